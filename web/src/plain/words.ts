// Septet's own words around a plain board. The game's texts stay as their author wrote them.
import { shelf } from '../i18n/language.svelte';
import type { Said } from '../languages';

export type PlainWords = Said<'plain'>;

export const words = shelf('plain');
