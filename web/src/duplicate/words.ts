// The texts about tables that share a deal, fetched with the code that shows them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('duplicate');
