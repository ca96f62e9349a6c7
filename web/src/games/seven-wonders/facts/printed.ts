// Effects as the rules print them, turned into what the table draws. A new kind in the rules does not compile here
// until it has an entry.
import type {
  Class,
  Colour,
  Count,
  Effect as Printed,
  Resource,
  Sides,
  Symbol,
} from '../../../generated/seven-wonders.facts';

/** What the table draws and tells. */
export type Effect =
  | { kind: 'points' | 'coins' | 'shields'; amount: number }
  | { kind: 'science'; symbol: Symbol }
  | { kind: 'produce'; one_of: Resource[]; units: number; sold: boolean }
  | { kind: 'discount'; from: Sides; class: Class; price: number }
  | {
      kind: 'per';
      count: Colour | 'stages' | 'defeats';
      of: 'own' | 'neighbours' | 'all';
      coins: number;
      points: number;
    }
  | { kind: 'any_science' | 'free_build' | 'play_last_card' | 'build_from_discard' | 'copy_guild' };

type PrintedKind = Printed['kind'];
type OfKind<K extends PrintedKind> = Extract<Printed, { kind: K }>;

/** Nothing on cards and boards of the base game is of this kind; leaders are not drawn yet. */
function undrawn(effect: unknown): never {
  throw new Error(`nobody draws ${JSON.stringify(effect)} yet`);
}

function counted(count: Count): Extract<Effect, { kind: 'per' }>['count'] {
  if (count === 'stages' || count === 'defeats') return count;
  return typeof count === 'object' && 'cards' in count ? count.cards : undrawn(count);
}

/** Coins now or points at the end: always the same, or for each thing counted. */
function amount({ base, per }: OfKind<'points'>['amount'], kind: 'points' | 'coins'): Effect {
  if (!per) return { kind, amount: base };
  const { count, each, of } = per;
  const where = { own: 'own', neighbours: 'neighbours', around: 'all' } as const;
  const gain = kind === 'coins' ? { coins: each, points: 0 } : { coins: 0, points: each };
  return { kind: 'per', count: counted(count), of: where[of], ...gain };
}

const drawn: { [K in PrintedKind]: (effect: OfKind<K>) => Effect } = {
  produce: ({ one_of, units, sold }) => ({ kind: 'produce', one_of, units, sold }),
  discount: ({ from, class: cls, price }) => ({ kind: 'discount', from, class: cls, price }),
  shields: (effect) =>
    effect.of === 'own' && !effect.amount.per
      ? { kind: 'shields', amount: effect.amount.base }
      : undrawn(effect),
  science: ({ symbol }) => {
    if (symbol === 'any') return { kind: 'any_science' };
    return typeof symbol === 'object' ? { kind: 'science', symbol: symbol.of } : undrawn(symbol);
  },
  coins: (effect) => amount(effect.amount, 'coins'),
  points: (effect) => amount(effect.amount, 'points'),
  build_from_discard: () => ({ kind: 'build_from_discard' }),
  copy_guild: () => ({ kind: 'copy_guild' }),
  free_build: (effect) =>
    effect.target === 'any' && effect.often === 'once_an_age' ? { kind: 'free_build' } : undrawn(effect),
  play_last_card: () => ({ kind: 'play_last_card' }),
  bank: undrawn,
  cost: undrawn,
  income: undrawn,
  tokens: undrawn,
  others_lose: undrawn,
  defeats_to_victor: undrawn,
  unseen_by_guilds: undrawn,
};

const draw = <K extends PrintedKind>(effect: OfKind<K>): Effect => drawn[effect.kind as K](effect);

/** What is counted for coins and for points as well is one sign. */
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
