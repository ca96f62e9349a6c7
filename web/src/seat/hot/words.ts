// What is said where several play at one device; fetched with it.
import { shelf } from '../../i18n/language.svelte';

export const words = shelf('device');
