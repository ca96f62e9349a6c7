// Computes the order of shuffled seats from the seed, with the server's random numbers (ChaCha with eight
// rounds) and its shuffle.
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../generated/protocol';

/** The random stream of the seats, separate from the cards' streams. */
const stream = 0x5ea7;

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** Generates the random numbers of the stream, 32 bits each. */
function* numbers(key: Uint32Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const start = Uint32Array.of(
      ...[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574],
      ...key,
      ...[block, 0, 0, stream],
    );
    const words = start.slice();
    const mix = (a: number, b: number, c: number, d: number) => {
      for (const [first, second] of [
        [16, 12],
        [8, 7],
      ] as const) {
        words[a]! += words[b]!;
        words[d] = rotated(words[d]! ^ words[a]!, first);
        words[c]! += words[d]!;
        words[b] = rotated(words[b]! ^ words[c]!, second);
      }
    };
    for (let round = 0; round < 8; round += 2) {
      for (let n = 0; n < 4; n++) mix(n, 4 + n, 8 + n, 12 + n);
      for (let n = 0; n < 4; n++) mix(n, 4 + ((n + 1) % 4), 8 + ((n + 2) % 4), 12 + ((n + 3) % 4));
    }
    for (const [n, word] of words.entries()) yield (word + start[n]!) >>> 0;
  }
}

const all = 2 ** 32;

/** Shuffles in place, from the end. */
function shuffle<T>(items: T[], chance: Generator<number, never>) {
  const below = (bound: number) => {
    for (;;) {
      const wide = chance.next().value * bound;
      if (wide % all >= all % bound) return Math.floor(wide / all);
    }
  };
  for (let n = items.length - 1; n > 0; n--) {
    const other = below(n + 1);
    [items[n], items[other]] = [items[other]!, items[n]!];
  }
}

/** Returns for each seat the seat from which its occupant comes. `teams` is empty without teams. */
export function seatOrder(seed: string, seats: number, teams: Seat[][]): Seat[] {
  const bytes = hexToBytes(seed);
  const key = new Uint32Array(8);
  for (const [n, byte] of bytes.entries()) key[n >> 2]! |= byte << (8 * (n & 3));
  const chance = numbers(key);
  const each = Array.from({ length: seats }, (_, seat): Seat => seat);
  const sides = (teams.length > 0 ? teams : each.map((seat) => [seat])).map((side) => [...side]);
  const movers = sides.map((side) => [...side]);
  shuffle(movers, chance);
  // Teams take the places of teams of the same size; both sorts keep the order among equal sizes.
  for (const list of [sides, movers]) list.sort((a, b) => a.length - b.length);
  for (const [n, places] of sides.entries()) {
    const mover = movers[n]!;
    shuffle(mover, chance);
    for (const [m, seat] of places.entries()) each[seat] = mover[m]!;
  }
  return each;
}
