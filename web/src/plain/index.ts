// The plain board, loaded if a game's module lacks a part.
import type { AnyGameModule, GameModule } from '../games/game';
import { api } from '../net/api';
import { games } from '../state/games.svelte';
import { complete } from './module';
import type { Schema } from './schema';

/** Completes a module from the game's schema, or from values alone if the schema does not load. */
export async function completed(
  id: string,
  given: GameModule<any, any, any, any, any>,
): Promise<AnyGameModule> {
  const [schema] = await Promise.all([api.schema(id), games.load()]);
  return complete({ id, schema: schema.ok ? (schema.value as Schema) : null }, given);
}
