import type { en } from '../en/analysis';

export const nl: typeof en = {
  place: (n, of) => `Beslissing ${n} van ${of}`,
  thinking: 'Aan het denken…',
  decided: 'Gekozen',
  by: { player: '', bot: 'door een bot', stand_in: 'door een bot die inviel', clock: 'omdat de tijd om was' },
  best: (adviser) => `Favorieten van ${adviser}`,
  only: 'Er was één mogelijke zet.',
  unlisted: 'De bot heeft deze zet niet bekeken.',
  rank: (rank, of) => `De gespeelde zet is nummer ${rank} van ${of}`,
  close: 'ongeveer even goed',
  unsure: 'moeilijk te onderscheiden',
  points: {
    beside: (n) => `± ${n} punten`,
    behind: (n) => `${n} punten minder`,
    worth: (n) => `${n} punten`,
  },
  victory: { beside: (n) => `± ${n}`, behind: (n) => `${n} minder`, worth: (n) => n },
  ahead: {
    points: 'Punten: de verwachte voorsprong aan het eind op de beste tegenstander.',
    victory: 'Getal: de kans om te winnen, min die van de sterkste tegenstander.',
  },
  estimate:
    'De bot wist alleen wat de speler wist en dacht minder dan een seconde na. Kleine verschillen zijn onzeker.',
  again: 'Opnieuw proberen',
};
