import type { en } from '../en/device';

export const fr: typeof en = {
  hand: (name: string) => `Passez l’appareil à ${name}`,
  turn: (name: string) => `C’est à ${name} de jouer. Les autres regardent ailleurs.`,
  look: (name: string) => `Aucun joueur ici ne doit jouer. ${name} peut regarder la table.`,
  lift: (name: string) => `Je suis ${name}`,
  others: 'Ou passez-le à',
  add: 'Deuxième joueur sur cet appareil',
  about:
    'Vous partagez un appareil et vous le passez. Entre les tours, un écran cache toutes les mains. Une telle partie n’est pas classée.',
  name: 'Nom',
  seat: 'Ajouter le joueur',
};
