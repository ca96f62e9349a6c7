// The points of leaders: as it stands while the match runs, and for good at its end.
import type { Leader, Score, Seat, View } from '../types';
import { leaderFacts } from './leaders';
import type { OfEffect } from './printed';
import { reckoned } from './reckoned';

/** What is counted in signs of its own, as the amount that it is. */
const amountOf = ({ count, of, points }: OfEffect<'per'>) => ({
  base: 0,
  per: {
    each: points,
    count: count === 'stages' || count === 'defeats' ? count : { cards: count },
    of: of === 'all' ? ('around' as const) : of,
  },
});

/** What a leader brings, in points, while nothing changes; `null` for one that brings none at all. */
export function worthOf(leader: Leader, view: View, city: Seat, score?: Score): number | null {
  const place = { view, city, symbols: score?.symbols };
  const points = leaderFacts(leader).effects.flatMap((effect) =>
    effect.kind === 'points'
      ? [effect.amount]
      : effect.kind === 'per' && effect.points > 0
        ? [reckoned(amountOf(effect), place)]
        : effect.kind === 'reckoned' && effect.gain === 'points'
          ? [reckoned(effect.amount, place)]
          : [],
  );
  return points.length > 0 ? points.reduce((sum, n) => sum + n, 0) : null;
}
