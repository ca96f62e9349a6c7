// The games of this house, for whatever is tested with each of them: those whose types are generated, so that a new game
// is tested without being listed here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const generated = join(import.meta.dirname, '../../../web/src/generated');

/** Their machine names. */
export const games = readdirSync(generated).flatMap((file) => {
  const [, name] = /^([^.]+)\.schema\.json$/.exec(file) ?? [];
  return name && name !== 'protocol' ? [name] : [];
});

/** Games that bring nothing to the browser; offered where `toys` is on. Titles and machine names differ in case alone. */
export const toys = ['goof', 'haggle'];
