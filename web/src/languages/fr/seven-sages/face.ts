// The texts of the game on the start page and before a match, in French.
import type * as en from '../../en/seven-sages/face';

export const options: typeof en.options = {
  solo: 'Le vainqueur solitaire prend',
  takes: { both: 'les deux cristaux', one: 'un cristal' },
  first: 'Qui choisit en premier',
  chance: 'Au sort',
  seat: (n) => `Place ${n}`,
  talks: 'Temps de pourparlers',
  talksHint: 'Une fois écoulé, l’ordre de la clairière décide.',
  exchange: 'Temps pour donner des cartes',
  exchangeHint: 'Une fois écoulé, tous sont prêts.',
  daysRule:
    'En partie par correspondance, une limite de moins d’une heure ne compte pas : elle est faite pour des joueurs réunis à la table. C’est alors l’horloge de la table qui s’applique.',
  clock: 'selon l’horloge de la table',
  seconds: (n) =>
    n % 86_400 === 0
      ? n === 86_400
        ? '1 jour'
        : `${n / 86_400} jours`
      : n % 3_600 === 0
        ? `${n / 3_600} h`
        : n % 60 === 0
          ? `${n / 60} min`
          : `${n} s`,
  differ: {
    solo: { name: 'Seul, un cristal', line: 'À trois, le vainqueur solitaire prend un cristal.' },
    talks: (time) =>
      time === null
        ? { name: 'Pourparlers à l’horloge', line: 'Les pourparlers ont le temps d’une décision.' }
        : { name: `Pourparlers ${time}`, line: `Les pourparlers peuvent durer ${time}.` },
    exchange: (time) =>
      time === null
        ? { name: 'Dons à l’horloge', line: 'Les dons de cartes ont le temps d’une décision.' }
        : { name: `Dons ${time}`, line: `Les dons de cartes peuvent durer ${time}.` },
    first: (n) => ({
      name: `Place ${n} en premier`,
      line: `La place ${n} choisit en premier, sans tirage au sort.`,
    }),
  },
};

export const face: typeof en.face = {
  title: 'Les Sept Sages',
  pitch: 'Parlez, trouvez un allié, combattez côte à côte et partagez les cristaux.',
  tag: 'alliances',
};

export const levels = {
  newcomer: 'Négocie par habitude, combat à la première impression et se trompe souvent. Joue aussitôt.',
  steady: 'Regarde où mène chaque choix dans cette manche et se trompe parfois. Joue aussitôt.',
  skilled: 'Cherche les partenaires dont il a les cartes et combat tant qu’il peut gagner. Joue aussitôt.',
  strong: 'Joue en pensée le reste de la manche. Réfléchit jusqu’à 0,1 seconde.',
  expert: 'Joue en pensée le reste de la manche, bien des fois. Réfléchit jusqu’à une seconde.',
};
