// A card flies from any place of the screen to where it lies, or from there to a place; also on a plane that is scaled.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { boxOf, middleOf, pixelOf, type Place } from './place';
import { isStill, unlessStill } from './still.svelte';

export interface Way {
  /** Where it comes from, or where it goes; `null`: it only appears. */
  away: Place | null;
  /** How large a pixel of the element is on the screen. */
  scale?: number;
  /** What the element's own transform is. */
  transform?: string;
}

/** The card comes from another place of the screen and from its size there; as an outro, it goes there. */
export function fromPlace(node: Element, { away, scale = 1, transform = '' }: Way): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = away && boxOf(away);
  if (!there || here.width === 0) {
    return {
      duration: 200,
      css: (t, u) => `opacity: ${t}; transform: ${transform} scale(${1 + u * 0.6}); z-index: 5`,
    };
  }
  const [a, b] = [middleOf(there), middleOf(here)];
  const pixel = scale * pixelOf(node);
  const [dx, dy] = [(a.x - b.x) / pixel, (a.y - b.y) / pixel];
  // A seat is wide and low: from there a card starts small.
  const size = Math.min(there.width / here.width, there.height / here.height);
  return {
    duration: Math.min(520, 220 + Math.hypot(a.x - b.x, a.y - b.y) * 0.45),
    easing: cubicOut,
    css: (t, u) =>
      `transform: ${transform} translate(${u * dx}px, ${u * dy}px) scale(${t + u * size}); z-index: 5`,
  };
}

/** The card is lifted off the table. */
export const liftedOff = (transform: string): TransitionConfig => ({
  duration: unlessStill(260),
  css: (t, u) =>
    `opacity: ${t}; transform: ${transform} translateY(${u * -60}px) scale(${1 + u * 0.25}); z-index: 5`,
});
