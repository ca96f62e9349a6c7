// Printed in the corner of a zone: the colour's letter in the reader's language.
import { catalogue } from '../../../i18n/language.svelte';
import type { Colour } from '../facts/geometry';

const en: Record<Colour, string> = { red: 'R', gold: 'G', blue: 'B', green: 'E', black: 'K' };
const fr: Record<Colour, string> = { red: 'R', gold: 'O', blue: 'B', green: 'V', black: 'N' };

export const letters = catalogue({ en, fr });
