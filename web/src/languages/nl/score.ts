import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/score';

/** The texts of the score sheet of a finished match, in Dutch. */
export const nl: typeof en = {
  points: (n) => plural(n, { one: 'punt', other: 'punten' }),
  places: 'Plaatsen',
  place: (n) => `Plaats ${n}`,
  yours: (place) => `Jij: plaats ${place}`,
  best: 'Het beste van elke rij is onderstreept.',
};
