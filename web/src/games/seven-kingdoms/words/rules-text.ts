// The rules of the game in our own words.
import { catalogue } from '../../../i18n/language.svelte';
import type { Title } from '../facts/cards';
import type { Token } from '../types';

interface Section {
  heading: string;
  paragraphs: string[];
}
export interface RulesText {
  goal: Section;
  turn: Section;
  resolve: Section;
  titles: { heading: string; lead: string; numbers: string; takes: string; text: Record<Title, string> };
  /** After the table of titles. */
  where: Section;
  tokens: { heading: string; lead: string; text: Record<'plus' | Exclude<Token, `plus_${number}`>, string> };
  refill: Section;
  end: Section;
  scoring: Section;
  small: { heading: string; points: string[] };
  arms: { heading: string; lead: string };
}

const en: RulesText = {
  goal: {
    heading: 'The goal',
    paragraphs: [
      'Seven coats of arms lie in a row, in a different order each game. Gather cards in your kingdom: every card is a point, and whoever has most cards of an arms at the end takes the token that lies on it.',
      'A match is for 2 to 4 players. The 49 cards are numbered; every title has one card of every arms.',
    ],
  },
  arms: { heading: 'The seven arms', lead: 'Every card wears one of them.' },
  turn: {
    heading: 'A round: play',
    paragraphs: [
      'Everybody begins with three cards; seven more lie open in the row, and the others are the pile.',
      'Beginning with the first player, everybody in turn plays one card from the hand, face up. Later players see what was played before them.',
      'Whoever has no card draws two from the pile instead and sits this round out.',
    ],
  },
  resolve: {
    heading: 'A round: take',
    paragraphs: [
      'Then the played cards act, the highest number first. A played card goes to the next free place of the upper line, above the arms, and its player takes cards from the row below.',
      'Low numbers act late but are strong; high numbers act first and take little.',
    ],
  },
  titles: {
    heading: 'The seven titles',
    lead: 'What you may take from the row when your card acts:',
    numbers: 'Numbers',
    takes: 'Takes',
    text: {
      king: 'Up to four cards, from anywhere. Worth 2 points.',
      bishop:
        'Goes to your kingdom instead of the upper line. Put one of the two face-up tokens on the leftmost arms without one; a new token is turned up. Then take one card.',
      general: 'Every card in three neighbouring columns.',
      princess: 'Up to two cards, from anywhere.',
      knight: 'Every card in two neighbouring columns.',
      merchant: 'One card, from anywhere.',
      peasant: 'One card from one of the two columns printed on it.',
    },
  },
  where: {
    heading: 'Hand or kingdom',
    paragraphs: [
      'For every card you take, say whether it goes to your hand, to be played later, or to your kingdom, where it stays for good. A hand holds at most three cards.',
      'General and knight take the whole run, wanted or not: what does not fit in the hand goes to the kingdom. King and princess may take nothing; merchant, bishop and peasant must take a card if they can.',
    ],
  },
  refill: {
    heading: 'A round: the new row',
    paragraphs: [
      'The upper line comes down and becomes the left part of the new row, in order. The cards left in the old row follow, then cards from the pile until there are seven. The first-player pawn goes to the left neighbour.',
    ],
  },
  tokens: {
    heading: 'The tokens',
    lead: 'Bishops put them on the arms. At the end a token goes to the player who alone has most cards of that arms.',
    text: {
      plus: 'That many points.',
      double: 'Your cards of this arms count twice: 2 points each, 4 for its king.',
      peasant: '1 point for every peasant in your kingdom, of any arms.',
      arms: '1 point for every different arms in your kingdom.',
    },
  },
  end: {
    heading: 'The end',
    paragraphs: [
      'The match ends at once when the pile is empty. It also ends, after the round is finished, when all seven arms carry a token, and after ten rounds in a row in which nothing left the pile and nothing entered a kingdom.',
    ],
  },
  scoring: {
    heading: 'The score',
    paragraphs: [
      'First the cards in every hand join the kingdom. Then each token goes to whoever has strictly most cards of its arms; if players tie for most, nobody takes it.',
      'Every card is worth 1 point, every king 2, and the tokens add theirs. Most points win; after a tie, more kings; after that, the win is shared.',
    ],
  },
  small: {
    heading: 'Small print',
    points: [
      'Columns are not closed up while cards are taken: an emptied place stays empty until the new row.',
      'A run may cover empty places, even only empty places.',
      'If there is nothing your card can take, your turn to take is skipped.',
      'Once a card has gone to the hand it reaches the kingdom only at the end of the match.',
      'Bishops leave no gap in the upper line. With two bishops in a round the higher one chooses its token first.',
      'Should there be more than seven cards for the new row, those at the right end leave the game.',
      'If a player who draws two empties the pile, cards that were played but have not acted go back to their owners’ hands and count.',
      'Cards taken from the row into a hand were seen by all, so the table shows them; cards drawn from the pile are secret.',
      'Eight tokens, seven arms: one token is never placed.',
    ],
  },
};

const fr: RulesText = {
  goal: {
    heading: 'Le but',
    paragraphs: [
      'Sept blasons sont alignés, dans un ordre différent à chaque partie. Rassemblez des cartes dans votre royaume : chaque carte vaut un point, et qui a le plus de cartes d’un blason à la fin prend le jeton posé dessus.',
      'Une partie réunit 2 à 4 joueurs. Les 49 cartes sont numérotées ; chaque titre existe une fois dans chaque blason.',
    ],
  },
  arms: { heading: 'Les sept blasons', lead: 'Chaque carte porte l’un d’eux.' },
  turn: {
    heading: 'Une manche : jouer',
    paragraphs: [
      'Chacun commence avec trois cartes ; sept autres sont visibles dans la rangée, et le reste forme la pioche.',
      'En commençant par le premier joueur, chacun à son tour joue une carte de sa main, face visible. Les suivants voient ce qui a été joué avant eux.',
      'Qui n’a plus de carte en pioche deux et passe cette manche.',
    ],
  },
  resolve: {
    heading: 'Une manche : prendre',
    paragraphs: [
      'Puis les cartes jouées agissent, le plus grand numéro d’abord. La carte jouée va à la prochaine place libre de la ligne du haut, au-dessus des blasons, et son joueur prend des cartes de la rangée du bas.',
      'Les petits numéros agissent tard mais sont puissants ; les grands agissent d’abord et prennent peu.',
    ],
  },
  titles: {
    heading: 'Les sept titres',
    lead: 'Ce que vous pouvez prendre dans la rangée quand votre carte agit :',
    numbers: 'Numéros',
    takes: 'Prend',
    text: {
      king: 'Jusqu’à quatre cartes, n’importe où. Vaut 2 points.',
      bishop:
        'Va dans votre royaume au lieu de la ligne du haut. Posez l’un des deux jetons visibles sur le blason libre le plus à gauche ; un nouveau jeton est retourné. Prenez ensuite une carte.',
      general: 'Toutes les cartes de trois colonnes voisines.',
      princess: 'Jusqu’à deux cartes, n’importe où.',
      knight: 'Toutes les cartes de deux colonnes voisines.',
      merchant: 'Une carte, n’importe où.',
      peasant: 'Une carte dans l’une des deux colonnes imprimées dessus.',
    },
  },
  where: {
    heading: 'Main ou royaume',
    paragraphs: [
      'Pour chaque carte prise, dites si elle va dans votre main, pour être jouée plus tard, ou dans votre royaume, qu’elle ne quittera plus. Une main compte au plus trois cartes.',
      'Général et chevalier prennent toute la suite, qu’ils le veuillent ou non : ce qui ne tient pas en main va au royaume. Roi et princesse peuvent ne rien prendre ; marchand, évêque et paysan doivent prendre une carte s’ils le peuvent.',
    ],
  },
  refill: {
    heading: 'Une manche : la nouvelle rangée',
    paragraphs: [
      'La ligne du haut descend et forme la gauche de la nouvelle rangée, dans l’ordre. Suivent les cartes restées dans l’ancienne, puis des cartes de la pioche jusqu’à sept. Le pion de premier joueur passe au voisin de gauche.',
    ],
  },
  tokens: {
    heading: 'Les jetons',
    lead: 'Les évêques les posent sur les blasons. À la fin, un jeton revient à qui est seul à avoir le plus de cartes de ce blason.',
    text: {
      plus: 'Autant de points.',
      double: 'Vos cartes de ce blason comptent double : 2 points chacune, 4 pour son roi.',
      peasant: '1 point par paysan de votre royaume, quel que soit son blason.',
      arms: '1 point par blason différent dans votre royaume.',
    },
  },
  end: {
    heading: 'La fin',
    paragraphs: [
      'La partie s’arrête aussitôt que la pioche est vide. Elle s’arrête aussi, la manche terminée, quand les sept blasons portent un jeton, et après dix manches de suite sans qu’une carte quitte la pioche ni n’entre dans un royaume.',
    ],
  },
  scoring: {
    heading: 'Le décompte',
    paragraphs: [
      'D’abord, les cartes en main rejoignent les royaumes. Puis chaque jeton revient à qui a strictement le plus de cartes de son blason ; en cas d’égalité, personne ne le prend.',
      'Chaque carte vaut 1 point, chaque roi 2, et les jetons ajoutent les leurs. Le plus grand total gagne ; à égalité, le plus de rois ; ensuite, la victoire est partagée.',
    ],
  },
  small: {
    heading: 'En petits caractères',
    points: [
      'Les colonnes ne se resserrent pas pendant qu’on prend : une place vidée reste vide jusqu’à la nouvelle rangée.',
      'Une suite peut couvrir des places vides, et même seulement des places vides.',
      'Si votre carte ne peut rien prendre, votre tour de prendre est sauté.',
      'Une carte mise en main ne rejoint le royaume qu’à la fin de la partie.',
      'Les évêques ne laissent pas de trou dans la ligne du haut. Avec deux évêques dans une manche, le plus grand choisit son jeton d’abord.',
      'S’il y a plus de sept cartes pour la nouvelle rangée, celles de droite quittent le jeu.',
      'Si un joueur qui pioche deux cartes vide la pioche, les cartes jouées qui n’ont pas agi reviennent en main et comptent.',
      'Les cartes prises en main dans la rangée ont été vues de tous : la table les montre. Les cartes piochées sont secrètes.',
      'Huit jetons, sept blasons : un jeton n’est jamais posé.',
    ],
  },
};

export const rulesText = catalogue<RulesText>({ en, fr });
