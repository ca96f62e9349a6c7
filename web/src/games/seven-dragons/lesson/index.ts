// The tutorial: the moment of each of the Owl's steps, and the element that it points at. It reads only the
// visible table and contains no rules.
import { shelf } from '../../../i18n/language.svelte';
import type { Lesson, LessonStep } from '../../lesson';
import { isDragon } from '../facts/cards';
import type { View } from '../types';

const words = shelf('seven-dragons/lesson');

const steps: LessonStep<View>[] = [
  {
    id: 'goal',
    at: ['[data-testid="goal"]'],
    when: (_view, _you, asked) => asked,
    words: () => words().steps.goal,
  },
  {
    id: 'place',
    at: ['[data-testid="hand"]'],
    when: (_view, _you, asked) => asked,
    words: () => words().steps.place,
  },
  {
    id: 'silver',
    at: ['[data-card="silver"]', '[data-testid="board"]'],
    when: ({ table }) => table.length > 1,
    words: () => words().steps.silver,
  },
  {
    id: 'action',
    maybe: true,
    at: ['[data-testid="hand"]'],
    when: ({ you }, _you, asked) => asked && (you?.hand.some((card) => !isDragon(card)) ?? false),
    words: () => words().steps.action,
  },
  {
    id: 'bonus',
    at: ['[data-testid="board"]'],
    when: ({ turn }, _you, asked) => asked && turn > 4,
    words: () => words().steps.bonus,
  },
  {
    id: 'end',
    at: ['[data-testid="board"]'],
    when: ({ turn }, _you, asked) => asked && turn > 6,
    words: () => words().steps.end,
  },
];

export const lesson: Lesson = { seats: 2, minute: () => words().minute, steps };
