import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/seat';

export const nl: typeof en = {
  undo: {
    mine: (n) =>
      plural(n, {
        one: 'Je vroeg om je zet terug te nemen. Eén speler moet instemmen.',
        other: 'Je vroeg om je zet terug te nemen. # spelers moeten instemmen.',
      }),
    withdraw: 'Laat maar',
    wants: (name) => `${name} wil de laatste zet graag terugnemen. Er is sindsdien niets verborgens getoond.`,
    refuse: 'Hij blijft staan',
    allow: 'Goed',
    agreed: (name, n) =>
      plural(n, {
        one: `Van jou mag ${name} de zet terugnemen. Nog één speler moet instemmen.`,
        other: `Van jou mag ${name} de zet terugnemen. Nog # spelers moeten instemmen.`,
      }),
  },
  ahead: {
    choose: 'Vooruit kiezen',
    looking: 'Vooruitkijken…',
    nothing: 'Van je volgende beslissing is nu niets te voorzien.',
    prompt: 'Kies nu al wat je doet als je aan de beurt bent.',
    list: 'Wat je hierna doet',
    about: 'Het wordt meteen gespeeld als je aan de beurt bent, als het nog kan. Niemand ziet het eerder.',
    cancel: 'Later kiezen',
    chosen: (deed) => `Vooruit gekozen: ${deed}`,
    takeBack: 'Terugnemen',
    played: 'Wat je vooruit koos, is gespeeld.',
    dropped: {
      impossible: 'Wat je vooruit koos, kan niet meer. Kies opnieuw.',
      other_decision: 'Er wordt iets anders gevraagd dan voorzien, dus je keuze vooruit is niet gespeeld.',
      went_back: 'De partij ging terug, dus je keuze vooruit is vervallen.',
    },
    ok: 'Goed',
  },
  order: {
    heading: 'Wat je geen keus laat',
    about:
      'Als je maar één ding kunt doen, wordt het voor je gespeeld. Meteen als iedereen dat ziet; anders na een paar seconden, alsof je erover nadacht, zodat het niets over je hand zegt. Niemand hoort het, en in het verloop lees je welke zetten het waren. Het geldt voor deze partij.',
    slow: 'Wat alleen jij weet, blijft aan jou als er dagen tussen de zetten liggen.',
    label: 'Gedwongen zetten voor mij',
    rests: 'Je nam een zet terug: beslis eerst, dan gaat het verder.',
    given: 'In deze partij worden je gedwongen zetten voor je gespeeld.',
    takenBack: 'Je speelt je gedwongen zetten zelf.',
    played: 'Je had geen keus, dus het is voor je gespeeld.',
  },
  screen: {
    heading: 'Een scherm voor iedereen',
    open: 'Op een groot scherm tonen',
    how: 'Open dit adres op een televisie of een laptop die iedereen ziet. Het toont de tafel zonder handen; jullie telefoons zijn de handen.',
    sits: 'Dit apparaat heeft een stoel aan tafel, dus zijn hand zou hier te zien zijn.',
    elsewhere: 'Open dit adres op een apparaat dat niet meespeelt, of in een privévenster.',
    toTable: 'Naar de tafel',
    join: (host) => `Richt de camera van je telefoon hierop, of open ${host} en typ`,
    seats: 'Stoelen',
    free: 'vrij',
    ready: 'klaar',
    whole: 'Volledig scherm',
    leaveWhole: 'Volledig scherm verlaten',
    sleeps: 'Zonder https kan deze pagina het scherm niet wakker houden; laat het apparaat dat doen.',
    won: (names, n) => (n === 1 ? `${names} wint` : `${names} winnen`),
  },
};
