// What is said of the levels of bots; fetched with their page.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('bots');
