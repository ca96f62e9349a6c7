import { faceTexts, optionWords } from './words/face-texts';
import { listing } from '../../i18n/language.svelte';
import { variantOf, type GameFace } from '../face';
import picture from './art/picture.svg';
import type { Options } from './types';

const words = () => faceTexts().face;

function differs({ variant = { kind: 'full' }, starter = null }: Partial<Options>) {
  const { kinds, differ, actionNames } = optionWords();
  const found: { name: string; line: string }[] = [];
  const { name } = kinds[variant.kind];
  switch (variant.kind) {
    case 'full':
      break;
    case 'single_action':
      found.push({ name, line: differ.actions(listing(variant.kinds.map((kind) => actionNames[kind]))) });
      found.push({ name, line: variant.silver ? differ.silver : differ.noSilver });
      break;
    case 'basic_dragons':
      found.push({ name, line: differ.basic });
      if (variant.ages.some((age) => age !== null)) found.push({ name, line: differ.ages });
      break;
    case 'dragon_connections':
      found.push({ name, line: differ.connections });
      if (variant.bonus) found.push({ name, line: differ.bonus });
      break;
  }
  // A lighter form counts as one difference with several sentences.
  const all = variantOf(found) && { name, lines: found.map(({ line }) => line) };
  if (starter === null) return all;
  const starts = differ.starter(starter + 1);
  return all ? { ...all, lines: [...all.lines, starts.line] } : variantOf([starts]);
}

const face: GameFace = {
  title: () => 'Seven Dragons',
  pitch: () => words().pitch,
  tag: () => words().tag,
  levels: () => faceTexts().levels,
  lesson: () => import('./lesson').then((it) => it.lesson),
  picture,
  middle: 42,
  dark: '#14261f',
  differs,
  form: () => import('./Options.svelte').then((m) => m.default),
};
export default face;
