import { expect, it } from 'vitest';

const components = import.meta.glob<string>('/src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// While an outro runs, the element is inert, and what comes back meanwhile cannot be pressed.
it('no component has an outro that takes time', () => {
  expect(Object.keys(components).length).toBeGreaterThan(100);
  const outros = Object.entries(components).flatMap(([file, text]) =>
    [...text.matchAll(/\s(?:out|transition):(?!leave=)\w+/g)].map(([found]) => `${file}:${found}`),
  );
  expect(outros).toEqual([]);
});
