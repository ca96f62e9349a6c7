// What is said on a score sheet besides the game's own words; fetched with it.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('score');
