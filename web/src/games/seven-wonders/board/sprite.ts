import { putSprite } from '../../../look/sprite';
import '../art/wonders.css';
import drawings from '../art/wonders.svg?raw';

const here = new Set([...drawings.matchAll(/ id="sw-([\w-]+)"/g)].map(([, id]) => id));

/** Whether few matches show it, so that it is drawn in a file of its own: wonders of no box, and what only they do. */
export const isLate = (id: string) => !here.has(id);

/** Puts the drawings of this game on the page, once; and those of no box when the first of them is shown. */
export function needSprite(id: string) {
  putSprite('sw-sprite', drawings);
  if (isLate(id))
    // Without them a board is still told by its name.
    import('../art/packs.svg?raw').then(
      ({ default: more }) => putSprite('sw-packs', more),
      () => {},
    );
}
