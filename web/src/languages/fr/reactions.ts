import type { en } from '../en/reactions';

export const fr: typeof en = {
  react: 'Réagir',
  names: {
    well_played: 'Bien joué',
    thanks: 'Merci',
    oops: 'Oups',
    thinking: 'Je réfléchis',
    your_turn: 'À vous de jouer',
    good_game: 'Belle partie',
  },
  show: 'Voir les réactions',
};
