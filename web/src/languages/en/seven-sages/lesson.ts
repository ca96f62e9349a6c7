// What whoever plays the game for the first time is told, in English.

/** The game in a minute. */
export const minute = [
  'In every round each of you takes a sage. The clearing where the pawn stands says which sage ranks above which.',
  'Then you talk, openly or in whispers, about who fights together. Promises are not binding.',
  'Allies may give each other cards. In the fight all play power cards, owls and spells in turn, until everybody has passed.',
  'The side that leads takes the crystals of the clearing, the highest in rank first. The others draw a spell.',
  'The lowest in rank chooses the next clearing. After six to eleven rounds the most valuable crystals win.',
];

/** What the Owl says, by step. What is important stands between two stars. */
export const steps = {
  sage: {
    title: 'Take a sage',
    text: 'You can play the **power cards** of your sage, and owls; so take one whose good cards you hold. The rank that the clearing gives them matters, too: the highest takes the first crystal.',
    deed: 'Choose a sage.',
  },
  speak: {
    title: 'Alone, or with somebody?',
    text: 'With three at the table **one fights against two**. The highest in rank decides first: fight alone, or let the next one speak.',
    deed: 'Say what you want to do.',
  },
  talk: {
    title: 'Who fights together?',
    text: 'Talk, offer, whisper: **promises are not binding**. A partner helps to win, and takes crystals as well.',
    deed: 'Say what you want to do.',
  },
  exchange: {
    title: 'Give, or do not',
    text: 'Allies may **give** each other cards, now and at no other time. Nothing is owed for it.',
    deed: 'Give something, or say that you are ready.',
  },
  fight: {
    title: 'The fight',
    text: 'In turn each plays a card of their sage, an owl or a spell, or **passes**. A card brings its number; a lead of 25 ends the fight at once. What you do not play you keep.',
    deed: 'Play a card, or pass.',
  },
  over: {
    title: 'After passing',
    text: 'The first to pass draws cards; the later ones are handed some by who passed before them. Choose what you can do without.',
    deed: 'Choose the cards.',
  },
  crystal: {
    title: 'Crystals',
    text: 'In order of rank every winner takes one. From then on **nobody else sees** what it is worth.',
    deed: 'Take a crystal.',
  },
  pawn: {
    title: 'The next clearing',
    text: 'The lowest in rank moves the pawn, and is the first to choose a sage. Look at the crystals, and at the order of the sages.',
    deed: 'Choose a clearing.',
  },
  end: {
    title: 'How it ends',
    text: 'The match ends on the **finitum** tile. Whoever then holds the highest total of a sage’s cards gets a small crystal, and all crystals are counted.',
  },
};
