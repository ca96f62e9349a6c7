// Wat wie het spel voor het eerst speelt te horen krijgt.
import type * as en from '../../en/seven-dragons/lesson';

export const minute: typeof en.minute = [
  'Iedereen heeft een geheim doel: de draken van een van vijf kleuren.',
  'In je beurt trek je een kaart en speel je er een. Een drakenkaart leg je naast een andere, zo dat minstens één paar gelijke kleuren elkaar raakt.',
  'Het doel waarvan het eerst zeven draken verbonden zijn, wint, wie ze ook gelegd heeft.',
  'Een kaart die twee of meer kleuren tegelijk verbindt, levert je extra kaarten op.',
  'Actiekaarten wisselen handen of doelen, geven de doelen door, verplaatsen een kaart of nemen er een weg, en geven de Zilveren Draak zijn kleur.',
];

export const steps: typeof en.steps = {
  goal: {
    title: 'Je geheime doel',
    text: 'Deze kleur is van jou en alleen jij weet het. Je wint zodra er op tafel **zeven** draken van verbonden zijn, wie ze ook gelegd heeft.',
  },
  place: {
    title: 'Leg een draak',
    text: 'Hij moet een andere kaart zo raken dat minstens **één paar gelijke kleuren** elkaar treft. De andere zijden mogen botsen. Waar een kaart past, zie je als je hem kiest.',
    deed: 'Kies een kaart uit je hand en wat je ermee doet.',
  },
  silver: {
    title: 'De Zilveren Draak',
    text: 'Met hem begon de tafel. Zolang er niets is afgelegd, heeft hij **elke kleur**; later die van de bovenste afgelegde kaart.',
  },
  action: {
    title: 'Een actie',
    text: 'Zo’n kaart doet wat erop staat en geeft Zilver daarna zijn kleur. Je mag ook **maar een van beide** gebruiken.',
    deed: 'Speel hem, of leg in plaats daarvan een draak.',
  },
  bonus: {
    title: 'Extra kaarten',
    text: 'Een drakenkaart die **twee kleuren** tegelijk verbindt, levert één kaart op, drie kleuren leveren er twee op. Meer kaarten is meer keus.',
  },
  end: {
    title: 'Let op de anderen',
    text: 'Niemand zegt wat hij verzamelt, maar de tafel laat het zien: kijk welke kleur groeit en maak hem niet voor een ander af. Zijn alle kaarten gespeeld, dan wint de langste keten.',
  },
};
