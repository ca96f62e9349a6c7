// Cards that fly between two places: one pair of transitions for every place, keyed by the card's number. The
// leaving element is removed at once, and a picture of it flies. Svelte makes an element inert during its
// outro; the same card may return during that time and must accept a press.
import { cubicOut } from 'svelte/easing';
import { fade, fly, type TransitionConfig } from 'svelte/transition';
import { pictureOf, sendOff } from './picture';
import { middleOf, pixelOf, type Box } from './place';
import { flightTime, isStill, unlessStill } from './still.svelte';

interface Leaving {
  box: Box;
  picture: HTMLElement;
}
/** The cards that left in this update, by their numbers. */
const leaving = new Map<unknown, Leaving>();

/** Moves from one place to another, and turns into the element there. */
const between = (from: Box, to: Box, pixel: number): TransitionConfig => {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [(a.x - b.x) / pixel, (a.y - b.y) / pixel];
  return {
    duration: flightTime(),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${t}; transform: translate(${u * dx}px, ${u * dy}px)` +
      ` scale(${t + (u * from.width) / to.width}, ${t + (u * from.height) / to.height})`,
  };
};

export function leave(node: HTMLElement, { key }: { key: unknown }): TransitionConfig {
  if (!isStill()) {
    const left = { box: node.getBoundingClientRect(), picture: pictureOf(node) };
    leaving.get(key)?.picture.remove();
    leaving.set(key, left);
    setTimeout(() => {
      if (leaving.get(key) !== left) return;
      leaving.delete(key);
      sendOff(left.picture, fade(left.picture, { duration: flightTime() * 0.7 }));
    });
  }
  return { duration: 0 };
}

/** Must run after all cards of the update have left. */
export const arrive =
  (node: HTMLElement, { key }: { key: unknown }) =>
  (): TransitionConfig => {
    const left = leaving.get(key);
    if (!left) return fade(node, { duration: flightTime() * 0.7 });
    leaving.delete(key);
    const box = node.getBoundingClientRect();
    if (left.box.width === 0 || box.width === 0) {
      left.picture.remove();
      return { duration: 0 };
    }
    const pixel = pixelOf(node);
    sendOff(left.picture, between(box, left.box, pixel));
    return between(left.box, box, pixel);
  };

/** Moves in a card from the side of the neighbour who passed it: 1 is the right. */
export const handedOver = (node: Element, side: 1 | -1) =>
  fly(node, { x: side * 60, duration: unlessStill(250) });
