// What start page and lobby say of the game, in English.

export const face = {
  pitch: 'Play a card, take from the row, and lead the coats of arms.',
  tag: 'quick to learn',
};
