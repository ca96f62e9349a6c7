// Letter shortcuts of the pages. A player can change each letter on this device, or turn all of them off. So
// speech input and stray keys do no harm (WCAG 2.1.4).
import { isForPage, letterOf } from './keys';
import { storage } from './storage';

export interface Shortcut {
  /** The page and the action: `match.log`. */
  id: string;
  /** The default letter. */
  letter: string;
}

/** Returns the letters of one page, by action. */
export const lettersOf = <Deed extends string>(place: string, letters: Record<Deed, string>) =>
  Object.fromEntries(
    Object.entries<string>(letters).map(([deed, letter]) => [deed, { id: `${place}.${deed}`, letter }]),
  ) as Record<Deed, Shortcut>;

/** Letters of every match. A game adds its own, which have priority there. */
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
/** The letter for sorting a hand. */
export const ofHand = lettersOf('hand', { sort: 'z' });
export const ofStart = lettersOf('start', { make: 'n' });
export const ofLobby = lettersOf('lobby', { ready: 'y' });
export const ofReplay = lettersOf('replay', { fork: 'f' });

const place = ({ id }: Shortcut) => id.split('.')[0]!;
const pages = [ofStart, ofLobby, ofReplay].flatMap((all) => Object.values(all).map(place));

/** Returns true if two shortcuts work on the same page. */
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
  /** True if any letter differs from its default. */
  get changed() {
    return Object.keys(chosen).length > 0;
  },
  change(shortcut: Shortcut, letter: string) {
    const { [shortcut.id]: _, ...rest } = chosen;
    keep(letter === shortcut.letter ? rest : { ...rest, [shortcut.id]: letter });
  },
  reset: () => keep({}),
};

/** Returns the action of a pressed key, if one of these shortcuts has it. */
export function pressed<Deed extends string>(
  event: KeyboardEvent,
  all: Record<Deed, Shortcut>,
): Deed | undefined {
  if (!on || event.repeat || !isForPage(event)) return undefined;
  const letter = letterOf(event);
  if (letter === null) return undefined;
  return (Object.keys(all) as Deed[]).find((deed) => shortcuts.letter(all[deed]) === letter);
}

/** Returns a sign or digit for the page, as printed on the key. It is turned off with the letters. */
export const signOf = (event: KeyboardEvent): string | undefined =>
  on && isForPage(event) && /^[^\p{L}\s]$/u.test(event.key) ? event.key : undefined;
