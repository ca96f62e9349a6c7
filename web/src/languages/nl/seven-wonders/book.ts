// The rules in our own words and the rulings on leaders, in Dutch, fetched when a player reads them.
import { plural } from '../../../i18n/language.svelte';
import type { RulesText } from '../../../games/seven-wonders/words/shape';
import type * as en from '../../en/seven-wonders/book';

const choice = 'Je kiest welk goed. Een prijs in munten blijft zoals hij is.';
const complete = 'Alleen complete reeksen tellen.';
const best = 'Aan het eind wordt de wijziging gezocht die het meest oplevert.';

export const rules: RulesText = {
  before: [
    {
      heading: 'Het doel',
      paragraphs: [
        'Iedereen bouwt een antieke stad rond een wonder, in drie tijdperken van zes beurten. Punten komen van het leger, munten, het wonder, fraaie gebouwen, handel, wetenschap en gilden. Het hoogste totaal wint.',
        'Je hebt alleen met je twee buren te maken: je koopt van hen en meet je leger met het hunne.',
      ],
    },
    {
      heading: 'Een beurt',
      paragraphs: [
        'Iedereen kiest één kaart uit de hand, geheim en tegelijk. Je kunt je keuze wijzigen tot de laatste speler gekozen heeft; dan worden alle keuzes samen getoond.',
        'Met de kaart doe je een van drie dingen. Bouw hem in je stad. Of leg hem gedekt onder je wonder en bouw de volgende fase. Of leg hem af voor 3 munten, wat altijd mag.',
        'Daarna gaan de handen verder: naar links in de tijdperken I en III, naar rechts in tijdperk II.',
        'In de zesde beurt heb je twee kaarten over: de ene speel je, de andere wordt afgelegd en levert niets op.',
        'Hetzelfde gebouw mag maar één keer in een stad staan, hoe het ook gebouwd is.',
      ],
    },
    {
      heading: 'Betalen',
      paragraphs: [
        'Een prijs in munten gaat naar de bank. Een prijs in goederen vraagt dat je ze beschikbaar hebt: er raakt niets op, alles wordt elke beurt opnieuw gemaakt. Een kaart die een keuze biedt, geeft per beurt één van zijn goederen.',
        'Ontbrekende goederen koop je van de linker- of rechterbuur voor 2 munten per stuk, als hun bord, bruine of grijze kaarten ze maken. De verkoper kan niet weigeren en raakt niets kwijt. Handelsposten verlagen een prijs tot 1.',
        'Je geeft alleen munten uit die je aan het begin van de beurt had. Wat iemand deze beurt bouwt, maakt, verkoopt en verlaagt pas vanaf de volgende.',
        'Ketens: heb je het gebouw dat op een kaart genoemd staat, dan bouw je die kaart gratis.',
      ],
    },
  ],
  kinds: {
    heading: 'De kaarten',
    lead: 'De kleur zegt waar een gebouw voor dient:',
    of: {
      brown: 'Grondstoffen: hout, steen, klei, erts.',
      grey: 'Bewerkte goederen: glas, textiel, papyrus.',
      blue: 'Fraaie gebouwen: gewoon punten.',
      yellow:
        'Handel: munten, goedkopere goederen, eigen goederen die niet te koop zijn, en later punten voor wat je gebouwd hebt.',
      red: 'Schilden voor de conflicten.',
      green:
        'Wetenschap: elk soort symbool levert zijn aantal in het kwadraat op, en elke reeks van drie verschillende nog 7 punten.',
      purple: 'Gilden, alleen in tijdperk III: punten voor wat jij of je buren hebben.',
    },
  },
  after: [
    {
      heading: 'Conflicten',
      paragraphs: [
        'Aan het eind van een tijdperk vergelijkt elke stad zijn schilden met die van beide buren. Meer schilden leveren een fiche van 1, 3 of 5 punten op (tijdperken I, II en III); minder een fiche van −1; evenveel niets.',
      ],
    },
    {
      heading: 'Het einde',
      paragraphs: [
        'Na tijdperk III worden de punten opgeteld: conflictfiches, 1 per 3 munten, wonder, blauwe kaarten, wetenschap, handel, gilden. Een vrij wetenschapssymbool en een gekopieerd gilde tellen zoals het voor de eigenaar het gunstigst is. Bij gelijke totalen beslissen de munten.',
      ],
    },
  ],
  wonders: {
    heading: 'Bijzondere fasen',
    lead: 'De meeste fasen geven punten, schilden, munten of goederen. Deze doen meer:',
    powers: [
      ['Olympia, dag', 'Eén keer per tijdperk mag je een kaart uit je hand gratis bouwen.'],
      [
        'Olympia, nacht',
        'Beide buren verkopen grondstoffen voor 1. Aan het eind kopieer je één gilde van een buur.',
      ],
      ['Babylon, nacht', 'Je mag de laatste kaart van elk tijdperk spelen in plaats van hem af te leggen.'],
      [
        'Halicarnassus',
        'Aan het eind van de beurt kijk je de aflegstapel door en bouw je er één kaart gratis van. Kaarten die deze beurt zijn afgelegd, horen erbij.',
      ],
    ],
  },
  two: {
    heading: 'Met twee spelers',
    paragraphs: [
      'Tussen jullie zit een derde, vrije stad. Om beurten trekt een speler een kaart van een aparte stapel en speelt één kaart voor de eigen stad en één voor de vrije. Die volgt dezelfde regels en legt alleen af als hij niets kan bouwen.',
      'De vrije stad handelt en vecht als elke buur, maar alleen jullie twee kunnen winnen.',
    ],
  },
};

export const citiesRules: typeof en.citiesRules = {
  heading: 'Met Cities',
  paragraphs: [
    'Een optie voor drie tot acht spelers; met acht is die nodig. Er komen zwarte kaarten bij, negen per tijdperk. Zoveel als er spelers zijn, worden door het lot gekozen en meegeschud. De handen hebben dan acht kaarten en een tijdperk heeft zeven beurten; met acht spelers zeven kaarten en zes beurten. Ook drie gilden en de wonderen Petra en Byzantium komen erbij, Byzantium pas vanaf vier spelers.',
    'Verliezen: een kaart kan alle anderen munten laten verliezen. Aan het eind van de beurt kiezen zij tegelijk en gedekt hoeveel van deze munten ze aan de bank betalen. Voor elke munt die ze niet betalen, nemen ze een schuld, een gebroken munt: −1 punt aan het eind, en nooit af te kopen. Niemand hoeft te betalen, ook niet met munten genoeg.',
    'Diplomatie: een duif houdt zijn eigenaar buiten de conflicten aan het eind van het tijdperk en wordt dan teruggegeven. De twee buren treffen in plaats daarvan elkaar. Blijven er twee steden over, dan vechten ze één keer; een stad die alleen overblijft, vecht met niemand. Wie een tweede duif heeft, houdt die voor het volgende tijdperk.',
    'Maskers: aan het eind geldt elk masker als één symbool dat op een groene kaart van een buur staat, het symbool dat het meest oplevert.',
    'Kades maken het eerste stuk dat je in een beurt van een buur koopt een munt goedkoper, ook onder de prijs van een handelspost. Het Geheim pakhuis geeft één stuk meer van wat de stad maakt, de Zwarte markt één van wat de stad niet maakt. Geen van beide is te koop.',
  ],
  teams: {
    heading: 'In teams',
    paragraphs: [
      'Met Cities en 4, 6 of 8 spelers kunnen twee die naast elkaar zitten samen spelen. Partners zien elkaars hand, kopen van elkaar zoals van elke buur, en bestrijden elkaar niet.',
      'Elke partner bestrijdt de buur aan de andere kant twee keer: de schilden worden één keer vergeleken en er worden twee fiches gegeven. Een duif maakt daar één fiche van; een duif aan weerszijden van een grens geen.',
      'De punten van beiden worden opgeteld. Bij gelijke sommen beslissen de munten van beiden.',
    ],
  },
  listed: (age, n) => `Zwarte kaarten van tijdperk ${age}: ${n}`,
};

export const packRules: typeof en.packRules = {
  heading: 'Meer wonderen',
  lead: 'De host kan wonderen toevoegen die los zijn verschenen, en een die door spelers is bedacht. Elk vraagt de uitbreidingen die erbij staan:',
  powers: [
    [
      'Chinese Muur',
      'De vier fasen worden in willekeurige volgorde gebouwd: bij elke kaart of leider die er een markeert, zeg je welke. De nachtzijde, met een duif, een verlies en een masker, vraagt Cities.',
    ],
    [
      'Stonehenge',
      'Telt steen dat op je bruine kaarten staat: twee op een kaart die er twee maakt, één op een kaart die het als keuze biedt. ’s Nachts telt de tweede fase de kaarten van de buren in de kleur die eronder ligt; alle spelers zien die kleur, niet de kaart. Ligt er een leider, dan tellen de leiders van de buren.',
    ],
    [
      'Manneken Pis',
      'Begint met 4 munten meer en maakt niets. Overdag heeft het geen eigen fasen. Het kopieert er drie: de eerste van de linkerbuur, de tweede van de rechterbuur, de laatste van de linkerbuur. Kosten en effect zijn gelijk, of die fase daar gebouwd is of niet. ’s Nachts vraagt één grote fase een van elk goed.',
    ],
    [
      'Aboe Simbel, met Leaders',
      'Als je een fase met het graf bouwt, mag je een van je leiders bijzetten. Zijn effect houdt op, en hij is geen leider van je meer. Aan het eind telt twee keer zijn prijs.',
    ],
    [
      'Catan, overdag met Cities en ’s nachts met Leaders',
      'Eén keer per beurt gelden twee stuks van één goed, eigen of gekocht, als één van een ander. ’s Nachts trekt de eerste fase een leider, voor allen zichtbaar, die je voor zijn prijs mag aanwerven.',
    ],
    [
      'Babel, met de Toren van Babel',
      'Heeft één tegel meer. Met de fasen mag je een van je tegels op het bord leggen, waar hij blijft. Overdag gelden heffingen en beperkingen voor alle anderen, kortingen en bonussen voor jou. ’s Nachts geldt de eerste voor alle anderen en de tweede alleen voor jou. Zulke tegels tellen als die op de toren.',
    ],
  ],
  sides: (wonder, side) => `${wonder}, ${side}`,
};

export const babelRules: typeof en.babelRules = {
  tower: {
    heading: 'Met de Toren van Babel',
    paragraphs: [
      'Een optie vanaf drie spelers. Er zijn 24 tegels; elk verandert de regels voor iedereen zolang hij open op de toren ligt. Vóór tijdperk I krijgt ieder er drie, houdt er een en geeft de rest naar rechts door, tot allen er drie hebben.',
      'Er is een vierde gebruik van een kaart, behalve van de laatste van een tijdperk. Leg hem af zonder munten en leg een van je tegels gedekt. Aan het eind van de beurt worden al deze tegels omgedraaid en met de klok mee gelegd, het laagste nummer eerst. Ze komen op een vrije plek zolang die er is, daarna over de oudste tegel. De toren heeft drie plekken met drie of vier spelers, en vier met meer.',
      'Open tegels gelden vanaf de volgende beurt; bedekte tegels doen niets meer. Een tegel die in de laatste beurt van een tijdperk gelegd is, geldt bij de conflicten ervan.',
      'Heffingen gaan naar de bank en komen overal bovenop, ook waar een keten of een gave gratis bouwt. Kun je niet betalen, dan kun je het niet doen. Op kaarten van de aflegstapel rust geen heffing. Waar ketens belast zijn, mag je in plaats daarvan de kaart betalen. Prijstegels veranderen wat buren vragen, kortingen meegerekend, maar nooit onder nul.',
      'Gelegde tegels leveren 2, 5 of 10 punten op voor een, twee of drie, bedekt of niet. Tegels die in de hand blijven, leveren niets op.',
    ],
  },
  projects: {
    heading: 'Met Grote Projecten',
    paragraphs: [
      'Een optie vanaf drie spelers. Elk tijdperk heeft een project, een van vijf, met één fiche minder dan er spelers zijn. Bouw je een kaart in de kleur ervan, dan mag je in dezelfde beurt meedoen. Je betaalt de kosten erbij, goederen van beide in één som, en neemt een fiche. Dat kan één keer voor elke gebouwde kaart. In de beurt waarin de fiches opraken, krijgt iedereen die meedoet er een; vanaf de volgende beurt kan niemand meer meedoen.',
      'Aan het eind van het tijdperk, vóór de conflicten, slaagt het project als alle fiches genomen zijn: elk fiche brengt de beloning. Anders betaalt ieder zonder fiche de straf; wie niets te verliezen heeft, neemt een fiche van −1, −2 of −3 punten, naar het tijdperk. Wie een fiche heeft, verliest niets.',
      'Sommige fiches bewaar je voor één keer: het ene bouwt een fase gratis, het andere een kaart. Met weer een ander doe je mee met een kaart van een andere kleur. Andere brengen schilden of punten.',
      'Dubbele muren neemt voor de rest van de partij weg wat het bord maakt, of zijn gave.',
    ],
  },
  tiles: (n) => `De tegels: ${n}`,
  listed: (age, n) => `Projecten van tijdperk ${age}: ${n}`,
  done: (what) => `Geslaagd: ${what}.`,
  failed: (what) => `Mislukt: ${what}.`,
};

export const leaderRules: typeof en.leaderRules = {
  heading: 'Met leiders',
  paragraphs: [
    'Een optie vanaf drie spelers. Leiders zijn grote mensen uit de oudheid. Elk kost munten en helpt zijn speler, meteen, voor de rest van de partij of aan het eind. Iedereen begint met 6 munten.',
    'Vóór tijdperk I krijgt ieder vier leiders, houdt er een en geeft de rest naar rechts door, tot allen er vier hebben. Worden de leiders gedeeld, dan houdt iedereen die vier.',
    'Elk tijdperk begint met een leider: allen kiezen er tegelijk een, dan worden ze alle getoond. Werf hem aan voor zijn prijs; of leg hem gedekt onder het wonder en bouw de volgende fase; of leg hem af voor 3 munten. De vierde blijft in de hand en telt niet.',
    'Een aangeworven leider geldt vanaf dat moment, ook in de conflicten van hetzelfde tijdperk. Wat leiders maken, is nooit te koop, en een leider is geen gebouw. Leiders die zijn afgelegd of onder een wonder liggen, liggen op geen enkele aflegstapel.',
    'Punten van leiders hebben een eigen regel op het scoreblad.',
  ],
  listed: (set, n) => `${set}: ${plural(n, { one: '# leider', other: '# leiders' })}`,
};

export const leaderRulings: typeof en.leaderRulings = {
  alexander: 'Elk fiche telt 1, wat er ook op staat. De fiches die je aan het eind hebt, tellen.',
  archimedes: choice,
  hammurabi: choice,
  leonidas: choice,
  imhotep: choice,
  bilkis: 'De bank is geen buur: Hatsjepsoet verdient er niets aan.',
  hatshepsut: 'De munt komt na het betalen en helpt dus niet om in dezelfde beurt te betalen.',
  maecenas: 'Niet zichzelf, en geen leiders die vóór hem kwamen.',
  midas: 'Naast het punt dat elke 3 munten toch al opleveren.',
  nero: 'Eerder gewonnen fiches tellen niet.',
  plato: complete,
  justinian: complete,
  solomon:
    'Van de aflegstapel van kaarten, waar geen leiders op liggen. In de leidersronde van tijdperk I is die nog leeg.',
  tomyris:
    'De overwinnaar neemt zijn overwinningsfiche en jouw nederlaagfiche. Fiches die je al hebt, blijven.',
  berenice: 'Munten van buren tellen niet; de 3 voor een afgelegde kaart wel.',
  semiramis: 'Nederlaagfiches van ervoor en erna tellen beide, vanaf de volgende conflicten.',
  louis: 'Nooit minder dan 0.',
  cypselos: 'De munten komen van de bank, nadat alle leiders van de ronde betaald zijn.',
  'hua-mulan': 'In al hun conflicten, niet alleen in die met jou. Niemand heeft minder dan 0 schilden.',
  socrates: best,
  aganice: best,
  spartacus: 'Alleen kaarten: je fasen en fiches worden nog wel geteld.',
  axelous: 'Schilden zoals je die aan het begin van de beurt hebt.',
  telesilla: 'Wie er geen heeft, geeft er geen terug.',
  octavia: 'Ieder verliest naar de fasen van het eigen wonder, voor zover er munten zijn.',
  arsinoe: 'Ieder verliest wat er is, en niet meer.',
  agrippina: 'Een leider onder het wonder is niet aangeworven en telt niet.',
  ramses: 'Wat het gilde ook kost.',
  ulysses:
    'Net als de andere kaart van de laatste beurt wordt hij gebouwd, onder het wonder gelegd of afgelegd voor munten.',
  stevie:
    'De fase heeft geen kaart eronder nodig, en de goederen hoeven niet betaald te worden; munten die erop staan wel.',
  esteban:
    'Na een beurt aangekondigd, één keer per partij: niemand geeft die keer de hand door. Niet in de laatste beurt van een tijdperk.',
  wil: 'Wie geen leider in de hand heeft, geeft er geen en trekt er geen.',
  bauza: 'Fasen houden hun plek op het bord; “volgende fase” is elke die niet gebouwd is.',
  hercules: 'Hij ligt open onder de fase en is geen leider meer.',
  attila: 'Wat de fase meteen bracht, blijft; hij kan opnieuw gebouwd worden.',
  'chuck-norris': 'De kaarten onder de wonderen worden gebouwen; niemand bouwt nog fasen.',
  damocles:
    'De kaart gaat naar de aflegstapel. Wat hij meteen bracht, blijft, net als kaarten die hij gratis maakte.',
  herodotus: 'Wat de fase meteen brengt, gebeurt nu. Het is geen fase van je eigen wonder.',
  jesus: 'Eén stuk ervan moet één keer gemaakt of gekocht zijn. Wie hem heeft, bouwt geen fasen.',
  orpheus: 'Zijn er geen leiders meer te trekken, dan gebeurt er niets.',
  phryne: 'Zijn er geen leiders meer te trekken, dan gebeurt er niets.',
  pythia: 'Wint de speler die je noemt, dan ben jij tweede, hoeveel punten je ook hebt.',
  sith: 'Welke kaarten er komen, niet wie ze krijgt.',
  urvasi:
    'Eén gebouwde kaart van elke buur, van dezelfde kleur; geen stad mag daardoor twee met dezelfde naam hebben.',
  vercingetorix: 'Eén keer per partij, na een beurt naar keuze.',
};
