// What whoever plays the game for the first time is told, in French.
import type * as en from '../../en/seven-dragons/lesson';

/** The game in a minute. */
export const minute: typeof en.minute = [
  'Chacun a un but secret : les dragons d’une des cinq couleurs.',
  'À votre tour, vous piochez une carte et en jouez une. Une carte dragon se pose à côté d’une autre, de sorte qu’au moins deux couleurs égales se touchent.',
  'Le premier but dont sept dragons sont reliés gagne, peu importe qui les a posés.',
  'Une carte qui relie deux couleurs ou plus d’un coup vous rapporte des cartes en plus.',
  'Les cartes action échangent les mains ou les buts, font tourner les buts, déplacent ou retirent une carte, et donnent sa couleur au dragon d’argent.',
];

/** What the Owl says, by step. */
export const steps: typeof en.steps = {
  goal: {
    title: 'Votre but secret',
    text: 'Cette couleur est la vôtre, et personne d’autre ne la connaît. Vous gagnez dès que **sept** de ses dragons sont reliés sur la table, peu importe qui les a posés.',
  },
  place: {
    title: 'Posez un dragon',
    text: 'Il doit toucher une autre carte par au moins **deux couleurs égales**. Les autres côtés peuvent jurer. Les places possibles se montrent quand vous choisissez une carte.',
    deed: 'Choisissez une carte de votre main, et ce que vous en faites.',
  },
  silver: {
    title: 'Le dragon d’argent',
    text: 'La table a commencé par lui. Tant que rien n’est défaussé, il a **toutes les couleurs** ; ensuite, celle du dessus de la défausse.',
  },
  action: {
    title: 'Une action',
    text: 'Une telle carte fait ce qu’elle dit, puis donne sa couleur au dragon d’argent. Vous pouvez aussi ne prendre que **l’un des deux**.',
    deed: 'Jouez-la, ou posez plutôt un dragon.',
  },
  bonus: {
    title: 'Des cartes en plus',
    text: 'Une carte dragon qui relie **deux couleurs** d’un coup rapporte une carte, trois couleurs en rapportent deux. Plus de cartes, plus de choix.',
  },
  end: {
    title: 'Observez les autres',
    text: 'Personne ne dit ce qu’il rassemble, mais la table le montre : voyez quelle couleur grandit et ne la terminez pas pour quelqu’un d’autre. Si toutes les cartes sont jouées, la plus longue chaîne gagne.',
  },
};
