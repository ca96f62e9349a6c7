import type { en } from '../en/reactions';

export const nl: typeof en = {
  react: 'Reageren',
  names: {
    well_played: 'Goed gespeeld',
    thanks: 'Bedankt',
    oops: 'Oeps',
    thinking: 'Ik denk na',
    your_turn: 'Jouw beurt',
    good_game: 'Mooie partij',
  },
  show: 'Reacties tonen',
};
