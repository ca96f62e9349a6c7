// What an automatic player thinks of something, in words.
import { language } from '../i18n/language.svelte';
import { words } from './words';

/** One digit after the point: more would promise too much. */
const tenths = (n: number, sign: 'exceptZero' | 'never') =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  }).format(n);

/** How far ahead the best of all leaves its player. */
export const lead = (worth: number): string => words().worth(tenths(worth, 'exceptZero'));

/** How much worse something is than the best. */
export function behind(best: number, worth: number | null): string {
  if (worth === null) return '';
  const less = Math.round((best - worth) * 10) / 10;
  return less <= 0 ? words().close : words().behind(tenths(less, 'never'));
}
