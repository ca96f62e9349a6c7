// Overlays that appear by themselves wait while the reader is busy.

/** True if the focus is in a text field. */
export function types(): boolean {
  const at = document.activeElement;
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.matches('.field');
}

/** True if a dialog is open or a text is typed and not sent. */
function busy(): boolean {
  const at = document.activeElement as HTMLInputElement | null;
  return document.querySelector('dialog:modal') !== null || (types() && at!.value !== '');
}

const lookEvery = 250;

/** Calls a function at once, or as soon as the reader is not busy. The returned function cancels it. */
export function undisturbed(then: () => void): () => void {
  if (!busy()) {
    then();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (busy()) return;
    clearInterval(timer);
    then();
  }, lookEvery);
  return () => clearInterval(timer);
}
