// The causes of coin losses for all other players, since losses were last settled.
import type { StepOf } from '../../game';
import type { Board, How, LeaderHow, Seat, Seen, Thing, View } from '../types';
import { factsOf, stagesOf, type Effect } from './facts';
import { becomes, builtBy, leaderBecomes } from './how';
import { leaderFacts } from './leaders';
import { placesOf } from './stages';

/** A thing, and the city where it was built. */
export interface Cause {
  city: Seat;
  thing: Thing;
}

const takes = (effects: Effect[] | undefined) => effects?.some(({ kind }) => kind === 'others_lose') ?? false;

/** Returns the effects of a thing. A board has none when it comes. */
function effectsOf(thing: Thing): Effect[] | undefined {
  if ('card' in thing) return factsOf(thing.card).effects;
  if ('leader' in thing) return leaderFacts(thing.leader).effects;
  if ('board' in thing) return [];
  if ('stage' in thing) {
    const [board, place] = thing.stage as [Board, number];
    return stagesOf(board)[place]?.effects;
  }
  if ('project' in thing || 'tile' in thing) return [];
  const { copied } = thing;
  return copied.of === 'leader'
    ? leaderFacts(copied.leader).effects
    : stagesOf(copied.board)[copied.stage]?.effects;
}

/** Returns the events of the current turn or leader phase, since the last settled losses. */
function since(steps: StepOf<Seen>[]): Seen[] {
  const told = steps.flatMap((step) => step.events.map(({ seen }) => seen));
  const begun = told.findLastIndex(({ event }) => event === 'turn' || event === 'led');
  const settled = told.findLastIndex(({ event }) => event === 'losses');
  return told.slice(Math.max(begun, settled + 1, 0));
}

/** Returns the stage that a play built, from 0, or `undefined`. */
const stageBy = (how: How | LeaderHow, next: number | undefined): number | undefined =>
  how.as === 'other_stage' || how.as === 'recruit_for' ? how.stage : how.as === 'stage' ? next : undefined;

/** Returns every card, leader, stage and copy that takes coins from all others, with its city. */
export function causesOf(view: View, steps: StepOf<Seen>[]): Cause[] {
  const told = since(steps);
  const named = (city: Seat) =>
    told.flatMap((seen) => (seen.event === 'stage_built' && seen.seat === city ? [seen.stage] : []));
  const ofStage = (city: Seat, place: number | undefined): Cause[] => {
    const { wonder, side } = view.cities[city]!;
    return wonder && side && place !== undefined
      ? [{ city, thing: { stage: [{ wonder, side }, place] } }]
      : [];
  };
  /** Returns the last built stage that no other event of this turn built. */
  const next = (city: Seat) => {
    const others = named(city);
    return placesOf(view.cities[city]!)
      .filter((place) => !others.includes(place))
      .at(-1);
  };
  const come = told.flatMap((seen): Cause[] => {
    switch (seen.event) {
      case 'turn':
      case 'last_card':
        return (seen.event === 'turn' ? seen.plays : [seen.play]).flatMap((play): Cause[] => {
          const { city, how } = play;
          const card = builtBy(play);
          if (card) return [{ city, thing: { card } }];
          return becomes[how.as] === 'stage' ? ofStage(city, stageBy(how, next(city))) : [];
        });
      case 'led':
        return seen.deeds.flatMap(({ city, leader, how }): Cause[] => [
          ...(leader && leaderBecomes[how.as] === 'built' ? [{ city, thing: { leader } }] : []),
          ...(leaderBecomes[how.as] === 'stage' ? ofStage(city, stageBy(how, next(city))) : []),
        ]);
      case 'from_discard':
        return seen.card ? [{ city: seen.city, thing: { card: seen.card } }] : [];
      case 'recruited':
        return [{ city: seen.seat, thing: { leader: seen.leader } }];
      case 'stage_built':
        return ofStage(seen.seat, seen.stage);
      case 'copied':
        return [{ city: seen.seat, thing: { copied: seen.copied } }];
      default:
        return [];
    }
  });
  return come.filter(({ thing }) => takes(effectsOf(thing)));
}

/** Returns points of science: the squared number of each symbol, and 7 for each set of three. */
const science = (symbols: number[]) => symbols.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...symbols);

/** Returns the points that masks add to a city's science at this moment. */
export const masksBring = (symbols: number[], masks: number[]): number =>
  science(symbols) - science(symbols.map((n, i) => n - (masks[i] ?? 0)));
