// The pictures of cards. Those of expansions are in a file of their own, which matches of the base game never fetch.
import { once } from '../../../look/art/drawing';
import { factsOf, type Kind } from '../facts/facts';
import type { Card, Project, Tile } from '../types';
import { pictureOf, shadeOf, type Kit, type Recipes } from './building';
import { coloursOf, skyOf } from './colours';
import bodies from './kit-bodies';
import things from './kit-things';
import ageOne from './recipes-1';
import ageTwo from './recipes-2';
import ageThree from './recipes-3';

export const kit: Kit = { ...bodies, ...things };
export const recipes: Recipes = { ...ageOne, ...ageTwo, ...ageThree };

/** The pictures of expansions, once they are here. */
type Boxes = typeof import('./box-pictures');
let boxes: Boxes | undefined;

/** Fetches the pictures of expansions. */
export const fetchPictures = async () => void (boxes ??= await import('./box-pictures'));

/** Returns the kit and the recipe of a card, or nothing while the pictures of its box are not here. */
function recipeOf(card: Card): { recipe: string; kit: Kit } | null {
  const recipe = recipes[card];
  if (recipe !== undefined) return { recipe, kit };
  return boxes ? { recipe: boxes.recipes[card]!, kit: boxes.kit } : null;
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

/** Returns the address of the picture of a card. A card of an expansion has none before `fetchPictures`. */
export const cardPicture = (card: Card): string | undefined => (recipeOf(card) ? pictures(card) : undefined);
/** Returns the address of its shape in one tone, for a place as small as a chip. */
export const cardShade = (card: Card): string | undefined => (recipeOf(card) ? shades(card) : undefined);

/** Returns the address of the picture of a tile of the Tower of Babel, after `fetchPictures`. */
export const tilePicture = (tile: Tile): string | undefined => boxes?.tilePicture(tile);
/** Returns the address of the picture of a Great Project, after `fetchPictures`. */
export const projectPicture = (project: Project, done: boolean): string | undefined =>
  boxes?.projectPicture(project, done);
