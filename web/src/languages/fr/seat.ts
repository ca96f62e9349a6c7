import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/seat';

export const fr: typeof en = {
  undo: {
    mine: (n) =>
      plural(n, {
        one: 'Vous avez demandé l’annulation de votre coup. Un joueur doit encore accepter.',
        other: 'Vous avez demandé l’annulation de votre coup. # joueurs doivent encore accepter.',
      }),
    withdraw: 'Renoncer',
    wants: (name) => `${name} voudrait annuler son dernier coup. Il n’a révélé aucune carte cachée.`,
    refuse: 'Refuser',
    allow: 'Accepter',
    agreed: (name, n) =>
      plural(n, {
        one: `Vous acceptez l’annulation de ${name}. Un autre joueur doit encore accepter.`,
        other: `Vous acceptez l’annulation de ${name}. # autres joueurs doivent encore accepter.`,
      }),
  },
  ahead: {
    choose: 'Jouer d’avance',
    looking: 'Recherche…',
    nothing: 'Votre prochaine décision ne peut pas être prévue maintenant.',
    prompt: 'Choisissez d’avance votre prochain coup.',
    list: 'Votre prochain coup',
    about: 'Le serveur le joue à votre tour, s’il est encore permis. Les autres joueurs ne le voient pas.',
    cancel: 'Choisir plus tard',
    chosen: (deed) => `Coup choisi d’avance : ${deed}`,
    takeBack: 'Annuler',
    played: 'Votre coup choisi d’avance a été joué.',
    dropped: {
      impossible: 'Votre coup choisi d’avance n’est plus possible. Choisissez de nouveau.',
      other_decision: 'La décision n’est pas celle qui était prévue. Votre coup n’a pas été joué.',
      went_back: 'La partie est revenue en arrière. Votre coup choisi d’avance a été annulé.',
    },
    ok: 'OK',
  },
  order: {
    heading: 'Coups forcés',
    about:
      'Quand vous n’avez qu’un coup possible, le serveur le joue : aussitôt si tout le monde le voit, sinon après quelques secondes, pour ne rien révéler de votre main. Le journal marque ces coups. Le réglage vaut pour cette partie.',
    slow: 'Dans les parties par correspondance, les coups que vous seul voyez restent à votre charge.',
    label: 'Jouer les coups forcés automatiquement',
    rests: 'En pause après votre annulation. Reprise après votre prochain coup.',
    given: 'Dans cette partie, vos coups forcés sont joués automatiquement.',
    takenBack: 'Vous jouez vous-même vos coups forcés.',
    played: 'Vous n’aviez qu’un coup possible. Il a été joué automatiquement.',
  },
  guess: {
    heading: 'Essai',
    about:
      'Continuez seul à partir de ce que vous voyez, à une table privée. Les cartes cachées sont devinées. Cette partie ne change pas. Toute la table voit que vous le faites, comme pour un conseil.',
    alone:
      'Continuez seul à partir de ce que vous voyez, à une table privée. Les cartes cachées sont devinées. Cette partie ne change pas.',
    others: 'Autres joueurs',
    each: 'Choisir pour chaque place',
    seat: (name) => `Joue pour ${name}`,
    go: 'Commencer l’essai',
    from: 'Essai à partir d’une partie en cours',
    back: 'Revenir à la partie',
    turn: 'À vous dans la partie',
    hint: 'Il part de votre vue de cette partie. Les cartes cachées sont devinées. Il ne compte dans aucune statistique.',
    fair: 'Il n’y a pas de donne à vérifier : la partie part de votre vue, et la graine ne détermine que les cartes devinées.',
  },
  screen: {
    heading: 'Vue télé',
    open: 'Afficher sur un téléviseur',
    how: 'Ouvrez cette adresse sur un téléviseur ou un ordinateur visible de tous. On y voit la table sans aucune main. Chaque joueur voit sa main sur son téléphone.',
    sits: 'Cet appareil a une place à la table : sa main serait visible ici.',
    elsewhere: 'Utilisez un appareil sans place, ou une fenêtre privée.',
    toTable: 'Vers la table',
    join: (host) => `Visez ce code avec le téléphone, ou ouvrez ${host} et tapez`,
    seats: 'Places',
    door: 'Jouer ou regarder',
    leads: 'mène',
    many: (n) => plural(n, { one: '# joueur choisit', other: '# joueurs choisissent' }),
    free: 'libre',
    ready: 'prêt',
    whole: 'Plein écran',
    leaveWhole: 'Quitter le plein écran',
    sleeps: 'Sans https, cette page ne peut pas garder l’écran allumé. Réglez l’appareil.',
    won: (names, n) => (n === 1 ? `${names} gagne` : `${names} gagnent`),
  },
};
