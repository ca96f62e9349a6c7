// The words about people, loaded together with the components that show them.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('people');
