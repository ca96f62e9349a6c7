// What start page and lobby say of the game, in English.

export const options = {
  labels: {
    wonders: {
      label: 'Wonders',
      hint: 'Picked: everybody takes one of those that are left, clockwise from a random player.',
      values: { dealt: 'Dealt', picked: 'Picked' },
    },
    sides: {
      label: 'Sides of the boards',
      hint: 'The day side is simpler; the night side has more special stages.',
      values: { random: 'At random', a: 'Day for all', b: 'Night for all', picked: 'Everybody picks' },
    },
  },
  /** What differs from dealt wonders with sides at random. */
  differ: {
    picked: { name: 'Picked wonders', line: 'Everybody picks a wonder among those that are left.' },
    sides: {
      a: { name: 'Day sides', line: 'All boards show their day side, the simpler one.' },
      b: { name: 'Night sides', line: 'All boards show their night side, with more special stages.' },
      picked: { name: 'Picked sides', line: 'Everybody picks the side of their board.' },
    },
  },
};

export const face = {
  pitch: 'Build an ancient city in three ages, then pass your hand on.',
  tag: '3 ages',
};
