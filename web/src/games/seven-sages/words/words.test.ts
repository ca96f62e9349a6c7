import { texts, rulesText, scoreWords } from './texts';
import { optionWords } from './face-texts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { broken, inEach, wordsLaws } from '../../words-laws';
import { kins, spells } from '../facts/cards';
import * as book from '../fixtures';
import { prompt } from './prompts';
import { deedInWords } from './deed';
import { refusal } from './refusals';
import { sentence } from './sentences';
import { siteOf } from '../facts/standing';
import type { Intent, Refusal, View } from '../types';
import { cardsName, words } from './words';

const { fixtures, names, you } = book;
const ctx = { names, you };

wordsLaws({
  book,
  deed: deedInWords,
  // Crystals of one value on one tile look the same.
  looks: (intent: Intent, view: View) =>
    intent.do === 'cast' && intent.casting.spell === 'moventi'
      ? intent.casting.swap?.map(({ site, slot }) => [site, siteOf(view, site).crystals[slot]])
      : intent,
  sentence,
  refusal: (why: Refusal) => refusal(why),
  refusals: [
    { why: 'not_your_turn' },
    { why: 'not_asked' },
    { why: 'over' },
    { why: 'sage_taken', sage: 'seer' },
    { why: 'nobody_there' },
    { why: 'not_talking' },
    { why: 'already_proposed' },
    { why: 'no_such_offer' },
    { why: 'vote_unchanged', on: true },
    { why: 'vote_unchanged', on: false },
    { why: 'no_moves_left' },
    { why: 'no_gifts_left' },
    { why: 'no_cards' },
    { why: 'power_not_in_hand', power: { kin: 'owl', value: 4 } },
    { why: 'spell_not_in_hand', spell: 'moventi' },
    { why: 'not_your_partner' },
    { why: 'not_your_role', sage: 'alchemist' },
    { why: 'spell_cast' },
    { why: 'no_target', spell: 'volensia' },
    { why: 'target_needed', spell: 'anulensa' },
    { why: 'no_absentus' },
    { why: 'alone_in_fight' },
    { why: 'wrong_count', count: 1 },
    { why: 'wrong_count', count: 3 },
    { why: 'no_crystal' },
    { why: 'pawn_is_there' },
  ],
  texts: () => ({ words: words(), rules: rulesText(), score: scoreWords(), options: optionWords() }),
  // Spells have the same name in every language, and some sages the same letter.
  same: {
    fr: [
      'words.letters.priestess',
      'words.letters.mage',
      'words.letters.alchemist',
      'words.letters.druid',
      ...spells.map((spell) => `words.spells.${spell}`),
      'words.finitum',
      'score.total',
    ],
    nl: [
      'words.kinds.alchemist',
      'words.letters.priestess',
      'words.letters.mage',
      'words.letters.alchemist',
      'words.letters.druid',
      ...spells.map((spell) => `words.spells.${spell}`),
      'words.finitum',
    ],
  },
});

describe('the log', () => {
  it('tells which cards only if the server did', () => {
    const gave = { event: 'gave', from: 0, to: 2, powers: 2, spells: 1 } as const;
    expect(sentence({ ...gave, cards: null }, ctx)).toBe('Ana gave Ben 2 power cards and 1 spell.');
    const cards = { powers: [{ kin: 'owl', value: 4 } as const], spells: ['moventi' as const] };
    expect(sentence({ ...gave, to: you, cards }, ctx)).toBe('Ana gave you Owl 4 and Moventi.');
  });

  it('says who leads after a card, and what a second 1 counts', () => {
    const played = { event: 'played', seat: 3, n: 0, power: { kin: 'healer', value: 1 } } as const;
    expect(sentence({ ...played, value: 10, score: -3 }, ctx)).toBe(
      'Chloé played Healer 1, which counts 10: the Moon leads by 3.',
    );
    setLanguage('fr');
    expect(sentence({ ...played, value: 10, score: 0 }, ctx)).toBe(
      'Chloé a joué la guérisseuse 1, qui compte 10 : personne ne mène.',
    );
  });

  it('copes with a seat that has no name', () => {
    expect(sentence({ event: 'left', seat: 4 }, { names: [], you: null })).toBe('Seat 5 gave up the seat.');
  });
});

describe('the prompt', () => {
  const said = (name: keyof typeof fixtures, me: number | null = you) =>
    prompt(fixtures[name], { names, you: me });

  it('says what is wanted, or whom we wait for', () => {
    expect(said('choose')).toEqual({ tone: 'you', text: 'Choose a sage' });
    expect(said('talks').text).toBe('Find an ally');
    expect(said('fight').text).toMatch(/^Your turn: /);
    expect(said('handOver').text).toMatch(/^\p{L}+ has passed: hand over \d power cards?$/u);
    const { waiting } = fixtures.waiting;
    expect(said('waiting').tone).toBe('wait');
    expect(said('waiting').text).toMatch(new RegExp(`^${names[waiting[0]!]} has the turn: `));
    expect(said('lastRound').text).toMatch(/^Your turn: /);
    expect(said('speak').text).toMatch(/[?]$/);
    expect(said('join').text).toMatch(/^Do you join .* and .*[?]$/);
    expect(said('spectator', null).tone).toBe('wait');
    expect(said('spectator', null).text).toMatch(/ (is|are) negotiating$/);
    expect(said('over').text).toMatch(/the game is over[.] (You win|\p{L}+ wins) with \d+ points[.]$/u);
  });

  it('is complete in French', () => {
    setLanguage('fr');
    expect(said('fight').text).toMatch(/^À vous\s: /);
    for (const name of Object.keys(fixtures) as (keyof typeof fixtures)[])
      expect(said(name).text).not.toMatch(broken);
  });
});

inEach('every card has a name', () => {
  for (const kin of kins)
    for (let value = 1; value <= 7; value++)
      expect(cardsName({ powers: [{ kin, value }], spells: [] })).toMatch(/^\p{L}.* \d$/u);
});

inEach('the rules explain the words of the talks', () => {
  const told = rulesText().alliance.paragraphs.join(' ');
  const w = words();
  for (const word of [w.propose, w.withdraw, w.accept, w.walkAway, w.listens, w.noDeal, w.walked])
    expect(told).toContain(word);
});
