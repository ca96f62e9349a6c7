import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/pause';

export const nl: typeof en = {
  heading: 'Pauze',
  propose: 'Een pauze voorstellen',
  hint: 'Alle spelers moeten instemmen. De klokken staan stil tot een van jullie verdergaat.',
  wants: (name) => `${name} stelt een pauze voor. De klokken staan stil tot een van jullie verdergaat.`,
  mine: (n) =>
    plural(n, {
      one: 'Je wilt een pauze. Nog één speler moet instemmen.',
      other: 'Je wilt een pauze. Nog # spelers moeten instemmen.',
    }),
  agree: 'Instemmen',
  decline: 'Nee, doorspelen',
  takeBack: 'Terugnemen',
  on: (names, until) =>
    `De partij is onderbroken, met instemming van ${names}. Hij gaat uiterlijk ${until} verder.`,
  goOn: 'Verdergaan',
  somebody: 'iemand',
};
