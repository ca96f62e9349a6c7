import { faceTexts, optionWords } from './words/face-texts';
import { variantOf, type ClockKind, type GameFace } from '../face';
import picture from './art/picture.svg';
import { suited } from './facts/times';
import type { Options } from './types';

const words = () => faceTexts().face;

const usual: Options = {
  negotiation_seconds: 120,
  exchange_seconds: 90,
  first: null,
  solo_takes: 'both',
};

function differs(options: Partial<Options>, clock: ClockKind) {
  const as = suited(usual, clock);
  const here = suited({ ...usual, ...options }, clock);
  const { differ, seconds } = optionWords();
  const time = (limit: number | null) => (limit === null ? null : seconds(limit));
  const [talks, exchange] = [time(here.negotiation_seconds), time(here.exchange_seconds)];
  return variantOf([
    ...(here.solo_takes === as.solo_takes ? [] : [differ.solo]),
    ...(here.negotiation_seconds === as.negotiation_seconds ? [] : [differ.talks(talks)]),
    ...(here.exchange_seconds === as.exchange_seconds ? [] : [differ.exchange(exchange)]),
    ...(here.first === null ? [] : [differ.first(here.first + 1)]),
  ]);
}

const face: GameFace = {
  title: () => words().title,
  pitch: () => words().pitch,
  tag: () => words().tag,
  levels: () => faceTexts().levels,
  lesson: () => import('./lesson').then((it) => it.lesson),
  picture,
  middle: 50,
  dark: '#1c2352',
  differs,
  form: () => import('./Options.svelte').then((m) => m.default),
  suited,
};
export default face;
