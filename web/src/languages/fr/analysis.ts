import type { en } from '../en/analysis';

export const fr: typeof en = {
  title: 'Décision par décision',
  whose: 'Les décisions de',
  place: (n: number, of: number) => `Décision ${n} sur ${of}`,
  earlier: 'Décision précédente',
  later: 'Décision suivante',
  slider: 'Décision',
  thinking: 'Réflexion en cours…',
  decided: 'Décidé',
  by: {
    player: '',
    bot: 'par un robot',
    stand_in: 'par un robot remplaçant',
    clock: 'parce que le temps était écoulé',
  },
  best: (adviser: string) => `Le niveau ${adviser} aurait préféré`,
  only: 'Il n’y avait rien d’autre à faire.',
  alike: 'C’est aussi ce qu’il aurait fait.',
  unlisted: 'Il n’a pas réfléchi à ce qui a été décidé.',
  rank: (rank: number, of: number) => `Ce qui a été décidé vient en ${rank}ᵉ position sur ${of}`,
  close: 'à peu près aussi bien',
  unsure: 'difficile à départager',
  points: { behind: (n) => `${n} points de moins`, worth: (n) => `${n} points` },
  victory: { behind: (n) => `${n} de moins`, worth: (n) => n },
  ahead: {
    points: 'Les points sont l’avance qu’il attend à la fin sur le meilleur des autres.',
    victory: 'Le nombre est la chance de gagner, moins celle du plus probable des autres.',
  },
  estimate:
    'Il ne savait que ce que le joueur savait alors, et a réfléchi moins d’une seconde. Ce qu’il juge difficile à départager pourrait aussi bien être l’inverse.',
  none: 'Personne n’a rien décidé ici.',
  again: 'Redemander',
};
