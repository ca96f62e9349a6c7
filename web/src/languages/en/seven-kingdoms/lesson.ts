// The short introduction and the tutorial of the game, in English.

/** The introduction: the game in a minute. */
export const minute = [
  'Seven cards lie in a row, each below a coat of arms.',
  'In every round each of you plays one card. The highest number acts first. A king takes up to four cards of the row, a princess two, a knight two that lie side by side.',
  'The cards you take go to your hand, to be played later, or to your kingdom. There they stay and score: a card one point, a king two.',
  'Bishops put bonus tokens on the coats of arms. At the end, the player with most cards of its arms takes each token.',
  'The match ends when the pile is empty or all arms have a token. Most points win.',
];

/** The texts of the Owl, by step. Important words are between two stars. */
export const steps = {
  row: {
    title: 'Seven cards to take',
    text: 'The **row** has columns I to VII. The number of a card says when it acts, the picture what it takes, the shield to which arms it belongs.',
  },
  play: {
    title: 'Play a card to take cards',
    text: 'Each player plays one card from hand. The **highest number** takes from the row first, the lowest last: the card you want may be taken by then.',
    deed: 'Choose a card of your hand, and play it.',
  },
  take: {
    title: 'Take: hand or kingdom?',
    text: 'Take cards into your **hand** to play them later, three at most. Take them into your **kingdom** to score: there they stay.',
    deed: 'Take what your card may take, then confirm.',
  },
  token: {
    title: 'Your bishop brings a bonus',
    text: 'It goes to your kingdom at once, and you put one of the open **tokens** on the next coat of arms. Choose one that suits these arms and you.',
    deed: 'Choose a token.',
  },
  kingdom: {
    title: 'What counts',
    text: 'These are the kingdoms: **1 point** for each card, **2** for a king. The numbers count the cards of each arms. The player with more of them than any other takes their token at the end.',
  },
  empty: {
    title: 'An empty hand draws',
    text: 'A player without a card draws two instead, and takes nothing in this round.',
  },
  end: {
    title: 'How it ends',
    text: 'When the **pile** is empty, or every coat of arms has a token, the hands join the kingdoms and the points are counted. Watch the other kingdoms: a token goes to one player only.',
  },
};
