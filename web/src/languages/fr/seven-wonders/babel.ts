// The texts of the Tower of Babel and the Great Projects, in French.
import { plural } from '../../../i18n/language.svelte';
import { roman } from '../../../games/seven-wonders/facts/ages';
import type { Who } from '../../../games/game';
import type * as en from '../../en/seven-wonders/babel';

const fois = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const pieces = (n: number) => fois(n, 'pièce', 'pièces');
const has = (w: Who) => (w.you ? 'avez' : 'a');

export const babel: typeof en.babel = {
  title: { both: 'Tour de Babel et Grand Projet', tower: 'Tour de Babel', project: 'Grand Projet' },
  tile: (n) => `Tuile ${n}`,
  kinds: { tax: 'Taxe', discount: 'Remise', restriction: 'Contrainte', bonus: 'Avantage' },
  law: {
    coins: (age) => (age > 0 ? pieces(age) : '1, 2 ou 3 pièces'),
    tax: (what, coins) => `${what} : taxe de ${coins}`,
    brings: (what, coins) => `${what} : ${coins} de la banque`,
    chains: 'Chaînages',
    stages: 'Étapes',
    tilesLaid: 'Tuiles posées',
    bought: 'Achats',
    income: 'Pièces de la banque',
    victories: 'Victoires',
    noUnits: (what) => `${what} : aucune ressource à fournir`,
    inCoins: (what) => `${what} : 1 pièce par ressource`,
    richBrown: 'Cartes marron doubles ou à choix sans effet',
    resting: (n) => `${n} cartes de commerce sans effet`,
    price: (what, more) =>
      more > 0 ? `${what} : ${more} de plus l’unité` : `${what} : ${-more} de moins l’unité`,
    beside: 'Chaînages aussi par les cartes des voisins',
    produce: (what) => `${what} pour chacun`,
    endless: 'Cartes marron simples sans limite',
    victoriesLess: 'Victoires d’un cran plus bas',
    twoDefeats: 'Deux jetons par défaite',
  },
  acts: 'En vigueur',
  none: 'Aucune tuile en vigueur',
  place: 'Place libre',
  places: (n) => fois(n, 'place libre', 'places libres'),
  laidBy: (name) => (name === 'Vous' ? 'posée par vous' : `posée par ${name}`),
  next: 'la prochaine tuile la recouvre',
  covered: 'Recouvertes, sans effet',
  yours: 'Vos tuiles',
  yoursNone: 'Vous n’avez plus de tuile à poser.',
  pending: 'Posée face cachée, elle agit dès le prochain tour.',
  inHand: (n) => `${fois(n, 'tuile', 'tuiles')} en main`,
  laid: (n) => fois(n, 'tuile posée', 'tuiles posées'),
  players: 'Qui en a posé combien',
  player: (laid, points, held) =>
    `${fois(laid, 'posée', 'posées')}, ${fois(points, 'point', 'points')} ; ${held} en main`,
  points: (all) => `Points à la fin pour 1, 2, 3 posées : ${all.slice(1).join(', ')}.`,
  rule: 'Défaussez une carte sans recevoir de pièces pour poser une tuile. Elle agit pour tous dès le tour suivant. Les tuiles d’un même tour se posent par numéros croissants ; quand toutes les places sont prises, la suivante recouvre la plus ancienne.',
  open: 'Tour et projet en grand',
  shortTower: (acting, places) =>
    `Tour de Babel : ${fois(acting, 'tuile', 'tuiles')} en vigueur sur ${places}`,
  shortProject: (name, n, of) =>
    `${name} : ${plural(n, { one: '# jeton pris', other: '# jetons pris' })} sur ${of}`,

  project: {
    of: (age) => `Grand Projet de l’âge ${roman[age]}`,
    takes: (card, cost) => `construire une ${card} et ajouter ${cost}`,
    tokens: 'Jetons',
    taken: (n, of) => `${n} pris sur ${of}`,
    more: (n) => (n === 0 ? 'tous sont pris' : `il en faut encore ${n}`),
    closed: 'plus personne ne peut participer',
    ifDone: 'Si tous sont pris',
    each: (what) => `par jeton : ${what}`,
    ifNot: 'Sinon',
    you: 'Vous',
    yours: (n) => (n === 0 ? 'aucun jeton encore' : fois(n, 'jeton', 'jetons')),
    safe: 'Qui a un jeton ne perd rien.',
    held: (name, n) => (n > 1 ? `${name} : ${n}` : name),
    earlier: 'Projets précédents',
    done: 'réussi',
    failed: 'échoué',
    promise: (needed, reward, penalty) => `${needed} pris : ${reward} · sinon ${penalty}`,
    penalty: {
      card: (card) => `perdre une ${card}`,
      coins: 'perdre toutes ses pièces',
      board: 'perdre pour de bon ce que produit le plateau, ou son pouvoir',
      victories: (n) => `perdre ${fois(n, 'jeton Victoire', 'jetons Victoire')}`,
    },
    fails: (penalty, points) => `chacun sans jeton doit ${penalty} ; qui n’a rien à perdre prend −${points}`,
    reward: 'un jeton Victoire de l’âge',
  },

  draft: {
    title: 'Tuiles de la tour',
    round: (n) => `tour ${n} sur 2`,
    head: 'Tour de Babel',
    keep: (tile, n, to) => `Garder la tuile ${tile}, en passer ${n} à ${to}`,
    kept: 'Gardées',
    keptNone: 'aucune encore',
    note: 'Trois tuiles par joueur. En poser une coûte une carte et change les règles pour tous.',
    last: 'La dernière tuile qui vous vient est à vous sans choix.',
    pack: 'Tuiles au choix',
    pass: (name) => `les tuiles vont à droite, à ${name}`,
  },

  modes: {
    alone: 'Construire seule',
    join: 'Avec le projet',
    joinToken: 'Avec le projet, par un jeton',
    chain: 'Par chaînage',
    instead: 'Payer à la place',
    joinInstead: 'Payer, avec le projet',
    stagePaid: 'La payer',
    freeStage: 'Gratuite, par un jeton',
    tile: 'Poser une tuile',
    held: (n) => `${n} à poser`,
    variants: 'De quelle façon',
    whichTile: 'Quelle tuile poser',
  },
  deeds: {
    join: (deed) => `${deed}, avec le projet`,
    tile: (tile, card) => `Poser la tuile ${tile} : ${card} est défaussée`,
    freeStage: (n, card) => `Bâtir l’étape ${n} avec ${card} par un jeton`,
    taxed: (deed, coins) => `${deed} : ${coins} à la banque`,
    loseCard: (card) => `Perdre ${card}`,
    loseTokens: (tokens) => `Perdre ces jetons Victoire : ${tokens}`,
  },
  receipt: {
    covers: (tile, covered, law) => `La tuile ${tile} recouvre la ${covered} (${law})`,
    free: (tile) => `La tuile ${tile} prend une place libre`,
    points: (from, to) => `Points pour vos tuiles : ${from} → ${to}`,
    noCoins: 'Aucune pièce pour la carte',
    tower: (n) => (n > 0 ? `+${n}, taxe de la tour` : `−${-n}, remise de la tour`),
    tax: (by) => `Taxe à la banque, par : ${by}`,
    inCoins: (by) => `En pièces à la banque, par : ${by}`,
    joins: (project) => `Pour participer : ${project}`,
    token: 'Utilise votre jeton',
    freeStage: 'Utilise votre jeton : ni ressources, ni pièces',
  },
  tokens: {
    title: 'Jetons de Grands Projets',
    one: (name, n) => (n > 1 ? `${n} × ${name}` : name),
    count: (n) => `${fois(n, 'jeton', 'jetons')} de projet`,
  },
  penalties: (n) => `−${n} pour des projets échoués`,
  bare: 'Le plateau ne produit plus rien et n’a plus de pouvoir',
  reasons: {
    tower: (points) => `tuiles posées : ${points}`,
    penalties: (points) => `projets échoués : −${points}`,
  },

  prompts: {
    draft: (to) => `Gardez une de ces tuiles, le reste va à ${to}`,
    wait: (who, n) => `${who} ${n === 1 ? 'choisit' : 'choisissent'} une tuile`,
    picked: (tile) => `tuile ${tile}`,
  },
  pick: (card) => `poser une tuile avec ${card}`,

  moment: {
    done: (name) => `${name} : succès`,
    failed: (name) => `${name} : échec`,
    of: (n, needed) => `${plural(n, { one: '# jeton', other: '# jetons' })} sur ${needed}`,
    gets: (n) => fois(n, 'jeton', 'jetons'),
    each: (what) => `Chaque jeton rapporte : ${what}.`,
    pays: 'sans jeton',
    chooses: 'choisit quoi perdre',
    spared: 'ne perd rien',
  },

  log: {
    laid: (tile) => `Face cachée : tuile ${tile}.`,
    dealt: 'Les tuiles ont été distribuées.',
    kept: 'Chacun a gardé une tuile.',
    held: (tiles) => `Vous avez ces tuiles : ${tiles}.`,
    placed: (all) => `Sur la tour : ${all}.`,
    one: (w, tile, law) => `${w.name} ${has(w)} posé la tuile ${tile} (${law})`,
    shown: (age, name) => `Le Grand Projet de l’âge ${age} : ${name}.`,
    done: (name, who) => `${name} : le projet a réussi. Jetons : ${who}.`,
    failed: (name, who) =>
      who
        ? `${name} : le projet a échoué. Jetons : ${who}.`
        : `${name} : le projet a échoué. Personne n’a participé.`,
    token: (name, n) => (n > 1 ? `${name} ${n}` : name),
    lost: {
      card: (w, card) => `${w.name} ${has(w)} perdu ${card}.`,
      coins: (w, coins) => `${w.name} ${has(w)} perdu ${coins}.`,
      board: (w) => `${w.name} ${has(w)} perdu ce que produit le plateau.`,
      victories: (w, tokens) => `${w.name} ${has(w)} perdu ces jetons Victoire : ${tokens}.`,
      points: (w, points) => `${w.name} ${w.you ? 'aurez' : 'aura'} ${points} de moins à la fin.`,
    },
    joins: (deed) => `${deed} et ${deed.startsWith('vous ') ? 'avez' : 'a'} participé au projet`,
    tile: (w) => `${w.name} ${has(w)} défaussé une carte pour une tuile`,
    tileNamed: (w, card, tile) =>
      `${w.name} ${has(w)} défaussé ${card} pour ${tile === undefined ? 'une tuile' : `la tuile ${tile}`}`,
    byToken: (deed) => `${deed}, par un jeton`,
  },
};
