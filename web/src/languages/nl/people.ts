import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/people';

export const nl: typeof en = {
  strength: {
    title: 'Ratings',
    hint: 'Uit partijen tussen mensen: geen bots, lessen, voortgezette partijen of partijen die een speler verliet. Tegen dezelfde tegenstander tellen tien partijen volledig, verdere steeds minder.',
    none: 'Je hebt nog geen partijen met rating.',
    seats: (n) => (n === 2 ? 'twee spelers' : `${n} spelers`),
    soon: (matches, of) => `${matches} van ${of} partijen met rating. Je rating verschijnt na ${of}.`,
    matches: (n) => plural(n, { one: '# partij', other: '# partijen' }),
    between: (rating, low, high) => `Rating ${rating}, waarschijnlijk tussen ${low} en ${high}`,
  },

  person: {
    open: (name) => `Over ${name}`,
    mute: 'Dempen',
    unmute: 'Niet meer dempen',
    muteHint: 'Je ziet hun berichten niet meer, op geen enkel apparaat. Zij merken het niet.',
    isMuted: (name) => `Je dempt ${name}.`,
    report: 'Melden',
    reportHint:
      'De beheerder van deze server krijgt je melding, met de berichten en zetten van deze tafel zoals jij ze zag.',
    reasons: 'Reden',
    reason: {
      insults: 'Beledigingen of bedreigingen',
      spam: 'Reclame of eindeloos gepraat',
      cheating: 'Valsspelen',
      name: 'De naam',
      other: 'Iets anders',
    },
    text: 'Wat is er gebeurd?',
    textHint: 'In je eigen woorden (optioneel)',
    send: 'De melding versturen',
    sent: 'De melding is verstuurd.',
    muted: (name) => `${name} is gedempt.`,
    heard: (name) => `${name} is niet meer gedempt.`,
  },

  mutes: {
    title: 'Gedempte accounts',
    none: 'Je dempt niemand.',
    hear: (name) => `${name} niet meer dempen`,
    short: 'Niet meer dempen',
  },

  friends: {
    title: 'Vrienden',
    none: 'Je hebt hier nog geen vrienden. Stuur een vriendenlink.',
    here: 'online',
    since: (day) => `sinds ${day}`,
    remove: (name) => `${name} als vriend verwijderen`,
    removeSure: 'Verwijderen, voor beiden',
    make: 'Een vriendenlink maken',
    link: 'Vriendenlink',
    linkHint: (day) =>
      `Stuur hem naar één persoon. Hij werkt één keer, tot ${day}. De persoon die hem aanvaardt, wordt je vriend.`,
    copy: 'De link kopiëren',
    copied: 'Gekopieerd',
    share: 'Delen',
    open: (n) => plural(n, { one: 'Je hebt één open link.', other: 'Je hebt # open links.' }),
    end: 'Alle links intrekken',
    endSure: 'Nu intrekken',
  },

  offer: {
    title: 'Vriendenlink',
    asks: (name) => `${name} wil hier graag vrienden met je zijn.`,
    hint: 'Vrienden zien wanneer de ander online is en kunnen elkaar uitnodigen. Elk van beiden kan het beëindigen.',
    accept: (name) => `${name} als vriend accepteren`,
    already: (name) => `Jij en ${name} zijn al vrienden.`,
    done: (name) => `Jij en ${name} zijn nu vrienden.`,
    nothing: 'Deze link is ongeldig of verlopen. Vraag om een nieuwe.',
    as: 'Je bent',
  },

  now: {
    title: 'Vrienden online',
    asks: (name, game) => `${name} nodigt je uit aan een tafel voor ${game}`,
    go: 'Meedoen',
    putAway: (name) => `De uitnodiging van ${name} sluiten`,
  },

  invite: {
    title: 'Een vriend uitnodigen',
    ask: (name) => `${name} aan deze tafel uitnodigen`,
    short: 'Uitnodigen',
    asked: 'Uitgenodigd',
  },

  programs: {
    title: 'Externe bots',
    ladder: 'Botladders',
    declined: 'weigerde',
    silent: 'antwoordde niet',
  },

  day: {
    title: 'Spel van de dag',
    hint: 'Iedereen op deze server speelt vandaag dezelfde kaarten, één keer, alleen tegen bots. Daarna kun je je resultaat vergelijken.',
    against: (seats, level) => `${plural(seats, { one: '# stoel', other: '# stoelen' })}, ${level}`,
    played: (n) =>
      n === 0
        ? 'nog niet gespeeld'
        : plural(n, { one: 'door één speler gespeeld', other: 'door # spelers gespeeld' }),
    score: ({ place, points }) =>
      points === null ? `plaats ${place}` : plural(points, { one: '# punt', other: '# punten' }),
    mine: (score, place, of) => `${score}: ${place} van ${of}`,
    void: 'Niet gerangschikt: een andere speler besliste iets voor je.',
    expert: (score) => `De expert: ${score}`,
    bars: (n) => plural(n, { one: 'Resultaat van # speler', other: 'Resultaten van # spelers' }),
    bar: (score, people) => `${score}: ${people}`,
    play: 'Spelen',
    playOf: (game) => `Het spel van vandaag spelen: ${game}`,
    goOn: 'Verder',
    compare: 'Vergelijken',
  },
};
