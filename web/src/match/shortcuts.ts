// Keys that open something at a match, wherever the focus is.
import { isForPage } from '../look/keys';
import type { Side } from './side.svelte';

export function shortcut(event: KeyboardEvent, side: Side) {
  if (!isForPage(event)) return;
  switch (event.key) {
    case '?':
      return void (side.open = 'keys');
    case 'm':
      return void (side.open = 'menu');
    case 'l':
      return side.show('log');
    case 'c':
      return side.show('chat');
    case 'r':
      return side.show('rules');
  }
}
