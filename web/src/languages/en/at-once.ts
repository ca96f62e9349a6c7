// The first texts in English, loaded before all others.
import type { AtOnce } from '..';

export const en: AtOnce = {
  name: 'English',
  sorry: 'Septet could not be loaded. Is there a connection?',
  again: 'Try again',
  colon: (name, what) => `${name}: ${what}`,
};
