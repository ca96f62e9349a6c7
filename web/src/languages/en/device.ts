export const en = {
  hand: (name: string) => `Hand the device to ${name}`,
  turn: (name: string) => `It is ${name}’s turn. The other players look away.`,
  look: (name: string) => `No player here has to move. ${name} may look at the table.`,
  lift: (name: string) => `I am ${name}`,
  others: 'Or hand it to',
  add: 'Second player on this device',
  about:
    'You share one device and hand it over. Between turns a screen hides all hands. Such a match is not rated.',
  name: 'Name',
  seat: 'Add player',
};
