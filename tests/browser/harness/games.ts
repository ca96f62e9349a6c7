// The games of Septet, for tests that run with each of them. Their generated types list them, so tests cover
// a new game automatically.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const generated = join(import.meta.dirname, '../../../web/src/generated');

/** The machine names of the games. */
export const games = readdirSync(generated).flatMap((file) => {
  const [, name] = /^([^.]+)\.schema\.json$/.exec(file) ?? [];
  return name && name !== 'protocol' ? [name] : [];
});

/** Games without browser code, offered if `toys` is true. Titles and machine names differ only in case. */
export const toys = ['goof', 'haggle'];
