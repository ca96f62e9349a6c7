// The texts of the game on the start page and before a match, in French.
import type * as en from '../../en/seven-dragons/face';

export const options: typeof en.options = {
  variant: 'Jeu',
  kinds: {
    full: { name: 'Jeu complet', hint: 'Tout : cinq actions, Argent et Arc-en-ciel.' },
    single_action: {
      name: 'Une seule action',
      hint: 'Seulement les actions choisies, et l’Arc-en-ciel. Dès 6 ans.',
    },
    basic_dragons: {
      name: 'Dragons de base',
      hint: 'Seulement Objectifs et cartes Dragon. Dès 5 ans.',
    },
    dragon_connections: {
      name: 'Dragons connectés',
      hint: 'Sans Objectifs : qui pose la dernière carte gagne. Dès 3 ans.',
    },
  },
  actions: 'Sortes d’action',
  silver: 'Avec le Dragon d’Argent',
  silverHint: 'Sans Argent, les actions n’ont pas de couleur et doivent avoir leur effet si possible.',
  ages: 'Âge des plus jeunes',
  agesHint: 'Un enfant de moins de sept ans n’a besoin que d’une chaîne aussi longue que son âge.',
  seat: (n) => `Place ${n}`,
  years: (n) => `${n} ans`,
  grown: '7 ans ou plus',
  bonus: 'Cartes bonus pour connexions multiples',
  starter: 'Qui commence',
  chance: 'Le hasard',
  actionNames: {
    trade_hands: 'Échange de mains',
    trade_goals: 'Échange d’Objectifs',
    rotate_goals: 'Rotation d’Objectifs',
    move_card: 'Déplacement',
    zap_card: 'Zap',
  },
  differ: {
    actions: (names) => `Des actions, seulement : ${names}.`,
    silver: 'Argent ouvre la table.',
    noSilver: 'Sans Argent : les actions n’ont pas de couleur.',
    basic: 'Seulement des Objectifs et des cartes Dragon, sans actions.',
    ages: 'Les enfants de moins de sept ans ont besoin de chaînes plus courtes.',
    connections: 'Sans Objectifs : qui pose la dernière carte gagne.',
    bonus: 'Des cartes bonus pour connexions multiples.',
    starter: (n) => ({ name: `Place ${n} commence`, line: `La place ${n} commence, sans tirage au sort.` }),
  },
};

export const face: typeof en.face = {
  pitch: 'Connectez sept dragons de votre couleur secrète sans perdre votre Objectif.',
  tag: 'en famille',
};

export const levels = {
  newcomer: 'Pose ce qui semble le meilleur sur le moment et se trompe souvent. Joue aussitôt.',
  steady: 'Regarde la table après chaque choix et se trompe parfois. Joue aussitôt.',
  skilled: 'Essaie chaque choix sur une table imaginée et pèse les chaînes. Joue aussitôt.',
  strong: 'Joue en pensée les tours suivants. Réfléchit jusqu’à 0,1 seconde.',
  expert: 'Joue en pensée les tours suivants, bien des fois. Réfléchit jusqu’à une seconde.',
};
