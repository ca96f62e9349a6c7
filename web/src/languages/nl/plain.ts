// The texts around a plain board, for games without a board of their own, in Dutch.
import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/plain';

export const nl: typeof en = {
  you: 'Jij',
  youInside: 'jij',
  seat: (n) => `Stoel ${n}`,
  something: 'Een gebeurtenis',
  nothing: 'niets',
  colon: (name, what) => `${name}: ${what}`,

  yourTurn: 'Jouw beurt: kies een actie',
  yourCard: 'Jouw beurt: kies een kaart',
  yourCardOrDeed: 'Jouw beurt: kies een kaart of een actie',
  waitFor: (names) => `Wachten op ${names}`,
  mayChange: (names) => `Wacht op ${names}. Je kunt je keuze nog wijzigen.`,
  goesOn: 'De partij gaat verder',
  over: (names, n) =>
    n === 1 ? `Partij afgelopen. ${names} wint.` : `Partij afgelopen. ${names} delen de winst.`,
  overTogether: (names) => `Partij afgelopen. ${names} winnen samen.`,
  youWon: 'Partij afgelopen. Jij wint.',
  overNobody: 'Partij afgelopen.',
  cards: (n) => plural(n, { one: '# kaart', other: '# kaarten' }),
  inZone: (card, zone) => `${card}, ${zone}`,
  noCards: 'Leeg',
  chooseCard: 'Kies een kaart om de acties te zien.',
  chooseDeed: 'De knoppen tonen je acties.',
  notNow: 'Je kunt hem nu niet gebruiken.',
  waysWith: (card, n) =>
    plural(n, { one: `${card}: # actie mogelijk.`, other: `${card}: # acties mogelijk.` }),
  less: (what) => `${what}, één minder`,
  more: (what) => `${what}, één meer`,
  keysStep: 'een getal wijzigen',
  back: 'Ongedaan maken',
  of: (name) => `Kaarten van ${name}`,
  yours: 'Je kaarten',
  table: 'Op tafel',
  players: 'Spelers',

  sheet: 'Punten van elke speler',
  player: 'Speler',

  rulesNone: 'Dit spel heeft nog geen regeltekst. Vraag de host, of probeer de knoppen.',
  rulesDeeds: 'Acties',
  rulesShown: 'Op tafel',
  rulesWords: 'De auteur van het spel schreef deze teksten.',
  refused: 'De regels staan dat niet toe.',
};
