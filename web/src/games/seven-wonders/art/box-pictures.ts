// The pictures that only matches with expansions show: cards, tiles of the Tower of Babel and Great Projects.
import { once, type Colours } from '../../../look/art/drawing';
import { projectFacts } from '../facts/babel';
import type { Project, Tile } from '../types';
import { kit as common } from './base-pictures';
import { pictureOf, type Kit, type Recipes } from './building';
import { coloursOf, skyOf } from './colours';
import parts from './kit-boxes';
import { projects, tiles } from './recipes-babel';
import cards from './recipes-boxes';

export { projects, tiles };
export const recipes: Recipes = cards;
export const kit: Kit = { ...common, ...parts };

/** A relief in clay. */
const clay: Colours = {
  l: '#efc79a',
  m: '#d09058',
  s: '#a3653a',
  r: '#c98a55',
  q: '#93592f',
  k: '#5a2f1a',
  k2: '#6b3a20',
  a: '#b9744a',
  w: '#f6dcb8',
  w2: '#ffffff40',
  f: '#c9935f',
  h: '#9c6a3e',
  e: '#d39a63',
  d: '#93592f',
  e2: '#e3b483',
  e3: '#c9935f',
  y: '#eebd7e',
  o: '#c0703f',
  p: '#b06a40',
  b: '#dca974',
};

const reliefs = once((tile: string) => pictureOf(tiles[Number(tile)]!, kit, clay, ['#d09058', '#b57444']));
/** Returns the address of the picture of a tile. */
export const tilePicture = (tile: Tile): string => reliefs(String(tile));

/** Returns the address of the picture of a Great Project. Until it is done, it has a scaffold. */
const drawn = once((named: `${Project}|${boolean}`) => {
  const [project, done] = named.split('|') as [Project, string];
  const { colour, age } = projectFacts(project);
  const recipe = projects[project]! + (done === 'true' ? '' : ' site 0,12,1.1');
  return pictureOf(recipe, kit, coloursOf(colour, age), skyOf(colour, age));
});
export const projectPicture = (project: Project, done: boolean): string => drawn(`${project}|${done}`);
