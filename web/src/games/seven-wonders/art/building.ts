// Buildings. A recipe is a line of parts with their places, from back to front. `cols3 0,13,1.1` is at 0,13 and 1.1
// times as large. y goes up from the foot of the picture. A fourth number of -1 mirrors the part. Grounds need no
// place. A picture is 120 x 96. Its middle 96 are always visible, and hold the parts that identify the building.
import { addressOf, type Colours } from '../../../look/art/drawing';
import type { Sky } from './colours';

export type Kit = Readonly<Record<string, string>>;
export type Recipes = Readonly<Record<string, string>>;

/** A part of a recipe: its name, and its place if it has one. */
export interface Placed {
  part: string;
  at: readonly number[] | null;
}

/** Parts that fill the whole width or the sky. A building that stands alone has none of them. */
const around = /^(hills|peaks|sea|dunes|lawn|sand|paved|quay|sun|moon|cloud|birds|beam|star|smoke|bats)$/;

/** Reads a recipe. */
export function partsOf(recipe: string): Placed[] {
  const found: Placed[] = [];
  for (const word of recipe.split(' ')) {
    const last = found.at(-1);
    if (/^[a-z]/.test(word)) found.push({ part: word, at: null });
    else if (last) last.at = word.split(',').map(Number);
  }
  return found;
}

function shapesOf(parts: Placed[], kit: Kit): string {
  return parts
    .map(({ part, at }) => {
      const [x = 0, y = 0, size = 1, side = 1] = at ?? [];
      const scale = size === 1 && side === 1 ? '' : `scale(${size * side} ${size})`;
      return `<g transform="translate(${60 + x} ${96 - y})${scale}">${kit[part] ?? ''}</g>`;
    })
    .join('');
}

/** Returns the address of the picture of a building. */
export function pictureOf(recipe: string, kit: Kit, colours: Colours, [top, bottom]: Sky): string {
  const sky =
    `<linearGradient id="y" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".75" stop-color="${bottom}"/>` +
    '</linearGradient><path fill="url(#y)" d="M0 0h120v96H0z"/>';
  return addressOf('0 0 120 96', sky + shapesOf(partsOf(recipe), kit), colours);
}

/** Returns the address of the shape of a building in one tone, without its ground and sky. */
export function shadeOf(recipe: string, kit: Kit, tone: string): string {
  const alone = partsOf(recipe).filter(({ part }) => !around.test(part));
  const shapes = shapesOf(alone, kit).replace(/ class="\w+"/g, '');
  return addressOf('0 10 120 88', `<g ${tone}>${shapes}</g>`, {});
}
