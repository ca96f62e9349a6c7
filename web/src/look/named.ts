// Names of buttons that show less than they say.

/** Letters, digits and the spaces between words; signs are not spoken. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a button is called: what it says, and first what it shows, if that is nothing of it. Whoever speaks to their computer
 * says what they see (WCAG 2.5.3).
 */
export const named = (shown: string, said: string): string =>
  spoken(said).includes(spoken(shown)) ? said : `${shown}. ${said}`;
