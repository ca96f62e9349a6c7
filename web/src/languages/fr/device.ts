import type { en } from '../en/device';

export const fr: typeof en = {
  hand: (name: string) => `Passe l’appareil à ${name}`,
  turn: (name: string) => `C’est à ${name} de jouer. Les autres regardent ailleurs.`,
  look: (name: string) => `Personne n’est attendu ici. ${name} peut regarder la table.`,
  lift: (name: string) => `Je suis ${name}`,
  others: 'Ou passe-le à',
  add: 'Quelqu’un à côté de moi',
  about:
    'Vous jouez sur un seul appareil, que vous vous passez. Entre les tours, un rideau cache toutes les mains. Une telle partie ne compte pour la force de personne.',
  name: 'Quel est son nom ?',
  seat: 'L’installer ici',
};
