// The texts of the game on the start page and before a match, in French.
import type * as en from '../../en/seven-kingdoms/face';

export const face: typeof en.face = {
  pitch: 'Jouez, récupérez des cartes, dominez les blasons.',
  tag: 'vite appris',
};

export const levels = {
  newcomer: 'Prend ce qui semble le meilleur pour cette manche et se trompe souvent. Joue aussitôt.',
  steady: 'Regarde où mène chaque choix dans cette manche et se trompe parfois. Joue aussitôt.',
  skilled: 'Joue la manche en pensée pour chaque carte, chacun prenant ce qui lui convient. Joue aussitôt.',
  strong: 'Joue en pensée les manches suivantes. Réfléchit jusqu’à 0,1 seconde.',
  expert: 'Joue en pensée les manches suivantes, bien des fois. Réfléchit jusqu’à une seconde.',
};
