import { putSprite } from '../../../look/sprite';
import '../art/wonders.css';
import drawings from '../art/wonders.svg?raw';

const here = new Set([...drawings.matchAll(/ id="sw-([\w-]+)"/g)].map(([, id]) => id));

/** Whether only matches with boxes show it, so that it is drawn in a file of its own. */
export const isLate = (id: string) => !here.has(id);

/** Fetches the drawings that only matches with boxes show. */
export const fetchDrawings = async () =>
  putSprite('sw-boxes', (await import('../art/boxes.svg?raw')).default);

/** Puts the drawings of this game on the page, once; and those of boxes when the first of them is shown. */
export function needSprite(id: string) {
  putSprite('sw-sprite', drawings);
  // Without them a board is still told by its name.
  if (isLate(id)) fetchDrawings().catch(() => {});
}
