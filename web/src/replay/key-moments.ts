// The turning points of a match. Pure.

/** `lead`: a player takes the sole lead. `leap`: one of the largest gains of points. */
interface Turn {
  /** The number of inputs before the moment. */
  at: number;
  seat: number;
  is: 'lead' | 'leap';
  points: number;
}

/** A decision for which the expert bot has a better choice. */
interface Loss {
  at: number;
  seat: number;
  is: 'loss';
  mark: 'small' | 'large';
  /** The size of the loss, in words. */
  gap: string;
}

export type KeyMoment = Turn | Loss;

/** The maximum of leaps. */
const leaps = 4;
/** The maximum of turning points. */
const most = 12;

/** Returns the seat in the sole lead, or `null`. */
function leader(standing: number[]): number | null {
  const top = Math.max(...standing);
  const first = standing.indexOf(top);
  return standing.lastIndexOf(top) === first ? first : null;
}

/**
 * Returns the changes of the lead and the largest leaps, in order. Of many changes only the last ones are
 * kept, because early ones mean little.
 */
export function keyMoments(standings: number[][]): Turn[] {
  const found: Turn[] = [];
  let led: number | null = null;
  standings.forEach((standing, at) => {
    const now = leader(standing);
    if (now !== null && now !== led && at > 0)
      found.push({ at, seat: now, is: 'lead', points: standing[now]! });
    led = now ?? led;
  });
  const gains = standings.flatMap((standing, at) =>
    at === 0
      ? []
      : standing.map((points, seat) => ({
          at,
          seat,
          is: 'leap' as const,
          points: points - standings[at - 1]![seat]!,
        })),
  );
  const largest = gains
    .filter(({ points }) => points > 1)
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, leaps);
  const all = [...found.slice(-(most - largest.length)), ...largest];
  return all.sort((a, b) => a.at - b.at || a.is.localeCompare(b.is));
}
