import { plural } from '../../i18n/language.svelte';

export const en = {
  undo: {
    mine: (n: number) =>
      plural(n, {
        one: 'You asked for an undo. One player has to agree.',
        other: 'You asked for an undo. # players have to agree.',
      }),
    withdraw: 'Withdraw',
    wants: (name: string) => `${name} wants to undo their last move. It revealed no hidden cards.`,
    refuse: 'Decline',
    allow: 'Allow',
    agreed: (name: string, n: number) =>
      plural(n, {
        one: `You allowed ${name}’s undo. One more player has to agree.`,
        other: `You allowed ${name}’s undo. # more players have to agree.`,
      }),
  },
  ahead: {
    choose: 'Premove',
    looking: 'Looking ahead…',
    nothing: 'Your next decision cannot be foreseen now.',
    prompt: 'Choose your next move in advance.',
    list: 'Your next move',
    about: 'The server plays it when your turn comes, if it is still legal. Other players cannot see it.',
    cancel: 'Choose later',
    chosen: (move: string) => `Premove: ${move}`,
    takeBack: 'Cancel',
    played: 'Your premove was played.',
    dropped: {
      impossible: 'Your premove is no longer possible. Choose again.',
      other_decision: 'The decision is not the expected one. Your premove was not played.',
      went_back: 'The match went back. Your premove was cancelled.',
    },
    ok: 'OK',
  },
  order: {
    heading: 'Forced moves',
    about:
      'When you have only one legal move, the server plays it: at once if everyone can see that. Otherwise it waits a few seconds, to reveal nothing about your hand. The log marks these moves. The setting applies to this match.',
    slow: 'In correspondence matches, moves that only you can see stay yours.',
    label: 'Play forced moves automatically',
    rests: 'Paused after your undo. It resumes after your next move.',
    given: 'Your forced moves are played automatically in this match.',
    takenBack: 'You play your forced moves yourself.',
    played: 'You had one legal move. It was played automatically.',
  },
  guess: {
    heading: 'What-if match',
    about:
      'Continue alone from your view, at a private table. Hidden cards are guessed. This match is not affected. Everyone at the table sees that you do it, as with a hint.',
    alone:
      'Continue alone from your view, at a private table. Hidden cards are guessed. This match is not affected.',
    others: 'Other players',
    each: 'Choose for each seat',
    seat: (name: string) => `Plays for ${name}`,
    go: 'Start the what-if match',
    from: 'What-if match of a running match',
    back: 'Back to the match',
    turn: 'Your turn in the match',
    hint: 'It starts from your view of that match. Hidden cards are guessed. It is not part of statistics.',
    fair: 'There is no deal to check: the match starts from your view, and the seed only determines the guessed cards.',
  },
  screen: {
    heading: 'TV view',
    open: 'Show on a TV',
    how: 'Open this address on a TV or laptop that everyone sees. It shows the table without any hand. Each player uses a phone for the hand.',
    sits: 'This device has a seat at the table. Its hand would be visible here.',
    elsewhere: 'Use a device without a seat, or a private window.',
    toTable: 'To the table',
    join: (host: string) => `Point your phone’s camera here, or open ${host} and type`,
    seats: 'Seats',
    door: 'Join or watch',
    leads: 'leads',
    many: (n: number) => plural(n, { one: '# player is choosing', other: '# players are choosing' }),
    free: 'free',
    ready: 'ready',
    whole: 'Full screen',
    leaveWhole: 'Leave full screen',
    sleeps: 'Without https this page cannot keep the screen on. Change the settings of the device.',
    won: (names: string, n: number) => (n === 1 ? `${names} wins` : `${names} win`),
  },
};
