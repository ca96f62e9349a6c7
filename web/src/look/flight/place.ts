// Places of the screen from which and to which cards fly.

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
/**
 * A selector, of which the first match is used; several selectors, of which the first visible one is used; or
 * a former place.
 */
export type Place = string | string[] | Box;

/** Returns the current box of a place; `null` if it is not visible. */
export function boxOf(place: Place): Box | null {
  if (typeof place === 'string')
    return globalThis.document?.querySelector(place)?.getBoundingClientRect() ?? null;
  if (!Array.isArray(place)) return place;
  const boxes = place.map(boxOf);
  return boxes.find((box) => box !== null && box.width > 0 && box.height > 0) ?? null;
}

/** Returns the visible element of the first selector of a place. The others only stand for it. */
export function nodeOf(place: Place): Element | null {
  const first = Array.isArray(place) ? place[0] : place;
  const found = typeof first === 'string' ? globalThis.document?.querySelector(first) : null;
  return found && found.getBoundingClientRect().width > 0 ? found : null;
}

/** Returns the scaled ancestor of an element. It is the containing block of fixed elements inside it. */
const drawnIn = (node: Element) => node.closest<HTMLElement>('[data-scale]');
/** Returns the screen pixels for each pixel of an element. */
export const pixelOf = (node: Element): number => Number(drawnIn(node)?.dataset.scale ?? 1);
/** Returns the corner from which fixed elements around a node are measured. */
export function cornerOf(node: Element): { x: number; y: number } {
  const { left: x, top: y } = drawnIn(node)?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x, y };
}

export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
