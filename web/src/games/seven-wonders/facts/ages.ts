/** The numerals of the ages. */
export const roman = ['', 'I', 'II', 'III'];
