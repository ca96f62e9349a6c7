// All texts about leaders, in French.
import { plural } from '../../../i18n/language.svelte';
import { roman } from '../../../games/seven-wonders/facts/ages';
import type { Who } from '../../../games/game';
import type * as en from '../../en/seven-wonders/leaders';

const fois = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const pieces = (n: number) => fois(n, 'pièce', 'pièces');
const has = (w: Who) => (w.you ? 'avez' : 'a');

export const leaders: typeof en.leaders = {
  title: 'Leaders',
  hand: 'Vos leaders',
  inHand: 'leaders en main',
  held: (n) => `${fois(n, 'leader', 'leaders')} en main`,
  gone: (n) => `${fois(n, 'défaussé', 'défaussés')}`,
  yours: (names) => `Défaussés par vous : ${names}`,
  discarded: 'Leaders défaussés',
  discardedBy: (name, n) => `${name} : ${n}`,
  recruited: (n) => fois(n, 'leader', 'leaders'),
  underneath: 'avec un leader dessous, face cachée',
  underneathNamed: (leader) => `avec ${leader} dessous, face cachée`,
  underneathOpen: (leader) => `avec ${leader} dessous, face visible`,
  pack: 'Leaders au choix',
  fees: {
    coins: (n) => (n === 0 ? 'ne coûte rien' : `coûte ${pieces(n)}`),
    age: 'coûte autant de pièces que le numéro de l’âge',
    next_stage: 'coûte autant de pièces que l’étape suivante demande de ressources',
  },
  sets: {
    box: 'La boîte Leaders',
    cities: 'La boîte Cities',
    anniversary: 'Le paquet anniversaire de 2017',
    promo: 'Promotionnels',
    fan_made: 'Créés par des joueurs',
  },
  draft: {
    title: (name) =>
      name === 'Vous' ? 'Leaders : gardez-en un' : `Leaders : gardez-en un, passez le reste à ${name}`,
    spoken: (name) => `Leaders : gardez-en un, passez le reste à ${name}, à votre droite`,
    round: (n) => `choix ${n} sur 3`,
    head: 'Leaders',
    headRound: 'avant la première main',
    passTo: (name) => `les leaders passent à droite, à ${name}`,
    kept: 'Gardés',
    keptNone: 'personne encore',
    done: 'Ont choisi',
    choosing: 'choisissent',
    keep: (leader, n, to) => `Garder ${leader}, en passer ${n} à ${to}`,
    note: (held) =>
      `Vous commencez avec ${pieces(held)}. Vous jouez un leader par âge ; le quatrième reste en main et ne compte pas.`,
    last: 'Le dernier leader qu’on vous passe est à vous, sans choix.',
    change: 'Vous pouvez encore changer',
    boards: 'Plateaux à vos côtés',
  },
  modes: { recruit: 'Recruter' },
  deeds: {
    recruit: (leader, price) =>
      price === 0 ? `Recruter ${leader} sans rien payer` : `Recruter ${leader} pour ${pieces(price)}`,
  },
  pick: {
    keep: (leader) => `garder ${leader}`,
    recruit: (leader) => `recruter ${leader}`,
    stage: (leader) => `une étape avec ${leader}`,
    discard: (leader) => `défausser ${leader}`,
  },
  canRecruit: (n, of, held) =>
    `${n} sur ${of} ${n <= 1 ? 'peut être recruté' : 'peuvent être recrutés'} avec ${
      held <= 1 ? 'votre' : 'vos'
    } ${pieces(held)}`,
  worthNow: (n) => `${n < 0 ? `−${-n}` : n} ${Math.abs(n) <= 1 ? 'point' : 'points'} en l’état.`,
  rulings: 'À savoir',
  thisTurn: (age) => `Leaders de l’âge ${roman[age]}`,
  phase: 'leaders',

  prompts: {
    draft: (to) => `Gardez un de ces leaders, le reste passe à ${to}`,
    recruit: (age) => `Âge ${age} : jouez un de vos leaders`,
    wait: (who, n) => `${who} ${n === 1 ? 'choisit' : 'choisissent'} un leader`,
  },

  log: {
    laid: (what) => `Face cachée : ${what}.`,
    kept: 'Chacun a gardé un leader.',
    dealt: 'Les leaders ont été distribués.',
    held: (names) => `Vous avez ces leaders en main : ${names}.`,
    led: (age, deeds) => `Leaders de l’âge ${age} : ${deeds}.`,
    recruits: (w, leader) => `${w.name} ${has(w)} recruté ${leader}`,
    stage: (w) => `${w.name} ${has(w)} bâti une étape de la merveille avec un leader`,
    stageWith: (w, leader) => `${w.name} ${has(w)} bâti une étape de la merveille avec ${leader}`,
    discards: (w) => `${w.name} ${has(w)} défaussé un leader`,
    discardsNamed: (w, leader) => `${w.name} ${has(w)} défaussé ${leader}`,
  },
};

export const leaderEffects: typeof en.leaderEffects = {
  theirOwn: 'de sa propre cité',
  per: {
    cards: (gain, where, kind) => `${gain} par ${kind} ${where}`,
    stages: (gain, where) => `${gain} par étape ${where}`,
    defeats: (gain, where) => `${gain} par jeton Défaite ${where}`,
    victories: (gain, where) => `${gain} par jeton Victoire ${where}`,
    coins: (gain, where, n) => (n === 1 ? `${gain} par pièce ${where}` : `${gain} pour ${n} pièces ${where}`),
    sets: (gain, where, kinds) => `${gain} par série ${where} (${kinds})`,
    science_sets: (gain, where) => `${gain} par série de trois symboles de science différents ${where}`,
    leaders: (gain, where) => `${gain} par leader ${where}`,
    age: (gain) => `${gain} par âge, celui-ci compris`,
    richer_neighbour: () => 'autant de pièces qu’en a le plus riche de vos voisins',
    tiles: (gain) => `${gain} par tuile que vous avez posée sur la tour`,
    equal_victories: () => 'à la fin, pour chaque paire de jetons Victoire de même valeur, cette valeur',
    printed: (gain, where, what) => `${gain} par symbole (${what}) des cartes marron ${where}`,
    like_marker: (gain, where) => `${gain} par carte ${where} de la couleur placée sous cette étape`,
  },
  oneOf: (kind) => `une ${kind}`,
  eachColour: 'une carte de chaque couleur',
  less: (n) => `${n} de moins`,
  but: (gain, less) => `${gain}, ${less}`,
  only: (gain, when) => `${gain} si ${when}`,
  none: {
    cards: (kinds) => `vous n’avez pas de ${kinds}`,
    stages: 'aucune étape de votre merveille n’est bâtie',
    defeats: 'vous n’avez aucun jeton Défaite',
    victories: 'vous n’avez aucun jeton Victoire',
    coins: 'vous n’avez aucune pièce',
    sets: 'vous n’avez aucune série pareille',
    science_sets: 'vous n’avez aucune série de trois symboles de science',
    leaders: 'vous n’avez aucun leader',
    age: 'aucun âge n’a commencé',
    richer_neighbour: 'vos voisins n’ont aucune pièce',
    tiles: 'vous n’avez posé aucune tuile sur la tour',
    equal_victories: 'vous n’avez pas deux jetons Victoire de même valeur',
    printed: (what) => `vos cartes marron n’ont aucun symbole (${what})`,
    like_marker: 'aucune carte n’a la couleur placée sous cette étape',
  },
  one: {
    cards: (kinds) => `vous n’avez qu’une des ${kinds}`,
    stages: 'une seule étape de votre merveille est bâtie',
    defeats: 'vous n’avez qu’un jeton Défaite',
    victories: 'vous n’avez qu’un jeton Victoire',
    coins: 'vous n’avez qu’une pièce',
    sets: 'vous n’avez qu’une série pareille',
    science_sets: 'vous n’avez qu’une série de trois symboles de science',
    leaders: 'c’est votre seul leader',
    age: 'c’est l’âge I',
    richer_neighbour: 'vos voisins n’ont qu’une pièce',
    tiles: 'vous n’avez posé qu’une tuile sur la tour',
    equal_victories: 'vous n’avez qu’une paire de jetons Victoire de même valeur',
    printed: (what) => `vos cartes marron n’ont qu’un symbole (${what})`,
    like_marker: 'une seule carte a la couleur placée sous cette étape',
  },
  more: {
    cards: (kinds) => `vous avez plus de ${kinds} que chaque voisin`,
    stages: 'vous avez bâti plus d’étapes que chaque voisin',
    defeats: 'vous avez plus de jetons Défaite que chaque voisin',
    victories: 'vous avez plus de jetons Victoire que chaque voisin',
    coins: 'vous avez plus de pièces que chaque voisin',
    sets: 'vous avez plus de séries pareilles que chaque voisin',
    science_sets: 'vous avez plus de séries de symboles de science que chaque voisin',
    leaders: 'vous avez plus de leaders que chaque voisin',
    age: 'votre âge est plus avancé',
    richer_neighbour: 'vos voisins sont plus riches que les leurs',
    tiles: 'vous avez posé plus de tuiles que chaque voisin',
    equal_victories: 'vous avez plus de paires de jetons Victoire de même valeur que chaque voisin',
    printed: (what) => `vos cartes marron ont plus de symboles (${what}) que celles de chaque voisin`,
    like_marker: 'vous avez plus de cartes de la couleur placée sous cette étape que chaque voisin',
  },
  fewerShields: (shields) => `vos deux voisins ont ${shields} de moins dans chaque conflit`,
  bank: (n, price) =>
    `à chaque tour, vous pouvez acheter à la banque ${n === 1 ? 'une ressource' : `${n} ressources`} au choix pour ${pieces(price)}`,
  targets: {
    any: 'les cartes',
    cards: (kinds) => `les ${kinds}`,
    stage: 'les étapes de votre merveille',
    leader: 'les leaders recrutés ensuite',
  },
  changes: {
    units: (n) => (n === 1 ? 'coûtent une ressource de moins' : `coûtent ${n} ressources de moins`),
    coins: (n) => `coûtent ${pieces(n)} de moins`,
    free: 'ne coûtent rien',
    no_units: 'ne demandent aucune ressource',
    in_coins: 'coûtent une pièce par ressource, et aucune ressource',
  },
  whoseCost: {
    own: (what) => what,
    neighbours: (what) => `pour vos deux voisins, ${what}`,
    around: (what) => `pour vous et vos deux voisins, ${what}`,
  },
  income: {
    built: (gain, kind) => `${gain} chaque fois que vous construisez une ${kind}`,
    by_chain: (gain) => `${gain} chaque fois que vous construisez une carte par chaînage`,
    bought: (gain) => `${gain} par voisin à qui vous achetez dans un tour`,
    took_coins: (gain) => `${gain} de plus à chaque tour où la banque vous donne des pièces`,
    won_victory: (gain) => `${gain} par jeton Victoire gagné désormais`,
    raised: (gain) => `${gain} par étape que vous bâtissez`,
    placed_tile: (gain) => `${gain} par tuile que vous posez sur la tour`,
  },
  tokens: {
    victory: 'un jeton Victoire de l’âge en cours',
    no_defeats: 'vos jetons Défaite sont défaussés',
    others_lose_victory: 'tous les autres rendent leur plus petit jeton Victoire',
  },
  othersLose: (what) => `chacun des autres perd ${what}`,
  buildFree: {
    always: (kinds) => `construire ${kinds} sans rien payer`,
    once_an_age: (kinds) => `une fois par âge, construire une carte sans rien payer parmi ${kinds}`,
    once_a_match: (kinds) => `une fois, construire une de vos ${kinds} sans rien payer`,
    without_shields: (kinds) => `construire ${kinds} sans rien payer tant que vous n’avez aucun bouclier`,
  },
  changed_science: 'à la fin, un de vos symboles de science peut compter comme un autre',
  more_science: 'un de plus du symbole de science que vous avez le plus',
  defeats_to_victor: 'qui vous bat dans un conflit prend votre jeton Défaite',
  unseen_by_guilds: 'les guildes de vos voisins ne comptent pas vos cartes',
  powers: {
    copy_leader: 'copier un leader recruté par un voisin',
    copy_stage: 'copier une étape bâtie par un voisin',
    destroy: 'vous pouvez détruire une carte jaune, bleue, rouge ou verte d’un voisin',
    swap: 'vous pouvez échanger une carte d’un voisin contre une de la même couleur de l’autre',
    name: 'nommez un autre joueur : s’il gagne, vous êtes deuxième',
    draw: (n) =>
      n === 1
        ? 'piochez un leader et recrutez-le sans rien payer'
        : `piochez ${n} leaders et recrutez-les sans rien payer`,
    hand: (n) => `piochez ${fois(n, 'leader', 'leaders')}, que vous gardez en main`,
    take: 'chacun des autres vous donne un leader et en pioche un autre ; recrutez un de ceux-là sans rien payer',
    recruit: 'vous pouvez recruter un leader de plus de votre main',
    next_stage: 'bâtissez l’étape suivante de votre merveille sans ses ressources',
    under_stage:
      'bâtissez l’étape suivante de votre merveille sans rien payer ; il reste dessous et n’est plus un leader',
    stages_fall: 'la dernière étape de chaque merveille est détruite, la vôtre aussi',
    wonders_fall:
      'toutes les merveilles disparaissent ; les cartes sous leurs étapes sont construites ou recrutées',
    engage: 'piochez un leader, que vous pouvez recruter à son prix',
    entomb:
      'vous pouvez ensevelir un de vos leaders : son effet cesse, et le double de son prix compte à la fin',
    lay_tile: {
      own: 'vous pouvez poser une de vos tuiles sur ce plateau, où elle n’agit que pour vous',
      others: 'vous pouvez poser une de vos tuiles sur ce plateau, où elle agit pour tous les autres',
      by_kind:
        'vous pouvez poser une de vos tuiles sur ce plateau : taxes et contraintes agissent pour tous les autres, remises et avantages pour vous seul',
    },
  },
  exchange:
    'une fois par tour, deux unités d’une même ressource, produites ou achetées, en valent une de n’importe quelle autre',
  stageBeside: {
    left: {
      first: 'coûte et fait ce que fait la première étape du voisin de gauche',
      second: 'coûte et fait ce que fait la deuxième étape du voisin de gauche',
      last: 'coûte et fait ce que fait la dernière étape du voisin de gauche',
    },
    right: {
      first: 'coûte et fait ce que fait la première étape du voisin de droite',
      second: 'coûte et fait ce que fait la deuxième étape du voisin de droite',
      last: 'coûte et fait ce que fait la dernière étape du voisin de droite',
    },
  },
  moreTiles: (n) => `${fois(n, 'tuile', 'tuiles')} de plus de la Tour de Babel`,
  any_stage: 'bâtissez les étapes de votre merveille dans n’importe quel ordre',
  keep_hands: 'une fois par partie, après un tour : personne ne passe sa main',
  trade_defeats: 'une fois par partie, après un tour : deux jetons Défaite deviennent un jeton Victoire de 3',
  plenty:
    'à chaque tour, une unité d’une ressource vaut autant qu’il vous en faut ; vous ne bâtissez pas d’étape, puis il passe à droite',
  foresee: 'regardez les cartes des âges suivants',
  mask: 'un masque : à la fin, un symbole de science d’une carte verte d’un voisin',
  firstUnit: {
    left: 'la première unité achetée au voisin de gauche dans un tour coûte une pièce de moins',
    right: 'la première unité achetée au voisin de droite dans un tour coûte une pièce de moins',
    both: 'la première unité achetée à chaque voisin dans un tour coûte une pièce de moins',
  },
  produceAgain: (n) =>
    `à chaque tour, ${fois(n, 'unité', 'unités')} de plus de ce que produisent votre plateau, vos cartes marron et grises`,
  produceMissing: (n) =>
    `à chaque tour, ${fois(n, 'unité', 'unités')} de ce que ne produisent ni votre plateau, ni vos cartes marron ou grises`,
  neighboursGain: (gain) => `chaque voisin reçoit ${gain}`,
  diplomacy: (n) =>
    n === 1
      ? 'un jeton de diplomatie : vous restez hors des conflits d’un âge'
      : `${n} jetons de diplomatie : chacun vous tient hors des conflits d’un âge`,
  price: {
    more: (what, n) => `${what} des voisins : ${pieces(n)} de plus l’unité`,
    less: (what, n) => `${what} des voisins : ${pieces(n)} de moins l’unité`,
  },
  endless: 'une carte marron qui produit une seule unité d’une ressource en produit autant qu’il en faut',
  idle: {
    rich_brown: 'les cartes marron à deux unités ou à choix ne produisent rien, et rien d’elles ne se vend',
    cards: (names) => `ces cartes sont sans effet : ${names}`,
  },
  ofAge: 'autant de pièces que le numéro de l’âge',
  taxOfAge: 'autant de pièces à la banque que le numéro de l’âge',
  taxed: (what) => `une taxe : ${what}`,
  chain_beside: 'les cartes des deux voisins rendent gratuit comme les vôtres',
  smaller_victories:
    'les victoires des conflits baissent d’un cran : 3 au lieu de 5, 1 au lieu de 3, rien au lieu de 1',
  two_defeats: 'chaque défaite donne deux jetons Défaite',
  free_stage: 'une fois, bâtir l’étape suivante de votre merveille sans rien payer',
  any_colour: 'une fois, participer à un Grand Projet avec une carte d’une autre couleur',
  void_diplomacy: 'les jetons de diplomatie reçus à cet âge sont sans effet',
};
