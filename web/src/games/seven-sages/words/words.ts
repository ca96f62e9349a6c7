// The names of things and the short words of the table.
import { texts } from './texts';
import { listing } from '../../../i18n/language.svelte';
import type { Cards, Power, SiteView } from '../types';

export type Words = ReturnType<typeof words>;

export const words = () => texts().table;

/** Returns "Witch 5"; in French "Sorcière 5". */
export const powerName = ({ kin, value }: Power): string => words().power(words().kinds[kin], value);
/** Returns the name for the middle of a sentence: "Witch 5"; in French "la sorcière 5". */
export const thePower = ({ kin, value }: Power): string => words().thePower(kin, value);
/** Returns "Witch 5, Owl 4 and Moventi". */
export const cardsName = ({ powers, spells }: Cards): string =>
  listing([...powers.map(thePower), ...spells.map((spell) => words().spells[spell])]);
export const countOf = ({ powers, spells }: Cards): number => powers.length + spells.length;

/** Returns "Clearing 4"; "Finitum". */
export const siteName = ({ tile }: SiteView): string =>
  tile.tile === 'finitum' ? words().finitum : words().clearing(tile.number);
