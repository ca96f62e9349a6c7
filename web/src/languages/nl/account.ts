import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/account';

export const nl: typeof en = {
  title: 'Je account',
  since: (day) => `Lid sinds ${day}`,
  tag: 'Inlognaam',
  tagHint: 'Hiermee en met je wachtwoord log je in. Hij is niet geheim en verandert niet.',
  nobody: 'Je hebt nog geen account. Speel als gast aan een tafel, of log in.',
  guest: 'gast',
  again: 'Opnieuw proberen',
  admin: 'Beheer',

  time: {
    title: 'Vakantie',
    hint: 'Je klokken in correspondentiepartijen staan stil. Andere spelers zien wanneer je terug bent.',
    days: 'Dagen',
    begin: 'Vakantie beginnen',
    on: (until) => `Je hebt vakantie. Die eindigt ${until}.`,
    back: 'Vakantie beëindigen',
    backHint: 'Begonnen dagen zijn op. De andere houd je.',
    left: (n, of) =>
      plural(n, {
        one: `Nog # van ${of} dagen dit jaar`,
        other: `Nog # van ${of} dagen dit jaar`,
      }),
    zone: (zone) => `Je tijdzone voor speeluren: ${zone}.`,
    noZone: 'Je hebt geen tijdzone ingesteld. Speeluren volgen UTC.',
    useHere: (zone) => `Kies ${zone}`,
    zoneHint: 'Je kunt dit één keer per dag wijzigen. Lopende beslissingen houden hun uren.',
  },

  keep: {
    guest: 'Je account bewaren',
    guestHint:
      'Het bestaat alleen in deze browser. Voeg één inlogmethode toe; je stoelen en tafels blijven zoals ze zijn.',
    kept: 'Inlogmethoden',
    keptHint: 'Met elk hiervan kun je inloggen, op elk apparaat.',
    code: 'Herstelcode',
    everywhere: 'werkt overal',
    codeHint: 'Een lange code om af te drukken of in een wachtwoordbeheerder te bewaren.',
    codeSince: (day) => `Gemaakt op ${day}. Een nieuwe code vervangt hem.`,
    makeCode: 'Een code maken',
    replaceCode: 'Een nieuwe code maken',
    shownOnce: 'Deze code wordt maar één keer getoond. Iedereen die hem heeft, kan als jou inloggen.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    print: 'Afdrukken',
    printed: (name, tag) => `Septet · ${name} · inlognaam ${tag}`,
    confirm: 'Typ de laatste groep om te bevestigen dat je hem hebt bewaard',
    saved: 'Ik heb hem bewaard',
    notIt: 'Dat is niet de laatste groep.',
    password: 'Wachtwoord',
    passwordHint: 'Minstens 10 tekens.',
    passwordSince: (day) => `Ingesteld op ${day}.`,
    newPassword: 'Nieuw wachtwoord',
    show: 'Het wachtwoord tonen',
    setPassword: 'Het wachtwoord instellen',
    passwordSet: 'Het wachtwoord is ingesteld.',
    othersEnd: 'Je andere apparaten worden daarmee uitgelogd.',
  },

  proof: {
    ask: 'Bevestig eerst dat jij het bent',
    code: 'Herstelcode',
    password: 'Huidig wachtwoord',
    passkey: 'Toegangssleutel',
    show: 'Een toegangssleutel gebruiken',
    shown: 'Bevestigd. Geldig voor één wijziging binnen vijf minuten.',
    none: 'Je toegangssleutels werken niet op dit adres. Open een pagina waar ze werken, of wacht hieronder.',
  },

  passkeys: {
    title: 'Toegangssleutels (passkeys)',
    hint: 'Je telefoon, computer of beveiligingssleutel bewaart hem en opent hem met vinger, gezicht of pincode. Je hebt geen wachtwoord nodig.',
    since: (day) => `gemaakt op ${day}`,
    unused: 'nog niet gebruikt',
    used: (day) => `laatst gebruikt op ${day}`,
    name: 'Naam',
    make: 'Een toegangssleutel toevoegen',
    another: 'Nog een toegangssleutel toevoegen',
    asking: 'Volg de aanwijzingen van je browser…',
    made: (name) => `${name} is toegevoegd.`,
    remove: 'Verwijderen',
    removeTitle: (name) => `${name} verwijderen`,
    removeHint:
      'Je kunt er niet meer mee inloggen. Er wordt geen apparaat uitgelogd. Verwijder hem ook op je apparaat.',
    last: 'Het is je laatste inlogmethode. Zonder hem eindigt het account zodra je browsers uitgelogd zijn.',
    removeNow: 'Hem verwijderen',
    removed: (name) => `${name} is verwijderd.`,
    keep: 'Hem houden',
    back: 'Inloggen met een toegangssleutel',
    cannot: {
      insecure: 'Toegangssleutels hebben https nodig. De beheerder van deze server kan dat instellen.',
      numbers:
        'Toegangssleutels hebben een naam nodig in plaats van een IP-adres. Gebruik localhost op de machine van de server.',
      unsupported: 'Deze browser ondersteunt geen toegangssleutels.',
    },
    nothing: 'Er is geen toegangssleutel gekozen.',
    there: 'Dit apparaat heeft al een toegangssleutel van dit account.',
    elsewhere: 'Toegangssleutels van deze server werken alleen op zijn openbare adres. Open dat adres.',
    untaken: 'Dit apparaat nam hem niet aan. Probeer opnieuw, of gebruik een ander apparaat.',
    unknown: 'Deze toegangssleutel hoort hier bij geen account. Misschien is hij verwijderd.',
    again: 'Dat duurde te lang, of het account is veranderd. Begin opnieuw.',
  },

  provider: {
    provider: 'Aanbieder',
    hint: (name) =>
      `Je logt in bij ${name} en komt hier terug. Deze server krijgt alleen een ID: geen naam en geen e-mailadres.`,
    gone: 'Deze server gebruikt geen aanbieder meer. Je kunt deze methode verwijderen.',
    since: (day) => `toegevoegd op ${day}`,
    add: (name) => `${name} toevoegen`,
    another: 'Nog een toevoegen',
    leaving: (name) => `${name} wordt geopend…`,
    show: (name) => `Bevestigen bij ${name}`,
    back: (name) => `Inloggen met ${name}`,
    checking: 'Bezig met inloggen…',
    added: (name) => `${name} is toegevoegd.`,
    removeHint:
      'Je kunt er niet meer mee inloggen. Er wordt geen apparaat uitgelogd, en je account daar blijft.',
    removed: (name) => `${name} is verwijderd.`,
    refused: 'De aanbieder weigerde het inloggen, of je brak het af. Er is niets veranderd.',
    again: 'Dat duurde te lang, was al gebruikt, of begon in een andere browser. Begin opnieuw.',
    elsewhere: 'Dit werkt alleen op het openbare adres van deze server. Open dat adres.',
    foreign: 'Deze login hoort bij een ander account, of bij geen.',
    nobody: 'Hier gebruikt nog geen account deze login.',
    addHere: (name) =>
      `Ga door als ${name} en voeg hem toe op je accountpagina. Heb je een ander account, log daar dan eerst in.`,
    addLater:
      'Speel als gast en voeg hem toe op je accountpagina. Heb je een account, log daar dan eerst in.',
  },

  devices: {
    title: 'Apparaten',
    this: 'dit apparaat',
    seen: (day) => `laatst gebruikt op ${day}`,
    since: (day) => `sinds ${day}`,
    unknown: 'Onbekend apparaat',
    endSure: 'Dit apparaat uitloggen',
    endOf: (device) => `${device} uitloggen`,
    endOthers: 'Alle andere uitloggen',
    endOthersSure: 'Alle andere apparaten uitloggen',
    another: 'Verder op een ander apparaat',
    anotherHint: 'Open de link op het andere apparaat, of typ de code daar onder “Inloggen”.',
    counts: (minutes) =>
      plural(minutes, {
        one: 'Eén keer geldig, een minuut lang.',
        other: 'Eén keer geldig, # minuten lang.',
      }),
    over: 'Deze code is verlopen.',
    newCode: 'Een andere code tonen',
    qr: (code) => `QR-code van de link met de code ${code}`,
    code: 'Code voor het andere apparaat',
    signOut: 'Hier uitloggen',
    signOutSure: 'Uitloggen op dit apparaat',
  },

  bell: {
    title: 'Meldingen',
    here: 'Waarschuw me op dit apparaat',
    hereHint: (seconds) =>
      `Ook als Septet dicht is: zodra een beslissing ${plural(seconds, { one: '# seconde', other: '# seconden' })} wacht en je niet aan tafel bent.`,
    devices: (n) =>
      plural(n, { one: 'Eén apparaat krijgt meldingen.', other: '# apparaten krijgen meldingen.' }),
    cannot: {
      insecure: 'Meldingen hebben https nodig.',
      unsupported:
        'Deze browser ondersteunt het niet. Zet Septet op een iPhone of iPad eerst op het beginscherm.',
      denied: 'De browser blokkeert meldingen. Wijzig dat in zijn instellingen voor deze pagina.',
    },
    refused: 'De browser weigerde, of heeft geen pushdienst.',
    quiet: 'Stille uren',
    from: 'Van',
    to: 'tot',
    zone: (zone) => `In de tijdzone ${zone}. Meldingen wachten tot de stille uren voorbij zijn.`,
    reminder: 'Herinner me voordat mijn tijd om is',
    noReminder: 'Nooit',
    before: (minutes) =>
      minutes % 60 !== 0
        ? plural(minutes, { one: '# minuut ervoor', other: '# minuten ervoor' })
        : plural(minutes / 60, { one: 'Een uur ervoor', other: '# uur ervoor' }),
    hook: {
      title: 'Webhook',
      hint: 'De server stuurt een ondertekend bericht naar dit adres wanneer hij je zou waarschuwen, en nog eens wanneer de beslissing genomen is.',
      format: 'Vorm van de berichten',
      address: 'URL met https',
      set: 'Toevoegen',
      secret: 'Het geheim dat de berichten ondertekent. Het wordt maar één keer getoond.',
      remove: 'Verwijderen',
    },
    mail: {
      title: 'E-mail',
      hint: 'Een e-mail als een beslissing wacht en je niet aan tafel bent, of als een vriend je uitnodigt. De server stuurt eerst een link om het adres te bevestigen.',
      address: 'Je adres',
      send: 'De link versturen',
      wrong: 'Dat is geen geldig e-mailadres.',
      asked: (address) =>
        `Er is een e-mail onderweg naar ${address}. Open de link binnen een dag en druk daar op de knop. Krijg je niets, kijk dan bij de ongewenste berichten.`,
      confirmed: (address) => `${address} is bevestigd.`,
      refused: (address) => `De mailserver weigerde ${address}. Er gaan geen e-mails meer heen.`,
      remove: 'Dit adres verwijderen',
    },
    install: 'Septet installeren',
    installHint: 'Installeer Septet als app op dit apparaat.',
    none: 'Deze server stuurt geen meldingen.',
  },

  data: {
    title: 'Je gegevens',
    exportHint: 'Alles over jou in één JSON-bestand: account, apparaten, tafels, partijen, berichten.',
    export: 'Exporteren',
    exporting: 'Wordt verzameld…',
    eraseHint:
      'Verwijdert meteen je naam en inlogmethoden. Afgelopen partijen en je berichten blijven, onder “een vroegere speler”.',
    erase: 'Account verwijderen',
    eraseTitle: 'Je account verwijderen',
    sentence: (name) => `Verwijder ${name}`,
    type: (sentence) => `Typ “${sentence}”`,
    eraseNow: 'Nu verwijderen',
    cannot: 'Dit kan niet ongedaan worden gemaakt.',
    gone: 'Je account is verwijderd.',
    cancel: 'Mijn account houden',
  },

  lost: {
    title: 'Ik ben alle inlogmethoden kwijt',
    hint: (days) =>
      `Na ${plural(days, { one: '# dag', other: '# dagen' })} kan dit apparaat een methode toevoegen zonder de oude. Tot dan tonen al je apparaten een waarschuwing, en elk ervan kan annuleren.`,
    say: 'Het wachten beginnen',
    own: (day) =>
      `Vanaf ${day} heeft dit apparaat geen oude inlogmethode nodig. Je andere apparaten tonen dat ook.`,
    other: (device, since, from) =>
      `Op ${since} meldde ${device} dat je inlogmethoden kwijt zijn. Vanaf ${from} kan het ze wijzigen. Was jij dat niet, annuleer dan en log dat apparaat uit.`,
    ready:
      'Het wachten is voorbij. Dit apparaat kan nu één keer zonder oude methode een code maken, een wachtwoord instellen of het account verwijderen.',
    found: 'Het wachten annuleren',
    notMe: 'Dat was ik niet',
  },

  back: {
    title: 'Inloggen',
    lead: 'Gebruik het account dat je bewaard hebt, met je naam, stoelen en partijen.',
    ways: 'Inlogmethode',
    code: 'Herstelcode',
    password: 'Wachtwoord',
    device: 'Code van een ander apparaat',
    codeField: 'Herstelcode, 25 letters en cijfers',
    deviceField: 'Code op het andere apparaat, 12 letters en cijfers',
    deviceHint: 'Op een apparaat waarop je ingelogd bent: je account, “Verder op een ander apparaat”.',
    tagField: 'Inlognaam, acht letters en cijfers',
    passwordField: 'Wachtwoord',
    slip: 'Deze code bevat een tikfout. Vergelijk hem letter voor letter.',
    enter: 'Inloggen',
    entering: 'Een ogenblik…',
    welcome: (name) => `Welkom terug, ${name}.`,
    leaves: (name) =>
      `Je bent hier de gast ${name}. Een gast heeft geen inlogmethode: bewaar dat account eerst als je het wilt houden.`,
    signedIn: (name) => `Je bent ingelogd als ${name}. Je wordt hier uit dat account uitgelogd.`,
    fromLink: 'Je hebt een inloglink geopend. Ga alleen verder als hij van je eigen apparaat komt.',
  },
};
