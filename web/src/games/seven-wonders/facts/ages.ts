/** Ages are numbered so. */
export const roman = ['', 'I', 'II', 'III'];
