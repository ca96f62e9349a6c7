// The letter of a player, on the mark of the seat. It is two letters if another player's name begins with the
// same one.
import { plainOf } from '../i18n/names';

let around = $state.raw<readonly string[]>([]);

/** Sets the names of all players at the table. */
export function sitting(names: readonly string[]) {
  around = names;
}

/** Splits a text into visible letters: a flag has two code points, an emoji up to seven. */
const parts = 'Segmenter' in Intl ? new Intl.Segmenter() : null;
const letters = (shown: string) => {
  const name = plainOf(shown).trim();
  return parts ? Array.from(parts.segment(name), ({ segment }) => segment) : [...name];
};
const upper = (letter: string | undefined) => letter?.toLocaleUpperCase() ?? '?';
/** Returns the number of a name like "Bot 3", as all bots share the first letter. */
const number = (name: string) => /^\D+ (\d)$/.exec(name)?.[1];

/** Returns the first letter that differs from all other names, or else the second letter. */
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
