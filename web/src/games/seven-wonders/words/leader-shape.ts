// The shape that all languages share for the effects of leaders: an entry for each word of the rules.
import type {
  Change,
  Count,
  Direction,
  Done,
  Nth,
  Often,
  Power,
  Sides,
  Target,
  Tokens,
  Upon,
  Whose,
} from '../../../generated/seven-wonders.facts';
import type { Word } from '../facts/by';

/** The counted things. Some have an additional name or number: a kind of cards, a number of coins. */
type PerCount = {
  [W in Word<Count>]: W extends 'cards' | 'sets' | 'printed'
    ? (gain: string, where: string, what: string) => string
    : W extends 'coins'
      ? (gain: string, where: string, n: number) => string
      : (gain: string, where: string) => string;
};
type OfCount = {
  [W in Word<Count>]: W extends 'cards' | 'printed' ? (what: string) => string : string;
};

export interface LeaderEffectTexts {
  /** The place of the counted things of a player who loses coins. */
  theirOwn: string;
  per: PerCount;
  /** Returns "a blue card". */
  oneOf: (kind: string) => string;
  eachColour: string;
  less: (n: number) => string;
  but: (gain: string, less: string) => string;
  only: (gain: string, when: string) => string;
  none: OfCount;
  one: OfCount;
  more: OfCount;
  fewerShields: (shields: string) => string;
  bank: (units: number, price: number) => string;
  targets: { [W in Word<Target>]: W extends 'cards' ? (kinds: string) => string : string };
  changes: {
    [W in Word<Change>]: W extends 'free' | 'no_units' | 'in_coins' ? string : (n: number) => string;
  };
  whoseCost: Record<Whose, (what: string) => string>;
  income: {
    [W in Word<Done>]: W extends 'built' ? (gain: string, kind: string) => string : (gain: string) => string;
  };
  tokens: Record<Tokens, string>;
  othersLose: (what: string) => string;
  buildFree: Record<Often, (kinds: string) => string>;
  changed_science: string;
  more_science: string;
  defeats_to_victor: string;
  unseen_by_guilds: string;
  powers: {
    [W in Word<Power>]: W extends 'draw' | 'hand'
      ? (n: number) => string
      : W extends 'lay_tile'
        ? Record<Upon, string>
        : string;
  };
  any_stage: string;
  keep_hands: string;
  trade_defeats: string;
  plenty: string;
  foresee: string;
  mask: string;
  firstUnit: Record<Sides, string>;
  produceAgain: (units: number) => string;
  produceMissing: (units: number) => string;
  neighboursGain: (coins: string) => string;
  diplomacy: (tokens: number) => string;
  void_diplomacy: string;
  price: Record<'more' | 'less', (what: string, n: number) => string>;
  endless: string;
  idle: { rich_brown: string; cards: (names: string) => string };
  /** As many coins as the number of the age: from the bank, and to it. */
  ofAge: string;
  taxOfAge: string;
  taxed: (what: string) => string;
  chain_beside: string;
  smaller_victories: string;
  two_defeats: string;
  free_stage: string;
  any_colour: string;
  exchange: string;
  stageBeside: Record<Direction, Record<Nth, string>>;
  moreTiles: (n: number) => string;
}
