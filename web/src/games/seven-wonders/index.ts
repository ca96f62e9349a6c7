import { boxWords, texts } from './words/texts';
import type { GameModule } from '../game';
import { boxArt } from './art/late';
import { fetchPictures } from './art/pictures.svelte';
import { fetchBoxParts } from './board/box-parts';
import { fetchDrawings } from './board/sprite';
import face from './face';
import { boxFacts } from './facts/boxes';
import { hasBoxes } from './facts/setup';
import { letters } from './play/letters';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { prompt } from './words/prompts';
import { refusal } from './words/refusals';
import { cardsOf, sentence } from './words/sentences';
import type { Choices, Intent, Options, Refusal, Seen, View } from './types';
import { words as table } from './words/words';

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
    const city = view.cities[seat];
    if (!city) return [];
    return [
      { label: words().coins, value: String(city.coins), icon: 'coin' },
      { label: words().shields, value: String(city.shields), icon: 'shield' },
    ];
  },
  lead: ({ view }) => ({ label: words().points, values: view.cities.map(({ tally }) => tally.total) }),
  wholeWindow: true,
  inSecret: true,
  leavesNoChoice: true,
  fetchFor: async (options) => {
    if (hasBoxes(options as Partial<Options>))
      await Promise.all([
        boxFacts.fetch(),
        boxWords.fetch(),
        boxArt.fetch(),
        fetchDrawings(),
        fetchPictures(),
        fetchBoxParts(),
      ]);
  },
  keys: () => [
    [letters.compare, table().keys.compare],
    [letters.partner, table().keys.partner],
    [letters.babel, table().keys.babel],
    [letters.large, table().keys.large],
  ],
  deedInWords: () => import('./words/deed').then((it) => it.deedInWords),
  afterwards: () => import('./after'),
};
export default game;
