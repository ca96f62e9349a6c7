// The short introduction and the tutorial of the game, in French.
import type * as en from '../../en/seven-kingdoms/lesson';

/** The introduction: the game in a minute. */
export const minute: typeof en.minute = [
  'Sept cartes sont alignées, chacune sous un blason.',
  'À chaque manche, chacun joue une carte. Le plus grand nombre agit d’abord. Un roi récupère jusqu’à quatre cartes de la rangée, une princesse deux, un chevalier deux cartes voisines.',
  'Les cartes récupérées vont dans votre main, pour être jouées plus tard, ou sont validées dans votre royaume. Elles y valent un point, les rois deux.',
  'Les évêques posent des jetons bonus sur les blasons. À la fin, chaque jeton revient à qui a validé le plus de cartes de son blason.',
  'La partie finit quand la pioche est vide ou que tous les blasons ont un jeton. Le plus de points gagne.',
];

/** The texts of the Owl, by step. */
export const steps: typeof en.steps = {
  row: {
    title: 'Sept cartes à récupérer',
    text: 'Voici la **rangée**, colonnes I à VII. Le nombre dit quand une carte agit, le dessin ce qu’elle récupère, l’écu son blason.',
  },
  play: {
    title: 'Jouez une carte pour récupérer',
    text: 'Chacun joue une carte de sa main. Le **plus grand nombre** récupère d’abord, le plus petit en dernier : la carte voulue sera peut-être partie.',
    deed: 'Choisissez une carte de votre main et jouez-la.',
  },
  take: {
    title: 'En main ou validée ?',
    text: 'Gardez une carte en **main** pour la jouer plus tard, trois au plus. Ou validez-la dans votre **royaume** : elle y reste et compte.',
    deed: 'Récupérez ce que votre carte permet, et confirmez.',
  },
  token: {
    title: 'Votre évêque apporte un bonus',
    text: 'Il est aussitôt validé, et vous posez un des **jetons** visibles sur le blason suivant. Choisissez celui qui convient à ce blason et à vous.',
    deed: 'Choisissez un jeton.',
  },
  kingdom: {
    title: 'Ce qui compte',
    text: 'Voici les cartes validées : **1 point** par carte, **2** par roi. Les nombres disent combien de chaque blason. Qui en a plus que tous les autres prend son jeton à la fin.',
  },
  empty: {
    title: 'Une main vide pioche',
    text: 'Qui n’a plus de carte en main en pioche deux et ne récupère rien cette manche.',
  },
  end: {
    title: 'Comment cela finit',
    text: 'Quand la **pioche** est vide ou que chaque blason a un jeton, les mains sont validées et l’on compte. Regardez les autres royaumes : un jeton ne va qu’à un seul joueur.',
  },
};
