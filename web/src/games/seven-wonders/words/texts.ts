// The texts of the game in the language that is shown: fetched with the game.
import { shelf } from '../../../i18n/language.svelte';
import type * as en from './en';

export const texts = shelf<typeof en>({ en: () => import('./en'), fr: () => import('./fr') });

export const scoreWords = () => texts().score;
export const receiptWords = () => texts().receipt;
export const reasonWords = () => texts().reasons;
