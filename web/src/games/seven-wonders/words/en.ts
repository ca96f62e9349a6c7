// All texts of the game in English.
import type { Category } from '../facts/score';
import { roman } from '../facts/ages';
import type { Resource, Side, Direction } from '../types';
import type { Science, Kind } from '../facts/facts';
import { cap } from '../../../i18n/text';
import type { Who } from '../../game';
import type { RulesText } from './shape';

const times = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export { leaderEffects, leaderRulings, leaders } from './leaders.en';
export { matters } from './matters.en';
export { reasons, receipt } from './receipt.en';

export const table = {
  resources: {
    wood: 'wood',
    stone: 'stone',
    ore: 'ore',
    clay: 'clay',
    glass: 'glass',
    loom: 'cloth',
    papyrus: 'papyrus',
  } as Record<Resource, string>,
  units: (n: number, resource: Resource): string => (n === 1 ? '' : `${n} `) + table.resources[resource],
  classes: { raw: 'raw materials', manufactured: 'manufactured goods' },
  sciences: { compass: 'compass', gear: 'gear', tablet: 'tablet' } as Record<Science, string>,
  kinds: {
    brown: 'Raw materials',
    grey: 'Manufactured goods',
    blue: 'Civilian',
    yellow: 'Trade',
    red: 'Military',
    green: 'Science',
    purple: 'Guilds',
  } as Record<Kind, string>,
  kindCards: {
    brown: ['brown card', 'brown cards'],
    grey: ['grey card', 'grey cards'],
    blue: ['blue card', 'blue cards'],
    yellow: ['yellow card', 'yellow cards'],
    red: ['red card', 'red cards'],
    green: ['green card', 'green cards'],
    purple: ['guild', 'guilds'],
  } as Record<Kind, [string, string]>,
  side: { A: 'day', B: 'night' } as Record<Side, string>,
  sideLong: (side: string) => `${side} side`,

  coins: (n: number) => times(n, 'coin', 'coins'),
  points: (n: number) => times(n, 'point', 'points'),
  shields: (n: number) => times(n, 'shield', 'shields'),
  victories: (n: number) => times(n, 'victory', 'victories'),
  defeats: (n: number) => times(n, 'defeat', 'defeats'),
  age: (n: number) => `Age ${roman[n]}`,
  turn: (n: number) => (n > 6 ? 'last cards' : `turn ${n} of 6`),
  boards: 'Choosing wonders',
  over: 'The end',
  hands: {
    left: 'Hands go to the left',
    right: 'Hands go to the right',
  } as Record<Direction, string>,
  discardPile: (n: number) => `${times(n, 'card', 'cards')} in the discard pile`,
  discardOf: (ages: number[]) =>
    ages.flatMap((n, i) => (n > 0 ? [`${n} of age ${roman[i + 1]}`] : [])).join(', '),
  discardKnown: 'Known to you:',
  discardUnknown: 'It lies face down: you know only what you saw go there.',
  pile: (n: number) => `${times(n, 'card', 'cards')} to draw for the Free city`,
  lastTurn: 'Last turn',
  lastTurnOf: (age: number, turn: number) => `Age ${roman[age]}, ${table.turn(turn)}`,
  nothingYet: 'Nothing has been played yet.',

  you: 'You',
  yourCity: 'Your city',
  freeCity: 'the Free city',
  free: 'Free city',
  cityOf: (name: string) => `City of ${name}`,
  open: (name: string) => `${name}: look at the city`,
  leftNeighbour: 'left neighbour',
  rightNeighbour: 'right neighbour',
  cities: 'Cities around the table',
  picked: 'has picked',
  gone: 'gave up the seat',
  stage: (n: number) => `Stage ${n}`,
  stageBuilt: 'built',
  stageNext: 'next',
  stageLater: 'not built yet',
  marker: (card: string) => `with ${card} underneath`,
  costs: (what: string) => `costs ${what}`,
  sells: 'Sells',
  produces: 'Produces',
  notSold: 'not for sale',
  emptyCity: 'Nothing built yet',
  cards: (n: number) => times(n, 'card', 'cards'),
  freeBuild: 'free build ready',
  conflicts: 'Conflicts',
  conflict: (age: number, shields: number, left: string, right: string) =>
    `Age ${roman[age]}: ${times(shields, 'shield', 'shields')}; left ${left}, right ${right}`,
  token: (n: number) => (n > 0 ? `+${n}` : n < 0 ? '−1' : '0'),
  known: 'Cards you saw in this hand',
  knownGone: (n: number) => `${n} of them left it face down`,

  hand: 'Your hand',
  handEmpty: 'No cards in hand',
  pickedCard: 'picked',
  tags: {
    own: 'free of charge',
    chain: (card: string) => `free, thanks to ${card}`,
    bank: (n: number) => `${times(n, 'coin', 'coins')} to the bank`,
    to: (n: number, name: string) => `${n} to ${name}`,
    no: 'cannot be built',
  },
  ownResources: 'with own resources',
  forFree: 'for nothing',

  playFor: 'Which city to play for',
  ways: 'What to do with the card',
  modes: {
    build: 'Build',
    chain: 'Build',
    power: 'Free build',
    stage: (n: number) => `Stage ${n}`,
    stageNone: 'Stage',
    discard: 'Discard',
  },
  payments: 'How to pay',
  cheapest: 'cheapest',
  dearer: (n: number) => `${n} more`,
  total: (n: number) => `${n} in all`,
  build: (card: string, how: string) => `Build ${card} ${how}`,
  buildPay: (card: string, how: string) => `Build ${card}: ${how}`,
  buildChain: (card: string, by: string) => `Build ${card} free, thanks to ${by}`,
  buildPower: (card: string) => `Build ${card} with the free build of Olympia`,
  buildStage: (n: number, card: string, how: string) => `Build stage ${n} with ${card} ${how}`,
  buildStagePay: (n: number, card: string, how: string) => `Build stage ${n} with ${card}: ${how}`,
  discard: (card: string) => `Discard ${card} for 3 coins`,
  fromDiscard: (card: string) => `Build ${card} for nothing`,
  decline: 'Build none of them',
  chooseBoard: (wonder: string) => `Take ${wonder}`,
  chooseSide: (side: string) => `Play the ${side} side`,
  boardChoice: 'Wonders to choose from',
  sideChoice: 'Side of the board',

  is: (name: string, what: string) => `${name}: ${what}`,
  laterFree: (cards: string) => `Later makes ${cards} free`,
  freeWith: (cards: string) => `Free with ${cards}`,
  notYourTurn: 'You have nothing to decide now',
  change: 'You can still change it',
  sold: (coins: number) => `+${coins}`,
  pileOffers: 'Discard pile',
  cannotBuildHere: 'A card of that name stands in your city',

  handsTo: (name: string) => `hands go to ${name === 'You' ? 'you' : name}`,
  canBuild: (n: number, of: number, coins: number) =>
    `${n} of ${of} can be built with your ${times(coins, 'coin', 'coins')}`,
  compare: 'Compare',
  compareAll: 'Compare all cities',
  atPrices: (raw: number, made: number) => `raw ${raw} · made ${made}`,
  against: (mine: number, theirs: number, name: string) => `you ${mine} : ${theirs} ${name}`,
  stands: (token: number) =>
    token === 0 ? 'even' : `${token > 0 ? `+${token}` : `−${-token}`} as it stands`,
  partner: 'your partner: no fight',
  noFight: 'Partners: no fight',
  team: (letter: string) => `Team ${letter}`,
  debts: (n: number) => times(n, 'debt', 'debts'),
  masks: (n: number) => times(n, 'mask', 'masks'),
  diplomacy: 'sits out the next conflict',
  stageFor: (coins: number) => (coins === 1 ? 'for 1 coin' : `for ${coins} coins`),
  stageLacks: (what: string) => `lacks ${what}`,
  laws: 'What holds for everybody',
  tiles: { tax: 'Tax', bonus: 'Bonus', rule: 'Rule' } as Record<'tax' | 'bonus' | 'rule', string>,
  joined: (n: number, of: number) => `${n} of ${of} have joined`,
  aboutPlayer: (name: string) => `${name} at the table`,

  fight: {
    title: (age: number) => `Conflicts of age ${roman[age]}`,
    worth: (n: number) => `a victory is worth ${n}`,
    ring: (n: number) => `Ring of ${n} cities`,
    mine: (tokens: string) => `Your tokens of this age: ${tokens}.`,
    stays: 'Stays in the log.',
    on: (age: number) => `On to age ${roman[age]}`,
    toEnd: 'On to the end',
  },
  large: {
    freeWith: 'Free with',
    makesFree: 'Makes free',
    nothing: 'nothing',
    held: 'in your city',
    around: 'Around the table',
    standsIn: (who: string) => `with ${who}`,
    nowhere: 'Stands in no city, nor does what makes it free.',
    costs: 'Costs you now',
    notNow: 'Why not now',
    kind: (kind: string, age: number) => `${kind}, age ${roman[age]}`,
  },
  sheet: {
    city: 'City',
    stages: 'Stages',
    so: 'Points so far',
    public: 'What everybody can see; the best of each is underlined.',
  },
  keys: {
    compare: 'Compare all cities',
    large: 'The card, large',
  },
};

export const effects = {
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  wild: 'one science symbol of your choice, counted at the end',
  science: (symbol: string) => `science (${symbol})`,
  makes: (what: string) => `${what} each turn`,
  makesOwn: (what: string) => `${what} each turn, not for sale`,
  trade: {
    left: (what: string, price: number) => `${what} from the left neighbour for ${price} a unit`,
    right: (what: string, price: number) => `${what} from the right neighbour for ${price} a unit`,
    both: (what: string, price: number) => `${what} from both neighbours for ${price} a unit`,
  },
  stages: 'stage',
  defeats: 'defeat token',
  whose: {
    own: 'in your city',
    neighbours: 'in the two neighbouring cities',
    all: 'in your city and the two beside it',
  },
  each: (gain: string, count: string, where: string) => `${gain} for each ${count} ${where}`,
  atEnd: (points: string) => `${points} at the end`,
  now: (coins: string) => `${coins} now`,
  free_build: 'once in each age, build a card for nothing',
  play_last_card: 'play the last card of each age as well',
  build_from_discard: 'build a card of the discard pile for nothing',
  copy_guild: 'at the end, count one guild of a neighbour as yours',
  nothing: 'nothing',
};

export const prompts = {
  wonder: 'Choose your wonder',
  side: 'Choose the side of your wonder',
  play: (age: string, turn: number) => `Age ${age}, turn ${turn}: choose a card`,
  free: 'Now play a card for the Free city',
  last: 'Play your last card of this age, or discard it',
  discard: 'Build a card of the discard pile for nothing',
  discardFree: 'Build a card of the discard pile in the Free city',
  waitBoards: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a wonder`,
  waitTurn: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a card`,
  waitLast: (who: string) => `${who} may play the last card`,
  waitDiscard: (who: string) => `${who} is looking through the discard pile`,
  yourPick: (pick: string) => `Your choice: ${pick}.`,
};

export const sentences = {
  you: 'you',
  chose: (w: Who, wonder: string, side: string) => `${w.name} took ${wonder}, ${side} side.`,
  began: (age: string) => `Age ${age} begins.`,
  beganHand: (age: string, cards: string) => `Age ${age} begins. Your hand: ${cards}.`,
  yourPick: (what: string) => `Face down: ${what}.`,
  freePick: (what: string) => `What lay for the Free city cannot stand beside it; now: ${what}.`,
  turn: (age: string, turn: string, plays: string) => `${age}, ${turn}: ${plays}.`,
  between: '; ',
  builds: (w: Who, card: string) => `${w.name} built ${card}`,
  chain: (w: Who, card: string) => `${w.name} built ${card} free by its chain`,
  power: (w: Who, card: string) => `${w.name} built ${card} free by Olympia`,
  stage: (w: Who) => `${w.name} built a stage of the wonder`,
  stageWith: (w: Who, card: string) => `${w.name} built a stage of the wonder with ${card}`,
  discards: (w: Who) => `${w.name} discarded a card`,
  discardsCard: (w: Who, card: string) => `${w.name} discarded ${card}`,
  paying: (to: string) => `, paying ${to}`,
  to: (n: number, name: string) => `${n} to ${name}`,
  income: (coins: string) => ` (+${coins})`,
  drew: (w: Who) => `${w.name} drew a card for the Free city.`,
  drewCard: (card: string) => `You drew ${card} for the Free city.`,
  last: (play: string) => `With the last card, ${play}.`,
  unplayed: (n: number) => (n === 1 ? 'The last card was discarded.' : `The ${n} last cards were discarded.`),
  unplayedYours: (card: string) => ` Yours was ${card}.`,
  passed: 'Hands were passed on.',
  passedHand: (cards: string) => `Hands were passed on. Yours: ${cards}.`,
  fromDiscard: (w: Who, card: string) => `${w.name} built ${card} from the discard pile`,
  declined: (w: Who) => `${w.name} built nothing from the discard pile.`,
  looked: (w: Who) => `${w.name} ${w.you ? 'look' : 'looks'} through the discard pile.`,
  nothing: (w: Who) => `${w.name} found nothing to build in the discard pile.`,
  conflicts: (age: string, results: string) => `Conflicts of age ${age}: ${results}.`,
  conflict: (name: string, tokens: string) => `${name} ${tokens}`,
  left: (w: Who) => `${w.name} gave up the seat; a bot plays on.`,
  ended: 'The game is over.',
  claimed: 'Nobody else is left, the game is over.',
  wins: (w: Who) => `${cap(w.name)} ${w.you ? 'win' : 'wins'}.`,
  shared: (names: string) => `${cap(names)} share the win.`,
  nobody: 'Nobody wins.',
};

export const picks = {
  build: (card: string) => `build ${card}`,
  stage: (card: string) => `a stage with ${card}`,
  discard: (card: string) => `discard ${card}`,
};

export const refusals = {
  not_your_turn: 'You have nothing to decide now.',
  over: 'The match is over.',
  not_now: 'Something else has to be decided now.',
  not_your_city: 'You do not play for that city now; your own comes first.',
  not_your_leader: (leader: string) => `You do not hold ${leader} as a leader.`,
  not_in_hand: (card: string) => `You do not hold ${card}.`,
  not_in_discard: (card: string) => `${card} is not in the discard pile.`,
  already_built: (card: string) => `${card} stands in this city already.`,
  wonder_complete: 'The wonder is complete.',
  no_wonder: 'The city has no wonder any more.',
  no_stages: 'While Jesus is here, the city builds no stages.',
  not_that_stage: 'That stage cannot be built now.',
  no_plenty: 'Nothing here gives as many units as it takes.',
  not_offered: 'That cannot be chosen now.',
  must_choose: 'Something has to be chosen.',
  resources_missing: (what: string) => `Lacking, and not for sale beside you: ${what}.`,
  coins_missing: (needed: string, held: number) => `It takes ${needed}; the city has ${held}.`,
  overpaid: 'That is more than it costs.',
  underpaid: 'That payment does not buy what is needed.',
  free_by_chain: (card: string) => `${card} makes it free: there is nothing to pay.`,
  no_chain: 'No card of its chain stands in the city.',
  no_free_build: 'There is no free build left in this age.',
  power_wasted: 'It costs nothing anyway.',
  free_city_builds: 'The Free city must build if it can.',
  wonder_not_free: 'That wonder is not yours to take.',
  side_given: 'You cannot choose the side.',
  picked_already: (card: string) => `${card} is picked for your own city.`,
};

export const score = {
  caption: 'Points by category',
  category: 'Category',
  of: {
    military: 'Conflicts',
    coins: 'Coins',
    wonder: 'Wonder',
    civilian: 'Civilian',
    science: 'Science',
    commerce: 'Trade',
    guilds: 'Guilds',
    leaders: 'Leaders',
  } as Record<Category, string>,
  total: 'Total',
  winner: 'Winner',
  copied: (city: string, guild: string) => `${city}: the wonder copies the ${guild}.`,
  symbols: (city: string, symbols: string) => `${city}: ${symbols}.`,
  symbolsTitle: 'Science symbols, free ones placed best',
  tie: 'Equal totals are decided by coins.',
};

export const frame = {
  coins: 'coins',
  shields: 'shields',
  players: { random: 'Random', heuristic: 'Steady' } as Record<string, string>,
};

export const rules: RulesText = {
  before: [
    {
      heading: 'What it is about',
      paragraphs: [
        'Everybody builds an ancient city around a wonder, in three ages of six turns. Points come from many sides at once: arms, money, the wonder, fine buildings, trade, science and guilds. The highest total wins.',
        'You only ever deal with your two neighbours: you buy from them and measure your army against theirs.',
      ],
    },
    {
      heading: 'A turn',
      paragraphs: [
        'Everybody chooses one card of the hand, secretly and at the same time. You can change your choice until the last player has chosen; then all choices are revealed together.',
        'With the card you do one of three things: build it in your city; put it face down under your wonder and build the next stage; or discard it for 3 coins, which is always allowed.',
        'Then the hands move on: to the left in ages I and III, to the right in age II.',
        'In the sixth turn you have two cards left: you play one, the other is discarded and earns nothing.',
        'The same building may stand in a city only once, however it was built.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'A price in coins goes to the bank. A price in resources asks that you have them available: nothing is used up, everything produces anew each turn. A card that offers a choice gives one of its resources a turn.',
        'What you lack you can buy from the left or right neighbour for 2 coins a unit: what the board, the brown and the grey cards of that neighbour produce. Nobody can refuse, and the seller loses nothing. Trading posts lower a price to 1.',
        'You spend only coins you had when the turn began. What anybody builds this turn produces, sells and discounts from the next turn on.',
        'Chains: who owns the building named on a card builds that card for nothing at all.',
      ],
    },
  ],
  kinds: {
    heading: 'The cards',
    lead: 'The colour tells what a building is for:',
    of: {
      brown: 'Raw materials: wood, stone, clay, ore.',
      grey: 'Manufactured goods: glass, cloth, papyrus.',
      blue: 'Fine buildings: plain points.',
      yellow:
        'Trade: coins, cheaper goods, goods of your own that cannot be bought, and later points for what you have built.',
      red: 'Shields for the conflicts.',
      green:
        'Science: each kind of symbol scores its number squared, and each set of three different ones 7 points more.',
      purple: 'Guilds, only in age III: points for what you or your neighbours have.',
    },
  },
  after: [
    {
      heading: 'Conflicts',
      paragraphs: [
        'At the end of an age each city compares its shields with both neighbours. More shields win a token of 1, 3 or 5 points (ages I, II and III); fewer give a token of −1; equal, nothing.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'After age III points are added up: conflict tokens, 1 for every 3 coins, wonder, blue cards, science, trade, guilds. A free science symbol and a copied guild count in the way that is best for their owner. Equal totals are decided by coins.',
      ],
    },
  ],
  wonders: {
    heading: 'Special stages',
    lead: 'Most stages give points, shields, coins or resources. These do more:',
    powers: [
      ['Olympia, day', 'Once in each age you may build a card of your hand for nothing.'],
      [
        'Olympia, night',
        'Both neighbours sell raw materials for 1. At the end you copy one guild of a neighbour.',
      ],
      ['Babylon, night', 'You may play the last card of each age instead of discarding it.'],
      [
        'Halicarnassus',
        'When the turn is over you look through the discard pile and build one card of it for nothing; cards discarded this very turn are among them.',
      ],
    ],
  },
  two: {
    heading: 'With two players',
    paragraphs: [
      'A third, free city sits between you. In turns, one player draws a card from a separate pile, plays one card for their own city and one for the free city. It follows the same rules and discards only when it can build nothing.',
      'The free city trades and fights like any neighbour, but only the two of you can win.',
    ],
  },
};
