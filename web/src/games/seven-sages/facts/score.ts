// The score sheet: the parts of each total.
import { kins } from './cards';
import type { Final, Kin, View } from '../types';

export interface KindRow {
  kin: Kin;
  /** By seat, the total of the hand, and true if it won a small crystal. */
  totals: { total: number; won: boolean }[];
}

/** Returns one row for each kind in the match, or none if cards did not count. */
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
/** Returns the value of the most valuable crystal, which breaks ties. */
export const best = (final: Final): number => Math.max(0, ...final.crystals, small(final) > 0 ? 1 : 0);
