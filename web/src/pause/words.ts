// The words of pauses, loaded when a pause is asked for.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('pause');
