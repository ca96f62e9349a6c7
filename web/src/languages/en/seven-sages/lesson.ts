// The short introduction and the tutorial of the game, in English.

/** The introduction: the game in a minute. */
export const minute = [
  'In every round each of you takes a sage. The clearing with the pawn says which sage ranks above which.',
  'Then you talk, openly or in whispers, about who fights together. Promises are not binding.',
  'Allies may give each other cards. In the fight all play power cards, owls and spells in turn, until all have passed.',
  'The side that leads takes the crystals of the clearing, the highest in rank first. The others draw a spell.',
  'The lowest in rank chooses the next clearing. After six to eleven rounds the most valuable crystals win.',
];

/** The texts of the Owl, by step. Important words are between two stars. */
export const steps = {
  sage: {
    title: 'Take a sage',
    text: 'You can play the **power cards** of your sage, and owls; so take one whose good cards you hold. Its rank in the clearing matters, too: the highest takes the first crystal.',
    deed: 'Choose a sage.',
  },
  speak: {
    title: 'Alone, or with an ally?',
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
    text: 'In turn each player plays a card of their sage, an owl or a spell, or **passes**. A card brings its number; a lead of 25 ends the fight at once. You keep unplayed cards.',
    deed: 'Play a card, or pass.',
  },
  over: {
    title: 'After passing',
    text: 'The first to pass draws cards; each later one gets some from the player who passed before. Choose cards you can do without.',
    deed: 'Choose the cards.',
  },
  crystal: {
    title: 'Crystals',
    text: 'In order of rank every winner takes one. From then on **no other player sees** its value.',
    deed: 'Take a crystal.',
  },
  pawn: {
    title: 'The next clearing',
    text: 'The lowest in rank moves the pawn, and is the first to choose a sage. Look at the crystals, and at the order of the sages.',
    deed: 'Choose a clearing.',
  },
  end: {
    title: 'How it ends',
    text: 'The match ends on the **finitum** tile. For each sage, the highest total of its cards in hand wins a small crystal. Then all crystals are counted.',
  },
};
