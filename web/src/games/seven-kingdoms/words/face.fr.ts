// What start page and lobby say of the game, in French.
import type * as en from './face.en';

export const face: typeof en.face = {
  pitch: 'Jouez une carte, prenez dans la rangée, dominez les blasons.',
  tag: 'vite appris',
};
