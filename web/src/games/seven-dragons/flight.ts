// Cards fly from where they were, and to where they go: the hand, the pile, another player's seat.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A place on the screen. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const find = (selector: string): Spot | null =>
  globalThis.document?.querySelector(selector)?.getBoundingClientRect() ?? null;

export const handCard = (card: number) => find(`[data-hand="${card}"]`);
export const pile = () => find('[data-flight="pile"]');
export const seat = (n: number) => find(`[data-seat="${n}"]`);

interface Flight {
  /** Where it comes from, or where it goes; `null`: it only appears. */
  away: Spot | null;
  /** How large a pixel of the element is on the screen. */
  k?: number;
  /** What the element's own transform is. */
  transform?: string;
  still: boolean;
}

/** The card comes from another place of the screen and from its size there; as an outro, it goes there. */
export function fly(node: Element, { away, k = 1, transform = '', still }: Flight): TransitionConfig {
  if (still) return { duration: 0 };
  const to = node.getBoundingClientRect();
  if (!away || to.width === 0) {
    return {
      duration: 200,
      css: (t, u) => `opacity: ${t}; transform: ${transform} scale(${1 + u * 0.6}); z-index: 5`,
    };
  }
  const dx = (away.left + away.width / 2 - to.left - to.width / 2) / k;
  const dy = (away.top + away.height / 2 - to.top - to.height / 2) / k;
  // A seat is wide and low: from there a card starts small.
  const size = Math.min(away.width / to.width, away.height / to.height);
  return {
    duration: Math.min(520, 220 + Math.hypot(dx, dy) * k * 0.45),
    easing: cubicOut,
    css: (t, u) =>
      `transform: ${transform} translate(${u * dx}px, ${u * dy}px) scale(${t + u * size}); z-index: 5`,
  };
}
