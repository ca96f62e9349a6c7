// What start page and lobby say of the game, in the language that is shown.
import { shelf } from '../../../i18n/language.svelte';
import type * as en from './face.en';

export const faceTexts = shelf<typeof en>({ en: () => import('./face.en'), fr: () => import('./face.fr') });

export const optionWords = () => faceTexts().options;
