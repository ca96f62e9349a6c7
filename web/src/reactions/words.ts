// The words of quick reactions, loaded with their button or with the first reaction.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('reactions');
