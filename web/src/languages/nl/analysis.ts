import type { en } from '../en/analysis';

export const nl: typeof en = {
  title: 'Analyse',
  whose: 'Speler',
  place: (n, of) => `Beslissing ${n} van ${of}`,
  earlier: 'Eerdere beslissing',
  later: 'Latere beslissing',
  slider: 'Beslissing',
  thinking: 'Aan het denken…',
  decided: 'Gekozen',
  by: { player: '', bot: 'door een bot', stand_in: 'door een bot die inviel', clock: 'omdat de tijd om was' },
  best: (adviser) => `Favorieten van ${adviser}`,
  only: 'Er was één mogelijke zet.',
  alike: 'De bot had hetzelfde gekozen.',
  unlisted: 'De bot heeft deze zet niet bekeken.',
  rank: (rank, of) => `De gespeelde zet is nummer ${rank} van ${of}`,
  close: 'ongeveer even goed',
  unsure: 'moeilijk te onderscheiden',
  points: { behind: (n) => `${n} punten minder`, worth: (n) => `${n} punten` },
  victory: { behind: (n) => `${n} minder`, worth: (n) => n },
  ahead: {
    points: 'Punten: de verwachte voorsprong aan het eind op de beste tegenstander.',
    victory: 'Getal: de kans om te winnen, min die van de sterkste tegenstander.',
  },
  estimate:
    'De bot wist alleen wat de speler wist en dacht minder dan een seconde na. Kleine verschillen zijn onzeker.',
  none: 'Hier zijn geen beslissingen.',
  again: 'Opnieuw proberen',
};
