// The texts of the game on the start page and before a match, in English.
import type { SoloTakes } from '../../../games/seven-sages/types';

export const options = {
  solo: 'A lone winner takes',
  takes: { both: 'both crystals', one: 'one crystal' } as Record<SoloTakes, string>,
  first: 'Who chooses first',
  chance: 'By lot',
  seat: (n: number) => `Seat ${n}`,
  talks: 'Time for the talks',
  talksHint: 'When it runs out, the order of the clearing decides.',
  exchange: 'Time to give cards',
  exchangeHint: 'When it runs out, all are ready.',
  daysRule:
    'In correspondence matches, limits under an hour do not apply: they are for players who sit at the table together. The table’s clock applies instead.',
  clock: 'as the table’s clock',
  seconds: (n: number) =>
    n % 86_400 === 0
      ? n === 86_400
        ? '1 day'
        : `${n / 86_400} days`
      : n % 3_600 === 0
        ? `${n / 3_600} h`
        : n % 60 === 0
          ? `${n / 60} min`
          : `${n} s`,
  /**
   * The differences from the usual game: two minutes to talk, 90 seconds to give, both crystals for a lone
   * winner.
   */
  differ: {
    solo: {
      name: 'One crystal alone',
      line: 'With three players, a lone winner takes one crystal.',
    },
    talks: (time: string | null) =>
      time === null
        ? { name: 'Talks by the clock', line: 'The talks have the time of one decision.' }
        : { name: `Talks ${time}`, line: `The talks may take ${time}.` },
    exchange: (time: string | null) =>
      time === null
        ? { name: 'Gifts by the clock', line: 'Giving cards has the time of one decision.' }
        : { name: `Gifts ${time}`, line: `Giving cards may take ${time}.` },
    first: (n: number) => ({
      name: `Seat ${n} first`,
      line: `Seat ${n} chooses first; no lot is drawn.`,
    }),
  },
};

export const face = {
  title: 'The Seven Sages',
  pitch: 'Talk, find an ally, fight side by side, and share the crystals.',
  tag: 'alliances',
};

/** The style and the thinking time of each level of its bots, as the server describes them, in English. */
export const levels = {
  newcomer:
    'Bargains by rules of thumb, fights by first impressions and often misjudges them. Plays at once.',
  steady: 'Looks at where each choice leads in this round, and sometimes misjudges it. Plays at once.',
  skilled: 'Bargains for partners whose cards it has, and fights as long as it can win. Plays at once.',
  strong: 'Plays the rest of the round through in its mind. Thinks for up to 0.1 seconds.',
  expert: 'Plays the rest of the round through in its mind, many times. Thinks for up to a second.',
};
