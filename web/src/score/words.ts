// The shared words of a score sheet, loaded with it.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('score');
