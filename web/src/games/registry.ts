import { byFolder } from './folders';
import { ahead, withWords } from '../i18n/language.svelte';
import { type AnyGameModule, type GameModule, isWhole } from './game';

/** Loads the module of a game, by the server's machine name, when a table needs it. */
const modules = byFolder(
  import.meta.glob<GameModule<any, any, any, any, any>>('./*/index.ts', { import: 'default' }),
);

/**
 * Returns the module of a game, complete and with the parts for these options. Missing parts are derived. A
 * game without a folder has only derived parts.
 */
export async function loadGame(id: string, options: unknown): Promise<AnyGameModule> {
  // The words load at the same time as the module that needs them.
  ahead(`${id}/words`);
  const given = Object.hasOwn(modules, id) ? await withWords(modules[id]!()) : {};
  await given.fetchFor?.(options ?? {});
  if (isWhole(given)) return given;
  const { completed } = await withWords(import('../plain'));
  return completed(id, given);
}
