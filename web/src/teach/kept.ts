// The tutorials that were begun on this device, and their progress.
import { storage } from '../state/storage';

export interface KeptLesson {
  /** The code of its table. */
  code: string;
  /** The ids of the completed steps. */
  done: string[];
  /** True if no further step follows. */
  over: boolean;
}

const key = 'septet.lessons';

function all(): Record<string, KeptLesson> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptLesson>) : {};
  } catch {
    return {};
  }
}

/** Returns the tutorial of a game, if one was begun. */
export const lessonOf = (game: string): KeptLesson | null => all()[game] ?? null;

/** Returns the unfinished tutorial at this table. */
export function lessonAt(game: string, code: string): KeptLesson | null {
  const kept = lessonOf(game);
  return kept && kept.code === code && !kept.over ? kept : null;
}

export function keepLesson(game: string, kept: KeptLesson) {
  storage.setItem(key, JSON.stringify({ ...all(), [game]: kept }));
}
