// What a card or a stage does, in words.
import { catalogue, either, listing } from '../../../i18n/language.svelte';
import { cardName, factsOf, leadsTo, type Cost, type Effect } from '../facts/facts';
import type { Card } from '../types';
import { cap, unitsInWords, words } from './words';

type Per = Extract<Effect, { kind: 'per' }>;

const en = {
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
const fr: typeof en = {
  points: (n) => (n <= 1 ? `${n} point` : `${n} points`),
  wild: 'un symbole de science au choix, compté à la fin',
  science: (symbol) => `science (${symbol})`,
  makes: (what) => `${what} à chaque tour`,
  makesOwn: (what) => `${what} à chaque tour, pas à vendre`,
  trade: {
    left: (what, price) => `${what} du voisin de gauche à ${price} l’unité`,
    right: (what, price) => `${what} du voisin de droite à ${price} l’unité`,
    both: (what, price) => `${what} des deux voisins à ${price} l’unité`,
  },
  stages: 'étape',
  defeats: 'jeton de défaite',
  whose: {
    own: 'de votre cité',
    neighbours: 'des deux cités voisines',
    all: 'de votre cité et des deux voisines',
  },
  each: (gain, count, where) => `${gain} par ${count} ${where}`,
  atEnd: (points) => `${points} à la fin`,
  now: (coins) => `${coins} tout de suite`,
  free_build: 'une fois par âge, construire une carte sans rien payer',
  play_last_card: 'jouer aussi la dernière carte de chaque âge',
  build_from_discard: 'construire une carte de la défausse sans rien payer',
  copy_guild: 'à la fin, compter une guilde d’un voisin comme la vôtre',
  nothing: 'rien',
};
export const effectTexts = catalogue<typeof en>({ en, fr });

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
