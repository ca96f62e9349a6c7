// What a key means that is pressed somewhere on a page, whatever keyboard it is on.

/** Whether a key is for the page: no part of what somebody writes, nor for a sheet above it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !(event.target as HTMLElement).closest('input, textarea, select, dialog');

/**
 * The letter of a key, in lower case: what is written on it, with caps lock or without. Alphabets other than Latin have no
 * such letters; there it is what an English keyboard has in that place. `null`: no letter.
 */
export function letterOf(event: KeyboardEvent): string | null {
  const { key, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState?.('AltGraph')) return null;
  // In Turkish a capital I with a dot becomes two characters.
  if (/^\p{Script=Latin}$/u.test(key)) return [...key.toLowerCase()][0]!;
  // What an input method has taken is no text where nothing is written. Hebrew has its apostrophe among the letters.
  const elsewhere =
    /^[^\p{Script=Latin}\x00-\x7f]+$/u.test(key) || key === 'Process' || (key === "'" && code === 'KeyW');
  return (elsewhere && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || null;
}

/** Whether a key is a question mark, in any alphabet. */
export const isQuestion = ({ key }: KeyboardEvent): boolean => ['?', '؟', '？'].includes(key);
