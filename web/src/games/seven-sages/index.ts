import { catalogue } from '../../i18n/language.svelte';
import type { GameModule } from '../game';
import Rules from './RulesBook.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import Table from './Table.svelte';
import Options from './Options.svelte';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { cardsOf, sentence } from './sentences';
import { suited } from './times';
import type { Choices, Intent, Refusal, Seen, View } from './types';

const words = catalogue({
  en: {
    title: 'The Seven Sages',
    blurb: 'Find an ally, trade cards, fight side by side, and share the crystals.',
    crystals: 'crystals',
    powers: 'power cards in hand',
    spells: 'spells in hand',
    players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
  },
  fr: {
    title: 'Les Sept Sages',
    blurb: 'Trouvez un allié, échangez des cartes, combattez côte à côte et partagez les cristaux.',
    crystals: 'cristaux',
    powers: 'cartes de pouvoir en main',
    spells: 'sorts en main',
    players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
  },
});

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: () => words().title,
  blurb: () => words().blurb,
  sentence,
  cardsOf,
  prompt,
  refusal: (why) => refusal(why),
  seatFacts: ({ view }, seat) => {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { label: words().crystals, value: String(player.crystals), icon: 'gem' },
      { label: words().powers, value: String(player.powers), icon: 'cards' },
      { label: words().spells, value: String(player.spells), icon: 'spark' },
    ];
  },
  Options,
  suited,
  playerName: (player) => words().players[player],
};
export default game;
