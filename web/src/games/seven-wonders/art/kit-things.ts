// The kit of buildings: trees, tools, goods and beasts. Each part stands with its foot at 0,0.
export default {
  cypress:
    '<path class="h" d="M0 -30q7 14 4 26H-4q-3-12 4-26z"/><path class="f" d="M0 -30q-7 14-4 26h4z"/><path class="d" d="M-1 -4h2v4h-2z"/>',
  olive:
    '<path class="d" d="M-1.5 0l1-9h1.5l1 9z"/><circle class="h" cx="2" cy="-14" r="8"/><circle class="f" cx="-2" cy="-15" r="7"/>',
  pine: '<path class="d" d="M-1 0v-6h2v6z"/><path class="f" d="M0 -30l-9 12h4l-6 12H0z"/><path class="h" d="M0 -30l9 12H5l6 12H0z"/>',
  palm: '<path class="d" d="M-1 0q2-12 0-22h2q1 12 0 22z"/><path class="f" d="M0 -22q-10-6-14 3 8-3 14-1-10 2-9 9 4-7 9-7z"/><path class="h" d="M0 -22q10-7 15 2-8-3-14 0 10 1 9 9-4-7-9-7zM0 -23q0-8 6-9-3 5-4 9z"/>',
  bush: '<path class="f" d="M-8 0a4 4 0 0 1 1-6 5 5 0 0 1 9-1 4 4 0 0 1 6 3 3 3 0 0 1 0 4z"/>',
  banner:
    '<path class="d" d="M-.7 -34h1.4v34h-1.4z"/><path class="a" d="M.7 -33h12v17l-6-4-6 4z"/><path class="w" d="M3 -29h7v2H3z"/>',
  flag: '<path class="d" d="M-.6 -16h1.2v16h-1.2z"/><path class="a" d="M.6 -16l10 3.5-10 3.5z"/>',
  brazier:
    '<path class="k" d="M-5 -10H5l-2 4h-6zM-3 0l2-6h2l2 6z"/><path class="o" d="M-4 -10q-1-5 3-10 0 4 2 5 1-2 1-4 4 5 2 9z"/><path class="y" d="M-2 -10q0-3 2-5 2 3 2 5z"/>',
  amphora:
    '<path class="o" d="M-3 -14h6l-1 3q5 3 3 8-2 3-5 3t-5-3q-2-5 3-8z"/><path class="k2" d="M-5 -6q5 2 10 0v1q-5 2-10 0z"/>',
  fountain:
    '<ellipse class="l" cx="0" cy="-4" rx="13" ry="4"/><ellipse class="b" cx="0" cy="-5" rx="10" ry="2.5"/><path class="l" d="M-1.5 -5l.5-12h2l.5 12z"/><path class="b" d="M-7 -7q1-10 7-11 6 1 7 11-2-8-7-8t-7 8z"/>',
  logs: '<circle class="e" cx="-6" cy="-4" r="4"/><circle class="e" cx="3" cy="-4" r="4"/><circle class="e" cx="-1.5" cy="-11" r="4"/><circle class="d" cx="-6" cy="-4" r="2"/><circle class="d" cx="3" cy="-4" r="2"/><circle class="d" cx="-1.5" cy="-11" r="2"/>',
  bricks:
    '<path class="o" d="M-12 0v-5h11v5zM0 0v-5h11v5zM-6 -6v-5H5v5z"/><path class="q" d="M-12 -1h11v1h-11zM0 -1h11v1H0zM-6 -7H5v1H-6z"/>',
  ingots:
    '<path class="s" d="M-11 0l2-5h7l2 5zM1 0l2-5h7l2 5zM-5 -6l2-5h7l2 5z"/><path class="w2" d="M-9 -5h7l.4 1h-8zM3 -5h7l.4 1h-8zM-3 -11h7l.4 1h-8z"/>',
  loom: '<path class="e" d="M-14 -28h3v28h-3z"/><path class="d" d="M11 -28h3v28h-3z"/><path class="e" d="M-16 -29h32v3h-32z"/><path class="d" d="M-14 -5h28v3h-28z"/><path class="w" d="M-10 -26h1v21h-1zM-7 -26h1v21h-1zM-4 -26h1v21h-1zM-1 -26h1v21h-1zM2 -26h1v21H2zM5 -26h1v21H5zM8 -26h1v21H8z"/><path class="p" d="M-11 -15h22v10h-22z"/><path class="y" d="M-11 -12h22v1.5h-22z"/>',
  glass:
    '<path class="b" d="M-5 0v-10l3-4v-6h4v6l3 4V0z"/><path class="w2" d="M-3.5 -2v-7l2-3v10z"/><path class="e" d="M-2.5 -22h5v3h-5z"/>',
  scrolls:
    '<path class="w" d="M-12 -3h24v-6h-24zM-9 -10h18v-6H-9z"/><circle class="y" cx="-12" cy="-6" r="3"/><circle class="y" cx="12" cy="-6" r="3"/><circle class="y" cx="-9" cy="-13" r="3"/><circle class="y" cx="9" cy="-13" r="3"/>',
  sacks:
    '<path class="e" d="M-11 0q-2-9 3-11l-2-3h6l-2 3q5 2 3 11z"/><path class="d" d="M0 0q-2-8 3-10l-2-3h6L5 -10q5 2 3 10z"/>',
  target:
    '<path class="d" d="M-5 -6h1.5v6h-1.5z"/><path class="d" d="M3.5 -6h1.5v6h-1.5z"/><circle class="w" cx="0" cy="-12" r="9"/><circle class="a" cx="0" cy="-12" r="6.5"/><circle class="w" cx="0" cy="-12" r="4"/><circle class="a" cx="0" cy="-12" r="1.8"/>',
  horse:
    '<path class="d" d="M-14 0v-9l-4-5 2-2 5 3h12l4-8 5-1 4 6-2 2-4-1-2 7V0H3v-6h-8l-2 6h-3l1-6-2-2v8z"/>',
  scale:
    '<path class="y" d="M-.7 -22h1.4v22h-1.4z"/><path class="y" d="M-10 -20h20v1.4h-20z"/><path class="y" d="M-14 -10h8l-4 4zM6 -10h8l-4 4z"/><path class="k2" d="M-10 -19l3 9h-6zM10 -19l3 9H7z"/><path class="y" d="M-5 -1h10v1.5h-10z"/>',
  compass: '<path class="y" d="M-1 -24h2v3h-2z"/><path class="k" d="M0 -22l2 1L9 0H7L0 -16-7 0h-2l7-21z"/>',
  gear: '<path class="y" fill-rule="evenodd" d="M-2 -22h4l1 3 3 1 3-1.5 2.5 2.5-1.5 3 1 3 3 1v4l-3 1-1 3 1.5 3-2.5 2.5-3-1.5-3 1-1 3h-4l-1-3-3-1-3 1.5L-11 0l1.5-3-1-3-3-1v-4l3-1 1-3-1.5-3 2.5-2.5 3 1.5 3-1zM0 -14a4.5 4.5 0 1 0 .01 0z"/>',
  tablet:
    '<path class="l" d="M-8 0v-15a4 4 0 0 1 16 0V0z"/><path class="k2" d="M-5 -13h10v1.3H-5zM-5 -9h10v1.3H-5zM-5 -5h7v1.3h-7z"/>',
  coins:
    '<ellipse class="d" cx="0" cy="-2" rx="7" ry="2.5"/><ellipse class="y" cx="0" cy="-4" rx="7" ry="2.5"/><ellipse class="d" cx="0" cy="-6" rx="7" ry="2.5"/><ellipse class="y" cx="0" cy="-8" rx="7" ry="2.5"/><ellipse class="y" cx="10" cy="-3" rx="6" ry="2.2"/>',
  crane:
    '<path class="d" d="M-1 -40h2v40h-2z"/><path class="d" d="M-16 -34L20 -46v2L-16 -32z"/><path class="k2" d="M18 -45h.8v20h-.8z"/><path class="l" d="M13 -26h11v7h-11z"/><path class="e" d="M-14 -34h6v6h-6z"/>',
  scaff:
    '<path class="d" d="M-14 0v-30h1.5V0zM12 0v-30h1.5V0zM-15 -10h30v1.4h-30zM-15 -20h30v1.4h-30zM-15 -29h30v1.4h-30zM-12.5 -1L12 -10v1.5L-12.5 .5z"/>',
  dove: '<path class="w" d="M-9 -6q6 1 8-2-4-4-3-9 4 3 6 7 4-2 6 1l3 1-3 2q-2 6-9 6-6 0-8-6z"/>',
  mask: '<path class="w" d="M-9 -18q9-4 18 0 1 12-9 18-10-6-9-18z"/><path class="k" d="M-6 -13q3-2 5 1-3 1-5-1zM6 -13q-3-2-5 1 3 1 5-1zM-4 -6q4 3 8 0-1 4-4 4t-4-4z"/>',
  lamp: '<path class="y" d="M-3 -8h6l1.5 8h-9z"/><path class="o" d="M-1.5 -9q0-4 1.5-6 1.5 2 1.5 6z"/>',
  book: '<path class="a" d="M-11 -12q6-2 11 1 5-3 11-1v12q-6-2-11 1-5-3-11-1z"/><path class="w" d="M-9 -11q5-1 8.5 1v9q-4-2-8.5-1zM9 -11q-5-1-8.5 1v9q4-2 8.5-1z"/>',
  swords:
    '<path class="s" d="M-12 -24l2-1L8 -4 6 -2zM12 -24l-2-1L-8 -4l2 2z"/><path class="y" d="M-10 -4l2-3 5 5-3 2zM10 -4L8 -7 3 -2l3 2z"/>',
  vines: '<path class="f" d="M-20 0q4-7 9 0 4-8 9 0 4-7 9 0 4-8 9 0 3-5 5 0v2h-41z"/>',
  star: '<path class="y" d="M0 -16l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z"/>',
  crowd:
    '<circle class="k2" cx="-8" cy="-7" r="2.2"/><circle class="k2" cx="0" cy="-8" r="2.2"/><circle class="k2" cx="8" cy="-7" r="2.2"/><path class="k2" d="M-11 0q0-5 3-5t3 5zM-3 0q0-6 3-6t3 6zM5 0q0-5 3-5t3 5z"/>',
  quad: '<path class="y" d="M-10 0l2-7-3-3 3-1 3 3h6l3-4 3 1-2 3 1 8H4V-4h-8L-6 0z"/>',
  glow: '<path class="y" d="M-6 -38h3v6h-3zM-6 -24h3v6h-3zM5 -31h3v6H5z"/>',
  beam: '<path class="w3" d="M0 0L-52 -12V10zM0 0L52 -14V9z"/>',
  cave: '<path class="m" d="M-56 0q0-26 24-36 30-14 56 4 26 14 30 32z"/><path class="l" d="M-56 0q0-26 24-36-6 18-2 36z"/><path class="k" d="M-18 0q0-22 16-22T14 0z"/>',
  wheel:
    '<path class="d" fill-rule="evenodd" d="M0 -30a15 15 0 1 0 .01 0zM0 -27a12 12 0 1 0 .01 0z"/><path class="e" d="M-1 -28h2v26h-2zM-13 -16h26v2h-26zM-9.9 -23.5l1.4-1.4 18.4 18.4-1.4 1.4zM8.5 -24.9l1.4 1.4-18.4 18.4-1.4-1.4z"/><circle class="d" cx="0" cy="-15" r="3"/>',
  fence:
    '<path class="e" d="M-20 -9h40v1.6h-40zM-20 -5h40v1.6h-40z"/><path class="d" d="M-19 -11h2.4V0h-2.4zM-7 -11h2.4V0H-7zM5 -11h2.4V0H5zM17 -11h2.4V0H17z"/>',
  pool: '<path class="q" d="M-36 -5q1-8 18-8 16-5 34-1 20 0 20 8 0 6-20 6-18 3-34 0-17 0-18-5z"/><path class="o" d="M-31 -5q2-5 16-5 15-4 30-1 16 0 16 5 0 4-16 4-16 2-30 0-15 0-16-3z"/><path class="w2" d="M-20 -7h14v1h-14zM4 -5h18v1H4z"/>',
  cart: '<path class="e" d="M-16 -14h30l-3 9h-24z"/><path class="d" d="M-16 -14h30v2h-30zM13 -10l10 6-1 1.5-10-5z"/><circle class="d" cx="-7" cy="-4.5" r="4.5"/><circle class="e" cx="-7" cy="-4.5" r="2"/><circle class="d" cx="6" cy="-4.5" r="4.5"/><circle class="e" cx="6" cy="-4.5" r="2"/>',
  ore: '<path class="m" d="M-10 0l2-5 5-3 4 2 5-1 4 7z"/><path class="s" d="M1 -6l5-1 4 7H2z"/><path class="w2" d="M-5 -5l3-1-1 2zM3 -4l2-1v2z"/>',
  tools:
    '<path class="e" d="M-9 0l-1.5-1.5L8 -20l1.5 1.5zM9 0l1.5-1.5L-8 -20l-1.5 1.5z"/><path class="s" d="M0 -22q9-2 13 8l-1.8 1.4q-5-6-12-6.5z"/><path class="k" d="M-14 -18l6-6 6 5-3 3.5-3-1-2.5 3z"/>',
  anvil:
    '<path class="s" d="M-14 -15h18q4 0 8-1v3q-5 4-9 4-2 0-2 3l4 3v3H-9v-3l3-3q0-3-2-3-5 0-6-6z"/><path class="w2" d="M-13 -14h24v1.4h-24z"/>',
  smoke:
    '<path class="w2" d="M0 0q-4-3-1-7 3-3 1-7 6 2 4 8-2 4-4 6zM3 -13q-3-4 2-8 4-3 3-7 7 4 3 11-3 4-8 4z"/>',
  screw:
    '<path class="e" d="M-14 -28h3v28h-3z"/><path class="d" d="M11 -28h3v28h-3z"/><path class="e" d="M-17 -31h34v4h-34z"/><path class="s" d="M-1.5 -27h3v12h-3z"/><path class="e" d="M-9 -23h18v1.8H-9z"/><path class="d" d="M-11 -16h22v3h-22zM-14 -7h28v7h-28z"/><path class="w" d="M-10 -13h20v2.6h-20zM-10 -9.6h20V-7h-20z"/>',
  steps:
    '<path class="m" d="M-38 -3h76v3h-76z"/><path class="l" d="M-34 -6h68v3h-68z"/><path class="m" d="M-30 -9h60v3h-60z"/><path class="s" d="M-38 -1h76v1h-76zM-34 -4h68v1h-68zM-30 -7h60v1h-60z"/>',
  bell: '<path class="y" d="M-6 -1q2-2 2-6 0-6 4-6t4 6q0 4 2 6z"/><circle class="d" cx="0" cy="-.5" r="1.5"/>',
  wreath:
    '<path class="f" d="M-1 -1q-11-1-11-12 0-5 4-8-2 3-2 8 1 8 9 10z"/><path class="h" d="M1 -1q11-1 11-12 0-5-4-8 2 3 2 8-1 8-9 10z"/><path class="f" d="M-12 -14l-4-1 4-3zM-11 -8l-4 1 3-4zM-7 -4l-3 3-.5-4zM12 -14l4-1-4-3zM11 -8l4 1-3-4zM7 -4l3 3 .5-4z"/><path class="y" d="M-4 -3h8v3h-8z"/>',
  chest:
    '<path class="d" d="M-14 -13l2-9h24l2 9z"/><path class="y" d="M-12 -12q3-5 6-2 3-5 6-1 4-3 6 0 4-1 6 3z"/><path class="e" d="M-14 -12h28v12h-28z"/><path class="d" d="M6 -12h8v12h-8z"/><path class="y" d="M-14 -12h28v2h-28zM-2 -10h5v5h-5z"/>',
  balls:
    '<path class="d" d="M-1 -34h2V0h-2zM0 -34h16v2H0zM6 -32h1v5H6zM13 -32h1v5h-1z"/><circle class="y" cx="6.5" cy="-24" r="3.6"/><circle class="y" cx="13.5" cy="-24" r="3.6"/><circle class="y" cx="10" cy="-17.5" r="3.6"/>',
  track:
    '<ellipse class="m" cx="0" cy="-11" rx="54" ry="11"/><ellipse class="e2" cx="0" cy="-12" rx="50" ry="9.5"/><path class="l" d="M-24 -14q24-3 48 0l-2 3q-22 2-44 0z"/><path class="s" d="M-22 -11q22 2 44 0v2q-22 2-44 0z"/>',
  rows: '<path class="m" d="M-52 0v-14q52-14 104 0V0z"/><path class="l" d="M-50 -15q50-14 100 0v2.5q-50-14-100 0zM-50 -9q50-13 100 0v2.5q-50-13-100 0z"/><path class="s" d="M-50 -12q50-13 100 0v1.5q-50-13-100 0zM-50 -5q50-12 100 0v1.5q-50-12-100 0z"/>',
  coliseum:
    '<path class="m" d="M-42 0v-32q42 8 84 0V0z"/><path class="s" d="M18 0v-29.3q14-.7 24-2.7V0z"/><ellipse class="s" cx="0" cy="-32" rx="42" ry="8"/><ellipse class="k2" cx="0" cy="-32" rx="37" ry="6"/><ellipse class="e2" cx="0" cy="-30.5" rx="29" ry="3.6"/><path class="l" d="M-42 -32q42 8 84 0v2.5q-42 8-84 0zM-42 -16q42 6 84 0v2q-42 6-84 0z"/><path class="k" d="M-37 -1v-7a2.5 2.5 0 0 1 5 0v7zM-27 -1v-7a2.5 2.5 0 0 1 5 0v7zM-17 -1v-7a2.5 2.5 0 0 1 5 0v7zM-6 -1v-7a2.5 2.5 0 0 1 5 0v7zM5 -1v-7a2.5 2.5 0 0 1 5 0v7zM15 -1v-7a2.5 2.5 0 0 1 5 0v7zM24 -1v-7a2.5 2.5 0 0 1 5 0v7zM33 -1v-7a2.5 2.5 0 0 1 5 0v7zM-37 -16.5v-6a2.5 2.5 0 0 1 5 0v6zM-27 -15.4v-6a2.5 2.5 0 0 1 5 0v6zM-17 -14.6v-6a2.5 2.5 0 0 1 5 0v6zM-6 -14.2v-6a2.5 2.5 0 0 1 5 0v6zM5 -14.2v-6a2.5 2.5 0 0 1 5 0v6zM15 -14.6v-6a2.5 2.5 0 0 1 5 0v6zM24 -15.4v-6a2.5 2.5 0 0 1 5 0v6zM33 -16.5v-6a2.5 2.5 0 0 1 5 0v6z"/>',
  chariot:
    '<path class="d" d="M2 -8h16v1.3H2z"/><path class="w" d="M-4 -10q-1-10 3-10t3 10z"/><circle class="e" cx="-1" cy="-22" r="2.6"/><path class="a" d="M-8 -13q9-4 13 2l1 6H-7z"/><path class="y" d="M-8 -13q9-4 13 2v1.8q-5-4-13-2z"/><circle class="d" cx="0" cy="-5" r="5"/><circle class="y" cx="0" cy="-5" r="3.4"/><circle class="d" cx="0" cy="-5" r="1.5"/>',
  catapult:
    '<path class="d" d="M-24 -6h46v3h-46z"/><path class="d" d="M-21 -38l2.4-1.4L19 -8l-2 2.4z"/><path class="e" d="M-6 -6L2 -26h3L10 -6H7L3.5 -20-3 -6z"/><path class="s" d="M12 -14h10v9H12z"/><circle class="m" cx="-22" cy="-40" r="4.5"/><circle class="e" cx="-16" cy="-3.5" r="3.5"/><circle class="e" cx="14" cy="-3.5" r="3.5"/><circle class="d" cx="-16" cy="-3.5" r="1.4"/><circle class="d" cx="14" cy="-3.5" r="1.4"/>',
  spears:
    '<path class="e" d="M-12 -34h1.6V0h-1.6zM-4 -34h1.6V0H-4zM4 -34h1.6V0H4zM12 -34h1.6V0H12z"/><path class="s" d="M-13.2 -33l2-7 2 7zM-5.2 -33l2-7 2 7zM2.8 -33l2-7 2 7zM10.8 -33l2-7 2 7z"/><path class="d" d="M-16 -24h34v2.4h-34zM-16 -8h34v2.4h-34z"/>',
  shield:
    '<circle class="y" cx="0" cy="-10" r="10"/><circle class="a" cx="0" cy="-10" r="8.3"/><path class="w" d="M-1.3 -17.5h2.6v15h-2.6zM-7.5 -11.3h15v2.6h-15z"/>',
  dummy:
    '<path class="d" d="M-1.3 -26h2.6V0h-2.6zM-11 -21h22v2.4h-22z"/><path class="e2" d="M-6 -23q6-3 12 0l-1 14H-5z"/><path class="e3" d="M2 -24.4q2 .4 4 1.4l-1 14H1z"/><circle class="e2" cx="0" cy="-28" r="4"/><path class="e" d="M-6 -16h12v2H-6z"/>',
  mortar:
    '<path class="m" d="M-11 -15h22q0 10-7 12v3h-8v-3q-7-2-7-12z"/><path class="s" d="M3 -15h8q0 10-7 12v3H0v-3q3-3 3-12z"/><path class="e" d="M3 -16l9-13 2.6 1.6-8.6 11.4z"/><path class="l" d="M-12 -17h24v2.6h-24z"/><path class="f" d="M-8 -17q-2-7 2-10 3 4 1 10zM-2 -17q-2-6 2-9 3 4 1 9z"/>',
  alembic:
    '<path class="d" d="M-13 -9h18v2h-18zM-12 -7h2V0h-2zM1 -7h2V0H1z"/><path class="o" d="M-7 0q-1-4 2.5-7 3.5 3 2.5 7z"/><path class="b" d="M-6.5 -33h5v7a9 9 0 1 1-5 0z"/><path class="b" d="M-3 -33h3l17 18-2.4 2.4z"/><path class="a" d="M-12.6 -17h17.2a8.6 8 0 0 1-17.2 0z"/><path class="b" d="M9 -8a6 6 0 0 1 4-6v-2h4v2a6 6 0 0 1-2 8q-6 2-6-2z"/><path class="w2" d="M-9 -19q1-3 3-4l.8 1q-1.8 1.2-2.4 3.6z"/>',
  owl: '<path class="m" d="M-8 0v-13q-1-9 8-9t8 9V0z"/><path class="s" d="M2 -21.6q6 1 6 8.6V0H2z"/><circle class="w" cx="-3.4" cy="-14" r="3"/><circle class="w" cx="3.4" cy="-14" r="3"/><circle class="k" cx="-3.4" cy="-14" r="1.4"/><circle class="k" cx="3.4" cy="-14" r="1.4"/><path class="y" d="M-1.2 -12h2.4L0 -8z"/><path class="m" d="M-8 -16l-1-8 5 3zM8 -16l1-8-5 3z"/>',
  globe:
    '<path class="d" d="M-1 -7h2v4h6v3H-7v-3h6z"/><path class="y" fill-rule="evenodd" d="M0 -30a12 12 0 1 0 .01 0zM0 -28.2a10.2 10.2 0 1 0 .01 0z"/><path class="y" fill-rule="evenodd" d="M0 -30a5.5 12 0 1 0 .01 0zM0 -28.2a3.8 10.2 0 1 0 .01 0z"/><path class="y" d="M-12 -19h24v1.8h-24z"/><circle class="a" cx="0" cy="-18" r="4.5"/>',
  bust: '<path class="m" d="M-7 -9h9v9h-9z"/><path class="s" d="M2 -9h5v9h-5z"/><path class="l" d="M-8.5 -11h17v2.4h-17z"/><path class="l" d="M-8 -11q0-5 5.5-6v-2q-3.5-2-3.5-6.5 0-5.5 6-5.5t6 5.5q0 4.5-3.5 6.5v2q5.5 1 5.5 6z"/><path class="s" d="M1 -31q5 .5 5 5.5 0 4.5-3.5 6.5v2q5.5 1 5.5 6H2z"/><path class="m" d="M-4 -21q3 2 7 0v5q-4 2-7 0z"/>',
  hood: '<path class="q" d="M-11 0q-1-15 5-21 0-8 6-9 6 1 6 9 6 6 5 21z"/><path class="r" d="M-11 0q-1-15 5-21 0-8 6-9-3 4-2 11-3 8-3 19z"/><path class="k" d="M-4 -18q0-7 4-8 4 1 4 8-4 4-8 0z"/>',
  map: '<path class="d" d="M-19 -11h2.4V0H-19zM17 -11h2.4V0H17z"/><path class="e" d="M-24 -14h48v4h-48z"/><path class="w" d="M-17 -23h34l5 9h-44z"/><path class="f" d="M-13 -21h11l-2 5h-11z"/><path class="b" d="M2 -21h12l2 5H1z"/><path class="k" d="M-6 -30h1v12h-1zM8 -28h1v10H8z"/><path class="a" d="M-5 -30l7 2.5-7 2.5zM9 -28l6 2-6 2z"/>',
  barrel:
    '<path class="e" d="M-8 0q-3-8 0-17H8q3 9 0 17z"/><path class="d" d="M3 -17h5q3 9 0 17H3z"/><path class="k2" d="M-9 -13h18v1.6H-9zM-9.3 -6H9.3v1.6H-9.3z"/>',
  carpet:
    '<path class="d" d="M-14 -30h2V0h-2zM12 -30h2V0h-2zM-16 -31h32v2.4h-32z"/><path class="p" d="M-10 -29h20v24h-20z"/><path class="y" d="M-10 -26h20v1.8h-20zM-10 -9.8h20V-8h-20zM0 -23l5 6-5 6-5-6z"/><path class="w" d="M0 -20l2.5 3-2.5 3-2.5-3zM-10 -5h20v1.5h-20z"/>',
  camel:
    '<path class="e" d="M-17 0l1-11q-2-9 4-10 2-7 7-7 5 0 7 7 4 0 6 2 3-1 4-7l1-5q2-4 6-3l4 3-1 2-5-.5q0 2-1 6-1 9-7 11L8 0H5l-1-10H-9l-2 4-1 6h-3l-1-5-.5 5z"/><path class="a" d="M-10 -24q5-6 10 0l2 10h-14z"/><path class="y" d="M-11.5 -17h13v2h-13z"/>',
  terrace:
    '<path class="m" d="M-28 -34h56v34h-56z"/><path class="s" d="M12 -34h16v34h-16z"/><path class="l" d="M-30 -36h60v3h-60z"/><path class="m" d="M-46 -15h92v15h-92z"/><path class="s" d="M20 -15h26v15h-26z"/><path class="l" d="M-48 -17h96v3h-96z"/><path class="k" d="M-36 0v-6a4 4 0 0 1 8 0v6zM-20 0v-6a4 4 0 0 1 8 0v6zM-4 0v-6a4 4 0 0 1 8 0v6zM-20 -20v-4a3 3 0 0 1 6 0v4zM-4 -20v-4a3 3 0 0 1 6 0v4z"/><path class="f" d="M-30 -36q4-8 10-2 5-6 11 0 6-8 12 0 6-6 11 0 5-7 16 2v2q-6 5-9 0-7 6-12 0-7 5-13 0-8 6-12 0-7 4-14-2zM-48 -17q5-7 11-1l-3 6q-4-4-8-5zM20 -17q6-8 12-1 7-6 16 1-2 8-8 2-6 6-10 0-6 3-10-2z"/>',
} satisfies Record<string, string>;
