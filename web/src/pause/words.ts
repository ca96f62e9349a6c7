// The words of pauses, loaded with the first pause or its menu.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('pause');
