// The pictures of the base game, which come after the first frame of a table.
import { whenIdle } from '../../../look/art/idle';

type Base = typeof import('./base-pictures');
let base = $state.raw<Base>();
let asked = false;

/** Fetches the pictures. Without a connection, cards keep the sign of their kind. */
export const fetchBase = async () => void (base ??= await import('./base-pictures').catch(() => undefined));

/** Returns the pictures once they are here, and has them fetched. */
export function basePictures(): Base | undefined {
  if (!base && !asked) {
    asked = true;
    whenIdle(() => void fetchBase());
  }
  return base;
}
