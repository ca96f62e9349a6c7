// Which lesson somebody is in on this device, and how far.
import { storage } from '../state/storage';

export interface KeptLesson {
  /** The code of its table. */
  code: string;
  /** The steps that they have had. */
  done: string[];
  /** Nothing more is to be told. */
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

/** The lesson of a game, if one was begun. */
export const lessonOf = (game: string): KeptLesson | null => all()[game] ?? null;

/** The lesson that is played at this table and not over. */
export function lessonAt(game: string, code: string): KeptLesson | null {
  const kept = lessonOf(game);
  return kept && kept.code === code && !kept.over ? kept : null;
}

export function keepLesson(game: string, kept: KeptLesson) {
  storage.setItem(key, JSON.stringify({ ...all(), [game]: kept }));
}
