// All texts of the game, in Dutch.
import { listing, plural } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import { fullHand, patience } from '../../../games/seven-kingdoms/facts/cards';
import type { Refusals, RulesText } from '../../../games/seven-kingdoms/words/shape';
import type * as en from '../../en/seven-kingdoms/words';

const cards = (n: number) => plural(n, { one: '# kaart', other: '# kaarten' });

export const table: typeof en.table = {
  titles: {
    king: 'Koning',
    bishop: 'Bisschop',
    general: 'Generaal',
    princess: 'Prinses',
    knight: 'Ridder',
    merchant: 'Koopman',
    peasant: 'Boer',
  },
  theTitle: {
    king: 'de koning',
    bishop: 'de bisschop',
    general: 'de generaal',
    princess: 'de prinses',
    knight: 'de ridder',
    merchant: 'de koopman',
    peasant: 'de boer',
  },
  arms: {
    lion: 'Leeuw',
    eagle: 'Adelaar',
    stag: 'Hert',
    griffin: 'Griffioen',
    bear: 'Beer',
    unicorn: 'Eenhoorn',
    raven: 'Raaf',
  },
  powers: {
    king: 'neemt tot 4 kaarten',
    bishop: 'legt een fiche, neemt 1 kaart',
    general: 'neemt alles uit 3 kolommen naast elkaar',
    princess: 'neemt tot 2 kaarten',
    knight: 'neemt alles uit 2 kolommen naast elkaar',
    merchant: 'neemt 1 kaart',
    peasant: 'neemt 1 kaart uit een van zijn twee kolommen',
  },
  peasantPower: (a, b) => `neemt 1 kaart uit kolom ${a} of ${b}`,
  plus: (n) => `fiche +${n}`,
  tokens: { double: 'dubbelfiche', peasant: 'boerenfiche', arms: 'wapenfiche' },
  tokenWorth: {
    plus: (n) => `${plural(n, { one: '# punt', other: '# punten' })} voor wie het meest van dit wapen heeft`,
    double: 'kaarten van dit wapen tellen dubbel voor wie er het meest van heeft',
    peasant: '1 punt per boer voor wie het meest van dit wapen heeft',
    arms: '1 punt per verschillend wapen voor wie het meest van dit wapen heeft',
  },

  round: 'Ronde',
  playsFirst: (name) => `Eerst: ${name}`,
  youPlayFirst: 'Jij speelt als eerste',
  pile: 'Stapel',
  pileOf: (n) => `${cards(n)} op de stapel`,
  supply: 'Fiches',
  faceDown: (n) => plural(n, { one: '# fiche gedekt', other: '# fiches gedekt' }),
  stalled: (n) => `Al ${n} van ${patience} ronden gebeurt er niets`,
  playedThisRound: 'Deze ronde gespeeld',
  upperLine: 'Bovenste lijn',
  upperLineEmpty: 'Hier komen de gespeelde kaarten te liggen',
  row: 'Rij',
  emptySlot: (r) => `Kolom ${r}, leeg`,
  inSlot: (r, card) => `Kolom ${r}: ${card}`,
  armsOfColumn: (r, arms) => `Kolom ${r}: ${arms}`,
  kingdoms: 'Koninkrijken',
  kingdomOf: (name) => `Koninkrijk van ${name}`,
  yourKingdom: 'Je koninkrijk',
  you: 'Jij',
  kingdomSize: (name, n) => `${name}: ${cards(n)} in het koninkrijk`,
  open: 'Openen',
  noCards: 'Nog geen kaarten',
  gone: 'Uit het spel',
  hand: 'Je hand',
  sorts: { number: 'Op nummer', arms: 'Op wapen' },
  handOf: (n) => `Hand ${n} van ${fullHand}`,
  handCount: (n) => `${cards(n)} in de hand`,
  handKnown: 'In de hand genomen, door allen gezien',
  toHand: 'genomen',
  toKingdom: 'naar het koninkrijk',
  taking: 'Naar koninkrijk',
  state: { done: 'klaar', now: 'is nu aan zet', next: 'komt nog', plays: 'moet spelen', out: 'trok' },
  leads: 'zou nu het fiche krijgen',
  most: 'de meeste van dit wapen',
  kings: (n) => plural(n, { one: '# koning', other: '# koningen' }),
  peasants: (n) => plural(n, { one: '# boer', other: '# boeren' }),
  cards,
  left: 'gaf de stoel op',

  play: (card) => `Speel ${card}`,
  takeBrief: { hand: 'In de hand', kingdom: 'Naar het koninkrijk' },
  takeToHand: (card) => `Neem ${card} in de hand`,
  takeToKingdom: (card) => `Neem ${card} naar het koninkrijk`,
  putToken: (token, r) => `Leg het ${token} op ${r}`,
  runOf: (a, b) => `Neem ${a} tot ${b}`,
  runEmpty: (a, b) => `Neem de lege reeks ${a} tot ${b}`,
  keep: (card) => `Houd ${card} in de hand`,
  done: (n) => `Klaar: neem ${cards(n)}`,
  takeNothing: 'Niets nemen',
  takeBack: 'Terugnemen',
  chooseHand: 'Kies een kaart uit je hand',
  chooseRow: 'Kies een kaart uit de rij',
  chooseRun: (n) => `Kies waar je reeks van ${n} begint`,
  chooseToken: 'Kies een fiche',
  chooseKeep: 'Tik op een kaart om hem in de hand te houden',
  noWayBack: 'Dit is niet terug te nemen: er wordt een nieuw fiche opengelegd.',
  reachNow: (cards) => `Nu binnen bereik: ${cards}`,
  reachAll: (n) => `Nu binnen bereik: ${cards(n)}`,
  reachRun: (a, b, n) => `Nu het meest: ${a} tot en met ${b}, ${cards(n)}`,
  reachNone: 'Nu is er niets binnen bereik',
  inReach: 'Binnen bereik van je kaart',
  runLabel: (a, b, cards) => `Reeks ${a} tot ${b}: ${cards}`,
  nothing: 'niets',

  reasons: {
    handFull: `Je hand is vol: ${fullHand} van ${fullHand}`,
    enough: (n) => `Je mag er ${n} nemen en hebt ${n === 1 ? 'hem' : 'ze'} genomen`,
    reach: (a, b) => `Je boer reikt tot ${a} en ${b}`,
    runNamed: 'Je hebt je reeks al gekozen',
    runFirst: 'Je kaart neemt een reeks kolommen',
    tokenFirst: 'Leg eerst een fiche',
    notNow: 'Kan nu niet genomen worden',
    notYourTurn: 'Je bent niet aan de beurt',
    playFirst: 'Speel eerst een kaart uit je hand',
    playLater: 'Je speelt een kaart als de volgende ronde begint',
    faceDown: 'Dicht tot er een fiche gelegd wordt',
  },
};

export const prompts: typeof en.prompts = {
  play: 'Jouw beurt: speel een kaart',
  token: (card) => `${cap(card)}: kies een fiche om te leggen`,
  upTo: (n) => `Neem er hooguit ${n}`,
  one: 'Neem één kaart',
  reach: (a, b) => `Neem een kaart uit ${a} of ${b}`,
  run: (n) => `Neem een reeks van ${n} kolommen`,
  runTaken: 'Kies wat je houdt',
  taken: (n) => `${n} genomen`,
  hand: (n) => `hand ${n} van ${fullHand}`,
  join: (head, facts) => `${head}: ${facts.join(', ')}`,
  waitPlay: (name) => `${name} kiest een kaart om te spelen`,
  waitToken: (name, card) => `${name} legt een fiche met ${card}`,
  waitTake: (name, card) => `${name} kiest wat te nemen met ${card}`,
};

export const sentences: typeof en.sentences = {
  you: 'Jij',
  somebody: (seat) => `Stoel ${seat + 1}`,
  played: (w, card) => `${w.name} ${w.you ? 'hebt' : 'heeft'} ${card} gespeeld.`,
  drew: (w, what) => `${w.name} had geen kaart om te spelen en trok ${what} van de stapel.`,
  drawnCards: { one: '# kaart', other: '# kaarten' },
  lined: (card, r) => `${cap(card)} ligt in de bovenste lijn, boven ${r}.`,
  installed: (w, card) =>
    `${cap(card)} gaat naar ${w.you ? 'je koninkrijk' : `het koninkrijk van ${w.name}`}.`,
  tokenPlaced: (w, token, r) => `${w.name} ${w.you ? 'hebt' : 'heeft'} het ${token} op kolom ${r} gelegd.`,
  tokenTurned: (token) => `Het ${token} is opengelegd.`,
  took: (w, card, parts) => `Met ${card} ${w.you ? 'nam je' : `nam ${w.name}`} ${listing(parts)}.`,
  tookNothing: (w, card) => `Met ${card} ${w.you ? 'nam je' : `nam ${w.name}`} niets.`,
  toHand: (cards) => `${cards} in de hand`,
  toKingdom: (w, cards) => `${cards} naar het koninkrijk`,
  nothingToTake: (w, card) => `Met ${card} viel er voor ${w.you ? 'jou' : w.name} niets te nemen.`,
  refilled: (cards, n) =>
    n === 0
      ? 'De rij is weer vol zonder de stapel.'
      : `${cap(cards)} ${n === 1 ? 'kwam' : 'kwamen'} van de stapel in de rij.`,
  gone: (cards) => ` Uit het spel: ${cards}.`,
  roundBegan: (round, w) => `Ronde ${round}: ${w.you ? 'jij speelt' : `${w.name} speelt`} als eerste.`,
  returned: (w, card) => `${cap(card)} gaat terug naar ${w.you ? 'je hand' : `de hand van ${w.name}`}.`,
  left: (w) => `${w.name} gaf de stoel op.`,
  ended: {
    pile_empty: 'De stapel is leeg, het spel is afgelopen.',
    all_tokens_placed: 'Elk wapen heeft een fiche, het spel is afgelopen.',
    stalled: 'Tien ronden zonder vooruitgang, het spel is afgelopen.',
    claimed: 'Er is niemand anders meer, het spel is afgelopen.',
  },
  wins: (w, points) => `${w.name} wint met ${points}.`,
  shared: (names, points) => `${cap(names)} delen de winst met ${points}.`,
  points: { one: '# punt', other: '# punten' },
  youInList: 'jij',
};

export const refusals: Refusals = {
  not_your_turn: () => 'Je bent niet aan de beurt.',
  not_asked: () => 'Dat wordt je nu niet gevraagd.',
  not_in_hand: (r, say) => `Je hebt ${say.card(r.card)} niet in de hand.`,
  not_in_row: (r, say) => `${cap(say.card(r.card))} ligt niet in de rij.`,
  out_of_reach: (r, say) => `Je boer reikt niet tot ${say.card(r.card)}.`,
  wrong_kind: (r) =>
    r.run
      ? 'Je kaart neemt een reeks: kies de eerste kolom ervan.'
      : 'Je kaart neemt losse kaarten, geen reeks.',
  run_too_far_right: (r) => `Een reeks van ${r.length} past daar niet.`,
  run_named: () => 'Je hebt je reeks al gekozen.',
  enough_taken: (r) => `Je mag er ${r.most} nemen en hebt ${r.most === 1 ? 'hem' : 'ze'} genomen.`,
  hand_full: () => `Je hand is vol: ${fullHand} van ${fullHand}.`,
  not_taken: (r, say) => `${cap(say.card(r.card))} zit niet in de reeks die je nam.`,
  token_not_up: () => 'Dat fiche ligt niet open.',
  must_take: () => 'Je moet een kaart nemen.',
  nothing_to_take_back: () => 'Er is niets terug te nemen.',
  over: () => 'De partij is voorbij.',
};

export const score: typeof en.score = {
  caption: 'Waar de punten vandaan komen',
  player: 'Speler',
  cards: 'Kaarten',
  cardsHint: 'elk 1 punt',
  kings: 'Koningen',
  kingsHint: 'elk 1 punt extra',
  on: (arms, r) => `op ${r}, ${arms}`,
  tie: 'Gelijk voor de meeste: niemand krijgt het',
  none: 'Niemand heeft er een kaart van',
  held: cards,
  total: 'Totaal',
  tieBreak: 'Bij gelijke stand beslissen de koningen',
  tieBreakHint: 'koningen in het koninkrijk',
  fromHand: 'Geteld uit de hand',
};

export const frame: typeof en.frame = {
  hand: 'kaarten in de hand',
  kingdom: 'kaarten in het koninkrijk',
  kings: 'koningen',
  open: 'punten in het koninkrijk',
};

export const rules: RulesText = {
  goal: {
    heading: 'Het doel',
    paragraphs: [
      'Zeven wapens liggen op een rij, elk spel in een andere volgorde. Verzamel kaarten in je koninkrijk: elke kaart is een punt, en wie aan het eind de meeste kaarten van een wapen heeft, krijgt het fiche dat erop ligt.',
      'Een partij is voor 2 tot 4 spelers. De 49 kaarten zijn genummerd; van elke titel is er één kaart van elk wapen.',
    ],
  },
  arms: { heading: 'De zeven wapens', lead: 'Elke kaart draagt er een.' },
  turn: {
    heading: 'Een ronde: spelen',
    paragraphs: [
      'Iedereen begint met drie kaarten; zeven andere liggen open in de rij en de rest is de stapel.',
      'Te beginnen bij de eerste speler speelt ieder op zijn beurt één kaart open uit de hand. Wie later speelt, ziet wat er al gespeeld is.',
      'Wie geen kaart heeft, trekt er twee van de stapel en slaat deze ronde over.',
    ],
  },
  resolve: {
    heading: 'Een ronde: nemen',
    paragraphs: [
      'Daarna handelen de gespeelde kaarten, het hoogste getal eerst. Een gespeelde kaart gaat naar de volgende vrije plek van de bovenste lijn, boven de wapens, en de speler neemt kaarten uit de rij eronder.',
      'Lage getallen handelen laat maar zijn sterk; hoge getallen handelen eerst en nemen weinig.',
    ],
  },
  titles: {
    heading: 'De zeven titels',
    lead: 'Wat je uit de rij mag nemen als je kaart handelt:',
    numbers: 'Getallen',
    takes: 'Neemt',
    text: {
      king: 'Tot vier kaarten, waar dan ook. Is 2 punten waard.',
      bishop:
        'Gaat naar je koninkrijk in plaats van naar de bovenste lijn. Leg een van de twee open fiches op het meest linkse wapen zonder fiche; er wordt een nieuw opengelegd. Neem dan één kaart.',
      general: 'Elke kaart in drie kolommen naast elkaar.',
      princess: 'Tot twee kaarten, waar dan ook.',
      knight: 'Elke kaart in twee kolommen naast elkaar.',
      merchant: 'Eén kaart, waar dan ook.',
      peasant: 'Eén kaart uit een van de twee kolommen die erop staan.',
    },
  },
  where: {
    heading: 'Hand of koninkrijk',
    paragraphs: [
      'Van elke kaart die je neemt, zeg je of hij naar je hand gaat, om later te spelen, of naar je koninkrijk, waar hij voorgoed blijft. Een hand heeft hooguit drie kaarten.',
      'Generaal en ridder nemen de hele reeks, gewild of niet: wat niet in de hand past, gaat naar het koninkrijk. Koning en prinses mogen niets nemen; koopman, bisschop en boer moeten een kaart nemen als het kan.',
    ],
  },
  refill: {
    heading: 'Een ronde: de nieuwe rij',
    paragraphs: [
      'De bovenste lijn zakt en wordt het linkerdeel van de nieuwe rij, in volgorde. Daarna komen de kaarten die in de oude rij overbleven, en dan kaarten van de stapel tot het er zeven zijn. De startspelerpion gaat naar de linkerbuur.',
    ],
  },
  tokens: {
    heading: 'De fiches',
    lead: 'Bisschoppen leggen ze op de wapens. Aan het eind gaat een fiche naar de speler die als enige de meeste kaarten van dat wapen heeft.',
    text: {
      plus: 'Zoveel punten.',
      double: 'Je kaarten van dit wapen tellen dubbel: 2 punten elk, 4 voor de koning.',
      peasant: '1 punt voor elke boer in je koninkrijk, van welk wapen ook.',
      arms: '1 punt voor elk verschillend wapen in je koninkrijk.',
    },
  },
  end: {
    heading: 'Het einde',
    paragraphs: [
      'De partij is meteen voorbij als de stapel leeg is. Ze eindigt ook, nadat de ronde is uitgespeeld, als alle zeven wapens een fiche dragen, en na tien ronden op rij waarin niets van de stapel ging en niets in een koninkrijk kwam.',
    ],
  },
  scoring: {
    heading: 'De telling',
    paragraphs: [
      'Eerst gaan de kaarten uit elke hand naar het koninkrijk. Dan gaat elk fiche naar wie als enige de meeste kaarten van dat wapen heeft; hebben spelers er evenveel, dan krijgt niemand het.',
      'Elke kaart is 1 punt waard, elke koning 2, en de fiches komen erbij. De meeste punten winnen; bij gelijke stand de meeste koningen; daarna wordt de winst gedeeld.',
    ],
  },
  small: {
    heading: 'Kleine lettertjes',
    points: [
      'Kolommen schuiven niet aan terwijl er genomen wordt: een lege plek blijft leeg tot de nieuwe rij.',
      'Een reeks mag over lege plekken gaan, zelfs alleen over lege plekken.',
      'Als er niets is dat je kaart kan nemen, wordt je beurt om te nemen overgeslagen.',
      'Een kaart die naar de hand ging, komt pas aan het eind van de partij in het koninkrijk.',
      'Bisschoppen laten geen gat in de bovenste lijn. Bij twee bisschoppen in een ronde kiest de hoogste als eerste een fiche.',
      'Zijn er meer dan zeven kaarten voor de nieuwe rij, dan gaan die aan de rechterkant uit het spel.',
      'Als een speler die er twee trekt de stapel leegmaakt, gaan kaarten die gespeeld zijn maar nog niet gehandeld hebben terug naar de hand van hun eigenaar, en ze tellen.',
      'Kaarten die uit de rij in een hand gingen, heeft iedereen gezien, dus de tafel toont ze; kaarten van de stapel zijn geheim.',
      'Acht fiches, zeven wapens: één fiche wordt nooit gelegd.',
    ],
  },
};
