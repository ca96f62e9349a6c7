import { expect, it } from 'vitest';
import { fixtures } from '../fixtures';
import { kindOf } from './facts';

// That is why nothing sorts it: cards of a kind lie beside each other, by the number that the rules give them.
it('a hand comes sorted by kind', () => {
  let hands = 0;
  for (const [name, { view }] of Object.entries(fixtures)) {
    const kinds = (view.you?.hand ?? []).map(kindOf);
    const runs = kinds.filter((kind, n) => kind !== kinds[n - 1]);
    expect(runs.length, name).toBe(new Set(kinds).size);
    if (kinds.length > 1) hands += 1;
  }
  expect(hands).toBeGreaterThan(10);
});
