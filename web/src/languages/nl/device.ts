import type { en } from '../en/device';

export const nl: typeof en = {
  hand: (name: string) => `Geef het toestel aan ${name}`,
  turn: (name: string) => `${name} is aan de beurt. De anderen kijken even weg.`,
  look: (name: string) => `Geen speler hier is aan de beurt. ${name} mag de tafel bekijken.`,
  lift: (name: string) => `Ik ben ${name}`,
  others: 'Of geef het aan',
  add: 'Tweede speler op dit toestel',
  about:
    'Jullie delen één toestel en geven het door. Tussen de beurten verbergt een scherm alle handen. Zo’n partij telt niet voor de rating.',
  name: 'Naam',
  seat: 'Speler toevoegen',
};
