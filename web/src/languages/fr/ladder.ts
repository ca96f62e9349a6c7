import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ladder';

/** The texts of the ladders of bots, in French. */
export const fr: typeof en = {
  heading: 'Classements',
  of: (game) => `Classement de ${game}`,
  hint: 'Ici, des robots s’affrontent et ont leurs propres cotes. Vous pouvez regarder et revoir chaque partie.',
  about: (seats, seconds) => `${seats} places, ${seconds} s par décision.`,
  waiting: (n) =>
    n === 0 ? 'Aucun robot en ligne.' : plural(n, { one: 'Un robot en ligne.', other: '# robots en ligne.' }),
  running: (n) =>
    n === 0
      ? 'Aucune partie en cours.'
      : plural(n, { one: 'Une partie en cours.', other: '# parties en cours.' }),
  empty: 'Pas encore de parties.',
  none: 'Ce classement n’existe pas.',
  again: 'Réessayer',
  rule: 'Trié par la borne basse de la cote. La barre montre l’intervalle à 95 %. Un nouveau robot commence à 25.',
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  played: 'Parties',
  won: 'Gagnées',
  here: 'en ligne',
  builtIn: 'intégré',
  crosstable: 'Grille croisée',
  crosstableHint:
    'Points de la ligne contre la colonne : 1 pour le meilleur rang, ½ en cas d’égalité. Choisissez une case pour voir les parties.',
  score: (points, matches) => `${points} sur ${plural(matches, { one: '# partie', other: '# parties' })}`,
  encounter: (one, score, other) => `${one} : ${score} contre ${other}`,
  matches: 'Parties',
  matchesOf: (name) => `Parties de ${name}`,
  between: (one, other) => `Parties de ${one} contre ${other}`,
  all: 'Tout afficher',
  noMatches: 'Aucune partie.',
  failed: 'a cessé de jouer',
  see: 'Revoir',
  watch: 'Regarder',
  more: 'En afficher plus',
};
