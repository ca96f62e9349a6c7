// The rules of the game in our own words.
import { catalogue } from '../../../i18n/language.svelte';
import type { Kind } from '../facts/facts';

interface Section {
  heading: string;
  paragraphs: string[];
}
export interface RulesText {
  before: Section[];
  kinds: { heading: string; lead: string; of: Record<Kind, string> };
  after: Section[];
  wonders: { heading: string; lead: string; powers: [string, string][] };
  two: Section;
}

const en: RulesText = {
  before: [
    {
      heading: 'What it is about',
      paragraphs: [
        'Everybody builds an ancient city around a wonder, in three ages of six turns. Points come from many sides at once: arms, money, the wonder, fine buildings, trade, science and guilds. The highest total wins.',
        'You only ever deal with your two neighbours: you buy from them and measure your army against theirs.',
      ],
    },
    {
      heading: 'A turn',
      paragraphs: [
        'Everybody chooses one card of the hand, secretly and at the same time. You can change your choice until the last player has chosen; then all choices are revealed together.',
        'With the card you do one of three things: build it in your city; put it face down under your wonder and build the next stage; or discard it for 3 coins, which is always allowed.',
        'Then the hands move on: to the left in ages I and III, to the right in age II.',
        'In the sixth turn you have two cards left: you play one, the other is discarded and earns nothing.',
        'The same building may stand in a city only once, however it was built.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'A price in coins goes to the bank. A price in resources asks that you have them available: nothing is used up, everything produces anew each turn. A card that offers a choice gives one of its resources a turn.',
        'What you lack you can buy from the left or right neighbour for 2 coins a unit: what the board, the brown and the grey cards of that neighbour produce. Nobody can refuse, and the seller loses nothing. Trading posts lower a price to 1.',
        'You spend only coins you had when the turn began. What anybody builds this turn produces, sells and discounts from the next turn on.',
        'Chains: who owns the building named on a card builds that card for nothing at all.',
      ],
    },
  ],
  kinds: {
    heading: 'The cards',
    lead: 'The colour tells what a building is for:',
    of: {
      brown: 'Raw materials: wood, stone, clay, ore.',
      grey: 'Manufactured goods: glass, cloth, papyrus.',
      blue: 'Fine buildings: plain points.',
      yellow:
        'Trade: coins, cheaper goods, goods of your own that cannot be bought, and later points for what you have built.',
      red: 'Shields for the conflicts.',
      green:
        'Science: each kind of symbol scores its number squared, and each set of three different ones 7 points more.',
      purple: 'Guilds, only in age III: points for what you or your neighbours have.',
    },
  },
  after: [
    {
      heading: 'Conflicts',
      paragraphs: [
        'At the end of an age each city compares its shields with both neighbours. More shields win a token of 1, 3 or 5 points (ages I, II and III); fewer give a token of −1; equal, nothing.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'After age III points are added up: conflict tokens, 1 for every 3 coins, wonder, blue cards, science, trade, guilds. A free science symbol and a copied guild count in the way that is best for their owner. Equal totals are decided by coins.',
      ],
    },
  ],
  wonders: {
    heading: 'Special stages',
    lead: 'Most stages give points, shields, coins or resources. These do more:',
    powers: [
      ['Olympia, day', 'Once in each age you may build a card of your hand for nothing.'],
      [
        'Olympia, night',
        'Both neighbours sell raw materials for 1. At the end you copy one guild of a neighbour.',
      ],
      ['Babylon, night', 'You may play the last card of each age instead of discarding it.'],
      [
        'Halicarnassus',
        'When the turn is over you look through the discard pile and build one card of it for nothing; cards discarded this very turn are among them.',
      ],
    ],
  },
  two: {
    heading: 'With two players',
    paragraphs: [
      'A third, free city sits between you. In turns, one player draws a card from a separate pile, plays one card for their own city and one for the free city. It follows the same rules and discards only when it can build nothing.',
      'The free city trades and fights like any neighbour, but only the two of you can win.',
    ],
  },
};

const fr: RulesText = {
  before: [
    {
      heading: 'De quoi il s’agit',
      paragraphs: [
        'Chacun bâtit une cité antique autour d’une merveille, en trois âges de six tours. Les points viennent de partout à la fois : armée, argent, merveille, beaux bâtiments, commerce, science et guildes. Le plus haut total gagne.',
        'Vous n’avez affaire qu’à vos deux voisins : vous leur achetez des ressources et mesurez votre armée à la leur.',
      ],
    },
    {
      heading: 'Un tour',
      paragraphs: [
        'Tout le monde choisit une carte de sa main, en secret et en même temps. Vous pouvez changer d’avis tant que le dernier joueur n’a pas choisi ; puis tous les choix sont révélés ensemble.',
        'Avec la carte, trois possibilités : la construire dans votre cité ; la glisser face cachée sous votre merveille pour en bâtir l’étape suivante ; ou la défausser pour 3 pièces, ce qui est toujours permis.',
        'Puis les mains tournent : vers la gauche aux âges I et III, vers la droite à l’âge II.',
        'Au sixième tour il vous reste deux cartes : vous en jouez une, l’autre est défaussée sans rien rapporter.',
        'Un même bâtiment ne peut se trouver qu’une fois dans une cité, quelle que soit la façon dont il a été construit.',
      ],
    },
    {
      heading: 'Payer',
      paragraphs: [
        'Un prix en pièces va à la banque. Un prix en ressources demande que vous en disposiez : rien ne s’use, tout produit de nouveau à chaque tour. Une carte à choix donne une seule de ses ressources par tour.',
        'Ce qui vous manque s’achète au voisin de gauche ou de droite, 2 pièces l’unité : ce que produisent son plateau, ses cartes marron et grises. Personne ne peut refuser, et le vendeur ne perd rien. Les comptoirs abaissent un prix à 1.',
        'Vous ne dépensez que les pièces que vous aviez au début du tour. Ce qui est construit ce tour-ci ne produit, ne se vend et ne fait de remise qu’au tour suivant.',
        'Chaînages : qui possède le bâtiment nommé sur une carte construit celle-ci sans rien payer.',
      ],
    },
  ],
  kinds: {
    heading: 'Les cartes',
    lead: 'La couleur dit à quoi sert un bâtiment :',
    of: {
      brown: 'Matières premières : bois, pierre, argile, minerai.',
      grey: 'Produits manufacturés : verre, tissu, papyrus.',
      blue: 'Beaux bâtiments : des points, simplement.',
      yellow:
        'Commerce : pièces, achats moins chers, ressources à vous que nul ne peut acheter, puis des points pour ce que vous avez bâti.',
      red: 'Des boucliers pour les conflits.',
      green:
        'Science : chaque sorte de symbole vaut son nombre au carré, et chaque série de trois symboles différents 7 points de plus.',
      purple: 'Guildes, à l’âge III seulement : des points pour ce que vous ou vos voisins possédez.',
    },
  },
  after: [
    {
      heading: 'Conflits',
      paragraphs: [
        'À la fin d’un âge, chaque cité compare ses boucliers à ceux de ses deux voisins. Plus de boucliers : un jeton de 1, 3 ou 5 points (âges I, II et III) ; moins : un jeton de −1 ; à égalité, rien.',
      ],
    },
    {
      heading: 'La fin',
      paragraphs: [
        'Après l’âge III, on additionne : jetons de conflit, 1 point pour 3 pièces, merveille, cartes bleues, science, commerce, guildes. Un symbole de science au choix et une guilde copiée comptent au mieux pour leur propriétaire. Les pièces départagent les égalités.',
      ],
    },
  ],
  wonders: {
    heading: 'Étapes particulières',
    lead: 'La plupart des étapes donnent des points, des boucliers, des pièces ou des ressources. Celles-ci font davantage :',
    powers: [
      ['Olympie, jour', 'Une fois par âge, vous pouvez construire une carte de votre main sans rien payer.'],
      [
        'Olympie, nuit',
        'Les deux voisins vendent leurs matières premières 1 pièce. À la fin, vous copiez une guilde d’un voisin.',
      ],
      ['Babylone, nuit', 'Vous pouvez jouer la dernière carte de chaque âge au lieu de la défausser.'],
      [
        'Halicarnasse',
        'Le tour fini, vous parcourez la défausse et construisez une de ses cartes sans rien payer ; celles défaussées ce tour-ci en font partie.',
      ],
    ],
  },
  two: {
    heading: 'À deux joueurs',
    paragraphs: [
      'Une troisième cité, libre, est assise entre vous. À tour de rôle, un joueur pioche une carte d’une pile à part, joue une carte pour sa cité et une pour la cité libre. Elle suit les mêmes règles et ne défausse que si elle ne peut rien construire.',
      'La cité libre commerce et combat comme tout voisin, mais seuls vous deux pouvez gagner.',
    ],
  },
};

export const rulesText = catalogue<RulesText>({ en, fr });
