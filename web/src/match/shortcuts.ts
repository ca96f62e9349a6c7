// Keys that open something at a match, wherever the focus is.
import type { Told } from '../ears/speak';
import { isQuestion } from '../state/keys';
import { ofHand, ofMatch, pressed, signOf } from '../state/shortcuts.svelte';
import type { Side } from './side.svelte';

/**
 * `say`: tells something aloud; `undo`: asks to take back, `ahead`: chooses ahead, `order`: has forced moves played, where that is
 * possible; `sort`: sorts the hand another way.
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
    // The table itself listens to it.
    case 'decision':
    case undefined:
  }
}
