// The keys of the replay page. Pure.
import { type Chapters, jump } from './chapters';

export interface Heard {
  key: string;
  shift: boolean;
  at: number;
  end: number;
  chapters: Chapters;
  /** The chosen player's decisions before and after this moment. */
  earlier: number | null;
  later: number | null;
}

/** Returns the moment to which a key moves; `null` for other keys. */
export function placeOf({ key, shift, at, end, chapters, earlier, later }: Heard): number | null {
  const parts = chapters.parts.length > 1 ? chapters.parts.map((part) => part.at) : chapters.turns;
  if (shift && key === 'ArrowLeft') return jump(chapters.turns, at, -1, end);
  if (shift && key === 'ArrowRight') return jump(chapters.turns, at, 1, end);
  const to: Record<string, number | null> = {
    PageUp: jump(parts, at, -1, end),
    PageDown: jump(parts, at, 1, end),
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: earlier,
    ArrowDown: later,
    Home: 0,
    End: end,
  };
  return to[key] ?? null;
}

/** Returns true if the focused element needs the key itself. */
export function isNeeded({ key, shiftKey, target }: KeyboardEvent): boolean {
  const far = shiftKey || key === 'PageUp' || key === 'PageDown';
  if (!(target instanceof Element)) return false;
  // The slider moves step by step by itself, and lists scroll.
  if (target instanceof HTMLInputElement) return !(far && target.type === 'range');
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (far && target.closest('aside')) return true;
  // Inside a group of buttons arrows move from one to the next.
  return !!target.closest('[data-item]');
}
