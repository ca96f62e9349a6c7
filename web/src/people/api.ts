// The HTTP requests about people, loaded together with the components that send them.
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
  /** Returns the ratings of those accounts that have a public one. */
  ratings: (game: string, seats: number, accounts: string[]) =>
    ask<RatingOf[]>('GET', `/api/ratings/${of(game)}/${seats}?of=${accounts.map(of).join(',')}`),
  mutes: () => ask<MutedByMe[]>('GET', '/api/mutes'),
  mute: (account: string, muted: boolean) => ask<void>('POST', '/api/mutes', { account, muted }),
  report: (report: MakeReport) => ask<void>('POST', '/api/reports', report),
  friends: () => ask<Friends>('GET', '/api/friends'),
  /** Returns a friend link, which the server sends only once. */
  makeLink: () => ask<FriendLink>('POST', '/api/friends/links'),
  endLinks: () => ask<void>('DELETE', '/api/friends/links'),
  /** Returns the owner of a link, which stays valid. */
  look: (code: string) => ask<FriendOffer>('POST', '/api/friends/look', { code }),
  befriend: (code: string) => ask<FriendOffer>('POST', '/api/friends', { code }),
  unfriend: (account: string) => ask<void>('DELETE', `/api/friends/${of(account)}`),
  invite: (account: string, table: string) =>
    ask<void>('POST', `/api/friends/${of(account)}/invite`, { table }),
  /** Returns the connected external bots that accept challenges in this game. */
  bots: (game: string) => ask<BotHere[]>('GET', `/api/bots?game=${of(game)}`),
  challenge: (account: string, table: string) =>
    ask<void>('POST', `/api/tables/${of(table)}/challenges`, { account }),
  /** Returns the deal of the day of each game, as far as the account may see it. */
  days: () => ask<DealOfTheDay[]>('GET', '/api/days'),
  /** Makes the account's table for today's deal, and returns it. */
  playDay: (game: string) => ask<MadeTable>('POST', `/api/days/${of(game)}`),
  putAway: (account: string) => ask<void>('DELETE', `/api/friends/${of(account)}/invite`),
};
