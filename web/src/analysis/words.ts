// What is said of decisions of a match that is over; fetched with the dialog.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('analysis');
