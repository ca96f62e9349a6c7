export const en = {
  place: (n: number, of: number) => `Decision ${n} of ${of}`,
  thinking: 'Thinking…',
  decided: 'Decided',
  by: { player: '', bot: 'by a bot', stand_in: 'by a bot that stood in', clock: 'because time ran out' },
  best: (adviser: string) => `${adviser}’s favourites`,
  only: 'There was one legal move.',
  unlisted: 'The bot did not consider this move.',
  rank: (rank: number, of: number) => `The move played is number ${rank} of ${of}`,
  /** A difference that rounds to 0. */
  close: 'about as good',
  /** Follows a difference whose 95 % interval covers 0, or replaces one that also rounds to 0. */
  unsure: 'hard to tell apart',
  points: {
    beside: (n: string) => `± ${n} points`,
    behind: (n: string) => `${n} points less`,
    worth: (n: string) => `${n} points`,
  },
  victory: { beside: (n: string) => `± ${n}`, behind: (n: string) => `${n} less`, worth: (n: string) => n },
  ahead: {
    points: 'Points: the expected lead over the best opponent at the end.',
    victory: 'Number: the chance to win, minus that of the strongest opponent.',
  },
  estimate:
    'The bot knew only what the player knew and thought for less than a second. Small differences are uncertain.',
  again: 'Try again',
};
