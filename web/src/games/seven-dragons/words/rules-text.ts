// The rules of the game in our own words.
import { catalogue } from '../../../i18n/language.svelte';

interface Section {
  heading: string;
  paragraphs: string[];
}
export interface RulesText {
  before: Section[];
  actions: { heading: string; lead: string; after: string[] };
  after: Section[];
  variants: { heading: string; lead: string; items: [string, string][] };
}

const en: RulesText = {
  before: [
    {
      heading: 'The goal',
      paragraphs: [
        'Everybody has a secret goal: one of five colours of dragon. Whoever’s colour first forms a connected chain of seven dragons on the table wins, no matter who laid them.',
        'A chain may branch and bend. Each picture counts as one dragon, large or small; two groups that do not touch are never added together.',
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        'You draw one card, then play one: lay a dragon card or play an action card. You may pass only if nothing fits and you hold no action.',
        'A dragon card goes beside a card on the table, upright or turned upside down, never sideways. At least one of its dragons must touch a dragon of the same colour on the neighbouring card. All other sides may clash.',
        'Did your card connect two or more different colours at once? Then draw one bonus card for each colour after the first, three at most. Rainbow and a many-coloured Silver do not count for this.',
      ],
    },
    {
      heading: 'Silver and Rainbow',
      paragraphs: [
        'The Silver Dragon starts the table and never leaves its place. While the discard pile is empty it is every colour at once; afterwards it has the colour of the top action card.',
        'The Rainbow Dragon always is every colour, and counts in chains of each.',
      ],
    },
  ],
  actions: {
    heading: 'The five actions',
    lead: 'Do what the card says, then put it on the discard pile: Silver takes its colour.',
    after: [
      'Two other ways: do what it says and put it under the pile, so that Silver keeps its colour (not while the pile is empty); or only put it on top for its colour, without doing anything.',
      'Chains are checked after the effect, and again after Silver has changed.',
      'The goal ring: players in order, then the unused goals, five places in all. “Left” hands each goal to the next place clockwise. An unused goal never wins by itself.',
    ],
  },
  after: [
    {
      heading: 'Holes and islands',
      paragraphs: [
        'Moving or zapping may leave holes and separate groups. Nothing is repaired: only the card being laid has to match.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The first complete chain ends the match. If it completes several goals at once, the player whose turn it is wins if one of these goals is theirs; otherwise the owners of the goals share the win.',
        'When the draw pile is empty, play goes on without drawing. Once all hands are empty, or everybody with cards has passed in a row, the longest chain of its owner’s goal wins; equals share.',
        'Whoever leaves puts the hand, shuffled, under the pile, and the unused goals are shuffled with the one given back. Whoever joins takes an unused goal and three cards.',
      ],
    },
  ],
  variants: {
    heading: 'Lighter games',
    lead: 'For younger players, from the simplest on:',
    items: [
      ['Dragon connections', 'Dragon cards only, no goals: whoever lays the last card wins.'],
      [
        'Basic dragons',
        'Goals, but no actions, Silver or Rainbow. A child under seven needs a chain of only as many dragons as it is years old.',
      ],
      [
        'Single action',
        'With one kind of action or a few, and Rainbow. Silver comes in when you like; without it actions have no colour.',
      ],
      ['Full game', 'Everything.'],
    ],
  },
};

const fr: RulesText = {
  before: [
    {
      heading: 'Le but',
      paragraphs: [
        'Chacun a un but secret : l’une des cinq couleurs de dragon. Celui dont la couleur forme le premier une chaîne de sept dragons reliés sur la table gagne, peu importe qui les a posés.',
        'Une chaîne peut se ramifier et tourner. Chaque image compte pour un dragon, grand ou petit ; deux groupes séparés ne s’additionnent jamais.',
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        'Piochez une carte, puis jouez-en une : posez une carte dragon ou jouez une action. On ne passe que si rien ne convient et qu’on n’a pas d’action.',
        'Une carte dragon se pose à côté d’une carte de la table, à l’endroit ou tête en bas, jamais de travers. Au moins un de ses dragons doit toucher un dragon de la même couleur sur la carte voisine. Les autres côtés sont libres.',
        'Votre carte relie au moins deux couleurs différentes à la fois ? Piochez une carte de plus par couleur après la première, trois au maximum. L’arc-en-ciel et Argent multicolore ne comptent pas pour cela.',
      ],
    },
    {
      heading: 'Argent et arc-en-ciel',
      paragraphs: [
        'Le dragon d’argent ouvre la table et ne quitte jamais sa place. Tant que la défausse est vide, il est de toutes les couleurs ; ensuite, il a celle de l’action du dessus.',
        'Le dragon arc-en-ciel est toujours de toutes les couleurs et compte dans les chaînes de chacune.',
      ],
    },
  ],
  actions: {
    heading: 'Les cinq actions',
    lead: 'Faites ce que dit la carte, puis posez-la sur la défausse : Argent prend sa couleur.',
    after: [
      'Deux autres façons : faire ce qu’elle dit et la glisser sous la défausse, Argent garde alors sa couleur (pas si la défausse est vide) ; ou seulement la poser dessus pour sa couleur, sans rien faire.',
      'Les chaînes sont vérifiées après l’effet, puis encore après le changement d’Argent.',
      'L’anneau des buts : les joueurs dans l’ordre, puis les buts libres, cinq places en tout. « À gauche » donne chaque but à la place suivante dans le sens des aiguilles d’une montre. Un but libre ne gagne jamais seul.',
    ],
  },
  after: [
    {
      heading: 'Trous et îles',
      paragraphs: [
        'Déplacer ou capturer peut laisser des trous et des groupes séparés. Rien n’est réparé : seule la carte qu’on pose doit convenir.',
      ],
    },
    {
      heading: 'La fin',
      paragraphs: [
        'La première chaîne complète termine la partie. Si elle accomplit plusieurs buts, le joueur dont c’est le tour gagne s’il en fait partie ; sinon la victoire est partagée.',
        'Pioche vide, on joue sans piocher. Quand toutes les mains sont vides, ou que tous ceux qui ont des cartes ont passé à la suite, la plus longue chaîne du but de son propriétaire gagne ; les égaux partagent.',
        'Qui part remet sa main dans la pioche, et son but reste libre. Qui arrive prend un but libre et trois cartes.',
      ],
    },
  ],
  variants: {
    heading: 'Jeux plus simples',
    lead: 'Pour les plus jeunes, du plus simple au complet :',
    items: [
      ['Chaîne de dragons', 'Seulement des cartes dragon, sans but : qui pose la dernière carte gagne.'],
      [
        'Dragons simples',
        'Des buts, mais ni action, ni Argent, ni arc-en-ciel. Un enfant de moins de sept ans n’a besoin que d’une chaîne aussi longue que son âge.',
      ],
      [
        'Une seule action',
        'Avec une sorte d’action ou quelques-unes, et l’arc-en-ciel. Argent s’ajoute quand vous voulez ; sans lui, les actions n’ont pas de couleur.',
      ],
      ['Jeu complet', 'Tout.'],
    ],
  },
};
export const rulesText = catalogue<RulesText>({ en, fr });
