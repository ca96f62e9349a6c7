// The texts of the game in the current language, fetched with the game.
import { shelf } from '../../../i18n/language.svelte';

export const texts = shelf('seven-sages/words');

export const rulesText = () => texts().rules;
export const scoreWords = () => texts().score;
