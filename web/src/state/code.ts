// Table codes, as shown, typed and used in links.

/**
 * Returns a code in groups, easy to read aloud: `K7M-2PXR-4TW`. Codes of older tables have seven letters and
 * are shown as they are.
 */
export const inGroups = (code: string) =>
  code.length === 10 ? `${code.slice(0, 3)}-${code.slice(3, 7)}-${code.slice(7)}` : code;

/** Returns a typed, pasted or linked code as the server writes it; an id stays as it is. */
export function plainCode(text: string): string {
  const letters = text.trim().replace(/[\s-]/g, '');
  return letters.length === 10 || letters.length === 7 ? letters.toUpperCase() : text.trim();
}
