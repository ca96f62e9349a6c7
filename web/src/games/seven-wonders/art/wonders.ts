// The pictures of wonders, each made once: the place with its wonder, and its parts for larger places.
import { once } from '../../../look/art/drawing';
import { anyOrder, nextPlace, placesOf } from '../facts/stages';
import type { CityView, Side, Wonder } from '../types';
import { boxArt } from './late';
import { scenes as base } from './scenes/base';
import {
  horizonOf,
  landOf,
  pictureOf,
  skyColours,
  villageOf,
  wonderOf,
  type Scene,
  type State,
} from './scenes/scene';

export const sceneFor = (wonder: Wonder): Scene =>
  (base as Partial<Record<Wonder, Scene>>)[wonder] ?? boxArt().scenes[wonder as 'roma'];

const draw = {
  /** The place with its wonder. */
  picture: pictureOf,
  /** The wonder without its place. */
  wonder: wonderOf,
  /** The place without its wonder. */
  land: (scene: Scene, { side }: State) => landOf(scene, side),
  /** The things in front of the wonder. */
  village: (scene: Scene, { side }: State) => villageOf(scene, side),
  /** Hills and ground as wide as the panel. */
  horizon: (scene: Scene, { side }: State) => horizonOf(scene, side),
};
export type Sight = keyof typeof draw;

/** A city, or a board that is to be chosen. */
export type Placed = Pick<CityView, 'stages'> & Partial<CityView> & { wonder: Wonder; side?: Side };

const made = once((named: string) => {
  const [sight, wonder, side, built, next] = named.split('|') as [Sight, Wonder, Side, string, string];
  const marks = (text: string) => [...text].map((mark) => mark === '1');
  return draw[sight](sceneFor(wonder), { side, built: marks(built), next: marks(next) });
});

/** Returns the address of a picture of the wonder with its built stages. */
export function wonderPicture(city: Placed, sight: Sight): string {
  const { wonder, side = 'A' } = city;
  const whole = sight === 'picture' || sight === 'wonder';
  const scene = sceneFor(wonder);
  const count = whole ? (side === 'A' ? scene.a : scene.b).length : 0;
  const built = new Set(placesOf(city as CityView));
  const next = nextPlace(city as CityView);
  const free = anyOrder(city as CityView);
  const marks = (is: (n: number) => boolean) =>
    Array.from({ length: count }, (_, n) => Number(is(n))).join('');
  return made(
    [
      sight,
      wonder,
      side,
      marks((n) => built.has(n)),
      marks((n) => !built.has(n) && (free || n === next)),
    ].join('|'),
  );
}

/** Returns the sky over the wonder, as a background. */
export function skyOver({ wonder, side = 'A' }: Placed): string {
  const [top, low] = skyColours(sceneFor(wonder), side);
  return `linear-gradient(${top}, ${low} 80%)`;
}
