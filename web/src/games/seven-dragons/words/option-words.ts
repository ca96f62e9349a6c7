// What the host of a table can choose, in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { ActionKind, Variant } from '../types';

const en = {
  variant: 'Game',
  kinds: {
    full: { name: 'Full game', hint: 'Everything: five actions, Silver and Rainbow.' },
    single_action: {
      name: 'Single action',
      hint: 'Only the kinds of action you choose, and Rainbow. For players from 6 on.',
    },
    basic_dragons: { name: 'Basic dragons', hint: 'Goals and dragon cards only. For players from 5 on.' },
    dragon_connections: {
      name: 'Dragon connections',
      hint: 'No goals: whoever lays the last card wins. For players from 3 on.',
    },
  } as Record<Variant['kind'], { name: string; hint: string }>,
  actions: 'Kinds of action',
  silver: 'With the Silver Dragon',
  silverHint: 'Without Silver, actions have no colour and must have their effect if they can.',
  ages: 'Ages of young players',
  agesHint: 'A child under seven needs a chain only as long as its age.',
  seat: (n: number) => `Seat ${n}`,
  years: (n: number) => `${n} years`,
  grown: '7 or older',
  bonus: 'Bonus cards for connecting several colours',
  starter: 'Who starts',
  chance: 'Chance',
  actionNames: {
    trade_hands: 'Trade Hands',
    trade_goals: 'Trade Goals',
    rotate_goals: 'Rotate Goals',
    move_card: 'Move a Card',
    zap_card: 'Zap a Card',
  } as Record<ActionKind, string>,
  /** What differs from the full game. */
  differ: {
    actions: (names: string) => `Of the actions only: ${names}.`,
    silver: 'Silver starts the table.',
    noSilver: 'Without Silver: actions have no colour.',
    basic: 'Goals and dragon cards only, no actions.',
    ages: 'Children under seven need shorter chains.',
    connections: 'No goals: whoever lays the last card wins.',
    bonus: 'Bonus cards for connecting several colours.',
    starter: (n: number) => ({
      name: `Seat ${n} starts`,
      line: `Seat ${n} starts, not who is drawn by lot.`,
    }),
  },
};
const fr: typeof en = {
  variant: 'Jeu',
  kinds: {
    full: { name: 'Jeu complet', hint: 'Tout : cinq actions, Argent et arc-en-ciel.' },
    single_action: {
      name: 'Une seule action',
      hint: 'Seulement les actions choisies, et l’arc-en-ciel. Dès 6 ans.',
    },
    basic_dragons: {
      name: 'Dragons simples',
      hint: 'Seulement des buts et des cartes dragon. Dès 5 ans.',
    },
    dragon_connections: {
      name: 'Chaîne de dragons',
      hint: 'Sans buts : qui pose la dernière carte gagne. Dès 3 ans.',
    },
  },
  actions: 'Sortes d’action',
  silver: 'Avec le dragon d’argent',
  silverHint: 'Sans Argent, les actions n’ont pas de couleur et doivent avoir leur effet si possible.',
  ages: 'Âge des plus jeunes',
  agesHint: 'Un enfant de moins de sept ans n’a besoin que d’une chaîne aussi longue que son âge.',
  seat: (n) => `Place ${n}`,
  years: (n) => `${n} ans`,
  grown: '7 ans ou plus',
  bonus: 'Cartes de plus pour avoir relié plusieurs couleurs',
  starter: 'Qui commence',
  chance: 'Le hasard',
  actionNames: {
    trade_hands: 'Échange de mains',
    trade_goals: 'Échange de buts',
    rotate_goals: 'Rotation des buts',
    move_card: 'Déplacement',
    zap_card: 'Capture',
  },
  differ: {
    actions: (names) => `Des actions, seulement : ${names}.`,
    silver: 'Argent ouvre la table.',
    noSilver: 'Sans Argent : les actions n’ont pas de couleur.',
    basic: 'Seulement des buts et des cartes dragon, sans actions.',
    ages: 'Les enfants de moins de sept ans ont besoin de chaînes plus courtes.',
    connections: 'Sans buts : qui pose la dernière carte gagne.',
    bonus: 'Des cartes de plus pour avoir relié plusieurs couleurs.',
    starter: (n) => ({ name: `Place ${n} commence`, line: `La place ${n} commence, sans tirage au sort.` }),
  },
};
export const optionWords = catalogue({ en, fr });
