// The short introduction and the tutorial of the game, in Dutch.
import type * as en from '../../en/seven-sages/lesson';

export const minute: typeof en.minute = [
  'In elke ronde neemt ieder een wijze. De open plek waar de pion staat, zegt welke wijze boven welke staat.',
  'Dan praten jullie, openlijk of fluisterend: wie vecht aan wiens zijde? Beloften binden niemand.',
  'Bondgenoten mogen elkaar kaarten geven. In het gevecht spelen allen om beurten krachtkaarten, uilen en spreuken, tot iedereen gepast heeft.',
  'De kant die voorstaat, neemt de kristallen van de open plek, de hoogste in rang eerst. De anderen trekken een spreuk.',
  'De laagste in rang kiest de volgende open plek. Na zes tot elf ronden winnen de waardevolste kristallen.',
];

export const steps: typeof en.steps = {
  sage: {
    title: 'Neem een wijze',
    text: 'Je kunt de **krachtkaarten** van je wijze spelen, en uilen; neem er dus een van wie je goede kaarten hebt. Ook de rang op de open plek doet ertoe: de hoogste neemt het eerste kristal.',
    deed: 'Kies een wijze.',
  },
  speak: {
    title: 'Alleen, of samen?',
    text: 'Met drie aan tafel **vecht één tegen twee**. De hoogste in rang beslist eerst: alleen vechten, of de volgende laten spreken.',
    deed: 'Zeg wat je wilt doen.',
  },
  talk: {
    title: 'Wie vecht aan wiens zijde?',
    text: 'Praat, stel voor, fluister: **beloften binden niemand**. Een partner helpt winnen, en neemt ook kristallen.',
    deed: 'Zeg wat je wilt doen.',
  },
  exchange: {
    title: 'Geven, of niet',
    text: 'Bondgenoten mogen elkaar kaarten **geven**, nu en op geen ander moment. Er hoeft niets tegenover te staan.',
    deed: 'Geef iets, of zeg dat je klaar bent.',
  },
  fight: {
    title: 'Het gevecht',
    text: 'Om beurten speelt ieder een kaart van zijn wijze, een uil of een spreuk, of **past**. Een kaart brengt zijn getal; een voorsprong van 25 beëindigt het gevecht meteen. Wat je niet speelt, houd je.',
    deed: 'Speel een kaart, of pas.',
  },
  over: {
    title: 'Na het passen',
    text: 'Wie het eerst past, trekt kaarten; wie later past, krijgt er van de speler die net daarvoor paste. Kies wat je kunt missen.',
    deed: 'Kies de kaarten.',
  },
  crystal: {
    title: 'Kristallen',
    text: 'Op volgorde van rang neemt elke winnaar er een. Vanaf dan **ziet geen andere speler** wat het waard is.',
    deed: 'Neem een kristal.',
  },
  pawn: {
    title: 'De volgende open plek',
    text: 'De laagste in rang verzet de pion en kiest daar als eerste een wijze. Kijk naar de kristallen en naar de volgorde van de wijzen.',
    deed: 'Kies een open plek.',
  },
  end: {
    title: 'Hoe het afloopt',
    text: 'De partij eindigt op de **finitum**-tegel. Wie dan de hoogste som aan kaarten van een wijze heeft, krijgt een klein kristal, en alle kristallen worden geteld.',
  },
};
