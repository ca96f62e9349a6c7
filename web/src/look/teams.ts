// The teams of a table, in words.
import type { Seat, TableView } from '../generated/protocol';
import { listing, t } from '../i18n';

type Teams = TableView['teams'];

/** The recipient of a team message, in place of an account: the reader's team. */
export const TEAM = 'team';

const roman = ['I', 'II', 'III', 'IV'];

/** Returns the short name of a team: the first is I. */
export const numeral = (team: number): string => roman[team] ?? String(team + 1);

/** Returns the team of a seat, from 0; `null` in a game without teams. */
export function teamOf(teams: Teams, seat: Seat): number | null {
  const team = (teams ?? []).findIndex((seats) => seats.includes(seat));
  return team < 0 ? null : team;
}

/** Returns the other seats of a seat's team. */
export function partnersOf(teams: Teams, seat: Seat | null): Seat[] {
  if (seat === null) return [];
  return (teams ?? []).find((seats) => seats.includes(seat))?.filter((other) => other !== seat) ?? [];
}

/** Returns the team of a seat and its relation to the reader: "Team I, your partner". */
export function teamInWords(teams: Teams, seat: Seat, you: Seat | null): string | null {
  const team = teamOf(teams, seat);
  if (team === null) return null;
  const name = t().team.name(numeral(team));
  if (partnersOf(teams, you).includes(seat)) return `${name}, ${t().team.partner}`;
  return name;
}

/** Returns the number of teams in words: "2 teams of two"; `null` without teams. */
export function teamsInWords(teams: Teams): string | null {
  const [first] = teams ?? [];
  if (!teams || !first) return null;
  const even = teams.every((seats) => seats.length === first.length);
  return t().team.count(teams.length, even ? first.length : null);
}

/** Returns the seats of each team in words: "Seats 1 and 2". */
export const seatsInWords = (teams: Teams): string[] =>
  (teams ?? []).map((seats) => t().team.seats(listing(seats.map((seat) => String(seat + 1)))));
