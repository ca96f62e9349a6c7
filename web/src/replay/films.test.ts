import { describe, expect, it } from 'vitest';
import type { Replay } from '../generated/protocol';
import { local } from '../net/problem';
import type { Eyes } from './film';
import { Films } from './films.svelte';

const replay = { view: { seen: true }, moments: [] } as unknown as Replay;

describe('the films of a match', () => {
  it('are fetched once each', async () => {
    const asked: Eyes[] = [];
    const films = new Films(async (eyes) => (asked.push(eyes), { ok: true, value: replay }));
    const [one, two] = await Promise.all([films.fetch('decider'), films.fetch('decider')]);
    expect(one).toEqual(two);
    expect(films.of('decider')?.view(0)).toEqual({ seen: true });
    await films.fetch('decider');
    expect(asked).toEqual(['decider']);
  });

  it('are asked for again if they did not come', async () => {
    let there = false;
    const films = new Films(async () =>
      there ? { ok: true, value: replay } : { ok: false, problem: local('offline') },
    );
    expect((await films.fetch(1)).ok).toBe(false);
    there = true;
    expect((await films.fetch(1)).ok).toBe(true);
  });

  it('show hands one after the other, until one does not come or they are not wanted any more', async () => {
    const asked: Eyes[] = [];
    const films = new Films(async (eyes) => {
      asked.push(eyes);
      return eyes === 1 ? { ok: false, problem: local('offline') } : { ok: true, value: replay };
    });
    await films.fetchHands([0, 1, 2], () => true);
    expect(asked).toEqual([0, 1]);
    await films.fetchHands([2], () => false);
    expect(asked).toEqual([0, 1]);
  });
});
