import type { en } from '../en/analysis';

export const fr: typeof en = {
  place: (n: number, of: number) => `Décision ${n} sur ${of}`,
  thinking: 'Réflexion…',
  decided: 'Décidé',
  by: {
    player: '',
    bot: 'par un robot',
    stand_in: 'par un robot remplaçant',
    clock: 'parce que le temps était écoulé',
  },
  best: (adviser) => `Les préférés de ${adviser}`,
  only: 'Il n’y avait qu’un coup possible.',
  unlisted: 'Le robot n’a pas examiné ce coup.',
  rank: (rank, of) => `Le coup joué est le numéro ${rank} sur ${of}`,
  close: 'à peu près aussi bien',
  unsure: 'difficile à départager',
  points: {
    beside: (n) => `± ${n} points`,
    behind: (n) => `${n} points de moins`,
    worth: (n) => `${n} points`,
  },
  victory: { beside: (n) => `± ${n}`, behind: (n) => `${n} de moins`, worth: (n) => n },
  ahead: {
    points: 'Points : l’avance attendue à la fin sur le meilleur adversaire.',
    victory: 'Nombre : la chance de gagner, moins celle du meilleur adversaire.',
  },
  estimate:
    'Le robot ne savait que ce que savait le joueur et a réfléchi moins d’une seconde. Les petits écarts sont incertains.',
  again: 'Réessayer',
};
