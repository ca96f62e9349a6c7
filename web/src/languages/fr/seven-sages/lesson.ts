// The short introduction and the tutorial of the game, in French.
import type * as en from '../../en/seven-sages/lesson';

/** The introduction: the game in a minute. */
export const minute: typeof en.minute = [
  'À chaque manche, chacun prend un sage. La clairière où se trouve le pion dit quel sage passe avant quel autre.',
  'Puis vous parlez, à voix haute ou en chuchotant : qui combat aux côtés de qui ? Les promesses n’engagent personne.',
  'Les alliés peuvent se donner des cartes. Au combat, chacun joue à son tour cartes pouvoir, hiboux et sortilèges, jusqu’à ce que tous aient passé.',
  'Le camp qui mène prend les cristaux de la clairière, le rang le plus haut d’abord. Les autres piochent un sortilège.',
  'Le rang le plus bas choisit la clairière suivante. Après six à onze manches, les cristaux les plus précieux gagnent.',
];

/** The texts of the Owl, by step. */
export const steps: typeof en.steps = {
  sage: {
    title: 'Prenez un sage',
    text: 'Vous pourrez jouer les **cartes pouvoir** de votre sage, et des hiboux ; prenez-en un dont vous avez de bonnes cartes. Le rang que lui donne la clairière compte aussi : le plus haut prend le premier cristal.',
    deed: 'Choisissez un sage.',
  },
  speak: {
    title: 'Seul, ou avec un allié ?',
    text: 'À trois, **un combat contre deux**. Le rang le plus haut décide d’abord : combattre seul, ou laisser parler le suivant.',
    deed: 'Dites ce que vous voulez faire.',
  },
  talk: {
    title: 'Qui combat aux côtés de qui ?',
    text: 'Parlez, proposez, chuchotez : **les promesses n’engagent personne**. Un partenaire aide à gagner, et prend aussi des cristaux.',
    deed: 'Dites ce que vous voulez faire.',
  },
  exchange: {
    title: 'Donner, ou pas',
    text: 'Entre alliés, vous pouvez vous **donner** des cartes, maintenant et à aucun autre moment. Rien n’est dû en retour.',
    deed: 'Donnez quelque chose, ou dites que vous avez fini.',
  },
  fight: {
    title: 'Le combat',
    text: 'Chacun joue à son tour une carte de son sage, un hibou ou un sortilège, ou **passe**. Une carte apporte son nombre ; une avance de 25 met fin au combat. Ce que vous ne jouez pas, vous le gardez.',
    deed: 'Jouez une carte, ou passez.',
  },
  over: {
    title: 'Après avoir passé',
    text: 'Le premier à passer pioche des cartes ; les suivants en reçoivent du joueur qui a passé juste avant. Choisissez celles qui vous servent le moins.',
    deed: 'Choisissez les cartes.',
  },
  crystal: {
    title: 'Les cristaux',
    text: 'Par ordre de rang, chaque vainqueur en prend un. Dès lors, **personne d’autre ne voit** ce qu’il vaut.',
    deed: 'Prenez un cristal.',
  },
  pawn: {
    title: 'La clairière suivante',
    text: 'Le rang le plus bas déplace le pion et choisit son sage le premier. Regardez les cristaux, et l’ordre des sages.',
    deed: 'Choisissez une clairière.',
  },
  end: {
    title: 'Comment cela finit',
    text: 'La partie finit sur la tuile **finitum**. Qui a alors le plus fort total de cartes d’un sage reçoit un petit cristal, et l’on compte tous les cristaux.',
  },
};
