import { putSprite } from '../../../look/sprite';
import '../art/wonders.css';
import '../art/mood.css';
import drawings from '../art/wonders.svg?raw';

const here = new Set([...drawings.matchAll(/ id="sw-([\w-]+)"/g)].map(([, id]) => id));

/** Returns true if only matches with expansions show the drawing. It is then in a file of its own. */
export const isLate = (id: string) => !here.has(id);

/** Fetches the drawings that only matches with expansions show. */
export const fetchDrawings = async () =>
  putSprite('sw-boxes', (await import('../art/boxes.svg?raw')).default);

/**
 * Puts the drawings of this game on the page, once. Those of the expansions follow when the first of them is
 * shown.
 */
export function needSprite(id: string) {
  putSprite('sw-sprite', drawings);
  // Without the drawings the name still identifies a board.
  if (isLate(id)) fetchDrawings().catch(() => {});
}
