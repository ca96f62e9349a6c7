// A letter for somebody, on what shows their seat; two where somebody else at the table begins with the same.
import { plainOf } from '../i18n/names';

let around = $state.raw<readonly string[]>([]);

/** Everybody at the table that is shown. */
export function sitting(names: readonly string[]) {
  around = names;
}

/** What is one letter to the eye: a flag is two, an emoji up to seven. */
const parts = 'Segmenter' in Intl ? new Intl.Segmenter() : null;
const letters = (shown: string) => {
  const name = plainOf(shown).trim();
  return parts ? Array.from(parts.segment(name), ({ segment }) => segment) : [...name];
};
const upper = (letter: string | undefined) => letter?.toLocaleUpperCase() ?? '?';
/** "Bot 3" shows its number, as the first letter would be that of every bot. */
const number = (name: string) => /^\D+ (\d)$/.exec(name)?.[1];

/** The first letter that tells a name from the others; the second one if none does. */
function second(name: string[], others: string[][]): string {
  const tells = (letter: string, at: number) =>
    at > 0 &&
    /\S/.test(letter) &&
    others.every((other) => other[at]?.toLocaleLowerCase() !== letter.toLocaleLowerCase());
  return (name.find(tells) ?? name[1] ?? '').toLocaleLowerCase();
}

export function initial(name: string, others: readonly string[] = around): string {
  const given = number(name);
  if (given) return given;
  const own = letters(name);
  const alike = others
    .filter((other) => other.trim() !== name.trim() && !number(other))
    .map(letters)
    .filter(([first]) => upper(first) === upper(own[0]));
  return upper(own[0]) + (alike.length > 0 ? second(own, alike) : '');
}
