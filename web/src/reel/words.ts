// What is said of what somebody missed; fetched when they come back.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('reel');
