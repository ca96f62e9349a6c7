import { catalogue } from '../../i18n/language.svelte';
import type { GameModule } from '../game';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { optionWords } from './option-words';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { cardsOf, sentence } from './sentences';
import type { Choices, Intent, Refusal, Seen, View } from './types';

const words = catalogue({
  en: {
    blurb:
      'Build an ancient city around its wonder in three ages: trade with your neighbours, arm against them, and pass your hand on.',
    coins: 'coins',
    shields: 'shields',
    players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
  },
  fr: {
    blurb:
      'En trois âges, bâtissez une cité antique autour de sa merveille : commercez avec vos voisins, armez-vous contre eux, et passez votre main.',
    coins: 'pièces',
    shields: 'boucliers',
    players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
  },
});

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: () => '7 Wonders',
  blurb: () => words().blurb,
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
  optionLabels: optionWords,
  playerName: (player) => words().players[player],
};
export default game;
