import { describe, expect, it } from 'vitest';
import type { AnyGameModule } from '../games/game';
import type { Step } from '../generated/protocol';
import { languages, setLanguage, wordsAreHere, type Language } from '../i18n/language.svelte';
import { type Heard, saidFor, type Told, told } from './speak';

const module = {
  sentence: (seen: { did: string | null }) => seen.did,
  seatFacts: (_update: unknown, seat: number) => [
    { label: 'points', value: String(10 + seat), icon: 'crown' },
    { label: 'coins', value: '3', icon: 'coin' },
    { label: 'cards', value: '5', icon: 'cards' },
  ],
} as unknown as AnyGameModule;
const step = (seat: number, did: string | null, by = 'player') =>
  ({ seat, by, events: [{ n: 0, seen: { did } }] }) as unknown as Step;
const heard = {
  module,
  ctx: { names: ['Ana', 'Ben', 'Cleo'], you: 1 },
  update: {},
  steps: [
    step(0, 'Ana began.'),
    step(1, 'You played.'),
    step(2, null),
    step(2, 'Cleo took 5.'),
    step(0, 'Ana passed.'),
  ],
  prompt: { text: 'Your turn.', tone: 'you' },
  clock: '0:42',
  full: false,
} as unknown as Heard;

/** Returns a page that contains these elements by selector. */
const page = (found: Record<string, { label: string }[]>) =>
  ({
    querySelectorAll: (selector: string) => {
      const [, its] = Object.entries(found).find(([part]) => selector.includes(part)) ?? [];
      return (its ?? []).map(({ label }) => ({ getAttribute: () => label, textContent: '' }));
    },
  }) as unknown as ParentNode;
const shown = page({
  'data-hand': [{ label: 'King 3' }, { label: 'Knight 34' }],
  'data-deed': [{ label: 'Play King 3' }],
  'data-item': [{ label: 'King 3' }, { label: 'Knight 34' }],
});

describe('keys for ears', () => {
  const say = async (what: Told, more: Partial<Heard> = {}, where = shown) => {
    await setLanguage('en');
    await wordsAreHere();
    return saidFor(what, { ...heard, ...more }, where);
  };

  it('say the hand by the names of its cards', async () => {
    expect(await say('hand')).toBe('2 cards in your hand: King 3; Knight 34.');
    expect(await say('hand', {}, page({}))).toBe('No cards in your hand.');
  });

  it('say the others from the left neighbour on, and oneself', async () => {
    expect(await say('others')).toBe('Cleo: points 12, coins 3. Ana: points 10, coins 3.');
    expect(await say('own', { full: true })).toBe('You: points 11, coins 3, cards 5.');
    expect(await say('own', { ctx: { names: ['Ana'], you: null } })).toBe('You are watching.');
  });

  it('say what happened: the last two, or all since the own turn', async () => {
    expect(await say('events')).toBe('Cleo took 5. Ana passed.');
    expect(await say('events', { steps: heard.steps.slice(0, 2) })).toBe('Ana began. You played.');
    expect(await say('events', { full: true, steps: [...heard.steps, step(2, 'Cleo won.')] })).toBe(
      'Cleo took 5. Ana passed. Cleo won.',
    );
    expect(await say('events', { steps: [] })).toBe('Nothing happened yet.');
  });

  it('say the clock, and what can be done', async () => {
    expect(await say('clock')).toBe('Time left: 0:42.');
    expect(await say('clock', { clock: null })).toBe('There is no clock.');
    expect(await say('now')).toBe('Your turn. One button. 2 things can be chosen.');
    expect(await say('now', { full: true })).toBe(
      'Your turn. One button: Play King 3. 2 things can be chosen.',
    );
  });

  it('say something for every key in every language', async () => {
    for (const language of Object.keys(languages) as Language[]) {
      await setLanguage(language);
      await wordsAreHere();
      for (const what of told) expect(saidFor(what, heard, shown)).not.toBe('');
    }
  });
});
