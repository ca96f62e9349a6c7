import { catalogue } from '../../i18n/language.svelte';
import type { GameFace } from '../face';
import picture from './art/picture.svg';

const words = catalogue({
  en: {
    pitch: 'Play a card, take from the row, and lead the coats of arms.',
    tag: 'quick to learn',
  },
  fr: {
    pitch: 'Jouez une carte, prenez dans la rangée, dominez les blasons.',
    tag: 'vite appris',
  },
});

const face: GameFace = {
  title: () => '7 Kingdoms',
  pitch: () => words().pitch,
  tag: () => words().tag,
  toBeginWith: true,
  picture,
  middle: 50,
  dark: '#3b0f16',
  // There is nothing to choose.
  differs: () => null,
};
export default face;
