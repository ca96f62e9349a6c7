// The short introduction and the tutorial of the game, in Dutch.
import type * as en from '../../en/seven-dragons/lesson';

export const minute: typeof en.minute = [
  'Iedereen heeft een geheim doel: de draken van een van vijf kleuren.',
  'In je beurt trek je een kaart en speel je er een. Een draakkaart leg je naast een andere, zo dat minstens één paar gelijke kleuren elkaar raakt.',
  'Het doel waarvan het eerst zeven draken verbonden zijn, wint, wie ze ook gelegd heeft.',
  'Een kaart die twee of meer kleuren tegelijk verbindt, levert je extra kaarten op.',
  'Actiekaarten wisselen handen of doelen, geven de doelen door, verplaatsen een kaart of nemen er een weg. Ze geven ook de Zilveren Draak zijn kleur.',
];

export const steps: typeof en.steps = {
  goal: {
    title: 'Je geheime doel',
    text: 'Deze kleur is van jou en alleen jij weet het. Je wint zodra er op tafel **zeven** draken van verbonden zijn, wie ze ook gelegd heeft.',
  },
  place: {
    title: 'Leg een draak',
    text: 'Hij moet een andere kaart zo raken dat minstens **één paar gelijke kleuren** elkaar treft. De andere zijden mogen botsen. Kies een kaart om te zien waar hij past.',
    deed: 'Kies een kaart uit je hand en wat je ermee doet.',
  },
  silver: {
    title: 'De Zilveren Draak',
    text: 'Met hem begint de tafel. Zolang de aflegstapel leeg is, heeft hij **elke kleur**; later die van de bovenste afgelegde kaart.',
  },
  action: {
    title: 'Een actie',
    text: 'Zo’n kaart doet wat erop staat en geeft Zilver daarna zijn kleur. Je mag ook **maar een van beide** gebruiken.',
    deed: 'Speel hem, of leg in plaats daarvan een draak.',
  },
  bonus: {
    title: 'Extra kaarten',
    text: 'Een draakkaart die **twee kleuren** tegelijk verbindt, levert één kaart op, drie kleuren leveren er twee op. Meer kaarten is meer keus.',
  },
  end: {
    title: 'Let op de anderen',
    text: 'De andere doelen zijn geheim, maar de tafel toont ze: kijk welke kleur groeit en maak hem niet voor een ander af. Zijn alle kaarten gespeeld, dan wint de langste keten.',
  },
};
