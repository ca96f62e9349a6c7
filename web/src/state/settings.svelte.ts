// The settings of this device: colours, movement, sounds, notifications, and the side column.
import { storage } from './storage';

export const schemes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'on', 'off'] as const;
/** The settings for the recap of a returning player: `ask` shows it and asks about the setting. */
export const reels = ['ask', 'always', 'never'] as const;
export type Reels = (typeof reels)[number];
/** The amount of text of the keys that read aloud. */
export const speeches = ['brief', 'full'] as const;
export type Speech = (typeof speeches)[number];
export type Scheme = (typeof schemes)[number];
export type Motion = (typeof motions)[number];

function kept<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = storage.getItem(key) as T | null;
  return value && values.includes(value) ? value : otherwise;
}

let scheme = $state(kept('septet.scheme', schemes, 'auto'));
let motion = $state(kept('septet.motion', motions, 'auto'));
/** A sound and a system notification when a table begins to wait. */
let sound = $state(kept('septet.sound', ['off', 'on'], 'off'));
/** The sounds of a table. A phone is among other people, so there they are off at first. */
const phone = matchMedia(
  '(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 499px)',
);
let sounds = $state(kept('septet.sounds', ['off', 'on'], phone.matches ? 'off' : 'on'));
/** The volume of all sounds, from 0 to 100. */
let volume = $state(Math.min(100, Math.max(0, Number(storage.getItem('septet.volume') ?? 60) || 0)));
let notes = $state(kept('septet.notes', ['off', 'on'], 'off'));
let reel = $state(kept('septet.reel', reels, 'ask'));
let speech = $state(kept('septet.speech', speeches, 'brief'));
/** Shows the quick reactions of others. */
let reactions = $state(kept('septet.reactions', ['on', 'off'], 'on'));
let side = $state(kept('septet.side', ['open', 'closed'], 'open'));

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let systemCalm = $state(calm.matches);
calm.addEventListener('change', () => (systemCalm = calm.matches));

function apply() {
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.dataset.motion = motion;
}
apply();

export const settings = {
  get scheme() {
    return scheme;
  },
  set scheme(next: Scheme) {
    storage.setItem('septet.scheme', (scheme = next));
    apply();
  },
  get motion() {
    return motion;
  },
  set motion(next: Motion) {
    storage.setItem('septet.motion', (motion = next));
    apply();
  },
  get sound() {
    return sound === 'on';
  },
  set sound(on: boolean) {
    storage.setItem('septet.sound', (sound = on ? 'on' : 'off'));
  },
  get sounds() {
    return sounds === 'on';
  },
  set sounds(on: boolean) {
    storage.setItem('septet.sounds', (sounds = on ? 'on' : 'off'));
  },
  get volume() {
    return volume;
  },
  set volume(next: number) {
    storage.setItem('septet.volume', String((volume = next)));
  },
  get notes() {
    return notes === 'on';
  },
  set notes(on: boolean) {
    storage.setItem('septet.notes', (notes = on ? 'on' : 'off'));
  },
  get speech() {
    return speech;
  },
  set speech(next: Speech) {
    storage.setItem('septet.speech', (speech = next));
  },
  get reel() {
    return reel;
  },
  set reel(next: Reels) {
    storage.setItem('septet.reel', (reel = next));
  },
  get reactions() {
    return reactions === 'on';
  },
  set reactions(on: boolean) {
    storage.setItem('septet.reactions', (reactions = on ? 'on' : 'off'));
  },
  get sideOpen() {
    return side === 'open';
  },
  set sideOpen(open: boolean) {
    storage.setItem('septet.side', (side = open ? 'open' : 'closed'));
  },
  /** True if nothing should move. */
  get reducedMotion() {
    return motion === 'off' || (motion === 'auto' && systemCalm);
  },
};
