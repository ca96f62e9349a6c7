// The short introduction and the tutorial of the game, in English.

/** The introduction: the game in a minute. */
export const minute = [
  'Each player has a secret goal: the dragons of one of five colours.',
  'In your turn you draw a card and play one. A dragon card is laid beside another one so that at least one pair of equal colours touches.',
  'The first goal with seven connected dragons wins, no matter who laid them.',
  'A card that connects two colours or more at once earns you extra cards.',
  'Action cards trade hands or goals, pass the goals around, move a card or take one off. They also give the Silver Dragon its colour.',
];

/** The texts of the Owl, by step. Important words are between two stars. */
export const steps = {
  goal: {
    title: 'Your secret goal',
    text: 'This colour is yours, and only you know it. You win as soon as **seven** dragons of it are connected on the table, no matter who laid them.',
  },
  place: {
    title: 'Lay a dragon',
    text: 'It has to touch another card so that at least **one pair of equal colours** meets. The other sides may clash. Choose a card to see where it fits.',
    deed: 'Choose a card of your hand, and what to do with it.',
  },
  silver: {
    title: 'The Silver Dragon',
    text: 'It starts the table. While the discard pile is empty it has **every colour**; later, the colour of the top discard.',
  },
  action: {
    title: 'An action',
    text: 'Such a card does what it says, and then gives Silver its colour. You may also use **only one** of the two.',
    deed: 'Play it, or lay a dragon instead.',
  },
  bonus: {
    title: 'Extra cards',
    text: 'A dragon card that connects **two colours** at once earns one card, three colours earn two. More cards mean more choice.',
  },
  end: {
    title: 'Watch the others',
    text: 'The other goals are secret, but the table shows them: watch which colour grows, and do not finish it for a rival. If all cards are played, the longest chain wins.',
  },
};
