import { plural } from '../../i18n/language.svelte';
import type { en } from '../en/bots';

const nombres = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];

/** The texts about the levels of bots, in French. */
export const fr: typeof en = {
  heading: 'Les robots',
  about:
    'Cinq niveaux dans chaque jeu. Un robot sait ce que vous sauriez à sa place : il ne voit aucune carte cachée.',
  game: 'Jeu',
  players: 'Joueurs, vous compris',
  weakest: 'Le plus faible des cinq.',
  wins: (n, level) => `Gagne ${n} duels sur 100 contre ${level}`,
  between: (from, to) => `de ${from} à ${to} sur 100, avec 95 % de confiance`,
  measured: (matches, seats) =>
    plural(matches, { one: '# partie', other: '# parties', many: '# parties' }) + ` à ${seats} joueurs`,
  unmeasured: 'Pas encore mesuré.',
  play: (n, level) =>
    n === 1 ? `Affronter un robot, niveau ${level}` : `Affronter ${nombres[n] ?? n} robots, niveau ${level}`,
  how: 'Un duel oppose un robot à un autre du niveau inférieur. Les résultats de parties à plusieurs sont convertis.',
  since: (date) => `Mesuré le ${date}.`,
  none: 'Ce serveur n’a pas de robots avec des niveaux.',
};
