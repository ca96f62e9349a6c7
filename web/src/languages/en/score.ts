import { plural } from '../../i18n/language.svelte';

/** The score sheet of a match that is over, in English. */
export const en = {
  points: (n: number) => plural(n, { one: 'point', other: 'points' }),
  places: 'Places',
  place: (n: number) => `Place ${n}`,
  best: 'The best of each row is ringed.',
};
