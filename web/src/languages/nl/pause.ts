import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/pause';

export const nl: typeof en = {
  heading: 'Pauze',
  propose: 'Een pauze voorstellen',
  hint: 'Alle spelers moeten instemmen. De klokken staan stil tot een speler hervat.',
  wants: (name) => `${name} stelt een pauze voor. De klokken staan stil tot een speler hervat.`,
  mine: (n) =>
    plural(n, {
      one: 'Je stelde een pauze voor. Nog één speler moet instemmen.',
      other: 'Je stelde een pauze voor. Nog # spelers moeten instemmen.',
    }),
  agree: 'Instemmen',
  decline: 'Weigeren',
  takeBack: 'Intrekken',
  on: (names, until) => `Gepauzeerd met instemming van ${names}. De partij gaat uiterlijk ${until} verder.`,
  goOn: 'Hervatten',
  somebody: 'een vroegere speler',
};
