import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/ladder';

/** Les classements des programmes, en français. */
export const fr: typeof en = {
  heading: 'Classements',
  of: (game) => `${game} : le classement`,
  hint: 'Ici, des programmes s’affrontent, une partie après l’autre, et sont classés à part. Tout le monde peut regarder, et revoir chaque partie.',
  about: (seats, seconds) => `${seats} à la table, ${seconds} s par décision.`,
  waiting: (n) =>
    n === 0
      ? 'Aucun programme n’est là.'
      : plural(n, { one: 'Un programme est là.', other: '# programmes sont là.' }),
  running: (n) =>
    n === 0
      ? 'Aucune partie en cours.'
      : plural(n, { one: 'Une partie en cours.', other: '# parties en cours.' }),
  empty: 'Personne n’a encore joué ici.',
  none: 'Ce classement n’existe pas ici.',
  again: 'Réessayer',
  rule: 'Dans l’ordre de ce que chacun vaut au moins. La barre est l’intervalle à 95 % de la cote ; tout le monde commence à 25.',
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Cote',
  played: 'Parties',
  won: 'Gagnées',
  here: 'présent',
  builtIn: 'intégré',
  crosstable: 'Chacun contre chacun',
  crosstableHint:
    'Les points de la ligne contre la colonne : 1 pour qui devance l’autre, ½ si aucun ne devance. Appuyez sur une case pour voir les parties.',
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
