// Tests of every tutorial: short, complete in each language, and without an error on any position of its
// game.
import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson';
import { type Generated, positions } from './fixture';
import { languages, setLanguage, wordsAreHere, type Language } from '../i18n/language.svelte';

const found = Object.fromEntries(
  Object.entries(import.meta.glob<Lesson>('./*/lesson/index.ts', { eager: true, import: 'lesson' })).map(
    ([path, lesson]) => [path.split('/')[1]!, lesson],
  ),
);
const fixtures = Object.values(
  import.meta.glob<Generated>('../generated/*.fixtures.json', { eager: true, import: 'default' }),
);

describe.each(Object.keys(found))('the lesson of %s', (game) => {
  const lesson = found[game]!;

  it.each(Object.keys(languages) as Language[])('is short and whole in %s', async (language) => {
    await setLanguage(language);
    await wordsAreHere();
    const minute = lesson.minute();
    expect(minute.length).toBeGreaterThanOrEqual(4);
    expect(minute.length).toBeLessThanOrEqual(6);
    // One minute is about 150 words read aloud.
    expect(minute.join(' ').split(/\s+/).length).toBeLessThan(150);
    for (const step of lesson.steps) {
      const { title, text } = step.words();
      expect(title, step.id).not.toBe('');
      expect(text.split('**').length % 2, `stars of ${step.id}`).toBe(1);
      expect(text.length, step.id).toBeLessThan(320);
    }
  });

  it('has steps of its own names, and the first comes at once', () => {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lesson.steps.filter((step) => !step.maybe).length).toBeGreaterThanOrEqual(3);
  });

  it('reads every table of its game', () => {
    const tables = fixtures.find((file) => file.game === game)!;
    expect(tables).toBeDefined();
    const views = Object.values(positions<unknown, unknown, unknown, string>(tables)).map(({ view }) => view);
    expect(views.length).toBeGreaterThan(0);
    for (const view of views)
      for (const step of lesson.steps) expect(() => step.when(view, 1, true), step.id).not.toThrow();
  });
});
