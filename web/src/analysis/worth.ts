// The values of choices as a built-in bot computes them, in words.
import type { Analysis, Behind, Considered, Unit } from '../generated/protocol';
import { language } from '../i18n/language.svelte';
import { words } from './words';

/**
 * One digit after the point, or whole percents. More digits would suggest a precision that the search does
 * not have.
 */
const formats: Record<Unit, Intl.NumberFormatOptions> = {
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  victory: { style: 'percent' },
};
/** The rounding of a difference. A smaller one counts as equal. */
const steps: Record<Unit, number> = { points: 0.1, victory: 0.01 };

const told = (n: number, unit: Unit, signDisplay: 'exceptZero' | 'never') =>
  new Intl.NumberFormat(language(), { ...formats[unit], signDisplay }).format(n);

/** Returns the expected lead after the best choice, in points or as a difference of chances to win. */
export const lead = (worth: number, unit: Unit): string =>
  words()[unit].worth(told(worth, unit, 'exceptZero'));

/** The standard normal quantile for 97.5 %. */
const z = 1.96;

/** True if the 95 % interval of a difference covers 0, so the search cannot rank the two choices. */
export const isUnsure = (behind: Behind | null | undefined): boolean =>
  !!behind && Math.abs(behind.by) <= z * behind.error;

/** Returns the loss by a choice and, if the search measured it, half the width of its 95 % interval. */
export function lossOf({ decided, best, unit }: Pick<Analysis, 'decided' | 'best' | 'unit'>): {
  by: string;
  beside: string;
} {
  const { behind } = decided;
  const by = behind?.by ?? (best[0]?.worth ?? 0) - (decided.worth ?? 0);
  return {
    by: `−${told(Math.max(0, by), unit, 'never')}`,
    beside: behind ? words()[unit].beside(told(z * behind.error, unit, 'never')) : '',
  };
}

/**
 * Returns the distance of a choice from the best one, from the worlds that tried both if the search measured
 * it.
 */
export function behind(best: number, one: Pick<Considered, 'worth' | 'behind'>, unit: Unit): string {
  if (one.worth === null) return '';
  const less = Math.round((one.behind?.by ?? best - one.worth) / steps[unit]) * steps[unit];
  const said = less <= 0 ? words().close : words()[unit].behind(told(less, unit, 'never'));
  return isUnsure(one.behind) ? (less <= 0 ? words().unsure : `${said}, ${words().unsure}`) : said;
}
