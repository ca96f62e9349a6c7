// The house's own words around a plain board. What the game itself says stays as its author wrote it.
import { shelf } from '../i18n/language.svelte';
import type { Said } from '../languages';

export type PlainWords = Said<'plain'>;

export const words = shelf('plain');
