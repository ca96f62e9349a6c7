// The tutorial: the moment of each of the Owl's steps, and the element that it points at. It reads only the
// visible table and contains no rules.
import { shelf } from '../../../i18n/language.svelte';
import type { Lesson, LessonStep } from '../../lesson';
import type { View } from '../types';

const words = shelf('seven-wonders/lesson');

const steps: LessonStep<View>[] = [
  {
    id: 'hand',
    at: ['[data-testid="hand"]'],
    when: ({ stage }) => stage.stage === 'turn',
    words: () => words().steps.hand,
  },
  {
    id: 'build',
    at: ['[data-testid="hand"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'turn',
    words: () => words().steps.build,
  },
  {
    id: 'pass',
    at: ['[data-testid="hand"]'],
    when: ({ turn, age }) => turn > 1 || age > 1,
    words: () => words().steps.pass,
  },
  {
    id: 'trade',
    at: ['[data-testid="hand"]'],
    when: ({ stage, turn, age }, _you, asked) => asked && stage.stage === 'turn' && (turn > 1 || age > 1),
    words: () => words().steps.trade,
  },
  {
    id: 'shields',
    at: [],
    when: ({ turn, age }) => turn > 2 || age > 1,
    words: () => words().steps.shields,
  },
  {
    id: 'end',
    at: [],
    when: ({ turn, age }) => turn > 3 || age > 1,
    words: () => words().steps.end,
  },
];

export const lesson: Lesson = { seats: 3, minute: () => words().minute, steps };
