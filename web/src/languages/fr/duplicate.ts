import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/duplicate';

/** La même donne à plusieurs tables, en français. */
export const fr: typeof en = {
  heading: 'Une donne, plusieurs tables',
  makeHint:
    'Plusieurs groupes jouent les mêmes cartes secrètes, place par place. Quand toutes les tables ont fini, vous comparez qui en a tiré le plus.',
  tables: 'Tables',
  make: (n) => `Créer ${n} tables`,
  by: (name) => `Créé par ${name}`,
  secret:
    'Les cartes sont les mêmes à chaque table, et secrètes jusqu’à ce que toutes aient fini. Chacun s’assied à une seule table, et personne n’en regarde une autre. Ton résultat s’affiche ici dès la fin de ta partie.',
  invite: 'Envoie ce lien à tout le monde',
  copy: 'Copier le lien',
  copied: 'Le lien est copié',
  table: (n) => `Table ${n}`,
  state: { gathering: 'On s’installe', playing: 'En cours', over: 'Finie', closed: 'Pas jouée' },
  sit: 'S’y asseoir',
  toTable: 'À ta table',
  yours: 'Ta table',
  free: 'libre',
  waits: (n) =>
    plural(n, { one: 'Une table n’a pas encore fini.', other: '# tables n’ont pas encore fini.' }),
  until: (date) => `Le ${date}, tout sera ouvert, même si l’on joue encore.`,
  close: 'Ne plus commencer de table',
  closeSure: 'Vraiment ? Les tables qui n’ont pas commencé ne seront pas jouées',
  closed: 'Plus aucune table ne commence.',
  open: 'Toutes les tables ont fini. Plus rien n’est secret.',
  openEarly: 'Deux semaines ont passé depuis la fin de la première table. Plus rien n’est secret.',
  results: 'Place par place',
  seat: (n) => `Place ${n}`,
  player: 'Joueur',
  place: (n) => (n === 1 ? '1er' : `${n}e`),
  points: (n) => plural(n, { one: '# point', other: '# points' }),
  pairs: (won, of) => `${won} sur ${of}`,
  ranking: 'Qui a tiré le plus de ses cartes',
  matchpoints: 'Paires gagnées',
  rule: 'Ta main est comparée à la même place de chaque autre table : 1 paire gagnée pour plus de points, ½ pour autant. Dans un jeu sans points, c’est le classement qui est comparé.',
  alone: 'Une seule table a joué la donne : il n’y a rien à comparer.',
  see: (n) => `Revoir la table ${n}`,
  match: 'Revoir',
  none: 'Ces tables n’existent pas.',
  again: 'Réessayer',
  chip: 'Donne partagée',
  chipHint: 'D’autres tables jouent les mêmes cartes. Voir toutes les tables',
};
