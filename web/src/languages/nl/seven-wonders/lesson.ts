// The short introduction and the tutorial of the game, in Dutch.
import type * as en from '../../en/seven-wonders/lesson';

export const minute: typeof en.minute = [
  'Iedereen heeft een stad met een wonder, en een hand van zeven kaarten.',
  'In elke beurt kiezen allen tegelijk een kaart. Bouw hem, bouw er een fase van het wonder mee, of verkoop hem voor drie munten. Dan gaan de handen naar de buren.',
  'Ontbrekende goederen koop je van je twee buren, voor twee munten per stuk, als zij ze maken.',
  'Na elk van de drie tijdperken worden je schilden vergeleken met die van beide buren.',
  'Punten komen van het wonder, blauwe kaarten, wetenschap, handel, gilden, munten en overwinningen. De meeste punten na het derde tijdperk winnen.',
];

export const steps: typeof en.steps = {
  hand: {
    title: 'Zeven kaarten, één voor jou',
    text: 'Allen kiezen tegelijk **één kaart uit hun hand**; de rest gaat naar een buur. Sommige van deze kaarten zie je dus terug, andere nooit.',
  },
  build: {
    title: 'Kies een kaart',
    text: '**Bouw** hem als je hem kunt betalen, gebruik hem voor een **fase** van je wonder, of **verkoop** hem voor 3 munten. Bruine en grijze kaarten maken goederen voor alles wat later komt.',
    deed: 'Kies een kaart uit je hand en wat je ermee doet.',
  },
  pass: {
    title: 'De handen zijn doorgegeven',
    text: 'Alle kaarten zijn tegelijk getoond en elke hand is een stad verder gegaan. In het tweede tijdperk gaan ze de andere kant op.',
  },
  trade: {
    title: 'Wat je mist, koop je',
    text: 'Goederen raken nooit op: je stad maakt ze elke beurt. Wat ontbreekt, koop je van de **buren** voor 2 munten per stuk, en ze kunnen niet weigeren. Wat het kost, zie je voordat je beslist.',
    deed: 'Kies opnieuw.',
  },
  shields: {
    title: 'Schilden',
    text: 'Rode kaarten brengen schilden. Aan het eind van **elk tijdperk** krijgt wie er meer heeft dan een buur punten, elk tijdperk meer; wie er minder heeft, verliest er een.',
  },
  end: {
    title: 'Wat telt',
    text: 'Blauwe kaarten brengen de punten die erop staan. Groene brengen meer naarmate je er meer gelijk of verschillend hebt. Gele helpen met munten en goederen. Paarse, in het derde tijdperk, tellen wat steden gebouwd hebben.',
  },
};
