// The portraits of the leaders: each is a recipe of the kit of people. Only matches with leaders have them.
import { once } from '../../../look/art/drawing';
import { bustOf, type Person } from '../../../look/art/people';
import type { Leader } from '../types';

const hairs = {
  black: '#231a14',
  brown: '#4a2d1a',
  chestnut: '#6b3c1d',
  auburn: '#8a4b22',
  red: '#a8451f',
  blond: '#c9a25a',
  grey: '#7a7068',
  white: '#d9d6cf',
  teal: '#3f7f7a',
};
/** Cloth: its light and its shade. */
const cloths = {
  red: ['#a92a2f', '#7c1d22'],
  blue: ['#1e5da3', '#123f75'],
  green: ['#2b7134', '#1d5526'],
  purple: ['#75409b', '#532a73'],
  teal: ['#0d7073', '#084f52'],
  sky: ['#4b6f9f', '#35547c'],
  ochre: ['#c98208', '#9a6204'],
  rose: ['#b5476b', '#86304c'],
  white: ['#efe6d2', '#cdbf9f'],
  ink: ['#3a3a48', '#26262f'],
  brown: ['#7b4a25', '#553015'],
  olive: ['#6f7a35', '#4f5823'],
} as const;
const grounds = {
  red: '#b9583f',
  teal: '#2f8a8a',
  ochre: '#c98a3a',
  green: '#6a9a6a',
  rust: '#8f4a3a',
  sky: '#5f8fb5',
  lilac: '#b58ac0',
  sand: '#b08a5a',
  orange: '#c9884a',
  violet: '#7f6aa8',
  slate: '#6f7d92',
  rose: '#c77f8f',
  olive: '#8f9654',
  night: '#39406e',
};

type Look = `${Person['skin']} ${keyof typeof hairs} ${keyof typeof cloths} ${keyof typeof grounds}`;
/** Skin, hair, cloth and ground; then the parts from back to front, on a ground with a halo. */
type Recipe = readonly [look: Look, parts: string];

export const recipes: Record<Leader, Recipe> = {
  alexander: ['0 blond purple orange', 'neck cuirass head face curls casque sword'],
  amytis: ['1 brown green teal', 'longb neck robe head face lashes longf diadem branch'],
  archimedes: ['0 white sky sky', 'neck robe head faceold fringe longbeard dividers'],
  aristotle: ['1 grey blue sand', 'neck toga head faceold short beard tome'],
  bilkis: ['3 black rose ochre', 'longb neck collar head face kohl braids crown purse'],
  caesar: ['0 chestnut red red', 'toga neck head face short laurel scroll'],
  cleopatra: ['1 black blue teal', 'longb neck collar head face kohl longf diadem cup'],
  croesus: ['1 brown red ochre', 'neck fur head face short beard crown purse'],
  euclid: ['0 white teal slate', 'neck toga head faceold fringe beard dividers'],
  hammurabi: ['2 black brown rust', 'neck robe head face longbeard turban tome'],
  hannibal: ['2 black purple sand', 'neck cuirass head face short beard patch casque sword'],
  hatshepsut: ['2 black teal orange', 'neck collar head face kohl nemes orb'],
  hiram: ['1 brown purple olive', 'neck robe head face short beard crown dividers'],
  hypatia: ['1 chestnut green green', 'longb neck robe head face lashes part bun scroll'],
  imhotep: ['2 black white olive', 'neck collar head face kohl kerchief scroll'],
  justinian: ['1 brown purple violet', 'neck robe head face short crown orb'],
  leonidas: ['1 brown red rust', 'longb neck cuirass head face beard corinth spear'],
  maecenas: ['0 chestnut purple rose', 'neck toga head face short purse'],
  midas: ['1 auburn ochre ochre', 'neck robe head face curls beard crown handg'],
  nebuchadnezzar: ['2 black blue teal', 'longb neck fur head face longbeard crown staff'],
  nefertiti: ['2 black blue rose', 'neck collar head face kohl lashes kerchief diadem branch'],
  nero: ['0 red purple red', 'neck toga head face curls goatee laurel lyre'],
  pericles: ['1 brown blue slate', 'neck cuirass head face beard casque scroll'],
  phidias: ['1 chestnut ochre sky', 'neck jerkin head face curls beard dividers'],
  plato: ['0 white white green', 'neck robe head faceold part longbeard tome'],
  praxiteles: ['1 auburn olive lilac', 'neck jerkin head face part goatee scroll'],
  ptolemy: ['1 grey blue night', 'neck robe head faceold short longbeard cap orb'],
  pythagoras: ['1 white white orange', 'neck robe head faceold longbeard turban scales'],
  ramses: ['2 black blue ochre', 'neck collar head face kohl nemes staff'],
  sappho: ['0 auburn purple lilac', 'neck robe head face lashes curls bun lyre'],
  solomon: ['1 grey blue violet', 'neck fur head faceold short longbeard crown tome'],
  tomyris: ['1 red brown olive', 'longb neck fur head face lashes braids kerchief sword'],
  varro: ['0 grey green olive', 'neck toga head faceold short wheat'],
  vitruvius: ['1 brown sky sand', 'neck toga head faceold part dividers'],
  xenophon: ['1 chestnut sky sky', 'longb neck cuirass head face beard corinth scroll'],
  zenobia: ['1 black teal orange', 'longb neck robe head face lashes longf crown bow'],
  aspasia: ['0 brown rose rose', 'longb neck robe head face lashes part diadem scroll'],
  berenice: ['1 blond green teal', 'longb neck collar head face lashes longf braids diadem purse'],
  caligula: ['0 blond red slate', 'neck toga head face curls laurel sword'],
  darius: ['2 black purple red', 'neck fur head face curls longbeard crown staff'],
  diocletian: ['1 grey red violet', 'neck cuirass head faceold short beard laurel orb'],
  semiramis: ['2 black red orange', 'longb neck cuirass head face kohl longf crown spear'],
  stevie: ['3 black ink ochre', 'longb neck fur head face braids goatee goggles lyre'],
  esteban: ['1 chestnut blue ochre', 'longb neck jerkin head face longf orb'],
  louis: ['3 black ink red', 'neck jerkin head face short tache handg'],
  wil: ['0 brown ink night', 'neck jerkin head face short beard wand'],
  nimrod: ['2 black brown green', 'neck cloak head face short longbeard crown bow'],
  helen: ['0 blond white sky', 'longb neck robe head face lashes longf diadem branch'],
  bauza: ['0 brown teal orange', 'neck jerkin head face goatee tome'],
  hercules: ['1 brown ochre red', 'neck cloak head face curls beard laurel branch'],
  attila: ['1 black brown slate', 'neck fur head face tache goatee kerchief bow'],
  axelous: ['1 teal teal sky', 'longb neck cloak head faceold longbeard antlers flask'],
  'chuck-norris': ['0 red brown orange', 'neck jerkin head face short beard straw handg'],
  cypselos: ['1 brown green sand', 'neck robe head face short beard diadem purse'],
  cyrus: ['2 black blue olive', 'neck cuirass head face curls longbeard crown spear'],
  damocles: ['1 brown olive rust', 'neck robe head face part laurel sword'],
  diogenes: ['1 grey brown sand', 'longb neck cloak head faceold fringe longbeard cup'],
  herodotus: ['1 grey ochre teal', 'neck toga head faceold curls beard scroll'],
  homer: ['1 white sky violet', 'neck robe head faceold fringe longbeard laurel lyre'],
  sinbad: ['2 black red teal', 'neck jerkin head face beard turban sword'],
  penelope: ['0 chestnut rose lilac', 'neck robe veil head face lashes part orb'],
  'hua-mulan': ['0 black red green', 'longb neck plate head face lashes part bun sword'],
  jesus: ['1 chestnut white ochre', 'longb neck robe head face longf beard handg'],
  orpheus: ['0 chestnut green night', 'longb neck robe head face part laurel lyre'],
  phryne: ['0 auburn rose orange', 'longb neck collar head face lashes part bun cup'],
  pythia: ['1 chestnut purple night', 'longb neck robe head face kohl longf hood cauldron'],
  sith: ['0 black ink rust', 'neck robe head face scar hood sword'],
  socrates: ['1 grey white rose', 'neck toga head faceold fringe beard cup'],
  spartacus: ['1 brown brown red', 'neck cuirass head face scar short sword'],
  ulysses: ['1 brown blue teal', 'neck cloak head face curls beard cap bow'],
  urvasi: ['2 black rose violet', 'longb neck collar head face kohl part diadem lyre'],
  vercingetorix: ['0 red green slate', 'longb neck plate head face longf tache braids casque spear'],
  nitocris: ['3 black teal rose', 'neck collar head face kohl nemes cup'],
  telesilla: ['1 chestnut purple sand', 'longb neck cuirass head face lashes casque lyre'],
  aganice: ['1 brown blue night', 'longb neck robe head face lashes longf kerchief eyeb'],
  enheduanna: ['2 black ochre rust', 'longb neck robe head face kohl part turban scroll'],
  'phryne-official': ['1 blond rose green', 'longb neck robe head face lashes part flameh orb'],
  cornelia: ['0 brown red sand', 'neck toga veil head face lashes part scroll'],
  eurypyle: ['1 brown rose olive', 'longb neck cuirass head face lashes braids diadem bow'],
  theano: ['0 chestnut olive green', 'neck robe head face lashes curls kerchief scales'],
  makeda: ['3 black ochre green', 'neck collar head face kohl curls crown branch'],
  cynisca: ['0 blond green sand', 'longb neck jerkin head face lashes part braids laurel branch'],
  gorgo: ['0 chestnut red slate', 'neck fur head face lashes part bun diadem spear'],
  agrippina: ['0 auburn purple violet', 'neck toga head face lashes curls diadem flask'],
  octavia: ['0 brown sky rose', 'neck toga head face lashes part bun purse'],
  arsinoe: ['1 chestnut teal sand', 'longb neck collar head face lashes longf crown staff'],
};

function personOf(leader: Leader): Person {
  const [look, parts] = recipes[leader];
  const [skin, hair, cloth, ground] = look.split(' ') as [
    string,
    keyof typeof hairs,
    keyof typeof cloths,
    keyof typeof grounds,
  ];
  return {
    parts: `back halo ${parts}`,
    skin: Number(skin) as Person['skin'],
    hair: hairs[hair],
    garment: cloths[cloth],
    ground: grounds[ground],
  };
}

/** The whole portrait, for a card. */
export const portraitOf = once((leader: Leader) => bustOf(personOf(leader)));
/** The head alone, for a small place. */
export const headOf = once((leader: Leader) => bustOf(personOf(leader), '10 4 44 44'));
