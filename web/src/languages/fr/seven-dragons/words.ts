// All texts of the game, in French.
import { plural } from '../../../i18n/language.svelte';
import type { Who } from '../../../games/game';
import type { Refusals, RulesText } from '../../../games/seven-dragons/words/shape';
import type * as en from '../../en/seven-dragons/words';

const has = (w: Who) => (w.you ? 'avez' : 'a');

export const table: typeof en.table = {
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
  rainbow: 'le Dragon Arc-en-ciel',
  silver: 'le Dragon d’Argent',
  wholeCard: (colour) => `un grand dragon ${colour === 'or' ? 'd’or' : colour}`,
  zones: (colours) => `dragons ${colours}`,
  actions: {
    trade_hands: { name: 'Échange de mains', does: 'échangez toute votre main avec celle d’un autre' },
    trade_goals: {
      name: 'Échange d’Objectifs',
      does: 'échangez votre Objectif avec un joueur ou un Objectif libre',
    },
    rotate_goals: { name: 'Rotation d’Objectifs', does: 'chaque Objectif avance d’une place dans l’anneau' },
    move_card: {
      name: 'Déplacement',
      does: 'soulevez une carte de la table et posez-la ailleurs, ou tournez-la',
    },
    zap_card: { name: 'Zap', does: 'prenez en main une carte de la table' },
  },
  colourGiven: (colour) => `Argent devient ${colour}`,

  hand: 'Votre main',
  sorts: { dealt: 'Comme reçues', kind: 'Par genre' },
  handCount: (n) => plural(n, { one: '# carte en main', other: '# cartes en main' }),
  pile: 'Pioche',
  pileOf: (n) => plural(n, { one: '# carte à piocher', other: '# cartes à piocher' }),
  discard: 'Défausse',
  discardOf: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  discardEmpty: 'Elle est encore vide.',
  discardOpen: (n) =>
    n === 0 ? 'Défausse, vide' : `Défausse, ${plural(n, { one: '# carte', other: '# cartes' })}. Parcourir`,
  discardOrder: 'La carte du dessus d’abord ; Argent montre sa couleur.',
  top: 'dessus',
  goal: 'Objectif',
  noGoal: 'Cette partie se joue sans Objectifs',
  chain: (n, of) => `${n} sur ${of}`,
  showChain: (colour, n, of) =>
    `Objectif ${n} sur ${of}, ${colour} : la plus longue chaîne. La montrer sur la table`,
  chainShown: 'Plus longue chaîne montrée',
  ring: 'Anneau des Objectifs',
  ringHint:
    'Les Objectifs forment un anneau, dans le sens horaire. Vers la gauche, chaque Objectif passe à la place suivante.',
  openRing: 'Anneau des Objectifs. Ouvrir',
  unused: (n) => `Objectif libre ${n}`,
  unknown: 'inconnu de vous',
  silverNow: 'Argent',
  chains: 'Plus longues chaînes',
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
  at: (what, place) => `${what}, ${place}`,
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
  joins: (what) => `Connecte ${what}`,
  joinsNothing: 'Ne connecte rien',
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
  zap: (card) => `Zapper : ${card}`,
  tradeHandsWith: (name, n) =>
    `Échanger les mains avec ${name} (${plural(n, { one: '# carte', other: '# cartes' })})`,
  tradeGoalsWith: (name) => `Échanger d’Objectif avec ${name}`,
  tradeGoalsUnused: (n) => `Échanger avec l’Objectif libre ${n}`,
  rotate: { left: 'Objectifs à gauche', right: 'Objectifs à droite' },
  discardOnly: (colour) => (colour ? `Défausser : Argent devient ${colour}` : 'Défausser sans effet'),
  pass: 'Passer',
  back: 'La remettre en place',
  ways: 'Ce que devient la carte',
  way: {
    full: (colour) => `Effet, Argent devient ${colour}`,
    keep_silver: (colour) => `Garder Argent : effet, Argent reste ${colour}`,
    colour_only: (colour) => `Couleur seule : sans effet, Argent devient ${colour}`,
  },
  wayBrief: { full: 'Effet', keep_silver: 'Garder Argent', colour_only: 'Couleur seule' },
  ask: {
    trade_hands: 'avec qui ?',
    trade_goals: 'avec qui ?',
    rotate_goals: 'dans quel sens ?',
    move_card: 'quelle carte ?',
    zap_card: 'quelle carte ?',
  },
  wayPlain: { full: 'Effet', keep_silver: 'Effet', colour_only: 'Défausser seulement' },
  same: 'Argent ne change pas',

  choose: 'Choisissez une carte de votre main',
  chooseCell: (n) => (n === 1 ? 'Une case convient : choisissez-la' : `${n} cases conviennent : choisissez`),
  chooseMove: 'Choisissez la carte à soulever',
  chooseZap: 'Choisissez la carte à zapper',
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

export const letters: typeof en.letters = { red: 'R', gold: 'O', blue: 'B', green: 'V', black: 'N' };

export const prompts: typeof en.prompts = {
  play: 'À vous : jouez une carte',
  pass: 'Rien ne convient et vous n’avez pas d’action : passez',
  put: (card) => `${card} : à reposer`,
  wait: (name) => `${name} choisit une carte à jouer`,
};

export const sentences: typeof en.sentences = {
  you: 'Vous',
  youInList: 'vous',
  somebody: (seat) => `Place ${seat + 1}`,
  drew: (w, what) => `${w.name} ${has(w)} pioché ${what}.`,
  bonus: (w, what) => `${w.name} ${has(w)} pioché ${what} pour connexions multiples.`,
  cards: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  skipped: (w) => `${w.name} n’${has(w)} plus de cartes ; le tour passe.`,
  laid: (w, card, turned) => `${w.name} ${has(w)} posé : ${card}${turned ? ', carte tournée' : ''}.`,
  hands: (w, other) => `${w.name} ${has(w)} échangé les mains avec ${other}.`,
  handsSeen: (gave, got) => ` Donné : ${gave}. Reçu : ${got}.`,
  nothing: 'rien',
  goals: (w, other) => `${w.name} ${has(w)} échangé d’Objectif avec ${other}.`,
  goalsUnused: (w, n) =>
    `${w.name} ${has(w)} échangé ${w.you ? 'votre' : 'son'} Objectif avec l’Objectif libre ${n}.`,
  goalsSeen: (gave, got) => ` Donné : ${gave}. Reçu : ${got}.`,
  rotated: (w, to) =>
    `${w.name} ${has(w)} fait avancer tous les Objectifs d’une place vers la ${to === 'left' ? 'gauche' : 'droite'}.`,
  yours: (goal) => ` Votre Objectif est maintenant : ${goal}.`,
  moved: (w, card, to) => `${w.name} ${has(w)} déplacé : ${card}, vers une autre place : ${to}.`,
  turnedRound: (w, card) => `${w.name} ${has(w)} retourné : ${card}.`,
  zapped: (w, card) => `${w.name} ${has(w)} pris en main : ${card}.`,
  discarded: (card) => `${card} va sur la défausse.`,
  under: (card) => `${card} va sous la défausse ; Argent ne change pas.`,
  colourOnly: (w, card) => `${w.name} ${has(w)} défaussé sans effet : ${card}.`,
  passed: (w) => `${w.name} ne ${w.you ? 'pouviez' : 'pouvait'} rien jouer et ${has(w)} passé.`,
  joined: (w) => `${w.name} ${w.you ? 'entrez' : 'entre'} dans la partie.`,
  left: (w) =>
    `${w.name} ${has(w)} quitté la partie ; sa main retourne dans la pioche.`.replace(
      'sa main',
      w.you ? 'votre main' : 'sa main',
    ),
  ended: {
    chain: 'Une chaîne est complète, la partie est finie.',
    exhausted: 'Toutes les cartes sont jouées, la partie est finie.',
    stuck: 'Plus personne ne peut jouer, la partie est finie.',
    alone: 'Il ne reste qu’un joueur, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w) => `${w.name} ${w.you ? 'gagnez' : 'gagne'}.`,
  shared: (names) => `Victoire partagée : ${names}.`,
  nobody: 'Personne ne gagne.',
};

export const refusals: Refusals = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  over: () => 'La partie est finie.',
  not_in_hand: (r, say) => `Vous n’avez pas cette carte : ${say.card(r.card)}.`,
  not_a_dragon: (r, say) => `Ce n’est pas une carte Dragon : ${say.card(r.card)}.`,
  not_that_action: (r, say) => `Cette carte fait autre chose : ${say.card(r.card)}.`,
  cell_taken: () => 'Une carte s’y trouve déjà.',
  no_neighbour: () => 'Aucune carte ne touche cette case.',
  no_match: () => 'La carte n’y toucherait aucun dragon de sa couleur.',
  same_when_turned: () => 'Tournée, cette carte est pareille : posez-la à l’endroit.',
  nothing_there: () => 'Aucune carte ne s’y trouve.',
  silver_stays: () => 'Le Dragon d’Argent ne quitte jamais sa place.',
  unchanged: () => 'La carte est déjà posée ainsi.',
  fits_nowhere: () => 'Cette carte ne convient nulle part ailleurs.',
  your_own: () => 'C’est le vôtre : désignez-en un autre.',
  nobody_there: (r, say) => `${say.name(r.seat)} ne joue plus.`,
  pile_empty: () => 'La défausse est vide : Argent changerait quand même.',
  no_silver: () => 'Cette partie se joue sans le Dragon d’Argent.',
  must_have_effect: () => 'Sans Argent, une action qui peut avoir son effet doit l’avoir.',
  can_play: () => 'Vous pouvez jouer une carte : vous ne pouvez pas passer.',
  card_in_the_air: () => 'Reposez d’abord la carte soulevée.',
  nothing_lifted: () => 'Vous n’avez soulevé aucune carte.',
  nothing_to_take_back: () => 'Il n’y a rien à reprendre.',
};

export const score: typeof en.score = {
  caption: 'Objectifs et chaînes',
  player: 'Joueur',
  goal: 'Objectif',
  chain: 'Plus longue chaîne',
  unused: 'Objectif libre',
  last: 'A posé la dernière carte',
  yes: 'oui',
  ending: (card) => `${card} y a mis fin : la chaîne était là avant qu’Argent change de couleur.`,
};

export const frame: typeof en.frame = {
  hand: 'cartes en main',
  keys: {
    walk: 'de case en case sur la table',
    turn: 'tourner la carte à poser',
    goal: 'montrer la plus longue chaîne de votre Objectif',
    zoom: 'agrandir, réduire',
    whole: 'toute la table, et retour',
    pan: 'déplacer la table',
  },
};

export const rules: RulesText = {
  before: [
    {
      heading: 'Gagner',
      paragraphs: [
        'Chacun a un Objectif secret : l’une des cinq couleurs de dragon. Le premier joueur dont la couleur forme une chaîne de sept dragons connectés sur la table gagne, peu importe qui les a posés.',
        'Une chaîne peut se ramifier et tourner. Chaque image compte pour un dragon, grand ou petit ; deux groupes séparés ne s’additionnent jamais.',
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        'Piochez une carte, puis jouez-en une : posez une carte Dragon ou jouez une action. On ne passe que si rien ne convient et qu’on n’a pas d’action.',
        'Une carte Dragon se pose à côté d’une carte de la table, à l’endroit ou tête en bas, jamais de travers. Au moins un de ses dragons doit toucher un dragon de la même couleur sur la carte voisine. Les autres côtés sont libres.',
        'Votre carte connecte au moins deux couleurs différentes à la fois ? Piochez une carte bonus par couleur après la première, trois au maximum. L’Arc-en-ciel et Argent multicolore ne comptent pas pour cela.',
      ],
    },
    {
      heading: 'Argent et Arc-en-ciel',
      paragraphs: [
        'Le Dragon d’Argent ouvre la table et ne quitte jamais sa place. Tant que la défausse est vide, il est de toutes les couleurs ; ensuite, il a celle de l’action du dessus.',
        'Le Dragon Arc-en-ciel est toujours de toutes les couleurs et compte dans les chaînes de chacune.',
      ],
    },
  ],
  actions: {
    heading: 'Les cinq actions',
    lead: 'Faites ce que dit la carte, puis posez-la sur la défausse : Argent prend sa couleur.',
    after: [
      'Deux autres façons. Faire ce qu’elle dit et la glisser sous la défausse : Argent garde alors sa couleur (pas si la défausse est vide). Ou seulement la poser dessus pour sa couleur, sans rien faire.',
      'Les chaînes sont vérifiées après l’effet, puis encore après le changement d’Argent.',
      'L’anneau des Objectifs : les joueurs dans l’ordre, puis les Objectifs libres, cinq places en tout. « À gauche » donne chaque Objectif à la place suivante dans le sens horaire. Un Objectif libre ne gagne jamais seul.',
    ],
  },
  after: [
    {
      heading: 'Trous et îles',
      paragraphs: [
        'Déplacer ou zapper peut laisser des trous et des groupes séparés. Rien n’est réparé : seule la carte qu’on pose doit convenir.',
      ],
    },
    {
      heading: 'La fin',
      paragraphs: [
        'La première chaîne complète termine la partie. Si elle remplit plusieurs Objectifs, le joueur dont c’est le tour gagne s’il en fait partie ; sinon la victoire est partagée.',
        'Pioche vide, on joue sans piocher. Quand toutes les mains sont vides, ou que tous ceux qui ont des cartes ont passé à la suite, la plus longue chaîne de l’Objectif de son propriétaire gagne ; les égaux partagent.',
        'Qui part remet sa main dans la pioche, et son Objectif reste libre. Qui arrive prend un Objectif libre et trois cartes.',
      ],
    },
  ],
  variants: {
    heading: 'Jeux plus simples',
    lead: 'Pour les plus jeunes, du plus simple au complet :',
    items: [
      ['Dragons connectés', 'Seulement des cartes Dragon, sans Objectif : qui pose la dernière carte gagne.'],
      [
        'Dragons de base',
        'Des Objectifs, mais ni action, ni Argent, ni Arc-en-ciel. Un enfant de moins de sept ans n’a besoin que d’une chaîne aussi longue que son âge.',
      ],
      [
        'Une seule action',
        'Avec une sorte d’action ou quelques-unes, et l’Arc-en-ciel. Argent s’ajoute quand vous voulez ; sans lui, les actions n’ont pas de couleur.',
      ],
      ['Jeu complet', 'Tout.'],
    ],
  },
};
