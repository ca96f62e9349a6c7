// The effects of leaders in words: an entry for each kind of effect, and for each word of the rules in it.
import type { Amount, Count, Done, If, Power, Target } from '../../../generated/seven-wonders.facts';
import { listing } from '../../../i18n/language.svelte';
import { by } from '../facts/by';
import { cardName, kinds as allKinds, type Kind } from '../facts/facts';
import type { Fee } from '../facts/leaders';
import type { LeaderEffect } from '../facts/printed';
import { boxTexts, texts } from './texts';

/** The colours of a usual match. Black cards are in none of the counted sets. */
const colours = allKinds.filter((kind) => kind !== 'black');

const leaderTexts = () => boxTexts().leaders;
const t = () => boxTexts().leaderEffects;
const oneCard = (kind: Kind) => texts().table.kindCards[kind][0];
const cards = (kind: Kind) => texts().table.kindCards[kind][1];

/** Returns "1 point at the end for each set of a blue card, a red card and a green card in your city". */
function per(gain: string, count: Count, where: string): string {
  const each = t().per;
  return by<Count, string>(count, {
    cards: (kind) => each.cards(gain, where, oneCard(kind)),
    stages: () => each.stages(gain, where),
    defeats: () => each.defeats(gain, where),
    victories: () => each.victories(gain, where),
    coins: (n) => each.coins(gain, where, n),
    sets: (kinds) =>
      each.sets(
        gain,
        where,
        kinds.length === colours.length
          ? t().eachColour
          : listing(kinds.map((kind) => t().oneOf(oneCard(kind)))),
      ),
    science_sets: () => each.science_sets(gain, where),
    leaders: () => each.leaders(gain, where),
    age: () => each.age(gain, where),
    richer_neighbour: () => each.richer_neighbour(gain, where),
    tiles: () => each.tiles(gain, where),
    equal_victories: () => each.equal_victories(gain, where),
    printed: (resource) => each.printed(gain, where, texts().table.resources[resource]),
    like_marker: () => each.like_marker(gain, where),
  });
}

function condition(only: If): string {
  const what = (count: Count, all: ReturnType<typeof t>['none']) =>
    by<Count, string>(count, {
      cards: (kind) => all.cards(cards(kind)),
      stages: () => all.stages,
      defeats: () => all.defeats,
      victories: () => all.victories,
      coins: () => all.coins,
      sets: () => all.sets,
      science_sets: () => all.science_sets,
      leaders: () => all.leaders,
      age: () => all.age,
      richer_neighbour: () => all.richer_neighbour,
      tiles: () => all.tiles,
      equal_victories: () => all.equal_victories,
      printed: (resource) => all.printed(texts().table.resources[resource]),
      like_marker: () => all.like_marker,
    });
  return by<If, string>(only, {
    none: (count) => what(count, t().none),
    one: (count) => what(count, t().one),
    more_than_neighbours: (count) => what(count, t().more),
  });
}

/** Returns an amount. `gain` puts a number of its unit into words. */
function amounts({ base, per: more, only }: Amount, gain: (n: number) => string, where?: string): string {
  const place = more ? texts().effects.whose[more.of === 'around' ? 'all' : more.of] : '';
  const said = !more
    ? gain(base)
    : base === 0
      ? per(gain(more.each), more.count, where ?? place)
      : t().but(gain(base), per(t().less(-more.each), more.count, where ?? place));
  return only ? t().only(said, condition(only)) : said;
}

const target = (one: Target): string =>
  by<Target, string>(one, {
    any: () => t().targets.any,
    cards: (kind) => t().targets.cards(cards(kind)),
    stage: () => t().targets.stage,
    leader: () => t().targets.leader,
  });

const power = (one: Power): string => {
  const all = t().powers;
  return by<Power, string>(one, {
    copy_leader: () => all.copy_leader,
    copy_stage: () => all.copy_stage,
    destroy: () => all.destroy,
    swap: () => all.swap,
    name: () => all.name,
    draw: (n) => all.draw(n),
    hand: (n) => all.hand(n),
    take: () => all.take,
    recruit: () => all.recruit,
    next_stage: () => all.next_stage,
    under_stage: () => all.under_stage,
    stages_fall: () => all.stages_fall,
    wonders_fall: () => all.wonders_fall,
    engage: () => all.engage,
    entomb: () => all.entomb,
    lay_tile: ({ on }) => all.lay_tile[on],
  });
};

/** Returns "3 coins whenever you build a red card". */
const whenever = (when: Done, gain: string): string =>
  by<Done, string>(when, {
    built: (kind) => t().income.built(gain, oneCard(kind)),
    by_chain: () => t().income.by_chain(gain),
    bought: () => t().income.bought(gain),
    took_coins: () => t().income.took_coins(gain),
    won_victory: () => t().income.won_victory(gain),
    raised: () => t().income.raised(gain),
    placed_tile: () => t().income.placed_tile(gain),
  });

type OfKind<K extends LeaderEffect['kind']> = Extract<LeaderEffect, { kind: K }>;

const told: { [K in LeaderEffect['kind']]: (effect: OfKind<K>) => string } = {
  reckoned: ({ gain, amount, whose }) => {
    const { table, effects } = texts();
    if (gain === 'shields' && whose !== 'own' && amount.base < 0)
      return t().fewerShields(table.shields(-amount.base));
    const so = {
      points: (n: number) => effects.atEnd(effects.points(n)),
      coins: table.coins,
      shields: table.shields,
    };
    return amounts(amount, so[gain]);
  },
  bank: ({ price, units }) => t().bank(units, price),
  cost: ({ target: of, of: whose, change }) =>
    t().whoseCost[whose](
      `${target(of)} ${by<typeof change, string>(change, {
        units: (n) => t().changes.units(n),
        coins: (n) => t().changes.coins(n),
        free: () => t().changes.free,
        no_units: () => t().changes.no_units,
        in_coins: () => t().changes.in_coins,
      })}`,
    ),
  income: ({ when, coins }) => {
    return whenever(when, texts().table.coins(coins));
  },
  tokens: ({ change }) => t().tokens[change],
  others_lose: ({ amount }) => t().othersLose(amounts(amount, texts().table.coins, t().theirOwn)),
  build_free: ({ target: of, often }) => t().buildFree[often](target(of)),
  changed_science: () => t().changed_science,
  more_science: () => t().more_science,
  defeats_to_victor: () => t().defeats_to_victor,
  unseen_by_guilds: () => t().unseen_by_guilds,
  power: ({ power: one }) => power(one),
  any_stage: () => t().any_stage,
  keep_hands: () => t().keep_hands,
  trade_defeats: () => t().trade_defeats,
  plenty: () => t().plenty,
  foresee: () => t().foresee,
  mask: () => t().mask,
  first_unit: ({ from }) => t().firstUnit[from],
  produce_again: ({ units }) => t().produceAgain(units),
  produce_missing: ({ units }) => t().produceMissing(units),
  neighbours_gain: ({ coins }) => t().neighboursGain(texts().table.coins(coins)),
  diplomacy: ({ tokens }) => t().diplomacy(tokens),
  void_diplomacy: () => t().void_diplomacy,
  price: ({ class: cls, more }) =>
    t().price[more < 0 ? 'less' : 'more'](texts().table.classes[cls], Math.abs(more)),
  endless: () => t().endless,
  idle: ({ cards: resting }) =>
    resting === 'rich_brown' ? t().idle.rich_brown : t().idle.cards(listing(resting.cards.map(cardName))),
  bonus: ({ when }) => whenever(when, t().ofAge),
  tax: ({ when }) => t().taxed(whenever(when, t().taxOfAge)),
  chain_beside: () => t().chain_beside,
  smaller_victories: () => t().smaller_victories,
  two_defeats: () => t().two_defeats,
  free_stage: () => t().free_stage,
  any_colour: () => t().any_colour,
  exchange: () => t().exchange,
  stage_beside: ({ of, which }) => t().stageBeside[of][which],
  more_tiles: ({ tiles }) => t().moreTiles(tiles),
};

export const leaderEffectInWords = <K extends LeaderEffect['kind']>(effect: OfKind<K>): string =>
  told[effect.kind as K](effect);

/** Returns "costs 4 coins". */
export const feeInWords = (fee: Fee): string =>
  by<Fee, string>(fee, {
    coins: (n) => leaderTexts().fees.coins(n),
    age: () => leaderTexts().fees.age,
    next_stage: () => leaderTexts().fees.next_stage,
  });
