import { plural } from '../../i18n/language.svelte';

export const en = {
  heading: 'Pause',
  propose: 'Propose a pause',
  hint: 'All players have to agree. Clocks stop until a player resumes.',
  wants: (name: string) => `${name} proposes a pause. Clocks stop until a player resumes.`,
  mine: (n: number) =>
    plural(n, {
      one: 'You proposed a pause. One more player has to agree.',
      other: 'You proposed a pause. # more players have to agree.',
    }),
  agree: 'Agree',
  decline: 'Decline',
  takeBack: 'Withdraw',
  on: (names: string, until: string) =>
    `Paused by agreement of ${names}. The match resumes ${until} at the latest.`,
  goOn: 'Resume',
  somebody: 'a former player',
};
