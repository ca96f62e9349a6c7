// The parts of a place that are drawn by themselves.
import { horizonOf, landOf, pictureOf, villageOf, wonderOf, type Scene, type State } from './scenes/scene';

export const sights = {
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
export type Sight = keyof typeof sights;
