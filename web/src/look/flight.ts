// Cards fly from where they were: one pair of transitions for every place a card can be, keyed by its number.
import { crossfade, fade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';

let duration = 220;

/** Switches the flights off, or on. */
export function setStill(still: boolean) {
  duration = still ? 0 : 220;
}
export const flightTime = () => duration;

const [leave, arrive] = crossfade({
  duration: () => duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration * 0.7 }),
});
export { leave, arrive };
