// What is said to admins; fetched with their page.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('admin');
