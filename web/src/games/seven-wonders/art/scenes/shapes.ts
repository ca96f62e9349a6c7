// Shapes and small things of the scenes. The foot of a thing is at 0, 0. Classes are the colours of
// `./scene.ts`.

export const path = (colour: string, d: string) => `<path class="${colour}" d="${d}"/>`;
export const box = (colour: string, x: number, y: number, wide: number, high: number) =>
  path(colour, `M${x} ${y}h${wide}v${high}h${-wide}z`);
export const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle class="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;
export const each = <One>(all: readonly One[], draw: (one: One, n: number) => string) =>
  all.map(draw).join('');

/** Returns a row of columns: a light and a shaded face each. */
export const columns = (x: number, count: number, apart: number, y: number, high: number, wide = 6) =>
  each(Array.from({ length: count }), (_, n) => {
    const at = +(x + n * apart).toFixed(1);
    const lit = +(wide * 0.62).toFixed(1);
    return box('l', at, y, lit, high) + box('s', at + lit, y, +(wide - lit).toFixed(1), high);
  });

/** Returns openings with round heads, by their left edge. */
export const arches = (xs: readonly number[], y: number, wide: number, high: number) =>
  each(xs, (x) => path('k', `M${x} ${y}v${-high}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${high}z`));

/** Returns a storey of a round building, with arches that grow narrower towards its sides. */
export function ring(
  left: number,
  right: number,
  top: number,
  foot: number,
  count: number,
  lean = 0,
): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const sag = half * 0.09;
  const side = (x: number, y: number) => `M${x} ${y}`;
  const up = left + lean;
  const end = right - lean;
  const cut = middle + half * 0.34;
  const holes = Array.from({ length: count }, (_, n) => {
    const turn = ((n + 0.5) / count - 0.5) * 2.5;
    const x = middle + (half - lean / 2 - 2) * 0.97 * Math.sin(turn);
    const wide = ((half * 1.15) / count) * Math.cos(turn);
    const low = foot + sag * 0.9 * Math.cos(turn * 1.2) - (foot - top) * 0.14;
    return [x - wide / 2, low, wide, (foot - top) * 0.44].map((it) => +it.toFixed(1)) as [
      number,
      number,
      number,
      number,
    ];
  });
  return (
    path(
      'l',
      `${side(left, foot)}L${up} ${top}Q${middle} ${top + 2 * sag} ${end} ${top}L${right} ${foot}Q${middle} ${foot + 2 * sag} ${left} ${foot}z`,
    ) +
    path(
      's',
      `${side(cut, foot + sag * 0.86)}L${cut - lean * 0.3} ${top + sag * 0.86}Q${(cut + end) / 2 + 2} ${top + sag * 0.7} ${end} ${top}L${right} ${foot}Q${(cut + right) / 2 + 2} ${foot + sag * 0.75} ${cut} ${foot + sag * 0.86}z`,
    ) +
    each(holes, ([x, y, wide, high]) => arches([x], y, wide, high)) +
    path(
      'm',
      `${side(up - 2, top)}Q${middle} ${top + 2 * sag} ${end + 2} ${top}v3.500Q${middle} ${top + 2 * sag + 3.5} ${up - 2} ${top + 3.5}z`,
    )
  );
}

const things = {
  house:
    box('l', -12, -13, 15, 13) +
    box('s', 3, -13, 9, 13) +
    path('k', 'M-9 -9h3v4h-3zM-3 0v-7h4V0zM6 -9h3v4H6z') +
    path('r', 'M-14 -13L-5 -21h13l6 8z') +
    path('q', 'M3 -13l5-8 6 8z'),
  gabled:
    box('l', -9, -26, 12, 26) +
    box('s', 3, -26, 6, 26) +
    path('r', 'M-10 -26h3v-5h3v-5h3v-4h4v4h3v5h3v5h2v2h-21z') +
    path('k', 'M-6 -22h3v5h-3zM0 -22h3v5H0zM-6 -13h3v5h-3zM0 -13h3v5H0zM-3 0v-6h4v6zM-2 -33h3v4h-3z'),
  cypress:
    path('h', 'M0 -30q7 14 4 26H-4q-3-12 4-26z') + path('f', 'M0 -30q-7 14-4 26h4z') + box('d', -1, -4, 2, 4),
  olive: path('d', 'M-1.500 0l1-9h1.500l1 9z') + dot('h', 2, -14, 8) + dot('f', -2, -15, 7),
  pine:
    path('d', 'M-1 0v-6h2v6z') + path('f', 'M0 -30l-9 12h4l-6 12H0z') + path('h', 'M0 -30l9 12H5l6 12H0z'),
  parasol:
    path('d', 'M-1 0q1-10 0-20h2q1 10 0 20z') +
    path('f', 'M-16 -18q2-10 16-11 14 1 16 11-8 3-16 1-8 2-16-1z') +
    path('h', 'M2 -29q12 2 14 11-8 3-14 1.500z'),
  palm:
    path('d', 'M-1 0q2-12 0-22h2q1 12 0 22z') +
    path('f', 'M0 -22q-10-6-14 3 8-3 14-1-10 2-9 9 4-7 9-7z') +
    path('h', 'M0 -22q10-7 15 2-8-3-14 0 10 1 9 9-4-7-9-7zM0 -23q0-8 6-9-3 5-4 9z'),
  bush: path('f', 'M-8 0a4 4 0 0 1 1-6 5 5 0 0 1 9-1 4 4 0 0 1 6 3 3 3 0 0 1 0 4z'),
  vines: path('f', 'M-20 0q4-7 9 0 4-8 9 0 4-7 9 0 4-8 9 0 3-5 5 0v2h-41z'),
  ship:
    path('e', 'M-24 -8h48l-7 9h-34z') +
    path('d', 'M-24 -8l-4-7 9 5h28l8-4 5 6z') +
    box('d', -1, -44, 2, 36) +
    path('w', 'M-17 -40h34q-5 11 0 24h-34q6-12 0-24z') +
    path('a', 'M-16 -34h31l-1.500 5h-28zM-15 -26h28v5h-28.500z'),
  felucca:
    path('e', 'M-18 -6h34l-5 7h-22z') +
    path('d', 'M-3 -34h1.500v28H-3z') +
    path('w', 'M-4 -38q18 14 20 30H-6q6-14 2-30z'),
  temple:
    box('m', -19, -3, 38, 3) +
    box('k', -15, -22, 30, 19) +
    columns(-15, 4, 8.7, -22, 19, 4) +
    box('l', -17, -25, 34, 3) +
    path('r', 'M-20 -25L0 -35 20 -25z'),
  brazier:
    path('k3', 'M-5 -10H5l-2 4h-6zM-3 0l2-6h2l2 6z') +
    path('o', 'M-4 -10q-1-5 3-10 0 4 2 5 1-2 1-4 4 5 2 9z') +
    path('y', 'M-2 -10q0-3 2-5 2 3 2 5z'),
  flag: box('d', -0.6, -16, 1.2, 16) + path('a', 'M.6 -16l10 3.500-10 3.500z'),
  camel: path(
    'd',
    'M-15 0l2-12q0-6 5-7l3-6 4 6 3-6 4 7q3 1 4 4l5-9 4-2 4 2v2l-5 1-4 11q-2 3-5 3l1 6h-2l-2-7h-9l-2 7h-3l1-7-4 7z',
  ),
  sheep:
    dot('w', -2, -4, 3) +
    dot('w', 2, -4, 3) +
    dot('k3', 5, -5, 1.6) +
    path('k3', 'M-3 0v-2h1v2zM2 0v-2h1v2z'),
  crowd:
    dot('k2', -8, -7, 2.2) +
    dot('k2', 0, -8, 2.2) +
    dot('k2', 8, -7, 2.2) +
    path('k2', 'M-11 0q0-5 3-5t3 5zM-3 0q0-6 3-6t3 6zM5 0q0-5 3-5t3 5z'),
  block: box('l', -7, -9, 9, 9) + box('s', 2, -9, 5, 9) + path('m', 'M-7 -9l3-3H10l-3 3z'),
  scaffold: path(
    'd',
    'M-14 0v-30h1.500V0zM12 0v-30h1.500V0zM-15 -10h30v1.400h-30zM-15 -20h30v1.400h-30zM-15 -29h30v1.400h-30zM-12.500 -1L12 -10v1.500L-12.500 .5z',
  ),
  crane:
    box('d', -1, -40, 2, 40) +
    path('d', 'M-16 -34L20 -46v2L-16 -32z') +
    path('k2', 'M18 -45h.8v20h-.8z') +
    box('l', 13, -26, 11, 7) +
    box('e', -14, -34, 6, 6),
};
export type Thing = keyof typeof things;

/** Returns a thing at its foot. */
export const at = (thing: Thing, x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y})scale(${size})">${things[thing]}</g>`;
