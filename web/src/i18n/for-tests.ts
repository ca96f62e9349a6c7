// Unit tests read words of both languages at any time: they are fetched before the first one.
import { beforeAll } from 'vitest';
import { boxFacts } from '../games/seven-wonders/facts/boxes';
import { boxWords } from '../games/seven-wonders/words/texts';
import { languages, wordsAreHere, type Language } from './language.svelte';

// What only some tables show, also while tests are listed.
await Promise.all([boxFacts.fetch(), boxWords.fetch()]);

beforeAll(async () => {
  for (const language of Object.keys(languages) as Language[]) await wordsAreHere(language);
});
