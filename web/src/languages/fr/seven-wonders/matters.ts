// The decisions for leaders and guilds between turns, in French.
import { plural } from '../../../i18n/language.svelte';
import { de } from '../../../i18n/text';
import type { Who } from '../../../games/game';
import type { MatterTexts } from '../../../games/seven-wonders/words/matter-shape';

const fois = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const has = (w: Who) => (w.you ? 'avez' : 'a');
const to = (w: Who) => (w.you ? 'vous' : `à ${w.name}`);
const of = (w: Who) => (w.you ? 'la vôtre' : `celle ${de(w.name)}`);

export const matters: MatterTexts = {
  ask: {
    raise: 'Une étape est bâtie',
    draw: 'Un leader est pioché',
    hand: 'Des leaders sont piochés',
    copy_leader: 'Courtisanes : copiez un leader d’un voisin',
    copy_stage: 'Hérodote : copiez une étape d’un voisin',
    destroy: 'Damoclès : détruisez une carte d’un voisin, ou aucune',
    swap: 'Urvasi : échangez deux cartes de vos voisins, ou aucune',
    name: 'Pythie : dites qui gagnera',
    give: (name) => `Will : donnez un de vos leaders à ${name}`,
    pick: 'Will : recrutez un des leaders reçus',
    stages_fall: 'La dernière étape de chaque merveille tombe',
    wonders_fall: 'Les merveilles tombent',
    recruit: 'Rome : recrutez un leader de plus, ou personne',
    keep_hands: 'Esteban : les mains restent-elles en place cette fois ?',
    trade: 'Vercingétorix : deux jetons Défaite contre une victoire de 3 ?',
    penalty: 'Le Grand Projet a échoué : choisissez ce que vous perdez',
    pass_on: 'Un leader passe à droite',
    entomb: 'Abou Simbel : ensevelissez un de vos leaders, ou personne',
    lay_tile: {
      own: 'Babel : posez ici une tuile qui n’agit que pour vous, ou aucune',
      others: 'Babel : posez ici une tuile qui agit pour les autres, ou aucune',
      by_kind: 'Babel : posez ici une tuile, ou aucune ; rouges pour les autres, vertes pour vous',
    },
    engage: 'Catane : recrutez le leader pioché, ou non',
  },
  wait: {
    raise: (who) => `${who} : une étape est bâtie`,
    draw: (who) => `${who} : un leader est pioché`,
    hand: (who) => `${who} : des leaders sont piochés`,
    copy_leader: (who) => `${who} choisit un leader à copier`,
    copy_stage: (who) => `${who} choisit une étape à copier`,
    destroy: (who) => `${who} peut détruire une carte`,
    swap: (who) => `${who} peut échanger deux cartes`,
    name: (who) => `${who} dit qui gagnera`,
    give: (who, name) => `${who} donne un leader à ${name}`,
    pick: (who) => `${who} choisit un des leaders reçus`,
    stages_fall: (who) => `${who} : des étapes tombent`,
    wonders_fall: (who) => `${who} : les merveilles tombent`,
    recruit: (who) => `${who} peut recruter un leader de plus`,
    keep_hands: (who) => `${who} peut laisser les mains en place`,
    trade: (who) => `${who} peut échanger deux jetons Défaite`,
    penalty: (who) => `${who} choisit quoi perdre pour le projet`,
    pass_on: (who) => `${who} : un leader passe à droite`,
    entomb: (who) => `${who} peut ensevelir un leader`,
    lay_tile: (who) => `${who} peut poser une tuile sur son plateau`,
    engage: (who) => `${who} peut recruter le leader pioché`,
  },
  deeds: {
    copyLeader: (leader) => `Copier ${leader}`,
    copyStage: (stage, wonder, name) => `Copier l’étape ${stage}, ${wonder} (${name})`,
    destroy: (card, name) => `Détruire ${card} (${name})`,
    swap: (left, right) => `Échanger ${left} contre ${right}`,
    name: (name) => `${name} gagnera`,
    give: (leader, name) => `Donner ${leader} à ${name}`,
    pick: (leader) => `Recruter ${leader} sans rien payer`,
    forStage: (deed, stage) => `${deed}, pour l’étape ${stage}`,
    keepHands: 'Les mains restent',
    trade: 'Les échanger',
    announce: 'Faire cela',
    entomb: (leader, gain) => `Ensevelir ${leader} : ${gain}`,
    layTile: (tile) => `Poser la tuile ${tile} sur votre plateau`,
  },
  declines: {
    destroy: 'N’en détruire aucune',
    swap: 'Ne rien échanger',
    recruit: 'Ne recruter personne',
    pick: 'Ne recruter personne',
    keep_hands: 'Passer les mains',
    trade: 'Les garder',
    entomb: 'N’ensevelir personne',
    lay_tile: 'N’en poser aucune',
    other: 'Aucun',
  },
  choices: 'Au choix',
  of: (name) => `chez ${name}`,
  modes: {
    plenty: (resource) => `Abondance : ${resource}`,
    recruitFor: (stage) => `Pour l’étape ${stage}`,
  },
  plenty: (resource) => `Jésus : ${resource}, une unité suffit`,
  copied: 'Copié',
  copies: (what) => `Copié : ${what}`,
  namedAs: (name) => `dit que ${name} gagnera`,
  used: (leader) => `${leader} : pouvoir utilisé`,
  keptHands: 'les mains restent',
  foreseen: (age) => `Les cartes de l’âge ${age}, telles que vous les avez vues`,
  noWonder: 'La merveille a disparu',
  tomb: (leader, points) => `${leader} est enseveli : ${points}`,
  tombs: 'Ensevelis',
  upon: {
    own: 'n’agit que pour qui l’a posée',
    others: 'agit pour tous les autres',
    by_kind: 'rouge : agit pour les autres, verte : pour qui l’a posée',
  },
  onBoard: 'Sur des plateaux',
  stageFrom: (stage, wonder, name) => `comme l’étape ${stage} du ${name}, ${wonder}`,
  markedBy: (kind) => `dessous, une ${kind}`,
  log: {
    nothing: (w) => `${w.name} ne ${w.you ? 'choisissez' : 'choisit'} rien.`,
    recruited: (w, leader) => `${w.name} ${has(w)} recruté ${leader} en plus`,
    drew: (w, n) => `${w.name} ${has(w)} pioché ${fois(n, 'leader', 'leaders')}.`,
    drewNamed: (w, leaders) => `${w.name} ${has(w)} pioché ces leaders : ${leaders}.`,
    discarded: (w, n) => `${w.name} ${has(w)} défaussé ${fois(n, 'leader', 'leaders')}.`,
    discardedNamed: (w, leaders) => `${w.name} ${has(w)} défaussé ces leaders : ${leaders}.`,
    given: (w, other) =>
      other.you ? `${w.name} vous a donné un leader.` : `${w.name} ${has(w)} donné un leader ${to(other)}.`,
    givenNamed: (w, other, leader) =>
      other.you ? `${w.name} vous a donné ${leader}.` : `${w.name} ${has(w)} donné ${leader} ${to(other)}.`,
    copied: (w, what) => `${w.name} ${has(w)} copié ${what}`,
    stageOf: (stage, wonder) => `l’étape ${stage}, ${wonder}`,
    stage: (w, stage) => `${w.name} ${has(w)} bâti l’étape ${stage} de la merveille`,
    stageUnder: (w, stage, leader) =>
      `${w.name} ${has(w)} bâti l’étape ${stage} de la merveille ; ${leader} se trouve dessous`,
    destroyed: (w, card, city) => `${w.name} ${has(w)} détruit ${card} dans une cité : ${of(city)}.`,
    swapped: (w, left, right) => `${w.name} ${has(w)} fait échanger ${left} et ${right}.`,
    shown: (w, leader) => `${w.name} ${has(w)} pioché ${leader}, qui peut être recruté.`,
    entombed: (w, leader, points) => `${w.name} ${has(w)} enseveli ${leader} : ${points} à la fin.`,
    tileOnBoard: (w, tile, law, on) =>
      `${w.name} ${has(w)} posé la tuile ${tile} sur le plateau (${law}) : ${matters.upon[on]}`,
    named: (w, other) =>
      `${w.name} ${w.you ? 'dites' : 'dit'} que ${other.you ? 'vous gagnerez' : `${other.name} gagnera`}.`,
    foresaw: 'Vous avez vu les cartes des âges à venir.',
    handsKept: (w) => `${w.name} ${has(w)} laissé les mains en place.`,
    traded: (w) => `${w.name} ${has(w)} échangé deux jetons Défaite contre un jeton Victoire de 3`,
    stagesFell: (w, names) =>
      names
        ? `${w.name} ${has(w)} fait tomber la dernière étape de ces cités : ${names}.`
        : `${w.name} ${has(w)} voulu faire tomber des étapes, mais il n’y en avait pas.`,
    wondersFell: (w) => `${w.name} ${has(w)} fait disparaître toutes les merveilles.`,
    opened: (names) => ` Retournés : ${names}.`,
    passedOn: (w, other) =>
      `Jésus ${w.you ? 'vous quitte' : `quitte ${w.name}`} pour ${other.you ? 'vous rejoindre' : `rejoindre ${other.name}`}.`,
    usedUp: (w) => `La copie de Jésus ${w.you ? 'que vous aviez' : `qu’avait ${w.name}`} est épuisée.`,
  },
};
