// Completes the module of a game: missing parts are derived. A game without any module can be played, too.
import { listing } from '../i18n/language.svelte';
import { titleOf } from '../games/faces';
import type { AnyGameModule, GameModule, NameCtx, Prompt, SeatFact, Update } from '../games/game';
import type { IconName } from '../look/Icon.svelte';
import { boardOf, countsOf } from './board';
import { keyOf } from './key';
import { offersOf } from './offers';
import { Phrases } from './phrase';
import PlainHand from './PlainHand.svelte';
import PlainRules from './PlainRules.svelte';
import PlainSheet from './PlainSheet.svelte';
import PlainTable from './PlainTable.svelte';
import { isObject, type Schema, type Typed, Types } from './schema';
import { withGame } from './with-game';
import { words } from './words';

type Given = GameModule<any, any, any, any, any>;

export interface Known {
  id: string;
  /** The schema of the game's types. */
  schema: Schema | null;
}

/** Returns a module in which no part is missing. */
export function complete(known: Known, given: Given): AnyGameModule {
  const types = new Types(known.schema);
  const game = { given, types };
  return {
    title: () => titleOf(known.id),
    Table: withGame(PlainTable, game),
    ScoreSheet: PlainSheet,
    Rules: withGame(PlainRules, game),
    sentence: (seen, ctx) => new Phrases(types, ctx).sentence(seen, types.of('seen')),
    cardsOf: (seen) => cardsIn(seen, types.of('seen'), types),
    prompt: (update, ctx) => promptOf(update, ctx, types, given),
    refusal: (_, __, said) => said || words().refused,
    seatFacts: (update, seat, seats) => factsOf(update, seat, seats, types),
    deedInWords: async () => (intent, _view, ctx) => {
      if (given.label) return given.label(intent, ctx);
      const phrases = new Phrases(types, ctx);
      return phrases.deed(phrases.told(intent, types.of('intent')));
    },
    afterwards: async () => ({
      Hand: withGame<{ view: unknown; seat: number; names: string[] }>(PlainHand, game),
    }),
    keys: () => [['↑ ↓', words().keysStep]],
    ...given,
  };
}

/** Returns the keys of all cards in a value. */
function cardsIn(value: unknown, typed: Typed, types: Types): string[] {
  const of = types.variant(typed, value);
  const self = of.name && value !== null && types.cards.has(of.name) ? [keyOf(value, of.name)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, types.item(of), types));
  if (!isObject(value)) return self;
  const inner = Object.entries(value).flatMap(([key, one]) => cardsIn(one, types.field(of, key), types));
  return [...self, ...inner];
}

function promptOf(update: Update<any, any, any>, ctx: NameCtx, types: Types, given: Given): Prompt {
  const w = words();
  if (update.outcome) {
    const winners = update.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const { teams = [] } = update.outcome;
    // The winners are one team, so they share nothing with opponents.
    const together = teams.some(
      ({ seats }) => seats.length === winners.length && seats.every((seat) => winners.includes(seat)),
    );
    const text =
      winners.length === 0
        ? w.overNobody
        : winners.length === 1 && winners[0] === ctx.you
          ? w.youWon
          : together
            ? w.overTogether(listing(winners.map((seat) => ctx.names[seat] ?? '')))
            : w.over(listing(winners.map((seat) => ctx.names[seat] ?? '')), winners.length);
    return { tone: 'over', text };
  }
  const others = update.waiting.filter((seat) => seat !== ctx.you);
  const names = listing(others.map((seat) => ctx.names[seat] ?? ''));
  const { decision } = update;
  if (decision?.owed) {
    const board = boardOf(update.view, types, ctx, given.zones);
    const { byCard, loose } = offersOf(decision.choices, board, types, ctx, given);
    return {
      tone: 'you',
      text: byCard.size === 0 ? w.yourTurn : loose.length === 0 ? w.yourCard : w.yourCardOrDeed,
    };
  }
  if (others.length === 0) return { tone: 'wait', text: w.goesOn };
  return { tone: 'wait', text: decision ? w.mayChange(names) : w.waitFor(names) };
}

/** Icons for numbers, by the words in their names. */
const signs: [RegExp, IconName][] = [
  [/hand|card|deck|pile/, 'cards'],
  [/coin|gold|money|purse|cash|price/, 'coin'],
  [/won|win|point|score|victor|trick/, 'spark'],
  [/life|lives|health|shield/, 'shield'],
];

function factsOf(update: Update<any, any, any>, seat: number, seats: number, types: Types): SeatFact[] {
  const ctx = { names: Array.from({ length: seats }, () => ''), you: null };
  return countsOf(boardOf(update.view, types, ctx), seat).map(({ label, value }) => ({
    label,
    value: String(value),
    icon: signs.find(([word]) => word.test(label.toLowerCase()))?.[1] ?? 'gem',
  }));
}
