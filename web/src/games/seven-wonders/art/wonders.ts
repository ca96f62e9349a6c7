// The pictures of wonders, each made once: the place with its wonder, and its parts for larger places.
import { once } from '../../../look/art/drawing';
import { anyOrder, nextPlace, placesOf } from '../facts/stages';
import type { CityView, Side, Wonder } from '../types';
import { boxArt } from './late';
import { basePictures } from './base.svelte';
import type { Scene } from './scenes/scene';
import type { Sight } from './sights';

export type { Sight };

/** Returns the place of a wonder, once the pictures are here. */
export function sceneFor(wonder: Wonder): Scene | undefined {
  const base = basePictures();
  if (!base) return undefined;
  return (base.scenes as Partial<Record<Wonder, Scene>>)[wonder] ?? boxArt().scenes[wonder as 'roma'];
}

/** A city, or a board that is to be chosen. */
export type Placed = Pick<CityView, 'stages'> & Partial<CityView> & { wonder: Wonder; side?: Side };

const made = once((named: string) => {
  const [sight, wonder, side, built, next] = named.split('|') as [Sight, Wonder, Side, string, string];
  const marks = (text: string) => [...text].map((mark) => mark === '1');
  return basePictures()!.sights[sight](sceneFor(wonder)!, { side, built: marks(built), next: marks(next) });
});

/** Returns the address of a picture of the wonder with its built stages, once the pictures are here. */
export function wonderPicture(city: Placed, sight: Sight): string | undefined {
  const { wonder, side = 'A' } = city;
  const whole = sight === 'picture' || sight === 'wonder';
  const scene = sceneFor(wonder);
  if (!scene) return undefined;
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

/** The sky of day and night, until the pictures are here. */
const plain = { A: ['#9fd0de', '#fdf0cf'], B: ['#1c2455', '#5b4c9c'] } as const;

/** Returns the sky over the wonder, as a background. */
export function skyOver({ wonder, side = 'A' }: Placed): string {
  const scene = sceneFor(wonder);
  const [top, low] = scene ? basePictures()!.skyColours(scene, side) : plain[side];
  return `linear-gradient(${top}, ${low} 80%)`;
}
