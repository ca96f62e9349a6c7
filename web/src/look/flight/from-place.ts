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

/** The height of the arc of a flying card in pixels of the screen. */
const arc = 24;

/**
 * Lays a card down from another place, and from its size there: in an arc, a little lifted and tilted. As an
 * outro, it takes the card to that place the same way.
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
    duration: Math.min(440, 200 + Math.hypot(a.x - b.x, a.y - b.y) * 0.4),
    easing: cubicOut,
    css: (t, u) => {
      const lift = Math.sin(Math.PI * t);
      const [x, y] = [u * dx, u * dy - (lift * arc) / pixel];
      const grown = (t + u * size) * (1 + 0.06 * lift);
      return `transform: ${transform} translate(${x}px, ${y}px) rotate(${-4 * lift}deg) scale(${grown}); z-index: 5`;
    },
  };
}

/** Lifts the card off the table. */
export const liftedOff = (transform: string): TransitionConfig => ({
  duration: unlessStill(260),
  css: (t, u) =>
    `opacity: ${t}; transform: ${transform} translateY(${u * -60}px) scale(${1 + u * 0.25}); z-index: 5`,
});
