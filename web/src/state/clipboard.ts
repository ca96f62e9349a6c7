/**
 * Copies a text and returns true on success. The clipboard API needs a secure origin; elsewhere a command
 * copies the text that `mark` selects. If that fails, too, the text stays selected for copying by hand.
 */
export async function copyText(text: string, mark: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    mark();
    return document.execCommand('copy');
  }
}
