import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/seat';

export const fr: typeof en = {
  undo: {
    mine: (n) =>
      plural(n, {
        one: 'Vous avez demandé à reprendre votre coup. Un joueur doit encore accepter.',
        other: 'Vous avez demandé à reprendre votre coup. # joueurs doivent encore accepter.',
      }),
    withdraw: 'Renoncer',
    wants: (name) => `${name} voudrait reprendre son dernier coup. Rien de caché n’a été montré depuis.`,
    refuse: 'Non, coup joué',
    allow: 'Accepter',
    agreed: (name, n) =>
      plural(n, {
        one: `Vous acceptez que ${name} reprenne son coup. Un autre joueur doit encore accepter.`,
        other: `Vous acceptez que ${name} reprenne son coup. # autres joueurs doivent encore accepter.`,
      }),
  },
  ahead: {
    choose: 'Choisir d’avance',
    looking: 'Recherche…',
    nothing: 'Rien de votre prochaine décision ne peut être prévu maintenant.',
    prompt: 'Choisissez dès maintenant ce que vous ferez à votre tour.',
    list: 'Ce que vous ferez ensuite',
    about: 'C’est joué dès que vient votre tour, si c’est encore possible. Personne ne le voit avant.',
    cancel: 'Choisir plus tard',
    chosen: (deed) => `Choisi d’avance : ${deed}`,
    takeBack: 'Annuler ce choix',
    played: 'Ce que vous aviez choisi d’avance a été joué.',
    dropped: {
      impossible: 'Ce que vous aviez choisi d’avance n’est plus possible. Choisissez de nouveau.',
      other_decision: 'La question n’est pas celle qui était prévue : votre choix d’avance n’a pas été joué.',
      went_back: 'La partie est revenue en arrière : votre choix d’avance a été abandonné.',
    },
    ok: 'D’accord',
  },
  order: {
    heading: 'Ce qui ne vous laisse aucun choix',
    about:
      'Si vous ne pouvez faire qu’une seule chose, elle est jouée à votre place. Aussitôt si tout le monde le voit ; sinon après quelques secondes, comme si vous réfléchissiez, pour ne rien dire de votre main. Personne ne l’apprend, et vous lisez dans le journal quels coups c’étaient. Cela vaut pour cette partie.',
    slow: 'Ce que vous seul savez reste à votre charge quand des jours passent entre les coups.',
    label: 'Coups obligés pour moi',
    rests: 'Vous avez repris un coup : décidez d’abord, puis cela reprend.',
    given: 'Dans cette partie, vos coups obligés sont joués pour vous.',
    takenBack: 'Vous jouez vous-même vos coups obligés.',
    played: 'Vous n’aviez pas le choix : le coup a été joué pour vous.',
  },
  guess: {
    heading: 'Essayer',
    about:
      'Continuez seul à partir de ce que vous voyez, à une table privée. Ce que vous ne voyez pas est deviné : les autres peuvent avoir d’autres cartes. La partie d’ici ne change pas ; toute la table lit que vous le faites, comme pour un conseil.',
    alone:
      'Continuez seul à partir de ce que vous voyez, à une table privée. Ce que vous ne voyez pas est deviné : les autres peuvent avoir d’autres cartes. La partie d’ici ne change pas.',
    others: 'Les autres sont',
    each: 'Choisir pour chaque place',
    seat: (name) => `Joue pour ${name}`,
    go: 'Continuer seul d’ici',
    from: 'Une hypothèse sur une partie en cours',
    back: 'Revenir à la partie',
    turn: 'À vous dans la partie',
    hint: 'Elle part de ce que vous voyiez de cette partie ; le reste est deviné. Elle ne compte dans aucune statistique.',
    fair: 'Rien n’a été distribué ici, il n’y a donc pas de donne à vérifier : la partie part de ce que vous voyiez, et la graine dit seulement comment le reste a été deviné.',
  },
  screen: {
    heading: 'Un écran pour tout le monde',
    open: 'Afficher sur un grand écran',
    how: 'Ouvrez cette adresse sur un téléviseur ou un ordinateur que tout le monde voit. On y voit la table sans aucune main ; les téléphones servent de mains.',
    sits: 'Cet appareil a une place à la table : tout le monde verrait sa main ici.',
    elsewhere: 'Ouvrez cette adresse sur un appareil qui ne joue pas, ou dans une fenêtre privée.',
    toTable: 'Vers la table',
    join: (host) => `Visez ce code avec le téléphone, ou ouvrez ${host} et tapez`,
    seats: 'Places',
    free: 'libre',
    ready: 'prêt',
    whole: 'Plein écran',
    leaveWhole: 'Quitter le plein écran',
    sleeps: 'Sans https, cette page ne peut pas garder l’écran allumé ; réglez-le sur l’appareil.',
    won: (names, n) => (n === 1 ? `${names} gagne` : `${names} gagnent`),
  },
};
