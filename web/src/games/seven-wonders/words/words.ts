// The names of things and the short words of the table, English and French.
import { catalogue, listing } from '../../../i18n/language.svelte';
import { cardName, type Kind, type Science } from '../facts/facts';
import type { Card, Direction, Resource, Seat, Side } from '../types';

/** Ages are numbered so. */
export const roman = ['', 'I', 'II', 'III'];
const times = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const en = {
  resources: {
    wood: 'wood',
    stone: 'stone',
    ore: 'ore',
    clay: 'clay',
    glass: 'glass',
    loom: 'cloth',
    papyrus: 'papyrus',
  } as Record<Resource, string>,
  units: (n: number, resource: Resource): string => (n === 1 ? '' : `${n} `) + en.resources[resource],
  classes: { raw: 'raw materials', manufactured: 'manufactured goods' },
  sciences: { compass: 'compass', gear: 'gear', tablet: 'tablet' } as Record<Science, string>,
  kinds: {
    brown: 'Raw materials',
    grey: 'Manufactured goods',
    blue: 'Civilian',
    yellow: 'Trade',
    red: 'Military',
    green: 'Science',
    purple: 'Guilds',
  } as Record<Kind, string>,
  kindCards: {
    brown: ['brown card', 'brown cards'],
    grey: ['grey card', 'grey cards'],
    blue: ['blue card', 'blue cards'],
    yellow: ['yellow card', 'yellow cards'],
    red: ['red card', 'red cards'],
    green: ['green card', 'green cards'],
    purple: ['guild', 'guilds'],
  } as Record<Kind, [string, string]>,
  side: { A: 'day', B: 'night' } as Record<Side, string>,
  sideLong: (side: string) => `${side} side`,

  coins: (n: number) => times(n, 'coin', 'coins'),
  points: (n: number) => times(n, 'point', 'points'),
  shields: (n: number) => times(n, 'shield', 'shields'),
  victories: (n: number) => times(n, 'victory', 'victories'),
  defeats: (n: number) => times(n, 'defeat', 'defeats'),
  age: (n: number) => `Age ${roman[n]}`,
  turn: (n: number) => (n > 6 ? 'last cards' : `turn ${n} of 6`),
  boards: 'Choosing wonders',
  over: 'The end',
  hands: {
    left: 'Hands go to the left',
    right: 'Hands go to the right',
  } as Record<Direction, string>,
  discardPile: (n: number) => `${times(n, 'card', 'cards')} in the discard pile`,
  discardOf: (ages: number[]) =>
    ages.flatMap((n, i) => (n > 0 ? [`${n} of age ${roman[i + 1]}`] : [])).join(', '),
  discardKnown: 'Known to you:',
  discardUnknown: 'It lies face down: you know only what you saw go there.',
  pile: (n: number) => `${times(n, 'card', 'cards')} to draw for the Free city`,
  lastTurn: 'Last turn',
  lastTurnOf: (age: number, turn: number) => `Age ${roman[age]}, ${en.turn(turn)}`,
  nothingYet: 'Nothing has been played yet.',

  you: 'You',
  yourCity: 'Your city',
  freeCity: 'the Free city',
  free: 'Free city',
  cityOf: (name: string) => `City of ${name}`,
  open: (name: string) => `${name}: look at the city`,
  leftNeighbour: 'left neighbour',
  rightNeighbour: 'right neighbour',
  cities: 'Cities around the table',
  picked: 'has picked',
  gone: 'gave up the seat',
  stage: (n: number) => `Stage ${n}`,
  stageBuilt: 'built',
  stageNext: 'next',
  stageLater: 'not built yet',
  marker: (card: string) => `with ${card} underneath`,
  costs: (what: string) => `costs ${what}`,
  sells: 'Sells',
  produces: 'Produces',
  notSold: 'not for sale',
  perUnit: (n: number) => `${n} a unit`,
  emptyCity: 'Nothing built yet',
  cards: (n: number) => times(n, 'card', 'cards'),
  freeBuild: 'free build ready',
  conflicts: 'Conflicts',
  conflict: (age: number, shields: number, left: string, right: string) =>
    `Age ${roman[age]}: ${times(shields, 'shield', 'shields')}; left ${left}, right ${right}`,
  token: (n: number) => (n > 0 ? `+${n}` : n < 0 ? '−1' : '0'),
  known: 'Cards you saw in this hand',
  knownGone: (n: number) => `${n} of them left it face down`,

  hand: 'Your hand',
  handEmpty: 'No cards in hand',
  pickedCard: 'picked',
  tags: {
    own: 'free of charge',
    chain: (card: string) => `free, thanks to ${card}`,
    bank: (n: number) => `${times(n, 'coin', 'coins')} to the bank`,
    to: (n: number, name: string) => `${n} to ${name}`,
    no: 'cannot be built',
  },
  ownResources: 'with own resources',
  forFree: 'for nothing',

  playFor: 'Which city to play for',
  ways: 'What to do with the card',
  modes: {
    build: 'Build',
    chain: 'Build',
    power: 'Free build',
    stage: (n: number) => `Stage ${n}`,
    stageNone: 'Stage',
    discard: 'Discard',
  },
  payments: 'How to pay',
  cheapest: 'cheapest',
  dearer: (n: number) => `${n} more`,
  total: (n: number) => `${n} in all`,
  build: (card: string, how: string) => `Build ${card} ${how}`,
  buildPay: (card: string, how: string) => `Build ${card}: ${how}`,
  buildChain: (card: string, by: string) => `Build ${card} free, thanks to ${by}`,
  buildPower: (card: string) => `Build ${card} with the free build of Olympia`,
  buildStage: (n: number, card: string, how: string) => `Build stage ${n} with ${card} ${how}`,
  buildStagePay: (n: number, card: string, how: string) => `Build stage ${n} with ${card}: ${how}`,
  discard: (card: string) => `Discard ${card} for 3 coins`,
  fromDiscard: (card: string) => `Build ${card} for nothing`,
  decline: 'Build none of them',
  chooseBoard: (wonder: string) => `Take ${wonder}`,
  chooseSide: (side: string) => `Play the ${side} side`,
  boardChoice: 'Wonders to choose from',
  sideChoice: 'Side of the board',

  is: (name: string, what: string) => `${name}: ${what}`,
  laterFree: (cards: string) => `Later makes ${cards} free`,
  freeWith: (cards: string) => `Free with ${cards}`,
  notYourTurn: 'You have nothing to decide now',
  change: 'You can still change it',
  sold: (coins: number) => `+${coins}`,
  pileOffers: 'Discard pile',
  cannotBuildHere: 'A card of that name stands in your city',
};

export type Words = typeof en;

/** "de Ben", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
const unitNames: Record<Resource, string> = {
  wood: 'bois',
  stone: 'pierres',
  ore: 'minerais',
  clay: 'argiles',
  glass: 'verres',
  loom: 'tissus',
  papyrus: 'papyrus',
};
const fois = (n: number, one: string, many: string) => `${n} ${n <= 1 ? one : many}`;

const fr: Words = {
  resources: {
    wood: 'bois',
    stone: 'pierre',
    ore: 'minerai',
    clay: 'argile',
    glass: 'verre',
    loom: 'tissu',
    papyrus: 'papyrus',
  },
  units: (n, resource) => (n === 1 ? fr.resources[resource] : `${n} ${unitNames[resource]}`),
  classes: { raw: 'matières premières', manufactured: 'produits manufacturés' },
  sciences: { compass: 'compas', gear: 'engrenage', tablet: 'tablette' },
  kinds: {
    brown: 'Matières premières',
    grey: 'Produits manufacturés',
    blue: 'Bâtiments civils',
    yellow: 'Commerce',
    red: 'Armée',
    green: 'Sciences',
    purple: 'Guildes',
  },
  kindCards: {
    brown: ['carte marron', 'cartes marron'],
    grey: ['carte grise', 'cartes grises'],
    blue: ['carte bleue', 'cartes bleues'],
    yellow: ['carte jaune', 'cartes jaunes'],
    red: ['carte rouge', 'cartes rouges'],
    green: ['carte verte', 'cartes vertes'],
    purple: ['guilde', 'guildes'],
  },
  side: { A: 'jour', B: 'nuit' },
  sideLong: (side) => `face ${side}`,

  coins: (n) => fois(n, 'pièce', 'pièces'),
  points: (n) => fois(n, 'point de victoire', 'points de victoire'),
  shields: (n) => fois(n, 'bouclier', 'boucliers'),
  victories: (n) => fois(n, 'victoire', 'victoires'),
  defeats: (n) => fois(n, 'défaite', 'défaites'),
  age: (n) => `Âge ${roman[n]}`,
  turn: (n) => (n > 6 ? 'dernières cartes' : `tour ${n} sur 6`),
  boards: 'Choix des merveilles',
  over: 'Fin de la partie',
  hands: {
    left: 'Les mains passent à gauche',
    right: 'Les mains passent à droite',
  },
  discardPile: (n) => `${fois(n, 'carte', 'cartes')} dans la défausse`,
  discardOf: (ages) => ages.flatMap((n, i) => (n > 0 ? [`${n} de l’âge ${roman[i + 1]}`] : [])).join(', '),
  discardKnown: 'Connues de vous :',
  discardUnknown: 'Elle est face cachée : vous ne connaissez que ce que vous y avez vu partir.',
  pile: (n) => `${fois(n, 'carte', 'cartes')} à piocher pour la cité libre`,
  lastTurn: 'Dernier tour',
  lastTurnOf: (age, turn) => `Âge ${roman[age]}, ${fr.turn(turn)}`,
  nothingYet: 'Rien n’a encore été joué.',

  you: 'Vous',
  yourCity: 'Votre cité',
  freeCity: 'la cité libre',
  free: 'Cité libre',
  cityOf: (name) => `Cité ${de(name)}`,
  open: (name) => `${name} : voir la cité`,
  leftNeighbour: 'voisin de gauche',
  rightNeighbour: 'voisin de droite',
  cities: 'Les cités autour de la table',
  picked: 'a choisi',
  gone: 'a quitté la partie',
  stage: (n) => `Étape ${n}`,
  stageBuilt: 'bâtie',
  stageNext: 'la prochaine',
  stageLater: 'à bâtir',
  marker: (card) => `avec ${card} dessous`,
  costs: (what) => (what === 'rien' ? 'ne coûte rien' : `coûte ${what}`),
  sells: 'Vend',
  produces: 'Produit',
  notSold: 'pas à vendre',
  perUnit: (n) => `${n} l’unité`,
  emptyCity: 'Rien de construit encore',
  cards: (n) => fois(n, 'carte', 'cartes'),
  freeBuild: 'construction gratuite disponible',
  conflicts: 'Conflits',
  conflict: (age, shields, left, right) =>
    `Âge ${roman[age]} : ${fois(shields, 'bouclier', 'boucliers')} ; à gauche ${left}, à droite ${right}`,
  token: (n) => (n > 0 ? `+${n}` : n < 0 ? '−1' : '0'),
  known: 'Cartes que vous avez vues dans cette main',
  knownGone: (n) =>
    n === 1 ? 'l’une d’elles est partie face cachée' : `${n} d’entre elles sont parties face cachée`,

  hand: 'Votre main',
  handEmpty: 'Aucune carte en main',
  pickedCard: 'choisie',
  tags: {
    own: 'sans rien payer',
    chain: (card) => `gratuit grâce à : ${card}`,
    bank: (n) => `${fois(n, 'pièce', 'pièces')} à la banque`,
    to: (n, name) => `${n} à ${name}`,
    no: 'ne peut pas être construit',
  },
  ownResources: 'avec vos ressources',
  forFree: 'sans rien payer',

  playFor: 'Pour quelle cité jouer',
  ways: 'Que faire de la carte',
  modes: {
    build: 'Construire',
    chain: 'Construire',
    power: 'Gratuite',
    stage: (n) => `Étape ${n}`,
    stageNone: 'Étape',
    discard: 'Défausser',
  },
  payments: 'Comment payer',
  cheapest: 'le moins cher',
  dearer: (n) => `${n} de plus`,
  total: (n) => `${n} en tout`,
  build: (card, how) => `Construire ${card} ${how}`,
  buildPay: (card, how) => `Construire ${card} : ${how}`,
  buildChain: (card, by) => `Construire ${card} gratuitement grâce à : ${by}`,
  buildPower: (card) => `Construire ${card} gratuitement, pouvoir d’Olympie`,
  buildStage: (n, card, how) => `Bâtir l’étape ${n} avec ${card} ${how}`,
  buildStagePay: (n, card, how) => `Bâtir l’étape ${n} avec ${card} : ${how}`,
  discard: (card) => `Défausser ${card} pour 3 pièces`,
  fromDiscard: (card) => `Construire ${card} sans rien payer`,
  decline: 'N’en construire aucune',
  chooseBoard: (wonder) => `Prendre : ${wonder}`,
  chooseSide: (side) => `Jouer la face ${side}`,
  boardChoice: 'Merveilles au choix',
  sideChoice: 'Face du plateau',

  is: (name, what) => `${name} : ${what}`,
  laterFree: (cards) => `Rendra gratuit : ${cards}`,
  freeWith: (cards) => `Gratuit avec : ${cards}`,
  notYourTurn: 'Vous n’avez rien à décider maintenant',
  change: 'Vous pouvez encore changer',
  sold: (coins) => `+${coins}`,
  pileOffers: 'Défausse',
  cannotBuildHere: 'Une carte de ce nom est déjà dans votre cité',
};

export const words = catalogue<Words>({ en, fr });

/** "2 wood and 1 ore" from a list of single units. */
export function unitsInWords(list: Resource[]): string {
  const counts = new Map<Resource, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return listing([...counts].map(([resource, n]) => words().units(n, resource)));
}

/** Who a city belongs to: a player's name, or the Free city. */
export const cityName = (names: string[], city: Seat) => names[city] ?? words().freeCity;
/** "2 brown cards". */
export const kindCount = (n: number, kind: Kind) => times(n, ...words().kindCards[kind]);
export const cardNames = (cards: Card[]) => listing(cards.map(cardName));
export const cap = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
