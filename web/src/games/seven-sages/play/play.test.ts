import { describe, expect, it } from 'vitest';
import { fixtures, names, you } from '../fixtures';
import { sages } from '../facts/cards';
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
    steps: [],
  }));

describe('choosing', () => {
  it('a sage: how many cards of the hand it could play, owls included', () => {
    const made = play('choose');
    const { powers } = fixtures.choose.view.you!.hand;
    for (const sage of sages) {
      const own = powers.filter(({ kin }) => kin === sage || kin === 'owl');
      expect(made.playableWith(sage)).toBe(own.length);
    }
  });

  it('a spell: what it does is said with what to choose next', () => {
    const made = play('swap');
    const held = made.hand.find(({ key }) => key === 'moventi.0')!;
    made.toggle(held);
    expect(made.resting).toMatch(/^Moventi: /);
    expect(made.resting.length).toBeGreaterThan('Moventi: '.length + 20);
  });
});
