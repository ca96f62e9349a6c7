// The rules in our own words, English and French.
import { catalogue } from '../../../i18n/language.svelte';

interface Section {
  heading: string;
  paragraphs: string[];
}
interface RulesText {
  goal: Section;
  pieces: { heading: string; sages: string; owls: string };
  rank: Section;
  choose: Section;
  alliance: Section;
  three: Section;
  exchange: Section;
  fight: Section;
  passing: Section;
  spells: { heading: string; lead: string };
  reward: Section;
  clearing: Section;
  end: Section;
  small: { heading: string; points: string[] };
}

const en: RulesText = {
  goal: {
    heading: 'The aim',
    paragraphs: [
      'Each round the sages meet on a clearing where crystals lie. You take a sage, find an ally, and your two camps measure their magic. The winners share the crystals. After six to eleven rounds the player with the most valuable crystals wins.',
      'Allies change every round: whoever helps you now may stand against you next time.',
    ],
  },
  pieces: {
    heading: 'Sages, cards and crystals',
    sages:
      'Every sage has eight power cards: 1, 1, 2, 3, 4, 5, 6 and 7. In the fight you may play only cards of the sage you have taken this round. With four players one sage stays out of the game, with three players two do, drawn by lot.',
    owls: 'The eight owls (3 to 5) serve every sage. Crystals are worth 2 to 7. You begin with six power cards and one spell.',
  },
  rank: {
    heading: 'Rank',
    paragraphs: [
      'Each clearing bears its own order of the seven sages, from high to low. The order where the pawn stands decides who begins the fight, who takes the first crystal and who moves the pawn.',
    ],
  },
  choose: {
    heading: '1. Choose a sage',
    paragraphs: [
      'In turn, starting with the player who moved the pawn, everybody takes a sage that is still free. Two sages remain.',
    ],
  },
  alliance: {
    heading: '2. Form alliances',
    paragraphs: [
      'With four players it is two against two, with five three against two. Talk freely and whisper; until the fight begins you may show cards of your hand to one player, also while another is asked, and in the exchange. Nobody is bound by a promise.',
      'Propose an alliance to one or more players; whoever accepts first is your ally at once. With four players the other two form the second camp. With five, the other three are asked in order of rank whether they join the pair: the first to say yes joins it, and if all say no those three stand together.',
      'The words of the talks: “Propose” offers an alliance, “Withdraw” takes the offer back, “Accept” seals it. “Vote no deal” says that you want none, and can be taken back. “Walk away” leaves the talks for good. Beside a player, “listens” means that only offers are waited for, “no deal” and “walked away” what was said.',
      'If everybody declares “no deal”, or time runs out, the order of rank decides: the highest is in camp 1, then each in turn names a camp that still has room.',
    ],
  },
  three: {
    heading: 'With three players',
    paragraphs: [
      'One stands alone against two. The highest in rank says “alone”, or leaves it open. If open, the second joins the first or stays apart; if apart, the second may say “alone”, or let the third choose whom to join.',
      'Who stands alone begins the fight without playing a card: their lead is the sum of the crystals on the clearing. If they win, they take both crystals, or only one if the table was made so.',
    ],
  },
  exchange: {
    heading: '3. Give cards',
    paragraphs: [
      'Before the fight you may give allies any number of power cards and spells, as often as you like, and get nothing back. Two ones of the same sage are worth eleven together: pair them. The fight begins when all are ready.',
    ],
  },
  fight: {
    heading: '4. The fight',
    paragraphs: [
      'The highest in rank begins. In turn each plays one card or passes: a power card of their own sage, an owl, or a spell, of which each player may play one a fight. The number counts for the player’s camp; the marker on the track shows which camp leads and by how much.',
      'A 1 counts 10 if the same player has another 1 of that sage lying in this fight.',
      'A lead of 25 or more ends the fight at once.',
    ],
  },
  passing: {
    heading: 'Passing',
    paragraphs: [
      'Whoever passes is out of this fight, and gets cards. The first to pass draws five power cards. Everyone after gets three power cards that the previous one chooses and hands over, and draws two. The last of all then discards three.',
    ],
  },
  spells: { heading: 'The seven spells', lead: 'Two of each. A spell works at once and ends your turn.' },
  reward: {
    heading: '5. The reward',
    paragraphs: [
      'In order of rank the winners take one crystal each from the clearing, then the losers draw one spell each. If two of five win, the third crystal leaves the game.',
      'At a lead of 0 camps do not count: the highest in rank take the crystals, the others draw spells.',
    ],
  },
  clearing: {
    heading: '6. On to the next clearing',
    paragraphs: [
      'The lowest in rank moves the pawn to one of the two other clearings and will choose first there. A new clearing with new crystals covers the one that was left.',
      'Finitum, the gate, lies among the last tiles. When it turns up no more tiles follow. A round later the lowest in rank decides: through the gate, and the game is over; or to the other clearing for one last round.',
    ],
  },
  end: {
    heading: 'The end',
    paragraphs: [
      'For each sage and for the owls, the player with the highest sum of power cards in hand gets a small crystal worth 1; all who tie get one. Two ones of a sage count 11 here too.',
      'The greatest value in crystals wins; at a tie the single best crystal; after that the win is shared.',
    ],
  },
  small: {
    heading: 'Small print',
    points: [
      'A second 1 keeps its 10 even if the first one is removed later.',
      'Passing is allowed with playable cards; whoever has none must pass. Left alone in the fight you may play on before you pass.',
      'A spell may be played even if it can do nothing. It counts as your one spell.',
      'Knockout: all who have not passed do so then, clockwise from the left of the one who caused it, that player last, with the usual cards.',
      'Rank, crystals, spells and the pawn go by the tokens, so Mutantus does not change them.',
      'If the pile of power cards runs out, the discards are shuffled; if there are none, you draw what there is.',
      'Played spells are discarded after the spells are drawn.',
      'Once taken, crystals are kept face down: only their number is shown.',
    ],
  },
};

const fr: RulesText = {
  goal: {
    heading: 'Le but',
    paragraphs: [
      'À chaque manche, les sages se retrouvent dans une clairière où reposent des cristaux. Vous prenez un sage, trouvez un allié, et les deux camps mesurent leur magie. Les vainqueurs se partagent les cristaux. Après six à onze manches, les cristaux les plus précieux donnent la victoire.',
      'Les alliances changent à chaque manche : qui vous aide aujourd’hui vous combattra peut-être demain.',
    ],
  },
  pieces: {
    heading: 'Sages, cartes et cristaux',
    sages:
      'Chaque sage a huit cartes de pouvoir : 1, 1, 2, 3, 4, 5, 6 et 7. Au combat, vous ne jouez que celles du sage pris cette manche. À quatre joueurs un sage reste hors du jeu, à trois deux, tirés au sort.',
    owls: 'Les huit hiboux (3 à 5) servent tous les sages. Les cristaux valent 2 à 7. Vous commencez avec six cartes de pouvoir et un sort.',
  },
  rank: {
    heading: 'Le rang',
    paragraphs: [
      'Chaque clairière porte son propre ordre des sept sages, du plus haut au plus bas. L’ordre de celle où se tient le pion décide qui commence le combat, qui prend le premier cristal et qui déplace le pion.',
    ],
  },
  choose: {
    heading: '1. Choisir un sage',
    paragraphs: [
      'À tour de rôle, en commençant par qui a déplacé le pion, chacun prend un sage encore libre. Il en reste deux.',
    ],
  },
  alliance: {
    heading: '2. Former les alliances',
    paragraphs: [
      'À quatre joueurs, c’est deux contre deux ; à cinq, trois contre deux. Parlez librement et chuchotez ; jusqu’au combat, vous pouvez montrer des cartes de votre main à un seul joueur, même pendant qu’un autre décide et pendant l’échange. Aucune promesse n’engage.',
      'Proposez une alliance à un ou plusieurs joueurs ; le premier qui accepte est aussitôt votre allié. À quatre, les deux autres forment le second camp. À cinq, on demande aux trois autres, par ordre de rang, s’ils rejoignent la paire : le premier qui dit oui la rejoint, et si tous refusent, ces trois-là font camp commun.',
      'Les mots des pourparlers : « Proposer » offre une alliance, « Retirer » reprend l’offre, « Accepter » la scelle. « Voter “pas d’accord” » dit que vous n’en voulez aucune, et peut être annulé. « Quitter les pourparlers » est définitif. À côté d’un joueur, « écoute » veut dire qu’il n’attend que des offres, « pas d’accord » et « ne négocie plus » ce qu’il a dit.',
      'Si tous déclarent « pas d’accord », ou si le temps est écoulé, le rang décide : le plus haut est dans le camp 1, puis chacun à son tour nomme un camp où il reste de la place.',
    ],
  },
  three: {
    heading: 'À trois joueurs',
    paragraphs: [
      'Un joueur est seul contre deux. Le plus haut en rang dit « seul », ou laisse ouvert. Dans ce cas, le deuxième le rejoint ou reste à part ; s’il reste à part, il peut dire « seul », ou laisser le troisième choisir qui rejoindre.',
      'Le joueur seul commence le combat sans carte : son avance est la somme des cristaux de la clairière. S’il gagne, il prend les deux cristaux, ou un seul si la table en a décidé ainsi.',
    ],
  },
  exchange: {
    heading: '3. Donner des cartes',
    paragraphs: [
      'Avant le combat, vous pouvez donner à vos alliés autant de cartes de pouvoir et de sorts que vous voulez, en plusieurs fois, sans rien recevoir en retour. Deux 1 du même sage valent onze ensemble : réunissez-les. Le combat commence quand tous sont prêts.',
    ],
  },
  fight: {
    heading: '4. Le combat',
    paragraphs: [
      'Le plus haut en rang commence. À son tour, chacun joue une carte ou passe : une carte de pouvoir de son sage, un hibou, ou un sort (un seul par joueur et par combat). Le nombre compte pour son camp ; le marqueur de la piste montre quel camp mène et de combien.',
      'Un 1 compte 10 si le même joueur a déjà un autre 1 de ce sage dans ce combat.',
      'Une avance de 25 ou plus met fin au combat sur-le-champ.',
    ],
  },
  passing: {
    heading: 'Passer',
    paragraphs: [
      'Qui passe quitte ce combat et reçoit des cartes. Le premier pioche cinq cartes de pouvoir. Chacun des suivants en reçoit trois, choisies par celui qui a passé avant lui, et en pioche deux. Le tout dernier en défausse ensuite trois.',
    ],
  },
  spells: {
    heading: 'Les sept sorts',
    lead: 'Deux de chaque. Un sort agit aussitôt et termine votre tour.',
  },
  reward: {
    heading: '5. La récompense',
    paragraphs: [
      'Par ordre de rang, les vainqueurs prennent chacun un cristal de la clairière, puis les perdants piochent chacun un sort. Si deux joueurs sur cinq gagnent, le troisième cristal quitte le jeu.',
      'À égalité, les camps ne comptent plus : les plus hauts en rang prennent les cristaux, les autres piochent un sort.',
    ],
  },
  clearing: {
    heading: '6. Vers la clairière suivante',
    paragraphs: [
      'Le plus bas en rang déplace le pion sur l’une des deux autres clairières et y choisira en premier. Une nouvelle clairière, avec de nouveaux cristaux, recouvre celle qu’on a quittée.',
      'Finitum, la porte, se trouve parmi les dernières tuiles. Quand elle apparaît, plus aucune tuile ne suit. Une manche plus tard, le plus bas en rang décide : franchir la porte, et la partie est finie ; ou aller dans l’autre clairière pour une dernière manche.',
    ],
  },
  end: {
    heading: 'La fin',
    paragraphs: [
      'Pour chaque sage et pour les hiboux, la plus grande somme de cartes de pouvoir en main rapporte un petit cristal valant 1 ; en cas d’égalité, chacun en reçoit un. Deux 1 d’un sage comptent 11 ici aussi.',
      'La plus grande valeur en cristaux gagne ; à égalité, le cristal le plus précieux ; ensuite, la victoire est partagée.',
    ],
  },
  small: {
    heading: 'En petits caractères',
    points: [
      'Un second 1 garde ses 10 même si le premier est retiré plus tard.',
      'On peut passer avec des cartes jouables ; qui n’en a pas doit passer. Resté seul dans le combat, on peut continuer à jouer avant de passer.',
      'Un sort peut être joué même s’il ne peut rien faire. Il compte comme votre seul sort.',
      'Victoire écrasante : tous ceux qui n’ont pas passé passent alors, dans l’ordre du tour à partir de la gauche de celui qui l’a provoquée, lui en dernier, avec les cartes habituelles.',
      'Le rang, les cristaux, les sorts et le pion suivent les jetons : Mutantus n’y change rien.',
      'Si la pioche de pouvoir est vide, on mélange la défausse ; s’il n’y en a pas, on pioche ce qui reste.',
      'Les sorts joués ne sont défaussés qu’après la pioche des sorts.',
      'Une fois pris, les cristaux restent face cachée : seul leur nombre est montré.',
    ],
  },
};

export const rulesText = catalogue<RulesText>({ en, fr });
