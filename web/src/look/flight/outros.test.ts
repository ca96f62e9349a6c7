import { expect, it } from 'vitest';

const components = import.meta.glob<string>('/src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// During an outro the element is inert, so a card that returns in this time cannot be pressed.
it('no component has an outro that takes time', () => {
  expect(Object.keys(components).length).toBeGreaterThan(100);
  const outros = Object.entries(components).flatMap(([file, text]) =>
    [...text.matchAll(/\s(?:out|transition):(?!leave=)\w+/g)].map(([found]) => `${file}:${found}`),
  );
  expect(outros).toEqual([]);
});
