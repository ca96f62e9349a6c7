import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/people';

export const nl: typeof en = {
  strength: {
    title: 'Hoe sterk je bent',
    hint: 'Uit partijen met alleen mensen: geen bots, geen lessen, niets dat verder gespeeld is, en geen partij die iemand verliet. Tegen dezelfde tegenstander tellen tien partijen helemaal, verdere steeds minder.',
    none: 'Nog geen partij van je heeft geteld.',
    seats: (n) => (n === 2 ? 'twee spelers' : `${n} spelers`),
    soon: (matches, of) => `${matches} van ${of} partijen; dan is het te zien`,
    matches: (n) => plural(n, { one: '# partij', other: '# partijen' }),
    between: (rating, low, high) => `Sterkte ${rating}, waarschijnlijk tussen ${low} en ${high}`,
  },

  person: {
    open: (name) => `Over ${name}`,
    mute: 'Voor mij dempen',
    unmute: 'Weer horen',
    muteHint: 'Je leest niets meer van deze speler, op geen van je apparaten. Die krijgt het niet te horen.',
    isMuted: (name) => `Je hebt ${name} gedempt.`,
    report: 'Melden',
    reportHint:
      'Wie deze server beheert, krijgt je melding, met wat er aan deze tafel gezegd en gedaan is zoals jij het zag.',
    reasons: 'Waarom?',
    reason: {
      insults: 'Beledigingen of bedreigingen',
      spam: 'Reclame of eindeloos gepraat',
      cheating: 'Valsspelen',
      name: 'De naam',
      other: 'Iets anders',
    },
    text: 'Wat is er gebeurd?',
    textHint: 'In je eigen woorden, als je wilt',
    send: 'De melding versturen',
    sent: 'De melding is verstuurd.',
    muted: (name) => `${name} is voor jou gedempt.`,
    heard: (name) => `Je hoort ${name} weer.`,
  },

  mutes: {
    title: 'Door jou gedempt',
    none: 'Je hebt niemand gedempt.',
    hear: (name) => `${name} weer horen`,
    short: 'Weer horen',
  },

  friends: {
    title: 'Vrienden',
    none: 'Je hebt hier nog geen vrienden. Stuur iemand een link.',
    here: 'nu hier',
    since: (day) => `sinds ${day}`,
    remove: (name) => `De vriendschap met ${name} beëindigen`,
    removeSure: 'Echt beëindigen, voor beiden',
    make: 'Een vriendenlink maken',
    link: 'Vriendenlink',
    linkHint: (day) =>
      `Stuur hem naar één persoon. Hij werkt één keer, tot ${day}. Wie hem opent en instemt, is je vriend.`,
    copy: 'De link kopiëren',
    copied: 'Gekopieerd',
    share: 'Delen',
    open: (n) => plural(n, { one: 'Eén link van je staat open.', other: '# links van je staan open.' }),
    end: 'Alle links beëindigen',
    endSure: 'Echt beëindigen',
  },

  offer: {
    title: 'Een vriendenlink',
    asks: (name) => `${name} wil hier graag vrienden met je zijn.`,
    hint: 'Jullie zien wanneer de ander hier is, en kunnen elkaar aan een tafel vragen. Elk van beiden kan er een eind aan maken.',
    accept: (name) => `Vrienden worden met ${name}`,
    already: (name) => `Jij en ${name} zijn al vrienden.`,
    done: (name) => `Jij en ${name} zijn nu vrienden.`,
    nothing: 'Deze link zegt niets. Vraag om een nieuwe.',
    as: 'Je bent',
  },

  now: {
    title: 'Nu hier',
    asks: (name, game) => `${name} vraagt je aan een tafel voor ${game}`,
    go: 'Meegaan',
    putAway: (name) => `De uitnodiging van ${name} wegleggen`,
  },

  invite: {
    title: 'Een vriend vragen',
    ask: (name) => `${name} aan deze tafel vragen`,
    short: 'Vragen',
    asked: 'Gevraagd',
  },

  programs: {
    title: 'Programma’s die met iedereen spelen',
    ladder: 'Hoe programma’s tegen elkaar staan',
    declined: 'wil nu niet spelen',
    silent: 'heeft niet geantwoord',
  },

  day: {
    title: 'Spel van de dag',
    hint: 'Dezelfde kaarten voor iedereen die het hier vandaag speelt, alleen met bots, één keer. Daarna zie je hoe je het deed naast de anderen.',
    against: (seats, level) => `${plural(seats, { one: '# stoel', other: '# stoelen' })}, ${level}`,
    played: (n) =>
      n === 0
        ? 'nog door niemand gespeeld'
        : plural(n, { one: 'door één speler gespeeld', other: 'door # spelers gespeeld' }),
    score: ({ place, points }) =>
      points === null ? `plaats ${place}` : plural(points, { one: '# punt', other: '# punten' }),
    mine: (score, place, of) => `${score}: ${place} van ${of}`,
    void: 'Het telt niet: iemand anders heeft iets voor je beslist.',
    expert: (score) => `De expert: ${score}`,
    bars: (n) => plural(n, { one: 'Hoe # speler het deed', other: 'Hoe # spelers het deden' }),
    bar: (score, people) => `${score}: ${people}`,
    play: 'Spelen',
    playOf: (game) => `Het spel van vandaag spelen: ${game}`,
    goOn: 'Verder',
    compare: 'Nog eens kijken',
  },
};
