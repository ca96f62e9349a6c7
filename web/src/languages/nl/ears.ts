import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ears';

/** The announcements that keys start, in Dutch. */
export const nl: typeof en = {
  hand: (n, cards) => `${plural(n, { one: 'Eén kaart', other: '# kaarten' })} in je hand: ${cards}.`,
  noHand: 'Geen kaarten in je hand.',
  you: 'Jij',
  watching: 'Je kijkt toe.',
  player: (name, facts) => `${name}: ${facts}.`,
  fact: (label, value) => `${label} ${value}`,
  nothing: 'Er is nog niets gebeurd.',
  clock: (left) => `Resterende tijd: ${left}.`,
  noClock: 'Er is geen klok.',
  deeds: (n, all) => `${plural(n, { one: 'Eén knop', other: '# knoppen' })}${all === '' ? '' : `: ${all}`}.`,
  things: (n) => plural(n, { one: 'Er is één ding te kiezen.', other: 'Er zijn # dingen te kiezen.' }),
};
