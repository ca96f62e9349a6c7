import { describe, expect, it } from 'vitest';
import { endOf, sounds, soundsOf, type EventSounds, type Sound } from './kinds';
import { made } from './made';
import { Turns } from './turns';

const all = Object.keys(sounds) as Sound[];

describe('sounds take turns', () => {
  it('a second one waits for the end of the first', () => {
    const turns = new Turns();
    expect(turns.startOf('card', 1_000)).toBe(1_000);
    expect(turns.startOf('coin', 1_010)).toBe(1_000 + sounds.card.ms);
    expect(turns.startOf('turn', 1_020)).toBe(1_000 + sounds.card.ms + sounds.coin.ms);
  });

  it('two of a kind within a moment are one', () => {
    const turns = new Turns();
    expect(turns.startOf('card', 0)).toBe(0);
    expect(turns.startOf('card', 79)).toBeNull();
    expect(turns.startOf('card', 80)).toBe(sounds.card.ms);
  });

  it('a light one does not wait for a long one, a weighty one does', () => {
    const turns = new Turns();
    turns.startOf('win', 0);
    expect(turns.startOf('card', 100)).toBeNull();
    expect(turns.startOf('turn', 100)).toBe(sounds.win.ms);
  });

  it('none ever overlaps another', () => {
    const turns = new Turns();
    let end = 0;
    for (let now = 0; now < 20_000; now += 37) {
      const what = all[(now * 7) % all.length]!;
      const start = turns.startOf(what, now);
      if (start === null) continue;
      expect(start).toBeGreaterThanOrEqual(end);
      end = start + sounds[what].ms;
    }
    expect(end).toBeGreaterThan(10_000);
  });
});

describe('the sounds of an update', () => {
  type Seen = { event: 'a' } | { event: 'b'; winners: number[] } | { event: 'c' } | { event: 'd' };
  const table: EventSounds<Seen> = { a: 'card', b: endOf, c: 'clash', d: null };

  it('are two at most, those of most weight, the lighter first', () => {
    const events: Seen[] = [
      { event: 'b', winners: [1] },
      { event: 'a' },
      { event: 'a' },
      { event: 'c' },
      { event: 'd' },
    ];
    expect(soundsOf(table, events, 1)).toEqual(['clash', 'win']);
    expect(soundsOf(table, events.slice(1, 3), 1)).toEqual(['card']);
    expect(soundsOf(table, [{ event: 'unknown' }], 1)).toEqual([]);
  });

  it('end with a loss only for a player who lost', () => {
    const events: Seen[] = [{ event: 'b', winners: [1] }];
    expect(soundsOf(table, events, 0)).toEqual(['loss']);
    expect(soundsOf(table, events, null)).toEqual(['win']);
  });
});

/** A context that only writes down what is asked of it. */
function paper() {
  const ends: number[] = [];
  const loud: number[] = [];
  const param = (onto: number[] = []) => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime: (value: number) => onto.push(value),
    exponentialRampToValueAtTime() {},
  });
  const node = (more: object = {}) => ({
    connect: (to: unknown) => to,
    start() {},
    stop: (at: number) => ends.push(at),
    ...more,
  });
  const context = {
    sampleRate: 100,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    createOscillator: () => node({ frequency: param() }),
    createBufferSource: () => node(),
    createBiquadFilter: () => node({ frequency: param(), Q: param() }),
    createGain: () => node({ gain: param(loud) }),
  };
  return { context: context as unknown as BaseAudioContext, out: node() as unknown as AudioNode, ends, loud };
}

it.each(all)('%s is as long as it says, and never loud', (what) => {
  const { context, out, ends, loud } = paper();
  made[what]({ context, out, start: 5 });
  const ms = (Math.max(...ends) - 5) * 1_000;
  expect(ms).toBeLessThanOrEqual(sounds[what].ms + 60);
  expect(ms).toBeGreaterThan(sounds[what].ms - 60);
  expect(Math.max(...loud)).toBeLessThanOrEqual(0.3);
  expect(Math.min(...loud)).toBeGreaterThanOrEqual(0.02);
});

const tables = import.meta.glob<{ sounds: Record<string, unknown> }>('../games/*/sounds.ts', { eager: true });
const lists = import.meta.glob<{ everyEvent: { event: string }[] }>('../games/*/every-event.ts', {
  eager: true,
});
it.each(Object.keys(tables))('%s has an entry for every event of its game', (path) => {
  const events = lists[path.replace('sounds', 'every-event')]!.everyEvent.map(({ event }) => event);
  expect([...new Set(events)].sort()).toEqual(Object.keys(tables[path]!.sounds).sort());
});
