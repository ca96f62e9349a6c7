// The texts of the game on the start page and before a match, in Dutch.
import type * as en from '../../en/seven-wonders/face';

export const options: typeof en.options = {
  labels: {
    preset: {
      label: 'Uitbreidingen',
      values: {
        base: 'Basis',
        leaders: '+ Leaders',
        cities: '+ Cities',
        all: 'Alles',
        own: 'Eigen keuze',
      },
      means: {
        base: 'Alleen kaarten en wonderen. Het best om te leren.',
        leaders: 'Vóór elk tijdperk werf je een groot mens aan.',
        cities: 'Zwarte kaarten, schulden en diplomatie.',
        all: 'Leaders, Cities, heel Babel en het Wonder Pack.',
        own: 'Elke uitbreiding en regel apart.',
      },
      two: 'Twee spelers hebben alleen het basisspel: uitbreidingen vragen er drie of meer.',
      eight: 'Acht spelers hebben Cities nodig.',
      details: 'Elke uitbreiding en regel apart',
    },
    cities: {
      label: 'Cities',
      values: { off: 'Zonder', on: 'Met Cities' },
      means: {
        off: 'Geen zwarte kaarten, geen schulden; tot zeven spelers.',
        on: 'Zwarte kaarten, schulden, diplomatie en maskers. Drie tot acht spelers: zeven beurten per tijdperk, zes met acht spelers.',
      },
      few: 'Cities vraagt drie spelers of meer.',
      eight: 'Acht spelers hebben Cities nodig.',
    },
    teams: {
      label: 'Teams',
      values: { off: 'Ieder voor zich', on: 'Teams van twee' },
      means: {
        off: 'Iedereen speelt voor zichzelf.',
        on: 'Twee buren zien elkaars hand, bestrijden elkaar niet en tellen hun punten op.',
      },
      alone: 'Teams hebben Cities nodig.',
      odd: 'Teams vragen 4, 6 of 8 spelers.',
    },
    tower: {
      label: 'Toren van Babel',
      values: { off: 'Geen toren', on: 'Met de Toren van Babel' },
      means: {
        off: 'De regels blijven zoals ze zijn.',
        on: 'Je kunt een kaart afleggen om een tegel te leggen die de regels voor iedereen verandert. Vanaf drie spelers.',
      },
      few: 'De Toren van Babel vraagt drie spelers of meer.',
    },
    projects: {
      label: 'Grote Projecten',
      values: { off: 'Geen projecten', on: 'Met Grote Projecten' },
      means: {
        off: 'Er wordt niets samen gebouwd.',
        on: 'Een werk van allen in elk tijdperk: het beloont wie meedeed, of kost wie dat niet deed. Vanaf drie spelers.',
      },
      few: 'Grote Projecten vragen drie spelers of meer.',
    },
    leaders: {
      label: 'Leiders',
      values: {
        off: 'Geen',
        box: 'De doos',
        official: 'Alle uitgegeven',
        everything: 'Alles',
        sets: 'Mijn keuze',
      },
      few: 'Leiders vragen drie spelers of meer.',
      means: {
        off: 'Het basisspel.',
        box: (n) =>
          `De ${n} grote mensen uit de doos: elk tijdperk begint met het aanwerven van een leider. Vanaf drie spelers.`,
        official: 'Die uit de doos en alle andere die zijn uitgegeven. Vanaf drie spelers.',
        everything: 'Ook die door spelers zijn bedacht, sommige heel wild. Vanaf drie spelers.',
        sets: 'Kies de reeksen waar de leiders uit komen.',
      },
    },
    sets: {
      label: 'Reeksen leiders',
      hint: 'Er zijn vier leiders per speler nodig; die van andere uitbreidingen vallen af.',
      needed: (n) => `Vaag: zonder deze reeksen zijn er minder dan de ${n} leiders die gedeeld worden.`,
      values: {
        box: 'De doos Leaders',
        cities: 'De doos Cities',
        anniversary: 'Het jubileumpakket van 2017',
        promo: 'Promo’s',
        fan_made: 'Door spelers bedacht',
      },
    },
    leader_draft: {
      label: 'Hoe leiders in de hand komen',
      values: { drafted: 'Doorgeven', dealt: 'Gedeeld' },
      means: {
        drafted: 'Houd een van de vier, geef de rest naar rechts door, enzovoort.',
        dealt: 'Iedereen houdt de vier die gedeeld zijn.',
      },
    },
    boards: {
      label: 'Wonderborden',
      values: { boxes: 'Uit de dozen', official: 'Alle uitgegeven', everything: 'Alles' },
      means: {
        boxes: 'De zeven van het basisspel, en die uit gekozen uitbreidingen.',
        official:
          'Ook de Chinese Muur, Stonehenge en Manneken Pis; Aboe Simbel en Catan met hun uitbreidingen.',
        everything: 'Ook die door spelers zijn bedacht: Babel, met de Toren van Babel.',
      },
      few: 'Borden uit uitbreidingen vragen drie spelers of meer.',
    },
    wonders: {
      label: 'Wie welk wonder krijgt',
      hint: 'Gekozen: ieder neemt een van de overgebleven wonderen, met de klok mee vanaf een willekeurige speler.',
      values: { dealt: 'Gedeeld', picked: 'Gekozen' },
    },
    sides: {
      label: 'Zijden van de borden',
      hint: 'De dagzijde is eenvoudiger; de nachtzijde heeft meer bijzondere fasen.',
      values: { random: 'Willekeurig', a: 'Dag voor allen', b: 'Nacht voor allen', picked: 'Ieder kiest' },
    },
  },
  differ: {
    all: 'Alles',
    babel: 'Babel',
    cities: {
      name: 'Cities',
      line: 'Met Cities: zwarte kaarten, schulden en diplomatie; zeven beurten per tijdperk, zes met acht spelers.',
    },
    tower: {
      name: 'Toren',
      line: 'Met de Toren van Babel: er worden tegels gelegd die de regels voor iedereen veranderen.',
    },
    projects: {
      name: 'Projecten',
      line: 'Met Grote Projecten: een werk van allen in elk tijdperk, dat slaagt of mislukt.',
    },
    boards: {
      official: {
        name: 'Meer wonderen',
        line: 'Met alle uitgegeven wonderen: die uit het Wonder Pack, en Catan.',
      },
      everything: {
        name: 'Alle wonderen',
        line: 'Met alle wonderen: die uit het Wonder Pack, Catan, en een die door spelers is bedacht.',
      },
    },
    teams: { name: 'Teams', line: 'In teams van twee buren die hun punten optellen.' },
    leaders: {
      box: {
        name: 'Leiders',
        line: 'Met de leiders uit de doos: elk tijdperk begint met het aanwerven van een leider.',
      },
      official: {
        name: 'Alle leiders',
        line: 'Met alle uitgegeven leiders: elk tijdperk begint met het aanwerven van een leider.',
      },
      everything: {
        name: 'Leiders te over',
        line: 'Met alle leiders, ook die door spelers zijn bedacht: elk tijdperk begint met het aanwerven van een leider.',
      },
      sets: {
        name: 'Gekozen leiders',
        line: 'Met leiders uit reeksen die de host koos: elk tijdperk begint met het aanwerven van een leider.',
      },
    },
    dealt: { name: 'Gedeelde leiders', line: 'Leiders worden gedeeld, niet doorgegeven.' },
    picked: { name: 'Gekozen wonderen', line: 'Ieder kiest een wonder uit wat er over is.' },
    sides: {
      a: { name: 'Dagzijden', line: 'Alle borden tonen hun dagzijde, de eenvoudigste.' },
      b: { name: 'Nachtzijden', line: 'Alle borden tonen hun nachtzijde, met meer bijzondere fasen.' },
      picked: { name: 'Gekozen zijden', line: 'Ieder kiest de zijde van het eigen bord.' },
    },
  },
};

export const face: typeof en.face = {
  pitch: 'Bouw in drie tijdperken een antieke stad.',
  tag: '3 tijdperken',
};

export const levels: typeof en.levels = {
  newcomer: 'Neemt wat er op het eerste gezicht het best uitziet en vergist zich vaak. Speelt meteen.',
  steady: 'Kijkt waar elke keuze deze beurt toe leidt en vergist zich soms. Speelt meteen.',
  skilled: 'Weegt wat alles tot het einde zal opleveren. Speelt meteen.',
  strong: 'Speelt de volgende beurten in gedachten uit. Denkt hooguit 0,1 seconde na.',
  expert: 'Speelt de volgende beurten vele malen in gedachten uit. Denkt hooguit een seconde na.',
};
