// The plain board, asked for when a game comes that lacks something.
import type { AnyGameModule, GameModule } from '../games/game';
import { api } from '../net/api';
import { complete } from './module';
import type { Schema } from './schema';

/** What the module lacks is derived from the schema of the game's types; if that cannot be had, from values alone. */
export async function completed(
  id: string,
  given: GameModule<any, any, any, any, any>,
): Promise<AnyGameModule> {
  const [games, schema] = await Promise.all([api.games(), api.schema(id)]);
  const listed = games.ok ? games.value.find((game) => game.id === id) : undefined;
  return complete(
    { id, name: listed?.name ?? null, schema: schema.ok ? (schema.value as Schema) : null },
    given,
  );
}
