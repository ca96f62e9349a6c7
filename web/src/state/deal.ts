// Whether a match was dealt from what was published before: the client keeps the hash from its first sight of a match
// and checks the seed itself when it is told. Nobody has to believe the server.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { MatchView, Seat } from '../generated/protocol';
import { seatOrder } from './seat-order';
import { storage } from './storage';

/** What is remembered of a match. */
interface Seen {
  hash: string;
  /** It was seen before anybody had moved. */
  early: boolean;
}

/**
 * `unchanged`: the seed gives the hash that was seen before the first move. `late`: it gives the hash, but that was
 * first seen after the deal. `changed`: it does not give the hash or the order of the seats, or the hash is not the one
 * that was seen.
 */
export type Verdict = 'unchanged' | 'late' | 'changed';

/** The part of `storage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'septet.deals';
/** Matches that are remembered; the oldest are forgotten first. */
const kept = 60;

type All = Record<string, Seen>;

function read(shelf: Shelf): All {
  try {
    const all: unknown = JSON.parse(shelf.getItem(key) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as All) : {};
  } catch {
    return {};
  }
}

/** Keeps the hash of a match, the first time it is seen. `moved`: somebody had moved already. */
export function keepHash(game: MatchView, moved: boolean, shelf: Shelf = storage) {
  const all = read(shelf);
  if (all[game.id]) return;
  const rest = Object.entries(all).slice(1 - kept);
  // What is told together with its seed was published too late to prove anything.
  const seen: Seen = { hash: game.seed_hash, early: !moved && !game.seed };
  shelf.setItem(key, JSON.stringify(Object.fromEntries([...rest, [game.id, seen]])));
}

/** SHA-256 of the seed's bytes, in hexadecimal; `null` if it is no seed. WebCrypto is missing on plain http. */
export function hashOf(seed: string): string | null {
  try {
    return bytesToHex(sha256(hexToBytes(seed)));
  } catch {
    return null;
  }
}

/** Whether the players sit where the seed put them, if it did. */
const isSeated = ({ seed, shuffled }: MatchView, teams: Seat[][]) =>
  !seed || !shuffled || shuffled.join() === seatOrder(seed, shuffled.length, teams).join();

/** What the seed of a match that is over proves; `null` before it is told. */
export function verdict(game: MatchView, teams: Seat[][] = [], shelf: Shelf = storage): Verdict | null {
  if (!game.seed) return null;
  const seen = read(shelf)[game.id];
  if (hashOf(game.seed) !== game.seed_hash || (seen && seen.hash !== game.seed_hash)) return 'changed';
  if (!isSeated(game, teams)) return 'changed';
  return seen?.early ? 'unchanged' : 'late';
}
