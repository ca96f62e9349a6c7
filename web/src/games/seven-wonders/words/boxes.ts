// The words of matches with expansions, fetched through `boxWords`.
import { shelf } from '../../../i18n/language.svelte';

export { feeInWords, leaderEffectInWords } from './leader-effects';

export const texts = shelf('seven-wonders/boxes');
