// The words of a receipt, of what comes of a build, and of the verdict under a card.
import { catalogue } from '../../../i18n/language.svelte';
import type { Resource } from '../types';
import { words } from './words';

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const en = {
  receipt: 'What it takes',
  own: (by: string) => `Yours: ${by}`,
  bought: (name: string, side: 'left' | 'right', each: number) =>
    `${side === 'left' ? `From ← ${name}` : `From ${name} →`}: ${each} each`,
  bank: (by: string) => `From the bank, by ${by}`,
  waived: (by: string) => `Not needed, by ${by}`,
  printed: 'Printed price',
  cheaper: (by: string) => `Less, by ${by}`,
  gain: (by: string) => `Brought by ${by}`,
  nothing: 'It costs nothing',
  chain: (card: string) => `${card} makes it free`,
  power: (by: string) => `Built for nothing, by ${by}`,
  sold: 'From the bank',
  lacking: (what: string) => `Nobody beside you sells ${what}`,
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
  points: (n: number) => `${n} ${n === 1 ? 'point' : 'points'}.`,
  pointsNow: (n: number) => `${n} ${n === 1 ? 'point' : 'points'} as it stands.`,
  coinsNow: (n: number) => `${n} ${n === 1 ? 'coin' : 'coins'} now.`,
  loses: (name: string, n: number) =>
    name === words().you
      ? `You lose ${n} ${n === 1 ? 'coin' : 'coins'}.`
      : `${name} loses ${n} ${n === 1 ? 'coin' : 'coins'}.`,

  no: (what: Resource) => `no ${words().resources[what]}`,
  short: (n: number) => `${n} short`,
  built: 'built',
  cannot: 'not now',
  ownGoods: 'own',
  free: 'free',
  complete: 'no stage',
};
const fr: typeof en = {
  receipt: 'Ce qu’il en coûte',
  own: (by) => `Chez vous : ${by}`,
  bought: (name, side, each) => `${side === 'left' ? `À ← ${name}` : `À ${name} →`} : ${each} l’unité`,
  bank: (by) => `À la banque, grâce à : ${by}`,
  waived: (by) => `Inutile grâce à : ${by}`,
  printed: 'Prix imprimé',
  cheaper: (by) => `Remise de : ${by}`,
  gain: (by) => `Rapporté par : ${by}`,
  nothing: 'Cela ne coûte rien',
  chain: (card) => `Gratuit grâce à : ${card}`,
  power: (by) => `Gratuit par le pouvoir de : ${by}`,
  sold: 'De la banque',
  lacking: (what) => `Personne à côté ne vend : ${what}`,
  wouldHelp: (cards) => `Serait gratuit avec : ${cards}.`,
  leads: (cards) => `Mène à : ${cards}.`,
  together: 'En tout',
  ofYours: (held, left) => `de vos ${held} ; il en reste ${left}`,
  then: (coins) => `ensuite : ${coins}`,

  shields: (from, to) => `Boucliers ${from} → ${to}.`,
  against: (name, theirs, before, after) =>
    `Contre ${name} (${theirs}) : ${signed(before)} devient ${signed(after)}.`,
  science: (symbols, before, after) => `${symbols} : science ${before} → ${after} points.`,
  points: (n) => `${n} ${n <= 1 ? 'point' : 'points'}.`,
  pointsNow: (n) => `${n} ${n <= 1 ? 'point' : 'points'} en l’état.`,
  coinsNow: (n) => `${n} ${n <= 1 ? 'pièce' : 'pièces'} tout de suite.`,
  loses: (name, n) =>
    name === words().you
      ? `Vous perdez ${n} ${n <= 1 ? 'pièce' : 'pièces'}.`
      : `${name} perd ${n} ${n <= 1 ? 'pièce' : 'pièces'}.`,

  no: () => 'manque',
  short: (n) => `manque ${n}`,
  built: 'déjà bâti',
  cannot: 'pas ici',
  ownGoods: 'à vous',
  free: 'gratuit',
  complete: 'achevée',
};
export const receiptWords = catalogue<typeof en>({ en, fr });
