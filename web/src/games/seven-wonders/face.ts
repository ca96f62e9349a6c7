import { faceTexts, optionWords } from './words/face-texts';
import type { GameFace } from '../face';
import picture from './art/picture.svg';
import { playable, presets, whole } from './facts/setup';
import type { Options } from './types';

const words = () => faceTexts().face;

/**
 * Returns the differences, the most important first: expansions, then ways to play. The chip has two names
 * and the number of the others.
 */
function differs(options: Partial<Options>) {
  const { wonders, sides, leaders, leader_draft, cities, teams, tower, projects, boards } = whole(options);
  const { differ } = optionWords();
  const boxes = [
    ...(leaders === 'off' ? [] : [differ.leaders[typeof leaders === 'string' ? leaders : 'sets']]),
    ...(cities ? [differ.cities] : []),
    ...(tower ? [differ.tower] : []),
    ...(projects ? [differ.projects] : []),
    ...(boards === 'boxes' ? [] : [differ.boards[boards]]),
  ];
  const ways = [
    ...(teams ? [differ.teams] : []),
    ...(leaders === 'off' || leader_draft === 'drafted' ? [] : [differ.dealt]),
    ...(wonders === 'dealt' ? [] : [differ.picked]),
    ...(sides === 'random' ? [] : [differ.sides[sides]]),
  ];
  const found = [...boxes, ...ways];
  if (found.length === 0) return null;
  const { all } = presets;
  const everything = leaders === all.leaders && cities && tower && projects && boards === all.boards;
  /** Both halves of Babel together have the expansion's name. */
  const box = tower && projects;
  const named = boxes.filter((it) => !box || it !== differ.projects);
  const called = named.map((it) => (box && it === differ.tower ? differ.babel : it.name));
  const short = everything ? [differ.all] : called;
  const names = [...short, ...ways.map(({ name }) => name)];
  const more = names.length - 2;
  return {
    name: names.slice(0, 2).join(', ') + (more > 0 ? ` +${more}` : ''),
    lines: found.map(({ line }) => line),
  };
}

const face: GameFace = {
  title: () => '7 Wonders',
  pitch: () => words().pitch,
  tag: () => words().tag,
  levels: () => faceTexts().levels,
  lesson: () => import('./lesson').then((it) => it.lesson),
  picture,
  middle: 51,
  dark: '#26294f',
  differs,
  seated: (options: Options, seats) => playable(options, seats),
  form: () => import('./Options.svelte').then((m) => m.default),
};
export default face;
