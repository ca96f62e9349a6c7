import { describe, expect, it } from 'vitest';
import type { GameUpdate, Reel, Step } from '../generated/protocol';
import { Cut } from './cut';

const reel = {
  number: 2,
  you: 1,
  left_out: 3,
  view: { cards: [5, 5] },
  waiting: [0],
  steps: [
    {
      seq: 11,
      at: 100,
      seat: 0,
      by: 'player',
      events: [],
      changes: [{ op: 'replace', path: '/view/cards/0', value: 4 }],
      waiting: [1],
    },
    {
      seq: 14,
      at: 200,
      seat: 1,
      by: 'stand_in',
      events: [],
      changes: [{ op: 'replace', path: '/view/cards/1', value: 4 }],
      waiting: [0],
    },
  ],
} as unknown as Reel;
const now = {
  table: 't',
  epoch: 1,
  seq: 20,
  number: 2,
  deadlines: [500, null],
  now: 300,
  outcome: null,
} as unknown as GameUpdate;
const story = [5, 11, 14, 20].map((seq) => ({ seq }) as Step);

describe('what was missed', () => {
  it('is shown as updates that ask nothing and in which no time runs', () => {
    const cut = new Cut(reel);
    expect([cut.end, cut.you, cut.leftOut]).toEqual([2, 1, 3]);
    expect(cut.update(2, now, story)).toMatchObject({
      view: { cards: [4, 4] },
      seq: 14,
      waiting: [0],
      decision: null,
      deadlines: [null, null],
      now: 200,
    });
    expect(cut.update(0, now, story)).toMatchObject({ view: { cards: [5, 5] }, waiting: [0] });
  });

  it('has the story up to there and no further', () => {
    const cut = new Cut(reel);
    const told = (at: number) => cut.update(at, now, story).steps.map(({ seq }) => seq);
    expect([0, 1, 2].map(told)).toEqual([[5], [5, 11], [5, 11, 14]]);
  });
});
