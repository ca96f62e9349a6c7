import { plural } from '../../i18n/language.svelte';

export const en = {
  heading: 'Pause',
  propose: 'Propose a pause',
  hint: 'Everybody who plays has to agree. Clocks stand still until one of you goes on.',
  wants: (name: string) => `${name} proposes a pause. Clocks stand still until one of you goes on.`,
  mine: (n: number) =>
    plural(n, {
      one: 'You are for a pause. One more player has to agree.',
      other: 'You are for a pause. # more players have to agree.',
    }),
  agree: 'Agree',
  decline: 'No, play on',
  takeBack: 'Take it back',
  on: (names: string, until: string) =>
    `The match is paused; ${names} agreed. It goes on ${until} at the latest.`,
  goOn: 'Go on',
  somebody: 'somebody',
};
