// Times of a day: minutes after midnight, and the text of an input field for times.

export const fieldOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns minutes after midnight; `null` for an empty field. */
export function minutesOf(field: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(field);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
