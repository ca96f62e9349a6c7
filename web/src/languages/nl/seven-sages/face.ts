// The texts of the game on the start page and before a match, in Dutch.
import { plural } from '../../../i18n/language.svelte';
import type * as en from '../../en/seven-sages/face';

export const options: typeof en.options = {
  solo: 'Wie alleen wint, neemt',
  takes: { both: 'beide kristallen', one: 'één kristal' },
  first: 'Wie het eerst kiest',
  chance: 'Het lot',
  seat: (n) => `Stoel ${n}`,
  talks: 'Tijd om te onderhandelen',
  talksHint: 'Is die om, dan beslist de volgorde van de open plek.',
  exchange: 'Tijd om kaarten te geven',
  exchangeHint: 'Is die om, dan is iedereen klaar.',
  daysRule:
    'In correspondentiepartijen tellen limieten onder een uur niet: die zijn voor spelers die samen aan tafel zitten. In plaats daarvan geldt de klok van de tafel.',
  clock: 'zoals de klok van de tafel',
  seconds: (n) =>
    n % 86_400 === 0
      ? plural(n / 86_400, { one: '# dag', other: '# dagen' })
      : n % 3_600 === 0
        ? `${n / 3_600} u`
        : n % 60 === 0
          ? `${n / 60} min.`
          : `${n} s`,
  differ: {
    solo: {
      name: 'Eén kristal alleen',
      line: 'Met drie spelers neemt wie alleen wint één kristal.',
    },
    talks: (time) =>
      time === null
        ? { name: 'Overleg volgens de klok', line: 'Het overleg heeft de tijd van één beslissing.' }
        : { name: `Overleg ${time}`, line: `Het overleg mag ${time} duren.` },
    exchange: (time) =>
      time === null
        ? { name: 'Geven volgens de klok', line: 'Kaarten geven heeft de tijd van één beslissing.' }
        : { name: `Geven ${time}`, line: `Kaarten geven mag ${time} duren.` },
    first: (n) => ({
      name: `Stoel ${n} eerst`,
      line: `Stoel ${n} kiest het eerst, zonder loting.`,
    }),
  },
};

export const face: typeof en.face = {
  title: 'De Zeven Wijzen',
  pitch: 'Vind een bondgenoot, vecht en deel de kristallen.',
  tag: 'bondgenoten',
};

export const levels: typeof en.levels = {
  newcomer: 'Onderhandelt met vuistregels, vecht op de eerste indruk en vergist zich vaak. Speelt meteen.',
  steady: 'Kijkt waar elke keuze in deze ronde toe leidt en vergist zich soms. Speelt meteen.',
  skilled: 'Zoekt partners van wie hij kaarten heeft en vecht zolang hij kan winnen. Speelt meteen.',
  strong: 'Speelt de rest van de ronde in gedachten uit. Denkt hooguit 0,1 seconde na.',
  expert: 'Speelt de rest van de ronde vele malen in gedachten uit. Denkt hooguit een seconde na.',
};
