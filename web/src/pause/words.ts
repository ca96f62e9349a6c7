// What is said of pauses; fetched when somebody wants one.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('pause');
