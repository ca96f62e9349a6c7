// The texts of the game on the start page and before a match, in English.
import type { Variant, ActionKind } from '../../../games/seven-dragons/types';

export const options = {
  variant: 'Game',
  kinds: {
    full: { name: 'Full game', hint: 'Everything: five actions, Silver and Rainbow.' },
    single_action: {
      name: 'Single action',
      hint: 'Only the kinds of action you choose, and Rainbow. For players from 6 on.',
    },
    basic_dragons: { name: 'Basic dragons', hint: 'Goals and dragon cards only. For players from 5 on.' },
    dragon_connections: {
      name: 'Dragon connections',
      hint: 'No goals: the player of the last card wins. For players from 3 on.',
    },
  } as Record<Variant['kind'], { name: string; hint: string }>,
  actions: 'Kinds of action',
  silver: 'With the Silver Dragon',
  silverHint: 'Without Silver, actions have no colour and must have their effect if they can.',
  ages: 'Ages of young players',
  agesHint: 'A child under seven needs a chain only as long as its age.',
  seat: (n: number) => `Seat ${n}`,
  years: (n: number) => `${n} years`,
  grown: '7 or older',
  bonus: 'Bonus cards for connecting several colours',
  starter: 'Who starts',
  chance: 'Chance',
  actionNames: {
    trade_hands: 'Trade Hands',
    trade_goals: 'Trade Goals',
    rotate_goals: 'Rotate Goals',
    move_card: 'Move a Card',
    zap_card: 'Zap a Card',
  } as Record<ActionKind, string>,
  /** The differences from the full game. */
  differ: {
    actions: (names: string) => `Of the actions only: ${names}.`,
    silver: 'Silver starts the table.',
    noSilver: 'Without Silver: actions have no colour.',
    basic: 'Goals and dragon cards only, no actions.',
    ages: 'Children under seven need shorter chains.',
    connections: 'No goals: the player of the last card wins.',
    bonus: 'Bonus cards for connecting several colours.',
    starter: (n: number) => ({
      name: `Seat ${n} starts`,
      line: `Seat ${n} starts; no lot is drawn.`,
    }),
  },
};

export const face = {
  pitch: 'Join seven dragons of your secret colour before your goal is stolen.',
  tag: 'for families',
};

/** The style and the thinking time of each level of its bots, as the server describes them, in English. */
export const levels = {
  newcomer: 'Lays what looks best at the moment and often misjudges it. Plays at once.',
  steady: 'Looks at the table after each choice, and sometimes misjudges it. Plays at once.',
  skilled: 'Tries every choice on an imagined table and weighs the chains. Plays at once.',
  strong: 'Plays the next turns through in its mind. Thinks for up to 0.1 seconds.',
  expert: 'Plays the next turns through in its mind, many times. Thinks for up to a second.',
};
