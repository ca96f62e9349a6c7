import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/bots';

const getallen = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven'];

/** The texts about the levels of bots, in Dutch. */
export const nl: typeof en = {
  heading: 'De bots',
  about:
    'Vijf niveaus in elk spel. Een bot weet wat jij op zijn stoel zou weten: hij ziet geen verborgen kaarten.',
  game: 'Spel',
  players: 'Spelers, met jou erbij',
  weakest: 'De zwakste van de vijf.',
  wins: (n, level) => `Wint ${n} van 100 duels met ${level}`,
  between: (from, to) => `${from} tot ${to} van 100, met 95% zekerheid`,
  measured: (matches, seats) =>
    plural(matches, { one: '# partij', other: '# partijen' }) + ` met ${seats} spelers`,
  unmeasured: 'Nog niet gemeten.',
  play: (n, level) =>
    n === 1 ? `Speel tegen één bot: ${level}` : `Speel tegen ${getallen[n] ?? n} bots: ${level}`,
  how: 'Een duel is één bot tegen één van het niveau eronder. Uitslagen van partijen met meer spelers zijn omgerekend.',
  since: (date) => `Gemeten op ${date}.`,
  none: 'Deze server heeft geen bots met niveaus.',
};
