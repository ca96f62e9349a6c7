/**
 * Copies a text; whether it was. Clipboards exist on secure origins only: elsewhere what `mark` marks is copied by command, and
 * if there is none it stays marked, to be copied by hand.
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
