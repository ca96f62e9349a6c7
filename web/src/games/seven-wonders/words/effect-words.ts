// What a card or a stage does, in words.
import { texts } from './texts';
import { cap } from '../../../i18n/text';
import { either, listing } from '../../../i18n/language.svelte';
import { cardName, factsOf, leadsTo, type Cost, type Effect } from '../facts/facts';
import type { Card } from '../types';
import { unitsInWords, words } from './words';

type Per = Extract<Effect, { kind: 'per' }>;
export const effectTexts = () => texts().effects;

function inWords(effect: Effect): string {
  const [t, w] = [effectTexts(), words()];
  switch (effect.kind) {
    case 'points':
      return t.points(effect.amount);
    case 'coins':
      return w.coins(effect.amount);
    case 'shields':
      return w.shields(effect.amount);
    case 'science':
      return t.science(w.sciences[effect.symbol]);
    case 'any_science':
      return t.wild;
    case 'produce': {
      const what =
        effect.one_of.length > 1
          ? either(effect.one_of.map((one) => w.resources[one]))
          : w.units(effect.units, effect.one_of[0]!);
      return effect.sold ? t.makes(what) : t.makesOwn(what);
    }
    case 'discount':
      return t.trade[effect.from](w.classes[effect.class], effect.price);
    case 'per':
      return per([effect]);
    default:
      return t[effect.kind];
  }
}

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
      list.map(({ count }) => (count === 'stages' || count === 'defeats' ? t[count] : kindCards[count][0])),
    ),
    t.whose[of],
  );
}

/** "3 points and 4 coins". Effects that only differ in what they count are told in one. */
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

/** "Temple: 3 points. Costs wood, clay and glass. Free with Altar. Later makes Pantheon free." */
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
