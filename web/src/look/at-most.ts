// How much fits into a field.
import type { Attachment } from 'svelte/attachments';

/** Holds a field to so many characters as the server counts them. An emoji is one; to `maxlength` it is two or more. */
export const atMost =
  (most: number): Attachment<HTMLInputElement> =>
  (field) => {
    const cut = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const all = [...field.value];
      if (all.length > most) field.value = all.slice(0, most).join('');
    };
    // First of all who listen: what the field is bound to reads what is left.
    field.addEventListener('input', cut, { capture: true });
    field.addEventListener('compositionend', cut, { capture: true });
    return () => {
      field.removeEventListener('input', cut, { capture: true });
      field.removeEventListener('compositionend', cut, { capture: true });
    };
  };
