// The words of this game on the start page and in the lobby, in the current language.
import { shelf } from '../../../i18n/language.svelte';

export const faceTexts = shelf('seven-wonders/face');

export const optionWords = () => faceTexts().options;
