// Letters that do something on a page. Each can be another one on this device, or none of them does anything: whoever
// speaks to their computer, or touches keys by mistake, is not led astray (WCAG 2.1.4).
import { isForPage, letterOf } from './keys';
import { storage } from './storage';

export interface Shortcut {
  /** Where it works and what it does: `match.log`. */
  id: string;
  /** As long as nobody has chosen another one. */
  letter: string;
}

/** Letters of one page, by what they do. */
export const lettersOf = <Deed extends string>(place: string, letters: Record<Deed, string>) =>
  Object.fromEntries(
    Object.entries<string>(letters).map(([deed, letter]) => [deed, { id: `${place}.${deed}`, letter }]),
  ) as Record<Deed, Shortcut>;

/** At every match; a game adds its own, which come first there. */
export const ofMatch = lettersOf('match', {
  decision: 'a',
  log: 'l',
  chat: 'c',
  rules: 'r',
  hand: 'h',
  others: 'o',
  own: 's',
  events: 'e',
  clock: 'k',
  now: 'w',
  undo: 'u',
  ahead: 'p',
  forced: 'f',
  menu: 'm',
});
/** Where a hand can be sorted. */
export const ofHand = lettersOf('hand', { sort: 'z' });
export const ofStart = lettersOf('start', { make: 'n' });
export const ofLobby = lettersOf('lobby', { ready: 'y' });
export const ofReplay = lettersOf('replay', { fork: 'f' });

const place = ({ id }: Shortcut) => id.split('.')[0]!;
const pages = [ofStart, ofLobby, ofReplay].flatMap((all) => Object.values(all).map(place));

/** Whether two work on one page. */
export const meet = (one: Shortcut, other: Shortcut): boolean =>
  place(one) === place(other) || !(pages.includes(place(one)) || pages.includes(place(other)));

function kept(): Record<string, string> {
  try {
    const all: unknown = JSON.parse(storage.getItem('septet.keys') ?? '{}');
    const good = Object.entries(all ?? {}).filter(
      ([, letter]) => typeof letter === 'string' && /^\p{L}$/u.test(letter),
    );
    return Object.fromEntries(good) as Record<string, string>;
  } catch {
    return {};
  }
}

let on = $state(storage.getItem('septet.letters') !== 'off');
let chosen = $state.raw(kept());

function keep(next: Record<string, string>) {
  chosen = next;
  if (Object.keys(next).length > 0) storage.setItem('septet.keys', JSON.stringify(next));
  else storage.removeItem('septet.keys');
}

export const shortcuts = {
  get on() {
    return on;
  },
  set on(next: boolean) {
    on = next;
    storage.setItem('septet.letters', next ? 'on' : 'off');
  },
  letter: ({ id, letter }: Shortcut): string => chosen[id] ?? letter,
  /** Whether any letter is another one than at first. */
  get changed() {
    return Object.keys(chosen).length > 0;
  },
  change(shortcut: Shortcut, letter: string) {
    const { [shortcut.id]: _, ...rest } = chosen;
    keep(letter === shortcut.letter ? rest : { ...rest, [shortcut.id]: letter });
  },
  reset: () => keep({}),
};

/** Whether a key that was pressed is for one of these, and for which. */
export function pressed<Deed extends string>(
  event: KeyboardEvent,
  all: Record<Deed, Shortcut>,
): Deed | undefined {
  if (!on || event.repeat || !isForPage(event)) return undefined;
  const letter = letterOf(event);
  if (letter === null) return undefined;
  return (Object.keys(all) as Deed[]).find((deed) => shortcuts.letter(all[deed]) === letter);
}

/** A sign or a digit for the page, as it is written on the key; off with the letters. */
export const signOf = (event: KeyboardEvent): string | undefined =>
  on && isForPage(event) && /^[^\p{L}\s]$/u.test(event.key) ? event.key : undefined;
