// The pictures of cards. A table fetches those of the base game after its first frame. Only matches with expansions
// fetch the pictures of expansions.
import { once } from '../../../look/art/drawing';
import { factsOf, type Kind } from '../facts/facts';
import type { Card, Project, Tile } from '../types';
import { basePictures } from './base.svelte';
import { pictureOf, shadeOf, type Kit } from './building';
import { coloursOf, skyOf } from './colours';

type Boxes = typeof import('./box-pictures');
let boxes = $state.raw<Boxes>();

/** Fetches the pictures of expansions. */
export const fetchPictures = async () => void (boxes ??= await import('./box-pictures'));

/** Returns the kit and the recipe of a card, or nothing while its picture is not here. */
function recipeOf(card: Card): { recipe: string; kit: Kit } | null {
  for (const some of [basePictures(), boxes]) {
    const recipe = some?.recipes[card];
    if (recipe !== undefined) return { recipe, kit: some!.kit };
  }
  return null;
}

const pictures = once((card: Card) => {
  const { colour, age } = factsOf(card);
  const { recipe, kit } = recipeOf(card)!;
  return pictureOf(recipe, kit, coloursOf(colour, age), skyOf(colour, age));
});

/** The tone of a shape on the colour of its kind. */
const toneOf = (kind: Kind) =>
  kind === 'yellow'
    ? 'fill="#fff" opacity=".4"'
    : kind === 'black'
      ? 'fill="#fff" opacity=".16"'
      : 'opacity=".36"';
const shades = once((card: Card) => {
  const { recipe, kit } = recipeOf(card)!;
  return shadeOf(recipe, kit, toneOf(factsOf(card).colour));
});

/** Returns the address of the picture of a card, once it is here. */
export const cardPicture = (card: Card): string | undefined => (recipeOf(card) ? pictures(card) : undefined);
/** Returns the address of its shape in one tone, for a place as small as a chip, once it is here. */
export const cardShade = (card: Card): string | undefined => (recipeOf(card) ? shades(card) : undefined);

/** Returns the address of the picture of a tile of the Tower of Babel, after `fetchPictures`. */
export const tilePicture = (tile: Tile): string | undefined => boxes?.tilePicture(tile);
/** Returns the address of the picture of a Great Project, after `fetchPictures`. */
export const projectPicture = (project: Project, done: boolean): string | undefined =>
  boxes?.projectPicture(project, done);
