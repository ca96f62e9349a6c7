// What is said of ladders of programs; fetched with what shows them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('ladder');
