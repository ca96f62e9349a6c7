import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/pause';

export const fr: typeof en = {
  heading: 'Pause',
  propose: 'Proposer une pause',
  hint: 'Tous les joueurs doivent accepter. Les horloges s’arrêtent jusqu’à la reprise par un joueur.',
  wants: (name) => `${name} propose une pause. Les horloges s’arrêtent jusqu’à la reprise par un joueur.`,
  mine: (n) =>
    plural(n, {
      one: 'Vous proposez une pause. Un joueur doit encore accepter.',
      other: 'Vous proposez une pause. # joueurs doivent encore accepter.',
    }),
  agree: 'Accepter',
  decline: 'Refuser',
  takeBack: 'Renoncer',
  on: (names, until) => `En pause, avec l’accord de ${names}. La partie reprend ${until} au plus tard.`,
  goOn: 'Reprendre',
  somebody: 'un ancien joueur',
};
