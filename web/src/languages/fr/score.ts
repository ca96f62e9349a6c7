import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/score';

/** The texts of the score sheet of a finished match, in French. */
export const fr: typeof en = {
  points: (n) => plural(n, { one: 'point', other: 'points' }),
  places: 'Classement',
  place: (n) => (n === 1 ? '1re place' : `${n}e place`),
  yours: (place) => `Vous : ${place === 1 ? '1re' : `${place}e`} place`,
  best: 'Le meilleur de chaque ligne est souligné.',
};
