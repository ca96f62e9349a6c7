import { t } from '../i18n';
import { ofHand, type Shortcut } from '../state/shortcuts.svelte';

/** Keys of games whose hand can be sorted and put in order. */
export const handKeys = (): [Shortcut | string, string][] => [
  [ofHand.sort, t().holding.sort],
  ['⇧ ← →', t().holding.move],
];
