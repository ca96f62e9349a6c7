// All texts of the game, in Dutch. Names of cards and variants follow the Dutch rules if these use them.
import { plural } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import type { Refusals, RulesText } from '../../../games/seven-dragons/words/shape';
import type * as en from '../../en/seven-dragons/words';

const cards = (n: number) => plural(n, { one: '# kaart', other: '# kaarten' });

/** Returns the object form of a name: "jij" becomes "jou". */
const jou = (name: string) => (name === 'jij' ? 'jou' : name);

export const table: typeof en.table = {
  colours: {
    red: 'rood',
    gold: 'goud',
    blue: 'blauw',
    green: 'groen',
    black: 'zwart',
    rainbow: 'alle vijf kleuren',
    silver: 'Zilver',
  },
  dragons: {
    red: 'Rode Draak',
    gold: 'Gouden Draak',
    blue: 'Blauwe Draak',
    green: 'Groene Draak',
    black: 'Zwarte Draak',
  },
  rainbow: 'de Regenboogdraak',
  silver: 'de Zilveren Draak',
  wholeCard: (colour) => `een grote draak in ${colour}`,
  zones: (colours) => `draken in ${colours}`,
  actions: {
    trade_hands: { name: 'Handkaarten wisselen', does: 'ruil je hele hand met die van een andere speler' },
    trade_goals: {
      name: 'Doelkaarten wisselen',
      does: 'ruil je doel met dat van een andere speler of met een ongebruikt doel',
    },
    rotate_goals: { name: 'Doelkaarten doorgeven', does: 'elk doel schuift één plaats op in de kring' },
    move_card: {
      name: 'Kaart verplaatsen',
      does: 'neem een kaart van tafel op en leg hem ergens anders, of draai hem',
    },
    zap_card: { name: 'Kaart wegnemen', does: 'neem een kaart van tafel in je hand' },
  },
  colourGiven: (colour) => `Zilver wordt ${colour}`,

  hand: 'Je hand',
  sorts: { dealt: 'Zoals ze kwamen', kind: 'Op soort' },
  handCount: (n) => `${cards(n)} in de hand`,
  pile: 'Trekstapel',
  pileOf: (n) => `${cards(n)} te trekken`,
  discard: 'Aflegstapel',
  discardOf: cards,
  discardEmpty: 'Hier ligt nog niets.',
  discardOpen: (n) => (n === 0 ? 'Aflegstapel, leeg' : `Aflegstapel, ${cards(n)}. Doorkijken`),
  discardOrder: 'De bovenste kaart komt eerst; Zilver heeft die kleur.',
  top: 'bovenste',
  goal: 'Je doel',
  noGoal: 'Geen doelen in dit spel',
  chain: (n, of) => `${n} van ${of}`,
  showChain: (colour, n, of) => `Je doel ${n} van ${of}, ${colour}: de langste keten. Op tafel tonen`,
  chainShown: 'Langste keten getoond',
  ring: 'Kring van doelen',
  ringHint:
    'De doelen liggen in een kring, met de klok mee. Naar links doorgeven brengt elk doel naar de volgende plaats.',
  openRing: 'Kring van doelen. Openen',
  unused: (n) => `Ongebruikt doel ${n}`,
  unknown: 'bij jou niet bekend',
  silverNow: 'Zilver',
  chains: 'Langste ketens',
  silverIs: (colour) => `Zilver is ${colour}`,
  silverWild: 'Zilver heeft elke kleur',
  wild: 'elke kleur',

  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'De hele tafel tonen',
  view: 'Beeld van de tafel',
  beyond: {
    left: (n) => `Nog ${n} naar links. Erheen`,
    right: (n) => `Nog ${n} naar rechts. Erheen`,
    up: (n) => `Nog ${n} erboven. Erheen`,
    down: (n) => `Nog ${n} eronder. Erheen`,
  },
  tableOf: (n) => `Tafel met ${cards(n)}`,
  at: (what, place) => `${what}, ${place}`,
  here: 'bij de eerste kaart',
  right: (n) => `${n} naar rechts`,
  left: (n) => `${n} naar links`,
  up: (n) => `${n} omhoog`,
  down: (n) => `${n} omlaag`,
  turned: 'gedraaid',
  zoneAt: {
    top: (colour) => `${colour} in de bovenste helft`,
    bottom: (colour) => `${colour} in de onderste helft`,
    left: (colour) => `${colour} in de linkerhelft`,
    right: (colour) => `${colour} in de rechterhelft`,
    topLeft: (colour) => `${colour} linksboven`,
    topRight: (colour) => `${colour} rechtsboven`,
    bottomLeft: (colour) => `${colour} linksonder`,
    bottomRight: (colour) => `${colour} rechtsonder`,
  },
  joins: (what) => `Verbindt ${what}`,
  joinsNothing: 'Verbindt niets',
  joinsAt: {
    up: (colours) => `${colours} erboven`,
    right: (colours) => `${colours} rechts`,
    down: (colours) => `${colours} eronder`,
    left: (colours) => `${colours} links`,
  },
  free: 'Vrij vak',
  fitsUpright: 'past rechtop',
  fitsTurned: 'past gedraaid',
  fitsBoth: 'past op beide manieren',
  chosen: 'gekozen',

  layHere: 'Hier leggen',
  putHere: 'Hier neerleggen',
  turn: 'Draaien',
  cancel: 'Iets anders kiezen',
  pickUp: (card) => `Neem ${card} op`,
  zap: (card) => `Neem ${card} weg`,
  tradeHandsWith: (name, n) => `Wissel van hand met ${name} (${cards(n)})`,
  tradeGoalsWith: (name) => `Wissel van doel met ${name}`,
  tradeGoalsUnused: (n) => `Wissel met ongebruikt doel ${n}`,
  rotate: { left: 'Alle doelen naar links', right: 'Alle doelen naar rechts' },
  discardOnly: (colour) => (colour ? `Afleggen: Zilver wordt ${colour}` : 'Afleggen zonder effect'),
  pass: 'Passen',
  back: 'Terugleggen',
  ways: 'Wat er met de kaart gebeurt',
  way: {
    full: (colour) => `Doen, Zilver wordt ${colour}`,
    keep_silver: (colour) => `Zilver houden: doen, Zilver blijft ${colour}`,
    colour_only: (colour) => `Alleen kleur: geen effect, Zilver wordt ${colour}`,
  },
  wayBrief: { full: 'Doen', keep_silver: 'Zilver houden', colour_only: 'Alleen kleur' },
  ask: {
    trade_hands: 'met wie?',
    trade_goals: 'met wie?',
    rotate_goals: 'welke kant op?',
    move_card: 'welke kaart?',
    zap_card: 'welke kaart?',
  },
  wayPlain: { full: 'Doen', keep_silver: 'Doen', colour_only: 'Alleen afleggen' },
  same: 'Zilver blijft zoals hij is',

  choose: 'Kies een kaart uit je hand',
  chooseCell: (n) => plural(n, { one: 'Eén vak past: kies het', other: '# vakken passen: kies er een' }),
  chooseMove: 'Kies de kaart om op te nemen',
  chooseZap: 'Kies de kaart om weg te nemen',
  choosePut: (n) =>
    plural(n, { one: 'Hij past in één vak: kies het', other: 'Hij past in # vakken: kies er een' }),
  chooseTarget: 'Kies wat hij doet',
  turnHint: 'T draait hem',
  onlyThisWay: 'Hij past hier alleen zo',
  sameTurned: 'Gedraaid ziet hij er hetzelfde uit',
  fitsNowhere: 'Hij past nu nergens',
  notYourTurn: 'Je bent niet aan de beurt',
  lifted: 'Opgenomen kaart',
  liftedFirst: 'Leg eerst de opgenomen kaart neer',
  noLayNow: 'Kan nu niet gespeeld worden',
  silverStays: 'Zilver blijft altijd liggen',
  gone: 'gaf de stoel op',
  you: 'Jij',
};

export const letters: typeof en.letters = { red: 'R', gold: 'G', blue: 'B', green: 'N', black: 'Z' };

export const prompts: typeof en.prompts = {
  play: 'Jouw beurt: speel een kaart',
  pass: 'Niets past en je hebt geen actie: pas',
  put: (card) => `${cap(card)}: leg hem neer`,
  wait: (name) => `${name} kiest een kaart om te spelen`,
};

export const sentences: typeof en.sentences = {
  you: 'Jij',
  youInList: 'jij',
  somebody: (seat) => `Stoel ${seat + 1}`,
  drew: (w, what) => `${w.name} trok ${what}.`,
  bonus: (w, what) => `${w.name} trok ${what} voor meerdere verbonden kleuren.`,
  cards,
  skipped: (w) => `${w.name} ${w.you ? 'hebt' : 'heeft'} geen kaarten meer; de beurt gaat verder.`,
  laid: (w, card, turned) => `${w.name} legde ${card}${turned ? ', gedraaid' : ''}.`,
  hands: (w, other) => `${w.name} wisselde van hand met ${jou(other)}.`,
  handsSeen: (gave, got) => ` Gegeven: ${gave}. Gekregen: ${got}.`,
  nothing: 'niets',
  goals: (w, other) => `${w.name} wisselde van doel met ${jou(other)}.`,
  goalsUnused: (w, n) => `${w.name} wisselde van doel met ongebruikt doel ${n}.`,
  goalsSeen: (gave, got) => ` Gegeven: ${gave}. Gekregen: ${got}.`,
  rotated: (w, to) => `${w.name} schoof elk doel één plaats naar ${to === 'left' ? 'links' : 'rechts'}.`,
  yours: (goal) => ` Je doel is nu ${goal}.`,
  moved: (w, card, to) => `${w.name} verplaatste ${card} naar een andere plek: ${to}.`,
  turnedRound: (w, card) => `${w.name} draaide ${card} om.`,
  zapped: (w, card) => `${w.name} nam ${card} in ${w.you ? 'je' : 'de'} hand.`,
  discarded: (card) => `${cap(card)} komt boven op de aflegstapel.`,
  under: (card) => `${cap(card)} gaat onder de aflegstapel; Zilver blijft zoals hij is.`,
  colourOnly: (w, card) => `${w.name} legde ${card} af zonder effect.`,
  passed: (w) => `${w.name} had niets te spelen en paste.`,
  joined: (w) => `${w.name} doet nu mee.`,
  left: (w) => `${w.name} gaf de stoel op; de hand ging terug in de stapel.`,
  ended: {
    chain: 'Een keten is compleet, het spel is afgelopen.',
    exhausted: 'Alle kaarten zijn gespeeld, het spel is afgelopen.',
    stuck: 'Niemand kan nog spelen, het spel is afgelopen.',
    alone: 'Er is nog maar één speler, het spel is afgelopen.',
    claimed: 'Er is niemand anders meer, het spel is afgelopen.',
  },
  wins: (w) => `${w.name} wint.`,
  shared: (names) => `${cap(names)} delen de winst.`,
  nobody: 'Niemand wint.',
};

export const refusals: Refusals = {
  not_your_turn: () => 'Je bent niet aan de beurt.',
  over: () => 'De partij is voorbij.',
  not_in_hand: (r, say) => `Je hebt die kaart niet in de hand: ${say.card(r.card)}.`,
  not_a_dragon: (r, say) => `${cap(say.card(r.card))} is geen draakkaart.`,
  not_that_action: (r, say) => `${cap(say.card(r.card))} doet iets anders.`,
  cell_taken: () => 'Daar ligt al een kaart.',
  no_neighbour: () => 'Naast dat vak ligt geen kaart.',
  no_match: () => 'De kaart zou daar geen draak van dezelfde kleur raken.',
  same_when_turned: () => 'Die kaart ziet er gedraaid hetzelfde uit: leg hem rechtop.',
  nothing_there: () => 'Daar ligt geen kaart.',
  silver_stays: () => 'De Zilveren Draak blijft altijd liggen.',
  unchanged: () => 'De kaart ligt al zo.',
  fits_nowhere: () => 'Die kaart past nergens anders.',
  your_own: () => 'Dat is die van jezelf: noem een andere.',
  nobody_there: (r, say) => `${say.name(r.seat)} speelt niet meer mee.`,
  pile_empty: () => 'De aflegstapel is leeg: Zilver zou toch veranderen.',
  no_silver: () => 'Deze partij wordt zonder de Zilveren Draak gespeeld.',
  must_have_effect: () => 'Zonder Zilver moet een actie zijn werk doen als dat kan.',
  can_play: () => 'Je kunt een kaart spelen, dus passen kan niet.',
  card_in_the_air: () => 'Leg eerst de opgenomen kaart neer.',
  nothing_lifted: () => 'Je hebt geen kaart opgenomen.',
  nothing_to_take_back: () => 'Er is niets terug te nemen.',
};

export const score: typeof en.score = {
  caption: 'Doelen en ketens',
  player: 'Speler',
  goal: 'Doel',
  chain: 'Langste keten',
  unused: 'Ongebruikt doel',
  last: 'Legde de laatste kaart',
  yes: 'ja',
  ending: (card) =>
    `${cap(card)} maakte er een eind aan: de keten lag er al voordat Zilver van kleur veranderde.`,
};

export const frame: typeof en.frame = {
  hand: 'kaarten in de hand',
  keys: {
    walk: 'van vak naar vak op tafel',
    turn: 'de kaart draaien die gelegd wordt',
    goal: 'de langste keten van je doel tonen',
    zoom: 'inzoomen, uitzoomen',
    whole: 'de hele tafel, en terug',
    pan: 'de tafel verschuiven',
  },
};

export const rules: RulesText = {
  before: [
    {
      heading: 'Het doel',
      paragraphs: [
        'Iedereen heeft een geheim doel: een van vijf kleuren draken. Wiens kleur als eerste een verbonden keten van zeven draken op tafel vormt, wint, wie ze ook gelegd heeft.',
        'Een keten mag zich vertakken en buigen. Elke afbeelding telt als één draak, groot of klein; twee groepen die elkaar niet raken, worden nooit opgeteld.',
      ],
    },
    {
      heading: 'Je beurt',
      paragraphs: [
        'Je trekt één kaart en speelt er dan een: leg een draakkaart of speel een actiekaart. Passen mag alleen als niets past en je geen actie hebt.',
        'Een draakkaart komt naast een kaart op tafel, rechtop of ondersteboven, nooit dwars. Minstens één van de draken moet een draak van dezelfde kleur op de buurkaart raken. Alle andere zijden mogen botsen.',
        'Verbond je kaart twee of meer verschillende kleuren tegelijk? Trek dan een bonuskaart voor elke kleur na de eerste, hooguit drie. Regenboog en een veelkleurige Zilver tellen hierbij niet.',
      ],
    },
    {
      heading: 'Zilver en Regenboog',
      paragraphs: [
        'Met de Zilveren Draak begint de tafel, en hij blijft altijd liggen. Zolang de aflegstapel leeg is, heeft hij elke kleur tegelijk; daarna die van de bovenste actiekaart.',
        'De Regenboogdraak heeft altijd elke kleur en telt mee in ketens van elke kleur.',
      ],
    },
  ],
  actions: {
    heading: 'De vijf acties',
    lead: 'Doe wat de kaart zegt en leg hem dan op de aflegstapel: Zilver krijgt zijn kleur.',
    after: [
      'Het kan nog op twee manieren: doe wat hij zegt en leg hem onder de stapel, zodat Zilver zijn kleur houdt (niet als de stapel leeg is); of leg hem alleen boven op voor zijn kleur, zonder iets te doen.',
      'Ketens worden na het effect bekeken, en nog eens nadat Zilver veranderd is.',
      'De kring van doelen: de spelers op volgorde, dan de ongebruikte doelen, vijf plaatsen in totaal. “Links” brengt elk doel naar de volgende plaats met de klok mee. Een ongebruikt doel wint nooit vanzelf.',
    ],
  },
  after: [
    {
      heading: 'Gaten en eilanden',
      paragraphs: [
        'Door verplaatsen of wegnemen kunnen gaten en losse groepen ontstaan. Er wordt niets hersteld: alleen de kaart die gelegd wordt, moet passen.',
      ],
    },
    {
      heading: 'Het einde',
      paragraphs: [
        'De eerste complete keten beëindigt de partij. Maakt die meer doelen tegelijk compleet, dan wint de speler die aan de beurt is als een daarvan van hem is; anders delen de eigenaars van de doelen de winst.',
        'Als de trekstapel leeg is, gaat het spel door zonder trekken. Zijn alle handen leeg, of heeft iedereen met kaarten achter elkaar gepast, dan wint de langste keten van het doel van de eigenaar; bij gelijke stand wordt gedeeld.',
        'Wie weggaat, legt de hand geschud onder de stapel, en de ongebruikte doelen worden met het teruggegeven doel geschud. Wie erbij komt, neemt een ongebruikt doel en drie kaarten.',
      ],
    },
  ],
  variants: {
    heading: 'Lichtere spellen',
    lead: 'Voor jongere spelers, van het eenvoudigste af:',
    items: [
      ['Draken verbinden', 'Alleen draakkaarten, geen doelen: wie de laatste kaart legt, wint.'],
      [
        'Basis Draken',
        'Doelen, maar geen acties, Zilver of Regenboog. Een kind onder de zeven heeft maar een keten nodig van zoveel draken als het jaren oud is.',
      ],
      [
        'Slechts één actie',
        'Met één soort actie of een paar, en Regenboog. Zilver komt erbij als je wilt; zonder hem hebben acties geen kleur.',
      ],
      ['Volledig spel', 'Alles.'],
    ],
  },
};
