// The kit of people: parts of a bust of 64 x 72 units. Parts lie on each other in the order of a recipe. A class
// names a colour of `./people.ts`.
export const parts = {
  back: '<path class="bg" d="M0 0h64v72H0z"/>',
  halo: '<circle class="ha" cx="32" cy="30" r="25"/>',
  neck: '<path class="sk2" d="M26 40h12v14H26z"/>',
  head: '<circle class="sk" cx="21" cy="31" r="2.6"/><circle class="sk2" cx="43" cy="31" r="2.6"/><path class="sk" d="M21 27a11 13 0 0 1 22 0v6q0 8-6 12.5-5 3-10 0-6-4.5-6-12.5z"/><path class="sk2" d="M34 14.5a11 13 0 0 1 9 12.5v6q0 8-6 12.5-2 1.3-4 1.5 4-5 3.5-14-.6-9-2.5-18.5z"/>',
  face: '<path class="ik" d="M24.2 27q2.7-2 5.6-.4l-.3 1.2q-2.6-1.1-5 .2zM34.7 26.6q2.8-1.5 5.2.4l-.4 1q-2.2-1.2-4.7-.2z"/><circle class="ik" cx="27.3" cy="30.2" r="1.2"/><circle class="ik" cx="36.9" cy="30.2" r="1.2"/><path class="sk3" d="M32 28.5l1.2.2 1.5 6.6q-1.6 1.5-3.7.3z"/><path class="li" d="M28.3 39.3q3.8 1.4 7.4 0-1 2.3-3.7 2.3t-3.7-2.3z"/>',
  faceold:
    '<path class="hr" d="M23.7 27.2q3-2.6 6.3-.4l-.2 1.8q-3-1.5-5.9 0zM34.5 26.8q3.3-2.2 5.9.4l-.3 1.4q-2.6-1.5-5.4 0z"/><circle class="ik" cx="27.3" cy="30.6" r="1.1"/><circle class="ik" cx="36.9" cy="30.6" r="1.1"/><path class="sk3" d="M32 28.5l1.2.2 1.7 6.9q-1.8 1.5-4.1.3z"/><path class="li" d="M29 39.3q3 .9 6 0-1 1.7-3 1.7t-3-1.7z"/>',
  lashes:
    '<path class="ik" d="M24.4 30.5q2.5-2.6 5.4-.2l1 -.7-.8 1.5q-2.7-1.3-5.6-.6zM34.5 30.3q2.7-2.4 5.2.2l1-.7-.7 1.5q-2.6-1.7-5.5-1z"/>',
  kohl: '<path class="ik" d="M24 30.5q3-2.5 6 0-3 1.7-6 0l-3.5-.8zM34.3 30.5q3-2.5 5.8 0l3-.8-3 .8q-3 1.7-5.8 0z"/>',
  patch:
    '<path class="ik" d="M33 27l9-2 .5 1.2-2.5 1.2q.5 5-3 5-3.5 0-3.5-4z"/><path class="ik" d="M20 23l14 5-.4 1-14-5z"/>',
  scar: '<path class="li" d="M38 33l3 6-.8.4-3-6z"/>',
  short:
    '<path class="hr" d="M19.5 31q-2.5-18.5 12.5-18.5t12.5 18.5q-2-3-2.3-6.5-4-3.5-10.2-3.5t-10.2 3.5q-.3 3.5-2.3 6.5z"/>',
  curls:
    '<circle class="hr" cx="21" cy="24" r="4"/><circle class="hr" cx="22" cy="18" r="4.5"/><circle class="hr" cx="28" cy="13.5" r="4.5"/><circle class="hr" cx="36" cy="13.5" r="4.5"/><circle class="hr" cx="42" cy="18" r="4.5"/><circle class="hr" cx="43.5" cy="24" r="4"/><circle class="hr" cx="32" cy="17" r="5"/>',
  longb: '<path class="hr" d="M17.5 30q0-18.5 14.5-18.5t14.5 18.5q0 14 4 24-9 5-18.5 5T13.5 54q4-10 4-24z"/>',
  longf: '<path class="hr" d="M19.8 32q-.6-18.5 12.2-18.5t12.2 18.5q-2-8-8-12-6 7-16.4 12z"/>',
  part: '<path class="hr" d="M19.5 32q-.6-18.5 12.5-18.5t12.5 18.5q-1.5-9-12.5-13-11 4-12.5 13z"/>',
  bun: '<circle class="hr" cx="32" cy="9.5" r="5.5"/><path class="gc" d="M26 12.5q6-2.5 12 0v1.8q-6-2.5-12 0z"/>',
  braids:
    '<path class="hr" d="M18 28q-3 12-1 26l5 3 1-4q-2-10 0-22zM46 28q3 12 1 26l-5 3-1-4q2-10 0-22z"/><path class="gc" d="M17 48h6v2h-6zM41 48h6v2h-6z"/>',
  fringe: '<path class="hr" d="M20 32q-3-4-1-9 2 2 3 6zM44 32q3-4 1-9-2 2-3 6z"/>',
  beard:
    '<path class="hr" d="M20.8 31q1.2 5 4.4 6 3-2 6.8-1.2 3.8-.8 6.8 1.2 3.2-1 4.4-6 .8 14.5-4.7 18.5-6.5 4-13 0-5.5-4-4.7-18.5z"/><path class="li" d="M28.5 39.6q3.5 1.2 7 0-1 2-3.5 2t-3.5-2z"/>',
  longbeard:
    '<path class="hr" d="M20.8 31q1.2 5 4.4 6 3-2 6.8-1.2 3.8-.8 6.8 1.2 3.2-1 4.4-6 2 17-3.2 26-4 6-8 7-4-1-8-7-5.2-9-3.2-26z"/><path class="li" d="M28.8 39.6q3.2 1.2 6.4 0-1 1.7-3.2 1.7t-3.2-1.7z"/>',
  goatee: '<path class="hr" d="M27 36.5q5-2 10 0v1.2q-5-1.2-10 0zM29 42.5h6l-.6 6-2.4 3-2.4-3z"/>',
  tache: '<path class="hr" d="M22 38q5-4 10-1.5 5-2.5 10 1.5-5 1-10 0-5 1-10 0z"/>',
  toga: '<path class="w" d="M5 72q1-19 21-22l6 6 6-6q20 3 21 22z"/><path class="gb" d="M38 50q20 3 21 22H46q0-12-8-22z"/><path class="ga" d="M38 50L16 72h9l15.5-18z"/><path class="ga" d="M8 60q6-8 18-10l2 2q-10 2-16 9z"/>',
  cuirass:
    '<path class="gb" d="M4 72q0-18 20-22h16q20 4 20 22z"/><path class="br" d="M16 72q-2-14 8-22l8 6 8-6q10 8 8 22z"/><path class="br2" d="M34 56l6-6q10 8 8 22H35z"/><path class="gc" d="M20 52l5-3 3 5-5 2zM44 52l-5-3-3 5 5 2z"/><circle class="gc" cx="32" cy="62" r="3"/>',
  collar:
    '<path class="sk" d="M8 72q0-15 18-20h12q18 5 18 20z"/><path class="sk2" d="M38 52q18 5 18 20H44q-1-12-6-20z"/><path class="gc" d="M14 60q6-9 12-9 6 6 12 0 6 0 12 9-8 8-18 8t-18-8z"/><path class="ga" d="M17 60q5-6 9-7 6 6 12 0 4 1 9 7-6 5-15 5t-15-5z"/><path class="gc" d="M21 59q3-4 6-4 5 5 10 0 3 0 6 4-4 3-11 3t-11-3z"/>',
  robe: '<path class="ga" d="M5 72q1-18 20-22l7 8 7-8q19 4 20 22z"/><path class="gb" d="M39 50q19 4 20 22H44q0-12-8-18z"/><path class="gc" d="M25 50l7 9 7-9 2.5 1L32 63 22.5 51z"/>',
  fur: '<path class="ga" d="M4 72q1-19 21-22h14q20 3 21 22z"/><path class="gb" d="M39 50q20 3 21 22H46q-1-12-7-22z"/><path class="w" d="M17 53q6-5 10-4l5 9 5-9q4-1 10 4l-6 5-9 14-9-14z"/><path class="ik" d="M24 55l1 2.5-1.5-.6zM39 55l-1 2.5 1.5-.6zM31 63l1 2.5-1.5-.6z"/>',
  plate:
    '<path class="pl" d="M5 72q0-17 19-22h16q19 5 19 22z"/><path class="pl2" d="M40 50q19 5 19 22H45q0-12-7-22z"/><path class="pl3" d="M23 50q9 6 18 0l1 4q-10 6-20 0z"/><path class="ga" d="M26 57h12v15H26z"/><path class="gc" d="M31 58h2v14h-2zM27 63h10v2H27z"/>',
  jerkin:
    '<path class="w" d="M6 72q1-18 19-22h14q18 4 19 22z"/><path class="ga" d="M10 72q0-14 12-20l4-2 1 22zM54 72q0-14-12-20l-4-2-1 22z"/><path class="gb" d="M54 72q0-14-12-20l-2-1 3 21z"/><path class="gc" d="M28 56h8v1.5h-8zM28 61h8v1.5h-8zM28 66h8v1.5h-8z"/>',
  cloak:
    '<path class="gb" d="M2 72q0-22 22-24l8 9 8-9q22 2 22 24z"/><path class="ga" d="M2 72q0-22 22-24l3 4q-10 8-10 20z"/><circle class="gc" cx="32" cy="56" r="3"/>',
  laurel:
    '<path class="lf" transform="translate(19.5 27)rotate(-8)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(44.5 27)rotate(8)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(20 22)rotate(15)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(44 22)rotate(-15)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(23 17.5)rotate(40)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(41 17.5)rotate(-40)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(28 14.5)rotate(65)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/><path class="lf" transform="translate(36 14.5)rotate(-65)" d="M0 3.5q-4-4 0-9 4 5 0 9z"/>',
  crown:
    '<path class="gc" d="M19.5 23l-2.5-14 8 6 7-9 7 9 8-6-2.5 14q-12.5-4-25 0z"/><path class="gd" d="M19.5 23q12.5-4 25 0v-3q-12.5-4-25 0z"/><circle class="rd" cx="32" cy="16" r="1.7"/><circle class="rd" cx="25" cy="17.5" r="1.2"/><circle class="rd" cx="39" cy="17.5" r="1.2"/>',
  diadem:
    '<path class="gc" d="M19.5 24q12.5-7 25 0l-.3-3.2Q38 17 34 16.5L32 12l-2 4.5q-4 .5-10.2 4.3z"/><circle class="rd" cx="32" cy="17.5" r="1.5"/>',
  nemes:
    '<path class="gc" d="M17 27q0-16 15-16t15 16l5 30-9 2-1.5-28q-9.5-7-19 0L21 59l-9-2z"/><path class="ne" d="M17 27l-1 6 6 1 .5-3zM15.5 38l6 1-.2 4-6.4-1zM14 47l7 1-.2 4-7.5-1zM47 27l1 6-6 1-.5-3zM48.5 38l-6 1 .2 4 6.4-1zM50 47l-7 1 .2 4 7.5-1zM20 19l4 5 3-2-4-7zM44 19l-4 5-3-2 4-7zM30.5 11.5h3l.5 8h-4z"/><path class="rd" d="M31 12q-1-5 1-6 3 1 1 6z"/>',
  corinth:
    '<path class="ga" d="M28 12q-4-11 9-11 15 1 17 27-5-11-11-15z"/><path class="br" d="M18.5 32q-1-21 13.5-21t13.5 21v13l-7 5-1.5-13 3-6.5-5 1-2.2-6-.8 8h-1l-.8-8-2.2 6-5-1 3 6.5-1.5 13-7-5z"/><path class="br2" d="M36 11.5q9.5 3 9.5 20.5v13l-7 5-1.5-13 3-6.5z"/>',
  casque:
    '<path class="ga" d="M14 15q18-20 36 0l-3 3Q32 3 17 18z"/><path class="br" d="M19 27q-1-15 13-15t13 15l2 12-4 2-1-13q-10-5-20 0l-1 13-4-2z"/><path class="br2" d="M37 13q8 3 8 14l2 12-4 2-1-13-4-1.5z"/><path class="gc" d="M19 27q13-6 26 0v2q-13-6-26 0z"/>',
  helm: '<path class="pl" d="M18 32q-1-21 14-21t14 21l1 12-6 6h-1l1-20q-9-4-18 0l1 20h-1l-6-6z"/><path class="pl2" d="M37 12q9 3 9 20l1 12-6 6h-1l1-20-3-1z"/><path class="pl3" d="M17 24q2-14 15-14 13 0 15 14l-4 1q-11-6-22 0z"/><path class="ik" d="M21 19.5q11-5 22 0v1q-11-5-22 0z"/><path class="ga" d="M31 11q-2-8 6-10 8 0 11 8-6-4-10-1-4 0-5 4z"/>',
  mitre:
    '<path class="w" d="M19.5 23q-3-11 12.5-23 15.5 12 12.5 23-12.5-4-25 0z"/><path class="gb" d="M36 3.5q11 10 8.5 19.5-3.5-1.2-7-1.7z"/><path class="gc" d="M19.5 23q12.5-4 25 0v-3q-12.5-4-25 0zM30.8 4h2.4v15h-2.4zM27 9.5h10v2.2H27z"/>',
  veil: '<path class="gv" d="M13 62q4-14 4-32 0-19 15-19t15 19q0 18 4 32l-9-4q2-14 1-27-3-9-11-11-8 2-11 11-1 13 1 27z"/><path class="gw" d="M36 11.5q11 2 11 18.5 0 18 4 32l-9-4q2-14 1-27-1-5-4-8z"/>',
  hood: '<path class="ga" d="M12 60q3-10 3-28 0-23 17-23t17 23q0 18 3 28l-9-3q2-14 1-25-2-11-12-11t-12 11q-1 11 1 25z"/><path class="gb" d="M36 9.5q13 3 13 22.5 0 18 3 28l-9-3q2-14 1-25-1-6-4-9z"/>',
  witch:
    '<path class="ga" d="M20 19q5-13 15-19 1 3 6 5-1 6 3 14-12-4-24 0z"/><path class="gb" d="M34 0q2 3 7 5-1 6 3 14l-6-2z"/><path class="gc" d="M19.5 20q12-5 25 0v-3.5q-12-4-24 0z"/><path class="ga" d="M6 25q26-13 52 0-9 2-13-1.5-13-4-26 0-4 3.5-13 1.5z"/>',
  wizard:
    '<path class="ga" d="M18 23q5-14 12-23 9 8 16 23-14-5-28 0z"/><path class="gb" d="M30 0q9 8 16 23l-8-2q-2-12-8-21z"/><path class="gc" d="M28 8l.8 1.8 2 .2-1.5 1.3.5 2-1.8-1-1.8 1 .5-2-1.5-1.3 2-.2zM37 14l.8 1.8 2 .2-1.5 1.3.5 2-1.8-1-1.8 1 .5-2-1.5-1.3 2-.2z"/><path class="gc" d="M17 24q15-6 30 0l-.5-3q-14.5-5-29 0z"/>',
  antlers:
    '<path class="e" d="M22 18q-8-3-9-15h2q1 5 4 7l-1-7h2l3 14zM42 18q8-3 9-15h-2q-1 5-4 7l1-7h-2l-3 14z"/><path class="lf" d="M19 24q13-9 26 0l-2-5q-11-6-22 0z"/>',
  straw:
    '<path class="e4" d="M6 25q26-12 52 0-6 1-13-1-13-3-26 0-7 2-13 1zM20 21q1-12 12-12t12 12q-12-4-24 0z"/><path class="e" d="M20 21q12-4 24 0v-2.5q-12-4-24 0z"/>',
  cap: '<path class="ga" d="M18 24q-2-14 12-14 18 0 17 12-6-1-11-2-8 0-18 4z"/><path class="gb" d="M18 24q10-4 18-4 5 1 11 2l-1 3q-14-4-28 0z"/><path class="w" d="M40 16q8-12 16-10-2 8-14 12z"/>',
  turban:
    '<path class="ga" d="M17 24q-1-15 15-15t15 15q-15-7-30 0z"/><path class="gb" d="M17 24q5-10 28-9l2 9q-15-7-30 0z"/><path class="gw" d="M18 18q12-8 24-5l1.5 1.5Q32 13 18 21z"/><circle class="gc" cx="32" cy="13" r="2.5"/>',
  kerchief:
    '<path class="ga" d="M17 28q-1-18 15-18t15 18q-2-4-4-7-11-3-22 0-2 3-4 7z"/><path class="gb" d="M37 10.5q10 3 10 17.5-2-4-4-7z"/>',
  goggles:
    '<circle class="br" cx="26.5" cy="24" r="4"/><circle class="br" cx="37.5" cy="24" r="4"/><circle class="b" cx="26.5" cy="24" r="2.6"/><circle class="b" cx="37.5" cy="24" r="2.6"/><path class="ik" d="M19 22.5h4v2h-4zM41 22.5h4v2h-4z"/>',
  blind:
    '<path class="w" d="M19.5 27.5q12.5-3 25 0v5q-12.5-2-25 0z"/><path class="gc" d="M28 30q4-3.5 8 0-4 3.5-8 0z"/><circle class="ik" cx="32" cy="30" r="1.2"/>',
  flameh:
    '<path class="o" d="M27 17q-2-8 5-15 0 5 3 7 1-2 1-3 4 6 1 11z"/><path class="gc" d="M30 17q-1-5 2-8 3 4 2.5 8z"/><path class="gc" d="M19.5 23q12.5-6 25 0v-3q-12.5-5-25 0z"/>',
  spear: '<path class="e" d="M54 72L56.5 16h1.5L57 72z"/><path class="pl" d="M57.2 2l3.3 9-3 6-3.5-6z"/>',
  scroll:
    '<path class="w" d="M47 50h12v14H47z"/><path class="e4" d="M46 48h14v3H46zM46 63h14v3H46z"/><path class="ik" d="M49 54h8v.9h-8zM49 57h8v.9h-8zM49 60h5v.9h-5z"/>',
  lyre: '<path class="gc" d="M47 66q-6-10-3-20l3 1q-2 8 2 15h6q4-7 2-15l3-1q3 10-3 20zM45 47h14v2H45z"/><path class="w" d="M50 49h.7v13H50zM52 49h.7v13H52zM54 49h.7v13H54z"/>',
  dividers: '<path class="br" d="M51 44h3v4h-3z"/><path class="br2" d="M52.5 46l-7 22h2l5-15 5 15h2z"/>',
  staff:
    '<path class="e" d="M53.5 72l1.5-52h2L56 72z"/><path class="gc" d="M56 22q-6-2-5-7t6-5 6 6-4 6l-.5-2q3-1 2.5-4t-4-3-4 3 3.5 4z"/>',
  cup: '<path class="gc" d="M46 50h12q0 9-5 10v5h4v2h-10v-2h4v-5q-5-1-5-10z"/><path class="li" d="M46.5 50h11v1.5h-11z"/>',
  sword:
    '<path class="pl" d="M54 6l2.5 4v40h-5V10z"/><path class="pl2" d="M54 6l2.5 4v40H54z"/><path class="gc" d="M47 50h14v3H47zM53 53h2.5v11H53z"/>',
  bow: '<path class="e" d="M48 18q16 22 2 50l-1.5-1q12-26-2-48z"/><path class="w" d="M47.5 18.5h.8l1.5 49h-.8z"/>',
  tome: '<path class="rd" d="M43 52l8-2 9 2v16l-9-2-8 2z"/><path class="w" d="M44.5 53.5l6-1.5v12.5l-6 1.5zM52 52l6.5 1.5V66L52 64.5z"/>',
  purse:
    '<path class="e" d="M47 66q-3-10 3-12l-2-3h9l-2 3q6 2 3 12z"/><path class="gc" d="M49 53.5h7v1.5h-7z"/><circle class="gc" cx="60" cy="66" r="3"/>',
  orb: '<circle class="gc" cx="53" cy="62" r="6"/><path class="gd" d="M47.5 60q5.5-2 11 0v2q-5.5-2-11 0z"/><path class="gc" d="M52 50h2v7h-2zM50 52h6v2h-6z"/>',
  wheat:
    '<path class="e4" d="M52 72l2-24h1l-1 24z"/><path class="gc" d="M54 46q-5-1-5-6 5 1 5 6zM54.5 46q5-1 5-6-5 1-5 6z"/><path class="gc" d="M54 51q-5-1-5-6 5 1 5 6zM54.5 51q5-1 5-6-5 1-5 6z"/><path class="gc" d="M54 56q-5-1-5-6 5 1 5 6zM54.5 56q5-1 5-6-5 1-5 6z"/><path class="gc" d="M54 61q-5-1-5-6 5 1 5 6zM54.5 61q5-1 5-6-5 1-5 6z"/><path class="gc" d="M54 42q-2-4 .5-7 2.5 3 .5 7z"/>',
  flask:
    '<path class="gl" d="M51 46h5v7l5 11q0 3-3 3h-9q-3 0-3-3l5-11z"/><path class="o" d="M47.5 60h12l1.5 4q0 3-3 3h-9q-3 0-3-3z"/><path class="e" d="M50.5 44h6v3h-6z"/>',
  wand: '<path class="e" d="M50 70l6-30h1.5l-6 30z"/><path class="gc" d="M57 30l1.8 4.5 4.7.4-3.6 3 1.2 4.7-4.1-2.6-4.1 2.6 1.2-4.7-3.6-3 4.7-.4z"/>',
  handg:
    '<circle class="ha" cx="53" cy="58" r="8"/><path class="sk" d="M48 66v-8q0-2 1.5-2t1.5 2v-5q0-1.5 1.5-1.5T54 53v5-4q0-1.5 1.5-1.5T57 54v5q0-1.5 1.3-1.5t1.3 1.5v7q0 4-5 5-5 0-6.6-5z"/>',
  cauldron:
    '<path class="ik" d="M43 58h18q2 12-9 13-11-1-9-13zM42 56h20v3H42z"/><circle class="gr" cx="48" cy="53" r="2.5"/><circle class="gr" cx="54" cy="51" r="3.2"/><circle class="gr" cx="57" cy="55" r="2"/>',
  scales:
    '<path class="gc" d="M53 40h1.5v28H53zM45 44h17.5v1.5H45zM42 54h8l-4 4.5zM57.5 54h8l-4 4.5zM48 68h11v2H48z"/>',
  branch:
    '<path class="e" d="M54 72l-1-34 2-4 1 38z"/><path class="lf" d="M54 44q-8-2-8-9 8 1 8 9zM55 40q7-3 6-10-7 3-6 10zM54 54q-7 0-9-6 8-1 9 6zM55 50q7 0 9-6-8-1-9 6z"/>',
  eyeb: '<circle class="gl" cx="53" cy="60" r="8"/><circle class="w" cx="51" cy="58" r="2"/>',
} satisfies Record<string, string>;

export type Part = keyof typeof parts;
