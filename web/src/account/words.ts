// What is said of accounts; fetched with their pages.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('account');
