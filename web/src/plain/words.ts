// The house's own words around a plain board. What the game itself says stays as its author wrote it.
import { catalogue, plural } from '../i18n/language.svelte';

const en = {
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

export type PlainWords = typeof en;

const fr: PlainWords = {
  you: 'Vous',
  youInside: 'vous',
  seat: (n) => `Place ${n}`,
  something: 'Il s’est passé quelque chose',
  nothing: 'rien',
  colon: (name, what) => `${name} : ${what}`,

  yourTurn: 'À vous : choisissez une action',
  yourCard: 'À vous : choisissez une carte',
  yourCardOrDeed: 'À vous : choisissez une carte ou une action',
  waitFor: (names) => `On attend ${names}`,
  mayChange: (names) => `On attend ${names}. Vous pouvez encore changer d’avis.`,
  goesOn: 'La partie continue',
  over: (names, n) =>
    n === 1 ? `La partie est finie. ${names} gagne.` : `La partie est finie. Victoire partagée : ${names}.`,
  youWon: 'La partie est finie. Vous gagnez.',
  overNobody: 'La partie est finie.',

  cards: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  inZone: (card, zone) => `${card}, ${zone}`,
  noCards: 'Vide',
  chooseCard: 'Choisissez une carte pour voir ce qu’on peut en faire.',
  chooseDeed: 'Les boutons disent ce que vous pouvez faire.',
  notNow: 'Vous ne pouvez pas la jouer maintenant.',
  waysWith: (card, n) =>
    plural(n, {
      one: `${card} : # action possible.`,
      other: `${card} : # actions possibles.`,
    }),
  less: (what) => `${what}, un de moins`,
  more: (what) => `${what}, un de plus`,
  keysStep: 'changer un nombre',
  back: 'Annuler',
  of: (name) => `Cartes de ${name}`,
  yours: 'Vos cartes',
  table: 'Sur la table',
  players: 'Joueurs',

  sheet: 'Points de chaque joueur',
  player: 'Joueur',
  place: (place) => (place === 0 ? 'libre' : place === 1 ? '1re place' : `${place}e place`),
  placeRow: 'Rang',

  rulesNone: 'Personne n’a encore écrit les règles de ce jeu. Demandez à l’hôte, ou essayez les boutons.',
  rulesDeeds: 'Ce qu’on peut faire',
  rulesShown: 'Ce qu’il y a sur la table',
  rulesWords: 'Ces textes viennent du jeu lui-même, tels que son auteur les a écrits.',
  refused: 'Les règles ne le permettent pas.',
};

export const words = catalogue<PlainWords>({ en, fr });
