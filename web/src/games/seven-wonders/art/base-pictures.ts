// The pictures of the base game: the parts of buildings, a recipe for each card, and the places of wonders.
import type { Kit, Recipes } from './building';
import bodies from './kit-bodies';
import things from './kit-things';
import ageOne from './recipes-1';
import ageTwo from './recipes-2';
import ageThree from './recipes-3';

export const kit: Kit = { ...bodies, ...things };
export const recipes: Recipes = { ...ageOne, ...ageTwo, ...ageThree };

export { sights } from './sights';
export { scenes } from './scenes/base';
export { skyColours } from './scenes/scene';
