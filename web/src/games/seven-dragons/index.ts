import { catalogue } from '../../i18n/language.svelte';
import type { GameModule } from '../game';
import face from './face';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { prompt } from './words/prompts';
import { refusal } from './words/refusals';
import { cardsOf, sentence } from './words/sentences';
import type { Choices, Intent, Refusal, Seen, View } from './types';

const words = catalogue({
  en: {
    hand: 'cards in hand',
    players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
    keys: [
      ['← → ↑ ↓', 'from cell to cell on the table'],
      ['T', 'turn the card that is being laid'],
      ['G', 'show the longest chain of your goal'],
      ['+ -', 'zoom in, zoom out'],
      ['0', 'the whole table, and back'],
      ['⇧ ← → ↑ ↓', 'move the table'],
    ] as [string, string][],
  },
  fr: {
    hand: 'cartes en main',
    players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
    keys: [
      ['← → ↑ ↓', 'de case en case sur la table'],
      ['T', 'tourner la carte à poser'],
      ['G', 'montrer la plus longue chaîne de votre but'],
      ['+ -', 'agrandir, réduire'],
      ['0', 'toute la table, et retour'],
      ['⇧ ← → ↑ ↓', 'déplacer la table'],
    ] as [string, string][],
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
    const player = view.players[seat];
    return player?.present ? [{ label: words().hand, value: String(player.hand), icon: 'cards' }] : [];
  },
  keys: () => words().keys,
  playerName: (player) => words().players[player],
};
export default game;
