import { t } from '../i18n';
import { ofHand, type Shortcut } from '../state/shortcuts.svelte';

/** Returns the keys of games whose hand can be sorted and rearranged. */
export const handKeys = (): [Shortcut | string, string][] => [
  [ofHand.sort, t().holding.sort],
  ['⇧ ← →', t().holding.move],
];
