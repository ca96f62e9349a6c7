// Unit tests read texts of all languages at any time, so this file fetches them before the first test.
import { beforeAll } from 'vitest';
import { boxArt } from '../games/seven-wonders/art/late';
import { boxFacts } from '../games/seven-wonders/facts/boxes';
import { boxWords } from '../games/seven-wonders/words/texts';
import { languages, wordsAreHere, type Language } from './language.svelte';

// The facts texts and pictures of expansions, fetched while the tests are collected.
await Promise.all([boxFacts.fetch(), boxWords.fetch(), boxArt.fetch()]);

beforeAll(async () => {
  for (const language of Object.keys(languages) as Language[]) await wordsAreHere(language);
});
