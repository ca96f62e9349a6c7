import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/seat';

export const nl: typeof en = {
  undo: {
    mine: (n) =>
      plural(n, {
        one: 'Je vroeg om je zet ongedaan te maken. Eén speler moet instemmen.',
        other: 'Je vroeg om je zet ongedaan te maken. # spelers moeten instemmen.',
      }),
    withdraw: 'Intrekken',
    wants: (name) => `${name} wil de laatste zet ongedaan maken. Die toonde geen verborgen kaarten.`,
    refuse: 'Weigeren',
    allow: 'Toestaan',
    agreed: (name, n) =>
      plural(n, {
        one: `Van jou mag ${name} de zet ongedaan maken. Nog één speler moet instemmen.`,
        other: `Van jou mag ${name} de zet ongedaan maken. Nog # spelers moeten instemmen.`,
      }),
  },
  ahead: {
    choose: 'Vooruit spelen',
    looking: 'Vooruitkijken…',
    nothing: 'Je volgende beslissing is nu niet te voorzien.',
    prompt: 'Kies je volgende zet vooruit.',
    list: 'Je volgende zet',
    about: 'De server speelt hem als je aan de beurt bent, als hij nog mag. Andere spelers zien hem niet.',
    cancel: 'Later kiezen',
    chosen: (deed) => `Vooruit gekozen: ${deed}`,
    takeBack: 'Annuleren',
    played: 'Je vooruit gekozen zet is gespeeld.',
    dropped: {
      impossible: 'Je vooruit gekozen zet kan niet meer. Kies opnieuw.',
      other_decision: 'De beslissing is een andere dan verwacht. Je vooruit gekozen zet is niet gespeeld.',
      went_back: 'De partij ging terug. Je vooruit gekozen zet is vervallen.',
    },
    ok: 'OK',
  },
  order: {
    heading: 'Gedwongen zetten',
    about:
      'Als je maar één zet hebt, speelt de server die: meteen als iedereen dat ziet, anders na een paar seconden, zodat het niets over je hand verraadt. Het verloop markeert deze zetten. De instelling geldt voor deze partij.',
    slow: 'In correspondentiepartijen blijven zetten die alleen jij ziet aan jou.',
    label: 'Gedwongen zetten automatisch spelen',
    rests: 'Gepauzeerd na het ongedaan maken. Gaat verder na je volgende zet.',
    given: 'In deze partij worden je gedwongen zetten automatisch gespeeld.',
    takenBack: 'Je speelt je gedwongen zetten zelf.',
    played: 'Je had één mogelijke zet. Die is automatisch gespeeld.',
  },
  guess: {
    heading: 'Uitproberen',
    about:
      'Speel alleen verder vanaf wat je ziet, aan een privétafel. Verborgen kaarten worden geraden. Deze partij verandert niet. Iedereen aan tafel ziet dat je het doet, zoals bij een hint.',
    alone:
      'Speel alleen verder vanaf wat je ziet, aan een privétafel. Verborgen kaarten worden geraden. Deze partij verandert niet.',
    others: 'Andere spelers',
    each: 'Kies voor elke stoel',
    seat: (name) => `Speelt voor ${name}`,
    go: 'Uitproberen',
    from: 'Uitprobeerpartij bij een lopende partij',
    back: 'Terug naar de partij',
    turn: 'Jouw beurt in de partij',
    hint: 'Ze begint met wat je van die partij zag. Verborgen kaarten zijn geraden. Ze telt niet in de statistieken.',
    fair: 'Er valt geen verdeling te controleren: de partij begint met wat je zag, en het startgetal bepaalt alleen de geraden kaarten.',
  },
  screen: {
    heading: 'Tv-weergave',
    open: 'Op een tv tonen',
    how: 'Open dit adres op een tv of laptop die iedereen ziet. Het toont de tafel zonder handen. Elke speler heeft de hand op de telefoon.',
    sits: 'Dit apparaat heeft een stoel aan tafel. De hand zou hier te zien zijn.',
    elsewhere: 'Gebruik een apparaat zonder stoel, of een privévenster.',
    toTable: 'Naar de tafel',
    join: (host) => `Richt de camera van je telefoon hierop, of open ${host} en typ`,
    seats: 'Stoelen',
    door: 'Meedoen of kijken',
    leads: 'staat voor',
    many: (n) => plural(n, { one: '# speler kiest', other: '# spelers kiezen' }),
    free: 'vrij',
    ready: 'klaar',
    whole: 'Volledig scherm',
    leaveWhole: 'Volledig scherm verlaten',
    sleeps: 'Zonder https kan deze pagina het scherm niet aan houden. Stel het apparaat in.',
    won: (names, n) => (n === 1 ? `${names} wint` : `${names} winnen`),
  },
};
