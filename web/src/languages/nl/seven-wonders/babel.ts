// The texts of the Tower of Babel and the Great Projects, in Dutch.
import { plural } from '../../../i18n/language.svelte';
import { roman } from '../../../games/seven-wonders/facts/ages';
import type * as en from '../../en/seven-wonders/babel';

const times = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });
const munten = (n: number) => times(n, 'munt', 'munten');
const punten = (n: number) => times(n, 'punt', 'punten');
const fiches = (n: number) => times(n, 'fiche', 'fiches');
const tegels = (n: number) => times(n, 'tegel', 'tegels');
const jou = (name: string) => (name === 'Jij' ? 'jou' : name);

export const babel: typeof en.babel = {
  title: { both: 'Toren van Babel en Groot Project', tower: 'Toren van Babel', project: 'Groot Project' },
  tile: (n) => `Tegel ${n}`,
  kinds: { tax: 'Heffing', discount: 'Korting', restriction: 'Beperking', bonus: 'Bonus' },
  law: {
    coins: (age) => (age > 0 ? munten(age) : '1, 2 of 3 munten'),
    tax: (what, coins) => `${what}: heffing van ${coins}`,
    brings: (what, coins) => `${what} leveren ${coins} op`,
    chains: 'Ketens',
    stages: 'Fasen',
    tilesLaid: 'Gelegde tegels',
    bought: 'Aankopen',
    income: 'Munten van de bank',
    victories: 'Overwinningen',
    noUnits: (what) => `${what} vragen geen goederen`,
    inCoins: (what) => `${what}: 1 munt per goed`,
    richBrown: 'Dubbele en keuzekaarten in bruin rusten',
    resting: (n) => plural(n, { one: '# handelskaart rust', other: '# handelskaarten rusten' }),
    price: (what, more) => (more > 0 ? `${what} kosten ${more} meer` : `${what} kosten ${-more} minder`),
    beside: 'Ketens ook via kaarten van buren',
    produce: (what) => `${what} voor iedereen`,
    endless: 'Enkele bruine kaarten hebben geen grens',
    victoriesLess: 'Overwinningen tellen een stap minder',
    twoDefeats: 'Een nederlaag geeft twee fiches',
  },
  acts: 'Van kracht',
  none: 'Nog geen tegel van kracht',
  place: 'Vrije plek',
  places: (n) => times(n, 'vrije plek', 'vrije plekken'),
  laidBy: (name) => `gelegd door ${jou(name)}`,
  next: 'de volgende tegel bedekt hem',
  covered: 'Bedekt, zonder effect',
  yours: 'Je tegels',
  yoursNone: 'Je hebt geen tegels meer om te leggen.',
  pending: 'Ligt gedekt, en geldt vanaf de volgende beurt.',
  inHand: (n) => `${tegels(n)} in de hand`,
  laid: (n) => `${tegels(n)} gelegd`,
  players: 'Tegels per speler',
  player: (laid, points, held) => `${laid} gelegd, ${punten(points)}; ${held} in de hand`,
  points: (all) => `Punten aan het eind voor 1, 2, 3 gelegde: ${all.slice(1).join(', ')}.`,
  rule: 'Leg een kaart af zonder munten om een tegel te leggen. Hij geldt voor iedereen vanaf de volgende beurt. Tegels van één beurt worden op oplopend nummer gelegd. Zijn alle plekken bezet, dan bedekt de volgende de oudste.',
  open: 'Toren en project, groot',
  shortTower: (acting, places) => `Toren van Babel: ${acting} van ${places} tegels van kracht`,
  shortProject: (name, n, of) => `${name}: ${n} van ${of} fiches genomen`,

  project: {
    of: (age) => `Groot Project van tijdperk ${roman[age]}`,
    takes: (card, cost) => `bouw een ${card} en leg er ${cost} bij`,
    tokens: 'Fiches',
    taken: (n, of) => `${n} van ${of} genomen`,
    more: (n) =>
      n === 0
        ? 'alle zijn genomen'
        : plural(n, { one: 'er is er nog # nodig', other: 'er zijn er nog # nodig' }),
    closed: 'niemand kan nog meedoen',
    ifDone: 'Als alle genomen zijn',
    each: (what) => `per fiche: ${what}`,
    ifNot: 'Zo niet',
    you: 'Jij',
    yours: (n) => (n === 0 ? 'nog geen fiche' : fiches(n)),
    safe: 'Wie een fiche heeft, verliest niets.',
    held: (name, n) => (n > 1 ? `${name}: ${n}` : name),
    earlier: 'Eerdere projecten',
    done: 'geslaagd',
    failed: 'mislukt',
    promise: (needed, reward, penalty) => `${needed} genomen: ${reward} · anders ${penalty}`,
    penalty: {
      card: (card) => `een ${card} verliezen`,
      coins: 'alle munten verliezen',
      board: 'voorgoed verliezen wat het bord maakt, of zijn gave',
      victories: (n) => `${times(n, 'overwinningsfiche', 'overwinningsfiches')} verliezen`,
    },
    fails: (penalty, points) =>
      `ieder zonder fiche moet ${penalty}; wie niets te verliezen heeft, neemt −${points}`,
    reward: 'een overwinningsfiche van het tijdperk',
  },

  draft: {
    title: 'Tegels van de toren',
    round: (n) => `ronde ${n} van 2`,
    head: 'Toren van Babel',
    keep: (tile, n, to) => `Houd tegel ${tile}, geef er ${n} door aan ${jou(to)}`,
    kept: 'Gehouden',
    keptNone: 'nog geen',
    note: 'Drie tegels per speler. Er een leggen kost een kaart en verandert de regels voor iedereen.',
    last: 'De laatste tegel die je krijgt, is zonder keuze van jou.',
    pack: 'Tegels om uit te kiezen',
    pass: (name) => `tegels gaan naar rechts, naar ${jou(name)}`,
  },

  modes: {
    alone: 'Alleen bouwen',
    join: 'Bouwen en meedoen',
    joinToken: 'Bouwen en meedoen, met een fiche',
    chain: 'Via de keten',
    instead: 'Wel betalen',
    joinInstead: 'Betalen en meedoen',
    stagePaid: 'Betalen',
    freeStage: 'Met een fiche, gratis',
    tile: 'Een tegel leggen',
    held: (n) => `${n} te leggen`,
    variants: 'Op welke manier',
    whichTile: 'Welke tegel je legt',
  },
  deeds: {
    join: (deed) => `${deed}, en doe mee aan het project`,
    tile: (tile, card) => `Leg tegel ${tile}: ${card} wordt afgelegd`,
    freeStage: (n, card) => `Bouw fase ${n} met ${card} door een fiche`,
    taxed: (deed, coins) => `${deed}: ${coins} aan de bank`,
    loseCard: (card) => `Verlies ${card}`,
    loseTokens: (tokens) => `Verlies deze overwinningsfiches: ${tokens}`,
  },
  receipt: {
    covers: (tile, covered, law) => `Tegel ${tile} bedekt ${covered} (${law})`,
    free: (tile) => `Tegel ${tile} komt op een vrije plek`,
    points: (from, to) => `Punten voor je tegels: ${from} → ${to}`,
    noCoins: 'Geen munten voor de kaart',
    tower: (n) => (n > 0 ? `+${n} heffing van de toren` : `−${-n} korting van de toren`),
    tax: (by) => `Heffing aan de bank, door ${by}`,
    inCoins: (by) => `In munten aan de bank, door ${by}`,
    joins: (project) => `Om mee te doen: ${project}`,
    token: 'Verbruikt je fiche',
    freeStage: 'Verbruikt je fiche: geen goederen, geen munten',
  },
  tokens: {
    title: 'Fiches van Grote Projecten',
    one: (name, n) => (n > 1 ? `${n} × ${name}` : name),
    count: (n) => times(n, 'projectfiche', 'projectfiches'),
  },
  penalties: (n) => `−${n} voor mislukte projecten`,
  bare: 'Het bord maakt niets en heeft geen gave meer',
  reasons: {
    tower: (points) => `gelegde tegels: ${points}`,
    penalties: (points) => `mislukte projecten: −${points}`,
  },

  prompts: {
    draft: (to) => `Houd een van deze tegels, de rest gaat naar ${jou(to)}`,
    wait: (who, n) => `${who} ${n === 1 ? 'kiest' : 'kiezen'} een tegel`,
    picked: (tile) => `tegel ${tile}`,
  },
  pick: (card) => `een tegel leggen met ${card}`,

  moment: {
    done: (name) => `${name}: geslaagd`,
    failed: (name) => `${name}: mislukt`,
    of: (n, needed) => `${n} van ${needed} fiches`,
    gets: fiches,
    each: (what) => `Elk fiche brengt: ${what}.`,
    pays: 'zonder fiche',
    chooses: 'kiest wat te verliezen',
    spared: 'verliest niets',
  },

  log: {
    laid: (tile) => `Gedekt: tegel ${tile}.`,
    dealt: 'De tegels zijn gedeeld.',
    kept: 'Iedereen hield een tegel.',
    held: (tiles) => `Je hebt deze tegels: ${tiles}.`,
    placed: (all) => `Op de toren: ${all}.`,
    one: (w, tile, law) => `${w.name} legde tegel ${tile} (${law})`,
    shown: (age, name) => `Het Grote Project van tijdperk ${age}: ${name}.`,
    done: (name, who) => `${name} is geslaagd. Fiches: ${who}.`,
    failed: (name, who) =>
      who ? `${name} is mislukt. Fiches: ${who}.` : `${name} is mislukt. Niemand deed mee.`,
    token: (name, n) => (n > 1 ? `${name} ${n}` : name),
    lost: {
      card: (w, card) => `${w.name} verloor ${card}.`,
      coins: (w, coins) => `${w.name} verloor ${coins}.`,
      board: (w) => `${w.name} verloor wat het bord maakt.`,
      victories: (w, tokens) => `${w.name} verloor deze overwinningsfiches: ${tokens}.`,
      points: (w, points) => `${w.name} krijgt aan het eind ${points} minder.`,
    },
    joins: (deed) => `${deed} en deed mee aan het project`,
    tile: (w) => `${w.name} legde een kaart af voor een tegel`,
    tileNamed: (w, card, tile) =>
      tile === undefined
        ? `${w.name} legde ${card} af voor een tegel`
        : `${w.name} legde ${card} af voor tegel ${tile}`,
    byToken: (deed) => `${deed}, door een fiche`,
  },
};
