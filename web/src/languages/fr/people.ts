import type { en as english } from '../en/people';

export const fr: typeof english = {
  strength: {
    title: 'Cotes',
    hint: 'D’après les parties entre personnes : sans robots, leçons, reprises ni parties abandonnées. Contre un même adversaire, dix parties comptent entièrement, les suivantes de moins en moins.',
    none: 'Vous n’avez pas encore de partie classée.',
    seats: (n) => (n === 2 ? 'à deux' : `à ${n}`),
    soon: (matches, of) => `${matches} parties classées sur ${of}. Votre cote s’affiche après ${of}.`,
    matches: (n) => `${n} parties`,
    between: (rating, low, high) => `Cote ${rating}, très probablement entre ${low} et ${high}`,
  },

  person: {
    open: (name) => `À propos de ${name}`,
    mute: 'Masquer',
    unmute: 'Ne plus masquer',
    muteHint: 'Vous ne voyez plus ses messages, sur aucun appareil. Cette personne ne le remarque pas.',
    isMuted: (name) => `Vous masquez ${name}.`,
    report: 'Signaler',
    reportHint:
      'L’exploitant de ce serveur reçoit votre signalement, avec les messages et les coups de cette table tels que vous les avez vus.',
    reasons: 'Raison',
    reason: {
      insults: 'Insultes ou menaces',
      spam: 'Publicité ou bavardage sans fin',
      cheating: 'Triche',
      name: 'Son nom',
      other: 'Autre chose',
    },
    text: 'Que s’est-il passé ?',
    textHint: 'Avec vos mots (facultatif)',
    send: 'Envoyer le signalement',
    sent: 'Le signalement est envoyé.',
    muted: (name) => `${name} est masqué.`,
    heard: (name) => `${name} n’est plus masqué.`,
  },

  mutes: {
    title: 'Comptes masqués',
    none: 'Vous ne masquez personne.',
    hear: (name) => `Ne plus masquer ${name}`,
    short: 'Ne plus masquer',
  },

  friends: {
    title: 'Amis',
    none: 'Vous n’avez pas encore d’amis ici. Envoyez un lien d’amitié.',
    here: 'en ligne',
    since: (day) => `depuis le ${day}`,
    remove: (name) => `Retirer ${name} de vos amis`,
    removeSure: 'Retirer, pour vous deux',
    make: 'Créer un lien d’amitié',
    link: 'Lien d’amitié',
    linkHint: (day) =>
      `Envoyez-le à une seule personne. Il fonctionne une fois, jusqu’au ${day}. La personne qui l’accepte devient votre ami.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager',
    open: (n) => (n === 1 ? 'Vous avez un lien ouvert.' : `Vous avez ${n} liens ouverts.`),
    end: 'Révoquer tous les liens',
    endSure: 'Les révoquer maintenant',
  },

  offer: {
    title: 'Lien d’amitié',
    asks: (name) => `${name} aimerait être votre ami ici.`,
    hint: 'Chacun voit quand l’autre est en ligne et peut l’inviter. Chacun peut y mettre fin.',
    accept: (name) => `Accepter ${name} comme ami`,
    already: (name) => `${name} et vous êtes déjà amis.`,
    done: (name) => `${name} et vous êtes maintenant amis.`,
    nothing: 'Ce lien n’est pas valable ou a expiré. Demandez-en un nouveau.',
    as: 'Vous êtes',
  },

  now: {
    title: 'Amis en ligne',
    asks: (name, game) => `${name} vous invite à une table de ${game}`,
    go: 'Rejoindre',
    putAway: (name) => `Écarter l’invitation de ${name}`,
  },

  invite: {
    title: 'Inviter un ami',
    ask: (name) => `Inviter ${name} à cette table`,
    short: 'Inviter',
    asked: 'Invité',
  },

  programs: {
    title: 'Robots externes',
    ladder: 'Classements des robots',
    declined: 'a refusé',
    silent: 'n’a pas répondu',
  },

  day: {
    title: 'La donne du jour',
    hint: 'Tout le monde joue les mêmes cartes aujourd’hui, une fois, seul contre des robots. Ensuite, vous pouvez comparer votre résultat.',
    against: (seats, level) => `${seats} places, ${level}`,
    played: (n) =>
      n === 0 ? 'pas encore jouée' : n === 1 ? 'jouée par une personne' : `jouée par ${n} personnes`,
    score: ({ place, points }) =>
      points === null
        ? `place ${place}`
        : points === 1 || points === 0
          ? `${points} point`
          : `${points} points`,
    mine: (score, place, of) => `${score} : ${place} sur ${of}`,
    void: 'Hors classement : un autre joueur a décidé quelque chose pour vous.',
    expert: (score) => `L’expert : ${score}`,
    bars: (n) => `Les résultats de ${n} personnes`,
    bar: (score, people) => `${score} : ${people}`,
    play: 'Jouer',
    playOf: (game) => `Jouer la donne du jour de ${game}`,
    goOn: 'Continuer',
    compare: 'Comparer',
  },
};
