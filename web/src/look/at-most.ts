// The length limit of an input field.
import type { Attachment } from 'svelte/attachments';

/**
 * Limits a field to this many characters as the server counts them. An emoji is one; for `maxlength` it is
 * two or more.
 */
export const atMost =
  (most: number): Attachment<HTMLInputElement> =>
  (field) => {
    const cut = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const all = [...field.value];
      if (all.length > most) field.value = all.slice(0, most).join('');
    };
    // In the capture phase, so the field's binding reads the shortened value.
    field.addEventListener('input', cut, { capture: true });
    field.addEventListener('compositionend', cut, { capture: true });
    return () => {
      field.removeEventListener('input', cut, { capture: true });
      field.removeEventListener('compositionend', cut, { capture: true });
    };
  };
