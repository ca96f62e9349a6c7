// Receipts, results of a build, the verdict under a card, and the reasons for points, in Dutch.
import { plural } from '../../../i18n/language.svelte';
import type * as en from '../../en/seven-wonders/receipt';

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const coins = (n: number) => plural(n, { one: '# munt', other: '# munten' });
const points = (n: number) => plural(n, { one: '# punt', other: '# punten' });

export const receipt: typeof en.receipt = {
  receipt: 'Wat het kost',
  own: (by) => `Van jou: ${by}`,
  bought: (name, side, each, less, tower) =>
    `${side === 'left' ? `Van ← ${name}` : `Van ${name} →`}: ${each} per stuk${tower && ` (${tower})`}${less > 0 ? `, de eerste ${less} minder` : ''}`,
  bank: (by) => `Van de bank, door ${by}`,
  exchanged: (units, into, by) => `${by}: ${units} voor ${into}`,
  waived: (by) => `Niet nodig, door ${by}`,
  printed: 'Gedrukte prijs',
  cheaper: (by) => `Minder, door ${by}`,
  gain: (by) => `Opgeleverd door ${by}`,
  nothing: 'Het kost niets',
  chain: (card) => `${card} maakt het gratis`,
  power: (by) => `Gratis, dankzij ${by}`,
  sold: 'Van de bank',
  lacking: (what) => `Geen buur verkoopt ${what}`,
  wouldHelp: (cards) => `${cards} zou het gratis maken.`,
  leads: (cards) => `Leidt tot ${cards}.`,
  together: 'Samen',
  ofYours: (held, left) => `van je ${held}; ${left} over`,
  then: (coins) => `daarna ${coins}`,

  shields: (from, to) => `Schilden ${from} → ${to}.`,
  against: (name, theirs, before, after) =>
    `Tegen ${name} (${theirs}): ${signed(before)} wordt ${signed(after)}.`,
  science: (symbols, before, after) => `${symbols}: wetenschap ${before} → ${after} punten.`,
  points: (n) => `${points(n)}.`,
  pointsNow: (n) => `${points(n)} zoals het nu staat.`,
  coinsNow: (n) => `Nu ${coins(n)}.`,
  loses: (name, n, you) => (you ? `Je verliest ${coins(n)}.` : `${name} verliest ${coins(n)}.`),
  lose: (names, n) => `${names} verliezen elk ${coins(n)}.`,
  allLose: (n) => `Alle anderen verliezen ${coins(n)}.`,

  no: () => 'tekort',
  short: (n) => `${n} tekort`,
  built: 'gebouwd',
  cannot: 'nu niet',
  ownGoods: 'eigen',
  free: 'gratis',
  complete: 'geen fase',
};

export const reasons: typeof en.reasons = {
  tokens: (n, value) => `${n} × ${value}`,
  lost: (n) => `${n} × −1`,
  coins: (held) => `${held}, 1 per 3`,
  symbols: (n, symbol, points, masks) =>
    `${n} × ${symbol}${masks > 0 ? ` (${masks} door een masker)` : ''}: ${points}`,
  sets: (points) => `reeksen van drie: ${points}`,
  copied: (guild, points, leader) =>
    leader ? `${guild} (gekopieerd met ${leader}): ${points}` : `${guild} (gekopieerd): ${points}`,
  each: (thing, points) => `${thing}: ${points < 0 ? `−${-points}` : points}`,
  owed: (n) => `${n} × −1`,
  none: 'niets',
  why: (category) => `${category}: waar de punten vandaan komen`,
};
