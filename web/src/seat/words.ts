// The words of undo, premoves and shared devices, loaded on demand.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('seat');
