// What a key says aloud of a match. Nothing is worked out here: it is what the table shows, in the same words.
import type { AnyGameModule, NameCtx, Prompt, Update } from '../games/game';
import type { Step } from '../generated/protocol';
import { words } from './words';

export const told = ['hand', 'others', 'own', 'events', 'clock', 'now'] as const;
export type Told = (typeof told)[number];

export interface Heard {
  module: AnyGameModule;
  ctx: NameCtx;
  update: Update;
  steps: Step[];
  prompt: Prompt;
  clock: string | null;
  /** Everything, and not only the most important. */
  full: boolean;
}

/** Events of others that are told where little is to be said. */
const FEW = 2;
/** Events at most, however much is to be said. */
const MANY = 20;
/** Numbers of a player where little is to be said. */
const FACTS = 2;

/** What is said; `page` is where cards and buttons are found by their names. */
export function saidFor(what: Told, heard: Heard, page: ParentNode): string {
  switch (what) {
    case 'hand':
      return hand(page);
    case 'others':
      return others(heard);
    case 'own':
      return own(heard);
    case 'events':
      return events(heard);
    case 'clock':
      return heard.clock === null ? words().noClock : words().clock(heard.clock);
    case 'now':
      return whatNow(heard, page);
  }
}

const nameOf = (it: Element): string =>
  (it.getAttribute('aria-label') ?? it.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a selector finds, by its names, as far as it is shown. */
const names = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(nameOf).filter((name) => name !== '');

function hand(page: ParentNode): string {
  const held = names(page, '[data-testid="hand"] [data-hand]');
  // A game may name its cards in the hand otherwise: those that can be chosen are buttons, the others pictures.
  const cards = held.length > 0 ? held : names(page, '[data-testid="hand"] :is(button, [role="img"])');
  return cards.length === 0 ? words().noHand : words().hand(cards.length, cards.join('; '));
}

function facts({ module, update, ctx, full }: Heard, seat: number): string {
  const all = module.seatFacts(update, seat, ctx.names.length);
  return all
    .slice(0, full ? all.length : FACTS)
    .map(({ label, value }) => words().fact(label, value))
    .join(', ');
}

function others(heard: Heard): string {
  const { names, you } = heard.ctx;
  // From the left neighbour on, around the table.
  const order = names.map((_, n) => ((you ?? -1) + 1 + n) % names.length).filter((seat) => seat !== you);
  const said = order.map((seat) => words().player(names[seat] ?? '', facts(heard, seat)));
  return said.join(' ');
}

function own(heard: Heard): string {
  const { you } = heard.ctx;
  return you === null ? words().watching : words().player(words().you, facts(heard, you));
}

function events({ steps, module, ctx, full }: Heard): string {
  const since = steps.findLastIndex((step) => step.seat === ctx.you && step.by === 'player');
  const told = steps.slice(full ? since + 1 : 0).flatMap(({ events }) => events.map(({ seen }) => seen));
  const lines = told.map((seen) => module.sentence(seen, ctx)).filter((line) => line !== null);
  return lines.slice(full ? -MANY : -FEW).join(' ') || words().nothing;
}

function whatNow({ prompt, full }: Heard, page: ParentNode): string {
  const deeds = names(page, '[data-deed]:not([aria-disabled="true"])');
  const things = page.querySelectorAll('[data-item][aria-pressed]').length;
  const said = [prompt.text];
  if (deeds.length > 0) said.push(words().deeds(deeds.length, full ? deeds.join('; ') : ''));
  if (things > 0 && prompt.tone === 'you') said.push(words().things(things));
  return said.join(' ');
}
