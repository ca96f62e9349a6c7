// The texts of the ladders of bots, fetched with the code that shows them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('ladder');
