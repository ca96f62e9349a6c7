import { texts } from './words/texts';
import type { GameModule } from '../game';
import { handKeys } from '../../table/hand-keys';
import face from './face';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { prompt } from './words/prompts';
import { refusal } from './words/refusals';
import { cardsOf, sentence } from './words/sentences';
import { cardsOfRun } from './facts/runs';
import { count } from './facts/standing';
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
  refusal: (why) => refusal(why),
  seatFacts: ({ view }, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const all = count(player.kingdom);
    return [
      { label: words().kingdom, value: String(all.cards), icon: 'castle' },
      { label: words().kings, value: String(all.kings), icon: 'crown' },
      { label: words().hand, value: String(player.hand), icon: 'cards' },
    ];
  },
  lead: ({ view }) => ({
    label: words().open,
    values: view.players.map(({ kingdom }) => {
      const { cards, kings } = count(kingdom);
      return cards + kings;
    }),
  }),
  choosesAhead: true,
  leavesNoChoice: true,
  cardsOfIntent: (intent, view) =>
    intent.do === 'take_run' ? cardsOfRun(intent.from, view) : 'card' in intent ? [intent.card] : [],
  keys: handKeys,
  deedInWords: () => import('./words/deed').then((it) => it.deedInWords),
  afterwards: () => import('./after'),
};
export default game;
