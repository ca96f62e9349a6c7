// What is said of matches that are over; fetched with their pages.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('replay');
