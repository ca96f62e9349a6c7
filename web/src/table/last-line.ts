// The last event of other players, in the game's words.
import type { AnyGameModule, NameCtx } from '../games/game';
import type { Step } from '../generated/protocol';

/** The maximum of steps to search for an event with a text. */
const FAR = 40;

/** Returns the newest log lines of one step that are not about the reader's own action; empty without any. */
export function lastLine(steps: Step[], module: Pick<AnyGameModule, 'sentence'>, ctx: NameCtx): string {
  for (let at = steps.length - 1; at >= Math.max(0, steps.length - FAR); at -= 1) {
    const events = steps[at]!.events.map((event) => event.seen);
    const lines = events.filter((seen) => !isOwn(seen, ctx)).map((seen) => module.sentence(seen, ctx));
    const said = lines.filter((line) => line !== null);
    if (said.length > 0) return said.join(' ');
  }
  return '';
}

function isOwn(seen: unknown, ctx: NameCtx): boolean {
  return (
    ctx.you !== null && typeof seen === 'object' && seen !== null && 'seat' in seen && seen.seat === ctx.you
  );
}
