// The Owl's words for every game, loaded with the tutorial.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('teach');
