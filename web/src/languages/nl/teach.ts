import type { en } from '../en/teach';

/** The texts of the Owl that all tutorials share, in Dutch. */
export const nl: typeof en = {
  place: (n, all) => `${n} van ${all}`,
  lesson: 'Eerste spel',
  next: 'Verder',
  back: 'Terug',
  hide: 'Verbergen',
  show: 'De Uil heeft iets te zeggen',
  quiet: 'De Uil kijkt toe',
  leave: 'De les verlaten',
  ask: 'Wat zou jij doen?',
  thinking: 'De Uil denkt na…',
  would: (deed) => `Ik zou kiezen: ${deed}.`,
  others: 'De andere kunnen ook. De Uil heeft alleen een voorkeur.',
  same: 'Precies wat ik in gedachten had.',
  other: 'Dat kan ook. Ik had alleen een voorkeur.',
  overTitle: 'Meer heb je niet nodig',
  overText:
    'Speel zo lang door als je wilt: de anderen zijn ook beginners. De regels staan in het menu, en aan het eind zegt een blad waar elk punt vandaan komt.',
  playOn: 'Verder spelen',
  minute: (game) => `Hoe speel je ${game}`,
  learn: 'Leren door te spelen',
  goOn: 'Verder met de les',
  missing: 'De les kon niet opgehaald worden.',
};
