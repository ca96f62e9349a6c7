import { plural } from '../i18n/language.svelte';
import type { en } from './en';

export const fr: typeof en = {
  heading: 'Pause',
  propose: 'Proposer une pause',
  hint: 'Tous ceux qui jouent doivent accepter. Les horloges s’arrêtent jusqu’à ce que l’un de vous reprenne.',
  wants: (name) => `${name} propose une pause. Les horloges s’arrêtent jusqu’à ce que l’un de vous reprenne.`,
  mine: (n) =>
    plural(n, {
      one: 'Vous êtes pour une pause. Un joueur doit encore accepter.',
      other: 'Vous êtes pour une pause. # joueurs doivent encore accepter.',
    }),
  agree: 'Accepter',
  decline: 'Non, on continue',
  takeBack: 'Y renoncer',
  on: (names, until) =>
    `La partie est en pause, avec l’accord de ${names}. Elle reprend ${until} au plus tard.`,
  goOn: 'Reprendre',
  somebody: 'quelqu’un',
};
