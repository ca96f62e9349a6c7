import type { GameModule } from '../game';
import { catalogue } from '../../i18n/language.svelte';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { cardsOf, sentence } from './sentences';
import { count } from './standing';
import type { Choices, Intent, Refusal, Seen, View } from './types';

const words = catalogue({
  en: {
    blurb: 'Play a card, take from the row, and rule the most of each coat of arms.',
    hand: 'cards in hand',
    kingdom: 'cards in the kingdom',
    kings: 'kings',
    players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
  },
  fr: {
    blurb: 'Jouez une carte, prenez dans la rangée et dominez chaque blason.',
    hand: 'cartes en main',
    kingdom: 'cartes au royaume',
    kings: 'rois',
    players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
  },
});

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: () => '7 Kingdoms',
  blurb: () => words().blurb,
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
  playerName: (player) => words().players[player],
};
export default game;
