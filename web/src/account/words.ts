// The texts of account pages, fetched with the pages.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('account');
