// The effect of a card or a stage, in words.
import { cap } from '../../../i18n/text';
import { either, listing } from '../../../i18n/language.svelte';
import { cardName, factsOf, leadsTo, type Cost, type Effect, type Kind } from '../facts/facts';
import { leaderFacts, leaderName } from '../facts/leaders';
import type { LeaderEffect, OfEffect } from '../facts/printed';
import type { Card, Leader } from '../types';
import { boxWords, texts } from './texts';
import { unitsInWords, words } from './words';

type Per = OfEffect<'per'>;
type Plain = Exclude<Effect['kind'], LeaderEffect['kind']>;
export const effectTexts = () => texts().effects;

const told: { [K in Plain]: (effect: OfEffect<K>) => string } = {
  points: ({ amount }) => effectTexts().points(amount),
  coins: ({ amount }) => words().coins(amount),
  shields: ({ amount }) => words().shields(amount),
  science: ({ symbol }) => effectTexts().science(words().sciences[symbol]),
  any_science: () => effectTexts().wild,
  produce: ({ one_of, units, sold }) => {
    const [t, w] = [effectTexts(), words()];
    const what =
      one_of.length > 1 ? either(one_of.map((one) => w.resources[one])) : w.units(units, one_of[0]!);
    return sold ? t.makes(what) : t.makesOwn(what);
  },
  discount: ({ from, class: cls, price }) => effectTexts().trade[from](words().classes[cls], price),
  per: (effect) => per([effect]),
  free_build: () => effectTexts().free_build,
  play_last_card: () => effectTexts().play_last_card,
  build_from_discard: () => effectTexts().build_from_discard,
  copy_guild: () => effectTexts().copy_guild,
};

const isOfLeaders = (effect: Effect): effect is LeaderEffect => !(effect.kind in told);
const inWords = (effect: Effect): string =>
  isOfLeaders(effect)
    ? boxWords().leaderEffectInWords(effect)
    : (told[effect.kind] as (effect: Effect) => string)(effect);

function per(list: Per[]): string {
  const t = effectTexts();
  const { kindCards } = words();
  const { coins, points, of } = list[0]!;
  const gain = listing([
    ...(coins > 0 ? [points > 0 ? t.now(words().coins(coins)) : words().coins(coins)] : []),
    ...(points > 0 ? [t.atEnd(t.points(points))] : []),
  ]);
  return t.each(
    gain,
    either(
      list.map(({ count }) =>
        count in kindCards ? kindCards[count as Kind][0] : t[count as Exclude<Per['count'], Kind>],
      ),
    ),
    t.whose[of],
  );
}

/** Returns "3 points and 4 coins". Effects that differ only in the counted things become one. */
export function effectsInWords(effects: Effect[]): string {
  const counting = effects.filter((e): e is Per => e.kind === 'per');
  if (counting.length > 1 && counting.length === effects.length) return per(counting);
  return listing(effects.map(inWords));
}

export function costInWords(cost: Cost): string {
  const parts = [
    ...(cost.coins > 0 ? [words().coins(cost.coins)] : []),
    ...(cost.resources.length > 0 ? [unitsInWords(cost.resources)] : []),
  ];
  return parts.length > 0 ? listing(parts) : effectTexts().nothing;
}

/** Returns "Temple: 3 points. Costs wood, clay and glass. Free with Altar. Later makes Pantheon free." */
export function describeCard(card: Card): string {
  const [facts, w] = [factsOf(card), words()];
  const next = leadsTo(card);
  return [
    w.is(`${cardName(card)} (${w.kindCards[facts.colour][0]})`, effectsInWords(facts.effects)),
    cap(w.costs(costInWords(facts.cost))),
    ...(facts.free_with.length > 0 ? [w.freeWith(either(facts.free_with.map(cardName)))] : []),
    ...(next.length > 0 ? [w.laterFree(listing(next.map(cardName)))] : []),
  ].join('. ');
}

/** Returns "Midas: 1 point at the end for every 3 coins in your city. Costs 3 coins." */
export function describeLeader(leader: Leader): string {
  const { effects, fee } = leaderFacts(leader);
  return [words().is(leaderName(leader), effectsInWords(effects)), cap(boxWords().feeInWords(fee))].join(
    '. ',
  );
}
