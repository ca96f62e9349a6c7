// Texts by players inside the texts of the application.

/** A letter of a script that is written from right to left. */
const backwards = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a player's text that is written from right to left, so it does not reorder numbers and signs
 * beside it.
 */
export const isolated = (text: string): string => (backwards.test(text) ? `\u2068${text}\u2069` : text);

/** Returns a text without the isolating characters. */
export const plainOf = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
