export interface Measured {
  level: string;
  seats: number;
  matches: number;
  won: number;
  from: number;
  to: number;
}
export const written: URL;
export function strength(text?: string): { measured: string; games: Record<string, Measured[]> };
