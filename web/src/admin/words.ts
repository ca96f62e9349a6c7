// The texts of the admin page, fetched with the page.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('admin');
