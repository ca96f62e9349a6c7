import { texts, rulesText } from './texts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { broken, inBoth, wordsLaws } from '../../words-laws';
import * as book from '../fixtures';
import { prompt } from './prompts';
import { refusal } from './refusals';
import { sentence } from './sentences';
import type { Refusal } from '../types';
import { tokenName, tokenWorth, words } from './words';

const { everyEvent, fixtures, names, you } = book;
const ctx = { names, you };

wordsLaws({
  book,
  sentence,
  refusal: (why: Refusal) => refusal(why),
  refusals: [
    { why: 'not_your_turn' },
    { why: 'not_asked' },
    { why: 'not_in_hand', card: 3 },
    { why: 'not_in_row', card: 9 },
    { why: 'out_of_reach', card: 25 },
    { why: 'wrong_kind', run: true },
    { why: 'wrong_kind', run: false },
    { why: 'run_too_far_right', length: 3 },
    { why: 'run_named' },
    { why: 'enough_taken', most: 1 },
    { why: 'enough_taken', most: 4 },
    { why: 'hand_full' },
    { why: 'not_taken', card: 3 },
    { why: 'token_not_up' },
    { why: 'must_take' },
    { why: 'nothing_to_take_back' },
    { why: 'over' },
  ],
  texts: () => ({ words: words(), rules: rulesText() }),
  same: ['words.arms.lion'],
});

describe('the log', () => {
  it('tells what was taken and where it went', () => {
    const seen = everyEvent.find((e) => e.event === 'took' && e.taken.length === 2)!;
    expect(sentence(seen, ctx)).toBe('With King 3, Ana took Princess 25 to hand and King 1 to the kingdom.');
    setLanguage('fr');
    expect(sentence(seen, ctx)).toBe(
      'Avec le roi 3, Ana a pris la princesse 25 en main et le roi 1 dans son royaume.',
    );
  });

  it('names what was drawn to the drawer only', () => {
    expect(sentence({ event: 'drew', seat: you, count: 2, cards: [3, 9] }, ctx)).toContain(
      'King 3 and Bishop 9',
    );
    expect(sentence({ event: 'drew', seat: 0, count: 2, cards: null }, ctx)).toContain('2 cards');
  });

  it('copes with a seat that has no name', () => {
    expect(sentence({ event: 'left', seat: 7 }, { names: [], you: null })).toBe('Seat 8 gave up the seat.');
  });
});

describe('the prompt', () => {
  const said = (name: keyof typeof fixtures, me: number | null = you) =>
    prompt(fixtures[name], { names, you: me }).text;

  it('says what is wanted in each stage', () => {
    expect(said('play')).toBe('Your turn: play a card');
    expect(said('king')).toBe('Take up to 4: 2 taken, hand 3 of 3');
    expect(said('general')).toBe('Take a run of 3 columns: hand 2 of 3');
    expect(said('generalRun')).toBe('Choose what to keep: hand 2 of 3');
    expect(said('peasant')).toBe('Take a card from II or V: hand 3 of 3');
    expect(said('bishop')).toBe('Bishop 14: choose a token to place');
    expect(said('over')).toBe('The pile is empty, the game is over. Ana wins with 17 points.');
  });

  it('says whom we wait for and why', () => {
    expect(said('waiting')).toBe('Chloé is choosing what to take with General 18');
    expect(said('spectator', null)).toBe('Chloé is choosing what to take with General 18');
    expect(prompt(fixtures.waiting, ctx).tone).toBe('wait');
  });

  it('is complete in French', () => {
    setLanguage('fr');
    expect(said('play')).toBe('À vous : jouez une carte');
    expect(said('king')).toBe('Jusqu’à 4 : 2 prises, main 3 sur 3');
    expect(said('waiting')).toBe('Chloé choisit quoi prendre avec le général 18');
    expect(said('bishop')).toBe('L’évêque 14 : choisissez le jeton à poser');
    expect(said('over')).toBe('La pioche est vide, la partie est finie. Ana gagne avec 17 points.');
  });
});

it('the rules say with how many cards everybody begins', () => {
  expect(rulesText().turn.paragraphs[0]).toContain('begins with three cards');
  setLanguage('fr');
  expect(rulesText().turn.paragraphs[0]).toContain('commence avec trois cartes');
});

inBoth('every token has a name and a worth', () => {
  for (const token of ['plus_1', 'plus_5', 'double', 'peasant', 'arms'] as const) {
    expect(tokenName(token)).not.toMatch(broken);
    expect(tokenWorth(token)).not.toMatch(broken);
  }
});
