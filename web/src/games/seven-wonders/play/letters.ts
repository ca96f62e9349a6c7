import { lettersOf, pressed } from '../../../state/shortcuts.svelte';
import { hasBabel } from '../facts/score';
import type { Play } from './play.svelte';

/** The shortcut letters of this game. */
export const letters = lettersOf('seven-wonders', { compare: 'c', partner: 'p', babel: 't', large: 'i' });

/** Returns the dialog that a letter opens at this table. */
export function openedBy(event: KeyboardEvent, { view, partner }: Play): keyof typeof letters | undefined {
  const deed = pressed(event, letters);
  const none = (deed === 'babel' && !hasBabel(view)) || (deed === 'partner' && !partner);
  return none ? undefined : deed;
}
