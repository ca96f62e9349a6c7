import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/account';

export const nl: typeof en = {
  title: 'Je account',
  since: (day) => `Hier sinds ${day}`,
  tag: 'Je kenmerk',
  tagHint: 'Hiermee en met je wachtwoord log je in. Het is niet geheim en blijft hetzelfde.',
  nobody: 'Je bent hier nog niemand. Ga aan een tafel zitten, of kom terug naar een account dat je hebt.',
  guest: 'gast',
  again: 'Opnieuw proberen',
  admin: 'Beheer',

  time: {
    title: 'Vakantie',
    hint: 'Waar er dagen tussen de zetten zitten, staat je klok zolang stil, en de anderen zien tot wanneer je weg bent.',
    days: 'Dagen',
    begin: 'Ik ben vanaf nu weg',
    on: (until) => `Je hebt vakantie. Die eindigt ${until}.`,
    back: 'Ik ben terug',
    backHint: 'Dagen die begonnen zijn, zijn op; de andere krijg je terug.',
    left: (n, of) =>
      plural(n, {
        one: `Nog # van ${of} dagen dit jaar`,
        other: `Nog # van ${of} dagen dit jaar`,
      }),
    zone: (zone) => `Speeluren worden geteld volgens de klok in ${zone}.`,
    noZone: 'Je hebt niet gezegd waar je woont; speeluren worden geteld volgens de tijd van Greenwich.',
    useHere: (zone) => `Kies ${zone}`,
    zoneHint: 'Dat kan één keer per dag veranderen. Wat je al gevraagd is, houdt zijn uren.',
  },

  keep: {
    guest: 'Deze naam en je partijen bewaren',
    guestHint:
      'Nu staan ze alleen in deze browser. Een van deze manieren is genoeg; je stoelen en tafels blijven zoals ze zijn.',
    kept: 'Hoe je terugkomt',
    keptHint: 'Elk hiervan opent je account op elk apparaat.',
    code: 'Herstelcode',
    everywhere: 'werkt overal',
    codeHint: 'Een lange code die je afdrukt of in een wachtwoordbeheerder bewaart.',
    codeSince: (day) => `Je hebt er een, gemaakt op ${day}. De oude vervalt als je een nieuwe maakt.`,
    makeCode: 'Een code maken',
    replaceCode: 'Een nieuwe code maken',
    shownOnce: 'Hij wordt alleen deze keer getoond. Wie hem heeft, heeft je account.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    print: 'Afdrukken',
    printed: (name, tag) => `Septet · ${name} · kenmerk ${tag}`,
    confirm: 'Typ de laatste groep om te laten zien dat je hem hebt',
    saved: 'Ik heb hem bewaard',
    notIt: 'Dat is niet de laatste groep.',
    password: 'Wachtwoord',
    passwordHint: 'Minstens 10 tekens.',
    passwordSince: (day) => `Je hebt er een, ingesteld op ${day}.`,
    newPassword: 'Nieuw wachtwoord',
    show: 'Het wachtwoord tonen',
    setPassword: 'Het wachtwoord instellen',
    passwordSet: 'Het wachtwoord is ingesteld.',
    othersEnd: 'Je andere apparaten worden daarmee uitgelogd.',
  },

  proof: {
    ask: 'Laat eerst zien dat jij het bent',
    code: 'Herstelcode',
    password: 'Huidig wachtwoord',
    passkey: 'Toegangssleutel',
    show: 'Een toegangssleutel tonen',
    shown: 'Jij bent het. Het geldt één keer, vijf minuten lang.',
    none: 'Je toegangssleutels werken niet op dit adres. Kom van een pagina waar ze werken, of wacht hieronder.',
  },

  passkeys: {
    title: 'Toegangssleutels (passkeys)',
    hint: 'Je telefoon, je computer of een USB-sleutel bewaart er een en opent hem met vinger, gezicht of pincode. Niets om te onthouden, en niets wat iemand te weten kan komen.',
    since: (day) => `gemaakt op ${day}`,
    unused: 'nog niet gebruikt',
    used: (day) => `laatst gebruikt op ${day}`,
    name: 'Hoe je hem noemt',
    make: 'Een toegangssleutel maken',
    another: 'Nog een toegangssleutel maken',
    asking: 'Je browser vraagt het je…',
    made: (name) => `${name} opent nu je account.`,
    remove: 'Verwijderen',
    removeTitle: (name) => `${name} verwijderen`,
    removeHint:
      'Hij opent hier dan niets meer; niemand wordt daardoor uitgelogd. Het apparaat laat hem nog wel zien: verwijder hem daar ook.',
    last: 'Het is je laatste manier om terug te komen. Zonder hem leeft dit account alleen in de browsers die nu ingelogd zijn, en eindigt het met hen.',
    removeNow: 'Hem verwijderen',
    removed: (name) => `${name} opent hier niets meer.`,
    keep: 'Hem houden',
    back: 'Terugkomen met een toegangssleutel',
    cannot: {
      insecure:
        'Toegangssleutels hebben https nodig, en dit adres heeft dat niet. Wie de server beheert, kan dat veranderen.',
      numbers:
        'Toegangssleutels hebben een adres met een naam nodig, en dit bestaat uit cijfers. Op de machine van de server zelf volstaat localhost.',
      unsupported: 'Deze browser heeft geen toegangssleutels.',
    },
    nothing: 'Er is geen toegangssleutel gekozen.',
    there: 'Dat apparaat heeft al een toegangssleutel van dit account.',
    elsewhere: 'Toegangssleutels van deze server werken alleen op zijn openbare adres. Open dat.',
    untaken: 'Met dit apparaat lukte het niet. Probeer opnieuw, of neem een ander.',
    unknown: 'Deze toegangssleutel opent hier geen account. Misschien is hij verwijderd.',
    again: 'Dat duurde te lang, of er is intussen iets veranderd. Begin opnieuw.',
  },

  provider: {
    provider: 'Aanbieder',
    hint: (name) =>
      `Je logt in bij ${name} en komt meteen terug. Deze server leert alleen hoe ${name} je noemt: geen naam en geen e-mailadres.`,
    gone: 'Deze server werkt niet meer met een aanbieder. Wat je hier hebt, opent nu niets; je kunt het verwijderen.',
    since: (day) => `toegevoegd op ${day}`,
    add: (name) => `${name} toevoegen`,
    another: 'Nog een toevoegen',
    leaving: (name) => `Je gaat naar ${name}…`,
    show: (name) => `Laten zien bij ${name}`,
    back: (name) => `Terugkomen met ${name}`,
    checking: 'Je bent terug. De server vraagt wie je bent…',
    added: (name) => `${name} opent nu je account.`,
    removeHint:
      'Het opent hier dan niets meer; niemand wordt daardoor uitgelogd, en je account daar blijft zoals het is.',
    removed: (name) => `${name} opent hier niets meer.`,
    refused: 'De aanbieder liet je niet door, of je zei daar nee. Er is niets veranderd.',
    again: 'Dat duurde te lang, was al gebruikt, of begon in een andere browser. Begin opnieuw.',
    elsewhere: 'Dat werkt alleen op het openbare adres van deze server. Open dat.',
    foreign: 'Dat hoort bij een ander account, of bij geen.',
    nobody: 'Niemand heeft deze sleutel hier al.',
    addHere: (name) =>
      `Je kunt doorgaan als ${name} en hem op de pagina van je account toevoegen. Heb je een account, kom er dan eerst op een andere manier op terug.`,
    addLater:
      'Je kunt als gast spelen en hem op de pagina van je account toevoegen. Heb je een account, kom er dan eerst op een andere manier op terug.',
  },

  devices: {
    title: 'Apparaten',
    this: 'dit apparaat',
    seen: (day) => `laatst gebruikt op ${day}`,
    since: (day) => `sinds ${day}`,
    unknown: 'Een apparaat',
    endSure: 'Echt uitloggen',
    endOf: (device) => `${device} uitloggen`,
    endOthers: 'Alle andere uitloggen',
    endOthersSure: 'Echt alle andere',
    another: 'Verder op een ander apparaat',
    anotherHint:
      'Open de link op het andere apparaat, of typ de code daar onder “Ik ben hier eerder geweest”.',
    counts: (minutes) =>
      plural(minutes, {
        one: 'Hij geldt één keer, een minuut lang.',
        other: 'Hij geldt één keer, # minuten lang.',
      }),
    over: 'Deze code geldt niet meer.',
    newCode: 'Een andere code tonen',
    qr: (code) => `Afbeelding van de link met de code ${code}`,
    code: 'Code voor het andere apparaat',
    signOut: 'Hier uitloggen',
    signOutSure: 'Hier echt uitloggen',
  },

  bell: {
    title: 'Als jij aan de beurt bent',
    here: 'Roep me op dit apparaat',
    hereHint: (seconds) =>
      `Ook als Septet dicht is: een melding, zodra een beslissing ${plural(seconds, { one: '# seconde', other: '# seconden' })} wacht en je niet aan tafel bent. Hij verdwijnt als de beslissing genomen is.`,
    devices: (n) =>
      plural(n, { one: 'Eén apparaat van je wordt geroepen.', other: '# apparaten van je worden geroepen.' }),
    cannot: {
      insecure: 'Daarvoor heeft de pagina https nodig; deze heeft dat niet.',
      unsupported: 'Deze browser kan dat niet. Zet Septet op een iPhone of iPad eerst op het beginscherm.',
      denied: 'De browser staat het niet toe. Dat is te wijzigen in zijn instellingen voor deze pagina.',
    },
    refused: 'De browser stond het niet toe, of heeft geen pushdienst.',
    quiet: 'Stille uren',
    from: 'Van',
    to: 'tot',
    zone: (zone) => `Volgens de klok van ${zone}. Wat je dan roept, wacht tot ze voorbij zijn.`,
    reminder: 'Herinner me één keer voordat mijn tijd om is',
    noReminder: 'Helemaal niet',
    before: (minutes) =>
      minutes % 60 !== 0
        ? plural(minutes, { one: '# minuut ervoor', other: '# minuten ervoor' })
        : plural(minutes / 60, { one: 'Een uur ervoor', other: '# uur ervoor' }),
    hook: {
      title: 'Een programma van jou',
      hint: 'De server stuurt een ondertekend bericht naar dit adres wanneer hij je zou waarschuwen, en nog eens wanneer de beslissing genomen is. De documentatie voor bots beschrijft het bericht.',
      address: 'Het https-adres ervan',
      set: 'Roep het',
      secret: 'Berichten worden hiermee ondertekend. Het wordt alleen deze keer getoond.',
      remove: 'Niet meer roepen',
    },
    mail: {
      title: 'E-mail',
      hint: 'Een bericht als een beslissing wacht en je niet aan tafel bent, of als een vriend je aan een tafel vraagt. Eerst krijgt het adres een link, om te zien of het van jou is.',
      address: 'Je adres',
      send: 'De link versturen',
      wrong: 'Dat ziet er niet uit als een e-mailadres waarnaar te schrijven is.',
      asked: (address) =>
        `Er is een bericht onderweg naar ${address}. Open de link erin binnen een dag en druk daar op de knop. Komt er niets, kijk dan bij de ongewenste berichten; een adres wordt hooguit twee keer per dag gevraagd.`,
      confirmed: (address) => `Naar ${address} wordt geschreven.`,
      refused: (address) =>
        `De mailserver zegt dat er op ${address} niemand is, dus er wordt niet meer naar geschreven.`,
      remove: 'Dit adres vergeten',
    },
    install: 'Septet installeren',
    installHint: 'Septet kan op dit apparaat een eigen app zijn.',
    none: 'Deze server heeft geen deurbel: hij bewaart niets.',
  },

  data: {
    title: 'Je gegevens',
    exportHint:
      'Alles over jou in één JSON-bestand: account, apparaten, tafels, partijen, wat je gezegd hebt.',
    export: 'Exporteren',
    exporting: 'Wordt verzameld…',
    eraseHint:
      'Wist je naam en elke manier om in te loggen, meteen en voorgoed. Partijen blijven voor de anderen bestaan, gespeeld door “een voormalige speler”, en ook wat je daar gezegd hebt.',
    erase: 'Verwijder mij',
    eraseTitle: 'Je account verwijderen',
    sentence: (name) => `Verwijder ${name} voorgoed`,
    type: (sentence) => `Typ “${sentence}”`,
    eraseNow: 'Nu verwijderen',
    cannot: 'Niemand kan dit ongedaan maken.',
    gone: 'Je account is verwijderd.',
    cancel: 'Mijn account houden',
  },

  lost: {
    title: 'Ik ben ze allemaal kwijt',
    hint: (days) =>
      `Wie hier ingelogd is, kan dan zonder het oude een nieuw middel maken, maar pas na ${plural(days, { one: '# dag', other: '# dagen' })}: iemand anders kan je browser open gevonden hebben. Al je apparaten laten intussen zien dat een ervan wacht, en elk ervan kan daar een eind aan maken; terugkomen met een code of wachtwoord doet dat ook.`,
    say: 'Het wachten beginnen',
    own: (day) =>
      `Dit apparaat wacht, en heeft vanaf ${day} geen oude code of wachtwoord nodig. Je andere apparaten laten dat ook zien.`,
    other: (device, since, from) =>
      `${device} zegt sinds ${since} dat je sleutels kwijt zijn. Vanaf ${from} kan het ze zonder de oude vervangen. Ben jij dat niet, maak er dan een eind aan en log dat apparaat uit.`,
    ready:
      'Je hebt gewacht: nu kan dit apparaat één keer zonder oude code of wachtwoord een nieuwe code maken, een nieuw wachtwoord instellen of het account verwijderen.',
    found: 'Ik heb het niet meer nodig',
    notMe: 'Dat ben ik niet',
  },

  back: {
    title: 'Ik ben hier eerder geweest',
    lead: 'Je naam, stoelen en partijen wachten.',
    ways: 'Hoe kom je terug?',
    code: 'Herstelcode',
    password: 'Wachtwoord',
    device: 'Code van een ander apparaat',
    codeField: 'Herstelcode, 25 letters en cijfers',
    deviceField: 'Code op het andere apparaat, 12 letters en cijfers',
    deviceHint: 'Op een apparaat waarop je ingelogd bent: je account, “Verder op een ander apparaat”.',
    tagField: 'Kenmerk, acht letters en cijfers',
    passwordField: 'Wachtwoord',
    slip: 'Er zit een foutje in deze code. Vergelijk hem letter voor letter.',
    enter: 'Terugkomen',
    entering: 'Een ogenblik…',
    welcome: (name) => `Welkom terug, ${name}.`,
    leaves: (name) =>
      `Je bent hier nu ${name}, een gast. Naar een gast kan niemand terugkomen: bewaar dat account eerst als je er mee speelt.`,
    signedIn: (name) => `Je bent ingelogd als ${name}. Je wordt hier uit dat account uitgelogd.`,
    fromLink:
      'Je hebt een link geopend om in te loggen. Ga alleen verder als hij van een apparaat van jezelf komt.',
  },
};
