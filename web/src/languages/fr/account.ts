import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/account';

export const fr: typeof en = {
  title: 'Votre compte',
  since: (day) => `Inscrit depuis le ${day}`,
  tag: 'Identifiant',
  tagHint: 'Il sert à vous connecter avec votre mot de passe. Il n’est pas secret et ne change pas.',
  nobody: 'Vous n’avez pas encore de compte. Rejoignez une table comme invité, ou connectez-vous.',
  guest: 'invité',
  again: 'Réessayer',
  admin: 'Administration',

  time: {
    title: 'Vacances',
    hint: 'Vos horloges des parties par correspondance s’arrêtent. Les autres joueurs voient votre retour.',
    days: 'Jours',
    begin: 'Commencer les vacances',
    on: (until) => `Vous êtes en vacances ; elles finissent ${until}.`,
    back: 'Terminer les vacances',
    backHint: 'Les jours entamés sont utilisés. Vous gardez les autres.',
    left: (n, of) =>
      plural(n, {
        one: `Il reste # jour sur ${of} cette année`,
        other: `Il reste # jours sur ${of} cette année`,
      }),
    zone: (zone) => `Votre fuseau pour les heures de jeu : ${zone}.`,
    noZone: 'Vous n’avez pas choisi de fuseau. Les heures de jeu suivent l’heure UTC.',
    useHere: (zone) => `Choisir ${zone}`,
    zoneHint: 'Vous pouvez en changer une fois par jour. Les décisions en cours gardent leurs heures.',
  },

  keep: {
    guest: 'Enregistrez votre compte',
    guestHint:
      'Il n’existe que dans ce navigateur. Ajoutez un moyen de connexion ; vos places et vos tables ne changent pas.',
    kept: 'Moyens de connexion',
    keptHint: 'Chacun de ces moyens vous connecte, sur n’importe quel appareil.',
    code: 'Code de secours',
    everywhere: 'fonctionne partout',
    codeHint: 'Un long code à imprimer, ou à confier à un gestionnaire de mots de passe.',
    codeSince: (day) => `Créé le ${day}. Un nouveau code le remplace.`,
    makeCode: 'Créer un code',
    replaceCode: 'Créer un autre code',
    shownOnce:
      'Ce code n’est montré qu’une fois. Toute personne qui le possède peut se connecter à votre compte.',
    copy: 'Copier',
    copied: 'Copié',
    print: 'Imprimer',
    printed: (name, tag) => `Septet · ${name} · identifiant ${tag}`,
    confirm: 'Tapez le dernier groupe pour confirmer que vous l’avez gardé',
    saved: 'Je l’ai gardé',
    notIt: 'Ce n’est pas le dernier groupe.',
    password: 'Mot de passe',
    passwordHint: 'Au moins 10 caractères.',
    passwordSince: (day) => `Choisi le ${day}.`,
    newPassword: 'Nouveau mot de passe',
    show: 'Montrer le mot de passe',
    setPassword: 'Choisir ce mot de passe',
    passwordSet: 'Le mot de passe est enregistré.',
    othersEnd: 'Vos autres appareils seront déconnectés.',
  },

  proof: {
    ask: 'Confirmez d’abord votre identité',
    code: 'Code de secours',
    password: 'Mot de passe actuel',
    passkey: 'Clé d’accès',
    show: 'Utiliser une clé d’accès',
    shown: 'Confirmé. Valable pour une modification, pendant cinq minutes.',
    none: 'Vos clés d’accès ne fonctionnent pas à cette adresse. Ouvrez une page où elles fonctionnent, ou attendez ci-dessous.',
  },

  passkeys: {
    title: 'Clés d’accès (passkeys)',
    hint: 'Votre téléphone, votre ordinateur ou une clé de sécurité la garde et l’ouvre par doigt, visage ou code PIN. Aucun mot de passe n’est nécessaire.',
    since: (day) => `créée le ${day}`,
    unused: 'pas encore utilisée',
    used: (day) => `utilisée le ${day}`,
    name: 'Nom',
    make: 'Ajouter une clé d’accès',
    another: 'Ajouter une autre clé d’accès',
    asking: 'Suivez les instructions de votre navigateur…',
    made: (name) => `${name} est ajoutée.`,
    remove: 'Retirer',
    removeTitle: (name) => `Retirer ${name}`,
    removeHint:
      'Elle ne permettra plus de se connecter. Aucun appareil n’est déconnecté. Supprimez-la aussi sur votre appareil.',
    last: 'C’est votre dernier moyen de connexion. Sans elle, le compte disparaît quand vos navigateurs sont déconnectés.',
    removeNow: 'La retirer',
    removed: (name) => `${name} est retirée.`,
    keep: 'La garder',
    back: 'Utiliser une clé d’accès',
    cannot: {
      insecure: 'Les clés d’accès demandent https. L’exploitant de ce serveur peut l’activer.',
      numbers:
        'Les clés d’accès demandent un nom au lieu d’une adresse IP. Sur la machine du serveur, utilisez localhost.',
      unsupported: 'Ce navigateur ne connaît pas les clés d’accès.',
    },
    nothing: 'Aucune clé d’accès n’a été choisie.',
    there: 'Cet appareil a déjà une clé d’accès de ce compte.',
    elsewhere:
      'Les clés d’accès de ce serveur ne fonctionnent qu’à son adresse publique. Ouvrez cette adresse.',
    untaken: 'Cet appareil ne l’a pas acceptée. Réessayez, ou utilisez un autre appareil.',
    unknown: 'Cette clé d’accès n’appartient à aucun compte ici. Elle a peut-être été retirée.',
    again: 'Cela a pris trop de temps, ou le compte a changé. Recommencez.',
  },

  provider: {
    provider: 'Fournisseur',
    hint: (name) =>
      `Vous vous connectez chez ${name} et revenez ici. Ce serveur reçoit un identifiant : ni nom, ni adresse e-mail.`,
    gone: 'Ce serveur n’utilise plus de fournisseur. Vous pouvez retirer ce moyen.',
    since: (day) => `ajouté le ${day}`,
    add: (name) => `Ajouter ${name}`,
    another: 'En ajouter un autre',
    leaving: (name) => `Ouverture de ${name}…`,
    show: (name) => `Confirmer chez ${name}`,
    back: (name) => `Se connecter avec ${name}`,
    checking: 'Connexion…',
    added: (name) => `${name} est ajouté.`,
    removeHint:
      'Il ne permettra plus de se connecter. Aucun appareil n’est déconnecté, et votre compte là-bas reste.',
    removed: (name) => `${name} est retiré.`,
    refused: 'Le fournisseur a refusé la connexion, ou vous l’avez annulée. Rien n’a changé.',
    again: 'Cela a pris trop de temps, a déjà servi, ou a commencé dans un autre navigateur. Recommencez.',
    elsewhere: 'Cela ne fonctionne qu’à l’adresse publique de ce serveur. Ouvrez cette adresse.',
    foreign: 'Cette connexion appartient à un autre compte, ou à aucun.',
    nobody: 'Aucun compte n’utilise encore cette connexion ici.',
    addHere: (name) =>
      `Continuez en tant que ${name} et ajoutez-la sur la page de votre compte. Si vous avez un autre compte, connectez-vous-y d’abord.`,
    addLater:
      'Jouez en invité et ajoutez-la sur la page de votre compte. Si vous avez un compte, connectez-vous-y d’abord.',
  },

  devices: {
    title: 'Appareils',
    this: 'cet appareil',
    seen: (day) => `utilisé le ${day}`,
    since: (day) => `depuis le ${day}`,
    unknown: 'Appareil inconnu',
    endSure: 'Déconnecter cet appareil',
    endOf: (device) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter tous les autres',
    endOthersSure: 'Déconnecter tous les autres appareils',
    another: 'Continuer sur un autre appareil',
    anotherHint: 'Ouvrez le lien sur l’autre appareil, ou tapez-y le code sous « Se connecter ».',
    counts: (minutes) =>
      minutes === 1
        ? 'Valable une fois, pendant une minute.'
        : `Valable une fois, pendant ${minutes} minutes.`,
    over: 'Ce code a expiré.',
    newCode: 'Montrer un autre code',
    qr: (code) => `QR code du lien avec le code ${code}`,
    code: 'Code pour l’autre appareil',
    signOut: 'Se déconnecter ici',
    signOutSure: 'Se déconnecter de cet appareil',
  },

  bell: {
    title: 'Notifications',
    here: 'M’avertir sur cet appareil',
    hereHint: (seconds) =>
      `Même quand Septet est fermé : dès qu’une décision attend depuis ${seconds} secondes sans que vous soyez à la table.`,
    devices: (n) => (n === 1 ? 'Un appareil est averti.' : `${n} appareils sont avertis.`),
    cannot: {
      insecure: 'Les notifications demandent https.',
      unsupported:
        'Ce navigateur ne le permet pas. Sur un iPhone ou un iPad, ajoutez d’abord Septet à l’écran d’accueil.',
      denied: 'Le navigateur bloque les notifications. Changez cela dans ses réglages pour cette page.',
    },
    refused: 'Le navigateur a refusé, ou n’a pas de service de notification.',
    quiet: 'Heures calmes',
    from: 'De',
    to: 'à',
    zone: (zone) => `Dans le fuseau ${zone}. Les notifications attendent la fin des heures calmes.`,
    reminder: 'Me le rappeler avant la fin de mon temps',
    noReminder: 'Jamais',
    before: (minutes) => {
      if (minutes % 60 !== 0) return `${minutes} minutes avant`;
      return minutes === 60 ? 'Une heure avant' : `${minutes / 60} heures avant`;
    },
    hook: {
      title: 'Webhook',
      hint: 'Le serveur envoie un message signé à cette adresse lorsqu’il vous avertirait, puis lorsque la décision est prise.',
      format: 'Format des messages',
      address: 'URL en https',
      set: 'Ajouter',
      secret: 'Le secret qui signe les messages. Il n’est montré qu’une fois.',
      remove: 'Retirer',
    },
    mail: {
      title: 'E-mail',
      hint: 'Un e-mail quand une décision attend et que vous n’êtes pas à la table, ou quand un ami vous invite. Le serveur envoie d’abord un lien pour confirmer l’adresse.',
      address: 'Votre adresse',
      send: 'Envoyer le lien',
      wrong: 'Cette adresse e-mail n’est pas valide.',
      asked: (address) =>
        `Un e-mail est en route vers ${address}. Ouvrez son lien dans la journée, et appuyez sur le bouton. Si rien n’arrive, regardez parmi les indésirables.`,
      confirmed: (address) => `${address} est confirmée.`,
      refused: (address) => `Le serveur de messagerie a refusé ${address}. Plus rien n’y est envoyé.`,
      remove: 'Retirer cette adresse',
    },
    install: 'Installer Septet',
    installHint: 'Installez Septet comme application sur cet appareil.',
    none: 'Ce serveur n’envoie pas de notifications.',
  },

  data: {
    title: 'Vos données',
    exportHint:
      'Tout ce qui vous concerne, en un fichier JSON : compte, appareils, tables, parties, messages.',
    export: 'Exporter',
    exporting: 'Rassemblement…',
    eraseHint:
      'Supprime aussitôt votre nom et vos moyens de connexion. Les parties terminées et vos messages restent, sous « un ancien joueur ».',
    erase: 'Supprimer le compte',
    eraseTitle: 'Supprimer votre compte',
    sentence: (name) => `Supprimer ${name}`,
    type: (sentence) => `Tapez « ${sentence} »`,
    eraseNow: 'Supprimer maintenant',
    cannot: 'C’est irréversible.',
    gone: 'Votre compte est supprimé.',
    cancel: 'Garder mon compte',
  },

  lost: {
    title: 'J’ai perdu tous mes moyens de connexion',
    hint: (days) =>
      `Après ${days} jours, cet appareil pourra ajouter un moyen sans les anciens. D’ici là, tous vos appareils affichent un avertissement, et chacun peut annuler.`,
    say: 'Commencer l’attente',
    own: (day) =>
      `À partir du ${day}, cet appareil n’aura plus besoin d’un ancien moyen. Vos autres appareils le montrent aussi.`,
    other: (device, since, from) =>
      `Le ${since}, ${device} a déclaré vos moyens de connexion perdus. À partir du ${from}, il pourra les changer. Si ce n’est pas vous, annulez et déconnectez cet appareil.`,
    ready:
      'L’attente est terminée. Cet appareil peut maintenant, une fois, créer un code, changer le mot de passe ou supprimer le compte sans ancien moyen.',
    found: 'Annuler l’attente',
    notMe: 'Ce n’est pas moi',
  },

  back: {
    title: 'Se connecter',
    lead: 'Utilisez le compte enregistré, avec votre nom, vos places et vos parties.',
    ways: 'Moyen de connexion',
    code: 'Code de secours',
    password: 'Mot de passe',
    device: 'Code d’un autre appareil',
    codeField: 'Code de secours, 25 lettres et chiffres',
    deviceField: 'Code affiché sur l’autre appareil, 12 lettres et chiffres',
    deviceHint: 'Sur un appareil où vous êtes connecté : votre compte, « Continuer sur un autre appareil ».',
    tagField: 'Identifiant, huit lettres et chiffres',
    passwordField: 'Mot de passe',
    slip: 'Ce code contient une faute. Comparez-le lettre par lettre.',
    enter: 'Se connecter',
    entering: 'Un instant…',
    welcome: (name) => `Bon retour, ${name}.`,
    leaves: (name) =>
      `Ici, vous êtes ${name}, invité. Un invité n’a pas de moyen de connexion : enregistrez d’abord ce compte pour le garder.`,
    signedIn: (name) => `Vous êtes connecté en tant que ${name}. Vous serez déconnecté de ce compte ici.`,
    fromLink: 'Vous avez ouvert un lien de connexion. Ne continuez que s’il vient d’un appareil à vous.',
  },
};
