// The texts of the analysis of a finished match, fetched with the dialog.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('analysis');
