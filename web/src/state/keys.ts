// The meaning of a key that is pressed on a page, on any keyboard.

/** Returns true if a key is for the page: not part of a typed text, and not for a dialog above the page. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !(event.target as HTMLElement).closest('input, textarea, select, dialog');

/**
 * Returns the letter of a key in lower case, with or without caps lock; `null` for other keys. Keys of
 * non-Latin alphabets count as the letter in the same place of an English keyboard.
 */
export function letterOf(event: KeyboardEvent): string | null {
  const { key, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState?.('AltGraph')) return null;
  // In Turkish a capital I with a dot becomes two characters.
  if (/^\p{Script=Latin}$/u.test(key)) return [...key.toLowerCase()][0]!;
  // A key taken by an input method is no text outside a field. Hebrew has its apostrophe among the letters.
  const elsewhere =
    /^[^\p{Script=Latin}\x00-\x7f]+$/u.test(key) || key === 'Process' || (key === "'" && code === 'KeyW');
  return (elsewhere && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || null;
}

/** Returns true if a key is a question mark, in any alphabet. */
export const isQuestion = ({ key }: KeyboardEvent): boolean => ['?', '؟', '？'].includes(key);
