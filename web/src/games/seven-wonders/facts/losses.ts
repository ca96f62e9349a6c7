// What made everybody else lose coins, as the last turn shows it.
import type { Effect } from './facts';
import type { Seat, Thing, View } from '../types';
import { factsOf } from './facts';
import { becomes, builtBy } from './how';
import { allStages, placesOf } from './stages';

/** A thing, and the city in which it came to lie. */
export interface Cause {
  city: Seat;
  thing: Thing;
}

const takes = (effects: Effect[]) => effects.some(({ kind }) => kind === 'others_lose');

/** The cards and stages of the last turn that take coins. Leaders tell it in the log. */
export function causesOf(view: View): Cause[] {
  const turn = view.plays.at(-1);
  const salvaged = (turn?.from_discard ?? []).flatMap(({ city, card }) => (card ? [{ city, card }] : []));
  const played = (turn?.plays ?? []).flatMap((play): Cause[] => {
    const card = builtBy(play);
    if (card) return takes(factsOf(card).effects) ? [{ city: play.city, thing: { card } }] : [];
    const city = view.cities[play.city]!;
    const place = becomes[play.how.as] === 'stage' ? placesOf(city).at(-1) : undefined;
    const stage = place === undefined ? undefined : allStages(city)[place];
    if (!stage || place === undefined || !city.wonder || !city.side || !takes(stage.effects)) return [];
    return [{ city: play.city, thing: { stage: [{ wonder: city.wonder, side: city.side }, place] } }];
  });
  const found = salvaged.filter(({ card }) => takes(factsOf(card).effects));
  return [...played, ...found.map(({ city, card }) => ({ city, thing: { card } }))];
}

/** Points of science: of each symbol its number squared, and 7 for each set of three. */
const science = (symbols: number[]) => symbols.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...symbols);

/** What masks bring a city as it stands: so many points of science more than without them. */
export const masksBring = (symbols: number[], masks: number[]): number =>
  science(symbols) - science(symbols.map((n, i) => n - (masks[i] ?? 0)));
