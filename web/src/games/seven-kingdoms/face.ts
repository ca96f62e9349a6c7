import { faceTexts } from './words/face-texts';
import type { GameFace } from '../face';
import picture from './art/picture.svg';

const words = () => faceTexts().face;

const face: GameFace = {
  title: () => '7 Kingdoms',
  pitch: () => words().pitch,
  tag: () => words().tag,
  levels: () => faceTexts().levels,
  toBeginWith: true,
  lesson: () => import('./lesson').then((it) => it.lesson),
  picture,
  middle: 50,
  dark: '#35131b',
  // The game has no options.
  differs: () => null,
};
export default face;
