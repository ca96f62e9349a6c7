// What an automatic player thinks of something, in words.
import type { Unit } from '../generated/protocol';
import { language } from '../i18n/language.svelte';
import { words } from './words';

/** One digit after the point, or whole percents: more would promise too much. */
const formats: Record<Unit, Intl.NumberFormatOptions> = {
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  victory: { style: 'percent' },
};
/** The least that is told. */
const steps: Record<Unit, number> = { points: 0.1, victory: 0.01 };

const told = (n: number, unit: Unit, signDisplay: 'exceptZero' | 'never') =>
  new Intl.NumberFormat(language(), { ...formats[unit], signDisplay }).format(n);

/** How far ahead the best of all leaves its player. */
export const lead = (worth: number, unit: Unit): string =>
  words()[unit].worth(told(worth, unit, 'exceptZero'));

/** How much worse something is than the best. */
export function behind(best: number, worth: number | null, unit: Unit): string {
  if (worth === null) return '';
  const less = Math.round((best - worth) / steps[unit]) * steps[unit];
  return less <= 0 ? words().close : words()[unit].behind(told(less, unit, 'never'));
}
