// The options a host can choose, in words.
import { catalogue } from '../../i18n/language.svelte';

const en = {
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
};
const fr: typeof en = {
  wonders: {
    label: 'Merveilles',
    hint: 'Au choix : chacun prend une de celles qui restent, dans le sens des aiguilles à partir d’un joueur tiré au sort.',
    values: { dealt: 'Distribuées', picked: 'Au choix' },
  },
  sides: {
    label: 'Faces des plateaux',
    hint: 'La face jour est plus simple ; la face nuit a davantage d’étapes particulières.',
    values: { random: 'Au hasard', a: 'Jour pour tous', b: 'Nuit pour tous', picked: 'Chacun choisit' },
  },
};
export const optionWords = catalogue<typeof en>({ en, fr });
