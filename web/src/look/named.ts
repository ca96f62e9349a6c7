// Accessible names of buttons with a shorter visible text.

/** Returns the letters, digits and spaces of a text. Other signs are not spoken. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the accessible name of a button. It starts with the visible text unless it contains it already.
 * Users of voice control say the visible text (WCAG 2.5.3).
 */
export const named = (shown: string, said: string): string =>
  spoken(said).includes(spoken(shown)) ? said : `${shown}. ${said}`;
