// The lines of the keyboard help: keys and their actions.
import { shelf } from '../i18n/language.svelte';
import {
  meet,
  ofLobby,
  ofMatch,
  ofReplay,
  ofStart,
  shortcuts,
  type Shortcut,
} from '../state/shortcuts.svelte';

export const words = shelf('keys');

/** Keys or signs, separated by spaces. */
export interface Fixed {
  keys: string;
  deed: string;
}
export interface Lettered {
  shortcut: Shortcut;
  /** `null` if the game uses the letter for its own shortcut. */
  letter: string | null;
  deed: string;
}

const linesOf = <Deed extends string>(all: Record<Deed, Shortcut>, said: Record<Deed, string>) =>
  (Object.keys(all) as Deed[]).map((deed) => ({ shortcut: all[deed], deed: said[deed] }));

/**
 * Returns the keys that always work, and the signs that are turned off with the letters. `more` are the keys
 * of the game, `null` without one.
 */
export function fixedLines(more: [Shortcut | string, string][] | null): { always: Fixed[]; signs: Fixed[] } {
  const own = (more ?? []).flatMap(([keys, deed]) => (typeof keys === 'string' ? [{ keys, deed }] : []));
  const [signs, arrows] = [own.filter(isSign), own.filter((line) => !isSign(line))];
  const always = words()
    .always.map(([keys, deed]) => ({ keys, deed }))
    // If the game uses a key itself, the game's meaning applies.
    .filter(({ keys }) => !own.some((line) => line.keys === keys));
  const code = more === null ? [{ keys: '/', deed: words().code }] : [];
  return { always: [...always, ...arrows], signs: [...signs, ...code, { keys: '?', deed: words().help }] };
}

const isSign = ({ keys }: Fixed) => keys.split(' ').every((key) => /^[^\p{L}\u2190-\u21ff]$/u.test(key));

/** Returns the letters of the game and of every match; without a game, those of other pages. */
export function letterLines(more: [Shortcut | string, string][] | null): Lettered[] {
  const w = words();
  const own = (more ?? []).flatMap(([key, deed]) =>
    typeof key === 'string' ? [] : [{ shortcut: key, deed }],
  );
  const others = [...linesOf(ofStart, w.start), ...linesOf(ofLobby, w.lobby), ...linesOf(ofReplay, w.replay)];
  const taken = own.map(({ shortcut }) => shortcuts.letter(shortcut));
  return [
    ...[...own, ...(more === null ? others : [])].map((line) => ({
      ...line,
      letter: shortcuts.letter(line.shortcut),
    })),
    ...linesOf(ofMatch, w.match).map((line) => {
      const letter = shortcuts.letter(line.shortcut);
      return { ...line, letter: taken.includes(letter) ? null : letter };
    }),
  ];
}

/** Returns the other line that already uses a letter. */
export const takenBy = (letter: string, wanting: Shortcut, lines: Lettered[]): Lettered | undefined =>
  lines.find(
    (line) => line.letter === letter && line.shortcut.id !== wanting.id && meet(line.shortcut, wanting),
  );
