// All texts about leaders in English.
import { plural } from '../../../i18n/language.svelte';
import { roman } from '../../../games/seven-wonders/facts/ages';
import type { Who } from '../../../games/game';
import type { LeaderEffectTexts } from '../../../games/seven-wonders/words/leader-shape';

const times = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const coins = (n: number) => times(n, 'coin', 'coins');

export const leaders = {
  title: 'Leaders',
  hand: 'Your leaders',
  inHand: 'leaders in hand',
  held: (n: number) => `${times(n, 'leader', 'leaders')} in hand`,
  gone: (n: number) => `${n} discarded`,
  yours: (names: string) => `Discarded by you: ${names}`,
  discarded: 'Discarded leaders',
  discardedBy: (name: string, n: number) => `${name}: ${n}`,
  recruited: (n: number) => times(n, 'leader', 'leaders'),
  underneath: 'with a leader underneath, face down',
  underneathNamed: (leader: string) => `with ${leader} underneath, face down`,
  underneathOpen: (leader: string) => `with ${leader} underneath, face up`,
  pack: 'Leaders to choose from',
  fees: {
    coins: (n: number) => (n === 0 ? 'costs nothing' : `costs ${coins(n)}`),
    age: 'costs as many coins as the number of the age',
    next_stage: 'costs as many coins as the next stage takes resources',
  },
  sets: {
    box: 'The box Leaders',
    cities: 'The box Cities',
    anniversary: 'The anniversary pack of 2017',
    promo: 'Given away',
    fan_made: 'Made by players',
  },
  draft: {
    title: (name: string) => `Leaders: keep one, pass the rest to ${name === 'You' ? 'yourself' : name}`,
    spoken: (name: string) => `Leaders: keep one, pass the rest to ${name}, your right neighbour`,
    round: (n: number) => `round ${n} of 3`,
    head: 'Leaders',
    headRound: 'before the first hand',
    passTo: (name: string) => `leaders go right, to ${name}`,
    kept: 'Kept',
    keptNone: 'nobody yet',
    done: 'Chosen',
    choosing: 'choosing',
    keep: (leader: string, n: number, to: string) => `Keep ${leader}, pass ${n} to ${to}`,
    note: (held: number) =>
      `You start with ${coins(held)}. You play one leader in each age; the fourth stays in hand and counts nothing.`,
    last: 'The last leader you are passed is yours without a choice.',
    change: 'You can still change it',
    boards: 'Boards beside you',
  },
  modes: { recruit: 'Recruit' },
  deeds: {
    recruit: (leader: string, price: number) =>
      price === 0 ? `Recruit ${leader} for nothing` : `Recruit ${leader} for ${coins(price)}`,
  },
  pick: {
    keep: (leader: string) => `keep ${leader}`,
    recruit: (leader: string) => `recruit ${leader}`,
    stage: (leader: string) => `a stage with ${leader}`,
    discard: (leader: string) => `discard ${leader}`,
  },
  canRecruit: (n: number, of: number, held: number) =>
    `${n} of ${of} can be recruited with your ${coins(held)}`,
  worthNow: (n: number) => `${times(n, 'point', 'points')} as it stands.`,
  rulings: 'How it is meant',
  thisTurn: (age: number) => `Leaders of age ${roman[age]}`,
  phase: 'leaders',

  prompts: {
    draft: (to: string) => `Keep one of these leaders, the rest goes to ${to}`,
    recruit: (age: string) => `Age ${age}: play one of your leaders`,
    wait: (who: string, n: number) => `${who} ${n === 1 ? 'is' : 'are'} choosing a leader`,
  },

  log: {
    laid: (what: string) => `Face down: ${what}.`,
    kept: 'Everybody kept a leader.',
    dealt: 'Leaders were dealt.',
    held: (names: string) => `You hold these leaders: ${names}.`,
    led: (age: string, deeds: string) => `Leaders of age ${age}: ${deeds}.`,
    recruits: (w: Who, leader: string) => `${w.name} recruited ${leader}`,
    stage: (w: Who) => `${w.name} built a stage of the wonder with a leader`,
    stageWith: (w: Who, leader: string) => `${w.name} built a stage of the wonder with ${leader}`,
    discards: (w: Who) => `${w.name} discarded a leader`,
    discardsNamed: (w: Who, leader: string) => `${w.name} discarded ${leader}`,
  },
};

export const leaderEffects: LeaderEffectTexts = {
  theirOwn: 'in their own city',
  per: {
    cards: (gain, where, kind) => `${gain} for each ${kind} ${where}`,
    stages: (gain, where) => `${gain} for each stage ${where}`,
    defeats: (gain, where) => `${gain} for each defeat token ${where}`,
    victories: (gain, where) => `${gain} for each victory token ${where}`,
    coins: (gain, where, n) =>
      n === 1 ? `${gain} for each coin ${where}` : `${gain} for every ${n} coins ${where}`,
    sets: (gain, where, kinds) => `${gain} for each set of ${kinds} ${where}`,
    science_sets: (gain, where) => `${gain} for each set of three different science symbols ${where}`,
    leaders: (gain, where) => `${gain} for each leader ${where}`,
    age: (gain) => `${gain} for each age up to this one`,
    richer_neighbour: () => 'as many coins as the richer of your neighbours has',
    tiles: (gain) => `${gain} for each tile that you have laid on the tower`,
    equal_victories: () => 'at the end, for each pair of victory tokens of the same value, that value',
    printed: (gain, where, what) => `${gain} for each ${what} printed on brown cards ${where}`,
    like_marker: (gain, where) => `${gain} for each card ${where} of the colour that lies under this stage`,
  },
  oneOf: (kind) => `a ${kind}`,
  eachColour: 'one card of each colour',
  less: (n) => `${n} less`,
  but: (gain, less) => `${gain}, ${less}`,
  only: (gain, when) => `${gain} if ${when}`,
  none: {
    cards: (kinds) => `you have no ${kinds}`,
    stages: 'no stage of your wonder is built',
    defeats: 'you have no defeat token',
    victories: 'you have no victory token',
    coins: 'you have no coins',
    sets: 'you have no such set',
    science_sets: 'you have no set of three different science symbols',
    leaders: 'you have no leader',
    age: 'no age has begun',
    richer_neighbour: 'your neighbours have no coins',
    tiles: 'you have laid no tile on the tower',
    equal_victories: 'you have no two victory tokens of the same value',
    printed: (what) => `no ${what} is printed on your brown cards`,
    like_marker: 'no card has the colour that lies under this stage',
  },
  one: {
    cards: (kinds) => `you have just one of the ${kinds}`,
    stages: 'just one stage of your wonder is built',
    defeats: 'you have just one defeat token',
    victories: 'you have just one victory token',
    coins: 'you have just one coin',
    sets: 'you have just one such set',
    science_sets: 'you have just one set of three different science symbols',
    leaders: 'it is your only leader',
    age: 'it is age I',
    richer_neighbour: 'your neighbours have just one coin',
    tiles: 'you have laid just one tile on the tower',
    equal_victories: 'you have just one pair of victory tokens of the same value',
    printed: (what) => `just one ${what} is printed on your brown cards`,
    like_marker: 'just one card has the colour that lies under this stage',
  },
  more: {
    cards: (kinds) => `you have more ${kinds} than each neighbour`,
    stages: 'you have built more stages than each neighbour',
    defeats: 'you have more defeat tokens than each neighbour',
    victories: 'you have more victory tokens than each neighbour',
    coins: 'you have more coins than each neighbour',
    sets: 'you have more such sets than each neighbour',
    science_sets: 'you have more sets of science symbols than each neighbour',
    leaders: 'you have more leaders than each neighbour',
    age: 'your age is later',
    richer_neighbour: 'your neighbours are richer than theirs',
    tiles: 'you have laid more tiles than each neighbour',
    equal_victories: 'you have more pairs of victory tokens of the same value than each neighbour',
    printed: (what) => `your brown cards have more ${what} printed on them than those of each neighbour`,
    like_marker: 'you have more cards of the colour under this stage than each neighbour',
  },
  fewerShields: (shields) => `both neighbours have ${shields} less in every conflict`,
  bank: (n, price) =>
    `each turn you may buy ${n === 1 ? 'one resource' : `${n} resources`} of your choice from the bank for ${coins(price)}`,
  targets: {
    any: 'cards',
    cards: (kinds) => kinds,
    stage: 'stages of your wonder',
    leader: 'leaders that you recruit later',
  },
  changes: {
    units: (n) => (n === 1 ? 'cost one resource less' : `cost ${n} resources less`),
    coins: (n) => `cost ${coins(n)} less`,
    free: 'cost nothing',
    no_units: 'need no resources',
    in_coins: 'take a coin for each resource, and no resources',
  },
  whoseCost: {
    own: (what) => what,
    neighbours: (what) => `for both neighbours, ${what}`,
    around: (what) => `for you and both neighbours, ${what}`,
  },
  income: {
    built: (gain, kind) => `${gain} whenever you build a ${kind}`,
    by_chain: (gain) => `${gain} whenever you build a card free by its chain`,
    bought: (gain) => `${gain} for each neighbour you buy from in a turn`,
    took_coins: (gain) => `${gain} more in each turn in which you take coins from the bank`,
    won_victory: (gain) => `${gain} for each victory token you win from now on`,
    raised: (gain) => `${gain} whenever you build a stage`,
    placed_tile: (gain) => `${gain} whenever you lay a tile on the tower`,
  },
  tokens: {
    victory: 'a victory token of the present age',
    no_defeats: 'your defeat tokens are discarded',
    others_lose_victory: 'everybody else gives back their lowest victory token',
  },
  othersLose: (what) => `everybody else loses ${what}`,
  buildFree: {
    always: (kinds) => `build ${kinds} for nothing`,
    once_an_age: (kinds) => `once in each age, build one of your ${kinds} for nothing`,
    without_shields: (kinds) => `build ${kinds} for nothing while you have no shields`,
    once_a_match: (kinds) => `once, build one of your ${kinds} for nothing`,
  },
  changed_science: 'at the end, one of your science symbols may count as another',
  more_science: 'one more of the science symbol of which you have most',
  defeats_to_victor: 'the winner of a conflict against you takes your defeat token',
  unseen_by_guilds: 'your neighbours’ guilds do not count your cards',
  powers: {
    copy_leader: 'copy a leader that a neighbour has recruited',
    copy_stage: 'copy a stage that a neighbour has built',
    destroy: 'you may destroy a yellow, blue, red or green card of a neighbour',
    swap: 'you may exchange a card of one neighbour for one of the same colour of the other',
    name: 'name another player: if they win, you are second',
    draw: (n) =>
      n === 1
        ? 'draw a leader and recruit them for nothing'
        : `draw ${n} leaders and recruit them for nothing`,
    hand: (n) => `draw ${times(n, 'leader', 'leaders')} into your hand`,
    take: 'everybody else gives you a leader and draws another; recruit one of them for nothing',
    recruit: 'you may recruit one more leader of your hand',
    next_stage: 'build the next stage of your wonder without its resources',
    under_stage:
      'build the next stage of your wonder for nothing; he lies under it and is no leader any more',
    stages_fall: 'the last stage of each wonder is destroyed, yours as well',
    wonders_fall: 'all wonders are removed; what lies under their stages is built or recruited',
    engage: 'draw a leader; you may recruit it at its cost',
    entomb:
      'you may entomb one of your leaders: what they do stops, and twice what they cost counts at the end',
    lay_tile: {
      own: 'you may lay one of your tiles on this board, where it acts for you alone',
      others: 'you may lay one of your tiles on this board, where it acts for everybody else',
      by_kind:
        'you may lay one of your tiles on this board: taxes and restrictions act for everybody else, discounts and bonuses for you alone',
    },
  },
  any_stage: 'build the stages of your wonder in any order',
  keep_hands: 'once in the match, after a turn: nobody passes their hand on',
  trade_defeats: 'once in the match, after a turn: two defeat tokens become a victory token of 3',
  plenty:
    'each turn, one unit of a resource is as many as you need; you build no stages, and he goes to the right after the turn',
  foresee: 'look at the cards of the later ages',
  mask: 'a mask: at the end, one science symbol of a green card of a neighbour',
  firstUnit: {
    left: 'the first unit that you buy of your left neighbour in a turn costs a coin less',
    right: 'the first unit that you buy of your right neighbour in a turn costs a coin less',
    both: 'the first unit that you buy of each neighbour in a turn costs a coin less',
  },
  produceAgain: (n) =>
    `each turn, ${times(n, 'unit', 'units')} more of what your board, brown and grey cards produce`,
  produceMissing: (n) =>
    `each turn, ${times(n, 'unit', 'units')} of what your board, brown and grey cards do not produce`,
  neighboursGain: (gain) => `each neighbour gets ${gain}`,
  diplomacy: (n) =>
    n === 1
      ? 'a diplomacy token: you stay out of the conflicts of an age'
      : `${n} diplomacy tokens: each keeps you out of the conflicts of an age`,
  void_diplomacy: 'diplomacy tokens that come in this age keep nobody out of conflicts',
  price: {
    more: (what, n) => `${what} of neighbours cost ${coins(n)} more a unit`,
    less: (what, n) => `${what} of neighbours cost ${coins(n)} less a unit`,
  },
  endless: 'a brown card that makes one unit of one resource makes as many as are needed',
  idle: {
    rich_brown:
      'brown cards that make two units or offer a choice make nothing, and nothing of theirs is sold',
    cards: (names) => `these cards do nothing: ${names}`,
  },
  ofAge: 'as many coins as the number of the age',
  taxOfAge: 'as many coins to the bank as the number of the age',
  taxed: (what) => `a tax: ${what}`,
  chain_beside: 'cards of both neighbours make cards free like your own',
  smaller_victories: 'victory tokens of conflicts are a step lower: 3 for 5, 1 for 3, none for 1',
  two_defeats: 'each defeat gives two defeat tokens',
  free_stage: 'once, build the next stage of your wonder for nothing',
  any_colour: 'once, take part in a Great Project with a card of another colour',
  exchange: 'once in each turn, two units of one resource, made or bought, are one of any other',
  stageBeside: {
    left: {
      first: 'costs and does what the first stage of your left neighbour does',
      second: 'costs and does what the second stage of your left neighbour does',
      last: 'costs and does what the last stage of your left neighbour does',
    },
    right: {
      first: 'costs and does what the first stage of your right neighbour does',
      second: 'costs and does what the second stage of your right neighbour does',
      last: 'costs and does what the last stage of your right neighbour does',
    },
  },
  moreTiles: (n) => `${times(n, 'tile', 'tiles')} more of the Tower of Babel`,
};
