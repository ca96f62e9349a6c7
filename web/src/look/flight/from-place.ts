// A card that flies between its own place and any other place of the screen, also on a scaled plane.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { boxOf, middleOf, pixelOf, type Place } from './place';
import { isStill, unlessStill } from './still.svelte';

export interface Way {
  /** The other place; `null` for a card that only appears. */
  away: Place | null;
  /** The scale of the element: screen pixels for each of its pixels. */
  scale?: number;
  /** The transform that the element has by itself. */
  transform?: string;
}

/**
 * Moves in a card from another place, and from its size there. As an outro, it moves the card to that place.
 */
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
  // A seat is wide and low, so a card from there starts small.
  const size = Math.min(there.width / here.width, there.height / here.height);
  return {
    duration: Math.min(520, 220 + Math.hypot(a.x - b.x, a.y - b.y) * 0.45),
    easing: cubicOut,
    css: (t, u) =>
      `transform: ${transform} translate(${u * dx}px, ${u * dy}px) scale(${t + u * size}); z-index: 5`,
  };
}

/** Lifts the card off the table. */
export const liftedOff = (transform: string): TransitionConfig => ({
  duration: unlessStill(260),
  css: (t, u) =>
    `opacity: ${t}; transform: ${transform} translateY(${u * -60}px) scale(${1 + u * 0.25}); z-index: 5`,
});
