import type { en as english } from '../en/people';

export const fr: typeof english = {
  strength: {
    title: 'Votre force',
    hint: 'D’après les parties entre personnes seulement : sans bots, ni leçons, ni reprises, ni parties que quelqu’un a quittées. Contre un même adversaire, dix parties comptent entièrement, les suivantes de moins en moins.',
    none: 'Aucune de vos parties n’a encore compté.',
    seats: (n) => (n === 2 ? 'à deux' : `à ${n}`),
    soon: (matches, of) => `${matches} parties sur ${of} ; ensuite, elle s’affiche`,
    matches: (n) => `${n} parties`,
    between: (rating, low, high) => `Force ${rating}, très probablement entre ${low} et ${high}`,
  },

  person: {
    open: (name) => `À propos de ${name}`,
    mute: 'Ne plus lire',
    unmute: 'Lire à nouveau',
    muteHint: 'Vous ne lisez plus rien de cette personne, sur aucun de vos appareils. Elle n’en sait rien.',
    isMuted: (name) => `Vous ne lisez plus ${name}.`,
    report: 'Signaler',
    reportHint:
      'La personne qui tient ce serveur reçoit votre signalement, avec ce qui s’est dit et joué à cette table tel que vous l’avez vu.',
    reasons: 'Pour quelle raison ?',
    reason: {
      insults: 'Insultes ou menaces',
      spam: 'Publicité ou bavardage sans fin',
      cheating: 'Triche',
      name: 'Son nom',
      other: 'Autre chose',
    },
    text: 'Que s’est-il passé ?',
    textHint: 'Avec vos mots, si vous voulez',
    send: 'Envoyer le signalement',
    sent: 'Le signalement est envoyé.',
    muted: (name) => `Vous ne lisez plus ${name}.`,
    heard: (name) => `Vous lisez à nouveau ${name}.`,
  },

  mutes: {
    title: 'Personnes que vous ne lisez plus',
    none: 'Vous lisez tout le monde.',
    hear: (name) => `Lire à nouveau ${name}`,
    short: 'Lire à nouveau',
  },

  friends: {
    title: 'Amis',
    none: 'Vous n’avez pas encore d’amis ici. Envoyez un lien à quelqu’un.',
    here: 'ici en ce moment',
    since: (day) => `depuis le ${day}`,
    remove: (name) => `Mettre fin à l’amitié avec ${name}`,
    removeSure: 'Vraiment, pour vous deux',
    make: 'Créer un lien d’amitié',
    link: 'Lien d’amitié',
    linkHint: (day) =>
      `Envoyez-le à une seule personne. Il marche une fois, jusqu’au ${day}. Qui l’ouvre et accepte devient votre ami.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager',
    open: (n) => (n === 1 ? 'Un de vos liens est ouvert.' : `${n} de vos liens sont ouverts.`),
    end: 'Fermer tous les liens',
    endSure: 'Vraiment les fermer',
  },

  offer: {
    title: 'Un lien d’amitié',
    asks: (name) => `${name} aimerait être votre ami ici.`,
    hint: 'Chacun voit quand l’autre est là et peut l’inviter à une table. Chacun peut y mettre fin.',
    accept: (name) => `Devenir ami avec ${name}`,
    already: (name) => `${name} et vous êtes déjà amis.`,
    done: (name) => `${name} et vous êtes maintenant amis.`,
    nothing: 'Ce lien ne dit rien. Demandez-en un nouveau.',
    as: 'Vous êtes',
  },

  now: {
    title: 'Ici en ce moment',
    asks: (name, game) => `${name} vous invite à une table de ${game}`,
    go: 'J’arrive',
    putAway: (name) => `Écarter l’invitation de ${name}`,
  },

  invite: {
    title: 'Inviter un ami',
    ask: (name) => `Inviter ${name} à cette table`,
    short: 'Inviter',
    asked: 'Invité',
  },

  programs: {
    title: 'Programmes qui jouent avec tout le monde',
    ladder: 'Le classement des programmes',
    declined: 'ne veut pas jouer maintenant',
    silent: 'n’a pas répondu',
  },

  day: {
    title: 'La donne du jour',
    hint: 'Les mêmes cartes pour toutes les personnes qui la jouent ici aujourd’hui, seules avec des bots, une fois. Ensuite, vous voyez votre résultat à côté des autres.',
    against: (seats, level) => `${seats} places, ${level}`,
    played: (n) =>
      n === 0
        ? 'personne ne l’a encore jouée'
        : n === 1
          ? 'jouée par une personne'
          : `jouée par ${n} personnes`,
    score: ({ place, points }) =>
      points === null
        ? `place ${place}`
        : points === 1 || points === 0
          ? `${points} point`
          : `${points} points`,
    mine: (score, place, of) => `${score} : ${place} sur ${of}`,
    void: 'Elle ne compte pas : quelqu’un d’autre a décidé quelque chose pour vous.',
    expert: (score) => `L’expert : ${score}`,
    bars: (n) => `Les résultats de ${n} personnes`,
    bar: (score, people) => `${score} : ${people}`,
    play: 'Jouer',
    playOf: (game) => `Jouer la donne du jour de ${game}`,
    goOn: 'Continuer',
    compare: 'Revoir',
  },
};
