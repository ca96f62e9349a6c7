import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/account';

export const fr: typeof en = {
  title: 'Votre compte',
  since: (day) => `Ici depuis le ${day}`,
  tag: 'Votre identifiant',
  tagHint: 'Il sert à vous connecter avec votre mot de passe. Il n’est pas secret et ne change pas.',
  nobody: 'Vous n’êtes encore personne ici. Asseyez-vous à une table, ou retrouvez un compte que vous avez.',
  guest: 'invité',
  again: 'Réessayer',
  admin: 'Administration',

  time: {
    title: 'Vacances',
    hint: 'Quand des jours passent entre les coups, votre horloge s’arrête, et les autres voient jusqu’à quand.',
    days: 'Jours',
    begin: 'Je pars maintenant',
    on: (until) => `Vous êtes en vacances ; elles finissent ${until}.`,
    back: 'Je suis de retour',
    backHint: 'Les jours entamés sont pris ; les autres vous reviennent.',
    left: (n, of) =>
      plural(n, {
        one: `Il reste # jour sur ${of} cette année`,
        other: `Il reste # jours sur ${of} cette année`,
      }),
    zone: (zone) => `Les heures de jeu suivent l’horloge de ${zone}.`,
    noZone: 'Vous n’avez pas dit où vous vivez ; les heures de jeu suivent l’heure de Greenwich.',
    useHere: (zone) => `Choisir ${zone}`,
    zoneHint: 'On en change une fois par jour. Ce qui vous est déjà demandé garde ses heures.',
  },

  keep: {
    guest: 'Gardez ce nom et vos parties',
    guestHint:
      'Pour l’instant, ils ne vivent que dans ce navigateur. Un seul de ces moyens suffit ; vos places et vos tables restent comme elles sont.',
    kept: 'Comment vous revenez',
    keptHint: 'Chacun de ces moyens ouvre votre compte sur n’importe quel appareil.',
    code: 'Code de secours',
    everywhere: 'marche partout',
    codeHint: 'Un long code à imprimer, ou à confier à un gestionnaire de mots de passe.',
    codeSince: (day) =>
      `Vous en avez un, créé le ${day}. L’ancien ne vaut plus rien dès que vous en créez un autre.`,
    makeCode: 'Créer un code',
    replaceCode: 'Créer un autre code',
    shownOnce: 'Il n’est montré que cette fois. Qui a ce code a votre compte.',
    copy: 'Copier',
    copied: 'Copié',
    print: 'Imprimer',
    printed: (name, tag) => `Septet · ${name} · identifiant ${tag}`,
    confirm: 'Tapez son dernier groupe pour montrer que vous l’avez',
    saved: 'Je l’ai gardé',
    notIt: 'Ce n’est pas son dernier groupe.',
    password: 'Mot de passe',
    passwordHint: 'Au moins 10 caractères.',
    passwordSince: (day) => `Vous en avez un, choisi le ${day}.`,
    newPassword: 'Nouveau mot de passe',
    show: 'Montrer le mot de passe',
    setPassword: 'Choisir ce mot de passe',
    passwordSet: 'Le mot de passe est enregistré.',
    othersEnd: 'Vos autres appareils seront déconnectés.',
  },

  proof: {
    ask: 'Montrez d’abord que c’est vous',
    code: 'Code de secours',
    password: 'Mot de passe actuel',
    passkey: 'Clé d’accès',
    show: 'Montrer une clé d’accès',
    shown: 'C’est bien vous. Cela compte une fois, pendant cinq minutes.',
    none: 'Vos clés d’accès ne marchent pas à cette adresse. Venez d’une page où elles marchent, ou attendez ci-dessous.',
  },

  passkeys: {
    title: 'Clés d’accès (passkeys)',
    hint: 'Votre téléphone, votre ordinateur ou une clé USB la garde et l’ouvre par doigt, visage ou code PIN. Rien à retenir, et rien que quelqu’un puisse découvrir.',
    since: (day) => `créée le ${day}`,
    unused: 'pas encore utilisée',
    used: (day) => `utilisée le ${day}`,
    name: 'Comment vous l’appelez',
    make: 'Créer une clé d’accès',
    another: 'Créer une autre clé d’accès',
    asking: 'Votre navigateur vous demande…',
    made: (name) => `${name} ouvre maintenant votre compte.`,
    remove: 'Retirer',
    removeTitle: (name) => `Retirer ${name}`,
    removeHint:
      'Elle n’ouvrira plus rien ici ; personne n’est déconnecté pour autant. L’appareil la garde dans sa liste : supprimez-la aussi là-bas.',
    last: 'C’est votre dernier moyen de revenir. Sans elle, ce compte ne vit que dans les navigateurs connectés en ce moment, et disparaît avec eux.',
    removeNow: 'La retirer',
    removed: (name) => `${name} n’ouvre plus rien ici.`,
    keep: 'La garder',
    back: 'Revenir avec une clé d’accès',
    cannot: {
      insecure:
        'Les clés d’accès demandent https, et cette adresse ne l’a pas. Qui héberge le serveur peut y remédier.',
      numbers:
        'Les clés d’accès demandent une adresse avec un nom, et celle-ci est faite de chiffres. Sur la machine du serveur, localhost suffit.',
      unsupported: 'Ce navigateur n’a pas de clés d’accès.',
    },
    nothing: 'Aucune clé d’accès n’a été choisie.',
    there: 'Cet appareil a déjà une clé d’accès de ce compte.',
    elsewhere: 'Les clés d’accès de ce serveur ne marchent qu’à son adresse publique. Ouvrez celle-là.',
    untaken: 'Cela n’a pas marché avec cet appareil. Réessayez, ou prenez-en un autre.',
    unknown: 'Cette clé d’accès n’ouvre aucun compte ici. Elle a peut-être été retirée.',
    again: 'Cela a pris trop de temps, ou quelque chose a changé entre-temps. Recommencez.',
  },

  provider: {
    provider: 'Fournisseur',
    hint: (name) =>
      `Vous vous connectez chez ${name} et revenez aussitôt. Ce serveur apprend seulement comment ${name} vous désigne : ni nom, ni adresse e-mail.`,
    gone: 'Ce serveur ne travaille plus avec un fournisseur. Ce que vous avez ici n’ouvre rien pour le moment ; vous pouvez le retirer.',
    since: (day) => `ajouté le ${day}`,
    add: (name) => `Ajouter ${name}`,
    another: 'En ajouter un autre',
    leaving: (name) => `Vous allez chez ${name}…`,
    show: (name) => `Le montrer chez ${name}`,
    back: (name) => `Revenir avec ${name}`,
    checking: 'Vous voilà de retour. Le serveur demande qui vous êtes…',
    added: (name) => `${name} ouvre maintenant votre compte.`,
    removeHint:
      'Cela n’ouvrira plus rien ici ; personne n’est déconnecté pour autant, et votre compte là-bas reste tel quel.',
    removed: (name) => `${name} n’ouvre plus rien ici.`,
    refused: 'Le fournisseur ne vous a pas laissé passer, ou vous y avez dit non. Rien n’a changé.',
    again: 'Cela a pris trop de temps, a déjà servi, ou a commencé dans un autre navigateur. Recommencez.',
    elsewhere: 'Cela ne marche qu’à l’adresse publique de ce serveur. Ouvrez celle-là.',
    foreign: 'Cela appartient à un autre compte, ou à aucun.',
    nobody: 'Personne n’a encore cette clé ici.',
    addHere: (name) =>
      `Vous pouvez continuer en tant que ${name} et l’ajouter sur la page de votre compte. Si vous avez un compte, revenez-y d’abord par un autre moyen.`,
    addLater:
      'Vous pouvez jouer en invité et l’ajouter sur la page de votre compte. Si vous avez un compte, revenez-y d’abord par un autre moyen.',
  },

  devices: {
    title: 'Appareils',
    this: 'cet appareil',
    seen: (day) => `utilisé le ${day}`,
    since: (day) => `depuis le ${day}`,
    unknown: 'Un appareil',
    endSure: 'Déconnecter vraiment',
    endOf: (device) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter tous les autres',
    endOthersSure: 'Vraiment tous les autres',
    another: 'Continuer sur un autre appareil',
    anotherHint: 'Ouvrez le lien sur l’autre appareil, ou tapez-y le code sous « Je suis déjà venu ».',
    counts: (minutes) =>
      minutes === 1
        ? 'Il vaut une seule fois, pendant une minute.'
        : `Il vaut une seule fois, pendant ${minutes} minutes.`,
    over: 'Ce code ne vaut plus rien.',
    newCode: 'Montrer un autre code',
    qr: (code) => `Image du lien avec le code ${code}`,
    code: 'Code pour l’autre appareil',
    signOut: 'Me déconnecter ici',
    signOutSure: 'Vraiment me déconnecter ici',
  },

  bell: {
    title: 'Quand c’est à vous de jouer',
    here: 'M’appeler sur cet appareil',
    hereHint: (seconds) =>
      `Même quand Septet est fermé : une notification, dès qu’une décision attend depuis ${seconds} secondes sans que vous soyez à la table. Elle disparaît quand la décision est prise.`,
    devices: (n) => (n === 1 ? 'Un de vos appareils est appelé.' : `${n} de vos appareils sont appelés.`),
    cannot: {
      insecure: 'Il faudrait que la page soit en https ; celle-ci ne l’est pas.',
      unsupported:
        'Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoutez d’abord Septet à l’écran d’accueil.',
      denied: 'Le navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.',
    },
    refused: 'Le navigateur ne l’a pas permis, ou n’a pas de service de notification.',
    quiet: 'Heures calmes',
    from: 'De',
    to: 'à',
    zone: (zone) => `À l’heure de ${zone}. Ce qui vous appellerait alors attend qu’elles soient passées.`,
    reminder: 'Me le rappeler une fois avant la fin de mon temps',
    noReminder: 'Jamais',
    before: (minutes) => {
      if (minutes % 60 !== 0) return `${minutes} minutes avant`;
      return minutes === 60 ? 'Une heure avant' : `${minutes / 60} heures avant`;
    },
    hook: {
      title: 'Un programme à vous',
      hint: 'Le serveur envoie un message signé à cette adresse lorsqu’il vous avertirait, puis lorsque la décision est prise. La documentation des bots décrit ce message.',
      address: 'Son adresse https',
      set: 'L’appeler',
      secret: 'Les messages sont signés avec ceci. Ce n’est montré que cette fois.',
      remove: 'Ne plus l’appeler',
    },
    mail: {
      title: 'E-mail',
      hint: 'Un message quand une décision attend et que vous n’êtes pas à la table, ou quand on vous invite à une table. L’adresse reçoit d’abord un lien, pour vérifier que c’est la vôtre.',
      address: 'Votre adresse',
      send: 'Envoyer le lien',
      wrong: 'Cela ne ressemble pas à une adresse à laquelle on puisse écrire.',
      asked: (address) =>
        `Un message est en route vers ${address}. Ouvrez le lien qu’il contient dans la journée, et appuyez sur le bouton. Si rien n’arrive, regardez parmi les indésirables ; une adresse n’est interrogée que deux fois par jour.`,
      confirmed: (address) => `Les messages vont à ${address}.`,
      refused: (address) =>
        `Le serveur de messagerie dit qu’il n’y a personne à ${address} : plus rien n’y est envoyé.`,
      remove: 'Oublier cette adresse',
    },
    install: 'Installer Septet',
    installHint: 'Septet peut devenir une application sur cet appareil.',
    none: 'Ce serveur n’appelle personne : il ne garde rien.',
  },

  data: {
    title: 'Vos données',
    exportHint:
      'Tout ce qui vous concerne, en un fichier JSON : compte, appareils, tables, parties, ce que vous avez dit.',
    export: 'Exporter',
    exporting: 'Rassemblement…',
    eraseHint:
      'Efface votre nom et tous vos moyens de connexion, aussitôt et pour toujours. Les parties restent aux autres, jouées par « quelqu’un qui n’est plus là », et ce que vous y avez dit aussi.',
    erase: 'Me supprimer',
    eraseTitle: 'Supprimer votre compte',
    sentence: (name) => `Supprimer ${name} pour toujours`,
    type: (sentence) => `Tapez « ${sentence} »`,
    eraseNow: 'Supprimer maintenant',
    cannot: 'Personne ne pourra l’annuler.',
    gone: 'Votre compte est supprimé.',
    cancel: 'Garder mon compte',
  },

  lost: {
    title: 'Je n’ai plus aucun de ces moyens',
    hint: (days) =>
      `Qui est connecté ici peut alors en créer un nouveau sans l’ancien, mais seulement après ${days} jours : quelqu’un d’autre a peut-être trouvé votre navigateur ouvert. En attendant, tous vos appareils montrent que l’un d’eux attend, et chacun peut y mettre fin ; revenir avec une clé y met fin aussi.`,
    say: 'Commencer l’attente',
    own: (day) =>
      `Cet appareil attend et n’aura plus besoin d’ancienne clé à partir du ${day}. Vos autres appareils le montrent aussi.`,
    other: (device, since, from) =>
      `${device} dit depuis le ${since} que vos clés sont perdues. À partir du ${from}, il pourra les changer sans les anciennes. Si ce n’est pas vous, mettez-y fin et déconnectez cet appareil.`,
    ready:
      'Vous avez attendu : cet appareil peut maintenant créer un code, changer le mot de passe ou supprimer le compte sans ancienne clé, une fois.',
    found: 'Je n’en ai plus besoin',
    notMe: 'Ce n’est pas moi',
  },

  back: {
    title: 'Je suis déjà venu',
    lead: 'Votre nom, vos places et vos parties vous attendent.',
    ways: 'Comment revenez-vous ?',
    code: 'Code de secours',
    password: 'Mot de passe',
    device: 'Code d’un autre appareil',
    codeField: 'Code de secours, 25 lettres et chiffres',
    deviceField: 'Code affiché sur l’autre appareil, 12 lettres et chiffres',
    deviceHint: 'Sur un appareil où vous êtes connecté : votre compte, « Continuer sur un autre appareil ».',
    tagField: 'Identifiant, huit lettres et chiffres',
    passwordField: 'Mot de passe',
    slip: 'Il y a une faute dans ce code. Comparez-le lettre à lettre.',
    enter: 'Revenir',
    entering: 'Un instant…',
    welcome: (name) => `Bon retour, ${name}.`,
    leaves: (name) =>
      `Ici, vous êtes ${name}, invité. On ne revient pas à un invité : gardez d’abord ce compte si vous y jouez.`,
    signedIn: (name) => `Vous êtes connecté en tant que ${name}. Vous serez déconnecté de ce compte ici.`,
    fromLink: 'Vous avez ouvert un lien de connexion. Ne continuez que s’il vient d’un appareil à vous.',
  },
};
