import type { en } from '../en/device';

export const nl: typeof en = {
  hand: (name: string) => `Geef het toestel aan ${name}`,
  turn: (name: string) => `${name} is aan de beurt. De anderen kijken even weg.`,
  look: (name: string) => `Op niemand hier wordt gewacht. ${name} mag de tafel bekijken.`,
  lift: (name: string) => `Ik ben ${name}`,
  others: 'Of geef het aan',
  add: 'Iemand naast mij',
  about:
    'Jullie spelen op één toestel en geven het aan elkaar door. Tussen de beurten verbergt een gordijn alle handen. Zo’n partij telt voor niemands sterkte.',
  name: 'Hoe heet deze speler?',
  seat: 'Hier laten plaatsnemen',
};
