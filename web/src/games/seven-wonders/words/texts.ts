// The texts of the game in the current language, fetched with the game.
import { shelf, withWords } from '../../../i18n/language.svelte';
import { late } from '../../late';

export const texts = shelf('seven-wonders/words');

/** The words that only matches with expansions use. */
export const boxWords = late(() => withWords(import('./boxes')));
export const boxTexts = () => boxWords().texts();

export const scoreWords = () => texts().score;
export const receiptWords = () => texts().receipt;
export const reasonWords = () => texts().reasons;
