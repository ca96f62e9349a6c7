// The desk from which all sounds of the page come.
import { made } from './made';
import type { Sound } from './kinds';
import { Turns } from './turns';

const turns = new Turns();
let room: { context: AudioContext; out: GainNode } | null = null;

/** Plays a sound, at a volume from 0 to 1. */
export function sound(what: Sound, volume: number) {
  const now = performance.now();
  const start = turns.startOf(what, now);
  if (start === null) return;
  try {
    if (!room) {
      const context = new AudioContext();
      const out = context.createGain();
      out.connect(context.destination);
      room = { context, out };
    }
    const { context, out } = room;
    void context.resume();
    out.gain.value = volume;
    made[what]({ context, out, start: context.currentTime + 0.02 + (start - now) / 1000 });
  } catch {
    // The browser has no sound.
  }
}
