// The wonders that only matches with expansions have.
import { together, type Scene, type Stage } from './scene';
import { arches, at, box, columns, dot, each, path, ring } from './shapes';

const arena: Stage[] = [
  { part: ring(66, 234, 98, 128, 13), outline: 'M66 128V98q84 14 168 0v30q-84 14-168 0z' },
  { part: ring(66, 234, 68, 98, 13), outline: 'M66 98V68q84 14 168 0v30q-84 14-168 0z' },
  {
    part:
      path('k3', 'M68 46q82-20 164 0v14H68z') +
      path('q', 'M72 50q78-16 156 0v6H72z') +
      ring(66, 234, 46, 68, 15) +
      each(
        [74, 96, 122, 150, 178, 204, 226],
        (x) =>
          box('d', x, 34 + Math.round(12 - Math.abs(150 - x) / 7), 1.5, 10) +
          at('flag', x, 36 + Math.round(12 - Math.abs(150 - x) / 7), 0.6),
      ),
    outline: 'M66 68V46q84 14 168 0v22q-84 14-168 0z',
  },
];
const roma: Scene = {
  sky: ['#f0b487', '#fdf0d4'],
  colours: {
    l: '#f6e3c2',
    m: '#d9b98c',
    s: '#b58a5e',
    r: '#c4623e',
    q: '#93452c',
    k: '#5a3322',
    t: '#c7a98c',
    t2: '#b1917b',
    m2: '#dcc6a2',
    s2: '#bda480',
  },
  sun: [246, 36, 15],
  far:
    path('t', 'M0 98q46-26 96-10t104-8 100 8v62H0z') +
    `<path class="t2" fill-rule="evenodd" d="M0 112V88h58v24zM4 112h10v-10a5 5 0 0 0-10 0zM18 112h10v-10a5 5 0 0 0-10 0zM32 112h10v-10a5 5 0 0 0-10 0zM46 112h10v-10a5 5 0 0 0-10 0z"/>`,
  ground:
    path('m2', 'M0 118q150-12 300 0v32H0z') +
    path('s2', 'M0 140q150-8 300 0v2q-150-8-300 0zM150 132l-3 18h6z'),
  near: at('crowd', 96, 144, 1.1) + at('crowd', 206, 144, 1.1),
  fore:
    at('parasol', 28, 130, 1.5) +
    at('parasol', 50, 126, 1) +
    at('house', 252, 126, 1.1) +
    at('parasol', 280, 132, 1.4),
  a: [arena[0]!, together(arena[1]!, arena[2]!)],
  b: arena,
};

const treasury: Stage[] = [
  {
    part:
      box('m', 96, 124, 108, 6) +
      box('l', 98, 82, 64, 42) +
      box('s', 162, 82, 40, 42) +
      box('k', 140, 94, 20, 30) +
      columns(101, 3, 13, 86, 38, 7) +
      columns(166, 3, 13, 86, 38, 7) +
      box('l', 96, 78, 66, 6) +
      box('s', 162, 78, 42, 6) +
      path('m', 'M124 78l26-12 26 12z') +
      path('l', 'M132 77l18-8 18 8z'),
    outline: 'M96 130V78h28l26-12 26 12h28v52z',
  },
  {
    part:
      box('k3', 100, 46, 100, 32) +
      box('k', 132, 46, 36, 32) +
      path('m', 'M124 78l26-12 26 12z') +
      path('l', 'M132 77l18-8 18 8z') +
      columns(101, 2, 13, 46, 32, 6) +
      columns(180, 2, 13, 46, 32, 6) +
      columns(134, 3, 12, 42, 26, 7) +
      path('l', 'M98 46V34l26 9v3zM130 42q20-6 40 0v-4h-40z') +
      path('s', 'M202 46V34l-26 9v3zM162 41l8 1v-4h-8z'),
    outline: 'M100 78V36l26 9h4v-7h40v7h4l26-9v42h-24l-26-12-26 12z',
  },
  {
    part:
      path('l', 'M132 38q6-16 18-18v18z') +
      path('s', 'M150 20q12 2 18 18h-18z') +
      path('y', 'M145 20l-2-3q-4-8 7-8 11 0 7 8l-2 3z') +
      path('br2', 'M150 9q11 0 7 8l-2 3h-5z') +
      dot('y', 150, 7, 2.5) +
      path('l', 'M98 34l6-10 4 12zM202 34l-6-10-4 12z'),
    outline: 'M132 38q4-14 12-18-6-12 6-14 12 2 6 14 8 4 12 18z',
  },
];
const petra: Scene = {
  sky: ['#7cb6d8', '#fdeed4'],
  colours: {
    l: '#f2bd93',
    m: '#d99a6c',
    s: '#b26a44',
    k: '#4d2018',
    t: '#d58a5e',
    t2: '#b76440',
    e2: '#e6b486',
    e3: '#cf9566',
    k2: '#7a3a2680',
  },
  sun: [150, 24, 12],
  far:
    path('t', 'M0 4q40-6 62 10l18 40 10 76H0zM300 0q-36-2-58 12l-20 44-12 74h90z') +
    path('t2', 'M0 4q20-3 36 0-14 50-6 126H0zM300 0q-18-2-34 2 10 60 0 128h34z') +
    path(
      'k2',
      'M50 30q6 40 2 96h-3q3-60 1-96zM70 50q6 34 6 76h-3q0-44-3-76zM236 40q-6 40-6 86h3q0-50 3-86zM256 20q-3 50-1 106h3q-4-60-2-106z',
    ) +
    path('t', 'M78 130l10-78q20-30 62-30t62 30l10 78z') +
    path('k2', 'M88 60q24-30 62-30t62 30l-4-2q-22-24-58-24T92 58z'),
  ground: path('e2', 'M0 128q150-8 300 0v22H0z') + path('e3', 'M0 140q150-6 300 2v8H0z'),
  near: at('crowd', 236, 142, 1.1),
  fore: at('camel', 62, 142, 1.1) + at('camel', 86, 145, 0.8) + at('bush', 268, 140, 0.9),
  a: treasury,
  b: [treasury[0]!, together(treasury[1]!, treasury[2]!)],
};

const sophia: Stage[] = [
  {
    part:
      box('m', 64, 124, 172, 6) +
      box('l', 84, 92, 82, 32) +
      box('s', 166, 92, 50, 32) +
      box('l', 66, 104, 18, 20) +
      box('s', 216, 104, 18, 20) +
      path('r', 'M64 104q11-12 20-10v10zM236 104q-11-12-20-10v10z') +
      arches([90, 104, 152, 176, 190, 204], 112, 6, 8) +
      arches([72, 222], 120, 6, 8) +
      arches([124, 134, 144], 124, 8, 12) +
      box('m', 84, 90, 132, 3) +
      box('m', 84, 116, 36, 1.5),
    outline: 'M66 130v-26l18-10v-4h132v4l18 10v26z',
  },
  {
    part:
      path('r', 'M84 90a33 30 0 0 1 50-24v24z') +
      path('q', 'M166 90V66a33 30 0 0 1 50 24z') +
      box('l', 118, 58, 40, 32) +
      box('s', 158, 58, 24, 32) +
      path('m', 'M122 90V76a28 22 0 0 1 56 0v14z') +
      arches([128, 138, 148, 158, 168], 74, 5, 4) +
      arches([128, 138, 148, 158, 168], 87, 5, 6) +
      path('k', 'M92 84h4v4h-4zM102 80h4v5h-4zM190 80h4v5h-4zM202 84h4v4h-4z') +
      box('m', 116, 56, 68, 3),
    outline: 'M84 90a33 30 0 0 1 34-26v-8h64v8a33 30 0 0 1 34 26z',
  },
  {
    part:
      box('l', 122, 46, 38, 10) +
      box('s', 160, 46, 18, 10) +
      arches([126, 134, 142, 150, 158, 166], 54, 4, 3) +
      path('r', 'M120 47a30 30 0 0 1 60 0z') +
      path('q', 'M154 17.200a30 30 0 0 1 26 29.800h-16q0-20-10-29.800z') +
      path('w2', 'M130 38q4-12 14-17-8 8-10 18z') +
      box('y', 149, 6, 2, 12) +
      box('y', 145.5, 9, 9, 2),
    outline: 'M122 56V46q0-28 28-30 28 2 28 30v10z',
  },
];
const byzantium: Scene = {
  sky: ['#79b6d6', '#fbe6cf'],
  colours: {
    l: '#f3cfae',
    m: '#d9a985',
    s: '#b37e62',
    r: '#8fa3b0',
    q: '#66798a',
    k: '#48303a',
    t: '#a9b4a4',
    t2: '#8f9c90',
  },
  sun: [54, 36, 16],
  far:
    path('t', 'M0 98q50-18 110-6t100-8 90 8v18H0z') +
    path('b', 'M0 106h300v44H0z') +
    path('w2', 'M6 112h44v1.200H6zM250 114h46v1.200h-46zM20 126h30v1.200H20z'),
  ground:
    path('g', 'M40 128q110-14 220 0l30 22H14z') +
    path('s2', 'M22 142q128-8 256 0v8H14z') +
    path(
      'm2',
      'M24 142v-4h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h4v4z',
    ),
  fore:
    at('felucca', 24, 132, 0.9) +
    at('ship', 278, 128, 0.7) +
    at('cypress', 58, 132, 1) +
    at('cypress', 244, 132, 1.1) +
    at('cypress', 254, 134, 0.8),
  a: sophia,
  b: [sophia[0]!, together(sophia[1]!, sophia[2]!)],
};

/** A seated king with his crown. */
const seated = (x: number) =>
  box('m', x - 12, 96, 24, 32) +
  path('l', `M${x - 9} 128V96h7v32zM${x + 1} 128V96h4v32z`) +
  path('s', `M${x + 5} 128V96h5v32z`) +
  path('l', `M${x - 11} 96l1-24q4-6 10-6v30z`) +
  path('s', `M${x} 66q6 0 10 6l1 24h-11z`) +
  path('m', `M${x - 9} 88h18v4h-18z`) +
  path('a', `M${x - 8} 66q-2-14 8-14 10 0 8 14l-3 2h-10z`) +
  path('y', `M${x - 7} 56h14v2h-14zM${x - 8} 61h3v2h-3zM${x + 5} 61h3v2h-3z`) +
  path('l', `M${x - 4} 57h4v10q-4-1-4-4z`) +
  path('s', `M${x} 57h4v6q0 3-4 4z`) +
  path('w', `M${x - 4} 53l1-9q3-4 6 0l1 9z`) +
  path('k3', `M${x - 3} 60h2v1h-2zM${x + 1} 60h2v1h-2z`);
const king = (x: number) => `M${x - 12} 128V70l4-6v-12l4-9h8l4 9v12l4 6v58z`;
const temple: Stage[] = [
  {
    part:
      path('l', 'M76 128l8-92h84v92z') +
      path('m', 'M150 36h66l8 92h-74z') +
      path('s', 'M196 36h20l8 92h-20z') +
      box('l', 80, 30, 104, 7) +
      box('m', 184, 30, 36, 7) +
      path(
        'k2',
        each(
          [88, 98, 108, 118, 128, 138, 148, 158, 168, 178, 188, 198, 208],
          (x) => `M${x} 36v-5q2-3 4 0v5z`,
        ),
      ) +
      box('k', 141, 92, 18, 36) +
      box('m', 138, 88, 24, 4) +
      box('m', 72, 126, 156, 4) +
      dot('y', 150, 76, 6) +
      path('y', 'M139 76l8-2v4zM161 76l-8-2v4z'),
    outline: 'M72 130l4-4 8-96h132l8 96 4 4z',
  },
  { part: seated(96) + seated(124), outline: king(96) + king(124) },
  { part: seated(176) + seated(204), outline: king(176) + king(204) },
];
const abuSimbel: Scene = {
  sky: ['#f0b063', '#fdf0c8'],
  colours: {
    l: '#f0c88a',
    m: '#d9a763',
    s: '#b17d40',
    k: '#4a2c14',
    t: '#cf9a58',
    t2: '#b98045',
    e2: '#ecc987',
    e3: '#d6ab68',
    a: '#2d62a8',
    k2: '#7a4a2080',
  },
  sun: [40, 34, 15],
  far:
    path('t', 'M30 130q6-70 40-98 30-26 84-24 60-2 90 28 30 30 56 94z') +
    path('t2', 'M214 130q10-60-4-114 28 4 44 26 24 30 46 88z') +
    path('t', 'M0 104q20-10 40-4v50H0z'),
  ground:
    path('e2', 'M0 124q150-8 300 0v26H0z') +
    path('b', 'M0 142q150-8 300 0v8H0z') +
    path('w2', 'M30 145h40v1H30zM190 145h50v1h-50z'),
  near: at('crowd', 244, 136),
  fore: at('palm', 20, 132, 1.4) + at('palm', 278, 134, 1.5) + at('felucca', 60, 146, 0.9),
  a: temple,
  b: [temple[0]!, together(temple[1]!, temple[2]!)],
};

/** A piece of the wall up to its tower. `high` is the height of the wall. */
function piece(x: number, y: number, end: number, top: number, high: number): Stage {
  const teeth = Math.round((end - x) / (high * 0.45));
  const step = (end - x) / teeth;
  const rise = (top - y) / teeth;
  const crown = each(Array.from({ length: teeth }), (_, n) =>
    path(
      'l',
      `M${(x + n * step).toFixed(1)} ${(y + n * rise - high).toFixed(1)}v${-high * 0.22}h${(step * 0.55).toFixed(1)}v${high * 0.26}z`,
    ),
  );
  const wide = high * 1.15;
  const roof = top - high * 2.1;
  return {
    part:
      path('m', `M${x} ${y}v${-high}L${end} ${top - high}v${high}z`) +
      path('l', `M${x} ${y - high}L${end} ${top - high}v${high * 0.18}L${x} ${y - high * 0.82}z`) +
      path('s', `M${x} ${y}v${-high * 0.3}L${end} ${top - high * 0.3}v${high * 0.3}z`) +
      crown +
      box('l', end - wide * 0.6, roof, wide * 0.7, high * 2.3) +
      box('s', end + wide * 0.1, roof, wide * 0.5, high * 2.3) +
      path(
        'k',
        `M${end - wide * 0.4} ${roof + high * 0.5}h${high * 0.25}v${high * 0.35}h${-high * 0.25}zM${end - wide * 0.05} ${roof + high * 0.5}h${high * 0.25}v${high * 0.35}h${-high * 0.25}z`,
      ) +
      path(
        'r',
        `M${end - wide * 0.85} ${roof}q${wide * 0.3} ${-high * 0.1} ${wide * 0.45} ${-high * 0.55}h${wide * 0.6}q${wide * 0.1} ${high * 0.45} ${wide * 0.45} ${high * 0.55}z`,
      ) +
      path(
        'q',
        `M${end + wide * 0.1} ${roof - high * 0.55}h${wide * 0.1}q${wide * 0.1} ${high * 0.45} ${wide * 0.45} ${high * 0.55}h${-wide * 0.5}z`,
      ),
    outline: `M${x} ${y}v${-high}L${(end - wide * 0.6).toFixed(1)} ${(top - high).toFixed(1)}V${roof.toFixed(1)}l${(wide * 0.6).toFixed(1)} ${-high * 0.5} ${(wide * 0.6).toFixed(1)} ${high * 0.5}V${top}z`,
  };
}
const walls: Stage[] = [
  piece(20, 134, 92, 112, 22),
  piece(92, 112, 160, 120, 19),
  piece(160, 119, 214, 84, 15),
  piece(214, 84, 264, 56, 11),
];
const greatWall: Scene = {
  sky: ['#9fcfd6', '#fbefd0'],
  colours: {
    l: '#e8dbbd',
    m: '#c8b68f',
    s: '#9d8a66',
    r: '#7a5548',
    q: '#573a32',
    k: '#3b2c24',
    t: '#a9c3a8',
    t2: '#86a883',
    g: '#7fa05c',
    g2: '#648548',
    h: '#3d6a46',
    f: '#5f8d50',
  },
  sun: [64, 40, 16],
  far:
    path('t', 'M0 90l40-34 36 22 44-42 40 34 50-40 40 36 50-24v108H0z') +
    path('w2', 'M116 40l4-4 5 4q-4 4-9 0zM206 34l4-4 5 4q-4 4-9 0z') +
    path('t2', 'M0 110l50-26 50 22 60-14 40-24 40-22 60 10v94H0z'),
  ground:
    path('g', 'M0 128l90-18 66 8 56-36 50-28 38 20v76H0z') +
    path('g2', 'M0 142q90-22 170-16 70-8 130-36v60H0z'),
  fore:
    at('pine', 30, 150, 1.2) +
    at('pine', 190, 142, 1) +
    at('pine', 206, 146, 1.2) +
    at('pine', 270, 134, 1.1) +
    at('pine', 286, 140, 0.9) +
    at('bush', 120, 144, 1.2),
  a: walls,
  b: walls,
  alone: '10 6 280 140',
};

const stone = (x: number, y: number, wide: number, high: number) =>
  path('l', `M${x} ${y}l1-${high}h${wide * 0.55}v${high}z`) +
  path('s', `M${x + wide * 0.55} ${y}v-${high}h${wide * 0.4}l1 ${high}z`) +
  path('m', `M${x + 2} ${y - high * 0.6}h${wide * 0.25}v2h-${wide * 0.25}z`);
const lintel = (x: number, y: number, wide: number, high = 8) =>
  path('l', `M${x} ${y}l1-${high}h${wide * 0.66}v${high}z`) +
  path('s', `M${x + wide * 0.66} ${y}v-${high}h${wide * 0.32}l1 ${high}z`);
const henge: Stage[] = [
  {
    part:
      stone(58, 132, 13, 44) +
      stone(84, 134, 14, 46) +
      stone(204, 134, 14, 46) +
      stone(232, 132, 13, 44) +
      stone(38, 124, 9, 30) +
      stone(256, 124, 9, 30),
    outline:
      'M58 132V88h14v44zM84 134V88h15v46zM204 134V88h15v46zM232 132V88h14v44zM38 124V94h10v30zM256 124V94h10v30z',
  },
  {
    part: lintel(54, 88, 50) + lintel(200, 88, 50) + lintel(34, 94, 24, 6) + lintel(246, 94, 24, 6),
    outline: 'M54 88v-8h50v8zM200 88v-8h50v8zM34 94v-6h24v6zM246 94v-6h24v6z',
  },
  {
    part:
      stone(118, 130, 17, 74) +
      stone(164, 130, 17, 74) +
      lintel(112, 56, 76, 11) +
      stone(108, 126, 8, 40) +
      stone(184, 126, 8, 40) +
      path('m', 'M134 136h32l-4-8h-24z') +
      path('s', 'M134 136h32v3h-32z') +
      path('y', 'M148 128q-3-6 2-10 5 4 2 10z'),
    outline: 'M112 130V46h76v84h-22V58h-32v72z',
  },
];
const stonehenge: Scene = {
  sky: ['#8fb4cf', '#fbe2c4'],
  colours: {
    l: '#d6d9d4',
    m: '#b3b9b2',
    s: '#868f8b',
    t: '#a9b99a',
    t2: '#8ea481',
    g: '#93ad66',
    g2: '#7a9653',
  },
  sun: [150, 92, 20],
  far: path('t', 'M0 104q60-16 130-8t170-4v58H0z') + path('t2', 'M0 112q90-10 160-4t140-4v46H0z'),
  ground: path('g', 'M0 118q150-10 300 0v32H0z') + path('g2', 'M0 138q150-8 300 2v10H0z'),
  fore:
    at('sheep', 26, 144, 1.2) +
    at('sheep', 44, 148, 1) +
    at('sheep', 276, 144, 1.2) +
    at('olive', 290, 124, 0.9) +
    at('olive', 10, 122, 1.1),
  a: henge,
  b: [together(henge[0]!, henge[1]!), henge[2]!],
  alone: '24 10 252 132',
};

const fountain: Stage[] = [
  {
    part:
      path('l', 'M92 112h74v18h-66z') +
      path('s', 'M166 112h42l-8 18h-34z') +
      path('b', 'M96 112q54-8 108 0-54 8-108 0z') +
      path('m', 'M90 114q60-12 120 0l-2 4q-58-10-116 0z') +
      path('w2', 'M118 111h24v1.200h-24zM160 110h20v1.200h-20z') +
      box('m', 86, 128, 128, 5),
    outline: 'M86 133v-5h12l-8-16q60-12 120 0l-8 16h12v5z',
  },
  {
    part:
      box('l', 112, 34, 46, 76) +
      box('s', 158, 34, 30, 76) +
      path('k2', 'M124 108V58a26 26 0 0 1 52 0v50z') +
      path('m', 'M126 58a24 24 0 0 1 48 0l-24 4z') +
      path('l', 'M150 62l-24-6a24 24 0 0 1 6-14zM150 62l-8-27q8-3 16 0zM150 62l24-6a24 24 0 0 0-6-14z') +
      box('m', 108, 30, 84, 5) +
      path('m', 'M118 30q10-20 32-20t32 20z') +
      path('s', 'M150 10q22 0 32 20h-32z') +
      dot('y', 150, 20, 5) +
      box('l', 136, 88, 16, 20) +
      box('s', 152, 88, 12, 20) +
      box('m', 132, 86, 36, 4),
    outline: 'M112 110V30q10-20 38-20t38 20v80z',
  },
  {
    part:
      path('br', 'M143 86l1-14-2-6 2-14q6-3 10 0l2 14-1 6v14h-4l-2-14-2 14z') +
      path('br2', 'M150 51q3 0 5 1l3 14-2 6v14h-4l-2-14z') +
      dot('br', 149, 43, 7) +
      path('br2', 'M150 36a7 7 0 0 1 0 14z') +
      path('d', 'M142 42q0-9 8-9t7 7q-6-2-9-1-3 0-6 3z') +
      path('br', 'M144 54l-7 10 8 6 2-3-5-4 4-6z') +
      path('br2', 'M156 54l6 10-7 6-2-3 4-4-3-6z') +
      path('b', 'M144 68q-24 0-28 42h2.500q4-36 26-39z') +
      path('w2', 'M143 69q-20 2-25 34l1 4q4-32 24-36z') +
      path('w2', 'M110 112q8-6 14 0z'),
    outline: 'M142 86l1-18-8-5 8-11q-3-18 7-18t7 18l7 11-7 5 1 18zM114 110q4-40 26-42l1 4q-18 4-22 38z',
  },
];
const mannekenPis: Scene = {
  sky: ['#9cbfd8', '#f8ecd6'],
  colours: {
    l: '#ece6dc',
    m: '#cfc6b8',
    s: '#9d958c',
    r: '#b3553c',
    q: '#883c2b',
    k: '#3c3340',
    t: '#b9a7a0',
    t2: '#a28e8a',
    m2: '#cfc3ad',
    s2: '#aea189',
    br: '#b98140',
    br2: '#84572a',
  },
  sun: [250, 26, 12],
  far: path(
    't',
    'M0 120V70l8-10 8 10v-8l10-14 10 14v20h10V66l9-12 9 12v54zM300 120V62l-9-12-9 12v14h-8V54l-4-20-4 20v20h-9v-8l-9-12-9 12v54z',
  ),
  ground:
    path('m2', 'M0 118q150-8 300 0v32H0z') +
    path(
      's2',
      'M0 128q150-8 300 0v1.500q-150-8-300 0zM0 140q150-8 300 0v1.500q-150-8-300 0zM60 120l-16 30h3l15-30zM240 120l16 30h-3l-15-30z',
    ),
  near: at('crowd', 62, 146, 1.4) + at('crowd', 240, 146, 1.4),
  fore:
    at('gabled', 22, 122, 1.9) +
    at('gabled', 56, 121, 1.6) +
    at('gabled', 246, 121, 1.6) +
    at('gabled', 280, 122, 1.9),
  a: fountain,
  b: [together(...fountain)],
};

/** A hexagon of land in the sea. */
const hex = (x: number, y: number, land: string, rim: string) =>
  path(rim, `M${x - 46} ${y}v8l24 18h44l24-18v-8z`) + path(land, `M${x - 46} ${y}l24-18h44l24 18-24 18h-44z`);
const hexLine = (x: number, y: number, up: string) =>
  `M${x - 46} ${y + 8}v-8l24-18${up}h44l24 18v8l-24 18h-44z`;
const wheat = (x: number, y: number) => path('y', `M${x - 10} ${y}l2-8 2 8 2-9 2 9 2-9 2 9 2-8 2 8 2-9 2 9z`);
const islands: Stage[] = [
  {
    part:
      hex(150, 84, 'g2', 'e3') +
      path('m', 'M112 84l22-44 14 22 12-16 26 40z') +
      path('s', 'M134 40l14 22-6 24h18l4-30-4-10 26 40h-34z') +
      path('w', 'M134 40l-6 12 6-2 5 3 2-4zM160 46l-5 8 6 1 5 3 2-4z') +
      at('pine', 120, 96, 0.9) +
      at('pine', 132, 99, 1) +
      at('pine', 172, 98, 1) +
      at('pine', 184, 94, 0.8),
    outline: 'M104 92v-8l16-12 14-32 14 22 12-16 16 26 20 12v8l-24 18h-44z',
  },
  {
    part:
      hex(102, 116, 'e2', 'e3') +
      wheat(82, 116) +
      wheat(100, 110) +
      wheat(122, 114) +
      wheat(88, 126) +
      at('house', 110, 128, 1.2) +
      path('a', 'M124 130l10-6 1.500 2-10 6z'),
    outline: hexLine(102, 116, ''),
  },
  {
    part:
      hex(198, 116, 'g', 'e3') +
      at('sheep', 176, 116, 1) +
      at('sheep', 186, 124, 1) +
      at('house', 222, 124, 0.9) +
      box('l', 196, 92, 14, 28) +
      box('s', 210, 92, 9, 28) +
      path('r', 'M194 92l13-12 14 12z') +
      path('q', 'M207 80l14 12h-8z') +
      path('k', 'M200 98h3v5h-3zM200 108h3v5h-3zM212 98h3v5h-3z') +
      at('flag', 207, 81, 0.8),
    outline: hexLine(198, 116, 'h18v-24l13-12 13 12v24'),
  },
];
const catan: Scene = {
  sky: ['#74b7dc', '#fdf0cf'],
  colours: {
    l: '#fbeed2',
    m: '#b9b4ac',
    s: '#8d8a8c',
    r: '#c4552f',
    q: '#93391f',
    e2: '#efcf73',
    e3: '#d1a25c',
    b: '#4d98c4',
    g: '#9cc062',
    g2: '#6f9a4e',
    t: '#9ab7bd',
  },
  sun: [250, 36, 17],
  far:
    path('t', 'M0 66q30-14 60-4t50 2v8H0zM300 62q-30-16-64-4t-60 6v8h124z') +
    path('b', 'M0 70h300v80H0z') +
    path('w2', 'M10 80h60v1.200H10zM220 78h60v1.200h-60zM14 106h30v1.200H14zM256 106h34v1.200h-34z'),
  ground: path('w2', 'M10 142h60v1.200H10zM230 144h50v1.200h-50zM120 146h50v1.200h-50z'),
  fore:
    at('ship', 30, 108, 0.8) +
    at('ship', 272, 132, 0.8) +
    at('felucca', 244, 84, 0.5) +
    at('felucca', 36, 144, 0.6),
  a: islands,
  b: [together(islands[0]!, islands[1]!), islands[2]!],
};

const tower: Stage[] = [
  {
    part:
      ring(70, 230, 104, 130, 11, 5) + path('m', 'M78 126l144-16v4L78 131z') + ring(82, 218, 80, 104, 10, 4),
    outline: 'M70 130l5-26h7l4-24q64 10 128 0l4 24h7l5 26q-80 12-160 0z',
  },
  {
    part: ring(94, 206, 58, 80, 9, 4) + path('m', 'M98 76l104-12v3L98 80z') + ring(106, 194, 40, 58, 7, 3),
    outline: 'M94 80l4-22h8l3-18q41 6 82 0l3 18h8l4 22q-56 10-112 0z',
  },
  {
    part:
      ring(118, 182, 24, 40, 5, 3) +
      ring(130, 170, 10, 24, 3, 2) +
      at('crane', 152, 14, 0.5) +
      path(
        'w',
        'M96 34a5 5 0 0 1 6-6 7 7 0 0 1 13-1 5 5 0 0 1 7 7zM176 22a5 5 0 0 1 6-6 7 7 0 0 1 13-1 5 5 0 0 1 7 7z',
      ),
    outline: 'M118 40l3-16h9l2-14q18 4 36 0l2 14h9l3 16q-32 6-64 0z',
  },
];
const babel: Scene = {
  sky: ['#d99fb4', '#fdebc8'],
  colours: {
    l: '#f0d0a0',
    m: '#d3a066',
    s: '#a87446',
    k: '#5a2f1a',
    t: '#c9a58f',
    r: '#b5623f',
    q: '#8a452c',
    t2: '#b58f7c',
    e2: '#e6c48c',
    e3: '#d0a668',
    w: '#fff6ea',
  },
  sun: [50, 44, 17],
  far: path('t', 'M0 100q60-16 130-6t170-6v62H0z') + path('t2', 'M0 112q80-12 170-4t130-6v48H0z'),
  ground:
    path('e2', 'M0 120q150-12 300 0v30H0z') +
    path('b', 'M0 140q40-8 84-2t60 12H0z') +
    path('e3', 'M120 150q60-16 180-10v10z'),
  near: at('crowd', 236, 142, 1.1) + at('crowd', 110, 146, 1),
  fore:
    at('palm', 26, 136, 1.3) +
    at('house', 258, 128, 1.1) +
    at('house', 280, 130, 0.9) +
    at('palm', 288, 140, 1.2) +
    at('felucca', 56, 148, 0.7),
  a: tower,
  b: [tower[0]!, together(tower[1]!, tower[2]!)],
};

export const scenes = {
  roma,
  petra,
  byzantium,
  'abu-simbel': abuSimbel,
  'great-wall': greatWall,
  stonehenge,
  'manneken-pis': mannekenPis,
  catan,
  babel,
};
