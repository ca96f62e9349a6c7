// The texts of the game on the start page and before a match, in French.
import type * as en from '../../en/seven-wonders/face';

export const options: typeof en.options = {
  labels: {
    preset: {
      label: 'Extensions',
      values: {
        base: 'Base',
        leaders: '+ Leaders',
        cities: '+ Cities',
        all: 'Tout',
        own: 'À votre choix',
      },
      means: {
        base: 'Les cartes et les merveilles seules. Idéal pour apprendre.',
        leaders: 'On recrute une grande figure avant chaque âge.',
        cities: 'Cartes noires, dettes et diplomatie.',
        all: 'Leaders, Cities, tout Babel et le Wonder Pack.',
        own: 'Chaque extension et règle séparément.',
      },
      two: 'À deux, on joue le jeu de base seul : les extensions demandent trois joueurs ou plus.',
      eight: 'À huit joueurs, il faut Cities.',
      details: 'Chaque extension et règle séparément',
    },
    cities: {
      label: 'Cities',
      values: { off: 'Sans', on: 'Avec Cities' },
      means: {
        off: 'Ni cartes noires, ni dettes ; jusqu’à sept joueurs.',
        on: 'Cartes noires, dettes, diplomatie et masques. De trois à huit joueurs : sept tours par âge, six si l’on est huit.',
      },
      few: 'Cities demande au moins trois joueurs.',
      eight: 'À huit joueurs, il faut Cities.',
    },
    teams: {
      label: 'Équipes',
      values: { off: 'Chacun pour soi', on: 'Équipes de deux' },
      means: {
        off: 'Chacun joue pour soi.',
        on: 'Deux voisins voient la main l’un de l’autre, ne se combattent pas et additionnent leurs points.',
      },
      alone: 'Les équipes demandent Cities.',
      odd: 'Les équipes demandent 4, 6 ou 8 joueurs.',
    },
    tower: {
      label: 'La Tour de Babel',
      values: { off: 'Sans la tour', on: 'Avec la Tour de Babel' },
      means: {
        off: 'Les règles ne changent pas.',
        on: 'On peut défausser une carte pour poser une tuile qui change les règles pour tous. À partir de trois joueurs.',
      },
      few: 'La Tour de Babel demande au moins trois joueurs.',
    },
    projects: {
      label: 'Grands Projets',
      values: { off: 'Sans projets', on: 'Avec les Grands Projets' },
      means: {
        off: 'Rien ne se bâtit en commun.',
        on: 'Une œuvre commune à chaque âge : elle récompense les participants, ou coûte aux autres. À partir de trois joueurs.',
      },
      few: 'Les Grands Projets demandent au moins trois joueurs.',
    },
    leaders: {
      label: 'Leaders en jeu',
      values: {
        off: 'Aucun',
        box: 'La boîte',
        official: 'Tous les parus',
        everything: 'Tout',
        sets: 'Mon choix',
      },
      few: 'Les leaders demandent au moins trois joueurs.',
      means: {
        off: 'Le jeu de base.',
        box: (n) =>
          `Les ${n} grandes figures de la boîte : chaque âge commence par en recruter une. À partir de trois joueurs.`,
        official: 'Ceux de la boîte et tous les autres parus. À partir de trois joueurs.',
        everything: 'Ceux que des joueurs ont créés aussi, parfois fous. À partir de trois joueurs.',
        sets: 'Choisissez d’où viennent les leaders.',
      },
    },
    sets: {
      label: 'D’où viennent les leaders',
      hint: 'Il en faut quatre par joueur ; ceux d’extensions qui ne sont pas en jeu sont écartés.',
      needed: (n) => `En gris : sans ces séries, il y aurait moins que les ${n} leaders à distribuer.`,
      values: {
        box: 'La boîte Leaders',
        cities: 'La boîte Cities',
        anniversary: 'Le paquet anniversaire de 2017',
        promo: 'Promotionnels',
        fan_made: 'Créés par des joueurs',
      },
    },
    leader_draft: {
      label: 'Comment les leaders viennent en main',
      values: { drafted: 'Choisis un par un', dealt: 'Distribués' },
      means: {
        drafted: 'Gardez-en un sur quatre, passez le reste à droite, et ainsi de suite.',
        dealt: 'Chacun garde les quatre qu’il reçoit.',
      },
    },
    boards: {
      label: 'Plateaux de merveilles',
      values: { boxes: 'Des boîtes', official: 'Tous les parus', everything: 'Tout' },
      means: {
        boxes: 'Les sept du jeu de base, et ceux des extensions en jeu.',
        official:
          'La Grande Muraille, Stonehenge et Manneken Pis aussi ; Abou Simbel et Catane avec leurs extensions.',
        everything: 'Ceux que des joueurs ont créés aussi : Babel, avec la Tour de Babel.',
      },
      few: 'Les plateaux d’extensions demandent au moins trois joueurs.',
    },
    wonders: {
      label: 'Qui reçoit quelle merveille',
      hint: 'Au choix : chacun prend une de celles qui restent, dans le sens horaire à partir d’un joueur tiré au sort.',
      values: { dealt: 'Distribuées', picked: 'Au choix' },
    },
    sides: {
      label: 'Faces des plateaux',
      hint: 'La face jour est plus simple ; la face nuit a davantage d’étapes particulières.',
      values: { random: 'Au hasard', a: 'Jour pour tous', b: 'Nuit pour tous', picked: 'Chacun choisit' },
    },
  },
  differ: {
    all: 'Tout',
    babel: 'Babel',
    cities: {
      name: 'Cities',
      line: 'Avec Cities : cartes noires, dettes et diplomatie ; sept tours par âge, six si l’on est huit.',
    },
    tower: {
      name: 'Tour',
      line: 'Avec la Tour de Babel : on y pose des tuiles qui changent les règles pour tous.',
    },
    projects: {
      name: 'Projets',
      line: 'Avec les Grands Projets : une œuvre commune à chaque âge, qui réussit ou échoue.',
    },
    boards: {
      official: {
        name: 'Plus de merveilles',
        line: 'Avec toutes les merveilles parues : celles du Wonder Pack, et Catane.',
      },
      everything: {
        name: 'Toutes les merveilles',
        line: 'Avec toutes les merveilles : celles du Wonder Pack, Catane, et une créée par des joueurs.',
      },
    },
    teams: {
      name: 'Équipes',
      line: 'En équipes de deux voisins, qui additionnent leurs points.',
    },
    leaders: {
      box: {
        name: 'Leaders',
        line: 'Avec les leaders de la boîte : chaque âge commence par en recruter un.',
      },
      official: {
        name: 'Tous les leaders',
        line: 'Avec tous les leaders parus : chaque âge commence par en recruter un.',
      },
      everything: {
        name: 'Leaders à foison',
        line: 'Avec tous les leaders, même ceux créés par des joueurs : chaque âge commence par en recruter un.',
      },
      sets: {
        name: 'Leaders choisis',
        line: 'Avec les leaders choisis par l’hôte : chaque âge commence par en recruter un.',
      },
    },
    dealt: { name: 'Leaders distribués', line: 'Les leaders sont distribués, non choisis un par un.' },
    picked: { name: 'Merveilles au choix', line: 'Chacun choisit une merveille parmi celles qui restent.' },
    sides: {
      a: { name: 'Faces jour', line: 'Tous les plateaux montrent la face jour, la plus simple.' },
      b: {
        name: 'Faces nuit',
        line: 'Tous les plateaux montrent la face nuit, aux étapes plus particulières.',
      },
      picked: { name: 'Faces au choix', line: 'Chacun choisit la face de son plateau.' },
    },
  },
};

export const face: typeof en.face = {
  pitch: 'Bâtissez une cité antique en trois âges, puis passez votre main.',
  tag: '3 âges',
};

export const levels = {
  newcomer: 'Prend ce qui semble le meilleur au premier coup d’œil et se trompe souvent. Joue aussitôt.',
  steady: 'Regarde où mène chaque choix ce tour-ci et se trompe parfois. Joue aussitôt.',
  skilled: 'Pèse ce que chaque chose rapportera d’ici la fin. Joue aussitôt.',
  strong: 'Joue en pensée les tours suivants. Réfléchit jusqu’à 0,1 seconde.',
  expert: 'Joue en pensée les tours suivants, bien des fois. Réfléchit jusqu’à une seconde.',
};
