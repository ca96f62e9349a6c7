import type { GameListing } from '../generated/protocol';

/** At how many seats a table is offered first: four are lively and not long, in every game that has them. */
export const usualSeats = (game: Pick<GameListing, 'max_seats'> | undefined) =>
  Math.min(game?.max_seats ?? 2, 4);
