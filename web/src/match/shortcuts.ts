// The keys of a match, wherever the focus is.
import type { Told } from '../ears/speak';
import { isQuestion } from '../state/keys';
import { ofHand, ofMatch, pressed, signOf } from '../state/shortcuts.svelte';
import type { Side } from './side.svelte';

/**
 * Runs the action of a key. `say` announces, `undo` asks for an undo, `ahead` starts a premove, `order`
 * switches auto-play, `sort` sorts the hand. An action that is not possible is missing.
 */
export function shortcut(
  event: KeyboardEvent,
  side: Side,
  say: (what: Told) => void,
  undo: (() => void) | undefined,
  ahead: (() => void) | undefined,
  order: (() => void) | undefined,
  sort: (() => void) | undefined,
) {
  if (isQuestion(event) && signOf(event)) return void (side.open = 'keys');
  if (pressed(event, ofHand)) return sort?.();
  const deed = pressed(event, ofMatch);
  switch (deed) {
    case 'menu':
      return void (side.open = 'menu');
    case 'undo':
      return undo?.();
    case 'ahead':
      return ahead?.();
    case 'forced':
      return order?.();
    case 'log':
    case 'chat':
    case 'rules':
      return side.show(deed);
    case 'hand':
    case 'others':
    case 'own':
    case 'events':
    case 'clock':
    case 'now':
      return say(deed);
    // The table itself handles it.
    case 'decision':
    case undefined:
  }
}
