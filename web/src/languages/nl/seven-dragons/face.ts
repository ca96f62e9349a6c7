// The texts of the game on the start page and before a match, in Dutch.
import type * as en from '../../en/seven-dragons/face';

export const options: typeof en.options = {
  variant: 'Spel',
  kinds: {
    full: { name: 'Volledig spel', hint: 'Alles: vijf acties, Zilver en Regenboog.' },
    single_action: {
      name: 'Slechts één actie',
      hint: 'Alleen de soorten acties die je kiest, en Regenboog. Voor spelers vanaf 6.',
    },
    basic_dragons: { name: 'Basis Draken', hint: 'Alleen doel- en draakkaarten. Voor spelers vanaf 5.' },
    dragon_connections: {
      name: 'Draken verbinden',
      hint: 'Geen doelen: wie de laatste kaart legt, wint. Voor spelers vanaf 3.',
    },
  },
  actions: 'Soorten acties',
  silver: 'Met de Zilveren Draak',
  silverHint: 'Zonder Zilver hebben acties geen kleur en moeten ze hun werk doen als dat kan.',
  ages: 'Leeftijd van jonge spelers',
  agesHint: 'Een kind onder de zeven heeft maar een keten nodig zo lang als het oud is.',
  seat: (n) => `Stoel ${n}`,
  years: (n) => `${n} jaar`,
  grown: '7 of ouder',
  bonus: 'Bonuskaarten voor meerdere verbonden kleuren',
  starter: 'Wie begint',
  chance: 'Het lot',
  actionNames: {
    trade_hands: 'Handkaarten wisselen',
    trade_goals: 'Doelkaarten wisselen',
    rotate_goals: 'Doelkaarten doorgeven',
    move_card: 'Kaart verplaatsen',
    zap_card: 'Kaart wegnemen',
  },
  differ: {
    actions: (names) => `Van de acties alleen: ${names}.`,
    silver: 'Zilver begint de tafel.',
    noSilver: 'Zonder Zilver: acties hebben geen kleur.',
    basic: 'Alleen doel- en draakkaarten, geen acties.',
    ages: 'Kinderen onder de zeven hebben kortere ketens nodig.',
    connections: 'Geen doelen: wie de laatste kaart legt, wint.',
    bonus: 'Bonuskaarten voor meerdere verbonden kleuren.',
    starter: (n) => ({
      name: `Stoel ${n} begint`,
      line: `Stoel ${n} begint, zonder loting.`,
    }),
  },
};

export const face: typeof en.face = {
  pitch: 'Verbind zeven draken van je geheime kleur.',
  tag: 'voor gezinnen',
};

export const levels: typeof en.levels = {
  newcomer: 'Legt wat er op dat moment het best uitziet en vergist zich vaak. Speelt meteen.',
  steady: 'Bekijkt de tafel na elke keuze en vergist zich soms. Speelt meteen.',
  skilled: 'Probeert elke keuze op een denkbeeldige tafel en weegt de ketens. Speelt meteen.',
  strong: 'Speelt de volgende beurten in gedachten uit. Denkt hooguit 0,1 seconde na.',
  expert: 'Speelt de volgende beurten vele malen in gedachten uit. Denkt hooguit een seconde na.',
};
