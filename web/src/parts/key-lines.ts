// The lines of the keyboard help: what is pressed, and what it does.
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

/** Keys or signs, with spaces between. */
export interface Fixed {
  keys: string;
  deed: string;
}
export interface Lettered {
  shortcut: Shortcut;
  /** `null`: the game has the letter for something of its own. */
  letter: string | null;
  deed: string;
}

const linesOf = <Deed extends string>(all: Record<Deed, Shortcut>, said: Record<Deed, string>) =>
  (Object.keys(all) as Deed[]).map((deed) => ({ shortcut: all[deed], deed: said[deed] }));

/** Keys that always work, and signs that go off with the letters; `more`: those of the game, `null` without one. */
export function fixedLines(more: [Shortcut | string, string][] | null): { always: Fixed[]; signs: Fixed[] } {
  const own = (more ?? []).flatMap(([keys, deed]) => (typeof keys === 'string' ? [{ keys, deed }] : []));
  const [signs, arrows] = [own.filter(isSign), own.filter((line) => !isSign(line))];
  const always = words()
    .always.map(([keys, deed]) => ({ keys, deed }))
    // What a game uses for something of its own has that meaning there.
    .filter(({ keys }) => !own.some((line) => line.keys === keys));
  const code = more === null ? [{ keys: '/', deed: words().code }] : [];
  return { always: [...always, ...arrows], signs: [...signs, ...code, { keys: '?', deed: words().help }] };
}

const isSign = ({ keys }: Fixed) => keys.split(' ').every((key) => /^[^\p{L}\u2190-\u21ff]$/u.test(key));

/** Letters of the game and of every match; without a game those of other pages. */
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

/** What a letter does already, where another shortcut wants it. */
export const takenBy = (letter: string, wanting: Shortcut, lines: Lettered[]): Lettered | undefined =>
  lines.find(
    (line) => line.letter === letter && line.shortcut.id !== wanting.id && meet(line.shortcut, wanting),
  );
