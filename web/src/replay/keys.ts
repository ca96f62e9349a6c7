// Which key does what on the page of a match that is over. Pure.
import { type Chapters, jump } from './chapters';

export interface Heard {
  key: string;
  shift: boolean;
  at: number;
  end: number;
  chapters: Chapters;
  /** The decisions before and after of whoever is looked at. */
  earlier: number | null;
  later: number | null;
}

/** Where a key leads; `null` if nowhere. */
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

/** Whether what has the focus needs the key itself. */
export function isNeeded({ key, shiftKey, target }: KeyboardEvent): boolean {
  const far = shiftKey || key === 'PageUp' || key === 'PageDown';
  if (!(target instanceof Element)) return false;
  // The slider goes step by step by itself, and lists scroll.
  if (target instanceof HTMLInputElement) return !(far && target.type === 'range');
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (far && target.closest('aside')) return true;
  // Inside a group of buttons arrows go from one to the next.
  return !!target.closest('[data-item]');
}
