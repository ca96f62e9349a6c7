// The short introduction and the tutorial of the game, in French.
import type * as en from '../../en/seven-wonders/lesson';

/** The introduction: the game in a minute. */
export const minute: typeof en.minute = [
  'Chacun a une cité avec une merveille, et une main de sept cartes.',
  'À chaque tour, tous choisissent une carte en même temps. On peut la construire, s’en servir pour une étape de la merveille, ou la vendre pour trois pièces. Puis les mains passent aux voisins.',
  'Ce que votre cité ne produit pas, vous l’achetez aux deux cités voisines, deux pièces l’unité, si elles le produisent.',
  'Après chacun des trois âges, vos boucliers sont comparés à ceux des deux voisins.',
  'Les points viennent de la merveille, des cartes bleues, de la science, du commerce, des guildes, des pièces et des victoires. Le plus de points après le troisième âge gagne.',
];

/** The texts of the Owl, by step. */
export const steps: typeof en.steps = {
  hand: {
    title: 'Sept cartes, dont une pour vous',
    text: 'Chacun choisit **une carte de sa main** en même temps ; le reste passe à un voisin. Vous reverrez certaines de ces cartes, et d’autres jamais.',
  },
  build: {
    title: 'Choisissez une carte',
    text: '**Construisez**-la si vous pouvez la payer, servez-vous-en pour une **étape** de votre merveille, ou **vendez**-la pour 3 pièces. Les cartes marron et grises produisent pour toute la suite.',
    deed: 'Choisissez une carte de votre main, et ce que vous en faites.',
  },
  pass: {
    title: 'Les mains ont tourné',
    text: 'Toutes les cartes ont été montrées ensemble, et chaque main est passée à la cité suivante. Au deuxième âge, elles vont dans l’autre sens.',
  },
  trade: {
    title: 'Ce qui manque s’achète',
    text: 'Les ressources ne s’épuisent pas : votre cité les produit à chaque tour. Ce qui manque s’achète aux **voisins**, 2 pièces l’unité, et ils ne peuvent pas refuser. Vous voyez le prix avant de décider.',
    deed: 'Choisissez encore.',
  },
  shields: {
    title: 'Les boucliers',
    text: 'Les cartes rouges en apportent. À la fin de **chaque âge**, qui en a plus qu’un voisin gagne des points, de plus en plus. Qui en a moins en perd un.',
  },
  end: {
    title: 'Ce qui compte',
    text: 'Les bleues valent leurs points imprimés. Les vertes valent d’autant plus que vous en avez de pareilles ou de différentes. Les jaunes aident en pièces et en ressources. Les violettes, au troisième âge, comptent ce que les cités ont construit.',
  },
};
