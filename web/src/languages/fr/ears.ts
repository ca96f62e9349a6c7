import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ears';

/** The announcements that keys start, in French. */
export const fr: typeof en = {
  hand: (n, cards) => `${plural(n, { one: 'Une carte', other: '# cartes' })} en main : ${cards}.`,
  noHand: 'Aucune carte en main.',
  you: 'Vous',
  watching: 'Vous regardez.',
  player: (name, facts) => `${name} : ${facts}.`,
  fact: (label, value) => `${label} ${value}`,
  nothing: 'Il ne s’est encore rien passé.',
  clock: (left) => `Temps restant : ${left}.`,
  noClock: 'Il n’y a pas d’horloge.',
  deeds: (n, all) =>
    `${plural(n, { one: 'Un bouton', other: '# boutons' })}${all === '' ? '' : ` : ${all}`}.`,
  things: (n) => plural(n, { one: 'Une chose peut être choisie.', other: '# choses peuvent être choisies.' }),
};
