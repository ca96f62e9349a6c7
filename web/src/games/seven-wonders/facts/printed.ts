// Converts the effects that the rules print into those that the table draws. A new kind in the rules does not
// compile here without an entry.
import { by } from './by';
import type {
  Amount,
  Change,
  Class,
  Colour,
  Count,
  Direction,
  Done,
  Effect as Printed,
  Idle,
  Nth,
  Often,
  Power,
  Resource,
  Sides,
  Symbol,
  Target,
  Tokens,
  Whose,
} from '../../../generated/seven-wonders.facts';

/** The things that are counted for coins and points alike, with signs of their own. */
type Counted = Colour | 'stages' | 'defeats' | 'victories';

/** An effect that the table draws and describes. */
export type Effect =
  | { kind: 'points'; amount: number }
  | { kind: 'coins'; amount: number }
  | { kind: 'shields'; amount: number }
  | { kind: 'science'; symbol: Symbol }
  | { kind: 'produce'; one_of: Resource[]; units: number; sold: boolean }
  | { kind: 'discount'; from: Sides; class: Class; price: number }
  | { kind: 'per'; count: Counted; of: 'own' | 'neighbours' | 'all'; coins: number; points: number }
  | { kind: 'any_science' }
  | { kind: 'free_build' }
  | { kind: 'play_last_card' }
  | { kind: 'build_from_discard' }
  | { kind: 'copy_guild' }
  | LeaderEffect;

/** The effects that only expansions have. */
export type LeaderEffect =
  /** A computed amount. */
  | { kind: 'reckoned'; gain: 'points' | 'coins' | 'shields'; amount: Amount; whose: Whose }
  | { kind: 'bank'; price: number; units: number }
  | { kind: 'cost'; target: Target; of: Whose; change: Change }
  | { kind: 'income'; when: Done; coins: number }
  | { kind: 'tokens'; change: Tokens }
  | { kind: 'others_lose'; amount: Amount }
  | { kind: 'build_free'; target: Target; often: Often }
  | { kind: 'changed_science' }
  | { kind: 'more_science' }
  | { kind: 'defeats_to_victor' }
  | { kind: 'unseen_by_guilds' }
  | { kind: 'power'; power: Power }
  | { kind: 'any_stage' }
  | { kind: 'keep_hands' }
  | { kind: 'trade_defeats' }
  | { kind: 'plenty' }
  | { kind: 'foresee' }
  | { kind: 'mask' }
  | { kind: 'first_unit'; from: Sides }
  | { kind: 'produce_again'; units: number }
  | { kind: 'produce_missing'; units: number }
  | { kind: 'neighbours_gain'; coins: number }
  | { kind: 'diplomacy'; tokens: number }
  | { kind: 'void_diplomacy' }
  | { kind: 'price'; class: Class; more: number }
  | { kind: 'endless' }
  | { kind: 'idle'; cards: Idle }
  | { kind: 'bonus'; when: Done }
  | { kind: 'tax'; when: Done }
  | { kind: 'chain_beside' }
  | { kind: 'smaller_victories' }
  | { kind: 'two_defeats' }
  | { kind: 'free_stage' }
  | { kind: 'any_colour' }
  | { kind: 'exchange' }
  | { kind: 'stage_beside'; of: Direction; which: Nth }
  | { kind: 'more_tiles'; tiles: number };

/** The data of an effect of a kind. */
export type OfEffect<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
type PrintedKind = Printed['kind'];
type OfKind<K extends PrintedKind> = Extract<Printed, { kind: K }>;

const around = { own: 'own', neighbours: 'neighbours', around: 'all' } as const;

function counted(count: Count): Counted | null {
  if (count === 'stages' || count === 'defeats' || count === 'victories') return count;
  return typeof count === 'object' && 'cards' in count ? count.cards : null;
}

/** Returns the effect for coins now or points at the end: fixed, for each counted thing, or computed. */
function amount(amount: Amount, gain: 'points' | 'coins'): Effect {
  const { base, per, least, only } = amount;
  const plain = (least ?? null) === null && !only;
  if (plain && !per) return { kind: gain, amount: base };
  const count = plain && per && base === 0 && per.each > 0 ? counted(per.count) : null;
  if (!per || !count) return { kind: 'reckoned', gain, amount, whose: 'own' };
  const each = gain === 'coins' ? { coins: per.each, points: 0 } : { coins: 0, points: per.each };
  return { kind: 'per', count, of: around[per.of], ...each };
}

const drawn: { [K in PrintedKind]: (effect: OfKind<K>) => Effect } = {
  produce: ({ one_of, units, sold }) => ({ kind: 'produce', one_of, units, sold }),
  discount: ({ from, class: cls, price }) => ({ kind: 'discount', from, class: cls, price }),
  shields: ({ amount, of }) =>
    of === 'own' && !amount.per && !amount.only
      ? { kind: 'shields', amount: amount.base }
      : { kind: 'reckoned', gain: 'shields', amount, whose: of },
  science: ({ symbol }) =>
    by<typeof symbol, Effect>(symbol, {
      of: (symbol) => ({ kind: 'science', symbol }),
      any: () => ({ kind: 'any_science' }),
      changed: () => ({ kind: 'changed_science' }),
      most_owned: () => ({ kind: 'more_science' }),
      mask: () => ({ kind: 'mask' }),
    }),
  coins: (effect) => amount(effect.amount, 'coins'),
  points: (effect) => amount(effect.amount, 'points'),
  build_from_discard: () => ({ kind: 'build_from_discard' }),
  copy_guild: () => ({ kind: 'copy_guild' }),
  free_build: ({ target, often }) =>
    target === 'any' && often === 'once_an_age'
      ? { kind: 'free_build' }
      : { kind: 'build_free', target, often },
  play_last_card: () => ({ kind: 'play_last_card' }),
  bank: ({ price, units }) => ({ kind: 'bank', price, units }),
  cost: ({ target, of, change }) => ({ kind: 'cost', target, of, change }),
  income: ({ when, coins }) => ({ kind: 'income', when, coins }),
  tokens: ({ change }) => ({ kind: 'tokens', change }),
  others_lose: ({ amount }) => ({ kind: 'others_lose', amount }),
  defeats_to_victor: () => ({ kind: 'defeats_to_victor' }),
  unseen_by_guilds: () => ({ kind: 'unseen_by_guilds' }),
  power: ({ power }) => ({ kind: 'power', power }),
  any_stage: () => ({ kind: 'any_stage' }),
  keep_hands: () => ({ kind: 'keep_hands' }),
  trade_defeats: () => ({ kind: 'trade_defeats' }),
  plenty: () => ({ kind: 'plenty' }),
  foresee: () => ({ kind: 'foresee' }),
  first_unit: ({ from }) => ({ kind: 'first_unit', from }),
  produce_again: ({ units }) => ({ kind: 'produce_again', units }),
  produce_missing: ({ units }) => ({ kind: 'produce_missing', units }),
  neighbours_gain: ({ coins }) => ({ kind: 'neighbours_gain', coins }),
  diplomacy: ({ tokens }) => ({ kind: 'diplomacy', tokens }),
  void_diplomacy: () => ({ kind: 'void_diplomacy' }),
  price: ({ class: cls, more }) => ({ kind: 'price', class: cls, more }),
  endless: () => ({ kind: 'endless' }),
  idle: ({ cards }) => ({ kind: 'idle', cards }),
  bonus: ({ when }) => ({ kind: 'bonus', when }),
  tax: ({ when }) => ({ kind: 'tax', when }),
  chain_beside: () => ({ kind: 'chain_beside' }),
  smaller_victories: () => ({ kind: 'smaller_victories' }),
  two_defeats: () => ({ kind: 'two_defeats' }),
  free_stage: () => ({ kind: 'free_stage' }),
  any_colour: () => ({ kind: 'any_colour' }),
  exchange: () => ({ kind: 'exchange' }),
  stage_beside: ({ of, which }) => ({ kind: 'stage_beside', of, which }),
  more_tiles: ({ tiles }) => ({ kind: 'more_tiles', tiles }),
};

const draw = <K extends PrintedKind>(effect: OfKind<K>): Effect => drawn[effect.kind as K](effect);

/** Converts effects. Coins and points for the same count become one sign. */
export function signsOf(effects: Printed[]): Effect[] {
  const signs: Effect[] = [];
  for (const effect of effects.map(draw)) {
    const last = signs.at(-1);
    if (
      effect.kind === 'per' &&
      last?.kind === 'per' &&
      last.count === effect.count &&
      last.of === effect.of
    ) {
      signs[signs.length - 1] = {
        ...last,
        coins: last.coins + effect.coins,
        points: last.points + effect.points,
      };
    } else signs.push(effect);
  }
  return signs;
}
