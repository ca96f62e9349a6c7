// The drawings of leaders: one of a few busts each, in colours of their own.
import type { Leader } from '../types';

export type Bust =
  'man' | 'elder' | 'captain' | 'woman' | 'pharaoh' | 'king' | 'poet' | 'amazon' | 'chief' | 'hat';

const busts: Record<Leader, Bust> = {
  alexander: 'captain',
  amytis: 'woman',
  archimedes: 'elder',
  aristotle: 'elder',
  bilkis: 'woman',
  caesar: 'man',
  cleopatra: 'woman',
  croesus: 'king',
  euclid: 'elder',
  hammurabi: 'king',
  hannibal: 'captain',
  hatshepsut: 'pharaoh',
  hiram: 'king',
  hypatia: 'poet',
  imhotep: 'pharaoh',
  justinian: 'king',
  leonidas: 'captain',
  maecenas: 'man',
  midas: 'king',
  nebuchadnezzar: 'king',
  nefertiti: 'woman',
  nero: 'man',
  pericles: 'captain',
  phidias: 'man',
  plato: 'elder',
  praxiteles: 'man',
  ptolemy: 'elder',
  pythagoras: 'elder',
  ramses: 'pharaoh',
  sappho: 'poet',
  solomon: 'king',
  tomyris: 'amazon',
  varro: 'man',
  vitruvius: 'elder',
  xenophon: 'captain',
  zenobia: 'woman',
  aspasia: 'poet',
  berenice: 'woman',
  caligula: 'man',
  darius: 'king',
  diocletian: 'man',
  semiramis: 'amazon',
  stevie: 'hat',
  esteban: 'hat',
  louis: 'hat',
  wil: 'hat',
  nimrod: 'king',
  helen: 'woman',
  bauza: 'hat',
  hercules: 'chief',
  attila: 'chief',
  axelous: 'elder',
  'chuck-norris': 'hat',
  cypselos: 'king',
  cyrus: 'king',
  damocles: 'man',
  diogenes: 'elder',
  herodotus: 'elder',
  homer: 'elder',
  sinbad: 'chief',
  penelope: 'poet',
  'hua-mulan': 'amazon',
  jesus: 'chief',
  orpheus: 'man',
  phryne: 'poet',
  pythia: 'poet',
  sith: 'hat',
  socrates: 'elder',
  spartacus: 'captain',
  ulysses: 'captain',
  urvasi: 'woman',
  vercingetorix: 'chief',
  nitocris: 'pharaoh',
  telesilla: 'amazon',
  aganice: 'poet',
  enheduanna: 'poet',
  'phryne-official': 'poet',
  cornelia: 'poet',
  eurypyle: 'amazon',
  theano: 'poet',
  makeda: 'woman',
  cynisca: 'amazon',
  gorgo: 'woman',
  agrippina: 'woman',
  octavia: 'poet',
  arsinoe: 'woman',
};

/** The leaders. Their order selects the colours, so that those of one bust differ. */
const ids = Object.keys(busts) as Leader[];
const skins = ['#e8bf9c', '#d9a276', '#c68c5e', '#a86f46'];
const hairs = ['#2f2118', '#4a3320', '#6b3f1d', '#1d1a1c'];

export interface Portrait {
  bust: Bust;
  /** The colours, as custom properties. */
  style: string;
}

/** Returns the portrait of a leader, always the same. */
export function portraitOf(leader: Leader): Portrait {
  const n = ids.indexOf(leader);
  const colours = {
    cloth: `hsl(${(n * 137) % 360} 36% 40%)`,
    skin: skins[n % skins.length],
    hair: hairs[(n * 3) % hairs.length],
  };
  const style = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return { bust: busts[leader], style: style.join(';') };
}
