// The first texts in Dutch, loaded before all others.
import type { AtOnce } from '..';

export const nl: AtOnce = {
  name: 'Nederlands',
  sorry: 'Septet kon niet geladen worden. Heb je verbinding met internet?',
  again: 'Opnieuw proberen',
  colon: (name, what) => `${name}: ${what}`,
};
