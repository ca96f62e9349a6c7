// The HTTP requests about people; fetched with what makes them.
import type {
  BotHere,
  DealOfTheDay,
  FriendLink,
  FriendOffer,
  Friends,
  MadeTable,
  MakeReport,
  MutedByMe,
  Rating,
  RatingOf,
} from '../generated/protocol';
import { ask } from '../net/api';

const of = (id: string) => encodeURIComponent(id);

export const people = {
  myRatings: () => ask<Rating[]>('GET', '/api/ratings/mine'),
  /** Those of which a strength is shown. */
  ratings: (game: string, seats: number, accounts: string[]) =>
    ask<RatingOf[]>('GET', `/api/ratings/${of(game)}/${seats}?of=${accounts.map(of).join(',')}`),
  mutes: () => ask<MutedByMe[]>('GET', '/api/mutes'),
  mute: (account: string, muted: boolean) => ask<void>('POST', '/api/mutes', { account, muted }),
  report: (report: MakeReport) => ask<void>('POST', '/api/reports', report),
  friends: () => ask<Friends>('GET', '/api/friends'),
  /** Shown this once. */
  makeLink: () => ask<FriendLink>('POST', '/api/friends/links'),
  endLinks: () => ask<void>('DELETE', '/api/friends/links'),
  /** Whose link it is; it still works. */
  look: (code: string) => ask<FriendOffer>('POST', '/api/friends/look', { code }),
  befriend: (code: string) => ask<FriendOffer>('POST', '/api/friends', { code }),
  unfriend: (account: string) => ask<void>('DELETE', `/api/friends/${of(account)}`),
  invite: (account: string, table: string) =>
    ask<void>('POST', `/api/friends/${of(account)}/invite`, { table }),
  /** Programs that play this game with anybody, and are here. */
  bots: (game: string) => ask<BotHere[]>('GET', `/api/bots?game=${of(game)}`),
  challenge: (account: string, table: string) =>
    ask<void>('POST', `/api/tables/${of(table)}/challenges`, { account }),
  /** Of each game one, as far as one may see it. */
  days: () => ask<DealOfTheDay[]>('GET', '/api/days'),
  /** The table where one plays today's deal. */
  playDay: (game: string) => ask<MadeTable>('POST', `/api/days/${of(game)}`),
  putAway: (account: string) => ask<void>('DELETE', `/api/friends/${of(account)}/invite`),
};
