// What is said of quick reactions; fetched with their button or with the first one.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('reactions');
