import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/reel';

/** The texts of the recap after an absence, in French. */
export const fr: typeof en = {
  sinceTurn: 'Depuis votre dernier tour',
  away: 'En votre absence',
  moves: (n) => plural(n, { one: 'Un coup', other: '# coups' }),
  before: (n) => plural(n, { one: 'un autre avant', other: '# autres avant' }),
  between: (from, to) => (from === to ? from : `de ${from} à ${to}`),
  yourTurn: 'À vous de jouer',
  skipTurn: 'Passer à mon tour',
  skip: 'Passer au présent',
  short: 'Passer',
  play: 'Lecture',
  pause: 'Pause',
  back: 'Un pas en arrière',
  on: 'Un pas en avant',
  steps: 'Coups manqués',
  place: (at, all) => `${at} sur ${all}`,
  forYou: 'joué pour vous par un robot',
  timeForYou: 'votre temps était écoulé',
  folded: (n) => plural(n, { one: 'Un coup. Le dernier :', other: '# coups. Le dernier :' }),
  ask: 'Toujours montrer les coups manqués à votre retour ?',
  always: 'Toujours',
  never: 'Jamais',
};
