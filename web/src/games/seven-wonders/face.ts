import { catalogue } from '../../i18n/language.svelte';
import { variantOf, type GameFace } from '../face';
import picture from './art/picture.svg';
import { optionWords } from './words/option-words';
import type { Options } from './types';

const words = catalogue({
  en: {
    pitch: 'Build an ancient city in three ages, then pass your hand on.',
    tag: '3 ages',
  },
  fr: {
    pitch: 'Bâtissez une cité antique en trois âges, puis passez votre main.',
    tag: '3 âges',
  },
});

function differs({ wonders = 'dealt', sides = 'random' }: Partial<Options>) {
  const { differ } = optionWords();
  return variantOf([
    ...(wonders === 'dealt' ? [] : [differ.picked]),
    ...(sides === 'random' ? [] : [differ.sides[sides]]),
  ]);
}

const face: GameFace = {
  title: () => '7 Wonders',
  pitch: () => words().pitch,
  tag: () => words().tag,
  picture,
  middle: 19,
  dark: '#2a1912',
  differs,
  optionLabels: () => optionWords().labels,
};
export default face;
