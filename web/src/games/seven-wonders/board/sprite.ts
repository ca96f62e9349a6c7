import { putSprite } from '../../../look/sprite';
import '../art/wonders.css';
import drawings from '../art/wonders.svg?raw';

/** Drawings that few matches show, in a file of their own: wonders of no box, and what only they do. */
export const late = new Set([
  'abu-simbel',
  'great-wall',
  'stonehenge',
  'manneken-pis',
  'catan',
  'babel',
  'tomb',
  'exchange',
]);

/** Puts the drawings of this game on the page, once; and those of no box when the first of them is shown. */
export function needSprite(id: string) {
  putSprite('sw-sprite', drawings);
  if (late.has(id))
    // Without them a board is still told by its name.
    import('../art/packs.svg?raw').then(
      ({ default: more }) => putSprite('sw-packs', more),
      () => {},
    );
}
