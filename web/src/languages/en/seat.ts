import { plural } from '../../i18n/language.svelte';

export const en = {
  undo: {
    mine: (n: number) =>
      plural(n, {
        one: 'You asked to take it back. One player has to agree.',
        other: 'You asked to take it back. # players have to agree.',
      }),
    withdraw: 'Never mind',
    wants: (name: string) =>
      `${name} would like to take back their last move. Nothing hidden was shown since.`,
    refuse: 'It stays',
    allow: 'Let them',
    agreed: (name: string, n: number) =>
      plural(n, {
        one: `You let ${name} take it back. One more player has to agree.`,
        other: `You let ${name} take it back. # more players have to agree.`,
      }),
  },
  ahead: {
    choose: 'Choose ahead',
    looking: 'Looking ahead…',
    nothing: 'Nothing of your next decision can be foreseen now.',
    prompt: 'Choose now what you will do at your next turn.',
    list: 'What you will do next',
    about: 'It is played at once when it is your turn, if it is still possible. Nobody sees it before.',
    cancel: 'Choose later',
    chosen: (deed: string) => `Chosen ahead: ${deed}`,
    takeBack: 'Take it back',
    played: 'What you chose ahead was played.',
    dropped: {
      impossible: 'What you chose ahead is not possible any more. Choose anew.',
      other_decision:
        'You are asked something else than was foreseen, so what you chose ahead was not played.',
      went_back: 'The match went back, so what you chose ahead was dropped.',
    },
    ok: 'All right',
  },
  order: {
    heading: 'What leaves you no choice',
    about:
      'If there is only one thing that you can do, it is played for you. At once where everybody can see that; else after a few seconds, as if you thought about it, so that it says nothing of your hand. Nobody is told, and in the log you read which moves it were. It holds for this match.',
    slow: 'What only you know is left to you where days pass between moves.',
    label: 'Forced moves for me',
    rests: 'You took a move back: decide first, then it goes on.',
    given: 'Forced moves are played for you in this match.',
    takenBack: 'You play your forced moves yourself.',
    played: 'You had no choice, so it was played for you.',
  },
  screen: {
    heading: 'A screen for everybody',
    open: 'Show on a big screen',
    how: 'Open this address on a television or a laptop that everybody sees. It shows the table without any hand; your phones are the hands.',
    sits: 'This device has a seat at the table, so its hand would be seen here.',
    elsewhere: 'Open this address on a device that does not play, or in a private window.',
    toTable: 'To the table',
    join: (host: string) => `Point your phone’s camera here, or open ${host} and type`,
    seats: 'Seats',
    free: 'free',
    ready: 'ready',
    whole: 'Full screen',
    leaveWhole: 'Leave full screen',
    sleeps: 'Without https this page cannot keep the screen awake; let the device do it.',
    won: (names: string, n: number) => (n === 1 ? `${names} wins` : `${names} win`),
  },
};
