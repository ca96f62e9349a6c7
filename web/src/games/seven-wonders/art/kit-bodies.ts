// The kit of buildings: grounds and skies, bodies and roofs. Each part stands with its foot at 0,0; a ground is 120
// wide. A class names a colour of `./colours.ts`.
export default {
  hills: '<path class="t" d="M-60 -34Q-44 -50-26 -40T8 -42 36 -50 60 -40V0H-60z"/>',
  peaks:
    '<path class="t" d="M-60 -30l16-20 10 10 18-26 20 26 14-14 22 24 20-12V0H-60z"/><path class="w2" d="M-26 -58l8 10-8-2-4 3-5-1zM20 -42l-6 6 8-1 5 4 1-3z"/>',
  sea: '<path class="b" d="M-60 -36h120v36h-120z"/><path class="w2" d="M-50 -31h18v1h-18zM-8 -28h24v1H-8zM30 -32h14v1H30zM-34 -24h12v1h-12z"/>',
  dunes: '<path class="t" d="M-60 -30Q-30 -46 0 -32T60 -38V0H-60z"/>',
  lawn: '<path class="g" d="M-60 -14Q0 -22 60 -13V0H-60z"/><path class="g2" d="M-60 -7Q0 -13 60 -5V0H-60z"/>',
  sand: '<path class="e2" d="M-60 -13Q-10 -20 60 -14V0H-60z"/><path class="e3" d="M-60 -6Q10 -12 60 -6V0H-60z"/>',
  paved:
    '<path class="m2" d="M-60 -13h120v13h-120z"/><path class="s2" d="M-60 -8h120v1H-60zM-60 -3.5h120v1H-60zM-40 -13h1l-4 5h-1zM-8 -13h1l-1 5h-1zM22 -13h1l2 5h-1zM-24 -7h1l-3 3.5h-1zM8 -7h1l1 3.5H9zM40 -7h1l4 3.5h-1z"/>',
  quay: '<path class="b" d="M-60 -16h120v16h-120z"/><path class="m2" d="M-60 -13h74v13h-74z"/><path class="s2" d="M-60 -8h74v1h-74zM14 -13h-3v13h3z"/>',
  sun: '<circle class="w3" cx="0" cy="0" r="13"/><circle class="w4" cx="0" cy="0" r="9"/>',
  moon: '<path class="w4" d="M4 -9a9 9 0 1 0 5 14a8 8 0 0 1-5-14z"/>',
  cloud: '<path class="w2" d="M-14 0a4 4 0 0 1 3-6 6 6 0 0 1 11-2 5 5 0 0 1 8 4 3 3 0 0 1 1 4z"/>',
  birds: '<path class="k2" d="M0 0q2-3 4-1 2-2 4 1-2-1-4 1-2-2-4-1zM9 -6q2-2 3-1 2-1 3 1-2-1-3 1-2-2-3-1z"/>',
  cols: '<path class="m" d="M-30 -3h60v3h-60z"/><path class="l" d="M-28 -6h56v3h-56z"/><path class="k" d="M-25 -30h50v24h-50z"/><path class="l" d="M-25 -30h4v24h-4z"/><path class="s" d="M-21 -30h2.5v24h-2.5z"/><path class="l" d="M-14 -30h4v24h-4z"/><path class="s" d="M-10 -30h2.5v24h-2.5z"/><path class="l" d="M-3 -30h4v24h-4z"/><path class="s" d="M1 -30h2.5v24h-2.5z"/><path class="l" d="M8 -30h4v24h-4z"/><path class="s" d="M12 -30h2.5v24h-2.5z"/><path class="l" d="M19 -30h4v24h-4z"/><path class="s" d="M23 -30h2.5v24h-2.5z"/><path class="l" d="M-28 -35h56v5h-56z"/><path class="s" d="M-28 -31h56v1.2h-56z"/>',
  cols3:
    '<path class="m" d="M-19 -3h38v3h-38z"/><path class="k" d="M-15 -25h30v22h-30z"/><path class="l" d="M-15 -25h4v22h-4z"/><path class="s" d="M-11 -25h2v22h-2z"/><path class="l" d="M-3 -25h4v22h-4z"/><path class="s" d="M1 -25h2v22h-2z"/><path class="l" d="M9 -25h4v22h-4z"/><path class="s" d="M13 -25h2v22h-2z"/><path class="l" d="M-17 -29h34v4h-34z"/><path class="s" d="M-17 -26h34v1h-34z"/>',
  hall: '<path class="l" d="M-24 -24h34v24h-34z"/><path class="s" d="M10 -24h14v24h-14z"/><path class="k" d="M-10 0v-12a4 4 0 0 1 8 0V0zM-20 -17h4v6h-4zM3 -17h4v6H3zM15 -17h4v6h-4z"/>',
  long: '<path class="l" d="M-38 -18h58v18h-58z"/><path class="s" d="M20 -18h18v18h-18z"/><path class="k" d="M-32 -13h4v6h-4zM-22 -13h4v6h-4zM-4 -13h4v6h-4zM6 -13h4v6H6zM26 -13h4v6h-4zM-13 0v-9a3 3 0 0 1 6 0V0z"/>',
  tower:
    '<path class="l" d="M-10 -46h12v46h-12z"/><path class="s" d="M2 -46h8v46h-8z"/><path class="k" d="M-6 -38h3v6h-3zM-6 -24h3v6h-3zM5 -31h3v6H5zM-6 0v-7a3 3 0 0 1 6 0V0z"/><path class="m" d="M-10 -28h12v1.5h-12z"/>',
  round:
    '<path class="l" d="M-12 -34h8v34h-8z"/><path class="m" d="M-4 -34h8v34h-8z"/><path class="s" d="M4 -34h8v34h-8z"/><ellipse class="m" cx="0" cy="0" rx="12" ry="2"/><path class="k" d="M-8 -26h3v6h-3zM1 -20h3v6H1zM-3 0v-8a3 3 0 0 1 6 0V0z"/>',
  house:
    '<path class="l" d="M-12 -13h15v13h-15z"/><path class="s" d="M3 -13h9v13h-9z"/><path class="k" d="M-9 -9h3v4h-3zM-3 0v-7h4V0zM6 -9h3v4H6z"/><path class="r" d="M-14 -13L-5 -21h13l6 8z"/><path class="q" d="M3 -13l5-8 6 8z"/>',
  wall: '<path class="m" d="M-60 -20h120v20h-120z"/><path class="m" d="M-60 -25h7v5h-7z"/><path class="l" d="M-60 -25h3v5h-3z"/><path class="m" d="M-48 -25h7v5h-7z"/><path class="l" d="M-48 -25h3v5h-3z"/><path class="m" d="M-36 -25h7v5h-7z"/><path class="l" d="M-36 -25h3v5h-3z"/><path class="m" d="M-24 -25h7v5h-7z"/><path class="l" d="M-24 -25h3v5h-3z"/><path class="m" d="M-12 -25h7v5h-7z"/><path class="l" d="M-12 -25h3v5h-3z"/><path class="m" d="M0 -25h7v5h-7z"/><path class="l" d="M0 -25h3v5h-3z"/><path class="m" d="M12 -25h7v5h-7z"/><path class="l" d="M12 -25h3v5h-3z"/><path class="m" d="M24 -25h7v5h-7z"/><path class="l" d="M24 -25h3v5h-3z"/><path class="m" d="M36 -25h7v5h-7z"/><path class="l" d="M36 -25h3v5h-3z"/><path class="m" d="M48 -25h7v5h-7z"/><path class="l" d="M48 -25h3v5h-3z"/><path class="l" d="M-60 -20h120v2h-120z"/><path class="s" d="M-50 -13h9v1h-9zM-20 -9h9v1h-9zM8 -14h9v1H8zM32 -8h9v1h-9zM-36 -5h9v1h-9z"/>',
  gate: '<path class="l" d="M-15 -26h18v26h-18z"/><path class="s" d="M3 -26h12v26h-12z"/><path class="l" d="M-15 -31h5v5h-5z"/><path class="l" d="M-6 -31h5v5h-5z"/><path class="s" d="M3 -31h5v5h-5z"/><path class="s" d="M11 -31h5v5h-5z"/><path class="k" d="M-8 0v-11a7 7 0 0 1 14 0V0z"/><path class="e" d="M-8 0v-11h1.5V0zM-3.5 0v-16H-2V0zM1 0v-17h1.5V0z"/>',
  arches:
    '<path class="m" fill-rule="evenodd" d="M-60 0v-40H60V0zM-54 0h14v-14a7 7 0 0 0-14 0zM-34 0h14v-14a7 7 0 0 0-14 0zM-14 0H0v-14a7 7 0 0 0-14 0zM6 0h14v-14a7 7 0 0 0-14 0zM26 0h14v-14a7 7 0 0 0-14 0zM46 0h14v-14a7 7 0 0 0-14 0zM-53 -26h8v-4a4 4 0 0 0-8 0zM-41 -26h8v-4a4 4 0 0 0-8 0zM-29 -26h8v-4a4 4 0 0 0-8 0zM-17 -26h8v-4a4 4 0 0 0-8 0zM-5 -26h8v-4a4 4 0 0 0-8 0zM7 -26h8v-4a4 4 0 0 0-8 0zM19 -26h8v-4a4 4 0 0 0-8 0zM31 -26h8v-4a4 4 0 0 0-8 0zM43 -26h8v-4a4 4 0 0 0-8 0z"/><path class="l" d="M-60 -40h120v3h-120z"/><path class="s" d="M-60 -24h120v1.5h-120z"/><path class="b" d="M-60 -42h120v2h-120z"/>',
  stall:
    '<path class="e" d="M-20 -27h2v27h-2z"/><path class="d" d="M18 -27h2v27h-2z"/><path class="e" d="M-18 -10h36v4h-36z"/><path class="d" d="M-18 -6h36v6h-36z"/><path class="a" d="M-24 -22l5-12h38l5 12v3a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z"/><path class="w" d="M-18 -22l4-12h5l-3 12v3a3 3 0 0 1-6 0zM-6 -22l1-12h5v12v3a3 3 0 0 1-6 0zM6 -22l-1-12h5l2 12v3a3 3 0 0 1-6 0z"/>',
  zig: '<path class="l" d="M-36 0l3-15h40V0z"/><path class="s" d="M7 0v-15h26l3 15z"/><path class="l" d="M-26 -15l2-13H6v13z"/><path class="s" d="M6 -15v-13h18l2 13z"/><path class="l" d="M-15 -28l2-12H5v12z"/><path class="s" d="M5 -28v-12h8l2 12z"/><path class="m" d="M-9 0l6-40h5l6 40z"/><path class="k" d="M-5 -40v-6h9v6z"/>',
  theatre:
    '<path class="s" d="M-44 0a44 36 0 0 1 88 0z"/><path class="m" d="M-38 0a38 30 0 0 1 76 0z"/><path class="l" d="M-32 0a32 25 0 0 1 64 0z"/><path class="m" d="M-26 0a26 20 0 0 1 52 0z"/><path class="l" d="M-20 0a20 15 0 0 1 40 0z"/><path class="e" d="M-14 0a14 9 0 0 1 28 0z"/><path class="s" d="M-1 -30h2l4 30H3zM-30 -24l1-1L-8 -3l-2 1zM30 -24l-1-1L8 -3l2 1z"/>',
  pit: '<path class="m" d="M-52 0l6-34 22-10 30-4 26 8 16 24 4 16z"/><path class="l" d="M-52 0l6-34 22-10-4 16 14 6-6 22z"/><path class="s" d="M-20 0l6-22 18-3 4 13 20-4 16 16z"/><path class="k2" d="M-14 -22l18-3-2-8-14 4zM8 -12l20-4-3-7-16 4z"/>',
  kiln: '<path class="r" d="M-16 0v-14a16 17 0 0 1 32 0V0z"/><path class="q" d="M3 -31a16 17 0 0 1 13 17V0H6z"/><path class="r" d="M-4 -28h8l-1-9h-6z"/><path class="k" d="M-7 0v-8a7 7 0 0 1 14 0V0z"/><path class="y" d="M-4 0v-5a4 4 0 0 1 8 0V0z"/>',
  tent: '<path class="l" d="M-20 0L0 -30V0z"/><path class="s" d="M0 -30L22 0H0z"/><path class="k" d="M-5 0L0 -16 5 0z"/><path class="e" d="M-.7 -38h1.4v9H-.7z"/><path class="a" d="M.7 -38l9 3-9 3z"/>',
  ship: '<path class="e" d="M-24 -8h48l-7 9h-34z"/><path class="d" d="M-24 -8l-4-7 9 5h28l8-4 5 6z"/><path class="d" d="M-1 -44h2v36h-2z"/><path class="w" d="M-17 -40h34q-5 11 0 24h-34q6-12 0-24z"/><path class="a" d="M-16 -34h31l-1.5 5h-28zM-15 -26h28v5h-28.5z"/>',
  basin:
    '<ellipse class="m" cx="0" cy="-6" rx="36" ry="9"/><ellipse class="l" cx="0" cy="-8" rx="36" ry="9"/><ellipse class="b" cx="0" cy="-8" rx="31" ry="6.5"/><path class="w2" d="M-18 -9h14v1h-14zM2 -6h16v1H2z"/>',
  figure:
    '<path class="m" d="M-9 -8h18v8h-18z"/><path class="l" d="M-9 -8h11v8h-11z"/><path class="l" d="M-7 -12h14v4h-14z"/><path class="l" d="M-5 -12l1-14-1-9 4-4h3v27z"/><path class="s" d="M2 -12v-27l4 4-1 9 1 14z"/><circle class="l" cx="0" cy="-43" r="4"/><path class="l" d="M4 -37l8-8 2 1-7 11z"/>',
  obelisk:
    '<path class="l" d="M-4 0l1.5-38L0 -42V0z"/><path class="s" d="M0 -42l2.5 4L4 0H0z"/><path class="m" d="M-7 -4h14v4h-14z"/>',
  block:
    '<path class="l" d="M-7 -9h9v9h-9z"/><path class="s" d="M2 -9h5v9h-5z"/><path class="m" d="M-7 -9l3-3H10l-3 3z"/>',
  ped: '<path class="r" d="M-31 0L0 -14 31 0z"/><path class="q" d="M-22 -1.8L0 -11.5 22 -1.8z"/><circle class="y" cx="0" cy="-5" r="2.2"/>',
  ped3: '<path class="r" d="M-20 0L0 -11 20 0z"/><path class="q" d="M-13 -1.5L0 -8.5 13 -1.5z"/>',
  gable:
    '<path class="r" d="M-27 0l9-12h26l4 12z"/><path class="q" d="M12 0L8 -12h10l9 12z"/><path class="q" d="M-22 -4h33l.6 1.2h-34zM-19 -8H9.5l.5 1.2h-30z"/>',
  hip: '<path class="r" d="M-41 0l9-10h50l3 10z"/><path class="q" d="M21 0l-3-10h14l9 10z"/>',
  dome: '<path class="r" d="M-16 0a16 17 0 0 1 32 0z"/><path class="q" d="M4 -16.5A16 17 0 0 1 16 0H7z"/><path class="y" d="M-.8 -23h1.6v7h-1.6z"/><circle class="y" cx="0" cy="-23" r="1.8"/>',
  cone: '<path class="r" d="M-14 0L0 -19V0z"/><path class="q" d="M0 -19L14 0H0z"/>',
  battle:
    '<path class="l" d="M-12 -5h4v5h-4z"/><path class="l" d="M-4.5 -5h4v5h-4z"/><path class="l" d="M3 -5h4v5h-4z"/><path class="s" d="M9 -5h4v5h-4z"/><path class="m" d="M-12 0h25v2h-25z"/>',
  flatr: '<path class="r" d="M-27 -4h37v4h-37z"/><path class="q" d="M10 -4h17v4h-17z"/>',
  tile: '<path class="r" d="M-13 0l3-8H4l1 8z"/><path class="q" d="M5 0L4 -8h6l3 8z"/>',
} satisfies Record<string, string>;
