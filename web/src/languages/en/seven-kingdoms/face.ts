// The texts of the game on the start page and before a match, in English.

export const face = {
  pitch: 'Play a card, take from the row, and lead the coats of arms.',
  tag: 'quick to learn',
};

/** The style and the thinking time of each level of its bots, as the server describes them, in English. */
export const levels = {
  newcomer: 'Takes what looks best in this round and often misjudges it. Plays at once.',
  steady: 'Looks at where each choice leads in this round, and sometimes misjudges it. Plays at once.',
  skilled: 'Plays the round through for each card, all players taking what suits them. Plays at once.',
  strong: 'Plays the next rounds through in its mind. Thinks for up to 0.1 seconds.',
  expert: 'Plays the next rounds through in its mind, many times. Thinks for up to a second.',
};
