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
import { lookOf } from './play/offers';
import type { Choices, Intent, Power, Refusal, Seen, View } from './types';

const words = () => texts().frame;

const game: GameModule<View, Choices, Intent, Seen, Refusal> = {
  Table,
  ScoreSheet,
  Rules,
  title: face.title,
  leavesNoChoice: true,
  sounds,
  sentence,
  cardsOf,
  cardsOfIntent: (intent, view) => {
    const hand = (powers: Power[]) => powers.map((power) => `hand-${lookOf(power)}`);
    if ('power' in intent) return hand([intent.power]);
    if ('powers' in intent) return hand(intent.powers);
    if (intent.do === 'take_crystal') return [`crystal-${view.pawn}-${intent.slot}`];
    if (intent.do === 'move_pawn') return [`site-${intent.to}`];
    return 'sage' in intent ? [`sage-${intent.sage}`] : [];
  },
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
  lead: ({ view }) => ({ label: words().crystals, values: view.players.map(({ crystals }) => crystals) }),
  keys: handKeys,
  deedInWords: () => import('./words/deed').then((it) => it.deedInWords),
  afterwards: () => import('./after'),
};
export default game;
