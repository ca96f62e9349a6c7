// The texts around a plain board, for games without a board of their own, in French.
import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/plain';

export const fr: typeof en = {
  you: 'Vous',
  youInside: 'vous',
  seat: (n) => `Place ${n}`,
  something: 'Un événement',
  nothing: 'rien',
  colon: (name, what) => `${name} : ${what}`,

  yourTurn: 'À vous : choisissez une action',
  yourCard: 'À vous : choisissez une carte',
  yourCardOrDeed: 'À vous : choisissez une carte ou une action',
  waitFor: (names) => `On attend ${names}`,
  mayChange: (names) => `En attente de ${names}. Vous pouvez encore changer votre choix.`,
  goesOn: 'La partie continue',
  over: (names, n) =>
    n === 1 ? `Partie terminée. ${names} gagne.` : `Partie terminée. ${names} se partagent la victoire.`,
  overTogether: (names) => `Partie terminée. ${names} gagnent ensemble.`,
  youWon: 'Partie terminée. Vous gagnez.',
  overNobody: 'Partie terminée.',
  cards: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  inZone: (card, zone) => `${card}, ${zone}`,
  noCards: 'Vide',
  chooseCard: 'Choisissez une carte pour voir ses actions.',
  chooseDeed: 'Les boutons montrent vos actions.',
  notNow: 'Vous ne pouvez pas l’utiliser maintenant.',
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

  rulesNone: 'Ce jeu n’a pas encore de règles écrites. Demandez à l’hôte, ou essayez les boutons.',
  rulesDeeds: 'Actions',
  rulesShown: 'Sur la table',
  rulesWords: 'L’auteur du jeu a écrit ces textes.',
  refused: 'Les règles ne le permettent pas.',
};
