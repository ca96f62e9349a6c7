// The rules in our own words and the rulings on leaders, in French, fetched when a player reads them.
import { plural } from '../../../i18n/language.svelte';
import type * as en from '../../en/seven-wonders/book';
import type { RulesText } from '../../../games/seven-wonders/words/shape';

const fois = (n: number, one: string, other: string) => plural(n, { one: `# ${one}`, other: `# ${other}` });

const choice = 'Vous choisissez la ressource. Un prix en pièces ne change pas.';
const complete = 'Seules comptent les séries complètes.';
const best = 'Le changement qui rapporte le plus est trouvé à la fin.';

export const rules: RulesText = {
  before: [
    {
      heading: 'Le but du jeu',
      paragraphs: [
        'Chacun bâtit une cité antique autour d’une merveille, en trois âges de six tours. Les points viennent de l’armée, des pièces, de la merveille, des beaux bâtiments, du commerce, de la science et des guildes. Le plus haut total gagne.',
        'Vous n’avez affaire qu’à vos deux voisins : vous leur achetez des ressources et mesurez votre armée à la leur.',
      ],
    },
    {
      heading: 'Un tour',
      paragraphs: [
        'Tous choisissent une carte de leur main, en secret et en même temps. Vous pouvez changer d’avis tant que le dernier joueur n’a pas choisi ; puis tous les choix sont révélés ensemble.',
        'Avec la carte, trois possibilités. Construisez-la dans votre cité. Ou glissez-la face cachée sous votre merveille pour en bâtir l’étape suivante. Ou défaussez-la pour 3 pièces, ce qui est toujours permis.',
        'Puis les mains tournent : vers la gauche aux âges I et III, vers la droite à l’âge II.',
        'Au sixième tour il vous reste deux cartes : vous en jouez une, l’autre est défaussée sans rien rapporter.',
        'Un même bâtiment ne peut se trouver qu’une fois dans une cité, quelle que soit la façon dont il a été construit.',
      ],
    },
    {
      heading: 'Payer',
      paragraphs: [
        'Un prix en pièces va à la banque. Un prix en ressources demande que vous en disposiez : rien ne s’use, tout produit de nouveau à chaque tour. Une carte à choix donne une seule de ses ressources par tour.',
        'Ce qui vous manque s’achète au voisin de gauche ou de droite, 2 pièces l’unité : ce que produisent son plateau, ses cartes marron et grises. Le vendeur ne peut pas refuser, et ne perd rien. Les comptoirs abaissent un prix à 1.',
        'Vous ne dépensez que les pièces que vous aviez au début du tour. Ce qui est construit ce tour-ci ne produit, ne se vend et ne fait de remise qu’au tour suivant.',
        'Chaînages : si vous possédez le bâtiment nommé sur une carte, vous la construisez gratuitement.',
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

export const citiesRules: typeof en.citiesRules = {
  heading: 'Avec Cities',
  paragraphs: [
    'Une option de trois à huit joueurs, indispensable à huit. Elle apporte des cartes noires : neuf par âge, dont on tire au sort autant qu’il y a de joueurs pour les mêler aux autres. Les mains ont alors huit cartes et un âge compte sept tours ; à huit joueurs, sept cartes et six tours. S’y ajoutent trois guildes et les merveilles Pétra et Byzance, cette dernière à partir de quatre joueurs.',
    'Pertes : une carte peut faire perdre des pièces à tous les autres. Le tour accompli, chacun d’eux décide en même temps, face cachée, combien de ces pièces il paie à la banque. Pour chaque pièce impayée il prend une dette, une pièce brisée : −1 point à la fin, et rien ne la rachète. Personne n’est obligé de payer, même avec assez de pièces.',
    'Diplomatie : une colombe tient son propriétaire hors des conflits à la fin de l’âge, puis elle est rendue. Ses deux voisins se rencontrent à sa place. S’il ne reste que deux cités, elles combattent une seule fois ; une cité restée seule ne combat personne. Qui a une seconde colombe la garde pour l’âge suivant.',
    'Masques : au décompte, chaque masque vaut un symbole imprimé sur une carte verte d’un voisin, celui qui rapporte le plus.',
    'Les quais baissent d’une pièce la première unité achetée dans le tour à un voisin, même sous le prix d’un comptoir. L’Entrepôt secret donne une unité de plus de ce que la cité produit, le Marché noir une de ce qu’elle ne produit pas. Ni l’une ni l’autre ne se vend.',
  ],
  teams: {
    heading: 'En équipes',
    paragraphs: [
      'Avec Cities et à 4, 6 ou 8, deux joueurs assis côte à côte peuvent jouer ensemble. Les partenaires voient la main l’un de l’autre, s’achètent comme à tout voisin et ne se combattent pas.',
      'Chacun combat deux fois le voisin de son autre côté : on compare les boucliers une fois et on donne deux jetons. Une colombe n’en laisse qu’un ; une colombe de chaque côté de la frontière, aucun.',
      'On additionne les points des deux. À égalité, les pièces des deux décident.',
    ],
  },
  listed: (age, n) => `Cartes noires de l’âge ${age} : ${n}`,
};

export const packRules: typeof en.packRules = {
  heading: 'Autres merveilles',
  lead: 'L’hôte peut ajouter des merveilles parues séparément, et une créée par des joueurs. Chacune demande les extensions qu’elle nomme :',
  powers: [
    [
      'Grande Muraille',
      'Ses quatre étapes se bâtissent dans n’importe quel ordre : vous dites laquelle avec la carte ou le leader qui la marque. La face nuit, avec une colombe, une perte et un masque, demande Cities.',
    ],
    [
      'Stonehenge',
      'Compte la pierre imprimée sur vos cartes marron : deux sur une carte qui en produit deux, une sur une carte qui l’offre au choix. De nuit, la deuxième étape compte les cartes des voisins de la couleur placée dessous ; tous voient cette couleur, mais non la carte. Si un leader s’y trouve, ce sont les leaders des voisins qui comptent.',
    ],
    [
      'Manneken Pis',
      'Commence avec 4 pièces de plus et ne produit rien. De jour, il n’a pas d’étapes à lui. Il en copie trois : la première du voisin de gauche, la deuxième de celui de droite, la dernière de celui de gauche. Le coût et l’effet sont les mêmes, que cette étape soit bâtie ou non. De nuit, une grande étape demande une unité de chaque ressource.',
    ],
    [
      'Abou Simbel, avec Leaders',
      'Quand vous bâtissez une étape au tombeau, vous pouvez ensevelir un de vos leaders. Son effet cesse, et il n’est plus un de vos leaders. Le double de son prix compte à la fin.',
    ],
    [
      'Catane, avec Cities de jour et Leaders de nuit',
      'Une fois par tour, deux unités d’une même ressource, à vous ou achetées, en valent une de n’importe quelle autre. De nuit, la première étape fait piocher un leader, vu de tous, que vous pouvez recruter à son prix.',
    ],
    [
      'Babel, avec la Tour de Babel',
      'A une tuile de plus. Ses étapes permettent de poser une de vos tuiles sur le plateau, où elle reste. De jour, taxes et contraintes agissent pour tous les autres, remises et avantages pour vous. De nuit, la première agit pour tous les autres et la seconde pour vous seul. Ces tuiles comptent comme celles de la tour.',
    ],
  ],
  sides: (wonder, side) => `${wonder}, face ${side}`,
};

export const babelRules: typeof en.babelRules = {
  tower: {
    heading: 'Avec la Tour de Babel',
    paragraphs: [
      'Une option à partir de trois joueurs. Il y a 24 tuiles ; chacune change les règles pour tous tant qu’elle est visible sur la tour. Avant l’âge I, chacun en reçoit trois, en garde une et passe le reste à droite, jusqu’à ce que tous en aient trois.',
      'Une quatrième possibilité s’offre avec une carte, sauf la dernière d’un âge : la défausser sans pièces et poser une de ses tuiles, face cachée. À la fin du tour, toutes ces tuiles sont retournées et posées dans le sens horaire, le plus petit numéro d’abord. Elles prennent une place libre tant qu’il y en a, puis recouvrent la tuile la plus ancienne. La tour a trois places à trois ou quatre joueurs, quatre au-delà.',
      'Les tuiles visibles agissent dès le tour suivant, les recouvertes n’agissent plus. Une tuile posée au dernier tour d’un âge agit dans ses conflits.',
      'Les taxes vont à la banque et s’ajoutent à tout, même quand un chaînage ou un pouvoir construit gratuitement. Qui ne peut pas payer ne peut pas agir. Les cartes de la défausse ne sont pas taxées. Là où les chaînages sont taxés, vous pouvez payer la carte à la place. Les tuiles de prix changent ce que demandent les voisins, remises comprises, mais jamais sous zéro.',
      'Les tuiles posées rapportent 2, 5 ou 10 points pour une, deux ou trois, recouvertes ou non. Celles restées en main ne rapportent rien.',
    ],
  },
  projects: {
    heading: 'Avec les Grands Projets',
    paragraphs: [
      'Une option à partir de trois joueurs. Chaque âge a un projet, un parmi cinq, avec un jeton de moins qu’il n’y a de joueurs. Si vous construisez une carte de sa couleur, vous pouvez participer au même tour. Payez son coût en plus, les ressources en une seule somme, et prenez un jeton. C’est possible une fois par carte construite. Au tour où les jetons s’épuisent, tous ceux qui participent en prennent un ; dès le tour suivant, plus personne ne peut participer.',
      'À la fin de l’âge, avant les conflits, le projet réussit si tous ses jetons sont pris : chaque jeton rapporte la récompense. Sinon, chacun sans jeton subit la pénalité ; qui n’a rien à perdre prend un jeton de −1, −2 ou −3 points selon l’âge. Qui a un jeton ne perd rien.',
      'Certains jetons se gardent et servent une fois : l’un bâtit une étape, l’autre construit une carte, sans rien payer. Un autre permet de participer avec une carte d’une autre couleur. D’autres rapportent des boucliers ou des points.',
      'La Double enceinte prend ce que produit le plateau, ou son pouvoir, pour le reste de la partie.',
    ],
  },
  tiles: (n) => `Les tuiles : ${n}`,
  listed: (age, n) => `Projets de l’âge ${age} : ${n}`,
  done: (what) => `Réussite : ${what}.`,
  failed: (what) => `Échec : ${what}.`,
};

export const leaderRules: typeof en.leaderRules = {
  heading: 'Avec des leaders',
  paragraphs: [
    'Une option à partir de trois joueurs. Les leaders sont de grandes figures de l’Antiquité. Chacun coûte des pièces et aide son joueur, tout de suite, pour le reste de la partie ou à la fin. Chacun commence avec 6 pièces.',
    'Avant l’âge I, chacun reçoit quatre leaders, en garde un et passe le reste à droite, jusqu’à ce que tous en aient quatre. S’ils sont distribués, chacun garde ses quatre.',
    'Chaque âge commence par un leader : tous choisissent un des leurs en même temps, puis on les montre. Vous le recrutez pour son prix. Ou vous le glissez face cachée sous la merveille et bâtissez l’étape suivante. Ou vous le défaussez pour 3 pièces. Le quatrième reste en main et ne compte pas.',
    'Un leader recruté agit dès ce moment, aussi dans les conflits du même âge. Ce que produisent les leaders n’est jamais à vendre, et un leader n’est pas un bâtiment. Les leaders défaussés ou glissés sous une merveille ne vont dans aucune défausse.',
    'Les points des leaders ont leur propre ligne sur la feuille de score.',
  ],
  listed: (set, n) => `${set} : ${fois(n, 'leader', 'leaders')}`,
};

/** The rulings on leaders whose effect alone is not clear. */
export const leaderRulings: typeof en.leaderRulings = {
  alexander: 'Chaque jeton compte 1, quelle que soit sa valeur. Ceux que vous avez à la fin comptent.',
  archimedes: choice,
  hammurabi: choice,
  leonidas: choice,
  imhotep: choice,
  bilkis: 'La banque n’est pas un voisin : Hatshepsout n’y gagne rien.',
  hatshepsut: 'La pièce arrive après le paiement : elle n’aide pas à payer dans le même tour.',
  maecenas: 'Ni lui-même, ni les leaders venus avant lui.',
  midas: 'En plus du point que 3 pièces rapportent toujours.',
  nero: 'Les jetons gagnés avant ne comptent pas.',
  plato: complete,
  justinian: complete,
  solomon:
    'De la défausse des cartes, où il n’y a pas de leaders. Au début de l’âge I, elle est encore vide.',
  tomyris: 'Le vainqueur prend son jeton Victoire et votre jeton Défaite. Les jetons que vous avez restent.',
  berenice: 'Les pièces des voisins ne comptent pas ; les 3 d’une défausse comptent.',
  semiramis: 'Les jetons Défaite d’avant et d’après comptent, dès les prochains conflits.',
  louis: 'Jamais moins de 0.',
  cypselos: 'Les pièces viennent de la banque, une fois tous les leaders payés.',
  'hua-mulan': 'Dans tous leurs conflits, pas seulement avec vous. Personne n’a moins de 0 bouclier.',
  socrates: best,
  aganice: best,
  spartacus: 'Vos cartes seulement : étapes et jetons comptent toujours.',
  axelous: 'Les boucliers comme au début du tour.',
  telesilla: 'Qui n’en a pas n’en rend pas.',
  octavia: 'Chacun perd selon les étapes de sa propre merveille, dans la limite de ses pièces.',
  arsinoe: 'Chacun perd ce qu’il a, et pas plus.',
  agrippina: 'Un leader glissé sous la merveille n’est pas recruté et ne compte pas.',
  ramses: 'Quel que soit le prix de la guilde.',
  ulysses:
    'Comme l’autre carte du dernier tour : construite, glissée sous la merveille ou défaussée pour des pièces.',
  stevie: 'L’étape se passe de carte et de ressources ; les pièces imprimées sont dues.',
  esteban:
    'À annoncer après un tour, une fois par partie : personne ne passe sa main cette fois. Pas au dernier tour d’un âge.',
  wil: 'Qui n’a plus de leader en main n’en donne pas et n’en pioche pas.',
  bauza: 'Les étapes gardent leur place ; « l’étape suivante » est n’importe laquelle qui reste à bâtir.',
  hercules: 'Il se trouve face visible sous l’étape et n’est plus un leader.',
  attila: 'Ce que l’étape a donné tout de suite reste ; elle peut être rebâtie.',
  'chuck-norris': 'Les cartes sous les merveilles deviennent des bâtiments ; plus personne ne bâtit d’étape.',
  damocles:
    'La carte va à la défausse. Ce qu’elle a donné tout de suite reste, comme les cartes qu’elle a rendues gratuites.',
  herodotus:
    'Ce que l’étape donne tout de suite arrive maintenant. Ce n’est pas une étape de votre merveille.',
  jesus: 'Une unité doit en être produite ou achetée. Qui l’a ne bâtit pas d’étape.',
  orpheus: 'S’il ne reste plus de leader à piocher, il ne se passe rien.',
  phryne: 'S’il ne reste plus de leader à piocher, il ne se passe rien.',
  pythia: 'Si le joueur nommé gagne, vous êtes deuxième, quels que soient vos points.',
  sith: 'Quelles cartes viendront, pas qui les aura.',
  urvasi: 'Une carte de chaque voisin, de la même couleur ; aucune cité ne peut en avoir deux du même nom.',
  vercingetorix: 'Une fois par partie, après n’importe quel tour.',
};
