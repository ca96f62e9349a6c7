// The texts of the page about levels, fetched with the page.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('bots');
