// What is said before any other word of Dutch has come.
import type { AtOnce } from '..';

export const nl: AtOnce = {
  name: 'Nederlands',
  sorry: 'Septet kon niet geladen worden. Heb je verbinding met internet?',
  again: 'Opnieuw proberen',
  colon: (name, what) => `${name}: ${what}`,
};
