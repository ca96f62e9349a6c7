import { plural } from '../../i18n/language.svelte';

/** The announcements that keys start, in English. */
export const en = {
  hand: (n: number, cards: string) =>
    `${plural(n, { one: 'One card', other: '# cards' })} in your hand: ${cards}.`,
  noHand: 'No cards in your hand.',
  you: 'You',
  watching: 'You are watching.',
  player: (name: string, facts: string) => `${name}: ${facts}.`,
  fact: (label: string, value: string) => `${label} ${value}`,
  nothing: 'Nothing happened yet.',
  clock: (left: string) => `Time left: ${left}.`,
  noClock: 'There is no clock.',
  deeds: (n: number, all: string) =>
    `${plural(n, { one: 'One button', other: '# buttons' })}${all === '' ? '' : `: ${all}`}.`,
  things: (n: number) => plural(n, { one: 'One thing can be chosen.', other: '# things can be chosen.' }),
};
