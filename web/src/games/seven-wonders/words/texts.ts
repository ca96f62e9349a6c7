// The texts of the game in the language that is shown: fetched with the game.
import { shelf, withWords } from '../../../i18n/language.svelte';
import { late } from '../../late';

export const texts = shelf('seven-wonders/words');

/** What only matches with boxes say. */
export const boxWords = late(() => withWords(import('./boxes')));
export const boxTexts = () => boxWords().texts();

export const scoreWords = () => texts().score;
export const receiptWords = () => texts().receipt;
export const reasonWords = () => texts().reasons;
