// The options a host can choose, in words.
import { catalogue } from '../../../i18n/language.svelte';

const en = {
  labels: {
    wonders: {
      label: 'Wonders',
      hint: 'Picked: everybody takes one of those that are left, clockwise from a random player.',
      values: { dealt: 'Dealt', picked: 'Picked' },
    },
    sides: {
      label: 'Sides of the boards',
      hint: 'The day side is simpler; the night side has more special stages.',
      values: { random: 'At random', a: 'Day for all', b: 'Night for all', picked: 'Everybody picks' },
    },
  },
  /** What differs from dealt wonders with sides at random. */
  differ: {
    picked: { name: 'Picked wonders', line: 'Everybody picks a wonder among those that are left.' },
    sides: {
      a: { name: 'Day sides', line: 'All boards show their day side, the simpler one.' },
      b: { name: 'Night sides', line: 'All boards show their night side, with more special stages.' },
      picked: { name: 'Picked sides', line: 'Everybody picks the side of their board.' },
    },
  },
};
const fr: typeof en = {
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
export const optionWords = catalogue<typeof en>({ en, fr });
