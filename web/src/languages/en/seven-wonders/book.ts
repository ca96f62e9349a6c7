// The rules in our own words and the rulings on leaders, in English, fetched when a player reads them.
import { plural } from '../../../i18n/language.svelte';
import type { Leader } from '../../../games/seven-wonders/types';
import type { RulesText } from '../../../games/seven-wonders/words/shape';

const times = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });

const choice = 'You choose which resource. A price in coins stays as it is.';
const complete = 'Only complete sets count.';
const best = 'At the end, the best change is chosen for you.';

export const rules: RulesText = {
  before: [
    {
      heading: 'The goal',
      paragraphs: [
        'Each player builds an ancient city around a wonder, in three ages of six turns. Points come from armies, coins, the wonder, fine buildings, trade, science and guilds. The highest total wins.',
        'You only ever deal with your two neighbours: you buy from them and measure your army against theirs.',
      ],
    },
    {
      heading: 'A turn',
      paragraphs: [
        'All players choose one card of their hand, secretly and at the same time. You can change your choice until the last player has chosen; then all choices are revealed together.',
        'With the card you do one of three things. Build it in your city. Or put it face down under your wonder and build the next stage. Or discard it for 3 coins, which is always allowed.',
        'Then the hands move on: to the left in ages I and III, to the right in age II.',
        'In the sixth turn you have two cards left: you play one, the other is discarded and earns nothing.',
        'A city may have the same building only once, however it was built.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'A price in coins goes to the bank. A price in resources asks that you have them available: nothing is used up, every source produces again each turn. A card that offers a choice gives one of its resources a turn.',
        'You can buy missing resources from the left or right neighbour for 2 coins a unit: those that their board, brown and grey cards produce. The seller cannot refuse, and loses nothing. Trading posts lower a price to 1.',
        'You spend only coins you had when the turn began. Cards built this turn produce, sell and discount from the next turn on.',
        'Chains: if you own the building named on a card, you build that card for free.',
      ],
    },
  ],
  kinds: {
    heading: 'The cards',
    lead: 'The colour shows what a building is for:',
    of: {
      brown: 'Raw materials: wood, stone, clay, ore.',
      grey: 'Manufactured goods: glass, cloth, papyrus.',
      blue: 'Fine buildings: plain points.',
      yellow:
        'Trade: coins, cheaper goods, goods of your own that cannot be bought, and later points for cards and stages.',
      red: 'Shields for the conflicts.',
      green:
        'Science: each kind of symbol scores its number squared, and each set of three different ones 7 points more.',
      purple: 'Guilds, only in age III: points for your and your neighbours’ cities.',
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
      ['Olympia, day', 'Once in each age you may build a card of your hand for free.'],
      [
        'Olympia, night',
        'Both neighbours sell raw materials for 1. At the end you copy one guild of a neighbour.',
      ],
      ['Babylon, night', 'You may play the last card of each age instead of discarding it.'],
      [
        'Halicarnassus',
        'At the end of the turn you look through the discard pile and build one of its cards for free. Cards discarded this turn are among them.',
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

export const citiesRules = {
  heading: 'With Cities',
  paragraphs: [
    'An option for three to eight players; eight need it. It brings black cards, nine for each age. As many as there are players are drawn by chance and shuffled in. Hands then have eight cards, and an age has seven turns; eight players have seven cards and six turns. Three guilds and the wonders Petra and Byzantium come with it, Byzantium only for four players and more.',
    'Losses: a card may make all other players lose coins. At the end of the turn, they choose at the same time, face down, how many of these coins they pay to the bank. For each unpaid coin they take a debt, a broken coin: −1 point at the end, and it can never be bought back. No player has to pay, even with enough coins.',
    'Diplomacy: a dove keeps its owner out of the conflicts at the end of the age, and is given back. Their two neighbours meet each other instead. If two cities are left they fight once; a city that is left alone does not fight. A player with a second dove keeps it for the next age.',
    'Masks: at the end, each mask counts as one symbol printed on a green card of a neighbour, the one that brings most.',
    'Docks make the first unit of a turn from one neighbour a coin cheaper, even with a trading post. The Secret Warehouse gives one more unit of a resource the city produces, the Black Market one of a resource it does not. Neither is for sale.',
  ],
  teams: {
    heading: 'In teams',
    paragraphs: [
      'With Cities and 4, 6 or 8 players, two neighbours can play together. Partners see each other’s hands, buy from each other like any neighbours, and do not fight each other.',
      'Each partner fights the neighbour on their other side twice: shields are compared once, and two tokens are given. A dove makes that one token; a dove on both sides of a border, none.',
      'The points of both are added up. Equal sums are decided by the coins of both.',
    ],
  },
  listed: (age: string, n: number) => `Black cards of age ${age}: ${n}`,
};

export const packRules = {
  heading: 'More wonders',
  lead: 'The host can add wonders that were published separately, and one that players made. Each needs the expansions that it names:',
  powers: [
    [
      'Great Wall of China',
      'You build its four stages in any order, and say which with each card or leader that marks one. The night side has a dove, a loss and a mask, and needs Cities.',
    ],
    [
      'Stonehenge',
      'Counts stone printed on your brown cards: two on a card that makes two, one on a card that offers it as a choice. At night the second stage counts the neighbours’ cards of the colour that lies under it; all players see that colour, but not the card. If a leader lies there, the neighbours’ leaders count.',
    ],
    [
      'Manneken Pis',
      'Begins with 4 coins more and makes nothing. By day it has no stages of its own. It copies three: the first of the left neighbour, the second of the right one, the last of the left one. Cost and effect are the same, whether that stage is built there or not. At night one great stage takes one of every resource.',
    ],
    [
      'Abu Simbel, with Leaders',
      'When you build a stage with the tomb you may entomb one of your leaders. Their effect stops, and they are no leader of yours any more. At the end, twice their cost counts.',
    ],
    [
      'Catan, with Cities by day and Leaders at night',
      'Once in each turn, two units of one resource, your own or bought, count as one of any other. At night the first stage draws a leader, seen by all; you may recruit them for the price.',
    ],
    [
      'Babel, with the Tower of Babel',
      'Has one tile more. Its stages let you lay one of your tiles on the board, where it stays. By day, taxes and restrictions act for all others, discounts and bonuses for you. At night, the first acts for all others, the second for you alone. Such tiles count like those on the tower.',
    ],
  ] as [string, string][],
  sides: (wonder: string, side: string) => `${wonder}, ${side}`,
};

export const babelRules = {
  tower: {
    heading: 'With the Tower of Babel',
    paragraphs: [
      'An option for three players and more. There are 24 tiles; each changes the rules for all while it lies open on the tower. Before age I each player is dealt three of them, keeps one and passes the rest to the right, until all hold three.',
      'There is a fourth use of a card, except of the last one of an age. Discard it without coins and lay one of your tiles, face down. At the end of the turn all such tiles are turned up and laid clockwise, the lowest number first. They go on a free place while there is one, then over the oldest tile. The tower has three places with three or four players, and four with more.',
      'Open tiles act from the next turn on; covered tiles have no effect any more. A tile laid in the last turn of an age acts in its conflicts.',
      'Taxes go to the bank and come on top of everything, even where a chain or a power builds for free. If you cannot pay, you cannot do it. Cards of the discard pile are not taxed. Where chains are taxed you may pay for the card instead. Price tiles change the neighbours’ prices, discounts included, but never below 0.',
      'Laid tiles bring 2, 5 or 10 points for one, two or three, covered or not. Tiles left in hand bring nothing.',
    ],
  },
  projects: {
    heading: 'With Great Projects',
    paragraphs: [
      'An option for three players and more. Each age has a project, one of five, with one token fewer than there are players. When you build a card of its colour you may take part in the same turn. You pay its cost on top, resources of both in one sum, and take a token. You can do that once for every card you build. In the turn in which the tokens run out, all who join get one. From the next turn on, the project is closed.',
      'At the end of the age, before the conflicts, the project succeeds if all its tokens are taken: each token brings its reward. Otherwise each player without a token pays the penalty. With nothing to lose, they take a token of −1, −2 or −3 points, by the age. Players with a token lose nothing.',
      'Some tokens are kept, to be used once: one builds a stage for free, one a card for free. One lets you take part with a card of another colour. Others bring shields or points.',
      'Double Walls takes the board’s resource, or its power, for the rest of the match.',
    ],
  },
  tiles: (n: number) => `The tiles: ${n}`,
  listed: (age: string, n: number) => `Projects of age ${age}: ${n}`,
  done: (what: string) => `Success: ${what}.`,
  failed: (what: string) => `Failure: ${what}.`,
};

export const leaderRules = {
  heading: 'With leaders',
  paragraphs: [
    'An option for three players and more. Leaders are great people of antiquity. Each costs coins and helps their player at once, for the rest of the match or at the end. All players start with 6 coins.',
    'Before age I each player is dealt four leaders, keeps one and passes the rest to the right, until all hold four. If leaders are dealt instead, all keep their four.',
    'Each age begins with a leader: all choose one of theirs at the same time, then all are shown. Recruit them for their price; or put them face down under the wonder and build its next stage; or discard them for 3 coins. The fourth stays in hand and does not count.',
    'A recruited leader acts from that moment on, also in the conflicts of the same age. What leaders produce is never for sale, and a leader is no building. Leaders that were discarded or put under a wonder are in no discard pile.',
    'Points of leaders are a row of their own on the score sheet.',
  ],
  listed: (set: string, n: number) => `${set}: ${times(n, 'leader', 'leaders')}`,
};

/** The rulings on leaders whose effect alone is not clear. */
export const leaderRulings: Partial<Record<Leader, string>> = {
  alexander: 'Each token that you have at the end counts 1, whatever its value.',
  archimedes: choice,
  hammurabi: choice,
  leonidas: choice,
  imhotep: choice,
  bilkis: 'The bank is no neighbour: Hatshepsut earns nothing by it.',
  hatshepsut: 'The coin comes after paying, so it does not help to pay in the same turn.',
  maecenas: 'Not himself, and not leaders that came before him.',
  midas: 'In addition to the point for every 3 coins.',
  nero: 'Tokens won before do not count.',
  plato: complete,
  justinian: complete,
  solomon:
    'From the discard pile of cards, where no leaders are. In the leader phase of age I it is still empty.',
  tomyris: 'The victor takes their victory token and your defeat token. Tokens that you have stay.',
  berenice: 'Coins of neighbours do not count; the 3 for a discard do.',
  semiramis: 'Defeat tokens from before and after both count, from the next conflicts on.',
  louis: 'Never below 0.',
  cypselos: 'The coins come from the bank, after all leaders of the phase were paid.',
  'hua-mulan': 'In all their conflicts, not only in those with you. Shields never fall below 0.',
  socrates: best,
  aganice: best,
  spartacus: 'Cards only: your stages and tokens are still counted.',
  axelous: 'Shields as you have them when the turn begins.',
  telesilla: 'A player with none gives none back.',
  octavia: 'Each loses by the stages of their own wonder, as far as they have coins.',
  arsinoe: 'No player loses more coins than they have.',
  agrippina: 'A leader under the wonder is not recruited and does not count.',
  ramses: 'Whatever the guild costs.',
  ulysses: 'Like the other card of the last turn, it is built, put under the wonder or discarded for coins.',
  stevie: 'The stage needs no card underneath and no resources; coins printed on it must be paid.',
  esteban:
    'Announced after a turn, once in a match: hands are not passed that time. Not in the last turn of an age.',
  wil: 'A player with no leader in hand gives none and draws none.',
  bauza: 'Stages keep their places on the board; “next stage” is any that is not built.',
  hercules: 'He lies open under the stage and is no leader any more.',
  attila: 'Immediate gains of the stage stay; it can be built again.',
  'chuck-norris': 'The cards under the wonders become buildings; no stages are built any more.',
  damocles: 'The card goes to the discard pile. Its immediate gains stay, and so do cards it made free.',
  herodotus: 'Immediate gains of the stage come now. It is no stage of your own wonder.',
  jesus: 'A unit of it must be produced or bought once. The city that has him builds no stages.',
  orpheus: 'If no leaders are left to draw, nothing happens.',
  phryne: 'If no leaders are left to draw, nothing happens.',
  pythia: 'If the player you name wins, you are second, whatever your points.',
  sith: 'Which cards there will be, not who will hold them.',
  urvasi: 'One built card of each neighbour, of one colour; no city may come to have two of one name.',
  vercingetorix: 'Once in a match, after any turn.',
};
