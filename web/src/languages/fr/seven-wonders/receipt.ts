// Receipts, results of a build, the verdict under a card, and the reasons for points, in French.
import { plural } from '../../../i18n/language.svelte';
import type * as en from '../../en/seven-wonders/receipt';

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const receipt: typeof en.receipt = {
  receipt: 'Ce qu’il en coûte',
  own: (by) => `Chez vous : ${by}`,
  bought: (name, side, each, less, tower) =>
    `${side === 'left' ? `À ← ${name}` : `À ${name} →`} : ${each} l’unité${tower && ` (${tower})`}${less > 0 ? `, ${less} de moins la première` : ''}`,
  bank: (by) => `À la banque, grâce à : ${by}`,
  exchanged: (units, into, by) => `${by} : ${units} contre ${into}`,
  waived: (by) => `Inutile grâce à : ${by}`,
  printed: 'Prix imprimé',
  cheaper: (by) => `Remise de : ${by}`,
  gain: (by) => `Rapporté par : ${by}`,
  nothing: 'Cela ne coûte rien',
  chain: (card) => `Gratuit grâce à : ${card}`,
  power: (by) => `Gratuit par le pouvoir de : ${by}`,
  sold: 'De la banque',
  lacking: (what) => `Aucun voisin ne vend : ${what}`,
  wouldHelp: (cards) => `Serait gratuit avec : ${cards}.`,
  leads: (cards) => `Mène à : ${cards}.`,
  together: 'En tout',
  ofYours: (held, left) => `de vos ${held} ; il en reste ${left}`,
  then: (coins) => `ensuite : ${coins}`,

  shields: (from, to) => `Boucliers ${from} → ${to}.`,
  against: (name, theirs, before, after) =>
    `Contre ${name} (${theirs}) : ${signed(before)} devient ${signed(after)}.`,
  science: (symbols, before, after) => `${symbols} : science ${before} → ${after} points.`,
  points: (n) => `${plural(n, { one: '# point', other: '# points' })}.`,
  pointsNow: (n) => `${plural(n, { one: '# point', other: '# points' })} en l’état.`,
  coinsNow: (n) => `${plural(n, { one: '# pièce', other: '# pièces' })} tout de suite.`,
  loses: (name, n, you) =>
    you
      ? `Vous perdez ${plural(n, { one: '# pièce', other: '# pièces' })}.`
      : `${name} perd ${plural(n, { one: '# pièce', other: '# pièces' })}.`,
  lose: (names, n) => `${names} perdent ${plural(n, { one: '# pièce', other: '# pièces' })} par cité.`,
  allLose: (n) => `Chacun des autres perd ${plural(n, { one: '# pièce', other: '# pièces' })}.`,

  no: () => 'manque',
  short: (n) => `manque ${n}`,
  built: 'déjà bâti',
  cannot: 'pas ici',
  ownGoods: 'à vous',
  free: 'gratuit',
  complete: 'achevée',
};

export const reasons: typeof en.reasons = {
  tokens: (n, value) => `${n} × ${value}`,
  lost: (n) => `${n} × −1`,
  coins: (held) => `${held}, 1 pour 3`,
  symbols: (n, symbol, points, masks) =>
    `${n} × ${symbol}${masks > 0 ? ` (dont ${masks} par masque)` : ''} : ${points}`,
  sets: (points) => `séries de trois : ${points}`,
  copied: (guild, points, leader) =>
    leader ? `${guild} (copiée avec ${leader}) : ${points}` : `${guild} (copiée) : ${points}`,
  each: (thing, points) => `${thing} : ${points < 0 ? `−${-points}` : points}`,
  owed: (n) => `${n} × −1`,
  none: 'rien',
  why: (category) => `${category} : d’où viennent les points`,
};
