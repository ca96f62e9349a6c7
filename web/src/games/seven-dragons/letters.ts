import type { Colour } from './geometry';

/** Printed in the corner of a zone. The same in every language, like the pips of playing cards. */
export const letters: Record<Colour, string> = { red: 'R', gold: 'G', blue: 'B', green: 'E', black: 'K' };
