// Sounds take turns: never two at once, never two of a kind within a moment. Pure, with the time as a number.
import { sounds, type Sound } from './kinds';

/** Milliseconds in which a second sound of the same kind is not heard. */
const moment = 80;
/** The longest wait for the end of another sound. A light sound is useless later. */
const patience = (sound: Sound) => (sounds[sound].weight > 3 ? 2_000 : 400);

export class Turns {
  /** The time at which the last sound ends. */
  #ends = 0;
  #asked = new Map<Sound, number>();

  /** Returns the start of a sound that is asked for now, or `null` if it is left out. */
  startOf(sound: Sound, now: number): number | null {
    if (now - (this.#asked.get(sound) ?? -Infinity) < moment) return null;
    const start = Math.max(now, this.#ends);
    if (start - now > patience(sound)) return null;
    this.#asked.set(sound, now);
    this.#ends = start + sounds[sound].ms;
    return start;
  }
}
