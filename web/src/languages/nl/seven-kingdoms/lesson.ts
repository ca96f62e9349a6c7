// The short introduction and the tutorial of the game, in Dutch.
import type * as en from '../../en/seven-kingdoms/lesson';

export const minute: typeof en.minute = [
  'Zeven kaarten liggen op een rij, elk onder een wapen.',
  'In elke ronde speelt ieder één kaart. Het hoogste getal handelt eerst. Een koning neemt tot vier kaarten uit de rij, een prinses twee, een ridder twee die naast elkaar liggen.',
  'De kaarten die je neemt, gaan naar je hand om later te spelen, of naar je koninkrijk. Daar blijven en tellen ze: een kaart één punt, een koning twee.',
  'Bisschoppen leggen bonusfiches op de wapens. Aan het eind gaat elk fiche naar wie de meeste kaarten van dat wapen heeft.',
  'De partij eindigt als de stapel leeg is of alle wapens een fiche hebben. De meeste punten winnen.',
];

export const steps: typeof en.steps = {
  row: {
    title: 'Zeven kaarten te nemen',
    text: 'De **rij** heeft de kolommen I tot VII. Het getal zegt wanneer een kaart handelt, het plaatje wat hij neemt, het schild bij welk wapen hij hoort.',
  },
  play: {
    title: 'Speel een kaart om te nemen',
    text: 'Iedereen speelt één kaart uit de hand. Het **hoogste getal** neemt als eerste uit de rij, het laagste als laatste: de kaart die je wilt, kan dan al weg zijn.',
    deed: 'Kies een kaart uit je hand en speel hem.',
  },
  take: {
    title: 'Neem, en kies waarheen',
    text: 'Neem kaarten in je **hand** om ze later te spelen, hooguit drie. Of neem ze in je **koninkrijk** om te tellen: daar blijven ze.',
    deed: 'Neem wat je kaart mag nemen en bevestig.',
  },
  token: {
    title: 'Je bisschop brengt een bonus',
    text: 'Hij gaat meteen naar je koninkrijk en je legt een van de open **fiches** op het volgende wapen. Kies er een die bij dit wapen en bij jou past.',
    deed: 'Kies een fiche.',
  },
  kingdom: {
    title: 'Wat telt',
    text: 'Dit zijn de koninkrijken: **1 punt** per kaart, **2** voor een koning. De getallen zeggen hoeveel van elk wapen. Wie er meer van heeft dan alle anderen, krijgt aan het eind het fiche.',
  },
  empty: {
    title: 'Een lege hand trekt',
    text: 'Wie geen kaart heeft om te spelen, trekt er twee en neemt deze ronde niets.',
  },
  end: {
    title: 'Hoe het afloopt',
    text: 'Als de **stapel** leeg is, of elk wapen een fiche heeft, gaan de handen naar de koninkrijken en wordt alles geteld. Let op de andere koninkrijken: een fiche gaat maar naar één speler.',
  },
};
