import { texts } from './words/texts';
import type { GameModule } from '../game';
import { handKeys } from '../../table/hand-keys';
import face from './face';
import { letters } from './play/letters';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { prompt } from './words/prompts';
import { refusal } from './words/refusals';
import { cardsOf, sentence } from './words/sentences';
import type { Choices, Intent, Refusal, Seen, View } from './types';

const words = () => texts().frame;

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: face.title,
  sounds,
  sentence,
  cardsOf,
  prompt,
  refusal,
  seatFacts: ({ view }, seat) => {
    const player = view.players[seat];
    return player?.present ? [{ label: words().hand, value: String(player.hand), icon: 'cards' }] : [];
  },
  keys: () => {
    const { walk, turn, goal, zoom, whole, pan } = words().keys;
    return [
      ['← → ↑ ↓', walk],
      [letters.turn, turn],
      [letters.goal, goal],
      ['+ -', zoom],
      ['0', whole],
      ['⇧ ← → ↑ ↓', pan],
      ...handKeys(),
    ];
  },
  choosesAhead: true,
  deedInWords: () => import('./words/deed').then((it) => it.deedInWords),
  afterwards: () => import('./after'),
};
export default game;
