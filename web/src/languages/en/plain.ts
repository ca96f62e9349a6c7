// The house's own words around a plain board, in English.
import { plural } from '../../i18n/language.svelte';

export const en = {
  you: 'You',
  youInside: 'you',
  seat: (n: number) => `Seat ${n}`,
  something: 'Something happened',
  nothing: 'nothing',
  colon: (name: string, what: string) => `${name}: ${what}`,

  yourTurn: 'Your turn: choose an action',
  yourCard: 'Your turn: choose a card',
  yourCardOrDeed: 'Your turn: choose a card or an action',
  waitFor: (names: string) => `Waiting for ${names}`,
  mayChange: (names: string) => `Waiting for ${names}. You can still change your mind.`,
  goesOn: 'The match goes on',
  over: (names: string, n: number) =>
    n === 1 ? `The match is over. ${names} wins.` : `The match is over. ${names} share the win.`,
  overTogether: (names: string) => `The match is over. ${names} win together.`,
  youWon: 'The match is over. You win.',
  overNobody: 'The match is over.',

  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  inZone: (card: string, zone: string) => `${card}, ${zone}`,
  noCards: 'Empty',
  chooseCard: 'Choose a card to see what can be done with it.',
  chooseDeed: 'The buttons say what you can do.',
  notNow: 'You cannot use it now.',
  waysWith: (card: string, n: number) =>
    plural(n, {
      one: `${card}: # action possible.`,
      other: `${card}: # actions possible.`,
    }),
  less: (what: string) => `${what}, one less`,
  more: (what: string) => `${what}, one more`,
  keysStep: 'change a number',
  back: 'Take back',
  of: (name: string) => `${name}’s cards`,
  yours: 'Your cards',
  table: 'On the table',
  players: 'Players',

  sheet: 'Points of each player',
  player: 'Player',
  place: (place: number) => (place === 0 ? 'not taken' : `Place ${place}`),
  placeRow: 'Place',

  rulesNone: 'Nobody has written rules for this game yet. Ask the host, or try the buttons.',
  rulesDeeds: 'What can be done',
  rulesShown: 'What is on the table',
  rulesWords: 'These texts come from the game itself, as its author wrote them.',
  refused: 'The rules do not allow that.',
};
