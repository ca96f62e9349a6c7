// The labels of the buttons that tests press.

const en = {
  name: 'Your name',
  make: 'Make a table',
  makeIt: 'Make the table and sit down',
  code: 'Join with a code',
  go: 'Go',
  sit: 'Sit here',
  justWatch: 'Watch',
  take: 'Ask for this seat',
  askToJoin: 'Ask to join',
  admit: 'Accept',
  decline: 'Decline',
  ready: 'I am ready',
  notReady: 'I am not ready',
  fill: 'Fill with bots',
  start: 'Start the game',
  score: 'Score sheet',
  rules: 'Rules',
  again: 'Play again',
};

export type Labels = typeof en;

export const labels = { en } satisfies Record<string, Labels>;
