// What only matches with boxes say; fetched through `boxWords`.
import { shelf } from '../../../i18n/language.svelte';
import type * as en from './boxes.en';

export { feeInWords, leaderEffectInWords } from './leader-effects';

export const texts = shelf<typeof en>({ en: () => import('./boxes.en'), fr: () => import('./boxes.fr') });
