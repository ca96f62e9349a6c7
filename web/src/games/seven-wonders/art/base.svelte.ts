// The pictures of the base game, which come after the first frame of a table.
import { whenIdle } from '../../../look/art/idle';

type Base = typeof import('./base-pictures');
let base = $state.raw<Base>();
let asked = false;

/** Fetches the pictures. If that fails, cards keep the sign of their kind, and the next one asks again. */
export async function fetchBase() {
  base ??= await import('./base-pictures').catch(() => undefined);
  asked = base !== undefined;
}

/** Returns the pictures. The first call fetches them, and they are missing until they arrive. */
export function basePictures(): Base | undefined {
  if (!base && !asked) {
    asked = true;
    whenIdle(() => void fetchBase());
  }
  return base;
}
