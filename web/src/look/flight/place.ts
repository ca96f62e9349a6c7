// Places of the screen that cards fly from and to.

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
/** What a selector finds first, or where something was. */
export type Place = string | Box;

/** Where a place is now; nothing if it is not shown. */
export const boxOf = (place: Place): Box | null =>
  typeof place === 'string'
    ? (globalThis.document?.querySelector(place)?.getBoundingClientRect() ?? null)
    : place;

export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
