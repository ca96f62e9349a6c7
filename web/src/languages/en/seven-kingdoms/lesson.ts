// What whoever plays the game for the first time is told, in English.

/** The game in a minute. */
export const minute = [
  'Seven cards lie in a row, each below a coat of arms.',
  'In every round each of you plays one card. The highest number acts first: a king takes up to four cards of the row, a princess two, a knight two that lie side by side.',
  'What you take goes to your hand, to be played later, or to your kingdom, where it stays and counts: a card one point, a king two.',
  'Bishops put bonus tokens on the coats of arms. In the end the player with most cards of its arms takes each token.',
  'The match is over when the pile is empty or all arms have a token. Most points win.',
];

/** What the Owl says, by step. What is important stands between two stars. */
export const steps = {
  row: {
    title: 'Seven cards to be had',
    text: 'These lie in the **row**, in columns I to VII. The number says when a card acts, the picture what it takes, the shield which arms it belongs to.',
  },
  play: {
    title: 'Play a card for what it takes',
    text: 'Everybody plays one card of their hand. The **highest number** takes from the row first, the lowest last: what you want may be gone by then.',
    deed: 'Choose a card of your hand, and play it.',
  },
  take: {
    title: 'Take, and say where to',
    text: 'Into your **hand** goes what you want to play later; it holds three. Into your **kingdom** goes what is to count: it stays there.',
    deed: 'Take what your card may take, then confirm.',
  },
  token: {
    title: 'Your bishop brings a bonus',
    text: 'It goes to your kingdom at once, and you put one of the open **tokens** on the next coat of arms. Choose one that suits these arms and you.',
    deed: 'Choose a token.',
  },
  kingdom: {
    title: 'What counts',
    text: 'Here lies what everybody owns: **1 point** for each card, **2** for a king. The numbers say how many of each arms. Who has more of them than anybody else takes their token in the end.',
  },
  empty: {
    title: 'An empty hand draws',
    text: 'Whoever has no card to play draws two instead, and takes nothing in this round.',
  },
  end: {
    title: 'How it ends',
    text: 'When the **pile** is empty, or every coat of arms has a token, the hands go to the kingdoms and all is counted. Look at what others gather: a token goes to one alone.',
  },
};
