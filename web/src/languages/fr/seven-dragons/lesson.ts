// The short introduction and the tutorial of the game, in French.
import type * as en from '../../en/seven-dragons/lesson';

/** The introduction: the game in a minute. */
export const minute: typeof en.minute = [
  'Chacun a un Objectif secret : les dragons d’une des cinq couleurs.',
  'À votre tour, vous piochez une carte et en jouez une. Une carte Dragon se pose à côté d’une autre, de sorte qu’au moins deux couleurs égales se touchent.',
  'Le premier Objectif avec sept dragons connectés gagne, peu importe qui les a posés.',
  'Une carte qui connecte deux couleurs ou plus d’un coup vous rapporte des cartes bonus.',
  'Les cartes Action échangent mains ou Objectifs, font tourner les Objectifs, déplacent ou zappent une carte. Elles donnent aussi sa couleur au Dragon d’Argent.',
];

/** The texts of the Owl, by step. */
export const steps: typeof en.steps = {
  goal: {
    title: 'Objectif secret',
    text: 'Cette couleur est la vôtre, et personne d’autre ne la connaît. Vous gagnez dès que **sept** de ses dragons sont connectés sur la table, peu importe qui les a posés.',
  },
  place: {
    title: 'Posez un dragon',
    text: 'Il doit toucher une autre carte par au moins **deux couleurs égales**. Les autres côtés sont libres. Choisissez une carte pour voir ses places possibles.',
    deed: 'Choisissez une carte de votre main, et ce que vous en faites.',
  },
  silver: {
    title: 'Le Dragon d’Argent',
    text: 'C’est la carte de départ. Tant que la défausse est vide, il a **toutes les couleurs** ; ensuite, celle du dessus de la défausse.',
  },
  action: {
    title: 'Une action',
    text: 'Une telle carte fait ce qu’elle dit, puis donne sa couleur au Dragon d’Argent. Vous pouvez aussi ne prendre que **l’un des deux**.',
    deed: 'Jouez-la, ou posez plutôt un dragon.',
  },
  bonus: {
    title: 'Des cartes bonus',
    text: 'Une carte Dragon qui connecte **deux couleurs** d’un coup rapporte une carte, trois couleurs en rapportent deux. Plus de cartes, plus de choix.',
  },
  end: {
    title: 'Observez les autres',
    text: 'Les autres Objectifs sont secrets, mais la table les montre : voyez quelle couleur grandit et ne la terminez pas pour un rival. Si toutes les cartes sont jouées, la plus longue chaîne gagne.',
  },
};
