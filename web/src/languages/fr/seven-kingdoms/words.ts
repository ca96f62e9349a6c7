// All texts of the game, in French.
import { listing, plural } from '../../../i18n/language.svelte';
import { cap, de } from '../../../i18n/text';
import { fullHand, patience } from '../../../games/seven-kingdoms/facts/cards';
import type { Refusals, RulesText } from '../../../games/seven-kingdoms/words/shape';
import type * as en from '../../en/seven-kingdoms/words';

export const table: typeof en.table = {
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
    king: 'récupère jusqu’à 4 cartes',
    bishop: 'pose un jeton, récupère 1 carte',
    general: 'récupère tout dans 3 colonnes voisines',
    princess: 'récupère jusqu’à 2 cartes',
    knight: 'récupère tout dans 2 colonnes voisines',
    merchant: 'récupère 1 carte',
    peasant: 'récupère 1 carte dans l’une de ses deux colonnes',
  },
  peasantPower: (a, b) => `récupère 1 carte dans la colonne ${a} ou ${b}`,
  plus: (n) => `jeton +${n}`,
  tokens: { double: 'jeton double', peasant: 'jeton paysan', arms: 'jeton blasons' },
  tokenWorth: {
    plus: (n) =>
      plural(n, {
        one: '# point pour la majorité de ce blason',
        other: '# points pour la majorité de ce blason',
      }),
    double: 'les cartes de ce blason comptent double pour la majorité',
    peasant: '1 point par paysan pour la majorité de ce blason',
    arms: '1 point par blason différent pour la majorité de ce blason',
  },

  round: 'Manche',
  playsFirst: (name) => `Premier : ${name}`,
  youPlayFirst: 'Vous jouez en premier',
  pile: 'Pioche',
  pileOf: (n) => plural(n, { one: '# carte dans la pioche', other: '# cartes dans la pioche' }),
  supply: 'Jetons',
  faceDown: (n) => plural(n, { one: '# jeton face cachée', other: '# jetons face cachée' }),
  stalled: (n) => `Rien n’a bougé depuis ${n} manches sur ${patience}`,
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
  kingdomSize: (name, n) => `${name} : ${plural(n, { one: '# carte', other: '# cartes' })} dans le royaume`,
  open: 'Ouvrir',
  noCards: 'Pas encore de carte',
  gone: 'Sorties du jeu',
  hand: 'Votre main',
  sorts: { number: 'Par numéro', arms: 'Par armoiries' },
  handOf: (n) => `Main ${n} sur ${fullHand}`,
  handCount: (n) => plural(n, { one: '# carte en main', other: '# cartes en main' }),
  handKnown: 'Vues en entrant dans la main',
  toHand: 'prise',
  toKingdom: 'validée',
  taking: 'À valider',
  state: { done: 'fait', now: 'agit', next: 'à venir', plays: 'va jouer', out: 'a pioché' },
  leads: 'prendrait le jeton maintenant',
  most: 'majorité de ce blason',
  kings: (n) => plural(n, { one: '# roi', other: '# rois' }),
  peasants: (n) => plural(n, { one: '# paysan', other: '# paysans' }),
  cards: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  left: 'a quitté la partie',

  play: (card) => `Jouer ${card}`,
  takeBrief: { hand: 'En main', kingdom: 'Valider' },
  takeToHand: (card) => `Récupérer ${card} en main`,
  takeToKingdom: (card) => `Valider ${card}`,
  putToken: (token, r) => `Poser le ${token} sur ${r}`,
  runOf: (a, b) => `Récupérer ${a} à ${b}`,
  runEmpty: (a, b) => `Récupérer la suite vide ${a} à ${b}`,
  keep: (card) => `Garder ${card} en main`,
  done: (n) => (n === 1 ? 'Récupérer 1 carte' : `Récupérer ${n} cartes`),
  takeNothing: 'Ne rien récupérer',
  takeBack: 'Revenir',
  chooseHand: 'Choisissez une carte de votre main',
  chooseRow: 'Choisissez une carte de la rangée',
  chooseRun: (n) => `Choisissez où commence votre suite de ${n}`,
  chooseToken: 'Choisissez un jeton',
  chooseKeep: 'Touchez une carte pour la garder en main',
  noWayBack: 'Sans retour possible : un nouveau jeton est retourné.',
  reachNow: (cards) => `À sa portée : ${cards}`,
  reachAll: (n) => `À sa portée : ${plural(n, { one: '# carte', other: '# cartes' })}`,
  reachRun: (a, b, n) => `Au mieux : ${a} à ${b}, ${plural(n, { one: '# carte', other: '# cartes' })}`,
  reachNone: 'Rien à sa portée pour le moment',
  inReach: 'À la portée de votre carte',
  runLabel: (a, b, cards) => `Suite ${a} à ${b} : ${cards}`,
  nothing: 'rien',

  reasons: {
    handFull: `Votre main est pleine : ${fullHand} sur ${fullHand}`,
    enough: (n) => (n === 1 ? 'Vous avez récupéré votre carte' : `Vous avez récupéré vos ${n} cartes`),
    reach: (a, b) => `Votre paysan atteint ${a} et ${b}`,
    runNamed: 'Vous avez choisi votre suite',
    runFirst: 'Votre carte récupère une suite de colonnes',
    tokenFirst: 'Posez d’abord un jeton',
    notNow: 'Ne peut pas être récupérée maintenant',
    notYourTurn: 'Ce n’est pas à vous',
    playFirst: 'Jouez d’abord une carte de votre main',
    playLater: 'Vous jouerez une carte à la prochaine manche',
    faceDown: 'Face cachée jusqu’à la pose d’un jeton',
  },
};

export const prompts: typeof en.prompts = {
  play: 'À vous : jouez une carte',
  token: (card) => `${cap(card)} : choisissez le jeton à poser`,
  upTo: (n) => `Jusqu’à ${n}`,
  one: 'Récupérez une carte',
  reach: (a, b) => `Récupérez une carte en ${a} ou ${b}`,
  run: (n) => `Récupérez une suite de ${n} colonnes`,
  runTaken: 'Choisissez quoi garder',
  taken: (n) => plural(n, { one: '# récupérée', other: '# récupérées' }),
  hand: (n) => `main ${n} sur ${fullHand}`,
  join: (head, facts) => `${head} : ${facts.join(', ')}`,
  waitPlay: (name) => `${name} choisit une carte à jouer`,
  waitToken: (name, card) => `${name} pose un jeton avec ${card}`,
  waitTake: (name, card) => `${name} choisit quoi récupérer avec ${card}`,
};

export const sentences: typeof en.sentences = {
  you: 'Vous',
  somebody: (seat) => `Place ${seat + 1}`,
  played: (w, card) => `${w.name} ${w.you ? 'avez' : 'a'} joué ${card}.`,
  drew: (w, what) =>
    `${w.name} n’${w.you ? 'aviez' : 'avait'} plus de carte et ${w.you ? 'avez' : 'a'} pioché ${what}.`,
  drawnCards: { one: '# carte', other: '# cartes' },
  lined: (card, r) => `${cap(card)} se range dans la ligne du haut, au-dessus de ${r}.`,
  installed: (w, card) => `${cap(card)} rejoint ${w.you ? 'votre royaume' : `le royaume ${de(w.name)}`}.`,
  tokenPlaced: (w, token, r) => `${w.name} ${w.you ? 'avez' : 'a'} posé le ${token} sur la colonne ${r}.`,
  tokenTurned: (token) => `Le ${token} est retourné.`,
  took: (w, card, parts) =>
    `Avec ${card}, ${w.you ? 'vous avez' : `${w.name} a`} récupéré ${listing(parts)}.`,
  tookNothing: (w, card) => `Avec ${card}, ${w.you ? 'vous n’avez' : `${w.name} n’a`} rien récupéré.`,
  toHand: (cards) => `${cards} en main`,
  toKingdom: (w, cards) => `${cards} dans ${w.you ? 'votre' : 'son'} royaume`,
  nothingToTake: (w, card) => `Avec ${card}, il n’y avait rien à récupérer pour ${w.you ? 'vous' : w.name}.`,
  refilled: (cards, n) =>
    n === 0
      ? 'La rangée est de nouveau complète sans la pioche.'
      : `${cap(cards)} ${n === 1 ? 'vient' : 'viennent'} de la pioche dans la rangée.`,
  gone: (cards) => ` Hors du jeu : ${cards}.`,
  roundBegan: (round, w) => `Manche ${round} : ${w.you ? 'vous jouez' : `${w.name} joue`} en premier.`,
  returned: (w, card) => `${cap(card)} revient dans ${w.you ? 'votre main' : `la main ${de(w.name)}`}.`,
  left: (w) => `${w.name} ${w.you ? 'avez' : 'a'} quitté la partie.`,
  ended: {
    pile_empty: 'La pioche est vide, la partie est finie.',
    all_tokens_placed: 'Chaque blason a son jeton, la partie est finie.',
    stalled: 'Dix manches sans progrès, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w, points) => `${w.name} ${w.you ? 'gagnez' : 'gagne'} avec ${points}.`,
  shared: (names, points) => `Victoire partagée, avec ${points} : ${names}.`,
  points: { one: '# point', other: '# points' },
  youInList: 'vous',
};

export const refusals: Refusals = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  not_asked: () => 'Ce n’est pas ce qui vous est demandé.',
  not_in_hand: (r, say) => `Vous n’avez pas ${say.card(r.card)} en main.`,
  not_in_row: (r, say) => `${cap(say.card(r.card))} n’est pas dans la rangée.`,
  out_of_reach: (r, say) => `Votre paysan n’atteint pas ${say.card(r.card)}.`,
  wrong_kind: (r) =>
    r.run
      ? 'Votre carte récupère une suite : choisissez sa première colonne.'
      : 'Votre carte récupère des cartes une à une, pas une suite.',
  run_too_far_right: (r) => `Une suite de ${r.length} n’y tient pas.`,
  run_named: () => 'Vous avez déjà choisi votre suite.',
  enough_taken: (r) =>
    r.most === 1 ? 'Vous avez récupéré votre carte.' : `Vous avez récupéré vos ${r.most} cartes.`,
  hand_full: () => `Votre main est pleine : ${fullHand} sur ${fullHand}.`,
  not_taken: (r, say) => `${cap(say.card(r.card))} n’est pas dans votre suite.`,
  token_not_up: () => 'Ce jeton n’est pas face visible.',
  must_take: () => 'Vous devez récupérer une carte.',
  nothing_to_take_back: () => 'Il n’y a rien à reprendre.',
  over: () => 'La partie est finie.',
};

export const score: typeof en.score = {
  caption: 'D’où viennent les points',
  player: 'Joueur',
  cards: 'Cartes',
  cardsHint: '1 point chacune',
  kings: 'Rois',
  kingsHint: '1 point de plus chacun',
  on: (arms, r) => `sur ${r}, ${arms}`,
  tie: 'Égalité : personne ne le prend',
  none: 'Personne n’en a',
  held: (n) => plural(n, { one: '# carte', other: '# cartes' }),
  total: 'Total',
  tieBreak: 'Le plus de rois départage',
  tieBreakHint: 'rois dans le royaume',
  fromHand: 'Comptées depuis la main',
};

export const frame: typeof en.frame = {
  hand: 'cartes en main',
  kingdom: 'cartes validées',
  kings: 'rois',
  open: 'points du royaume',
};

export const rules: RulesText = {
  goal: {
    heading: 'Le but',
    paragraphs: [
      'Sept blasons sont alignés, dans un ordre différent à chaque partie. Validez des cartes dans votre royaume : chaque carte y vaut un point. Qui a validé le plus de cartes d’un blason à la fin prend le jeton bonus posé dessus.',
      'Une partie réunit 2 à 4 joueurs. Les 49 cartes sont numérotées ; chaque titre existe une fois dans chaque blason.',
    ],
  },
  arms: { heading: 'Les sept blasons', lead: 'Chaque carte porte l’un d’eux.' },
  turn: {
    heading: 'Une manche : jouer',
    paragraphs: [
      'Chacun commence avec trois cartes ; sept autres sont visibles dans la rangée, et le reste forme la pioche.',
      'En commençant par le premier joueur, chacun à son tour joue une carte de sa main, face visible. Les suivants voient ce qui a été joué avant eux.',
      'Qui n’a plus de carte en pioche deux et passe cette manche.',
    ],
  },
  resolve: {
    heading: 'Une manche : récupérer',
    paragraphs: [
      'Puis les cartes jouées agissent, le plus grand numéro d’abord. La carte jouée va à la prochaine place libre de la ligne du haut, au-dessus des blasons, et son joueur récupère des cartes de la rangée du bas.',
      'Les petits numéros agissent tard mais sont puissants ; les grands agissent d’abord et récupèrent peu.',
    ],
  },
  titles: {
    heading: 'Les sept titres',
    lead: 'Ce que vous pouvez récupérer dans la rangée quand votre carte agit :',
    numbers: 'Numéros',
    takes: 'Récupère',
    text: {
      king: 'Jusqu’à quatre cartes de votre choix. Vaut 2 points.',
      bishop:
        'Est validé au lieu d’aller dans la ligne du haut. Posez l’un des deux jetons visibles sur le blason libre le plus à gauche ; un nouveau jeton est révélé. Récupérez ensuite une carte.',
      general: 'Toutes les cartes de trois colonnes consécutives.',
      princess: 'Jusqu’à deux cartes de votre choix.',
      knight: 'Toutes les cartes de deux colonnes consécutives.',
      merchant: 'Une carte de votre choix.',
      peasant: 'Une carte dans l’une des deux colonnes imprimées dessus.',
    },
  },
  where: {
    heading: 'Main ou royaume',
    paragraphs: [
      'Pour chaque carte récupérée, choisissez : en main, pour être jouée plus tard, ou validée dans votre royaume, qu’elle ne quittera plus. Une main compte au plus trois cartes.',
      'Général et chevalier récupèrent toute la suite, qu’ils le veuillent ou non : ce qui ne tient pas en main est validé. Roi et princesse peuvent ne rien récupérer ; marchand, évêque et paysan doivent récupérer une carte s’ils le peuvent.',
    ],
  },
  refill: {
    heading: 'Une manche : la nouvelle rangée',
    paragraphs: [
      'La ligne du haut descend et forme la gauche de la nouvelle rangée, dans l’ordre. Suivent les cartes restées dans l’ancienne, puis des cartes de la pioche jusqu’à sept. Le pion de premier joueur passe au voisin de gauche.',
    ],
  },
  tokens: {
    heading: 'Les jetons',
    lead: 'Les évêques les posent sur les blasons. À la fin, un jeton revient à qui est seul à avoir validé le plus de cartes de ce blason.',
    text: {
      plus: 'Autant de points.',
      double: 'Vos cartes de ce blason comptent double : 2 points chacune, 4 pour son roi.',
      peasant: '1 point par paysan de votre royaume, quel que soit son blason.',
      arms: '1 point par blason différent dans votre royaume.',
    },
  },
  end: {
    heading: 'La fin',
    paragraphs: [
      'La partie s’arrête aussitôt que la pioche est vide. Elle s’arrête aussi, la manche terminée, quand les sept blasons portent un jeton, et après dix manches de suite sans qu’une carte quitte la pioche ni n’entre dans un royaume.',
    ],
  },
  scoring: {
    heading: 'Le décompte',
    paragraphs: [
      'D’abord, les cartes en main sont validées. Puis chaque jeton revient à qui a strictement le plus de cartes de son blason ; en cas d’égalité, personne ne le prend.',
      'Chaque carte vaut 1 point, chaque roi 2, et les jetons ajoutent les leurs. Le plus grand total gagne ; à égalité, le plus de rois ; ensuite, la victoire est partagée.',
    ],
  },
  small: {
    heading: 'En petits caractères',
    points: [
      'Les colonnes ne se resserrent pas pendant qu’on récupère : une place vidée reste vide jusqu’à la nouvelle rangée.',
      'Une suite peut couvrir des places vides, et même seulement des places vides.',
      'Si votre carte ne peut rien récupérer, votre tour est sauté.',
      'Une carte mise en main n’est validée qu’à la fin de la partie.',
      'Les évêques ne laissent pas de trou dans la ligne du haut. Avec deux évêques dans une manche, le plus grand choisit son jeton d’abord.',
      'S’il y a plus de sept cartes pour la nouvelle rangée, celles de droite quittent le jeu.',
      'Si un joueur qui pioche deux cartes vide la pioche, les cartes jouées qui n’ont pas agi reviennent en main et comptent.',
      'Les cartes récupérées en main ont été vues de tous : la table les montre. Les cartes piochées sont secrètes.',
      'Huit jetons, sept blasons : un jeton n’est jamais posé.',
    ],
  },
};
