// Cards fly from where they were: one pair of transitions for every place a card can be, keyed by its number.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, fly } from 'svelte/transition';
import { flightTime, unlessStill } from './still.svelte';

const [leave, arrive] = crossfade({
  duration: flightTime,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: flightTime() * 0.7 }),
});
export { leave, arrive };

/** A card that is handed over by a neighbour comes from that side: 1 is the right. */
export const handedOver = (node: Element, side: 1 | -1) =>
  fly(node, { x: side * 60, duration: unlessStill(250) });
