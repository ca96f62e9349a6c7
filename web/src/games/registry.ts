import type { AnyGameModule } from './game';

/** The games this client knows, by the server's machine name. Loaded when a table needs one. */
export const games: Record<string, () => Promise<AnyGameModule>> = {
  'seven-kingdoms': () => import('./seven-kingdoms/index').then((m) => m.default),
  'seven-dragons': () => import('./seven-dragons/index').then((m) => m.default),
  'seven-sages': () => import('./seven-sages/index').then((m) => m.default),
  'seven-wonders': () => import('./seven-wonders/index').then((m) => m.default),
};
