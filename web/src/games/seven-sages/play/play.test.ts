import { describe, expect, it } from 'vitest';
import { fixtures, names, you } from '../fixtures';
import { Play } from './play.svelte';

const play = (name: keyof typeof fixtures) =>
  new Play(() => ({
    update: fixtures[name],
    you,
    names,
    prompt: { text: '', tone: 'you' },
    submit: () => Promise.resolve({ ok: true }),
    pending: false,
    lastSteps: [],
  }));

describe('choosing', () => {
  it('a sage: how many cards of the hand it could play, owls included', () => {
    const made = play('choose');
    expect([made.playableWith('witch'), made.playableWith('druid'), made.playableWith('mage')]).toEqual([
      6, 4, 2,
    ]);
  });

  it('a spell: what it does is said with what to choose next', () => {
    const made = play('fight');
    const held = made.hand.find(({ key }) => key === 'moventi.0')!;
    made.toggle(held);
    expect(made.resting).toMatch(/^Moventi: /);
    expect(made.resting.length).toBeGreaterThan('Moventi: '.length + 20);
  });
});
