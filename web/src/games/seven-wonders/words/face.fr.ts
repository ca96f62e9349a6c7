// What start page and lobby say of the game, in French.
import type * as en from './face.en';

export const options: typeof en.options = {
  labels: {
    wonders: {
      label: 'Merveilles',
      hint: 'Au choix : chacun prend une de celles qui restent, dans le sens des aiguilles à partir d’un joueur tiré au sort.',
      values: { dealt: 'Distribuées', picked: 'Au choix' },
    },
    sides: {
      label: 'Faces des plateaux',
      hint: 'La face jour est plus simple ; la face nuit a davantage d’étapes particulières.',
      values: { random: 'Au hasard', a: 'Jour pour tous', b: 'Nuit pour tous', picked: 'Chacun choisit' },
    },
  },
  differ: {
    picked: { name: 'Merveilles au choix', line: 'Chacun choisit une merveille parmi celles qui restent.' },
    sides: {
      a: { name: 'Faces jour', line: 'Tous les plateaux montrent la face jour, la plus simple.' },
      b: {
        name: 'Faces nuit',
        line: 'Tous les plateaux montrent la face nuit, aux étapes plus particulières.',
      },
      picked: { name: 'Faces au choix', line: 'Chacun choisit la face de son plateau.' },
    },
  },
};

export const face: typeof en.face = {
  pitch: 'Bâtissez une cité antique en trois âges, puis passez votre main.',
  tag: '3 âges',
};
