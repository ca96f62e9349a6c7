import type { GameListing } from '../generated/protocol';

/** Returns the number of seats offered first: four, or the most that the game allows. */
export const usualSeats = (game: Pick<GameListing, 'max_seats'> | undefined) =>
  Math.min(game?.max_seats ?? 2, 4);
