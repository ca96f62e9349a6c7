// What made everybody else lose coins: of all that happened since losses were settled the last time.
import type { StepOf } from '../../game';
import type { Board, How, LeaderHow, Seat, Seen, Thing, View } from '../types';
import { factsOf, stagesOf, type Effect } from './facts';
import { becomes, builtBy, leaderBecomes } from './how';
import { leaderFacts } from './leaders';
import { placesOf } from './stages';

/** A thing, and the city in which it came to lie. */
export interface Cause {
  city: Seat;
  thing: Thing;
}

const takes = (effects: Effect[] | undefined) => effects?.some(({ kind }) => kind === 'others_lose') ?? false;

/** What a thing does. A board brings nothing when it comes. */
function effectsOf(thing: Thing): Effect[] | undefined {
  if ('card' in thing) return factsOf(thing.card).effects;
  if ('leader' in thing) return leaderFacts(thing.leader).effects;
  if ('board' in thing) return [];
  if ('stage' in thing) {
    const [board, place] = thing.stage as [Board, number];
    return stagesOf(board)[place]?.effects;
  }
  const { copied } = thing;
  return copied.of === 'leader'
    ? leaderFacts(copied.leader).effects
    : stagesOf(copied.board)[copied.stage]?.effects;
}

/** Whatever hits now came in the turn or the leader phase that is carried out. */
function since(steps: StepOf<Seen>[]): Seen[] {
  const told = steps.flatMap((step) => step.events.map(({ seen }) => seen));
  const begun = told.findLastIndex(({ event }) => event === 'turn' || event === 'led');
  const settled = told.findLastIndex(({ event }) => event === 'losses');
  return told.slice(Math.max(begun, settled + 1, 0));
}

/** The stage that a play built, from 0; nothing if it built none. */
const stageBy = (how: How | LeaderHow, next: number | undefined): number | undefined =>
  how.as === 'other_stage' || how.as === 'recruit_for' ? how.stage : how.as === 'stage' ? next : undefined;

/** Every card, leader, stage and copy that takes coins of all others, with the city that they lie in. */
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
  /** Of the stages that stand, the last that nothing else of this turn built. */
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

/** Points of science: of each symbol its number squared, and 7 for each set of three. */
const science = (symbols: number[]) => symbols.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...symbols);

/** What masks bring a city as it stands: so many points of science more than without them. */
export const masksBring = (symbols: number[], masks: number[]): number =>
  science(symbols) - science(symbols.map((n, i) => n - (masks[i] ?? 0)));
