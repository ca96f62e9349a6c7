import { faceTexts, optionWords } from './words/face-texts';
import { variantOf, type GameFace } from '../face';
import picture from './art/picture.svg';
import type { Options } from './types';

const words = () => faceTexts().face;

function differs({
  wonders = 'dealt',
  sides = 'random',
  leaders = 'off',
  leader_draft = 'drafted',
  cities = false,
  teams = false,
  tower = false,
  projects = false,
}: Partial<Options>) {
  const { differ } = optionWords();
  return variantOf([
    ...(cities ? [differ.cities] : []),
    ...(teams ? [differ.teams] : []),
    ...(tower ? [differ.tower] : []),
    ...(projects ? [differ.projects] : []),
    ...(leaders === 'off' ? [] : [differ.leaders[typeof leaders === 'string' ? leaders : 'sets']]),
    ...(leaders === 'off' || leader_draft === 'drafted' ? [] : [differ.dealt]),
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
  // There are cards for eight only with Cities.
  seated: (options: Options, seats) => (seats > 7 ? { ...options, cities: true } : options),
  form: () => import('./Options.svelte').then((m) => m.default),
};
export default face;
