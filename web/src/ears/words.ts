// The texts of announcements, fetched with the first of them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('ears');
