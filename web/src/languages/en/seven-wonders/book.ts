// The rules in our own words, and what is not plain of leaders, in English: fetched when somebody reads them.
import { plural } from '../../../i18n/language.svelte';
import type { Leader } from '../../../games/seven-wonders/types';
import type { RulesText } from '../../../games/seven-wonders/words/shape';

const times = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });

const choice = 'You choose which resource. A price in coins stays as it is.';
const complete = 'Only complete sets count.';
const best = 'The change that brings most is found at the end.';

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

export const citiesRules = {
  heading: 'With Cities',
  paragraphs: [
    'An option for three to eight players; eight need it. It brings black cards: nine for each age, of which as many as there are players are drawn by chance and shuffled in. Hands have eight cards then, and an age has seven turns; eight players have seven cards and six turns. Three guilds and the wonders Petra and Byzantium come with it, Byzantium only for four players and more.',
    'Losses: a card may say that everybody else loses coins. Once the turn is carried out, all of them say at the same time, face down, how many of these coins they pay to the bank. For each coin that they do not pay they take a debt, a broken coin: −1 point at the end, and it can never be bought back. Nobody has to pay, even with coins enough.',
    'Diplomacy: a dove keeps its owner out of the conflicts at the end of the age, and is given back. Their two neighbours meet each other instead. If two cities are left they fight once; a city that is left alone fights nobody. Whoever has a second dove keeps it for the next age.',
    'Masks: when points are counted, each mask counts as one symbol that is printed on a green card of a neighbour, the one that brings most.',
    'Docks make the first unit of a turn from one neighbour a coin cheaper, below a trading post as well. The Secret Warehouse gives a unit more of what the city produces, the Black Market one of what it does not; neither is for sale.',
  ],
  teams: {
    heading: 'In teams',
    paragraphs: [
      'With Cities and 4, 6 or 8 players two who sit side by side can play together. Partners see each other’s hands, buy from each other like any neighbours, and do not fight each other.',
      'Each partner fights the neighbour on their other side twice: shields are compared once, and two tokens are given. A dove makes that one token; a dove on both sides of a border, none.',
      'The points of both are added up. Equal sums are decided by the coins of both.',
    ],
  },
  listed: (age: string, n: number) => `Black cards of age ${age}: ${n}`,
};

export const packRules = {
  heading: 'Wonders of no box',
  lead: 'The host can add wonders that were published apart from the boxes, and one that players made. Each needs the boxes that it speaks of:',
  powers: [
    [
      'Great Wall of China',
      'Its four stages are built in any order: with each card or leader that marks one you say which. The night side, which has a dove, a loss and a mask, is there only with Cities.',
    ],
    [
      'Stonehenge',
      'Counts stone that is printed on your brown cards: two on a card that makes two, one on a card that offers it as a choice. At night the second stage counts the neighbours’ cards of the colour that lies under it; everybody sees that colour, but not the card. If a leader lies there, the neighbours’ leaders count.',
    ],
    [
      'Manneken Pis',
      'Begins with 4 coins more and makes nothing. By day it has no stages of its own: the first is the first of the left neighbour, the second the second of the right one, the third the last of the left one. Each costs what that one costs and does what that one does, whether it is built there or not. At night one great stage takes one of every resource.',
    ],
    [
      'Abu Simbel, with Leaders',
      'When a stage with the tomb is built you may entomb one of your leaders: what they do stops, they are no leader of yours any more, and twice what they cost counts at the end.',
    ],
    [
      'Catan, with Cities by day and Leaders at night',
      'Once in each turn two units of one resource, your own or bought, are one of any other. At night the first stage draws a leader, seen by all, whom you may recruit for the price.',
    ],
    [
      'Babel, with the Tower of Babel',
      'Has one tile more. Its stages let you lay one of your tiles on the board, for good: by day taxes and restrictions act for all others and discounts and bonuses for you; at night the first acts for all others and the second for you alone. Such tiles count like those on the tower.',
    ],
  ] as [string, string][],
  sides: (wonder: string, side: string) => `${wonder}, ${side}`,
};

export const babelRules = {
  tower: {
    heading: 'With the Tower of Babel',
    paragraphs: [
      'An option for three players and more. There are 24 tiles; each changes the rules for everybody while it lies open on the tower. Before age I everybody is dealt three of them, keeps one and passes the rest to the right, until all hold three.',
      'A fourth thing can be done with a card, though not with the last one of an age: discard it without coins and lay one of your tiles, face down. At the end of the turn all such tiles are turned up and laid clockwise, the lowest number first: on a free place while there is one, then over the oldest tile. The tower has three places with three or four players, and four with more.',
      'What lies open acts from the next turn on; what is covered does nothing any more. A tile laid in the last turn of an age acts in its conflicts.',
      'Taxes go to the bank and come on top of everything, also where a chain or a power builds for nothing: who cannot pay cannot do it. Cards of the discard pile are not taxed. Where chains are taxed you may pay the card instead. Price tiles change what neighbours ask, discounts included, but never below nothing.',
      'Laid tiles bring 2, 5 or 10 points for one, two or three, covered or not. Tiles left in hand bring nothing.',
    ],
  },
  projects: {
    heading: 'With Great Projects',
    paragraphs: [
      'An option for three players and more. Each age has a project, one of five, with one token fewer than there are players. Who builds a card of its colour may take part in the same turn: they pay its cost on top, resources of both in one sum, and take a token. You can do that once for every card you build. In the turn in which the tokens run out, all who join get one. From the next turn on, the project is closed.',
      'At the end of the age, before the conflicts, the project succeeds if all its tokens are taken: each token brings its reward. Otherwise everybody without a token pays the penalty; who has nothing to lose takes a token of −1, −2 or −3 points, by the age. Whoever has a token loses nothing.',
      'Some tokens are kept: one builds a stage for nothing, once; one builds a card for nothing, once; one lets you take part with a card of another colour, once. Others bring shields or points.',
      'Double Walls takes what the board makes or its power, for the rest of the match.',
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
    'An option for three players and more. Leaders are great people of antiquity: each costs coins and helps whoever recruits them, at once, for the rest of the match or at the end. Everybody starts with 6 coins.',
    'Before age I everybody is dealt four leaders, keeps one and passes the rest to the right, until all hold four. If leaders are dealt instead, everybody keeps their four.',
    'Each age begins with a leader: all choose one of theirs at the same time, then all are shown. Recruit them for their price; or put them face down under the wonder and build its next stage; or discard them for 3 coins. The fourth stays in hand and counts nothing.',
    'A recruited leader acts from that moment on, also in the conflicts of the same age. What leaders produce is never for sale, and a leader is no building. Leaders that were discarded or put under a wonder are in no discard pile.',
    'Points of leaders are a row of their own on the score sheet.',
  ],
  listed: (set: string, n: number) => `${set}: ${times(n, 'leader', 'leaders')}`,
};

/** What is not plain from the effect alone. */
export const leaderRulings: Partial<Record<Leader, string>> = {
  alexander: 'Each token counts 1, whatever is on it. Those that you have at the end count.',
  archimedes: choice,
  hammurabi: choice,
  leonidas: choice,
  imhotep: choice,
  bilkis: 'The bank is no neighbour: Hatshepsut earns nothing by it.',
  hatshepsut: 'The coin comes after paying, so it does not help to pay in the same turn.',
  maecenas: 'Not himself, and not leaders that came before him.',
  midas: 'Besides the point that every 3 coins bring anyway.',
  nero: 'Tokens won before do not count.',
  plato: complete,
  justinian: complete,
  solomon:
    'From the discard pile of cards, which holds no leaders. In the leader phase of age I it is still empty.',
  tomyris: 'The victor takes their victory token and your defeat token. Tokens that you have stay.',
  berenice: 'Coins of neighbours do not count; the 3 for a discard do.',
  semiramis: 'Defeat tokens from before and after both count, from the next conflicts on.',
  louis: 'Never less than nothing.',
  cypselos: 'The coins come from the bank, after all leaders of the phase were paid.',
  'hua-mulan': 'In all their conflicts, not only in those with you. Nobody has fewer than 0 shields.',
  socrates: best,
  aganice: best,
  spartacus: 'Cards only: your stages and tokens are still counted.',
  axelous: 'Shields as you have them when the turn begins.',
  telesilla: 'Whoever has none gives none back.',
  octavia: 'Everybody loses by the stages of their own wonder, as far as they have coins.',
  arsinoe: 'Everybody loses what they have, and no more.',
  agrippina: 'A leader under the wonder is not recruited and does not count.',
  ramses: 'Whatever the guild costs.',
  ulysses: 'Like the other card of the last turn, it is built, put under the wonder or discarded for coins.',
  stevie:
    'The stage needs no card underneath, and its resources need not be paid; coins printed on it must be.',
  esteban:
    'Announced after a turn, once in a match: nobody passes their hand that time. Not in the last turn of an age.',
  wil: 'Whoever has no leader in hand gives none and draws none.',
  bauza: 'Stages keep their places on the board; “next stage” is any that is not built.',
  hercules: 'He lies open under the stage and is no leader any more.',
  attila: 'What the stage brought at once stays; it can be built again.',
  'chuck-norris': 'The cards under the wonders become buildings; nobody builds stages any more.',
  damocles: 'The card goes to the discard pile. What it brought at once stays, and so do cards it made free.',
  herodotus: 'What the stage brings at once happens now. It is no stage of your own wonder.',
  jesus: 'A unit of it must be produced or bought once. Whoever has him builds no stages.',
  orpheus: 'If no leaders are left to draw, nothing happens.',
  phryne: 'If no leaders are left to draw, nothing happens.',
  pythia: 'If the player you name wins, you are second, whatever your points.',
  sith: 'Which cards there will be, not who will hold them.',
  urvasi: 'One built card of each neighbour, of one colour; no city may come to have two of one name.',
  vercingetorix: 'Once in a match, after any turn.',
};
