// The house's own words around a plain board, in French.
import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/plain';

export const fr: typeof en = {
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
  overTogether: (names) => `La partie est finie. ${names} gagnent ensemble.`,
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
