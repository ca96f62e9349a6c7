// The texts of the Tower of Babel and the Great Projects, in English.
import { plural } from '../../../i18n/language.svelte';
import { roman } from '../../../games/seven-wonders/facts/ages';
import type { TileKind } from '../../../games/seven-wonders/facts/babel';
import type { Who } from '../../../games/game';

const times = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const coins = (n: number) => times(n, 'coin', 'coins');
const s = (w: Who, you: string, other: string) => `${w.name} ${w.you ? you : other}`;

export const babel = {
  title: { both: 'Tower of Babel and Great Project', tower: 'Tower of Babel', project: 'Great Project' },
  tile: (n: number) => `Tile ${n}`,
  kinds: { tax: 'Tax', discount: 'Discount', restriction: 'Restriction', bonus: 'Bonus' } as Record<
    TileKind,
    string
  >,
  /** The effect of a tile, in few words. */
  law: {
    /** `age`: 0 before the first age. */
    coins: (age: number) => (age > 0 ? coins(age) : '1, 2 or 3 coins'),
    tax: (what: string, coins: string) => `${what}: ${coins} tax`,
    brings: (what: string, coins: string) => `${what} bring ${coins}`,
    chains: 'Chains',
    stages: 'Stages',
    tilesLaid: 'Tiles laid',
    bought: 'Purchases',
    income: 'Coins of the bank',
    victories: 'Victories',
    noUnits: (what: string) => `${what} need no resources`,
    inCoins: (what: string) => `${what}: 1 coin a resource`,
    richBrown: 'Idle brown cards: double and choice',
    resting: (n: number) => `${n} idle trade cards`,
    price: (what: string, more: number) =>
      more > 0 ? `${what} cost ${more} more` : `${what} cost ${-more} less`,
    beside: 'Chains by neighbours’ cards, too',
    produce: (what: string) => `${what} for all`,
    endless: 'Single brown cards have no limit',
    victoriesLess: 'Victories count a step less',
    twoDefeats: 'A defeat gives two tokens',
  },
  acts: 'In force',
  none: 'No tile in force yet',
  place: 'Free place',
  places: (n: number) => plural(n, { one: '# free place', other: '# free places' }),
  laidBy: (name: string) => `laid by ${name === 'You' ? 'you' : name}`,
  next: 'the next tile covers it',
  covered: 'Covered, without effect',
  yours: 'Your tiles',
  yoursNone: 'You have no tiles left to lay.',
  pending: 'Lies face down, and acts from the next turn on.',
  inHand: (n: number) => `${times(n, 'tile', 'tiles')} in hand`,
  laid: (n: number) => `${times(n, 'tile', 'tiles')} laid`,
  players: 'Tiles by player',
  player: (laid: number, points: number, held: number) =>
    `${laid} laid, ${times(points, 'point', 'points')}; ${held} in hand`,
  points: (all: number[]) => `Points at the end for 1, 2, 3 laid: ${all.slice(1).join(', ')}.`,
  rule: 'Discard a card without coins to lay a tile. It acts for all players from the next turn on. Tiles of one turn are laid in order of number. When all places are taken, the next covers the oldest.',
  open: 'Tower and project, large',
  shortTower: (acting: number, places: number) => `Tower of Babel: ${acting} of ${places} tiles in force`,
  shortProject: (name: string, n: number, of: number) => `${name}: ${n} of ${of} tokens taken`,

  project: {
    of: (age: number) => `Great Project of age ${roman[age]}`,
    takes: (card: string, cost: string) => `build a ${card} and add ${cost}`,
    tokens: 'Tokens',
    taken: (n: number, of: number) => `${n} of ${of} taken`,
    more: (n: number) => (n === 0 ? 'all are taken' : n === 1 ? '1 more is needed' : `${n} more are needed`),
    closed: 'no player can join any more',
    ifDone: 'If all are taken',
    each: (what: string) => `for each token: ${what}`,
    ifNot: 'If not',
    you: 'You',
    yours: (n: number) => (n === 0 ? 'no token yet' : times(n, 'token', 'tokens')),
    safe: 'A player with a token loses nothing.',
    held: (name: string, n: number) => (n > 1 ? `${name}: ${n}` : name),
    earlier: 'Earlier projects',
    done: 'succeeded',
    failed: 'failed',
    promise: (needed: number, reward: string, penalty: string) =>
      `${needed} taken: ${reward} · else ${penalty}`,
    penalty: {
      card: (card: string) => `lose a ${card}`,
      coins: 'lose all coins',
      board: 'lose the board’s resource, or its power, permanently',
      victories: (n: number) => `lose ${times(n, 'victory token', 'victory tokens')}`,
    },
    /** The penalty for players without a token. */
    fails: (penalty: string, points: number) =>
      `a player without a token must ${penalty}; with nothing to lose: −${points}`,
    reward: 'a victory token of the age',
  },

  draft: {
    title: 'Tiles of the tower',
    round: (n: number) => `round ${n} of 2`,
    head: 'Tower of Babel',
    keep: (tile: number, n: number, to: string) => `Keep tile ${tile}, pass ${n} to ${to}`,
    kept: 'Kept',
    keptNone: 'none yet',
    note: 'Three tiles for each player. Laying one costs a card and changes the rules for all.',
    last: 'The last tile you are passed is yours without a choice.',
    pack: 'Tiles to choose from',
    pass: (name: string) => `tiles go right, to ${name}`,
  },

  modes: {
    alone: 'Build alone',
    join: 'Build and join',
    joinToken: 'Build and join, by a token',
    chain: 'By its chain',
    instead: 'Pay instead',
    joinInstead: 'Pay, and join',
    stagePaid: 'Pay for it',
    freeStage: 'By a token, free',
    tile: 'Lay a tile',
    held: (n: number) => `${n} to lay`,
    variants: 'In which way',
    whichTile: 'Which tile to lay',
  },
  deeds: {
    join: (move: string) => `${move}, and join the project`,
    tile: (tile: number, card: string) => `Lay tile ${tile}: ${card} is discarded`,
    freeStage: (n: number, card: string) => `Build stage ${n} with ${card} by a token`,
    taxed: (move: string, coins: string) => `${move}: ${coins} to the bank`,
    loseCard: (card: string) => `Lose ${card}`,
    loseTokens: (tokens: string) => `Lose these victory tokens: ${tokens}`,
  },
  receipt: {
    covers: (tile: number, covered: number, law: string) => `Tile ${tile} covers ${covered} (${law})`,
    free: (tile: number) => `Tile ${tile} lies on a free place`,
    points: (from: number, to: number) => `Points for your tiles: ${from} → ${to}`,
    noCoins: 'No coins for the card',
    tower: (n: number) => (n > 0 ? `+${n} tower tax` : `−${-n} tower discount`),
    tax: (by: string) => `Tax to the bank, by ${by}`,
    inCoins: (by: string) => `In coins to the bank, by ${by}`,
    joins: (project: string) => `To join: ${project}`,
    token: 'Uses up your token',
    freeStage: 'Uses up your token: no resources, no coins',
  },
  tokens: {
    title: 'Tokens of Great Projects',
    one: (name: string, n: number) => (n > 1 ? `${n} × ${name}` : name),
    count: (n: number) => times(n, 'project token', 'project tokens'),
  },
  penalties: (n: number) => `−${n} for failed projects`,
  bare: 'The board makes nothing and has no power any more',
  reasons: {
    tower: (points: number) => `tiles laid: ${points}`,
    penalties: (points: number) => `failed projects: −${points}`,
  },

  prompts: {
    draft: (to: string) => `Keep one of these tiles, the rest goes to ${to}`,
    wait: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a tile`,
    picked: (tile: number) => `tile ${tile}`,
  },
  pick: (card: string) => `lay a tile with ${card}`,

  moment: {
    done: (name: string) => `${name}: success`,
    failed: (name: string) => `${name}: failure`,
    of: (n: number, needed: number) => `${n} of ${needed} tokens`,
    gets: (n: number) => times(n, 'token', 'tokens'),
    each: (what: string) => `Each token brings: ${what}.`,
    pays: 'without a token',
    chooses: 'chooses what to lose',
    spared: 'loses nothing',
  },

  log: {
    laid: (tile: number) => `Face down: tile ${tile}.`,
    dealt: 'Tiles were dealt.',
    kept: 'Each player kept a tile.',
    held: (tiles: string) => `You hold these tiles: ${tiles}.`,
    placed: (all: string) => `On the tower: ${all}.`,
    one: (w: Who, tile: number, law: string) => `${w.name} laid tile ${tile} (${law})`,
    shown: (age: string, name: string) => `The Great Project of age ${age}: ${name}.`,
    done: (name: string, who: string) => `${name} has succeeded. Tokens: ${who}.`,
    failed: (name: string, who: string) =>
      who ? `${name} has failed. Tokens: ${who}.` : `${name} has failed. No one took part.`,
    token: (name: string, n: number) => (n > 1 ? `${name} ${n}` : name),
    lost: {
      card: (w: Who, card: string) => `${w.name} lost ${card}.`,
      coins: (w: Who, coins: string) => `${w.name} lost ${coins}.`,
      board: (w: Who) => `${w.name} lost the board’s resource.`,
      victories: (w: Who, tokens: string) => `${w.name} lost these victory tokens: ${tokens}.`,
      points: (w: Who, points: string) => `${s(w, 'take', 'takes')} ${points} less at the end.`,
    },
    joins: (move: string) => `${move} and joined the project`,
    tile: (w: Who) => `${w.name} discarded a card for a tile`,
    tileNamed: (w: Who, card: string, tile?: number) =>
      tile === undefined
        ? `${w.name} discarded ${card} for a tile`
        : `${w.name} discarded ${card} for tile ${tile}`,
    byToken: (move: string) => `${move}, by a token`,
  },
};
