// The first texts in French, loaded before all others.
import type { AtOnce } from '..';

export const fr: AtOnce = {
  name: 'Français',
  sorry: 'Septet n’a pas pu être chargé. Êtes-vous connecté à Internet ?',
  again: 'Réessayer',
  colon: (name, what) => `${name} : ${what}`,
};
