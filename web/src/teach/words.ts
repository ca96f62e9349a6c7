// What the Owl says in every game; fetched with the lesson.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('teach');
