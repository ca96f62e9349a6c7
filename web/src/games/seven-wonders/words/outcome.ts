// The result of a build, as the server sends it: shields with the opponents, points, coins, losses.
import { cap } from '../../../i18n/text';
import { listing } from '../../../i18n/language.svelte';
import { words } from './words';
import { effectsInWords } from './effect-words';
import type { Effect } from '../facts/facts';
import { receiptWords, scoreWords } from './texts';
import type { CityView, Line, Outlook, Receipt, Seat } from '../types';

/** True if an effect's result is shown as a sum, false if by the words of the effect. */
const summed: Record<Effect['kind'], boolean> = {
  points: true,
  coins: true,
  shields: true,
  science: true,
  any_science: true,
  per: true,
  produce: false,
  discount: false,
  free_build: false,
  play_last_card: false,
  build_from_discard: false,
  copy_guild: false,
  reckoned: false,
  bank: false,
  cost: false,
  income: false,
  tokens: false,
  others_lose: false,
  build_free: false,
  changed_science: false,
  more_science: false,
  defeats_to_victor: false,
  unseen_by_guilds: false,
  power: false,
  any_stage: false,
  keep_hands: false,
  trade_defeats: false,
  plenty: false,
  foresee: false,
  mask: false,
  first_unit: false,
  produce_again: false,
  produce_missing: false,
  neighbours_gain: false,
  diplomacy: false,
  void_diplomacy: false,
  price: false,
  endless: false,
  idle: false,
  bonus: false,
  tax: false,
  chain_beside: false,
  smaller_victories: false,
  two_defeats: false,
  free_stage: false,
  any_colour: false,
  exchange: false,
  stage_beside: false,
  more_tiles: false,
};

const isGain = (line: Line) => line.line === 'gain';

/** `effects`: the printed effects. `home`: the city in which the card is built. */
export function outcomeOf(
  effects: Effect[],
  { shields, conflicts = [], points = [], losses = [] }: Outlook,
  receipt: Receipt,
  home: CityView,
  nameOf: (city: Seat) => string,
  /** The number of cities. */
  cities = 0,
): string {
  const t = receiptWords();
  const said: string[] = [];
  if (typeof shields === 'number') said.push(t.shields(home.shields, shields));
  for (const { with: other, theirs, before, after } of conflicts)
    said.push(t.against(nameOf(other), theirs, before, after));

  const counted = points.filter(({ row }) => row !== 'science');
  const more = counted.reduce((sum, { before, after }) => sum + after - before, 0);
  const varies = effects.some(
    (e) =>
      (e.kind === 'per' && e.points > 0) ||
      (e.kind === 'reckoned' && e.gain === 'points') ||
      e.kind === 'copy_guild',
  );
  const fixed = effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.amount : 0), 0);
  if (varies || more !== fixed) said.push(t.pointsNow(more));
  else if (more !== 0) said.push(t.points(more));
  const coins = receipt.filter(isGain).reduce((sum, line) => sum + ('coins' in line ? line.coins : 0), 0);
  if (coins > 0) said.push(t.coinsNow(coins));

  const symbols = effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : []));
  const wild = effects.some((e) => e.kind === 'any_science');
  const science = points.find(({ row }) => row === 'science');
  if (science) {
    const what =
      symbols.length > 0
        ? listing(symbols.map((one) => words().sciences[one]))
        : wild
          ? effectsInWords(effects)
          : scoreWords().of.science;
    said.push(t.science(cap(what), science.before, science.after));
  }
  for (const lost of new Set(losses.map(({ coins }) => coins))) {
    const names = losses.filter(({ coins }) => coins === lost).map(({ city }) => nameOf(city));
    const [only = ''] = names;
    if (names.length === 1) said.push(t.loses(only, lost, only === words().you));
    else said.push(names.length === cities - 1 ? t.allLose(lost) : t.lose(listing(names), lost));
  }
  const rest = effects.filter(({ kind }) => !summed[kind]);
  if (rest.length > 0) said.push(`${cap(effectsInWords(rest))}.`);
  return said.join(' ');
}
