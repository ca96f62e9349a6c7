// Places of the screen that cards fly from and to.

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
/** What a selector finds first, or the first of several that is shown; or where something was. */
export type Place = string | string[] | Box;

/** Where a place is now; nothing if it is not shown. */
export function boxOf(place: Place): Box | null {
  if (typeof place === 'string')
    return globalThis.document?.querySelector(place)?.getBoundingClientRect() ?? null;
  if (!Array.isArray(place)) return place;
  const boxes = place.map(boxOf);
  return boxes.find((box) => box !== null && box.width > 0 && box.height > 0) ?? null;
}

/** What holds it and is drawn larger or smaller than it is laid out; fixed things inside are fixed to that. */
const drawnIn = (node: Element) => node.closest<HTMLElement>('[data-scale]');
/** How large a pixel of an element is on the screen. */
export const pixelOf = (node: Element): number => Number(drawnIn(node)?.dataset.scale ?? 1);
/** The corner from which what is fixed inside it is measured. */
export function cornerOf(node: Element): { x: number; y: number } {
  const { left: x, top: y } = drawnIn(node)?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x, y };
}

export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
