// De eigen woorden van het huis rond een eenvoudig bord.
import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/plain';

export const nl: typeof en = {
  you: 'Jij',
  youInside: 'jij',
  seat: (n) => `Stoel ${n}`,
  something: 'Er is iets gebeurd',
  nothing: 'niets',
  colon: (name, what) => `${name}: ${what}`,

  yourTurn: 'Jouw beurt: kies een actie',
  yourCard: 'Jouw beurt: kies een kaart',
  yourCardOrDeed: 'Jouw beurt: kies een kaart of een actie',
  waitFor: (names) => `Wachten op ${names}`,
  mayChange: (names) => `Wachten op ${names}. Je kunt je nog bedenken.`,
  goesOn: 'De partij gaat verder',
  over: (names, n) =>
    n === 1 ? `De partij is voorbij. ${names} wint.` : `De partij is voorbij. ${names} delen de winst.`,
  overTogether: (names) => `De partij is voorbij. ${names} winnen samen.`,
  youWon: 'De partij is voorbij. Je wint.',
  overNobody: 'De partij is voorbij.',

  cards: (n) => plural(n, { one: '# kaart', other: '# kaarten' }),
  inZone: (card, zone) => `${card}, ${zone}`,
  noCards: 'Leeg',
  chooseCard: 'Kies een kaart om te zien wat ermee kan.',
  chooseDeed: 'De knoppen zeggen wat je kunt doen.',
  notNow: 'Je kunt hem nu niet gebruiken.',
  waysWith: (card, n) =>
    plural(n, { one: `${card}: # actie mogelijk.`, other: `${card}: # acties mogelijk.` }),
  less: (what) => `${what}, één minder`,
  more: (what) => `${what}, één meer`,
  keysStep: 'een getal wijzigen',
  back: 'Terugnemen',
  of: (name) => `Kaarten van ${name}`,
  yours: 'Je kaarten',
  table: 'Op tafel',
  players: 'Spelers',

  sheet: 'Punten van elke speler',
  player: 'Speler',
  place: (place) => (place === 0 ? 'niet genomen' : `Plaats ${place}`),
  placeRow: 'Plaats',

  rulesNone: 'Nog niemand heeft regels voor dit spel geschreven. Vraag het de host, of probeer de knoppen.',
  rulesDeeds: 'Wat er kan',
  rulesShown: 'Wat er op tafel ligt',
  rulesWords: 'Deze teksten komen uit het spel zelf, zoals de maker ze schreef.',
  refused: 'De regels staan dat niet toe.',
};
