// The end by categories.
import { catalogue } from '../../../i18n/language.svelte';
import type { Score, Seat, View } from '../types';

export const categories = [
  'military',
  'coins',
  'wonder',
  'civilian',
  'science',
  'commerce',
  'guilds',
] as const satisfies (keyof Score)[];
export type Category = (typeof categories)[number];

export interface Column {
  city: Seat;
  score: Score;
  coins: number;
  /** The Free city wins nothing. */
  plays: boolean;
}

/** `null` while the match runs. The most points first, then coins; the Free city last. */
export function columns(view: View): Column[] | null {
  if (!view.scores) return null;
  return view.scores
    .map((score, city) => ({
      city,
      score,
      coins: view.cities[city]!.coins,
      plays: view.cities[city]!.seat !== null,
    }))
    .sort(
      (a, b) =>
        Number(b.plays) - Number(a.plays) ||
        b.score.total - a.score.total ||
        b.coins - a.coins ||
        a.city - b.city,
    );
}

const en = {
  caption: 'Points by category',
  category: 'Category',
  of: {
    military: 'Conflicts',
    coins: 'Coins',
    wonder: 'Wonder',
    civilian: 'Civilian',
    science: 'Science',
    commerce: 'Trade',
    guilds: 'Guilds',
  } as Record<Category, string>,
  total: 'Total',
  winner: 'Winner',
  copied: (city: string, guild: string) => `${city}: the wonder copies the ${guild}.`,
  symbols: (city: string, symbols: string) => `${city}: ${symbols}.`,
  symbolsTitle: 'Science symbols, free ones placed best',
  tie: 'Equal totals are decided by coins.',
};
const fr: typeof en = {
  caption: 'Points par catégorie',
  category: 'Catégorie',
  of: {
    military: 'Conflits',
    coins: 'Pièces',
    wonder: 'Merveille',
    civilian: 'Civil',
    science: 'Sciences',
    commerce: 'Commerce',
    guilds: 'Guildes',
  },
  total: 'Total',
  winner: 'Victoire',
  copied: (city, guild) => `${city} : la merveille copie la ${guild}.`,
  symbols: (city, symbols) => `${city} : ${symbols}.`,
  symbolsTitle: 'Symboles de science, ceux au choix placés au mieux',
  tie: 'Les pièces départagent les égalités.',
};
export const scoreWords = catalogue<typeof en>({ en, fr });
