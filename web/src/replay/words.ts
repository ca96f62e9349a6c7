// The words of finished matches, loaded with their pages.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('replay');
