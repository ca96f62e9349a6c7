import { plural } from '../../i18n/language.svelte';

/** The texts of the score sheet of a finished match, in English. */
export const en = {
  points: (n: number) => plural(n, { one: 'point', other: 'points' }),
  places: 'Places',
  place: (n: number) => `Place ${n}`,
  /** The reader's own place below the winner's. */
  yours: (place: number) => `You: place ${place}`,
  best: 'The best of each row is underlined.',
};
