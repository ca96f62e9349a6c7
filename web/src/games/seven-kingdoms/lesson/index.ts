// The tutorial: the moment of each of the Owl's steps, and the element that it points at. It reads only the
// visible table and contains no rules.
import { shelf } from '../../../i18n/language.svelte';
import type { Lesson, LessonStep } from '../../lesson';
import type { Stage, View } from '../types';

const words = shelf('seven-kingdoms/lesson');

const isMine = (stage: Stage, what: Stage['stage'], you: number) =>
  stage.stage === what && 'seat' in stage && stage.seat === you;

const steps: LessonStep<View>[] = [
  {
    id: 'row',
    at: ['[data-testid="row"]', '.columns'],
    when: ({ stage }, you) => isMine(stage, 'play', you),
    words: () => words().steps.row,
  },
  {
    id: 'play',
    at: ['[data-testid="hand"]'],
    when: ({ stage }, you, asked) => asked && isMine(stage, 'play', you),
    words: () => words().steps.play,
  },
  {
    id: 'token',
    maybe: true,
    at: ['.columns'],
    when: ({ stage }, you, asked) => asked && isMine(stage, 'place_token', you),
    words: () => words().steps.token,
  },
  {
    id: 'take',
    at: ['[data-testid="row"]', '.columns'],
    when: ({ stage }, you, asked) => asked && isMine(stage, 'take', you),
    words: () => words().steps.take,
  },
  {
    id: 'kingdom',
    at: ['.kingdoms'],
    when: ({ stage, players }, you) => stage.stage === 'play' && (players[you]?.kingdom.length ?? 0) > 0,
    words: () => words().steps.kingdom,
  },
  {
    id: 'empty',
    maybe: true,
    at: ['[data-testid="hand"]'],
    when: ({ players, round }, you) => round > 1 && players[you]?.hand === 0,
    words: () => words().steps.empty,
  },
  {
    id: 'end',
    at: ['.columns'],
    when: ({ stage, round }) => stage.stage === 'play' && round >= 3,
    words: () => words().steps.end,
  },
];

export const lesson: Lesson = { seats: 2, minute: () => words().minute, steps };
