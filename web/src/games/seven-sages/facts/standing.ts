// Facts that every player could read off the table.
import type { Sage, Seat, Site, SiteView, Track, View } from '../types';

export const campOf = (track: Track): 0 | 1 => (track === 'one' ? 0 : 1);

export const siteOf = (view: View, site: Site): SiteView => view.sites.find((it) => it.site === site)!;
export const pawnSite = (view: View): SiteView => siteOf(view, view.pawn);

/** Returns the seat that has a sage's token. */
export function holder(view: View, sage: Sage): Seat | null {
  const seat = view.players.findIndex((player) => player.token === sage);
  return seat < 0 ? null : seat;
}

/**
 * Returns the sages of a clearing in this round, from high to low: those with a player, and those that can
 * still be chosen.
 */
export function rankedIn(view: View, { order }: SiteView): Sage[] {
  const open = view.stage.stage === 'choose_sage' || view.stage.stage === 'over';
  return order.filter((sage) => (open ? !view.out.includes(sage) : holder(view, sage) !== null));
}

/** Returns the players of a camp, or those of no camp, in rank order as far as there is one. */
export function members(view: View, track: Track | null): Seat[] {
  const rank = (seat: Seat) => (view.ranking.includes(seat) ? view.ranking.indexOf(seat) : 99 + seat);
  return view.players
    .flatMap((player, seat) => (player.track === track ? [seat] : []))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Returns 1 for the first player to pass, 2 for the second and so on; `null` for a player still in the fight.
 */
export function passedAs(view: View, seat: Seat): number | null {
  const at = view.fight?.passed.indexOf(seat) ?? -1;
  return at < 0 ? null : at + 1;
}

/** Returns the number of moves that a seat still has in the talks of the round. */
export function movesLeft({ stage }: View, seat: Seat): number | null {
  return 'moves_left' in stage ? (stage.moves_left[seat] ?? null) : null;
}

/** Returns true while the camps are being formed. */
export const talks = ({ stage }: View): boolean => 'moves_left' in stage && stage.stage !== 'exchange';

/** Returns true if each clearing matters: the player chooses a sage, a crystal, or the pawn's next place. */
export const clearingsMatter = ({ stage }: View): boolean =>
  ['choose_sage', 'take_crystal', 'move_pawn', 'over'].includes(stage.stage);
