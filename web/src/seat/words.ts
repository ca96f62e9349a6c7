// What is said of taking something back, of choosing ahead, and of sitting at one device; fetched when it is needed.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('seat');
