// The HTTP requests about ladders, fetched with the code that needs them.
import type { Ladder, LadderCrosstable, LadderListing, LadderMatch } from '../generated/protocol';
import { ask } from '../net/api';

const of = (game: string) => `/api/ladders/${encodeURIComponent(game)}`;

/** A filter of matches: those of one player, or of two players against each other. */
export interface Between {
  player: string;
  opponent?: string;
}

export const ladders = {
  all: () => ask<LadderListing[]>('GET', '/api/ladders'),
  one: (game: string) => ask<Ladder>('GET', of(game)),
  crosstable: (game: string) => ask<LadderCrosstable>('GET', `${of(game)}/crosstable`),
  matches: (game: string, between: Between | null, page: number) => {
    const query = new URLSearchParams({ page: String(page), ...between });
    return ask<LadderMatch[]>('GET', `${of(game)}/matches?${query}`);
  },
};
