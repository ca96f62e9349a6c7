// All texts of the game, in English.
import { plural } from '../../../i18n/language.svelte';
import type { Paint, Colour } from '../../../games/seven-dragons/facts/geometry';
import type { ActionKind, Direction, EndedBy } from '../../../games/seven-dragons/types';
import { cap } from '../../../i18n/text';
import type { Who } from '../../../games/game';
import type { Refusals, RulesText } from '../../../games/seven-dragons/words/shape';

export const table = {
  colours: {
    red: 'red',
    gold: 'gold',
    blue: 'blue',
    green: 'green',
    black: 'black',
    rainbow: 'all five colours',
    silver: 'Silver',
  } as Record<Paint, string>,
  dragons: {
    red: 'Red Dragon',
    gold: 'Gold Dragon',
    blue: 'Blue Dragon',
    green: 'Green Dragon',
    black: 'Black Dragon',
  } as Record<Colour, string>,
  rainbow: 'the Rainbow Dragon',
  silver: 'the Silver Dragon',
  wholeCard: (colour: string) => `a whole ${colour} dragon`,
  zones: (colours: string) => `${colours} dragons`,
  actions: {
    trade_hands: { name: 'Trade Hands', does: 'swap your whole hand with another player’s' },
    trade_goals: { name: 'Trade Goals', does: 'swap your goal with another player’s or an unused one' },
    rotate_goals: { name: 'Rotate Goals', does: 'every goal moves one place round the ring' },
    move_card: { name: 'Move a Card', does: 'lift a card of the table and lay it elsewhere, or turn it' },
    zap_card: { name: 'Zap a Card', does: 'take a card of the table into your hand' },
  } as Record<ActionKind, { name: string; does: string }>,
  colourGiven: (colour: string) => `Silver turns ${colour}`,

  hand: 'Your hand',
  sorts: { dealt: 'As they came', kind: 'By kind' },
  handCount: (n: number) => plural(n, { one: '# card in hand', other: '# cards in hand' }),
  pile: 'Draw pile',
  pileOf: (n: number) => plural(n, { one: '# card to draw', other: '# cards to draw' }),
  discard: 'Discard pile',
  discardOf: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  discardEmpty: 'Nothing lies here yet.',
  discardOpen: (n: number) =>
    n === 0
      ? 'Discard pile, empty'
      : `Discard pile, ${plural(n, { one: '# card', other: '# cards' })}. Look through`,
  discardOrder: 'The top card comes first; Silver shows its colour.',
  top: 'top',
  goal: 'Your goal',
  noGoal: 'No goals in this game',
  chain: (n: number, of: number) => `${n} of ${of}`,
  showChain: (colour: string, n: number, of: number) =>
    `Your goal ${n} of ${of}, ${colour}: the longest chain. Show it on the table`,
  chainShown: 'Longest chain shown',
  ring: 'Goal ring',
  ringHint: 'Goals lie in a ring, clockwise. Rotating to the left hands each goal to the next place.',
  openRing: 'Goal ring. Open',
  unused: (n: number) => `Unused goal ${n}`,
  unknown: 'not known to you',
  silverNow: 'Silver',
  chains: 'Longest chains',
  silverIs: (colour: string) => `Silver shows ${colour}`,
  silverWild: 'Silver shows every colour',
  wild: 'every colour',

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole table',
  view: 'View of the table',
  beyond: {
    left: (n: number) => `${n} more to the left. Go there`,
    right: (n: number) => `${n} more to the right. Go there`,
    up: (n: number) => `${n} more above. Go there`,
    down: (n: number) => `${n} more below. Go there`,
  },
  tableOf: (n: number) => (n === 1 ? 'Table with 1 card' : `Table with ${n} cards`),
  at: (what: string, place: string) => `${what}, ${place}`,
  here: 'at the first card',
  right: (n: number) => `${n} right`,
  left: (n: number) => `${n} left`,
  up: (n: number) => `${n} up`,
  down: (n: number) => `${n} down`,
  turned: 'turned',
  /** The place of a zone on a card. */
  zoneAt: {
    top: (colour: string) => `${colour} in the upper half`,
    bottom: (colour: string) => `${colour} in the lower half`,
    left: (colour: string) => `${colour} in the left half`,
    right: (colour: string) => `${colour} in the right half`,
    topLeft: (colour: string) => `${colour} top left`,
    topRight: (colour: string) => `${colour} top right`,
    bottomLeft: (colour: string) => `${colour} bottom left`,
    bottomRight: (colour: string) => `${colour} bottom right`,
  },
  joins: (what: string) => `Joins ${what}`,
  joinsNothing: 'Joins nothing',
  joinsAt: {
    up: (colours: string) => `${colours} above`,
    right: (colours: string) => `${colours} on the right`,
    down: (colours: string) => `${colours} below`,
    left: (colours: string) => `${colours} on the left`,
  },
  free: 'Free cell',
  fitsUpright: 'fits upright',
  fitsTurned: 'fits turned',
  fitsBoth: 'fits both ways round',
  chosen: 'chosen',

  layHere: 'Lay it here',
  putHere: 'Put it down here',
  turn: 'Turn it',
  cancel: 'Choose something else',
  pickUp: (card: string) => `Pick up ${card}`,
  zap: (card: string) => `Zap ${card}`,
  tradeHandsWith: (name: string, n: number) =>
    `Swap hands with ${name} (${plural(n, { one: '# card', other: '# cards' })})`,
  tradeGoalsWith: (name: string) => `Swap goals with ${name}`,
  tradeGoalsUnused: (n: number) => `Swap with unused goal ${n}`,
  rotate: { left: 'All goals to the left', right: 'All goals to the right' } as Record<Direction, string>,
  discardOnly: (colour: string | null) =>
    colour ? `Discard: Silver turns ${colour}` : 'Discard without effect',
  pass: 'Pass',
  back: 'Put it back',
  ways: 'What becomes of the card',
  way: {
    full: (colour: string) => `Do it, Silver turns ${colour}`,
    keep_silver: (colour: string) => `Keep Silver: do it, Silver stays ${colour}`,
    colour_only: (colour: string) => `Colour only: no effect, Silver turns ${colour}`,
  },
  wayBrief: { full: 'Do it', keep_silver: 'Keep Silver', colour_only: 'Colour only' },
  /** The missing choice for an action. */
  ask: {
    trade_hands: 'with whom?',
    trade_goals: 'with whom?',
    rotate_goals: 'which way?',
    move_card: 'which card?',
    zap_card: 'which card?',
  } as Record<ActionKind, string>,
  wayPlain: { full: 'Do it', keep_silver: 'Do it', colour_only: 'Discard only' },
  same: 'Silver stays as it is',

  choose: 'Choose a card of your hand',
  chooseCell: (n: number) => (n === 1 ? 'One cell fits: choose it' : `${n} cells fit: choose one`),
  chooseMove: 'Choose the card to pick up',
  chooseZap: 'Choose the card to take',
  choosePut: (n: number) =>
    n === 1 ? 'It fits in one cell: choose it' : `It fits in ${n} cells: choose one`,
  chooseTarget: 'Choose what it does',
  turnHint: 'T turns it',
  onlyThisWay: 'It fits here only this way round',
  sameTurned: 'It looks the same turned',
  fitsNowhere: 'It fits nowhere now',
  notYourTurn: 'It is not your turn',
  lifted: 'Lifted card',
  liftedFirst: 'Put the lifted card down first',
  noLayNow: 'Cannot be played now',
  silverStays: 'Silver never leaves its place',
  gone: 'gave up the seat',
  you: 'You',
};

export const letters: Record<Colour, string> = { red: 'R', gold: 'G', blue: 'B', green: 'E', black: 'K' };

export const prompts = {
  play: 'Your turn: play a card',
  pass: 'Nothing fits and you hold no action: pass',
  put: (card: string) => `${card}: put it down`,
  wait: (name: string) => `${name} is choosing a card to play`,
};

export const sentences = {
  you: 'You',
  youInList: 'you',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  drew: (w: Who, what: string) => `${w.name} drew ${what}.`,
  bonus: (w: Who, what: string) => `${w.name} drew ${what} for connecting several colours.`,
  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  skipped: (w: Who) => `${w.name} ${w.you ? 'have' : 'has'} no cards left; the turn passes on.`,
  laid: (w: Who, card: string, turned: boolean) => `${w.name} laid ${card}${turned ? ', turned' : ''}.`,
  hands: (w: Who, other: string) => `${w.name} swapped hands with ${other}.`,
  handsSeen: (gave: string, got: string) => ` Given: ${gave}. Received: ${got}.`,
  nothing: 'nothing',
  goals: (w: Who, other: string) => `${w.name} swapped goals with ${other}.`,
  goalsUnused: (w: Who, n: number) => `${w.name} swapped goals with unused goal ${n}.`,
  goalsSeen: (gave: string, got: string) => ` Given: ${gave}. Received: ${got}.`,
  rotated: (w: Who, to: Direction) => `${w.name} moved every goal one place to the ${to}.`,
  yours: (goal: string) => ` Your goal is now ${goal}.`,
  moved: (w: Who, card: string, to: string) => `${w.name} moved ${card} to another place: ${to}.`,
  turnedRound: (w: Who, card: string) => `${w.name} turned ${card} round.`,
  zapped: (w: Who, card: string) => `${w.name} zapped ${card} into ${w.you ? 'your' : 'the'} hand.`,
  discarded: (card: string) => `${card} goes on top of the discard pile.`,
  under: (card: string) => `${card} goes under the discard pile; Silver stays as it is.`,
  colourOnly: (w: Who, card: string) => `${w.name} discarded ${card} without its effect.`,
  passed: (w: Who) => `${w.name} had nothing to play and passed.`,
  joined: (w: Who) => `${w.name} joined the game.`,
  left: (w: Who) => `${w.name} gave up the seat; the hand went back into the pile.`,
  ended: {
    chain: 'A chain is complete, the game is over.',
    exhausted: 'Every card is played, the game is over.',
    stuck: 'Nobody can play any more, the game is over.',
    alone: 'Only one player is left, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who) => `${w.name} ${w.you ? 'win' : 'wins'}.`,
  shared: (names: string) => `${cap(names)} share the win.`,
  nobody: 'Nobody wins.',
};

export const refusals: Refusals = {
  not_your_turn: () => 'It is not your turn.',
  over: () => 'The match is over.',
  not_in_hand: (r, say) => `You do not hold that card: ${say.card(r.card)}.`,
  not_a_dragon: (r, say) => `${cap(say.card(r.card))} is no dragon card.`,
  not_that_action: (r, say) => `${cap(say.card(r.card))} does something else.`,
  cell_taken: () => 'A card lies there already.',
  no_neighbour: () => 'No card lies beside that cell.',
  no_match: () => 'The card would touch no dragon of its own colour there.',
  same_when_turned: () => 'That card looks the same turned: lay it upright.',
  nothing_there: () => 'No card lies there.',
  silver_stays: () => 'The Silver Dragon never leaves its place.',
  unchanged: () => 'The card lies like that already.',
  fits_nowhere: () => 'That card fits nowhere else.',
  your_own: () => 'That is your own: name another.',
  nobody_there: (r, say) => `${say.name(r.seat)} does not play any more.`,
  pile_empty: () => 'The discard pile is empty: Silver would change anyway.',
  no_silver: () => 'This match is played without the Silver Dragon.',
  must_have_effect: () => 'Without Silver an action must have its effect if it can.',
  can_play: () => 'You can play a card, so you cannot pass.',
  card_in_the_air: () => 'Put the lifted card down first.',
  nothing_lifted: () => 'You have lifted no card.',
  nothing_to_take_back: () => 'There is nothing to undo.',
};

export const score = {
  caption: 'Goals and chains',
  player: 'Player',
  goal: 'Goal',
  chain: 'Longest chain',
  unused: 'Unused goal',
  last: 'Laid the last card',
  yes: 'yes',
  ending: (card: string) => `${card} ended it: the chain was there before Silver changed its colour.`,
};

export const frame = {
  hand: 'cards in hand',
  keys: {
    walk: 'from cell to cell on the table',
    turn: 'turn the card that is being laid',
    goal: 'show the longest chain of your goal',
    zoom: 'zoom in, zoom out',
    whole: 'the whole table, and back',
    pan: 'move the table',
  },
};

export const rules: RulesText = {
  before: [
    {
      heading: 'The goal',
      paragraphs: [
        'Each player has a secret goal: one of five colours of dragon. The player whose colour first forms a connected chain of seven dragons on the table wins, no matter who laid them.',
        'A chain may branch and bend. Each picture counts as one dragon, large or small; two groups that do not touch are never added together.',
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'You draw one card, then play one: lay a dragon card or play an action card. You may pass only if nothing fits and you hold no action.',
        'A dragon card goes beside a card on the table, upright or turned upside down, never sideways. At least one of its dragons must touch a dragon of the same colour on the neighbouring card. All other sides may clash.',
        'Did your card connect two or more different colours at once? Then draw one bonus card for each colour after the first, three at most. Rainbow and a many-coloured Silver do not count for this.',
      ],
    },
    {
      heading: 'Silver and Rainbow',
      paragraphs: [
        'The Silver Dragon starts the table and never leaves its place. While the discard pile is empty it is every colour at once; afterwards it has the colour of the top action card.',
        'The Rainbow Dragon always is every colour, and counts in chains of each.',
      ],
    },
  ],
  actions: {
    heading: 'The five actions',
    lead: 'Do what the card says, then put it on the discard pile: Silver takes its colour.',
    after: [
      'Two other ways: do what it says and put it under the pile, so that Silver keeps its colour (not while the pile is empty); or only put it on top for its colour, without doing anything.',
      'Chains are checked after the effect, and again after Silver has changed.',
      'The goal ring: players in order, then the unused goals, five places in all. “Left” hands each goal to the next place clockwise. An unused goal never wins by itself.',
    ],
  },
  after: [
    {
      heading: 'Holes and islands',
      paragraphs: [
        'Moving or zapping may leave holes and separate groups. Nothing is repaired: only the card being laid has to match.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The first complete chain ends the match. If it completes several goals at once, the player whose turn it is wins if one of these goals is theirs; otherwise the owners of the goals share the win.',
        'When the draw pile is empty, play goes on without drawing. Once all hands are empty, or all players with cards have passed in a row, the longest chain of its owner’s goal wins; equals share.',
        'A player who leaves puts the hand, shuffled, under the pile, and the unused goals are shuffled with the one given back. A new player takes an unused goal and three cards.',
      ],
    },
  ],
  variants: {
    heading: 'Lighter games',
    lead: 'For younger players, from the simplest on:',
    items: [
      ['Dragon connections', 'Dragon cards only, no goals: the player of the last card wins.'],
      [
        'Basic dragons',
        'Goals, but no actions, Silver or Rainbow. A child under seven needs a chain of only as many dragons as it is years old.',
      ],
      [
        'Single action',
        'With one kind of action or a few, and Rainbow. Silver comes in when you like; without it actions have no colour.',
      ],
      ['Full game', 'Everything.'],
    ],
  },
};
