// Receipts, results of a build, the verdict under a card, and the reasons for points, in English.
const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

import { plural } from '../../../i18n/language.svelte';
export const receipt = {
  receipt: 'The cost',
  own: (by: string) => `Yours: ${by}`,
  /** `less`: the coins that the first unit costs less. */
  bought: (name: string, side: 'left' | 'right', each: number, less: number, tower: string) =>
    `${side === 'left' ? `From ← ${name}` : `From ${name} →`}: ${each} each${tower && ` (${tower})`}${less > 0 ? `, the first ${less} less` : ''}`,
  bank: (by: string) => `From the bank, by ${by}`,
  exchanged: (units: string, into: string, by: string) => `${by}: ${units} for ${into}`,
  waived: (by: string) => `Not needed, by ${by}`,
  printed: 'Printed price',
  cheaper: (by: string) => `Less, by ${by}`,
  gain: (by: string) => `Brought by ${by}`,
  nothing: 'It costs nothing',
  chain: (card: string) => `${card} makes it free`,
  power: (by: string) => `Free, thanks to ${by}`,
  sold: 'From the bank',
  lacking: (what: string) => `No neighbour sells ${what}`,
  wouldHelp: (cards: string) => `${cards} would make it free.`,
  leads: (cards: string) => `Leads to ${cards}.`,
  together: 'Together',
  ofYours: (held: number, left: number) => `of your ${held}; ${left} left`,
  then: (coins: number) => `${coins} after this`,

  shields: (from: number, to: number) => `Shields ${from} → ${to}.`,
  against: (name: string, theirs: number, before: number, after: number) =>
    `Against ${name} (${theirs}): ${signed(before)} becomes ${signed(after)}.`,
  science: (symbols: string, before: number, after: number) =>
    `${symbols}: science ${before} → ${after} points.`,
  points: (n: number) => `${plural(n, { one: '# point', other: '# points' })}.`,
  pointsNow: (n: number) => `${plural(n, { one: '# point', other: '# points' })} as it stands.`,
  coinsNow: (n: number) => `${plural(n, { one: '# coin', other: '# coins' })} now.`,
  loses: (name: string, n: number, you: boolean) =>
    you
      ? `You lose ${plural(n, { one: '# coin', other: '# coins' })}.`
      : `${name} loses ${plural(n, { one: '# coin', other: '# coins' })}.`,
  lose: (names: string, n: number) => `${names} lose ${plural(n, { one: '# coin', other: '# coins' })} each.`,
  allLose: (n: number) => `All others lose ${plural(n, { one: '# coin', other: '# coins' })}.`,

  no: (what: string) => `no ${what}`,
  short: (n: number) => `${n} short`,
  built: 'built',
  cannot: 'not now',
  ownGoods: 'own',
  free: 'free',
  complete: 'no stage',
};

export const reasons = {
  tokens: (n: number, value: number) => `${n} × ${value}`,
  lost: (n: number) => `${n} × −1`,
  coins: (held: string) => `${held}, 1 for every 3`,
  symbols: (n: number, symbol: string, points: number, masks: number) =>
    `${n} × ${symbol}${masks > 0 ? ` (${masks} by a mask)` : ''}: ${points}`,
  sets: (points: number) => `sets of three: ${points}`,
  copied: (guild: string, points: number, leader: string | null) =>
    leader ? `${guild} (copied with ${leader}): ${points}` : `${guild} (copied): ${points}`,
  each: (thing: string, points: number) => `${thing}: ${points < 0 ? `−${-points}` : points}`,
  owed: (n: number) => `${n} × −1`,
  none: 'nothing',
  why: (category: string) => `${category}: where the points come from`,
};
