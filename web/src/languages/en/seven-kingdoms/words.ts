// All texts of the game, in English.
import { fullHand, patience, type Title } from '../../../games/seven-kingdoms/facts/cards';
import type { Arms, EndedBy } from '../../../games/seven-kingdoms/types';
import { listing, plural } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import type { Who } from '../../../games/game';
import type { Refusals, RulesText } from '../../../games/seven-kingdoms/words/shape';

export const table = {
  titles: {
    king: 'King',
    bishop: 'Bishop',
    general: 'General',
    princess: 'Princess',
    knight: 'Knight',
    merchant: 'Merchant',
    peasant: 'Peasant',
  } as Record<Title, string>,
  /** The name inside a sentence, in other languages with an article. */
  theTitle: {
    king: 'King',
    bishop: 'Bishop',
    general: 'General',
    princess: 'Princess',
    knight: 'Knight',
    merchant: 'Merchant',
    peasant: 'Peasant',
  } as Record<Title, string>,
  arms: {
    lion: 'Lion',
    eagle: 'Eagle',
    stag: 'Stag',
    griffin: 'Griffin',
    bear: 'Bear',
    unicorn: 'Unicorn',
    raven: 'Raven',
  } as Record<Arms, string>,
  /** The effect of a title. */
  powers: {
    king: 'takes up to 4 cards',
    bishop: 'places a token, takes 1 card',
    general: 'takes all of 3 neighbouring columns',
    princess: 'takes up to 2 cards',
    knight: 'takes all of 2 neighbouring columns',
    merchant: 'takes 1 card',
    peasant: 'takes 1 card from one of its two columns',
  } as Record<Title, string>,
  peasantPower: (a: string, b: string) => `takes 1 card from column ${a} or ${b}`,
  plus: (n: number) => `+${n} token`,
  tokens: { double: 'Double token', peasant: 'Peasant token', arms: 'Arms token' } as Record<string, string>,
  tokenWorth: {
    plus: (n: number) =>
      `${plural(n, { one: '# point', other: '# points' })} for the player with most of this arms`,
    double: 'cards of this arms count twice for the player with most',
    peasant: '1 point per peasant for the player with most of this arms',
    arms: '1 point per different arms for the player with most of this arms',
  },

  round: 'Round',
  playsFirst: (name: string) => `First: ${name}`,
  youPlayFirst: 'You play first',
  pile: 'Pile',
  pileOf: (n: number) => plural(n, { one: '# card in the pile', other: '# cards in the pile' }),
  supply: 'Tokens',
  faceDown: (n: number) => plural(n, { one: '# token face down', other: '# tokens face down' }),
  stalled: (n: number) => `Nothing has moved for ${n} of ${patience} rounds`,
  playedThisRound: 'Played this round',
  upperLine: 'Upper line',
  upperLineEmpty: 'Played cards line up here',
  row: 'Row',
  emptySlot: (r: string) => `Column ${r}, empty`,
  inSlot: (r: string, card: string) => `Column ${r}: ${card}`,
  armsOfColumn: (r: string, arms: string) => `Column ${r}: ${arms}`,
  kingdoms: 'Kingdoms',
  kingdomOf: (name: string) => `${name}’s kingdom`,
  yourKingdom: 'Your kingdom',
  you: 'You',
  kingdomSize: (name: string, n: number) =>
    `${name}: ${plural(n, { one: '# card', other: '# cards' })} in the kingdom`,
  open: 'Open',
  noCards: 'No cards yet',
  gone: 'Left the game',
  hand: 'Your hand',
  sorts: { number: 'By number', arms: 'By arms' },
  handOf: (n: number) => `Hand ${n} of ${fullHand}`,
  handCount: (n: number) => plural(n, { one: '# card in hand', other: '# cards in hand' }),
  handKnown: 'Seen being taken into the hand',
  toHand: 'taken',
  toKingdom: 'to the kingdom',
  taking: 'To kingdom',
  state: { done: 'done', now: 'acts now', next: 'to come', plays: 'to play', out: 'drew' },
  leads: 'would take the token now',
  most: 'most of this arms',
  kings: (n: number) => plural(n, { one: '# king', other: '# kings' }),
  peasants: (n: number) => plural(n, { one: '# peasant', other: '# peasants' }),
  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  left: 'gave up the seat',

  play: (card: string) => `Play ${card}`,
  takeBrief: { hand: 'To the hand', kingdom: 'To the kingdom' },
  takeToHand: (card: string) => `Take ${card} to the hand`,
  takeToKingdom: (card: string) => `Take ${card} to the kingdom`,
  putToken: (token: string, r: string) => `Put the ${token} on ${r}`,
  runOf: (a: string, b: string) => `Take ${a} to ${b}`,
  runEmpty: (a: string, b: string) => `Take the empty run ${a} to ${b}`,
  keep: (card: string) => `Keep ${card} in hand`,
  done: (n: number) => (n === 1 ? 'Done: take 1 card' : `Done: take ${n} cards`),
  takeNothing: 'Take nothing',
  takeBack: 'Take back',
  chooseHand: 'Choose a card of your hand',
  chooseRow: 'Choose a card of the row',
  chooseRun: (n: number) => `Choose where your run of ${n} starts`,
  chooseToken: 'Choose a token',
  chooseKeep: 'Tap a card to keep it in hand',
  noWayBack: 'This cannot be taken back: a new token is turned up.',
  reachNow: (cards: string) => `In reach now: ${cards}`,
  reachAll: (n: number) => `In reach now: ${plural(n, { one: '# card', other: '# cards' })}`,
  reachRun: (a: string, b: string, n: number) =>
    `Most now: ${a} to ${b}, ${plural(n, { one: '# card', other: '# cards' })}`,
  reachNone: 'Nothing in reach now',
  inReach: 'In reach of your card',
  runLabel: (a: string, b: string, cards: string) => `Run ${a} to ${b}: ${cards}`,
  nothing: 'nothing',

  reasons: {
    handFull: `Your hand is full: ${fullHand} of ${fullHand}`,
    enough: (n: number) => `You may take ${n} and have taken ${n === 1 ? 'it' : 'them'}`,
    reach: (a: string, b: string) => `Your peasant reaches ${a} and ${b}`,
    runNamed: 'You have named your run',
    runFirst: 'Your card takes a run of columns',
    tokenFirst: 'Place a token first',
    notNow: 'Cannot be taken now',
    notYourTurn: 'It is not your turn',
    playFirst: 'Play a card of your hand first',
    playLater: 'You play a card when the next round begins',
    faceDown: 'Face down until a token is placed',
  },
};

export const prompts = {
  play: 'Your turn: play a card',
  token: (card: string) => `${cap(card)}: choose a token to place`,
  upTo: (n: number) => `Take up to ${n}`,
  one: 'Take one card',
  reach: (a: string, b: string) => `Take a card from ${a} or ${b}`,
  run: (n: number) => `Take a run of ${n} columns`,
  runTaken: 'Choose what to keep',
  taken: (n: number) => `${n} taken`,
  hand: (n: number) => `hand ${n} of ${fullHand}`,
  join: (head: string, facts: string[]) => `${head}: ${facts.join(', ')}`,
  waitPlay: (name: string) => `${name} is choosing a card to play`,
  waitToken: (name: string, card: string) => `${name} is placing a token with ${card}`,
  waitTake: (name: string, card: string) => `${name} is choosing what to take with ${card}`,
};

export const sentences = {
  you: 'You',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  played: (w: Who, card: string) => `${w.name} played ${card}.`,
  drew: (w: Who, what: string) => `${w.name} had no card to play and drew ${what} from the pile.`,
  drawnCards: { one: '# card', other: '# cards' },
  lined: (card: string, r: string) => `${card} lies in the upper line, above ${r}.`,
  installed: (w: Who, card: string) => `${card} joined ${w.you ? 'your' : `${w.name}’s`} kingdom.`,
  tokenPlaced: (w: Who, token: string, r: string) => `${w.name} put the ${token} on column ${r}.`,
  tokenTurned: (token: string) => `The ${token} was turned up.`,
  took: (w: Who, card: string, parts: string[]) =>
    `With ${card}, ${w.you ? 'you' : w.name} took ${listing(parts)}.`,
  tookNothing: (w: Who, card: string) => `With ${card}, ${w.you ? 'you' : w.name} took nothing.`,
  toHand: (cards: string) => `${cards} to hand`,
  toKingdom: (w: Who, cards: string) => `${cards} to the kingdom`,
  nothingToTake: (w: Who, card: string) =>
    `There was nothing for ${w.you ? 'you' : w.name} to take with ${card}.`,
  refilled: (cards: string, n: number) =>
    n === 0 ? 'The row is full again without the pile.' : `${cards} came into the row from the pile.`,
  gone: (cards: string) => ` ${cards} left the game.`,
  roundBegan: (round: number, w: Who) => `Round ${round}: ${w.you ? 'you play' : `${w.name} plays`} first.`,
  returned: (w: Who, card: string) => `${card} went back to ${w.you ? 'your' : `${w.name}’s`} hand.`,
  left: (w: Who) => `${w.name} gave up the seat.`,
  ended: {
    pile_empty: 'The pile is empty, the game is over.',
    all_tokens_placed: 'Every arms card has a token, the game is over.',
    stalled: 'Ten rounds without progress, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who, points: string) => `${w.name} ${w.you ? 'win' : 'wins'} with ${points}.`,
  shared: (names: string, points: string) => `${cap(names)} share the win with ${points}.`,
  points: { one: '# point', other: '# points' },
  youInList: 'you',
};

export const refusals: Refusals = {
  not_your_turn: () => 'It is not your turn.',
  not_asked: () => 'That is not what you are asked for now.',
  not_in_hand: (r, say) => `You do not hold ${say.card(r.card)}.`,
  not_in_row: (r, say) => `${say.card(r.card)} does not lie in the row.`,
  out_of_reach: (r, say) => `Your peasant does not reach ${say.card(r.card)}.`,
  wrong_kind: (r) =>
    r.run ? 'Your card takes a run: name its first column.' : 'Your card takes single cards, not a run.',
  run_too_far_right: (r) => `A run of ${r.length} does not fit there.`,
  run_named: () => 'You have named your run already.',
  enough_taken: (r) => `You may take ${r.most} and have taken ${r.most === 1 ? 'it' : 'them'}.`,
  hand_full: () => `Your hand is full: ${fullHand} of ${fullHand}.`,
  not_taken: (r, say) => `${say.card(r.card)} is not in the run you took.`,
  token_not_up: () => 'That token does not lie face up.',
  must_take: () => 'You must take a card.',
  nothing_to_take_back: () => 'There is nothing to undo.',
  over: () => 'The match is over.',
};

export const score = {
  caption: 'How the points came about',
  player: 'Player',
  cards: 'Cards',
  cardsHint: '1 point each',
  kings: 'Kings',
  kingsHint: '1 point more each',
  on: (arms: string, r: string) => `on ${r}, ${arms}`,
  tie: 'A tie for most: nobody takes it',
  none: 'Nobody has a card of it',
  held: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  total: 'Total',
  tieBreak: 'More kings break the tie',
  tieBreakHint: 'kings in the kingdom',
  fromHand: 'Counted from the hand',
};

export const frame = {
  hand: 'cards in hand',
  kingdom: 'cards in the kingdom',
  kings: 'kings',
  open: 'points in the kingdom',
};

export const rules: RulesText = {
  goal: {
    heading: 'The goal',
    paragraphs: [
      'Seven coats of arms lie in a row, in a different order each game. Gather cards in your kingdom: every card is a point, and the player with most cards of an arms at the end takes the token that lies on it.',
      'A match is for 2 to 4 players. The 49 cards are numbered; every title has one card of every arms.',
    ],
  },
  arms: { heading: 'The seven arms', lead: 'Every card wears one of them.' },
  turn: {
    heading: 'A round: play',
    paragraphs: [
      'Each player begins with three cards; seven more lie open in the row, and the others are the pile.',
      'Beginning with the first player, each player in turn plays one card from the hand, face up. Later players see what was played before them.',
      'A player without a card draws two from the pile instead and sits this round out.',
    ],
  },
  resolve: {
    heading: 'A round: take',
    paragraphs: [
      'Then the played cards act, the highest number first. A played card goes to the next free place of the upper line, above the arms, and its player takes cards from the row below.',
      'Low numbers act late but are strong; high numbers act first and take little.',
    ],
  },
  titles: {
    heading: 'The seven titles',
    lead: 'What you may take from the row when your card acts:',
    numbers: 'Numbers',
    takes: 'Takes',
    text: {
      king: 'Up to four cards, from anywhere. Worth 2 points.',
      bishop:
        'Goes to your kingdom instead of the upper line. Put one of the two face-up tokens on the leftmost arms without one; a new token is turned up. Then take one card.',
      general: 'Every card in three neighbouring columns.',
      princess: 'Up to two cards, from anywhere.',
      knight: 'Every card in two neighbouring columns.',
      merchant: 'One card, from anywhere.',
      peasant: 'One card from one of the two columns printed on it.',
    },
  },
  where: {
    heading: 'Hand or kingdom',
    paragraphs: [
      'For every card you take, say whether it goes to your hand, to be played later, or to your kingdom, where it stays for good. A hand holds at most three cards.',
      'General and knight take the whole run, wanted or not: what does not fit in the hand goes to the kingdom. King and princess may take nothing; merchant, bishop and peasant must take a card if they can.',
    ],
  },
  refill: {
    heading: 'A round: the new row',
    paragraphs: [
      'The upper line comes down and becomes the left part of the new row, in order. The cards left in the old row follow, then cards from the pile until there are seven. The first-player pawn goes to the left neighbour.',
    ],
  },
  tokens: {
    heading: 'The tokens',
    lead: 'Bishops put them on the arms. At the end a token goes to the player who alone has most cards of that arms.',
    text: {
      plus: 'That many points.',
      double: 'Your cards of this arms count twice: 2 points each, 4 for its king.',
      peasant: '1 point for every peasant in your kingdom, of any arms.',
      arms: '1 point for every different arms in your kingdom.',
    },
  },
  end: {
    heading: 'The end',
    paragraphs: [
      'The match ends at once when the pile is empty. It also ends, after the round is finished, when all seven arms carry a token, and after ten rounds in a row in which nothing left the pile and nothing entered a kingdom.',
    ],
  },
  scoring: {
    heading: 'The score',
    paragraphs: [
      'First the cards in every hand join the kingdom. Then each token goes to the player with strictly most cards of its arms; if players tie for most, no player takes it.',
      'Every card is worth 1 point, every king 2, and the tokens add theirs. Most points win; after a tie, more kings; after that, the win is shared.',
    ],
  },
  small: {
    heading: 'Small print',
    points: [
      'Columns are not closed up while cards are taken: an emptied place stays empty until the new row.',
      'A run may cover empty places, even only empty places.',
      'If there is nothing your card can take, your turn to take is skipped.',
      'Once a card has gone to the hand it reaches the kingdom only at the end of the match.',
      'Bishops leave no gap in the upper line. With two bishops in a round the higher one chooses its token first.',
      'Should there be more than seven cards for the new row, those at the right end leave the game.',
      'If a player who draws two empties the pile, cards that were played but have not acted go back to their owners’ hands and count.',
      'Cards taken from the row into a hand were seen by all, so the table shows them; cards drawn from the pile are secret.',
      'Eight tokens, seven arms: one token is never placed.',
    ],
  },
};
