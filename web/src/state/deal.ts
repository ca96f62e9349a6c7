// Checks that a match was dealt from its published hash. The client keeps the hash from its first sight of a
// match, and compares the seed after the match. So players need not trust the server.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { MatchView, Seat } from '../generated/protocol';
import { seatOrder } from './seat-order';
import { storage } from './storage';

/** The remembered data of a match. */
interface Seen {
  hash: string;
  /** True if the hash was seen before the first move. */
  early: boolean;
}

/**
 * The result of the check. `unchanged`: the seed fits the hash that was seen before the first move. `late`:
 * it fits the hash, but that was first seen after the deal. `changed`: it does not fit the hash or the order
 * of the seats, or the hash differs from the one seen.
 */
export type Verdict = 'unchanged' | 'late' | 'changed';

/** The part of `storage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'septet.deals';
/** The number of remembered matches; the oldest are forgotten first. */
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

/** Stores the hash of a match when the client first sees it. `moved`: a player has already moved. */
export function keepHash(game: MatchView, moved: boolean, shelf: Shelf = storage) {
  const all = read(shelf);
  if (all[game.id]) return;
  const rest = Object.entries(all).slice(1 - kept);
  // A hash that arrives together with its seed was published too late to prove anything.
  const seen: Seen = { hash: game.seed_hash, early: !moved && !game.seed };
  shelf.setItem(key, JSON.stringify(Object.fromEntries([...rest, [game.id, seen]])));
}

/**
 * Returns the SHA-256 of the seed's bytes in hexadecimal; `null` for an invalid seed. WebCrypto is missing on
 * plain http.
 */
export function hashOf(seed: string): string | null {
  try {
    return bytesToHex(sha256(hexToBytes(seed)));
  } catch {
    return null;
  }
}

/** Returns true if the players sit where the seed put them, or if it did not shuffle the seats. */
const isSeated = ({ seed, shuffled }: MatchView, teams: Seat[][]) =>
  !seed || !shuffled || shuffled.join() === seatOrder(seed, shuffled.length, teams).join();

/** Returns the verdict on the seed of a finished match; `null` before the seed is published. */
export function verdict(game: MatchView, teams: Seat[][] = [], shelf: Shelf = storage): Verdict | null {
  if (!game.seed) return null;
  const seen = read(shelf)[game.id];
  if (hashOf(game.seed) !== game.seed_hash || (seen && seen.hash !== game.seed_hash)) return 'changed';
  if (!isSeated(game, teams)) return 'changed';
  return seen?.early ? 'unchanged' : 'late';
}
