// The seven wonders of the base game.
import type { Scene } from './scene';
import { together } from './scene';
import { arches, at, box, columns, dot, each, path } from './shapes';

const giza: Scene = {
  sky: ['#f3b26a', '#fdeebf'],
  colours: {
    l: '#f5dca0',
    m: '#cfa75c',
    s: '#b07f3c',
    t: '#dfb878',
    t2: '#c79a58',
    e2: '#eac588',
    e3: '#d6a765',
  },
  sun: [236, 34, 15],
  far:
    path('t', 'M0 104Q70 88 140 102T300 96V150H0z') +
    path('m', 'M208 118l30-36 30 36z') +
    path('t2', 'M238 82l30 36h-22z'),
  ground: path('e2', 'M0 118Q90 104 180 118T300 112V150H0z') + path('e3', 'M0 134Q120 124 300 138V150H0z'),
  near:
    path('l', 'M30 132h14v-8l4-3h3v-9q0-6 6-6t6 6l1 10h26q6 0 6 10z') +
    path('s', 'M57 106q6 0 6 6l1 10h26q6 0 6 10H66z') +
    path('y', 'M49 112q-1-8 8-8t8 8l2 8h-4l-1-7h-8l-1 7h-4z'),
  fore: at('palm', 18, 134, 1.3) + at('palm', 276, 136, 1.5) + at('camel', 250, 140, 0.7),
  a: [],
  b: [],
};
/** A layer of the pyramid, from one height to another, with its joints. */
const layer = (low: number, top: number, joints: number) => {
  const left = (y: number) => +(156 - (y - 38) * 0.915).toFixed(1);
  const right = (y: number) => +(156 + (y - 38) * 0.915).toFixed(1);
  const edge = (y: number) => +(156 + (y - 38) * 0.33).toFixed(1);
  return {
    part:
      path('l', `M${left(low)} ${low}L${left(top)} ${top}H${edge(top)}L${edge(low)} ${low}z`) +
      path('s', `M${edge(top)} ${top}H${right(top)}L${right(low)} ${low}H${edge(low)}z`) +
      each(Array.from({ length: joints }), (_, n) => {
        const y = +(low - ((low - top) * (n + 1)) / (joints + 1)).toFixed(1);
        return path('m', `M${left(y) + 2} ${y}H${edge(y)}v1.500H${left(y) + 1}z`);
      }) +
      (top < 40 ? path('y', 'M149 46l7-8 3 8z') + path('o', 'M156 38l7 8h-4z') : ''),
    outline: `M${left(low)} ${low}L${left(top)} ${top}H${right(top)}L${right(low)} ${low}z`,
  };
};
const pyramid = {
  ...giza,
  a: [layer(130, 98, 2), layer(98, 68, 2), layer(68, 38, 1)],
  b: [layer(130, 106, 2), layer(106, 82, 2), layer(82, 60, 1), layer(60, 38, 1)],
};

const terrace = (left: number, right: number, top: number, foot: number) =>
  box('l', left, top, (right - left) * 0.63, foot - top) +
  box('s', left + (right - left) * 0.63, top, (right - left) * 0.37, foot - top) +
  box('m', left - 4, top - 2, right - left + 8, 4);
const gardens = [
  {
    part:
      terrace(76, 224, 92, 126) +
      arches([84, 104, 124, 144, 178, 198], 126, 14, 14) +
      each([94, 130, 166, 202], (x) => at('vines', x, 92, 0.9)) +
      path('f', 'M82 94q2 14 5 0zM118 94q3 18 6 0zM196 94q3 20 6 0zM160 94q2 12 5 0z'),
    outline: 'M76 126V92h148v34z',
  },
  {
    part:
      terrace(98, 202, 60, 92) +
      arches([104, 122, 140, 172], 90, 12, 12) +
      each([116, 150, 184], (x) => at('vines', x, 60, 0.9)) +
      path('f', 'M112 62q2 16 5 0zM146 62q3 14 6 0zM186 62q3 16 6 0z') +
      at('olive', 84, 91, 0.9) +
      at('cypress', 214, 91, 0.8),
    outline: 'M98 92V60h104v32z',
  },
  {
    part:
      terrace(120, 180, 34, 60) +
      arches([128, 144], 58, 10, 10) +
      at('palm', 132, 33) +
      at('palm', 166, 33, 0.9) +
      at('olive', 150, 33, 0.8) +
      at('olive', 107, 59, 0.8) +
      at('cypress', 192, 59, 0.7) +
      path('b', 'M162 36h6v24h4v32h4v34h-8V94h-4V62h-4z') +
      path('w2', 'M164 36h1.500v26h3v32h2v32h-1.500V95h-4V63h-1z'),
    outline: 'M120 60V34h60v26z',
  },
];
const babylon: Scene = {
  sky: ['#86cdd6', '#fdf0cb'],
  colours: { l: '#e9b981', m: '#c98f55', s: '#a5673a', t: '#cfc28d', k: '#5a2f1a' },
  sun: [60, 40, 20],
  far: path('t', 'M0 102q60-14 130-4t170-6v58H0z'),
  ground:
    path('g', 'M0 122q150-16 300 0v28H0z') +
    path('b', 'M0 140q80-8 150 0t150-2v12H0z') +
    path('w2', 'M20 143h30v1H20zM120 145h40v1h-40zM230 143h36v1h-36z'),
  fore:
    at('palm', 28, 130, 1.6) +
    at('palm', 50, 136, 1.1) +
    at('palm', 272, 132, 1.5) +
    at('bush', 250, 134, 1.2),
  a: gardens,
  b: gardens,
};

const zeus = [
  {
    part:
      box('m', 96, 120, 108, 10) +
      box('l', 102, 110, 62, 10) +
      box('s', 164, 110, 34, 10) +
      path('y', 'M108 114h50v2h-50z') +
      box('e', 122, 46, 34, 64) +
      box('d', 156, 46, 22, 64) +
      path('y', 'M118 42h64v5h-64zM122 60h34v1.500h-34z') +
      dot('y', 122, 40, 4) +
      dot('br2', 178, 40, 4) +
      box('y', 108, 80, 14, 5) +
      box('br', 110, 85, 10, 25) +
      box('br', 178, 80, 14, 5) +
      box('br2', 180, 85, 10, 25),
    outline: 'M96 130v-10h6v-10h6V80h14V42h56v38h14v30h6v10h6v10z',
  },
  {
    part:
      path('l', 'M132 88l-2-36 12-8h8v46z') +
      path('s', 'M150 44h10l10 8-2 38h-18z') +
      path('y', 'M120 110q2-26 12-32h20l-2 32z') +
      path('br', 'M150 110l2-32h16q10 6 12 32z') +
      path('br2', 'M136 84l4 26h-3l-4-24zM164 84l-3 26h3l4-24z') +
      path('l', 'M131 52l-10 14-14-5-2 4 18 10 12-12z') +
      path('s', 'M169 52l12 14 3 16 5-1-3-18-14-14z') +
      path('y', 'M134 50l10-6-8 40h-4z') +
      path('l', 'M124 110h10v5h-12zM164 110h10l2 5h-12z'),
    outline:
      'M116 115q0-30 14-36V60l-6 8-18-6q-2 0-2-4l17 3 9-12q20-12 40 0l16 14 4 20h-5l-3-16-6-6v18q14 6 10 36z',
  },
  {
    part:
      box('y', 188, 14, 2.4, 98) +
      path('y', 'M182 14q7-8 14 0-3 3-7 2-4 1-7-2z') +
      path('k3', 'M186 10q3-5 7-3l-1 4z') +
      path('w', 'M102 62l2-14 4-3 3 4-2 13z') +
      path('y', 'M104 50l-9-8q8-1 10 4zM109 50l8-8q-7-1-9 4z') +
      dot('w', 106, 43, 2.4) +
      path('l', 'M140 32q0-12 10-12v24q-10-2-10-12z') +
      path('s', 'M150 20q10 0 10 12t-10 12z') +
      path('d', 'M138 34q-4-20 12-20t12 20q-2-6-5-8h-14q-3 2-5 8zM141 36q9 6 18 0-1 14-9 15-8-1-9-15z') +
      path('f', 'M138 26q12-9 24 0l-1 3q-11-7-22 0z') +
      path('k3', 'M145 30h2v2h-2zM153 30h2v2h-2z'),
    outline: 'M138 48q-4-34 12-34t12 34zM188 110V12h5v98zM98 62l4-20h10l-2 20z',
  },
];
const olympia: Scene = {
  sky: ['#8fc9dd', '#fbf3cf'],
  colours: { t: '#a9bd8a', t2: '#8ea873', l: '#f6e8cb', m: '#d9c39a', s: '#b2926a', r: '#c4744e' },
  sun: [244, 32, 15],
  far: path('t', 'M0 96q34-30 74-14t70-6 66-12 90 30v56H0z') + path('t2', 'M0 108q60-20 130-8t170-8v58H0z'),
  ground: path('g', 'M0 120q150-14 300 0v30H0z') + path('g2', 'M0 138q120-10 300 2v10H0z'),
  fore:
    at('temple', 50, 122, 1.1) +
    at('temple', 262, 120, 0.8) +
    at('olive', 20, 134, 1.5) +
    at('cypress', 232, 128, 1.2) +
    at('olive', 280, 138, 1.7) +
    at('cypress', 76, 130, 0.9) +
    at('brazier', 88, 140, 1.1) +
    at('brazier', 212, 140, 1.1),
  a: zeus,
  b: zeus,
};

const colossus = [
  {
    part:
      box('l', 100, 112, 16, 14) +
      box('s', 116, 112, 10, 14) +
      box('l', 174, 112, 14, 14) +
      box('s', 188, 112, 12, 14) +
      path('br', 'M106 112l14-38h24l-6 16-12 22z') +
      path('br2', 'M176 112l-8-18-12-6-2-14h24l14 38z'),
    outline: 'M100 126v-14h8l16-36h44l16 36h12v14h-26l-18-34-26 34z',
  },
  {
    part:
      path('br', 'M124 78l4-14-8-22 14-6h18v42z') +
      path('br2', 'M150 36h16l14 6-6 22 4 14-30 4z') +
      path('r', 'M124 66h52l6 20q-10-6-20 2-12-4-22 0-8-6-20-2z') +
      path('br', 'M120 42l-8 6-2 28 6 2 4-22z') +
      path('y', 'M134 38q16 8 32 0v3q-16 8-32 0z'),
    outline: 'M124 78l-4-36 14-6h32l14 6-4 36z',
  },
  {
    part:
      path('br', 'M140 24q0-10 10-10v22h-6q-4-4-4-12z') +
      path('br2', 'M150 14q10 0 10 10 0 8-4 12h-6z') +
      path('y', 'M150 2l2 10-2 2-2-2zM136 6l7 8-2 2zM164 6l-7 8 2 2zM128 16l10 3-1 3zM172 16l-10 3 1 3z') +
      path('br2', 'M172 42l10-28 7 2-7 32z') +
      path('k3', 'M181 8h10l-3 8h-4z') +
      path('o', 'M181 8q-2-8 5-14 0 5 3 7 3 3 2 7z') +
      path('y', 'M183 8q0-5 3-8 3 4 3 8z'),
    outline: 'M136 36q0-22 14-22t14 22zM176 44l10-30 8 2-8 34z',
  },
] as const;
const rhodes: Scene = {
  sky: ['#6fb4dc', '#fdf0d2'],
  colours: { l: '#efe3cc', m: '#d3c1a0', s: '#a3907a', t: '#9fb3b0', r: '#f4ead6', q: '#5d78a8' },
  sun: [70, 46, 17],
  far:
    path('t', 'M0 92q40-22 80-10t70 4 60-14 90 16v20H0z') +
    path('b', 'M0 100h300v50H0z') +
    path('w2', 'M20 108h50v1.200H20zM120 114h60v1.200h-60zM200 106h70v1.200h-70zM60 124h40v1.200H60z'),
  ground:
    path('m2', 'M0 126h112v24H0zM188 126h112v24H188z') +
    path('s2', 'M0 134h112v1.500H0zM188 134h112v1.500H188zM104 126h8v24h-8zM188 126h5v24h-5z'),
  fore:
    at('ship', 150, 142, 0.8) +
    at('house', 30, 127, 1.3) +
    at('house', 62, 127) +
    at('cypress', 270, 127, 1.2) +
    at('house', 242, 127, 1.2),
  a: colossus,
  b: [colossus[0], together(colossus[1], colossus[2])],
  alone: '58 -6 184 146',
};

const artemis = [
  {
    part:
      path('m', 'M62 130v-7h176v7z') +
      path('l', 'M68 123v-7h110v7z') +
      path('s', 'M178 116h54v7h-54z') +
      path('l', 'M74 116v-7h104v7z') +
      path('s', 'M178 109h48v7h-48z') +
      path('k2', 'M138 130v-21h24v21z') +
      path('m', 'M139 126h22v1.500h-22zM140 121h20v1.500h-20zM141 116h18v1.500h-18z'),
    outline: 'M62 130v-7h6v-7h6v-7h152v7h6v7h6v7z',
  },
  {
    part:
      box('k', 82, 60, 136, 49) +
      path('y', 'M146 109q-5-22 4-36 9 14 4 36z') +
      dot('y', 150, 70, 4) +
      columns(82, 9, 16, 60, 49, 8) +
      each(Array.from({ length: 9 }), (_, n) => box('m', 80.5 + n * 16, 60, 11, 2.5)) +
      box('l', 78, 54, 100, 6) +
      box('s', 178, 54, 44, 6),
    outline: 'M80 109V54h140v55z',
  },
  {
    part:
      path('r', 'M72 54l78-34 78 34z') +
      path('q', 'M150 20l78 34h-30z') +
      path('l', 'M92 50l58-25 58 25z') +
      path('s', 'M150 25l58 25h-22z') +
      dot('y', 150, 41, 5.5) +
      path(
        'y',
        'M132 49q-8-6-14 0zM168 49q8-6 14 0zM147 20q-1-8 3-11 4 3 3 11zM70 54q-1-6 2-8 3 2 3 8zM225 54q0-6 3-8 3 2 2 8z',
      ) +
      box('a', 78, 54, 144, 2),
    outline: 'M72 54l78-34 78 34z',
  },
];
const ephesus: Scene = {
  sky: ['#f0a58f', '#fdeecb'],
  colours: {
    l: '#fdf8ea',
    m: '#e0d5c0',
    s: '#b6a795',
    r: '#cf6f5b',
    q: '#a34e41',
    t: '#bd9ba0',
    t2: '#a5828f',
    k: '#4b2a33',
  },
  sun: [44, 50, 17],
  far:
    path('t', 'M0 96l34-24 30 14 44-26 50 26 44-20 40 18 58-20v86H0z') +
    path('t2', 'M0 110q80-14 160-6t140-8v54H0z'),
  ground:
    path('g', 'M0 120q150-10 300 0v30H0z') +
    path('b', 'M0 141q60-8 130-3t170-3v15H0z') +
    path('w2', 'M30 143h34v1H30zM170 144h40v1h-40z'),
  near: at('crowd', 118, 138) + at('crowd', 190, 138),
  fore:
    at('cypress', 30, 130, 1.5) +
    at('cypress', 48, 134, 1.1) +
    at('cypress', 262, 130, 1.4) +
    at('parasol', 284, 134, 1.2) +
    at('bush', 240, 136),
  a: artemis,
  b: artemis,
};

const pharos = [
  {
    part:
      box('m', 104, 116, 92, 10) +
      box('l', 112, 76, 46, 42) +
      box('s', 158, 76, 30, 42) +
      box('m', 108, 72, 84, 5) +
      path(
        'k',
        'M120 84h5v8h-5zM134 84h5v8h-5zM146 98h5v8h-5zM120 98h5v8h-5zM166 84h5v8h-5zM176 98h5v8h-5zM132 118v-10a5 5 0 0 1 10 0v10z',
      ),
    outline: 'M106 126v-10h6V74h76v42h6v10z',
  },
  {
    part:
      path('l', 'M124 72l3-30h22v30z') +
      path('m', 'M142 42h14l2 30h-18z') +
      path('s', 'M156 42h17l3 30h-20z') +
      box('m', 121, 38, 58, 5) +
      path('k', 'M130 50h4v8h-4zM147 50h4v8h-4zM163 50h4v8h-4z'),
    outline: 'M124 72l3-30h46l3 30z',
  },
  {
    part:
      path('w3', 'M150 18L0 -6v48zM150 18l150-20v46z') +
      box('l', 138, 20, 12, 18) +
      box('s', 150, 20, 12, 18) +
      box('k', 143, 22, 14, 12) +
      path('o', 'M144 34q-2-7 6-13 1 4 4 6 3 3 2 7z') +
      path('y', 'M147 34q0-5 3-8 3 4 3 8z') +
      path('r', 'M135 20q15-16 30 0z') +
      box('y', 149, 2, 2, 9) +
      dot('y', 150, 2, 2.5),
    outline: 'M138 38V20q12-16 24 0v18z',
  },
];
const alexandria: Scene = {
  sky: ['#5d8fc4', '#f9cf9f'],
  colours: { t: '#8d86ac', r: '#b8563a', q: '#8d3d28', b: '#4b88b5', m2: '#d8c09a', s2: '#b1976f' },
  sun: [226, 60, 15],
  far:
    path('t', 'M0 96q50-16 110-6t90-4 100 6v14H0z') +
    path('b', 'M0 98h300v52H0z') +
    path('w2', 'M10 106h60v1.200H10zM200 104h80v1.200h-80zM30 118h40v1.200H30zM220 120h60v1.200h-60z'),
  ground: path('m2', 'M70 124q80-12 170 0l14 26H54z') + path('s2', 'M64 132q90-8 184 0v2q-92-8-184 0z'),
  fore:
    at('ship', 36, 130, 0.9) +
    at('ship', 266, 122, 0.6) +
    at('house', 214, 126) +
    at('palm', 88, 128) +
    at('palm', 232, 130, 0.9),
  a: pharos,
  b: pharos,
};

const mausoleum = [
  {
    part:
      box('m', 84, 118, 132, 8) +
      box('l', 92, 94, 74, 24) +
      box('s', 166, 94, 42, 24) +
      box('l', 88, 90, 124, 5) +
      arches([138], 118, 12, 12) +
      path('m', 'M98 100h32v2H98zM98 106h32v2H98zM156 100h8v2h-8z') +
      path('s', 'M100 112h28v1.500h-28z'),
    outline: 'M86 126v-8h6V91h116v27h6v8z',
  },
  {
    part:
      box('k', 102, 58, 96, 32) +
      columns(104, 9, 10.8, 60, 30, 7) +
      box('l', 98, 53, 104, 6) +
      box('s', 98, 58, 104, 1.5),
    outline: 'M100 90V54h100v36z',
  },
  {
    part:
      path('r', 'M100 53l7-6h86l7 6zM109 46l7-6h68l7 6zM118 39l7-6h50l7 6zM127 32l7-6h32l7 6z') +
      path('q', 'M160 26h6l7 6h-9zM164 33h11l7 6h-14zM168 40h16l7 6h-19zM172 47h21l7 6h-24z') +
      box('l', 138, 20, 24, 6) +
      path('y', 'M139 20l2-8-3-3 3-1 3 3h7l3-4 3 1-2 3 1 9h-3l-1-5h-9l-2 5z'),
    outline: 'M102 53l36-30h24l36 30z',
  },
];
const halicarnassus: Scene = {
  sky: ['#7ba6d8', '#f6dcd2'],
  colours: {
    l: '#f6f0e4',
    m: '#d8cfc4',
    s: '#a39cb0',
    r: '#6f86c4',
    q: '#4a5c98',
    t: '#8b93bd',
    m2: '#b6b0bd',
    s2: '#9a94a8',
    b: '#5b86c0',
    f: '#4f7d62',
    h: '#31584c',
    k: '#38345a',
  },
  sun: [236, 34, 14],
  far: path('t', 'M0 98l30-18 30 10 40-24 40 22 50-18 50 22 60-14v72H0z') + path('b', 'M0 112h300v12H0z'),
  ground: path('m2', 'M0 122q150-12 300 0v28H0z') + path('s2', 'M0 136q150-8 300 0v2q-150-8-300 0z'),
  fore:
    at('cypress', 52, 130, 1.4) +
    at('cypress', 36, 134, 1.1) +
    at('cypress', 250, 130, 1.5) +
    at('brazier', 84, 140, 1.2) +
    at('brazier', 216, 140, 1.2) +
    at('ship', 280, 122, 0.5),
  a: mausoleum,
  b: mausoleum,
};

export const scenes = { giza: pyramid, babylon, olympia, rhodes, ephesus, alexandria, halicarnassus };
