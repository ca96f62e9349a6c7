// Starts a tutorial from the start page: a private table, beginner bots, and the Owl.
import { faces } from '../games/faces';
import type { GameListing } from '../generated/protocol';
import { type Made, playNow } from '../lobby/play-now';
import { keepLesson } from './kept';

/** Makes the table and begins. Steps of an earlier tutorial are shown again. */
export async function beginLesson(game: GameListing): Promise<Made> {
  const lesson = await faces[game.id]?.lesson?.();
  const seats = Math.min(Math.max(lesson?.seats ?? 0, game.min_seats), game.max_seats);
  const player = game.players.includes('newcomer') ? 'newcomer' : null;
  const made = await playNow(game, seats, { lesson: true, ...(player && { player }) });
  if (made.code) keepLesson(game.id, { code: made.code, done: [], over: false });
  return made;
}
