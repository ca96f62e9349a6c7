// What people wrote, among our own words.

/** A letter of a script that is written from right to left. */
const backwards = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of somebody that keeps to itself: written from right to left, it does not carry along the numbers and signs of ours
 * that stand beside it.
 */
export const isolated = (text: string): string => (backwards.test(text) ? `\u2068${text}\u2069` : text);

/** A text without what keeps it to itself. */
export const plainOf = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
