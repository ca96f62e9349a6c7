// Drawings as images. An image is one element of the page, however many shapes it has, and the browser draws it
// once for each size.

/** The style of a drawing: classes and their colours. */
export type Colours = Readonly<Record<string, string>>;

/** Returns the rules that fill the classes of a drawing. Colours that no shape uses add no rule. */
const fills = (shapes: string, colours: Colours) =>
  Object.entries(colours)
    .filter(([name]) => shapes.includes(`class="${name}"`))
    .map(([name, colour]) => `.${name}{fill:${colour}}`)
    .join('');

/**
 * Returns a drawing as the address of an image. `box` is the part of the plane that it shows, and `ratio` says how
 * it fills other proportions, as in SVG.
 */
export const addressOf = (box: string, shapes: string, colours: Colours, ratio = ''): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${ratio && ` preserveAspectRatio="${ratio}"`}><style>${fills(shapes, colours)}</style>${shapes}</svg>`,
  );

/** Returns a function that makes each thing once, by its name. */
export function once<Name extends string, Made>(make: (name: Name) => Made): (name: Name) => Made {
  const made = new Map<Name, Made>();
  return (name) => {
    let found = made.get(name);
    if (found === undefined) made.set(name, (found = make(name)));
    return found;
  };
}
