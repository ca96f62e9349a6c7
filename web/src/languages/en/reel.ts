import { plural } from '../../i18n/language.svelte';

/** The texts of the recap after an absence, in English. */
export const en = {
  sinceTurn: 'Since your last turn',
  away: 'While you were away',
  moves: (n: number) => plural(n, { one: 'One move', other: '# moves' }),
  before: (n: number) => plural(n, { one: 'one more before', other: '# more before' }),
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  yourTurn: 'Your turn',
  skipTurn: 'Skip to my turn',
  skip: 'Skip to now',
  short: 'Skip',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  on: 'One step on',
  steps: 'Missed moves',
  place: (at: number, all: number) => `${at} of ${all}`,
  forYou: 'played for you by a bot',
  timeForYou: 'your time ran out',
  folded: (n: number) => plural(n, { one: 'One move. Last:', other: '# moves. The last:' }),
  ask: 'Always show missed moves when you return?',
  always: 'Always',
  never: 'Never',
};
