// All texts of the game in French.
import type { Resource } from '../types';
import { roman } from '../facts/ages';
import { cap, de } from '../../../i18n/text';
import type { Who } from '../../game';
import type { RulesText } from './shape';
import type * as en from './en';

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

const has = (w: Who) => (w.you ? 'avez' : 'a');

export { leaderEffects, leaderRulings, leaders } from './leaders.fr';
export { matters } from './matters.fr';
export { reasons, receipt } from './receipt.fr';

export const table: typeof en.table = {
  resources: {
    wood: 'bois',
    stone: 'pierre',
    ore: 'minerai',
    clay: 'argile',
    glass: 'verre',
    loom: 'tissu',
    papyrus: 'papyrus',
  },
  units: (n, resource) => (n === 1 ? table.resources[resource] : `${n} ${unitNames[resource]}`),
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
  lastTurnOf: (age, turn) => `Âge ${roman[age]}, ${table.turn(turn)}`,
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

  handsTo: (name) => (name === 'Vous' ? 'les mains passent chez vous' : `les mains passent à ${name}`),
  canBuild: (n, of, coins) =>
    `${n} sur ${of} ${n <= 1 ? 'peut être construite' : 'peuvent être construites'} avec ${
      coins <= 1 ? 'votre' : 'vos'
    } ${fois(coins, 'pièce', 'pièces')}`,
  compare: 'Comparer',
  compareAll: 'Comparer toutes les cités',
  atPrices: (raw, made) => `brut ${raw} · manuf. ${made}`,
  against: (mine, theirs, name) => `vous ${mine} : ${theirs} ${name}`,
  stands: (token) => (token === 0 ? 'égalité' : `${token > 0 ? `+${token}` : `−${-token}`} en l’état`),
  partner: 'votre partenaire : pas de combat',
  noFight: 'Partenaires : pas de combat',
  team: (letter) => `Équipe ${letter}`,
  debts: (n) => fois(n, 'dette', 'dettes'),
  masks: (n) => fois(n, 'masque', 'masques'),
  diplomacy: 'reste hors du prochain conflit',
  stageFor: (coins) => `pour ${fois(coins, 'pièce', 'pièces')}`,
  stageLacks: (what) => `manque : ${what}`,
  laws: 'Ce qui vaut pour tout le monde',
  tiles: { tax: 'Taxe', bonus: 'Avantage', rule: 'Règle' },
  joined: (n, of) => `${n} sur ${of} participent`,
  aboutPlayer: (name) => `${name} à cette table`,

  fight: {
    title: (age) => `Conflits de l’âge ${roman[age]}`,
    worth: (n) => `une victoire vaut ${n}`,
    ring: (n) => `Cercle de ${n} cités`,
    mine: (tokens) => `Vos jetons de cet âge : ${tokens}.`,
    stays: 'Reste dans le journal.',
    on: (age) => `Passer à l’âge ${roman[age]}`,
    toEnd: 'Aller à la fin',
  },
  large: {
    freeWith: 'Gratuite avec',
    makesFree: 'Rend gratuit',
    nothing: 'rien',
    held: 'dans votre cité',
    around: 'Autour de la table',
    standsIn: (who) => `chez ${who}`,
    nowhere: 'Ne se trouve dans aucune cité, ni ce qui la rend gratuite.',
    costs: 'Ce qu’elle vous coûte',
    notNow: 'Pourquoi pas',
    kind: (kind, age) => `${kind}, âge ${roman[age]}`,
  },
  sheet: {
    city: 'Cité',
    stages: 'Étapes',
    so: 'Points pour l’instant',
    public: 'Ce que tout le monde voit ; le meilleur de chaque ligne est souligné.',
  },
  keys: {
    compare: 'Comparer toutes les cités',
    large: 'La carte en grand',
  },
};

export const effects: typeof en.effects = {
  points: (n) => (n <= 1 ? `${n} point` : `${n} points`),
  wild: 'un symbole de science au choix, compté à la fin',
  science: (symbol) => `science (${symbol})`,
  makes: (what) => `${what} à chaque tour`,
  makesOwn: (what) => `${what} à chaque tour, pas à vendre`,
  trade: {
    left: (what, price) => `${what} du voisin de gauche à ${price} l’unité`,
    right: (what, price) => `${what} du voisin de droite à ${price} l’unité`,
    both: (what, price) => `${what} des deux voisins à ${price} l’unité`,
  },
  stages: 'étape',
  defeats: 'jeton de défaite',
  whose: {
    own: 'de votre cité',
    neighbours: 'des deux cités voisines',
    all: 'de votre cité et des deux voisines',
  },
  each: (gain, count, where) => `${gain} par ${count} ${where}`,
  atEnd: (points) => `${points} à la fin`,
  now: (coins) => `${coins} tout de suite`,
  free_build: 'une fois par âge, construire une carte sans rien payer',
  play_last_card: 'jouer aussi la dernière carte de chaque âge',
  build_from_discard: 'construire une carte de la défausse sans rien payer',
  copy_guild: 'à la fin, compter une guilde d’un voisin comme la vôtre',
  nothing: 'rien',
};

export const prompts: typeof en.prompts = {
  wonder: 'Choisissez votre merveille',
  side: 'Choisissez la face de votre merveille',
  play: (age, turn) => `Âge ${age}, tour ${turn} : choisissez une carte`,
  free: 'Jouez maintenant une carte pour la cité libre',
  last: 'Jouez votre dernière carte de cet âge, ou défaussez-la',
  discard: 'Construisez une carte de la défausse sans rien payer',
  discardFree: 'Construisez une carte de la défausse dans la cité libre',
  waitBoards: (who, n) => `${who} ${n === 1 ? 'choisit une merveille' : 'choisissent leur merveille'}`,
  waitTurn: (who, n) => `${who} ${n === 1 ? 'choisit' : 'choisissent'} une carte`,
  waitLast: (who) => `${who} peut jouer la dernière carte`,
  waitDiscard: (who) => `${who} parcourt la défausse`,
  yourPick: (pick) => `Votre choix : ${pick}.`,
};

export const sentences: typeof en.sentences = {
  you: 'vous',
  chose: (w, wonder, side) => `${w.name} ${has(w)} pris : ${wonder}, face ${side}.`,
  began: (age) => `L’âge ${age} commence.`,
  beganHand: (age, cards) => `L’âge ${age} commence. Votre main : ${cards}.`,
  yourPick: (what) => `Face cachée : ${what}.`,
  freePick: (what) => `Le choix fait pour la cité libre ne tient plus ; c’est maintenant : ${what}.`,
  turn: (age, turn, plays) => `${age}, ${turn} : ${plays}.`,
  between: ' ; ',
  builds: (w, card) => `${w.name} ${has(w)} construit ${card}`,
  chain: (w, card) => `${w.name} ${has(w)} construit ${card} par chaînage`,
  power: (w, card) => `${w.name} ${has(w)} construit ${card} par le pouvoir d’Olympie`,
  stage: (w) => `${w.name} ${has(w)} bâti une étape de la merveille`,
  stageWith: (w, card) => `${w.name} ${has(w)} bâti une étape de la merveille avec ${card}`,
  discards: (w) => `${w.name} ${has(w)} défaussé une carte`,
  discardsCard: (w, card) => `${w.name} ${has(w)} défaussé ${card}`,
  paying: (to) => `, en payant ${to}`,
  to: (n, name) => (name === 'vous' ? `${n} pour vous` : `${n} à ${name}`),
  income: (coins) => ` (+${coins})`,
  drew: (w) => `${w.name} ${has(w)} pioché une carte pour la cité libre.`,
  drewCard: (card) => `Vous avez pioché ${card} pour la cité libre.`,
  last: (play) => `Avec la dernière carte, ${play}.`,
  unplayed: (n) =>
    n <= 1 ? 'La dernière carte a été défaussée.' : `Les ${n} dernières cartes ont été défaussées.`,
  unplayedYours: (card) => ` La vôtre était ${card}.`,
  passed: 'Les mains ont été passées.',
  passedHand: (cards) => `Les mains ont été passées. La vôtre : ${cards}.`,
  fromDiscard: (w, card) => `${w.name} ${has(w)} construit ${card}, pris dans la défausse`,
  declined: (w) => `${w.name} n’${has(w)} rien construit de la défausse.`,
  looked: (w) => `${w.name} ${w.you ? 'parcourez' : 'parcourt'} la défausse.`,
  nothing: (w) => `${w.name} n’${has(w)} rien trouvé à construire dans la défausse.`,
  conflicts: (age, results) => `Conflits de l’âge ${age} : ${results}.`,
  conflict: (name, tokens) => `${name} ${tokens}`,
  left: (w) => `${w.name} ${has(w)} quitté la partie ; un robot continue.`,
  ended: 'La partie est finie.',
  claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  wins: (w) => `${cap(w.name)} ${w.you ? 'gagnez' : 'gagne'}.`,
  shared: (names) => `Victoire partagée : ${names}.`,
  nobody: 'Personne ne gagne.',
};

export const picks: typeof en.picks = {
  build: (card: string) => `construire ${card}`,
  stage: (card: string) => `une étape avec ${card}`,
  discard: (card: string) => `défausser ${card}`,
};

export const refusals: typeof en.refusals = {
  not_your_turn: 'Vous n’avez rien à décider maintenant.',
  over: 'La partie est finie.',
  not_now: 'C’est autre chose qu’il faut décider maintenant.',
  not_your_city: 'Vous ne jouez pas pour cette cité maintenant ; la vôtre d’abord.',
  not_your_leader: (leader) => `Vous n’avez pas ce leader en main : ${leader}.`,
  not_in_hand: (card) => `Vous n’avez pas en main : ${card}.`,
  not_in_discard: (card) => `Pas dans la défausse : ${card}.`,
  already_built: (card) => `Déjà dans cette cité : ${card}.`,
  wonder_complete: 'La merveille est achevée.',
  no_wonder: 'La cité n’a plus de merveille.',
  no_stages: 'Tant que Jésus est là, la cité ne bâtit pas d’étape.',
  not_that_stage: 'Cette étape ne peut pas être bâtie maintenant.',
  no_plenty: 'Rien ici ne donne autant d’unités qu’il en faut.',
  not_offered: 'Cela ne peut pas être choisi maintenant.',
  must_choose: 'Il faut choisir quelque chose.',
  resources_missing: (what) => `Il manque, et personne à côté ne vend : ${what}.`,
  coins_missing: (needed, held) => `Il faut ${needed} ; la cité en a ${held}.`,
  overpaid: 'C’est plus que le prix.',
  underpaid: 'Ce paiement n’achète pas ce qui manque.',
  free_by_chain: (card) => `Gratuit grâce à ${card} : il n’y a rien à payer.`,
  no_chain: 'Aucune carte de son chaînage ne se trouve dans la cité.',
  no_free_build: 'Plus de construction gratuite dans cet âge.',
  power_wasted: 'Cela ne coûte rien de toute façon.',
  free_city_builds: 'La cité libre doit construire si elle le peut.',
  wonder_not_free: 'Cette merveille n’est pas à prendre.',
  side_given: 'Vous ne pouvez pas choisir la face.',
  picked_already: (card) => `Choisi pour votre cité : ${card}.`,
};

export const score: typeof en.score = {
  caption: 'Points par catégorie',
  category: 'Catégorie',
  of: {
    military: 'Conflits',
    coins: 'Pièces',
    wonder: 'Merveille',
    civilian: 'Civil',
    science: 'Sciences',
    commerce: 'Commerce',
    guilds: 'Guildes',
    leaders: 'Leaders',
  },
  total: 'Total',
  winner: 'Victoire',
  copied: (city, guild) => `${city} : la merveille copie la ${guild}.`,
  symbols: (city, symbols) => `${city} : ${symbols}.`,
  symbolsTitle: 'Symboles de science, ceux au choix placés au mieux',
  tie: 'Les pièces départagent les égalités.',
};

export const frame: typeof en.frame = {
  coins: 'pièces',
  shields: 'boucliers',
  players: { random: 'Hasard', heuristic: 'Posé' } as Record<string, string>,
};

export const rules: RulesText = {
  before: [
    {
      heading: 'De quoi il s’agit',
      paragraphs: [
        'Chacun bâtit une cité antique autour d’une merveille, en trois âges de six tours. Les points viennent de partout à la fois : armée, argent, merveille, beaux bâtiments, commerce, science et guildes. Le plus haut total gagne.',
        'Vous n’avez affaire qu’à vos deux voisins : vous leur achetez des ressources et mesurez votre armée à la leur.',
      ],
    },
    {
      heading: 'Un tour',
      paragraphs: [
        'Tout le monde choisit une carte de sa main, en secret et en même temps. Vous pouvez changer d’avis tant que le dernier joueur n’a pas choisi ; puis tous les choix sont révélés ensemble.',
        'Avec la carte, trois possibilités : la construire dans votre cité ; la glisser face cachée sous votre merveille pour en bâtir l’étape suivante ; ou la défausser pour 3 pièces, ce qui est toujours permis.',
        'Puis les mains tournent : vers la gauche aux âges I et III, vers la droite à l’âge II.',
        'Au sixième tour il vous reste deux cartes : vous en jouez une, l’autre est défaussée sans rien rapporter.',
        'Un même bâtiment ne peut se trouver qu’une fois dans une cité, quelle que soit la façon dont il a été construit.',
      ],
    },
    {
      heading: 'Payer',
      paragraphs: [
        'Un prix en pièces va à la banque. Un prix en ressources demande que vous en disposiez : rien ne s’use, tout produit de nouveau à chaque tour. Une carte à choix donne une seule de ses ressources par tour.',
        'Ce qui vous manque s’achète au voisin de gauche ou de droite, 2 pièces l’unité : ce que produisent son plateau, ses cartes marron et grises. Personne ne peut refuser, et le vendeur ne perd rien. Les comptoirs abaissent un prix à 1.',
        'Vous ne dépensez que les pièces que vous aviez au début du tour. Ce qui est construit ce tour-ci ne produit, ne se vend et ne fait de remise qu’au tour suivant.',
        'Chaînages : qui possède le bâtiment nommé sur une carte construit celle-ci sans rien payer.',
      ],
    },
  ],
  kinds: {
    heading: 'Les cartes',
    lead: 'La couleur dit à quoi sert un bâtiment :',
    of: {
      brown: 'Matières premières : bois, pierre, argile, minerai.',
      grey: 'Produits manufacturés : verre, tissu, papyrus.',
      blue: 'Beaux bâtiments : des points, simplement.',
      yellow:
        'Commerce : pièces, achats moins chers, ressources à vous que nul ne peut acheter, puis des points pour ce que vous avez bâti.',
      red: 'Des boucliers pour les conflits.',
      green:
        'Science : chaque sorte de symbole vaut son nombre au carré, et chaque série de trois symboles différents 7 points de plus.',
      purple: 'Guildes, à l’âge III seulement : des points pour ce que vous ou vos voisins possédez.',
    },
  },
  after: [
    {
      heading: 'Conflits',
      paragraphs: [
        'À la fin d’un âge, chaque cité compare ses boucliers à ceux de ses deux voisins. Plus de boucliers : un jeton de 1, 3 ou 5 points (âges I, II et III) ; moins : un jeton de −1 ; à égalité, rien.',
      ],
    },
    {
      heading: 'La fin',
      paragraphs: [
        'Après l’âge III, on additionne : jetons de conflit, 1 point pour 3 pièces, merveille, cartes bleues, science, commerce, guildes. Un symbole de science au choix et une guilde copiée comptent au mieux pour leur propriétaire. Les pièces départagent les égalités.',
      ],
    },
  ],
  wonders: {
    heading: 'Étapes particulières',
    lead: 'La plupart des étapes donnent des points, des boucliers, des pièces ou des ressources. Celles-ci font davantage :',
    powers: [
      ['Olympie, jour', 'Une fois par âge, vous pouvez construire une carte de votre main sans rien payer.'],
      [
        'Olympie, nuit',
        'Les deux voisins vendent leurs matières premières 1 pièce. À la fin, vous copiez une guilde d’un voisin.',
      ],
      ['Babylone, nuit', 'Vous pouvez jouer la dernière carte de chaque âge au lieu de la défausser.'],
      [
        'Halicarnasse',
        'Le tour fini, vous parcourez la défausse et construisez une de ses cartes sans rien payer ; celles défaussées ce tour-ci en font partie.',
      ],
    ],
  },
  two: {
    heading: 'À deux joueurs',
    paragraphs: [
      'Une troisième cité, libre, est assise entre vous. À tour de rôle, un joueur pioche une carte d’une pile à part, joue une carte pour sa cité et une pour la cité libre. Elle suit les mêmes règles et ne défausse que si elle ne peut rien construire.',
      'La cité libre commerce et combat comme tout voisin, mais seuls vous deux pouvez gagner.',
    ],
  },
};
