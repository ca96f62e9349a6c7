// The short introduction and the tutorial of the game, in English.

/** The introduction: the game in a minute. */
export const minute = [
  'Each player has a city with a wonder, and a hand of seven cards.',
  'In each turn all choose a card at the same time. Build it, build a stage of the wonder with it, or sell it for three coins. Then the hands go on to the neighbours.',
  'You buy missing goods from your two neighbours, for two coins a piece, if they make them.',
  'After each of the three ages your shields are compared with those of both neighbours.',
  'Points come from the wonder, blue cards, science, trade, guilds, coins and victories. Most points after the third age win.',
];

/** The texts of the Owl, by step. Important words are between two stars. */
export const steps = {
  hand: {
    title: 'Seven cards, one for you',
    text: 'All players choose **one card of their hand** at the same time; the rest goes on to a neighbour. You will see some of these cards again, and some never.',
  },
  build: {
    title: 'Choose a card',
    text: '**Build** it if you can pay for it, use it for a **stage** of your wonder, or **sell** it for 3 coins. Brown and grey cards make goods for all that comes later.',
    deed: 'Choose a card of your hand, and what to do with it.',
  },
  pass: {
    title: 'The hands went on',
    text: 'All cards were shown at once, and each hand went one city further. In the second age they go the other way.',
  },
  trade: {
    title: 'Buy missing goods',
    text: 'Goods are never used up: your city makes them in every turn. You buy missing goods from the **neighbours** for 2 coins each, and they cannot refuse. You see the price before you decide.',
    deed: 'Choose again.',
  },
  shields: {
    title: 'Shields',
    text: 'Red cards bring shields. At the end of **each age** a player with more than a neighbour gets points, more in each age; a player with fewer loses one.',
  },
  end: {
    title: 'What counts',
    text: 'Blue cards bring the points printed on them. Green ones bring more, the more you have alike or different. Yellow ones help with coins and goods. Purple ones, in the third age, score what cities have built.',
  },
};
