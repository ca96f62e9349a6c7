// The announcements that keys start during a match. They repeat the texts of the table and compute nothing.
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
  /** True for the full announcement, false for its most important part. */
  full: boolean;
}

/** The number of events of other players in a short announcement. */
const FEW = 2;
/** The most events in a full announcement. */
const MANY = 20;
/** The number of facts of a player in a short announcement. */
const FACTS = 2;

/** Returns an announcement. `page` contains the cards and buttons, which are found by their names. */
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

/** Returns the accessible names of the elements that match a selector, without empty ones. */
const names = (page: ParentNode, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(nameOf).filter((name) => name !== '');

function hand(page: ParentNode): string {
  const held = names(page, '[data-testid="hand"] [data-hand]');
  // Some games mark no cards in the hand: there, cards to choose are buttons and the others are pictures.
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
  // The order around the table, from the left neighbour on.
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
