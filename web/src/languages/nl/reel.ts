import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/reel';

/** The texts of the recap after an absence, in Dutch. */
export const nl: typeof en = {
  sinceTurn: 'Sinds je laatste beurt',
  away: 'Terwijl je weg was',
  moves: (n) => plural(n, { one: 'Eén zet', other: '# zetten' }),
  before: (n) => plural(n, { one: 'nog één ervoor', other: 'nog # ervoor' }),
  between: (from, to) => (from === to ? from : `${from} tot ${to}`),
  yourTurn: 'Jouw beurt',
  skipTurn: 'Door naar mijn beurt',
  skip: 'Door naar nu',
  short: 'Overslaan',
  play: 'Afspelen',
  pause: 'Pauze',
  back: 'Een stap terug',
  on: 'Een stap verder',
  steps: 'Gemiste zetten',
  place: (at, all) => `${at} van ${all}`,
  forYou: 'voor je gespeeld door een bot',
  timeForYou: 'je tijd was om',
  folded: (n) => plural(n, { one: 'Eén zet. De laatste:', other: '# zetten. De laatste:' }),
  ask: 'Gemiste zetten altijd tonen als je terugkomt?',
  always: 'Altijd',
  never: 'Nooit',
};
