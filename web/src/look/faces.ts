// The two typefaces of titles and of numbers. They arrive after the first paint. Until then tokens.css has local
// faces of the same widths, so nothing moves.
import number from './faces/number.woff2';
import title from './faces/title.woff2';
import { storage } from '../state/storage';

const kept = 'septet.faces';
let loading: Promise<void> | undefined;

/** Loads both faces, and shows them at the same moment. Without them the local faces stay. */
export function loadFaces(): Promise<void> {
  loading ??= Promise.all(
    [new FontFace('Septet', `url(${title})`), new FontFace('Septet Number', `url(${number})`)].map((face) => {
      // One weight has to do for all, or the browser draws it bolder where a title asks for more.
      face.weight = '100 900';
      return face.load();
    }),
  ).then(
    (faces) => {
      for (const face of faces) document.fonts.add(face);
      storage.setItem(kept, title);
    },
    () => void (loading = undefined),
  );
  return loading;
}

/** Loads both faces early if the browser has them from an earlier visit; waits for them a tenth of a second. */
export async function keptFaces(): Promise<void> {
  if (storage.getItem(kept) !== title) return;
  await Promise.race([loadFaces(), new Promise((wake) => setTimeout(wake, 100))]);
}
