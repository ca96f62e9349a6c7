import type { en } from '../en/analysis';

export const nl: typeof en = {
  title: 'Beslissing voor beslissing',
  whose: 'Wiens beslissingen',
  place: (n, of) => `Beslissing ${n} van ${of}`,
  earlier: 'Eerdere beslissing',
  later: 'Latere beslissing',
  slider: 'Beslissing',
  thinking: 'Even nadenken…',
  decided: 'Gekozen',
  by: { player: '', bot: 'door een bot', stand_in: 'door een bot die inviel', clock: 'omdat de tijd om was' },
  best: (adviser) => `${adviser} ziet het meest in`,
  only: 'Er was niets anders te doen.',
  alike: 'Dat zou hij ook gedaan hebben.',
  unlisted: 'Over wat gekozen werd, heeft hij niet nagedacht.',
  rank: (rank, of) => `Wat gekozen werd, is nummer ${rank} van ${of}`,
  close: 'ongeveer even goed',
  unsure: 'moeilijk te onderscheiden',
  points: { behind: (n) => `${n} punten minder`, worth: (n) => `${n} punten` },
  victory: { behind: (n) => `${n} minder`, worth: (n) => n },
  ahead: {
    points: 'De punten zijn de voorsprong op de beste van de anderen die hij aan het eind verwacht.',
    victory: 'Het getal is de kans om te winnen, min die van de kansrijkste van de anderen.',
  },
  estimate:
    'Hij wist alleen wat de speler toen wist en dacht nog geen seconde na. Wat hij moeilijk kan onderscheiden, kan net zo goed andersom zijn.',
  none: 'Niemand heeft hier iets beslist.',
  again: 'Opnieuw vragen',
};
