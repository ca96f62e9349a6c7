// The effects of leaders as rows of signs, in the form that `Signs` reads: "k-red points:1", "raw −1".
import type {
  Amount,
  Change,
  Count,
  Done,
  If,
  Nth,
  Power,
  Sides,
  Target,
  Tokens,
  Upon,
} from '../../../generated/seven-wonders.facts';
import { by } from './by';
import { sciences } from './facts';
import type { LeaderEffect } from './printed';

const counts = (count: Count): string =>
  by<Count, string>(count, {
    cards: (kind) => `k-${kind}`,
    stages: () => 'stage',
    defeats: () => 'defeat:−',
    victories: () => 'victory',
    coins: (each) => (each === 1 ? 'coin' : `coin:${each}`),
    sets: (kinds) => kinds.map((kind) => `k-${kind}`).join(' '),
    science_sets: () => sciences.join(' '),
    leaders: () => 'man',
    age: () => '×I·II·III',
    richer_neighbour: () => 'to-left coin to-right',
    tiles: () => 'tower',
    equal_victories: () => 'victory = victory',
    printed: (resource) => resource,
    like_marker: () => 'stage = card',
  });

const conditions = (only: If): string =>
  by<If, string>(only, {
    none: (count) => `${counts(count)} ×0`,
    one: (count) => `${counts(count)} ×1`,
    more_than_neighbours: (count) => `to-left < ${counts(count)} > to-right`,
  });

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

function amounts({ base, per, only }: Amount, sign: string): string {
  const parts = [
    ...(only ? [conditions(only)] : []),
    ...(per && base === 0 ? [counts(per.count)] : []),
    ...(base !== 0 ? [`${sign}:${signed(base)}`] : []),
    ...(per && base === 0
      ? [Math.abs(per.each) === 1 && sign === 'shield' ? sign : `${sign}:${signed(per.each)}`]
      : []),
    ...(per && base !== 0 ? [`${signed(per.each)} ${counts(per.count)}`] : []),
  ];
  return parts.join(' ');
}

const targets = (target: Target): string =>
  by<Target, string>(target, {
    any: () => 'card',
    cards: (kind) => `k-${kind}`,
    stage: () => 'stage',
    leader: () => 'man',
  });

const changes = (change: Change): string =>
  by<Change, string>(change, {
    units: (n) => `raw −${n}`,
    coins: (n) => `coin:−${n}`,
    free: () => 'coin:0',
    no_units: () => 'raw ×0',
    in_coins: () => 'raw = coin:1',
  });

const deeds = (done: Done): string =>
  by<Done, string>(done, {
    built: (kind) => `k-${kind}`,
    by_chain: () => 'chain',
    bought: () => 'to-left raw to-right',
    took_coins: () => 'coin',
    won_victory: () => 'victory',
    raised: () => 'stage',
    placed_tile: () => 'tower',
  });

const tokens: Record<Tokens, string> = {
  victory: 'victory',
  no_defeats: 'defeat:− ×0',
  others_lose_victory: 'victory −1',
};

const powers = (power: Power): string =>
  by<Power, string>(power, {
    copy_leader: () => 'to-left man to-right = man',
    copy_stage: () => 'to-left stage to-right = stage',
    destroy: () => 'to-left card to-right −1',
    swap: () => 'card to-left to-right card',
    name: () => 'victory ?',
    draw: (n) => `${n > 1 ? `×${n} ` : ''}leader-back man coin:0`,
    hand: (n) => `leader-back +${n}`,
    take: () => 'to-left leader-back to-right man',
    recruit: () => 'leader-back man',
    next_stage: () => 'stage raw ×0',
    under_stage: () => 'stage coin:0',
    stages_fall: () => 'stage −1',
    wonders_fall: () => 'stage ×0',
    engage: () => 'leader-back man coin',
    entomb: () => 'tomb points:×2',
    lay_tile: ({ on }) => upon[on],
  });

/** The signs of the cities that a tile on a board affects. */
export const upon: Record<Upon, string> = {
  own: 'tower own',
  others: 'tower to-right',
  by_kind: 'tower own to-right',
};
/** The signs of a wonder's stages. */
const nth: Record<Nth, string> = { first: '=1', second: '=2', last: '=3' };

/** Adds an arrow for each side concerned. */
const sideways = (from: Sides, does: string) =>
  [...(from === 'right' ? [] : ['to-left']), does, ...(from === 'left' ? [] : ['to-right'])].join(' ');

type OfKind<K extends LeaderEffect['kind']> = Extract<LeaderEffect, { kind: K }>;

const inSigns: { [K in LeaderEffect['kind']]: (effect: OfKind<K>) => string } = {
  reckoned: ({ gain, amount, whose }) => {
    const sign = { points: 'points', coins: 'coin', shields: 'shield' }[gain];
    if (gain === 'shields' && !amount.per) {
      const shields = `shield ${amount.base < 0 ? `−${-amount.base}` : `×${amount.base}`}`;
      return whose === 'own' ? shields : `to-left ${shields} to-right`;
    }
    if (amount.per?.count === 'richer_neighbour') return `+ ${counts(amount.per.count)}`;
    if (amount.per?.count === 'equal_victories') return `${counts(amount.per.count)} points`;
    const said = amounts(amount, sign);
    return amount.per?.of === 'neighbours' ? `to-left ${said} to-right` : said;
  },
  bank: ({ price }) => `raw / made coin:${price}`,
  cost: ({ target, change }) => `${targets(target)} ${changes(change)}`,
  income: ({ when, coins }) => `${deeds(when)} + coin:${coins}`,
  tokens: ({ change }) => tokens[change],
  others_lose: ({ amount }) =>
    `${amount.per ? `${counts(amount.per.count)} ` : ''}−${amount.per?.each ?? amount.base} debt`,
  build_free: ({ target, often }) =>
    `${often === 'without_shields' ? 'shield ×0 ' : ''}${targets(target)} free`,
  changed_science: () => `${sciences[0]} / ${sciences[1]}`,
  more_science: () => `${sciences[0]} + ${sciences[0]}`,
  defeats_to_victor: () => 'defeat:− to-right',
  unseen_by_guilds: () => 'k-purple ×0',
  power: ({ power }) => powers(power),
  any_stage: () => 'stage ? stage',
  keep_hands: () => 'to-left ×0 to-right',
  trade_defeats: () => 'defeat:− defeat:− = victory:3',
  plenty: () => 'raw ×?',
  foresee: () => 'card ? card',
  mask: () => 'mask',
  first_unit: ({ from }) => sideways(from, 'coin:−1'),
  produce_again: ({ units }) => `own +${units}`,
  produce_missing: ({ units }) => `? +${units}`,
  neighbours_gain: ({ coins }) => sideways('both', `coin:${coins}`),
  diplomacy: ({ tokens }) => (tokens > 1 ? `dove ×${tokens}` : 'dove'),
  void_diplomacy: () => 'dove ×0',
  price: ({ class: cls, more }) =>
    `${cls === 'raw' ? 'raw' : 'made'} ${more < 0 ? '−' : '+'}${Math.abs(more)} coin`,
  endless: () => 'k-brown ×?',
  idle: ({ cards }) => `${cards === 'rich_brown' ? 'k-brown' : 'k-yellow'} ×0`,
  bonus: ({ when }) => `${deeds(when)} + coin:?`,
  tax: ({ when }) => `${deeds(when)} −? coin`,
  chain_beside: () => 'to-left chain to-right',
  smaller_victories: () => 'victory −?',
  two_defeats: () => 'defeat:− defeat:−',
  free_stage: () => 'stage free',
  any_colour: () => 'project k-blue / k-red',
  exchange: () => 'exchange',
  stage_beside: ({ of, which }) =>
    of === 'left' ? `to-left stage ${nth[which]}` : `stage ${nth[which]} to-right`,
  more_tiles: ({ tiles }) => `tower +${tiles}`,
};

export const leaderSigns = <K extends LeaderEffect['kind']>(effect: OfKind<K>): string =>
  inSigns[effect.kind as K](effect);
