// A cast spell in words.
import type { NameCtx } from '../../game';
import { siteOf } from '../facts/standing';
import type { Casting, View } from '../types';
import { siteName, thePower, words } from './words';

/** Returns a spell and its targets. */
export function castInWords(casting: Casting, view: View, ctx: NameCtx): string {
  const w = words();
  const name = w.spells[casting.spell];
  const lying = (n: number) => {
    const it = view.fight?.cards.find((card) => card.n === n);
    return it?.card.card === 'power' ? thePower(it.card.power) : '';
  };
  switch (casting.spell) {
    case 'volensia':
      return casting.owl === null ? w.castIdle(name) : w.castOn(name, lying(casting.owl));
    case 'anulensa':
      return casting.card === null ? w.castIdle(name) : w.castOn(name, lying(casting.card));
    case 'moventi': {
      if (!casting.swap) return w.castIdle(name);
      const told = casting.swap.map(({ site, slot }) => ({
        value: String(siteOf(view, site).crystals[slot] ?? ''),
        tile: siteName(siteOf(view, site)),
      }));
      return w.castSwap(told[0]!, told[1]!);
    }
    case 'mutantus':
      return casting.with === null ? w.castIdle(name) : w.castWith(name, ctx.names[casting.with] ?? '');
    case 'binensus':
      return w.castSage(w.theKind[casting.sage]);
    case 'potentia':
    case 'absentus':
      return w.cast(name);
  }
}
