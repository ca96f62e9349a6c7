import { type AnyGameModule, type GameModule, isWhole } from './game';

/** The games this client knows, by the server's machine name. Loaded when a table needs one. */
const games: Record<string, () => Promise<GameModule<any, any, any, any, any>>> = {
  'seven-kingdoms': () => import('./seven-kingdoms/index').then((m) => m.default),
  'seven-dragons': () => import('./seven-dragons/index').then((m) => m.default),
  'seven-sages': () => import('./seven-sages/index').then((m) => m.default),
  'seven-wonders': () => import('./seven-wonders/index').then((m) => m.default),
};

/** A game with everything that the frame asks for. What its module lacks, or all of it if there is none, is derived. */
export async function loadGame(id: string): Promise<AnyGameModule> {
  const given = Object.hasOwn(games, id) ? await games[id]!() : {};
  if (isWhole(given)) return given;
  const { completed } = await import('../plain');
  return completed(id, given);
}
