// Finds out if a table is a tutorial; the tutorial's code loads only then.
import { faces } from '../games/faces';
import type { Lesson } from '../games/lesson';
import { withWords } from '../i18n/language.svelte';
import type Coach from './Coach.svelte';
import { lessonAt } from './kept';

export interface Coaching {
  Coach: typeof Coach;
  lesson: Lesson;
}

/**
 * Returns the Owl for this table. It is `null` without a tutorial, or if its code does not load; the match
 * continues without it.
 */
export async function coachingAt(game: string, code: string): Promise<Coaching | null> {
  const fetch = faces[game]?.lesson;
  if (!fetch || !lessonAt(game, code)) return null;
  try {
    const [{ default: Coach }, lesson] = await withWords(Promise.all([import('./Coach.svelte'), fetch()]));
    return { Coach, lesson };
  } catch {
    return null;
  }
}
