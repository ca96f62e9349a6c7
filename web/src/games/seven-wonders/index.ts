import { catalogue } from '../../i18n/language.svelte';
import type { GameModule } from '../game';
import face from './face';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { cardsOf, sentence } from './sentences';
import type { Choices, Intent, Refusal, Seen, View } from './types';
import { words as table } from './words';

const words = catalogue({
  en: {
    coins: 'coins',
    shields: 'shields',
    players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
  },
  fr: {
    coins: 'pièces',
    shields: 'boucliers',
    players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
  },
});

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: face.title,
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
  wholeWindow: true,
  keys: () => [
    ['c', table().keys.compare],
    ['i', table().keys.large],
  ],
  playerName: (player) => words().players[player],
};
export default game;
