// The score sheet: how each total came about.
import { catalogue } from '../../../i18n/language.svelte';
import { kins } from './cards';
import type { Final, Kin, View } from '../types';

export interface KindRow {
  kin: Kin;
  /** By seat: the total of the hand, and whether it brought a small crystal. */
  totals: { total: number; won: boolean }[];
}

/** One row for each kind in the game; none if cards did not count. */
export function kindRows(view: View, finals: Final[]): KindRow[] {
  return kins
    .filter((kin) => kin === 'owl' || !view.out.includes(kin))
    .map((kin) => ({
      kin,
      totals: finals.map(({ kinds }) => {
        const it = kinds.find((kind) => kind.kin === kin);
        return { total: it?.total ?? 0, won: it?.won ?? false };
      }),
    }))
    .filter((_, __, rows) => rows.length > 0 && finals.some(({ kinds }) => kinds.length > 0));
}

export const large = (final: Final): number => final.crystals.reduce((sum, value) => sum + value, 0);
export const small = (final: Final): number => final.kinds.filter(({ won }) => won).length;
/** The single most valuable crystal, which breaks ties. */
export const best = (final: Final): number => Math.max(0, ...final.crystals, small(final) > 0 ? 1 : 0);

const en = {
  caption: 'How each total came about',
  player: 'Player',
  place: (n: number) => (n === 1 ? '1st' : n === 2 ? '2nd' : n === 3 ? '3rd' : `${n}th`),
  crystals: 'Crystals',
  crystalsHint: 'taken in the rounds',
  kind: 'Highest sum in hand at the end: a small crystal',
  won: 'highest: a small crystal',
  small: 'Small crystals',
  smallHint: '1 each',
  total: 'Total',
  tieBreak: 'Best crystal',
  tieBreakHint: 'breaks ties',
  hand: 'Hand at the end',
  notCounted: 'Cards did not count.',
};
const fr: typeof en = {
  caption: 'Le détail de chaque total',
  player: 'Joueur',
  place: (n) => (n === 1 ? '1er' : `${n}e`),
  crystals: 'Cristaux',
  crystalsHint: 'pris pendant les manches',
  kind: 'Plus grande somme en main à la fin : un petit cristal',
  won: 'le plus haut : un petit cristal',
  small: 'Petits cristaux',
  smallHint: '1 chacun',
  total: 'Total',
  tieBreak: 'Meilleur cristal',
  tieBreakHint: 'départage',
  hand: 'Main à la fin',
  notCounted: 'Les cartes n’ont pas compté.',
};
export const scoreWords = catalogue({ en, fr });
