// What whoever plays the game for the first time is told, in French.
import type * as en from '../../en/seven-kingdoms/lesson';

/** The game in a minute. */
export const minute: typeof en.minute = [
  'Sept cartes sont alignées, chacune sous un blason.',
  'À chaque manche, chacun joue une carte. Le plus grand nombre agit d’abord : un roi prend jusqu’à quatre cartes de la rangée, une princesse deux, un chevalier deux cartes voisines.',
  'Ce que vous prenez va dans votre main, pour être joué plus tard, ou dans votre royaume, où il reste et compte : un point par carte, deux par roi.',
  'Les évêques posent des jetons de bonus sur les blasons. À la fin, chaque jeton revient à qui a le plus de cartes de son blason.',
  'La partie finit quand la pioche est vide ou que tous les blasons ont un jeton. Le plus de points gagne.',
];

/** What the Owl says, by step. */
export const steps: typeof en.steps = {
  row: {
    title: 'Sept cartes à prendre',
    text: 'Voici la **rangée**, colonnes I à VII. Le nombre dit quand une carte agit, le dessin ce qu’elle prend, l’écu son blason.',
  },
  play: {
    title: 'Jouez une carte pour ce qu’elle prend',
    text: 'Chacun joue une carte de sa main. Le **plus grand nombre** se sert d’abord, le plus petit en dernier : ce que vous voulez sera peut-être parti.',
    deed: 'Choisissez une carte de votre main et jouez-la.',
  },
  take: {
    title: 'Prenez, et dites où',
    text: 'Dans votre **main** va ce que vous jouerez plus tard ; elle tient trois cartes. Dans votre **royaume** va ce qui comptera : cela y reste.',
    deed: 'Prenez ce que votre carte permet, puis confirmez.',
  },
  token: {
    title: 'Votre évêque apporte un bonus',
    text: 'Il va aussitôt dans votre royaume, et vous posez un des **jetons** visibles sur le blason suivant. Choisissez celui qui convient à ce blason et à vous.',
    deed: 'Choisissez un jeton.',
  },
  kingdom: {
    title: 'Ce qui compte',
    text: 'Voici ce que chacun possède : **1 point** par carte, **2** par roi. Les nombres disent combien de chaque blason. Qui en a plus que tous les autres prend son jeton à la fin.',
  },
  empty: {
    title: 'Une main vide pioche',
    text: 'Qui n’a pas de carte à jouer en pioche deux et ne prend rien à cette manche.',
  },
  end: {
    title: 'Comment cela finit',
    text: 'Quand la **pioche** est vide ou que chaque blason a un jeton, les mains vont aux royaumes et l’on compte. Regardez ce que les autres amassent : un jeton ne va qu’à un seul.',
  },
};
