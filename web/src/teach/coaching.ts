// Whether a table is a lesson; what it needs is fetched only then.
import { faces } from '../games/faces';
import type { Lesson } from '../games/lesson';
import { withWords } from '../i18n/language.svelte';
import type Coach from './Coach.svelte';
import { lessonAt } from './kept';

export interface Coaching {
  Coach: typeof Coach;
  lesson: Lesson;
}

/** The Owl for this table; `null` if it is no lesson, or if it cannot be fetched: the match goes on without. */
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
