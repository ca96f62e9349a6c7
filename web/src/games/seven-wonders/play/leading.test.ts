import { describe, expect, it } from 'vitest';
import { fixtures, names, you, type Fixture } from '../fixtures';
import { boxFacts } from '../facts/boxes';
import { leaderName } from '../facts/leaders';
import { Play } from './play.svelte';
import type { Intent } from '../types';

function play(update: Fixture) {
  return new Play(() => ({
    update,
    you: update.view.you ? you : null,
    names,
    prompt: { text: '', tone: 'you' },
    submit: async () => ({ ok: true }),
    pending: false,
    lastSteps: [],
    steps: [],
  }));
}
const offered = (update: Fixture) => update.decision!.choices.intents;

/** Returns every intent that a reader can send by choosing and pressing. */
function reached(update: Fixture): Intent[] {
  const made = play(update);
  const found = made.deeds.map(({ intent }) => intent);
  for (const entry of made.entries.filter(({ open }) => open)) {
    made.choose(entry.key);
    const doings = made.doings.filter(({ price }) => price.is !== 'no');
    if (doings.length === 0) found.push(...made.deeds.map(({ intent }) => intent));
    for (const doing of doings) {
      made.chooseMode(doing);
      for (let way = 0; way < Math.max(1, doing.ways.length); way++) {
        made.chooseWay(way);
        found.push(made.deeds[0]!.intent);
      }
    }
  }
  return found;
}
const alike = (intents: Intent[]) => [...new Set(intents.map((one) => JSON.stringify(sorted(one))))].sort();
/** Returns the value with its keys sorted. */
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;

const asking = [
  'leaderPack',
  'leaderDraft',
  'leaderKept',
  'leaderPhase',
  'leaderStage',
  'leaderBarred',
  'leaderLaid',
  'leaderDealt',
  'askLeader',
  'askCard',
  'askStage',
  'askSwap',
  'askSeat',
  'askWhether',
] as const;

describe('what is asked of leaders', () => {
  it.each(asking)('%s: all that is offered can be sent, and nothing else', (name) => {
    const update = fixtures[name];
    expect(alike(reached(update))).toEqual(alike(offered(update)));
  });

  it('every answer has a name of its own', () => {
    for (const name of asking) {
      const made = play(fixtures[name]);
      const labels = made.entries.map((entry) => made.label(entry));
      expect(new Set(labels).size, name).toBe(labels.length);
      for (const label of labels) expect(label, name).toMatch(/^\p{L}/u);
    }
  });
});

describe('the draft', () => {
  it('keeps one and passes the rest to the right', () => {
    const made = play(fixtures.leaderDraft);
    const [first] = made.entries;
    made.choose(first!.key);
    expect(made.deeds[0]!.label).toBe(`Keep ${leaderName(first!.leader!)}, pass 2 to ${made.rightName}`);
  });

  it('shows what lies face down, which can be changed', () => {
    const made = play(fixtures.leaderKept);
    expect(made.entries.filter(({ picked }) => picked)).toHaveLength(1);
    expect(made.resting).toBe('You can still change it');
  });
});

describe('a leader of the hand', () => {
  it('who cannot be recruited says why, and is offered for something else', () => {
    const made = play(fixtures.leaderBarred);
    const barred = made.entries.find(({ price }) => price.is === 'no')!;
    made.choose(barred.key);
    expect(made.outcome).toMatch(/^It takes \d+ coins?; the city has \d+[.]$/);
    expect(made.doing!.mode).not.toBe('recruit');
    expect(made.label(barred)).toContain('cannot be built');
  });

  it('is paid for as the receipt says', () => {
    const made = play(fixtures.leaderPhase);
    for (const { key, price } of made.entries) {
      made.choose(key);
      expect(made.receipt!.sum).toBe(price.is === 'pay' ? price.bank : 0);
      expect(made.receipt!.rows.reduce((sum, { coins }) => sum + coins, 0)).toBe(made.receipt!.sum);
    }
  });
});

it('the box has 36 leaders', () => {
  expect(boxFacts().leaders.filter(({ set }) => set === 'box')).toHaveLength(36);
  expect(boxFacts().leaders.length).toBeGreaterThan(60);
});
