// The sounds that may play now. Browsers stay silent until the first press on the page. The code that makes the
// sounds loads with that press.
import type { Sound } from '../sound/kinds';
import { settings } from './settings.svelte';

let desk: Promise<typeof import('../sound/desk')> | null = null;
let pressed = false;

const load = () =>
  (desk ??= import('../sound/desk').catch((why: unknown) => {
    desk = null;
    throw why;
  }));
/** The heard loudness of a volume grows with its square. */
const loudness = () => (settings.volume / 100) ** 2;

/** Waits for the first press. The returned function stops the wait. */
export function awaitPress(): () => void {
  const done = new AbortController();
  const press = () => {
    pressed = true;
    done.abort();
    if (settings.sounds || settings.sound) void load().catch(() => undefined);
  };
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, press, { capture: true, signal: done.signal });
  return () => done.abort();
}

const heard = (what: Sound) =>
  void load()
    .then(({ sound }) => sound(what, loudness()))
    // Without the file the table is silent.
    .catch(() => undefined);

/** Plays a sound of the table, unless sounds are off or the reader looks elsewhere. */
export function play(what: Sound) {
  if (pressed && settings.sounds && settings.volume > 0 && !document.hidden) heard(what);
}

/** Rings the bell that calls the reader, also while the page is hidden. */
export function chime() {
  if (pressed) heard('turn');
}
