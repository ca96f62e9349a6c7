// What comes by itself waits for whoever is in the middle of something.

/** Whether the reader writes something. */
export function types(): boolean {
  const at = document.activeElement;
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.matches('.field');
}

/** Something was opened to be read, or there is something written that is not sent. */
function busy(): boolean {
  const at = document.activeElement as HTMLInputElement | null;
  return document.querySelector('dialog:modal') !== null || (types() && at!.value !== '');
}

const lookEvery = 250;

/** Does something at once, or as soon as it disturbs nobody; not once the returned function was called. */
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
