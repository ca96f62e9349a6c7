// All texts of the game, in French.
import { plural } from '../../../i18n/language.svelte';
import { knockout, spellNames } from '../../../games/seven-sages/facts/cards';
import { cap, de } from '../../../i18n/text';
import type { Who } from '../../../games/game';
import type { Refusals, RulesText } from '../../../games/seven-sages/words/shape';
import type * as en from '../../en/seven-sages/words';

const cartes = (n: number) => plural(n, { one: '# carte', other: '# cartes' });

const avoir = (w: Who) => (w.you ? 'avez' : 'a');

/** Joins a verb and the player who is affected: "vous a …" or "a … à Ana". */
const lui = (b: Who, verb: string, rest: string) =>
  b.you ? `vous ${verb} ${rest}` : `${verb} ${rest} à ${b.name}`;

const à = (w: Who) => (w.you ? 'vous' : w.name);

const duSien = (w: Who) => (w.you ? 'qui était à vous' : de(w.name));

export const table: typeof en.table = {
  kinds: {
    witch: 'Sorcière',
    seer: 'Voyant',
    priestess: 'Prêtresse',
    mage: 'Magicien',
    healer: 'Guérisseuse',
    alchemist: 'Alchimiste',
    druid: 'Druide',
    owl: 'Hibou',
  },
  theKind: {
    witch: 'la sorcière',
    seer: 'le voyant',
    priestess: 'la prêtresse',
    mage: 'le magicien',
    healer: 'la guérisseuse',
    alchemist: 'l’alchimiste',
    druid: 'le druide',
    owl: 'les hiboux',
  },
  letters: {
    witch: 'S',
    seer: 'V',
    priestess: 'P',
    mage: 'M',
    healer: 'G',
    alchemist: 'A',
    druid: 'D',
    owl: 'H',
  },
  spells: spellNames,
  spellDoes: {
    volensia: 'reprenez en main un hibou posé dans le combat, à n’importe qui ; il ne compte plus',
    moventi: 'échangez deux cristaux de deux clairières différentes',
    anulensa:
      'défaussez une carte pouvoir ou un hibou posé dans le combat, à n’importe qui ; il ne compte plus',
    potentia: 'piochez trois cartes pouvoir',
    absentus:
      'dès votre prochain tour, vous pouvez attendre sans passer tant que d’autres jouent ; un Absentus ultérieur y met fin',
    mutantus: 'échangez vos cartes personnage avec un partenaire ; cartes, jetons et rangs restent',
    binensus: 'prenez un sage que personne ne joue ; dès votre prochain tour, jouez les cartes des deux',
  },
  power: (kind, value) => `${kind} ${value}`,
  thePower: (kin, value) => `${kin === 'owl' ? 'le hibou' : table.theKind[kin]} ${value}`,
  camp: { one: 'Soleil', two: 'Lune' },
  theCamp: { one: 'le Soleil', two: 'la Lune' },
  ofCamp: { one: 'du Soleil', two: 'de la Lune' },
  crystal: (value) => `cristal de ${value}`,
  clearing: (number) => `Clairière ${number}`,
  finitum: 'Finitum',
  pawnHere: 'le pion est ici',
  ladder: 'Du plus haut au plus bas',
  outOfGame: 'hors du jeu',
  knockoutAt: `Une avance de ${knockout} met fin au combat.`,
  tied: 'Personne ne mène',
  you: 'Vous',
  fightOver: {
    title: 'Le combat est fini',
    won: 'l’emporte',
    on: 'Continuer',
  },
  cards: cartes,

  board: 'Joueurs',
  sages: 'Les sages',
  talks: 'Les pourparlers',
  clearings: 'Clairières',
  fight: 'Le combat',
  members: 'Encore dans aucun camp',
  campOf: (camp) => `Le camp ${camp}`,
  hand: 'Votre main',
  sorts: { sage: 'Par sage', number: 'Par valeur' },
  handEmpty: 'Aucune carte en main',
  powers: (n) => plural(n, { one: '# carte pouvoir', other: '# cartes pouvoir' }),
  spellCards: (n) => plural(n, { one: '# sortilège', other: '# sortilèges' }),
  crystals: (n) => plural(n, { one: '# cristal', other: '# cristaux' }),
  yourCrystalsAre: (values, sum) => `Vos cristaux : ${values}. En tout ${sum}`,
  piles: 'Pioches',
  powerPile: 'Cartes pouvoir à piocher',
  spellPile: 'Sortilèges à piocher',
  powerDiscard: 'Cartes pouvoir défaussées',
  discards: 'défausse',
  tilesLeft: 'Tuiles à venir',
  round: (n) => `Manche ${n}`,
  lastRound: 'Dernière manche',
  chooser: 'choisit en premier',
  left: 'a quitté la partie',
  ready: 'a fini',
  acts: 'son tour',
  passedShort: (n) => `passé ${n}`,
  noDeal: 'pas d’accord',
  walked: 'ne négocie plus',
  listens: 'écoute',
  tokenOf: (sage) => `jeton : ${sage}`,
  second: 'second rôle',
  spellCast: 'sortilège lancé',
  mayWait: 'attente',
  counts: (value, worth) => (value === worth ? '' : `compte ${worth}`),
  lying: (name, player, worth) => `${name}, ${player}, compte ${worth}`,
  sumOf: (n) => `en tout ${n}`,
  castBy: (spell, player) => `${spell}, ${player}`,
  offersYou: 'vous propose une alliance',
  offersTo: (names) => `propose à ${names}`,
  moves: (n) => `encore ${n} fois : proposer, voter ou montrer des cartes`,
  gifts: (n) => (n <= 1 ? `Encore ${n} don` : `Encore ${n} dons`),
  seen: 'Ce qu’on vous a montré ou donné',
  seenOf: (name) => `Ce que vous savez de la main ${de(name)}`,
  about: (name) => `À propos ${de(name)}`,
  timeLeft: 'temps restant',
  whisperTo: (name) => `Chuchoter à ${name}`,

  choose: (sage) => `Prendre ${sage}`,
  playable: (n) => `pourrait jouer ${n} de vos cartes`,
  rankOf: (rank) => `rang ${rank}`,
  propose: 'Proposer',
  proposeTo: (name) => `Proposer une alliance à ${name}`,
  withdraw: 'Retirer',
  withdrawFrom: (name) => `Retirer votre proposition à ${name}`,
  accept: 'Accepter',
  acceptOf: (name) => `Accepter la proposition ${de(name)} : vous êtes aussitôt alliés`,
  noDealOn: 'Voter « pas d’accord »',
  noDealOff: 'Annuler ce vote',
  walkAway: 'Quitter les pourparlers',
  walkAwaySure: 'Quitter pour de bon',
  showTo: (n, name) => `Montrer ${cartes(n)} à ${name}`,
  giveBrief: (name) => `Donner à ${name}`,
  showBrief: (name) => `Montrer à ${name}`,
  giveTo: (n, name) => `Donner ${cartes(n)} à ${name}`,
  readyFight: 'C’est bon, au combat',
  join: (names) => `Rejoindre ${names}`,
  notJoin: 'Ne pas rejoindre',
  side: (camp) => `Rejoindre le camp ${camp}`,
  alone: 'Combattre sans allié',
  letSpeak: 'Laisser ouvert',
  letChoose: 'Laisser choisir le suivant',
  withSeat: (name) => `Rejoindre ${name}`,
  against: (name) => `Pas avec ${name}`,
  play: (card) => `Jouer ${card}`,
  cast: (spell) => `Lancer ${spell}`,
  castOn: (spell, target) => `Lancer ${spell} sur ${target}`,
  castWith: (spell, target) => `Lancer ${spell} : échanger avec ${target}`,
  castSwap: (a, b) => `Lancer Moventi : échanger ${a.value} (${a.tile}) et ${b.value} (${b.tile})`,
  castIdle: (spell) => `Lancer ${spell} sans effet`,
  castSage: (sage) => `Lancer Binensus : jouer aussi ${sage}`,
  pass: 'Passer',
  passPlayable: 'Passer, quitter ce combat',
  skip: 'Attendre ce tour',
  handOver: (name, n, of) => `Remettre à ${name} : ${n} sur ${of}`,
  handOverDo: (name, n) => `Remettre ${cartes(n)} à ${name}`,
  discard: (n, of) => `Défausser : ${n} sur ${of}`,
  discardDo: (n) => `Défausser ${cartes(n)}`,
  takeCrystal: (value) => `Prendre le cristal de ${value}`,
  movePawn: (where) => `Déplacer le pion : ${where}`,
  endGame: 'Franchir la porte : finir la partie',

  hints: {
    choose: 'Touchez un sage. En or : vos cartes qui lui vont. La clairière donne son rang.',
    talk: 'Touchez des cartes de votre main pour les montrer à un joueur.',
    exchange: 'Touchez des cartes pour les donner à un partenaire, ou les montrer.',
    fight: 'Touchez une carte de votre main.',
    owlTarget: 'Choisissez un hibou du combat.',
    cardTarget: 'Choisissez une carte du combat.',
    swapFirst: 'Choisissez un cristal sur une clairière.',
    swapSecond: 'Choisissez un cristal sur une autre clairière.',
    partnerTarget: 'Choisissez un partenaire.',
    sageTarget: 'Choisissez un sage que personne ne joue.',
    handOver: (n, name) =>
      `Touchez ${plural(n, { one: '# carte pouvoir', other: '# cartes pouvoir' })} pour ${name}.`,
    discard: (n) => `Défaussez ${plural(n, { one: '# carte pouvoir', other: '# cartes pouvoir' })}.`,
    crystal: 'Touchez un cristal de la clairière.',
    pawn: 'Touchez la tuile où va le pion.',
    idle: 'Il n’y a pas de cible : le sortilège ne ferait rien.',
    exactly: (n) => `Choisissez-en exactement ${n}.`,
  },
  reasons: {
    notRole: (sage) => `Vous ne jouez pas ${sage} dans ce combat`,
    spellCast: 'Vous avez lancé votre sortilège de ce combat',
    spellsStay: 'Les sortilèges ne sont jamais remis ni défaussés ainsi',
    notYourTurn: 'Ce n’est pas à vous',
    notNow: 'Pas maintenant',
    takenSage: (name) => `${name} a ce sage`,
    mySage: 'Ce sage est à vous',
    outOfFight: 'Vous êtes hors de ce combat',
  },
};

export const prompts: typeof en.prompts = {
  choose: 'Choisissez un sage',
  negotiate: 'Trouvez un allié',
  join: (pair) => `Rejoignez-vous ${pair} ?`,
  side: 'Pas d’accord : choisissez un camp',
  speak: {
    first_alone: 'Combattez-vous sans allié ?',
    second_joins: (name) => `Rejoignez-vous ${name} ?`,
    second_alone: 'Combattez-vous sans allié ?',
    third_joins: 'Qui rejoignez-vous ?',
  },
  exchange: 'Donnez des cartes à votre camp, ou passez au combat',
  fight: (lead) => `À vous : ${lead}`,
  handOver: (name, n) =>
    n <= 1
      ? `${name} a passé : remettez ${n} carte pouvoir`
      : `${name} a passé : remettez ${n} cartes pouvoir`,
  discard: (n) =>
    n <= 1 ? `Dernier à passer : défaussez ${n} carte` : `Dernier à passer : défaussez ${n} cartes`,
  crystal: 'Prenez un cristal',
  pawn: 'Plus bas en rang : déplacez le pion',
  wait: {
    choose_sage: (name) => `${name} choisit un sage`,
    negotiate: (names, n) => `${names} ${n === 1 ? 'négocie' : 'négocient'}`,
    join: (name) => `On demande à ${name} de rejoindre la paire`,
    side: (name) => `${name} choisit un camp`,
    speak: (name) => `${name} choisit avec qui combattre`,
    exchange: (names, n) => `${names} ${n === 1 ? 'échange' : 'échangent'} des cartes`,
    fight: (name, lead) => `C’est à ${name} : ${lead}`,
    hand_over: (name, to) => `${name} remet des cartes à ${to}`,
    discard: (name) => `${name} défausse`,
    take_crystal: (name) => `${name} prend un cristal`,
    move_pawn: (name) => `${name} déplace le pion`,
  },
};

export const sentences: typeof en.sentences = {
  you: 'Vous',
  youInList: 'vous',
  somebody: (seat) => `Place ${seat + 1}`,
  roundBegan: (n, w) => `Manche ${n} : ${w.you ? 'vous choisissez' : `${w.name} choisit`} en premier.`,
  chose: (w, sage) => `${w.name} ${avoir(w)} pris ${sage}.`,
  proposed: (a, b) => `${a.name} ${lui(b, avoir(a), 'proposé une alliance')}.`,
  withdrew: (a, b) => `${a.name} ${lui(b, avoir(a), `retiré ${a.you ? 'votre' : 'sa'} proposition`)}.`,
  noDeal: (w, on) =>
    on
      ? `${w.name} ${avoir(w)} voté « pas d’accord ».`
      : `${w.name} ${avoir(w)} annulé le vote « pas d’accord ».`,
  listens: (w) => `${w.name} ${w.you ? 'attendez' : 'attend'} qu’on ${w.you ? 'vous' : 'lui'} parle.`,
  walkedAway: (w) => `${w.name} ne ${w.you ? 'négociez' : 'négocie'} plus.`,
  powers: { one: '# carte pouvoir', other: '# cartes pouvoir' },
  spells: { one: '# sortilège', other: '# sortilèges' },
  shown: (a, b, what) => `${a.name} ${lui(b, avoir(a), `montré ${what}`)}.`,
  allied: (a, b) => `${b.name} ${avoir(b)} accepté : ${à(a)} et ${à(b)}, c’est l’alliance.`,
  answered: (w, join) =>
    join ? `${w.name} ${avoir(w)} rejoint la paire.` : `${w.name} n’${avoir(w)} pas rejoint la paire.`,
  forcedOrder: 'Pas d’accord : l’ordre de la clairière décide.',
  sided: (w, camp, chosen) =>
    chosen
      ? `${w.name} ${w.you ? 'rejoignez' : 'rejoint'} le camp ${camp}.`
      : `${w.name} ${w.you ? 'êtes' : 'est'} dans le camp ${camp}.`,
  said: {
    alone: (w) => `${w.name} ${w.you ? 'combattrez' : 'combattra'} sans allié.`,
    letSpeak: (w) => `${w.name} ${avoir(w)} laissé la question ouverte.`,
    with: (w, b) => (b.you ? `${w.name} vous a rejoint.` : `${w.name} ${avoir(w)} rejoint ${b.name}.`),
    against: (w) => `${w.name} ${w.you ? 'restez' : 'reste'} à part.`,
  },
  stand: (sun, moon) => `Les camps sont formés : Soleil, ${sun} ; Lune, ${moon}.`,
  gave: (a, b, what) => `${a.name} ${lui(b, avoir(a), `donné ${what}`)}.`,
  ready: (w) => `${w.name} ${w.you ? 'attendez' : 'attend'} le combat.`,
  fightBegan: (w) => `Le combat commence par ${à(w)}.`,
  soloBonus: (w, n) =>
    `Le combat commence : sans allié, ${w.you ? `vous menez de ${n}` : `${w.name} mène de ${n}`}.`,
  lead: (camp, n) => `${camp} mène de ${n}`,
  even: 'personne ne mène',
  played: (w, card, worth, lead) => `${w.name} ${avoir(w)} joué ${card}${worth} : ${lead}.`,
  countsTen: (n) => `, qui compte ${n}`,
  cast: (w, spell, effect) => `${w.name} ${avoir(w)} lancé ${spell}${effect}.`,
  nothing: ', sans effet',
  taken: (b, bare, the, lead) =>
    ` et repris ${b.you ? `votre ${bare.toLocaleLowerCase('fr')}` : `${the} ${de(b.name)}`} : ${lead}`,
  removed: (b, bare, the, lead) =>
    ` et retiré ${b.you ? `votre ${bare.toLocaleLowerCase('fr')}` : `${the} ${de(b.name)}`} : ${lead}`,
  swapped: (a, b) => ` et échangé les cristaux de ${a} et de ${b}`,
  drawn: ' pour piocher trois cartes',
  maySkip: (w, cancelled) =>
    ` pour attendre ${w.you ? 'si vous voulez' : 'à volonté'}${
      cancelled ? ` ; l’Absentus ${duSien(cancelled)} est fini` : ''
    }`,
  rolesSwapped: (w, b, a, c) => ` et échangé ${w.you ? 'votre' : 'son'} rôle avec ${à(b)} : ${a} contre ${c}`,
  secondRole: (sage) => ` pour jouer aussi ${sage}`,
  skipped: (w) => `${w.name} ${avoir(w)} attendu.`,
  places: ['en premier', 'en deuxième', 'en troisième', 'en quatrième', 'en dernier'],
  passed: (w, place, forced) =>
    forced
      ? `${w.name} ${w.you ? 'avez dû' : 'a dû'} passer, ${place}.`
      : `${w.name} ${avoir(w)} passé, ${place}.`,
  drew: (w, what) => `${w.name} ${avoir(w)} pioché ${what}.`,
  drewNothing: (w) => `Il n’y avait rien à piocher pour ${à(w)}.`,
  reshuffled: {
    powers: (n) => `Les cartes pouvoir défaussées sont mélangées : ${n} à piocher.`,
    spells: (n) => `Les sortilèges défaussés sont mélangés : ${n} à piocher.`,
  },
  handedOver: (a, b, what) => `${a.name} ${lui(b, avoir(a), `remis ${what}`)}.`,
  discarded: (w, what) => `${w.name} ${avoir(w)} défaussé ${what}.`,
  knockedOut: (w, camp) =>
    `${camp} mène de ${knockout} ou plus : ${w.you ? 'votre carte' : `la carte ${de(w.name)}`} met fin au combat.`,
  fightEnded: (camp, n) => `${camp} gagne le combat de ${n}.`,
  fightTied: 'Le combat finit à égalité : le rang décide.',
  tookCrystal: (w, value) =>
    value === null
      ? `${w.name} ${avoir(w)} pris un cristal.`
      : `${w.name} ${avoir(w)} pris le cristal de ${value}.`,
  crystalGone: 'Un cristal a quitté le jeu.',
  pawnMoved: (w, where) => `${w.name} ${avoir(w)} déplacé le pion ${where}.`,
  sites: { left: 'sur la tuile de gauche', right: 'sur la tuile de droite', bottom: 'sur la tuile du bas' },
  tile: (n) => `La clairière ${n}`,
  tileTurned: (tile, crystals) => `${tile} est retournée, avec des cristaux de ${crystals}.`,
  tileBare: (tile) => `${tile} est retournée, sans cristaux.`,
  gate: 'Finitum, la porte, est retournée : la fin approche.',
  left: (w) => `${w.name} ${avoir(w)} quitté la partie.`,
  ended: {
    finitum: 'Le pion a franchi la porte, la partie est finie.',
    last_round: 'La dernière manche est jouée, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w, points) => `${w.name} ${w.you ? 'gagnez' : 'gagne'} avec ${points}.`,
  shared: (names, points) => `Victoire partagée, avec ${points} : ${names}.`,
  points: { one: '# point', other: '# points' },
};

export const refusals: Refusals = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  not_asked: () => 'Ce n’est pas ce qui vous est demandé.',
  over: () => 'La partie est finie.',
  sage_taken: (r, say) => `${cap(say.sage(r.sage))} n’est pas libre.`,
  nobody_there: () => 'Il n’y a personne d’autre à cette place.',
  not_talking: () => 'Ce joueur ne négocie plus.',
  already_proposed: () => 'Vous avez déjà fait cette proposition.',
  no_such_offer: () => 'Cette proposition ne tient plus.',
  vote_unchanged: (r) =>
    r.on ? 'Vous avez déjà voté « pas d’accord ».' : 'Vous n’avez pas voté « pas d’accord ».',
  no_moves_left: () => 'Vous ne pouvez plus proposer, voter ni montrer de cartes dans ces pourparlers.',
  no_gifts_left: () => 'Vous n’avez plus de don dans cet échange.',
  no_cards: () => 'Choisissez au moins une carte.',
  power_not_in_hand: (r, say) => `Vous n’avez pas ${say.power(r.power)} en main.`,
  spell_not_in_hand: (r, say) => `Vous n’avez pas ${say.spell(r.spell)} en main.`,
  not_your_partner: () => 'Ce joueur n’est pas dans votre camp.',
  not_your_role: (r, say) => `Vous ne jouez pas ${say.sage(r.sage)} dans ce combat.`,
  spell_cast: () => 'Vous avez lancé votre sortilège de ce combat.',
  no_target: (r, say) => `Ce n’est pas une cible pour ${say.spell(r.spell)}.`,
  target_needed: (r, say) => `Choisissez une cible pour ${say.spell(r.spell)}.`,
  no_absentus: () => 'Pour attendre, il faut un Absentus valable.',
  alone_in_fight: () => 'Tous les autres ont passé : jouez ou passez.',
  wrong_count: (r) =>
    r.count === 1
      ? 'Choisissez exactement 1 carte pouvoir.'
      : `Choisissez exactement ${r.count} cartes pouvoir.`,
  no_crystal: () => 'Aucun cristal à cet endroit.',
  pawn_is_there: () => 'Le pion doit aller sur une autre tuile.',
};

export const score: typeof en.score = {
  caption: 'Le détail de chaque total',
  player: 'Joueur',
  crystals: 'Cristaux',
  crystalsHint: 'pris pendant les manches',
  kind: 'Plus grande somme en main à la fin : un petit cristal',
  won: 'le plus haut : un petit cristal',
  small: 'Petits cristaux',
  smallHint: '1 chacun',
  total: 'Total',
  tieBreak: 'Meilleur cristal',
  tieBreakHint: 'départage',
  hand: 'Main à la fin',
  notCounted: 'Les cartes n’ont pas compté.',
};

export const frame: typeof en.frame = {
  crystals: 'cristaux',
  powers: 'cartes pouvoir en main',
  spells: 'sortilèges en main',
};

export const rules: RulesText = {
  goal: {
    heading: 'Le but',
    paragraphs: [
      'À chaque manche, les sages se retrouvent dans une clairière où reposent des cristaux. Vous prenez un sage, trouvez un allié, et les deux camps mesurent leur magie. Les vainqueurs se partagent les cristaux. Après six à onze manches, les cristaux les plus précieux donnent la victoire.',
      'Les alliances changent à chaque manche : qui vous aide aujourd’hui vous combattra peut-être demain.',
    ],
  },
  pieces: {
    heading: 'Sages, cartes et cristaux',
    sages:
      'Chaque sage a huit cartes pouvoir : 1, 1, 2, 3, 4, 5, 6 et 7. Au combat, vous ne jouez que celles du sage pris cette manche. À quatre joueurs un sage reste hors du jeu, à trois deux, tirés au sort.',
    owls: 'Les huit hiboux (3 à 5) servent tous les sages. Les cristaux valent 2 à 7. Vous commencez avec six cartes pouvoir et un sortilège.',
  },
  rank: {
    heading: 'Le rang',
    paragraphs: [
      'Chaque clairière porte son propre ordre des sept sages, du plus haut au plus bas. L’ordre de celle où se tient le pion décide qui commence le combat, qui prend le premier cristal et qui déplace le pion.',
    ],
  },
  choose: {
    heading: '1. Choisir un sage',
    paragraphs: [
      'À tour de rôle, en commençant par qui a déplacé le pion, chacun prend un sage encore libre. Il en reste deux.',
    ],
  },
  alliance: {
    heading: '2. Former les alliances',
    paragraphs: [
      'À quatre joueurs, c’est deux contre deux ; à cinq, trois contre deux. Parlez librement et chuchotez ; jusqu’au combat, vous pouvez montrer des cartes de votre main à un seul joueur, même pendant qu’un autre décide et pendant l’échange. Aucune promesse n’engage.',
      'Proposez une alliance à un ou plusieurs joueurs ; le premier qui accepte est aussitôt votre allié. À quatre, les deux autres forment le second camp. À cinq, on demande aux trois autres, par ordre de rang, s’ils rejoignent la paire : le premier qui dit oui la rejoint, et si tous refusent, ces trois-là font camp commun.',
      'Les mots des pourparlers : « Proposer » offre une alliance, « Retirer » reprend l’offre, « Accepter » la scelle. « Voter “pas d’accord” » dit que vous n’en voulez aucune, et peut être annulé. « Quitter les pourparlers » est définitif. À côté d’un joueur, « écoute » veut dire qu’il n’attend que des offres, « pas d’accord » et « ne négocie plus » ce qu’il a dit.',
      'Si tous déclarent « pas d’accord », ou si le temps est écoulé, le rang décide : le plus haut est dans le camp 1, puis chacun à son tour nomme un camp où il reste de la place.',
    ],
  },
  three: {
    heading: 'À trois joueurs',
    paragraphs: [
      'Un joueur est seul contre deux. Le plus haut en rang dit « seul », ou laisse ouvert. Dans ce cas, le deuxième le rejoint ou reste à part ; s’il reste à part, il peut dire « seul », ou laisser le troisième choisir qui rejoindre.',
      'Le joueur seul commence le combat sans carte : son avance est la somme des cristaux de la clairière. S’il gagne, il prend les deux cristaux, ou un seul si la table en a décidé ainsi.',
    ],
  },
  exchange: {
    heading: '3. Donner des cartes',
    paragraphs: [
      'Avant le combat, vous pouvez donner à vos alliés autant de cartes pouvoir et de sortilèges que vous voulez, en plusieurs fois, sans rien recevoir en retour. Deux 1 du même sage valent onze ensemble : réunissez-les. Le combat commence quand tous sont prêts.',
    ],
  },
  fight: {
    heading: '4. Le combat',
    paragraphs: [
      'Le plus haut en rang commence. À son tour, chacun joue une carte ou passe : une carte pouvoir de son sage, un hibou, ou un sortilège (un seul par joueur et par combat). Le nombre compte pour son camp ; le pion de la piste de score montre quel camp mène et de combien.',
      'Un 1 compte 10 si le même joueur a déjà un autre 1 de ce sage dans ce combat.',
      'Une avance de 25 ou plus met fin au combat sur-le-champ.',
    ],
  },
  passing: {
    heading: 'Passer',
    paragraphs: [
      'Qui passe quitte ce combat et reçoit des cartes. Le premier pioche cinq cartes pouvoir. Chacun des suivants en reçoit trois, choisies par celui qui a passé avant lui, et en pioche deux. Le tout dernier en défausse ensuite trois.',
    ],
  },
  spells: {
    heading: 'Les sept sortilèges',
    lead: 'Deux de chaque. Un sortilège agit aussitôt et termine votre tour.',
  },
  reward: {
    heading: '5. La récompense',
    paragraphs: [
      'Par ordre de rang, les vainqueurs prennent chacun un cristal de la clairière, puis les perdants piochent chacun un sortilège. Si deux joueurs sur cinq gagnent, le troisième cristal quitte le jeu.',
      'À égalité, les camps ne comptent plus : les plus hauts en rang prennent les cristaux, les autres piochent un sortilège.',
    ],
  },
  clearing: {
    heading: '6. Vers la clairière suivante',
    paragraphs: [
      'Le plus bas en rang déplace le pion sur l’une des deux autres clairières et y choisira en premier. Une nouvelle clairière, avec de nouveaux cristaux, recouvre celle qu’on a quittée.',
      'Finitum, la porte, se trouve parmi les dernières tuiles. Quand elle apparaît, plus aucune tuile ne suit. Une manche plus tard, le plus bas en rang décide : franchir la porte, et la partie est finie ; ou aller dans l’autre clairière pour une dernière manche.',
    ],
  },
  end: {
    heading: 'La fin',
    paragraphs: [
      'Pour chaque sage et pour les hiboux, la plus grande somme de cartes pouvoir en main rapporte un petit cristal valant 1 ; en cas d’égalité, chacun en reçoit un. Deux 1 d’un sage comptent 11 ici aussi.',
      'La plus grande valeur en cristaux gagne ; à égalité, le cristal le plus précieux ; ensuite, la victoire est partagée.',
    ],
  },
  small: {
    heading: 'En petits caractères',
    points: [
      'Un second 1 garde ses 10 même si le premier est retiré plus tard.',
      'On peut passer avec des cartes jouables ; qui n’en a pas doit passer. Resté seul dans le combat, on peut continuer à jouer avant de passer.',
      'Un sortilège peut être joué même s’il ne peut rien faire. Il compte comme votre seul sortilège.',
      'Victoire écrasante : tous ceux qui n’ont pas passé passent alors, dans l’ordre du tour à partir de la gauche de celui qui l’a provoquée, lui en dernier, avec les cartes habituelles.',
      'Le rang, les cristaux, les sortilèges et le pion suivent les jetons : Mutantus n’y change rien.',
      'Si la pioche de cartes pouvoir est vide, on mélange la défausse ; s’il n’y en a pas, on pioche ce qui reste.',
      'Les sortilèges joués ne sont défaussés qu’après la pioche des sortilèges.',
      'Une fois pris, les cristaux restent face cachée : seul leur nombre est montré.',
    ],
  },
};
