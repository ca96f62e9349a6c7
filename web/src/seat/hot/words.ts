// The words of shared devices, loaded with them.
import { shelf } from '../../i18n/language.svelte';

export const words = shelf('device');
