// The tutorial: the moment of each of the Owl's steps, and the element that it points at. It reads only the
// visible table and contains no rules.
import { shelf } from '../../../i18n/language.svelte';
import type { Lesson, LessonStep } from '../../lesson';
import type { View } from '../types';

const words = shelf('seven-sages/lesson');

const steps: LessonStep<View>[] = [
  {
    id: 'sage',
    at: ['[data-testid="sages"]', '[data-testid="hand"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'choose_sage',
    words: () => words().steps.sage,
  },
  {
    id: 'speak',
    maybe: true,
    at: ['[data-testid="camps"]', '[data-testid="ladder"]', '[data-testid="clearing"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'speak',
    words: () => words().steps.speak,
  },
  {
    id: 'talk',
    maybe: true,
    at: ['[data-testid="talks"]', '[data-testid="camps"]'],
    when: ({ stage }, _you, asked) =>
      asked && (stage.stage === 'negotiate' || stage.stage === 'join' || stage.stage === 'side'),
    words: () => words().steps.talk,
  },
  {
    id: 'exchange',
    maybe: true,
    at: ['[data-testid="hand"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'exchange',
    words: () => words().steps.exchange,
  },
  {
    id: 'fight',
    at: ['[data-testid="track"]', '[data-testid="hand"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'fight',
    words: () => words().steps.fight,
  },
  {
    id: 'over',
    maybe: true,
    at: ['[data-testid="hand"]'],
    when: ({ stage }, _you, asked) => asked && (stage.stage === 'hand_over' || stage.stage === 'discard'),
    words: () => words().steps.over,
  },
  {
    id: 'crystal',
    maybe: true,
    at: ['[data-testid="clearing"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'take_crystal',
    words: () => words().steps.crystal,
  },
  {
    id: 'pawn',
    maybe: true,
    at: ['[data-testid="clearing"]'],
    when: ({ stage }, _you, asked) => asked && stage.stage === 'move_pawn',
    words: () => words().steps.pawn,
  },
  {
    id: 'end',
    at: ['[data-testid="my-crystals"]', '[data-testid="clearing"]'],
    when: ({ stage, round }) => round > 1 && stage.stage === 'choose_sage',
    words: () => words().steps.end,
  },
];

export const lesson: Lesson = { seats: 3, minute: () => words().minute, steps };
