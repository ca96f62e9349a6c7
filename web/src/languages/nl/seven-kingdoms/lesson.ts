// Wat wie het spel voor het eerst speelt te horen krijgt.
import type * as en from '../../en/seven-kingdoms/lesson';

export const minute: typeof en.minute = [
  'Zeven kaarten liggen op een rij, elk onder een wapen.',
  'In elke ronde speelt ieder één kaart. Het hoogste getal handelt eerst: een koning neemt tot vier kaarten uit de rij, een prinses twee, een ridder twee die naast elkaar liggen.',
  'Wat je neemt, gaat naar je hand om later te spelen, of naar je koninkrijk, waar het blijft en telt: een kaart één punt, een koning twee.',
  'Bisschoppen leggen bonusfiches op de wapens. Aan het eind gaat elk fiche naar wie de meeste kaarten van dat wapen heeft.',
  'De partij is voorbij als de stapel leeg is of alle wapens een fiche hebben. De meeste punten winnen.',
];

export const steps: typeof en.steps = {
  row: {
    title: 'Zeven kaarten te nemen',
    text: 'Deze liggen in de **rij**, in de kolommen I tot VII. Het getal zegt wanneer een kaart handelt, het plaatje wat hij neemt, het schild bij welk wapen hij hoort.',
  },
  play: {
    title: 'Speel een kaart om wat hij neemt',
    text: 'Iedereen speelt één kaart uit de hand. Het **hoogste getal** neemt als eerste uit de rij, het laagste als laatste: wat je wilt hebben, kan dan al weg zijn.',
    deed: 'Kies een kaart uit je hand en speel hem.',
  },
  take: {
    title: 'Neem, en zeg waarheen',
    text: 'Naar je **hand** gaat wat je later wilt spelen; daar passen er drie in. Naar je **koninkrijk** gaat wat moet tellen: dat blijft daar.',
    deed: 'Neem wat je kaart mag nemen en bevestig.',
  },
  token: {
    title: 'Je bisschop brengt een bonus',
    text: 'Hij gaat meteen naar je koninkrijk en je legt een van de open **fiches** op het volgende wapen. Kies er een die bij dit wapen en bij jou past.',
    deed: 'Kies een fiche.',
  },
  kingdom: {
    title: 'Wat telt',
    text: 'Hier ligt wat ieder heeft: **1 punt** per kaart, **2** voor een koning. De getallen zeggen hoeveel van elk wapen. Wie er meer van heeft dan alle anderen, krijgt aan het eind het fiche.',
  },
  empty: {
    title: 'Een lege hand trekt',
    text: 'Wie geen kaart heeft om te spelen, trekt er twee en neemt deze ronde niets.',
  },
  end: {
    title: 'Hoe het afloopt',
    text: 'Als de **stapel** leeg is, of elk wapen een fiche heeft, gaan de handen naar de koninkrijken en wordt alles geteld. Let op wat de anderen verzamelen: een fiche gaat maar naar één speler.',
  },
};
