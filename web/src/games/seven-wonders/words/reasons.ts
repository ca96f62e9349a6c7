// The sources of a city's points, in a few words for each cell of the score sheet.
import { cardName, sciences, victories } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import { pointsOf, type Category } from '../facts/score';
import { tombAt } from '../facts/stages';
import { partsOf, symbolsOf } from '../facts/tally';
import type { Board, CityView, Thing } from '../types';
import { boxTexts, reasonWords } from './texts';
import { thingName } from './things';
import { words } from './words';

/**
 * Returns the name of a thing. A stage of the city's own wonder has its number and entombed leader, not the
 * wonder's name.
 */
function called(thing: Thing, city: CityView): string {
  if (!('stage' in thing)) return thingName(thing);
  const [, place] = thing.stage as [Board, number];
  const tomb = tombAt(city, place);
  const stage = words().stage(place + 1);
  return tomb ? `${stage} (${leaderName(tomb.leader)})` : stage;
}

/** The sources that are no things on the table, by row. */
const besides: Record<Category, (city: CityView) => string[]> = {
  military: (city) => {
    const t = reasonWords();
    const won = city.victories.flatMap((n, i) => (n > 0 ? [t.tokens(n, victories[i]!)] : []));
    return city.defeats > 0 ? [...won, t.lost(city.defeats)] : won;
  },
  coins: (city) => (pointsOf(city, 'coins') > 0 ? [reasonWords().coins(words().coins(city.coins))] : []),
  wonder: () => [],
  civilian: () => [],
  commerce: () => [],
  guilds: ({ tally }) =>
    (tally.guilds ?? []).map(({ guild, points, leader }) =>
      reasonWords().copied(cardName(guild), points, leader ? leaderName(leader) : null),
    ),
  science: (city) => {
    const t = reasonWords();
    const symbols = symbolsOf(city);
    const points = city.tally.science ?? [];
    const said = sciences.flatMap((id, i) =>
      symbols[i]! > 0
        ? [t.symbols(symbols[i]!, words().sciences[id], points[i] ?? 0, city.tally.masks?.[i] ?? 0)]
        : [],
    );
    const sets = points[sciences.length] ?? 0;
    return sets > 0 ? [...said, t.sets(sets)] : said;
  },
  leaders: () => [],
  cities: () => [],
  babel: ({ tally, penalties = 0 }) => {
    const t = boxTexts().babel.reasons;
    return [
      ...(tally.tower ? [t.tower(tally.tower)] : []),
      ...(penalties > 0 ? [t.penalties(penalties)] : []),
    ];
  },
  debts: ({ debts = 0 }) => (debts > 0 ? [reasonWords().owed(debts)] : []),
};

export function reasonOf(city: CityView, category: Category): string {
  const t = reasonWords();
  const things = partsOf(city).filter(({ row }) => row === category);
  const said = [
    ...besides[category](city),
    ...things.map(({ thing, points }) => t.each(called(thing, city), points)),
  ];
  return said.join(', ') || t.none;
}
