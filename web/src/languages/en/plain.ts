// The texts around a plain board, for games without a board of their own, in English.
import { plural } from '../../i18n/language.svelte';

export const en = {
  you: 'You',
  youInside: 'you',
  seat: (n: number) => `Seat ${n}`,
  something: 'An event',
  nothing: 'nothing',
  colon: (name: string, what: string) => `${name}: ${what}`,

  yourTurn: 'Your turn: choose an action',
  yourCard: 'Your turn: choose a card',
  yourCardOrDeed: 'Your turn: choose a card or an action',
  waitFor: (names: string) => `Waiting for ${names}`,
  mayChange: (names: string) => `Waiting for ${names}. You can still change your choice.`,
  goesOn: 'The match continues',
  over: (names: string, n: number) =>
    n === 1 ? `Match finished. ${names} wins.` : `Match finished. ${names} share the win.`,
  overTogether: (names: string) => `Match finished. ${names} win together.`,
  youWon: 'Match finished. You win.',
  overNobody: 'Match finished.',
  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  inZone: (card: string, zone: string) => `${card}, ${zone}`,
  noCards: 'Empty',
  chooseCard: 'Choose a card to see its actions.',
  chooseDeed: 'The buttons list your actions.',
  notNow: 'You cannot use it now.',
  waysWith: (card: string, n: number) =>
    plural(n, {
      one: `${card}: # action possible.`,
      other: `${card}: # actions possible.`,
    }),
  less: (what: string) => `${what}, one less`,
  more: (what: string) => `${what}, one more`,
  keysStep: 'change a number',
  back: 'Undo',
  of: (name: string) => `${name}’s cards`,
  yours: 'Your cards',
  table: 'On the table',
  players: 'Players',

  sheet: 'Points of each player',
  player: 'Player',

  rulesNone: 'This game has no rules text yet. Ask the host, or try the buttons.',
  rulesDeeds: 'Actions',
  rulesShown: 'On the table',
  rulesWords: 'The author of the game wrote these texts.',
  refused: 'The rules do not allow that.',
};
