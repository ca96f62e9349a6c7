// Keys that open something at a match, wherever the focus is.
import { isForPage } from '../look/keys';
import type { Side } from './side.svelte';

/**
 * `say`: tells something aloud; `undo`: asks to take back, `ahead`: chooses ahead, `order`: has forced moves played, where that is
 * possible.
 */
export function shortcut(
  event: KeyboardEvent,
  side: Side,
  say: (key: string) => void,
  undo: (() => void) | undefined,
  ahead: (() => void) | undefined,
  order: (() => void) | undefined,
) {
  if (!isForPage(event)) return;
  switch (event.key) {
    case '?':
      return void (side.open = 'keys');
    case 'm':
      return void (side.open = 'menu');
    case 'u':
      return undo?.();
    case 'p':
      return ahead?.();
    case 'f':
      return order?.();
    case 'l':
      return side.show('log');
    case 'c':
      return side.show('chat');
    case 'r':
      return side.show('rules');
    case 'h':
    case 'o':
    case 's':
    case 'e':
    case 'k':
    case 'w':
      return say(event.key);
  }
}
