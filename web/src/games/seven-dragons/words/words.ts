// The names of things and the short words of the table, English and French.
import { catalogue, colon, listing } from '../../../i18n/language.svelte';
import { actionOf, quartersOf } from '../facts/cards';
import { zonesOf, type Colour, type Paint, type Zone } from '../facts/geometry';
import type { Join } from '../facts/joins';
import type { ActionKind, Card, Direction, Seat } from '../types';

const en = {
  colours: {
    red: 'red',
    gold: 'gold',
    blue: 'blue',
    green: 'green',
    black: 'black',
    rainbow: 'all five colours',
    silver: 'Silver',
  } as Record<Paint, string>,
  dragons: {
    red: 'Red Dragon',
    gold: 'Gold Dragon',
    blue: 'Blue Dragon',
    green: 'Green Dragon',
    black: 'Black Dragon',
  } as Record<Colour, string>,
  rainbow: 'the Rainbow Dragon',
  silver: 'the Silver Dragon',
  wholeCard: (colour: string) => `a whole ${colour} dragon`,
  zones: (colours: string) => `${colours} dragons`,
  actions: {
    trade_hands: { name: 'Trade Hands', does: 'swap your whole hand with another player’s' },
    trade_goals: { name: 'Trade Goals', does: 'swap your goal with another player’s or an unused one' },
    rotate_goals: { name: 'Rotate Goals', does: 'every goal moves one place round the ring' },
    move_card: { name: 'Move a Card', does: 'lift a card of the table and lay it elsewhere, or turn it' },
    zap_card: { name: 'Zap a Card', does: 'take a card of the table into your hand' },
  } as Record<ActionKind, { name: string; does: string }>,
  colourGiven: (colour: string) => `Silver turns ${colour}`,

  hand: 'Your hand',
  handCount: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  pile: 'Draw pile',
  pileOf: (n: number) => (n === 1 ? '1 card to draw' : `${n} cards to draw`),
  discard: 'Discard pile',
  discardOf: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  discardEmpty: 'Nothing lies here yet.',
  discardOpen: (n: number) =>
    n === 0 ? 'Discard pile, empty' : `Discard pile, ${n === 1 ? '1 card' : `${n} cards`}. Look through`,
  discardOrder: 'The top card comes first; Silver shows its colour.',
  top: 'top',
  goal: 'Your goal',
  noGoal: 'No goals in this game',
  chain: (n: number, of: number) => `${n} of ${of}`,
  showChain: (colour: string, n: number, of: number) =>
    `Your goal: ${colour}. Longest chain ${n} of ${of}. Show it on the table`,
  chainShown: 'Longest chain shown',
  ring: 'Goal ring',
  ringHint: 'Goals lie in a ring, clockwise. Rotating to the left hands each goal to the next place.',
  openRing: 'Goal ring. Open',
  unused: (n: number) => `Unused goal ${n}`,
  unknown: 'not known to you',
  silverNow: 'Silver',
  silverIs: (colour: string) => `Silver shows ${colour}`,
  silverWild: 'Silver shows every colour',
  wild: 'every colour',

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole table',
  view: 'View of the table',
  beyond: {
    left: (n: number) => `${n} more to the left. Go there`,
    right: (n: number) => `${n} more to the right. Go there`,
    up: (n: number) => `${n} more above. Go there`,
    down: (n: number) => `${n} more below. Go there`,
  },
  tableOf: (n: number) => (n === 1 ? 'Table with 1 card' : `Table with ${n} cards`),
  at: (what: string, x: number, y: number) => `${what}, ${place(x, y)}`,
  here: 'at the first card',
  right: (n: number) => `${n} right`,
  left: (n: number) => `${n} left`,
  up: (n: number) => `${n} up`,
  down: (n: number) => `${n} down`,
  turned: 'turned',
  /** Where a zone of a card lies. */
  zoneAt: {
    top: (colour: string) => `${colour} in the upper half`,
    bottom: (colour: string) => `${colour} in the lower half`,
    left: (colour: string) => `${colour} in the left half`,
    right: (colour: string) => `${colour} in the right half`,
    topLeft: (colour: string) => `${colour} top left`,
    topRight: (colour: string) => `${colour} top right`,
    bottomLeft: (colour: string) => `${colour} bottom left`,
    bottomRight: (colour: string) => `${colour} bottom right`,
  },
  joins: (what: string) => `Joins ${what}`,
  joinsNothing: 'Joins nothing',
  joinsAt: {
    up: (colours: string) => `${colours} above`,
    right: (colours: string) => `${colours} on the right`,
    down: (colours: string) => `${colours} below`,
    left: (colours: string) => `${colours} on the left`,
  },
  free: 'Free cell',
  fitsUpright: 'fits upright',
  fitsTurned: 'fits turned',
  fitsBoth: 'fits both ways round',
  chosen: 'chosen',

  layHere: 'Lay it here',
  putHere: 'Put it down here',
  turn: 'Turn it',
  cancel: 'Choose something else',
  pickUp: (card: string) => `Pick up ${card}`,
  zap: (card: string) => `Zap ${card}`,
  tradeHandsWith: (name: string, n: number) =>
    `Swap hands with ${name} (${n === 1 ? '1 card' : `${n} cards`})`,
  tradeGoalsWith: (name: string) => `Swap goals with ${name}`,
  tradeGoalsUnused: (n: number) => `Swap with unused goal ${n}`,
  rotate: { left: 'All goals to the left', right: 'All goals to the right' } as Record<Direction, string>,
  discardOnly: (colour: string | null) =>
    colour ? `Discard: Silver turns ${colour}` : 'Discard without effect',
  pass: 'Pass',
  back: 'Put it back',
  ways: 'What becomes of the card',
  way: {
    full: (colour: string) => `Do it, Silver turns ${colour}`,
    keep_silver: (colour: string) => `Do it, Silver stays ${colour}`,
    colour_only: (colour: string) => `No effect, Silver turns ${colour}`,
  },
  wayBrief: { full: 'Do it', keep_silver: 'Do it, keep Silver', colour_only: 'Colour only' },
  wayPlain: { full: 'Do it', keep_silver: 'Do it', colour_only: 'Discard only' },
  same: 'Silver stays as it is',

  choose: 'Choose a card of your hand',
  chooseCell: (n: number) => (n === 1 ? 'One cell fits: choose it' : `${n} cells fit: choose one`),
  chooseMove: 'Choose the card to pick up',
  chooseZap: 'Choose the card to take',
  choosePut: (n: number) =>
    n === 1 ? 'It fits in one cell: choose it' : `It fits in ${n} cells: choose one`,
  chooseTarget: 'Choose what it does',
  turnHint: 'T turns it',
  onlyThisWay: 'It fits here only this way round',
  sameTurned: 'It looks the same turned',
  fitsNowhere: 'It fits nowhere now',
  notYourTurn: 'It is not your turn',
  lifted: 'Lifted card',
  liftedFirst: 'Put the lifted card down first',
  noLayNow: 'Cannot be played now',
  silverStays: 'Silver never leaves its place',
  gone: 'gave up the seat',
  you: 'You',
};

export type Words = typeof en;

/** "de Ben", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;

const fr: Words = {
  colours: {
    red: 'rouge',
    gold: 'or',
    blue: 'bleu',
    green: 'vert',
    black: 'noir',
    rainbow: 'les cinq couleurs',
    silver: 'Argent',
  },
  dragons: {
    red: 'Dragon rouge',
    gold: 'Dragon d’or',
    blue: 'Dragon bleu',
    green: 'Dragon vert',
    black: 'Dragon noir',
  },
  rainbow: 'le dragon arc-en-ciel',
  silver: 'le dragon d’argent',
  wholeCard: (colour) => `un grand dragon ${colour === 'or' ? 'd’or' : colour}`,
  zones: (colours) => `dragons ${colours}`,
  actions: {
    trade_hands: { name: 'Échange de mains', does: 'échangez toute votre main avec celle d’un autre' },
    trade_goals: {
      name: 'Échange de buts',
      does: 'échangez votre but avec celui d’un autre ou un but libre',
    },
    rotate_goals: { name: 'Rotation des buts', does: 'chaque but avance d’une place dans l’anneau' },
    move_card: {
      name: 'Déplacement',
      does: 'soulevez une carte de la table et posez-la ailleurs, ou tournez-la',
    },
    zap_card: { name: 'Capture', does: 'prenez en main une carte de la table' },
  },
  colourGiven: (colour) => `Argent devient ${colour}`,

  hand: 'Votre main',
  handCount: (n) => (n <= 1 ? `${n} carte en main` : `${n} cartes en main`),
  pile: 'Pioche',
  pileOf: (n) => (n <= 1 ? `${n} carte à piocher` : `${n} cartes à piocher`),
  discard: 'Défausse',
  discardOf: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
  discardEmpty: 'Elle est encore vide.',
  discardOpen: (n) =>
    n === 0 ? 'Défausse, vide' : `Défausse, ${n === 1 ? '1 carte' : `${n} cartes`}. Parcourir`,
  discardOrder: 'La carte du dessus d’abord ; Argent montre sa couleur.',
  top: 'dessus',
  goal: 'Votre but',
  noGoal: 'Cette partie se joue sans buts',
  chain: (n, of) => `${n} sur ${of}`,
  showChain: (colour, n, of) =>
    `Votre but : ${colour}. Plus longue chaîne ${n} sur ${of}. La montrer sur la table`,
  chainShown: 'Plus longue chaîne montrée',
  ring: 'Anneau des buts',
  ringHint:
    'Les buts forment un anneau, dans le sens des aiguilles d’une montre. Vers la gauche, chaque but passe à la place suivante.',
  openRing: 'Anneau des buts. Ouvrir',
  unused: (n) => `But libre ${n}`,
  unknown: 'inconnu de vous',
  silverNow: 'Argent',
  silverIs: (colour) => `Argent montre : ${colour}`,
  silverWild: 'Argent montre toutes les couleurs',
  wild: 'toutes les couleurs',

  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la table',
  view: 'Vue de la table',
  beyond: {
    left: (n) => `Encore ${n} à gauche. Y aller`,
    right: (n) => `Encore ${n} à droite. Y aller`,
    up: (n) => `Encore ${n} plus haut. Y aller`,
    down: (n) => `Encore ${n} plus bas. Y aller`,
  },
  tableOf: (n) => (n <= 1 ? `Table de ${n} carte` : `Table de ${n} cartes`),
  at: (what, x, y) => `${what}, ${place(x, y)}`,
  here: 'à la première carte',
  right: (n) => `${n} à droite`,
  left: (n) => `${n} à gauche`,
  up: (n) => `${n} en haut`,
  down: (n) => `${n} en bas`,
  turned: 'tournée',
  zoneAt: {
    top: (colour) => `${colour} dans la moitié haute`,
    bottom: (colour) => `${colour} dans la moitié basse`,
    left: (colour) => `${colour} dans la moitié gauche`,
    right: (colour) => `${colour} dans la moitié droite`,
    topLeft: (colour) => `${colour} en haut à gauche`,
    topRight: (colour) => `${colour} en haut à droite`,
    bottomLeft: (colour) => `${colour} en bas à gauche`,
    bottomRight: (colour) => `${colour} en bas à droite`,
  },
  joins: (what) => `Rejoint ${what}`,
  joinsNothing: 'Ne rejoint rien',
  joinsAt: {
    up: (colours) => `${colours} au-dessus`,
    right: (colours) => `${colours} à droite`,
    down: (colours) => `${colours} en dessous`,
    left: (colours) => `${colours} à gauche`,
  },
  free: 'Case libre',
  fitsUpright: 'convient à l’endroit',
  fitsTurned: 'convient tournée',
  fitsBoth: 'convient dans les deux sens',
  chosen: 'choisie',

  layHere: 'La poser ici',
  putHere: 'La reposer ici',
  turn: 'La tourner',
  cancel: 'Choisir autre chose',
  pickUp: (card) => `Soulever : ${card}`,
  zap: (card) => `Capturer : ${card}`,
  tradeHandsWith: (name, n) => `Échanger les mains avec ${name} (${n <= 1 ? `${n} carte` : `${n} cartes`})`,
  tradeGoalsWith: (name) => `Échanger les buts avec ${name}`,
  tradeGoalsUnused: (n) => `Échanger avec le but libre ${n}`,
  rotate: { left: 'Tous les buts à gauche', right: 'Tous les buts à droite' },
  discardOnly: (colour) => (colour ? `Défausser : Argent devient ${colour}` : 'Défausser sans effet'),
  pass: 'Passer',
  back: 'La remettre en place',
  ways: 'Ce que devient la carte',
  way: {
    full: (colour) => `Effet, Argent devient ${colour}`,
    keep_silver: (colour) => `Effet, Argent reste ${colour}`,
    colour_only: (colour) => `Sans effet, Argent devient ${colour}`,
  },
  wayBrief: { full: 'Effet', keep_silver: 'Effet, garder Argent', colour_only: 'Couleur seule' },
  wayPlain: { full: 'Effet', keep_silver: 'Effet', colour_only: 'Défausser seulement' },
  same: 'Argent ne change pas',

  choose: 'Choisissez une carte de votre main',
  chooseCell: (n) => (n === 1 ? 'Une case convient : choisissez-la' : `${n} cases conviennent : choisissez`),
  chooseMove: 'Choisissez la carte à soulever',
  chooseZap: 'Choisissez la carte à prendre',
  choosePut: (n) =>
    n === 1 ? 'Une case lui convient : choisissez-la' : `${n} cases lui conviennent : choisissez`,
  chooseTarget: 'Choisissez son effet',
  turnHint: 'T la tourne',
  onlyThisWay: 'Ici, elle ne convient que dans ce sens',
  sameTurned: 'Tournée, elle est pareille',
  fitsNowhere: 'Elle ne convient nulle part pour l’instant',
  notYourTurn: 'Ce n’est pas à vous',
  lifted: 'Carte soulevée',
  liftedFirst: 'Reposez d’abord la carte soulevée',
  noLayNow: 'Ne peut pas être jouée maintenant',
  silverStays: 'Argent ne quitte jamais sa place',
  gone: 'a quitté la partie',
  you: 'Vous',
};

export const words = catalogue<Words>({ en, fr });

/** "2 right, 1 up", from the first card. */
function place(x: number, y: number): string {
  const w = words();
  const parts = [
    ...(x > 0 ? [w.right(x)] : x < 0 ? [w.left(-x)] : []),
    ...(y > 0 ? [w.down(y)] : y < 0 ? [w.up(-y)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : w.here;
}

/** "gold, green and blue dragons"; the zones in reading order. `null` is Silver. */
export function cardName(card: Card | null, turned = false): string {
  const w = words();
  const action = card === null ? null : actionOf(card);
  if (action) return w.actions[action].name;
  const zones = zonesOf(quartersOf(card, turned));
  const paint = zones[0]!.paint;
  if (paint === 'silver') return w.silver;
  if (paint === 'rainbow') return w.rainbow;
  return zones.length === 1
    ? w.wholeCard(w.colours[paint])
    : w.zones(listing(zones.map((z) => w.colours[z.paint])));
}

/** "Red and gold dragons: red in the left half, gold in the right half": which quarter shows what. */
export function tell(card: Card, turned = false): string {
  const w = words();
  const zones = zonesOf(quartersOf(card, turned));
  const name = cap(cardName(card, turned));
  if (zones.length === 1) return name;
  return `${name} (${zones.map((zone) => w.zoneAt[placeOf(zone)](w.colours[zone.paint])).join(', ')})`;
}
function placeOf({ x, y, w, h }: Zone): keyof Words['zoneAt'] {
  if (w > h) return y === 0 ? 'top' : 'bottom';
  if (h > w) return x === 0 ? 'left' : 'right';
  return y === 0 ? (x === 0 ? 'topLeft' : 'topRight') : x === 0 ? 'bottomLeft' : 'bottomRight';
}

/** "Joins red above, gold and blue on the right". */
export function joinsInWords(found: Join[]): string {
  const w = words();
  if (found.length === 0) return w.joinsNothing;
  const sides = found.map(({ side, paints }) => w.joinsAt[side](listing(paints.map((p) => w.colours[p]))));
  return w.joins(sides.join(', '));
}

export const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Trade Hands: swap your whole hand ..., Silver turns black". */
export function describe(card: Card): string {
  const action = actionOf(card);
  if (!action) return cap(cardName(card));
  const { name, does } = words().actions[action];
  return colon()(name, does);
}

export const silverName = (colour: Colour | null) => (colour ? words().colours[colour] : words().wild);
export const nameAt = (names: string[], seat: Seat) => names[seat] ?? `${seat + 1}`;
