// Sizes, numbers and times for readers.
import { language } from '../i18n';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function size(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}

export const number = (n: number) => Math.round(n).toLocaleString(language());

export const moment = (milliseconds: number) =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

export const dayMs = 86_400_000;

/** The choices for the length of a ban, in milliseconds; `null` has no end. */
export const spans = [dayMs, 7 * dayMs, 30 * dayMs, 365 * dayMs, null] as const;

/** The choices for the time since the last action at a table, in milliseconds. */
export const idles = [0, dayMs, 7 * dayMs, 30 * dayMs, 90 * dayMs] as const;
