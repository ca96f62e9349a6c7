// The plain board, asked for when a game comes that lacks something.
import type { AnyGameModule, GameModule } from '../games/game';
import { api } from '../net/api';
import { games } from '../state/games.svelte';
import { complete } from './module';
import type { Schema } from './schema';

/** What the module lacks is derived from the schema of the game's types; if that cannot be had, from values alone. */
export async function completed(
  id: string,
  given: GameModule<any, any, any, any, any>,
): Promise<AnyGameModule> {
  const [schema] = await Promise.all([api.schema(id), games.load()]);
  return complete({ id, schema: schema.ok ? (schema.value as Schema) : null }, given);
}
