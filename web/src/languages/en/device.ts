export const en = {
  hand: (name: string) => `Hand the device to ${name}`,
  turn: (name: string) => `It is ${name}’s turn. Everybody else looks away.`,
  look: (name: string) => `Nobody here is waited for. ${name} may look at the table.`,
  lift: (name: string) => `I am ${name}`,
  others: 'Or hand it to',
  add: 'Somebody beside me',
  about:
    'You play at one device and hand it to each other. Between turns a curtain hides every hand. Such a match does not count for anybody’s strength.',
  name: 'What are they called?',
  seat: 'Seat them here',
};
