// What is said of tables that share a deal; fetched with what shows them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('duplicate');
