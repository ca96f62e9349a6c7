export const en = {
  title: 'Decision by decision',
  whose: 'Whose decisions',
  place: (n: number, of: number) => `Decision ${n} of ${of}`,
  earlier: 'Earlier decision',
  later: 'Later decision',
  slider: 'Decision',
  thinking: 'Thinking it over…',
  decided: 'Decided',
  by: { player: '', bot: 'by a bot', stand_in: 'by a bot that stood in', clock: 'because time ran out' },
  best: (adviser: string) => `${adviser} would think most of`,
  only: 'There was nothing else to do.',
  alike: 'That is what it would have done, too.',
  unlisted: 'It did not think about what was decided.',
  rank: (rank: number, of: number) => `What was decided is number ${rank} of ${of}`,
  /** A difference that is smaller than what can be trusted. */
  close: 'about as good',
  /** Behind a difference whose interval covers 0. */
  unsure: 'hard to tell apart',
  points: { behind: (n: string) => `${n} points less`, worth: (n: string) => `${n} points` },
  victory: { behind: (n: string) => `${n} less`, worth: (n: string) => n },
  ahead: {
    points: 'Points are the lead over the best of the others that it expects in the end.',
    victory: 'The number is the chance to win, less that of the likeliest of the others.',
  },
  estimate:
    'It knew only what the player knew then, and thought for less than a second. What it finds hard to tell apart may as well be the other way round.',
  none: 'Nobody decided anything here.',
  again: 'Ask again',
};
