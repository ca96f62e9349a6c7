import { texts, rulesText } from './texts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { broken, inEach, wordsLaws } from '../../words-laws';
import * as book from '../fixtures';
import { reach, roman } from '../facts/cards';
import { prompt } from './prompts';
import { deedInWords } from './deed';
import { refusal } from './refusals';
import { sentence } from './sentences';
import type { Refusal } from '../types';
import { tokenName, tokenWorth, words } from './words';

const { everyEvent, fixtures, names, you } = book;
const ctx = { names, you };

wordsLaws({
  book,
  deed: deedInWords,
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
  same: { fr: ['words.arms.lion'] },
});

describe('the log', () => {
  it('tells what was taken and where it went', () => {
    const seen = everyEvent.find((e) => e.event === 'took' && e.taken.length === 2)!;
    expect(sentence(seen, ctx)).toBe('With King 3, Ana took Princess 25 to hand and King 1 to the kingdom.');
    setLanguage('fr');
    expect(sentence(seen, ctx)).toBe(
      'Avec le roi 3, Ana a récupéré la princesse 25 en main et le roi 1 dans son royaume.',
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

  const acting = (name: keyof typeof fixtures) => {
    const { stage } = fixtures[name].view;
    if (stage.stage !== 'take' && stage.stage !== 'place_token') throw new Error(`${name}: nobody acts`);
    return stage;
  };
  const winner = () => {
    const { outcome, view } = fixtures.over;
    const seat = outcome!.places.indexOf(1);
    const points = view.stage.stage === 'over' ? view.stage.scores[seat]!.total : 0;
    return { name: names[seat]!, points, you: seat === you };
  };

  it('says what is wanted in each stage', () => {
    expect(said('play')).toBe('Your turn: play a card');
    expect(said('king')).toMatch(/^Take up to 4: 2 taken, hand \d of 3$/);
    expect(said('general')).toMatch(/^Take a run of 3 columns: hand \d of 3$/);
    expect(said('knight')).toMatch(/^Take a run of 2 columns: hand \d of 3$/);
    expect(said('generalRun')).toMatch(/^Choose what to keep: hand \d of 3$/);
    const [a, b] = reach(acting('peasant').card)!.map(roman);
    expect(said('peasant')).toMatch(new RegExp(`^Take a card from ${a} or ${b}: hand \\d of 3$`));
    expect(said('bishop')).toBe(`Bishop ${acting('bishop').card}: choose a token to place`);
    const { name, points, you: won } = winner();
    expect(said('over')).toBe(
      `The pile is empty, the game is over. ${won ? 'You win' : `${name} wins`} with ${points} points.`,
    );
    expect(said('tie')).toMatch(/ and .* with \d+ points/);
  });

  it('says whom we wait for and why', () => {
    const { seat } = acting('waiting');
    expect(said('waiting')).toMatch(
      new RegExp(`^${names[seat]} is choosing .*\\b${acting('waiting').card}\\b`),
    );
    expect(said('spectator', null)).toContain(` ${acting('spectator').card}`);
    expect(prompt(fixtures.waiting, ctx).tone).toBe('wait');
  });

  it('is complete in French', () => {
    setLanguage('fr');
    expect(said('play')).toMatch(/^À vous\s: jouez une carte$/);
    expect(said('king')).toMatch(/^Jusqu’à 4\s: 2 récupérées, main \d sur 3$/);
    expect(said('bishop')).toMatch(/^L’évêque \d+\s: choisissez le jeton à poser$/);
    for (const name of Object.keys(fixtures) as (keyof typeof fixtures)[])
      expect(said(name)).not.toMatch(broken);
  });
});

it('the rules say with how many cards everybody begins', () => {
  expect(rulesText().turn.paragraphs[0]).toContain('begins with three cards');
  setLanguage('fr');
  expect(rulesText().turn.paragraphs[0]).toContain('commence avec trois cartes');
});

inEach('every token has a name and a worth', () => {
  for (const token of ['plus_1', 'plus_5', 'double', 'peasant', 'arms'] as const) {
    expect(tokenName(token)).not.toMatch(broken);
    expect(tokenWorth(token)).not.toMatch(broken);
  }
});
