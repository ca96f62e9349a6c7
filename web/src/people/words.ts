// What is said of order among people; fetched with whatever shows it.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('people');
