import type { Choices, Intent, Refusal, Seen, View } from './types';
import type { GameModule } from '../game';
import Table from './Table.svelte';

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet: () => ({}),
  Rules: () => ({}),
  title: () => '7 Kingdoms',
  blurb: () => '',
  sentence: () => null,
  prompt: (update, { you }) =>
    update.outcome
      ? { text: 'Over', tone: 'over' }
      : you !== null && update.waiting.includes(you)
        ? { text: 'Your turn', tone: 'you' }
        : { text: 'Waiting', tone: 'wait' },
  refusal: (refusal) => refusal.why,
  seatFacts: () => [],
};
export default game;
