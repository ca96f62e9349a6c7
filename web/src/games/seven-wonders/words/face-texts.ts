// What start page and lobby say of the game, in the language that is shown.
import { shelf } from '../../../i18n/language.svelte';

export const faceTexts = shelf('seven-wonders/face');

export const optionWords = () => faceTexts().options;
