// The words of the recap, loaded when a player returns.
import { shelf } from '../i18n/language.svelte';

export const words = shelf('reel');
