// What the host of a table can choose, in words.
import { catalogue } from '../../i18n/language.svelte';
import type { Variant } from './types';

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
};
const fr: typeof en = {
  variant: 'Jeu',
  kinds: {
    full: { name: 'Jeu complet', hint: 'Tout : cinq actions, Argent et arc-en-ciel.' },
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
      hint: 'Sans buts : qui pose la dernière carte gagne. Dès 3 ans.',
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
};
export const optionWords = catalogue({ en, fr });
