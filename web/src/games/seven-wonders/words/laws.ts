// Tiles and projects in a few words: the rules for all players, and a project's price, reward and penalty.
import type { Done, Target } from '../../../generated/seven-wonders.facts';
import { cap } from '../../../i18n/text';
import { either, listing } from '../../../i18n/language.svelte';
import { by } from '../facts/by';
import { projectFacts, tileFacts, type Penalty } from '../facts/babel';
import { victories, type Effect, type Kind } from '../facts/facts';
import type { Project, Tile } from '../types';
import { costInWords, effectsInWords } from './effect-words';
import { boxTexts } from './texts';
import { words } from './words';

const t = () => boxTexts().babel;
const cards = (kind: Kind) => cap(words().kindCards[kind][1]);

const done = (when: Done): string =>
  by<Done, string>(when, {
    built: cards,
    by_chain: () => t().law.chains,
    bought: () => t().law.bought,
    took_coins: () => t().law.income,
    won_victory: () => t().law.victories,
    raised: () => t().law.stages,
    placed_tile: () => t().law.tilesLaid,
  });

const target = (of: Target): string =>
  by<Target, string>(of, {
    any: () => words().cards(2),
    cards,
    stage: () => t().law.stages,
    leader: () => boxTexts().leaders.title,
  });

function law(effect: Effect, age: number): string {
  const all = t().law;
  switch (effect.kind) {
    case 'tax':
      return all.tax(done(effect.when), all.coins(age));
    case 'bonus':
      return all.brings(done(effect.when), all.coins(age));
    case 'income':
      return all.brings(done(effect.when), words().coins(effect.coins));
    case 'cost':
      if (effect.change === 'no_units') return all.noUnits(target(effect.target));
      if (effect.change === 'in_coins') return all.inCoins(target(effect.target));
      return cap(effectsInWords([effect]));
    case 'idle':
      return effect.cards === 'rich_brown' ? all.richBrown : all.resting(effect.cards.cards.length);
    case 'price':
      return all.price(cap(words().classes[effect.class]), effect.more);
    case 'produce':
      return all.produce(cap(either(effect.one_of.map((one) => words().resources[one]))));
    case 'chain_beside':
      return all.beside;
    case 'endless':
      return all.endless;
    case 'smaller_victories':
      return all.victoriesLess;
    case 'two_defeats':
      return all.twoDefeats;
    default:
      return cap(effectsInWords([effect]));
  }
}

/** Returns the effect of a tile in the fewest words. `age` is 0 before the first age. */
export const lawInWords = (tile: Tile, age: number): string =>
  tileFacts(tile)
    .effects.map((effect) => law(effect, age))
    .join('. ');
/** Returns the effect of a tile in full. */
export const tileInWords = (tile: Tile): string => `${cap(effectsInWords(tileFacts(tile).effects))}.`;
/** Returns "Tile 14, bonus: Chains bring 3 coins". */
export const describeTile = (tile: Tile, age: number): string =>
  words().is(`${t().tile(tile)}, ${t().kinds[tileFacts(tile).kind].toLowerCase()}`, lawInWords(tile, age));

export const penaltyInWords = (penalty: Penalty): string => {
  const all = t().project.penalty;
  return by<Penalty, string>(penalty, {
    card: (kind) => all.card(words().kindCards[kind][0]),
    coins: () => all.coins,
    board: () => all.board,
    victories: (n) => all.victories(n),
  });
};
/** Returns "build a yellow card and add 4 coins and ore". */
export function joinInWords(project: Project): string {
  const { colour, cost } = projectFacts(project);
  return t().project.takes(words().kindCards[colour][0], costInWords(cost));
}
/** Returns the reward of each token. */
export const rewardInWords = (project: Project): string => effectsInWords(projectFacts(project).effects);
/** Returns victory tokens by value: "1, 1 and 5". */
export const tokensByValue = (lost: number[]): string =>
  listing(lost.flatMap((n, i) => Array.from({ length: n }, () => String(victories[i]))));
