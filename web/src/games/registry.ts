import { byFolder } from './folders';
import { type AnyGameModule, type GameModule, isWhole } from './game';

/** Loads the module of a game, by the server's machine name, when a table needs it. */
const modules = byFolder(
  import.meta.glob<GameModule<any, any, any, any, any>>('./*/index.ts', { import: 'default' }),
);

/** The module of a game with everything that the frame needs. What it lacks is derived; a game without a folder lacks all. */
export async function loadGame(id: string): Promise<AnyGameModule> {
  const given = Object.hasOwn(modules, id) ? await modules[id]!() : {};
  if (isWhole(given)) return given;
  const { completed } = await import('../plain');
  return completed(id, given);
}
