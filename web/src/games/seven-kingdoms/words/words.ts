// The names of things and the short words of the table, English and French.
import { catalogue } from '../../../i18n/language.svelte';
import type { Title } from '../facts/cards';
import { titleOf, plus } from '../facts/cards';
import type { Arms, Card, Token } from '../types';

const en = {
  titles: {
    king: 'King',
    bishop: 'Bishop',
    general: 'General',
    princess: 'Princess',
    knight: 'Knight',
    merchant: 'Merchant',
    peasant: 'Peasant',
  } as Record<Title, string>,
  /** With the article, inside a sentence. */
  theTitle: {
    king: 'King',
    bishop: 'Bishop',
    general: 'General',
    princess: 'Princess',
    knight: 'Knight',
    merchant: 'Merchant',
    peasant: 'Peasant',
  } as Record<Title, string>,
  arms: {
    lion: 'Lion',
    eagle: 'Eagle',
    stag: 'Stag',
    griffin: 'Griffin',
    bear: 'Bear',
    unicorn: 'Unicorn',
    raven: 'Raven',
  } as Record<Arms, string>,
  /** What a title does when it is played. */
  powers: {
    king: 'takes up to 4 cards',
    bishop: 'places a token, takes 1 card',
    general: 'takes all of 3 neighbouring columns',
    princess: 'takes up to 2 cards',
    knight: 'takes all of 2 neighbouring columns',
    merchant: 'takes 1 card',
    peasant: 'takes 1 card from one of its two columns',
  } as Record<Title, string>,
  peasantPower: (a: string, b: string) => `takes 1 card from column ${a} or ${b}`,
  plus: (n: number) => `+${n} token`,
  tokens: { double: 'Double token', peasant: 'Peasant token', arms: 'Arms token' } as Record<string, string>,
  tokenWorth: {
    plus: (n: number) => `${n === 1 ? '1 point' : `${n} points`} for whoever has most of this arms`,
    double: 'cards of this arms count twice for whoever has most',
    peasant: '1 point per peasant for whoever has most of this arms',
    arms: '1 point per different arms for whoever has most of this arms',
  },

  round: 'Round',
  playsFirst: (name: string) => `First: ${name}`,
  youPlayFirst: 'You play first',
  pile: 'Pile',
  pileOf: (n: number) => (n === 1 ? '1 card in the pile' : `${n} cards in the pile`),
  supply: 'Tokens',
  faceDown: (n: number) => (n === 1 ? '1 token face down' : `${n} tokens face down`),
  stalled: (n: number) => `Nothing has moved for ${n} of 10 rounds`,
  playedThisRound: 'Played this round',
  upperLine: 'Upper line',
  upperLineEmpty: 'Played cards line up here',
  row: 'Row',
  emptySlot: (r: string) => `Column ${r}, empty`,
  inSlot: (r: string, card: string) => `Column ${r}: ${card}`,
  armsOfColumn: (r: string, arms: string) => `Column ${r}: ${arms}`,
  kingdoms: 'Kingdoms',
  kingdomOf: (name: string) => `${name}’s kingdom`,
  yourKingdom: 'Your kingdom',
  you: 'You',
  openKingdom: (name: string, n: number) =>
    `${name}: ${n === 1 ? '1 card' : `${n} cards`} in the kingdom. Open`,
  noCards: 'No cards yet',
  gone: 'Left the game',
  hand: 'Your hand',
  handOf: (n: number) => `Hand ${n} of 3`,
  handCount: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  handKnown: 'Seen being taken into the hand',
  toHand: 'taken',
  toKingdom: 'to the kingdom',
  taking: 'To your kingdom',
  state: { done: 'done', now: 'acts now', next: 'to come', plays: 'to play', out: 'drew' },
  leads: 'would take the token now',
  most: 'most of this arms',
  kings: (n: number) => (n === 1 ? '1 king' : `${n} kings`),
  peasants: (n: number) => (n === 1 ? '1 peasant' : `${n} peasants`),
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  left: 'gave up the seat',

  play: (card: string) => `Play ${card}`,
  takeBrief: { hand: 'To the hand', kingdom: 'To the kingdom' },
  takeToHand: (card: string) => `Take ${card} to hand`,
  takeToKingdom: (card: string) => `Take ${card} to kingdom`,
  putToken: (token: string, r: string) => `Put the ${token} on ${r}`,
  runOf: (a: string, b: string) => `Take ${a} to ${b}`,
  runEmpty: (a: string, b: string) => `Take the empty run ${a} to ${b}`,
  keep: (card: string) => `Keep ${card} in hand`,
  done: (n: number) => (n === 1 ? 'Done: take 1 card' : `Done: take ${n} cards`),
  takeNothing: 'Take nothing',
  takeBack: 'Take back',
  chooseHand: 'Choose a card of your hand',
  chooseRow: 'Choose a card of the row',
  chooseRun: (n: number) => `Choose where your run of ${n} starts`,
  chooseToken: 'Choose a token',
  chooseKeep: 'Tap a card to keep it in hand',
  noWayBack: 'This cannot be taken back: a new token is turned up.',
  runLabel: (a: string, b: string, cards: string) => `Run ${a} to ${b}: ${cards}`,
  nothing: 'nothing',

  reasons: {
    handFull: 'Your hand is full: 3 of 3',
    enough: (n: number) => `You may take ${n} and have taken ${n === 1 ? 'it' : 'them'}`,
    reach: (a: string, b: string) => `Your peasant reaches ${a} and ${b}`,
    runNamed: 'You have named your run',
    runFirst: 'Your card takes a run of columns',
    tokenFirst: 'Place a token first',
    notNow: 'Cannot be taken now',
    notYourTurn: 'It is not your turn',
    playFirst: 'Play a card of your hand first',
    playLater: 'You play a card when the next round begins',
    faceDown: 'Face down until a token is placed',
  },
};

export type Words = typeof en;

/** "de Ben", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;

const fr: Words = {
  titles: {
    king: 'Roi',
    bishop: 'Évêque',
    general: 'Général',
    princess: 'Princesse',
    knight: 'Chevalier',
    merchant: 'Marchand',
    peasant: 'Paysan',
  },
  theTitle: {
    king: 'le roi',
    bishop: 'l’évêque',
    general: 'le général',
    princess: 'la princesse',
    knight: 'le chevalier',
    merchant: 'le marchand',
    peasant: 'le paysan',
  },
  arms: {
    lion: 'Lion',
    eagle: 'Aigle',
    stag: 'Cerf',
    griffin: 'Griffon',
    bear: 'Ours',
    unicorn: 'Licorne',
    raven: 'Corbeau',
  },
  powers: {
    king: 'prend jusqu’à 4 cartes',
    bishop: 'pose un jeton, prend 1 carte',
    general: 'prend tout dans 3 colonnes voisines',
    princess: 'prend jusqu’à 2 cartes',
    knight: 'prend tout dans 2 colonnes voisines',
    merchant: 'prend 1 carte',
    peasant: 'prend 1 carte dans l’une de ses deux colonnes',
  },
  peasantPower: (a, b) => `prend 1 carte dans la colonne ${a} ou ${b}`,
  plus: (n) => `jeton +${n}`,
  tokens: { double: 'jeton double', peasant: 'jeton paysan', arms: 'jeton blasons' },
  tokenWorth: {
    plus: (n) =>
      n === 1 ? '1 point pour la majorité de ce blason' : `${n} points pour la majorité de ce blason`,
    double: 'les cartes de ce blason comptent double pour la majorité',
    peasant: '1 point par paysan pour la majorité de ce blason',
    arms: '1 point par blason différent pour la majorité de ce blason',
  },

  round: 'Manche',
  playsFirst: (name) => `Premier : ${name}`,
  youPlayFirst: 'Vous jouez en premier',
  pile: 'Pioche',
  pileOf: (n) => (n <= 1 ? `${n} carte dans la pioche` : `${n} cartes dans la pioche`),
  supply: 'Jetons',
  faceDown: (n) => (n <= 1 ? `${n} jeton face cachée` : `${n} jetons face cachée`),
  stalled: (n) => `Rien n’a bougé depuis ${n} manches sur 10`,
  playedThisRound: 'Jouées cette manche',
  upperLine: 'Ligne du haut',
  upperLineEmpty: 'Les cartes jouées s’alignent ici',
  row: 'Rangée',
  emptySlot: (r) => `Colonne ${r}, vide`,
  inSlot: (r, card) => `Colonne ${r} : ${card}`,
  armsOfColumn: (r, arms) => `Colonne ${r} : ${arms}`,
  kingdoms: 'Royaumes',
  kingdomOf: (name) => `Royaume ${de(name)}`,
  yourKingdom: 'Votre royaume',
  you: 'Vous',
  openKingdom: (name, n) => `${name} : ${n <= 1 ? `${n} carte` : `${n} cartes`} dans le royaume. Ouvrir`,
  noCards: 'Pas encore de carte',
  gone: 'Sorties du jeu',
  hand: 'Votre main',
  handOf: (n) => `Main ${n} sur 3`,
  handCount: (n) => (n <= 1 ? `${n} carte en main` : `${n} cartes en main`),
  handKnown: 'Vues en entrant dans la main',
  toHand: 'prise',
  toKingdom: 'vers le royaume',
  taking: 'Vers votre royaume',
  state: { done: 'fait', now: 'agit', next: 'à venir', plays: 'va jouer', out: 'a pioché' },
  leads: 'prendrait le jeton maintenant',
  most: 'majorité de ce blason',
  kings: (n) => (n <= 1 ? `${n} roi` : `${n} rois`),
  peasants: (n) => (n <= 1 ? `${n} paysan` : `${n} paysans`),
  cards: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
  left: 'a quitté la partie',

  play: (card) => `Jouer ${card}`,
  takeBrief: { hand: 'En main', kingdom: 'Au royaume' },
  takeToHand: (card) => `Prendre ${card} en main`,
  takeToKingdom: (card) => `Prendre ${card} au royaume`,
  putToken: (token, r) => `Poser le ${token} sur ${r}`,
  runOf: (a, b) => `Prendre ${a} à ${b}`,
  runEmpty: (a, b) => `Prendre la suite vide ${a} à ${b}`,
  keep: (card) => `Garder ${card} en main`,
  done: (n) => (n === 1 ? 'Prendre 1 carte' : `Prendre ${n} cartes`),
  takeNothing: 'Ne rien prendre',
  takeBack: 'Revenir',
  chooseHand: 'Choisissez une carte de votre main',
  chooseRow: 'Choisissez une carte de la rangée',
  chooseRun: (n) => `Choisissez où commence votre suite de ${n}`,
  chooseToken: 'Choisissez un jeton',
  chooseKeep: 'Touchez une carte pour la garder en main',
  noWayBack: 'Sans retour possible : un nouveau jeton est retourné.',
  runLabel: (a, b, cards) => `Suite ${a} à ${b} : ${cards}`,
  nothing: 'rien',

  reasons: {
    handFull: 'Votre main est pleine : 3 sur 3',
    enough: (n) =>
      n === 1
        ? 'Vous pouvez prendre 1 carte et l’avez prise'
        : `Vous pouvez prendre ${n} cartes et les avez prises`,
    reach: (a, b) => `Votre paysan atteint ${a} et ${b}`,
    runNamed: 'Vous avez choisi votre suite',
    runFirst: 'Votre carte prend une suite de colonnes',
    tokenFirst: 'Posez d’abord un jeton',
    notNow: 'Ne peut pas être prise maintenant',
    notYourTurn: 'Ce n’est pas à vous',
    playFirst: 'Jouez d’abord une carte de votre main',
    playLater: 'Vous jouerez une carte à la prochaine manche',
    faceDown: 'Face cachée jusqu’à la pose d’un jeton',
  },
};

export const words = catalogue<Words>({ en, fr });

/** "King 3"; "roi 3". */
export const cardName = (card: Card): string => `${words().titles[titleOf(card)]} ${card}`;
/** For the middle of a sentence: "King 3"; "le roi 3". */
export const theCard = (card: Card): string => `${words().theTitle[titleOf(card)]} ${card}`;
export function tokenName(token: Token): string {
  const n = plus(token);
  return n === null ? words().tokens[token]! : words().plus(n);
}
export function tokenWorth(token: Token): string {
  const n = plus(token);
  if (n !== null) return words().tokenWorth.plus(n);
  return words().tokenWorth[token as 'double' | 'peasant' | 'arms'];
}
