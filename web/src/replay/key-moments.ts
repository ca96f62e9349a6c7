// Where a match turned. Pure.

/** `lead`: somebody is alone at the top who was not before. `leap`: one of the largest steps up. */
interface Turn {
  /** After so many inputs. */
  at: number;
  seat: number;
  is: 'lead' | 'leap';
  points: number;
}

/** A decision that the expert would have made otherwise. */
interface Loss {
  at: number;
  seat: number;
  is: 'loss';
  mark: 'small' | 'large';
  /** How much was lost, in words. */
  gap: string;
}

export type KeyMoment = Turn | Loss;

/** Leaps that are told of at most. */
const leaps = 4;
/** In all. */
const most = 12;

/** Who is alone at the top. */
function leader(standing: number[]): number | null {
  const top = Math.max(...standing);
  const first = standing.indexOf(top);
  return standing.lastIndexOf(top) === first ? first : null;
}

/**
 * The places at which somebody took the lead, and the largest leaps, in order. Of many changes at the top the last ones count:
 * in the beginning the lead changes with everything.
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
