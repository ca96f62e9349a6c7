import { texts, rulesText, scoreWords } from './texts';
import { optionWords } from './face-texts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { broken, inEach, wordsLaws } from '../../words-laws';
import * as book from '../fixtures';
import { prompt } from './prompts';
import { deedInWords } from './deed';
import { refusal } from './refusals';
import { sentence } from './sentences';
import type { Seen } from '../types';
import { at, cardName, describe as tell, tell as quarters, words } from './words';

const { fixtures, names, you } = book;
const ctx = { names, you };

const cell = { x: 1, y: 2 };
wordsLaws({
  book,
  deed: deedInWords,
  looks: (intent) => ('card' in intent ? { ...intent, card: cardName(intent.card) } : intent),
  sentence,
  refusal,
  refusals: [
    { why: 'not_your_turn' },
    { why: 'over' },
    { why: 'not_in_hand', card: 3 },
    { why: 'not_a_dragon', card: 60 },
    { why: 'not_that_action', card: 60, wanted: 'zap_card' },
    { why: 'cell_taken', cell },
    { why: 'no_neighbour', cell },
    { why: 'no_match', cell },
    { why: 'same_when_turned' },
    { why: 'nothing_there', cell },
    { why: 'silver_stays' },
    { why: 'unchanged' },
    { why: 'fits_nowhere', cell },
    { why: 'your_own' },
    { why: 'nobody_there', seat: 2 },
    { why: 'pile_empty' },
    { why: 'no_silver' },
    { why: 'must_have_effect' },
    { why: 'can_play' },
    { why: 'card_in_the_air' },
    { why: 'nothing_lifted' },
    { why: 'nothing_to_take_back' },
  ],
  texts: () => ({ words: words(), rules: rulesText(), score: scoreWords(), options: optionWords() }),
});

describe('the log', () => {
  it('tells what was drawn only if the server did', () => {
    const drew = { event: 'drew', seat: 0, count: 1, bonus: false } as const;
    expect(sentence({ ...drew, cards: null }, ctx)).toBe('Ana drew 1 card.');
    expect(sentence({ ...drew, seat: you, cards: [0] }, ctx)).toBe('You drew the Rainbow Dragon.');
  });

  it('tells both of a swap what they gave and what they got', () => {
    const goals = {
      event: 'goals_traded',
      seat: 0,
      card: 54,
      with: you,
      holder: you,
      gave: 'red',
      got: 'blue',
    };
    expect(sentence(goals as Seen, ctx)).toBe('Ana swapped goals with you. Given: blue. Received: red.');
    expect(sentence(goals as Seen, { ...ctx, you: 0 })).toContain('Given: red. Received: blue.');
    const hands = { event: 'hands_traded', seat: 0, card: 51, with: you, gave: [1], got: [3] };
    expect(sentence(hands as Seen, ctx)).toContain(
      'Given: a whole gold dragon. Received: a whole red dragon.',
    );
    expect(sentence(hands as Seen, { ...ctx, you: 0 })).toContain('Given: a whole red dragon.');
  });

  it('names the zones as the card lies', () => {
    expect(cardName(11)).toBe('red and gold dragons');
    expect(cardName(11, true)).toBe('gold and red dragons');
  });

  it('copes with a seat that has no name', () => {
    expect(sentence({ event: 'passed', seat: 4 }, { names: [], you: null })).toBe(
      'Seat 5 had nothing to play and passed.',
    );
  });
});

describe('the prompt', () => {
  const said = (name: keyof typeof fixtures, me: number | null = you) =>
    prompt(fixtures[name], { names, you: me });

  it('says what is wanted, or whom we wait for', () => {
    expect(said('play')).toEqual({ tone: 'you', text: 'Your turn: play a card' });
    expect(said('pass').text).toBe('Nothing fits and you hold no action: pass');
    expect(said('lifted').text).toMatch(/: put it down$/);
    const other = names[fixtures.waiting.waiting[0]!];
    expect(said('waiting')).toEqual({ tone: 'wait', text: `${other} is choosing a card to play` });
    expect(said('spectator', null).tone).toBe('wait');
    const end = said('over');
    expect(end.tone).toBe('over');
    expect(end.text).toMatch(/^Every card is played, the game is over\. (You win|\p{L}+ wins)\.$/u);
    expect(said('chain').text).toMatch(/(You win|\p{L}+ wins)\.$/u);
  });

  it('is complete in French', () => {
    setLanguage('fr');
    expect(said('play').text).toBe('À vous : jouez une carte');
    for (const name of Object.keys(fixtures) as (keyof typeof fixtures)[])
      expect(said(name).text).not.toMatch(broken);
  });
});

inEach('whoever does not see the table hears which quarter of a card shows what, and where it lies', () => {
  const w = words();
  // A card of four colours, two steps to the right and one up of the first card.
  const four = [...Array(66).keys()].find((card) => /\(.*,.*,.*,.*\)/.test(quarters(card)))!;
  const said = at(quarters(four), { x: 2, y: -1 });
  expect(said).toContain(`${w.right(2)}, ${w.up(1)}`);
  for (const quarter of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const) {
    const [before = '', after = ''] = w.zoneAt[quarter]('|').split('|');
    expect(said).toContain(before);
    expect(said).toContain(after);
  }
  // Turned, the same colours are elsewhere.
  expect(quarters(four, true)).not.toBe(quarters(four));
  const laid = { event: 'laid', seat: 0, card: four, cell: { x: -1, y: 3 }, turned: false };
  expect(sentence(laid as Seen, ctx)).toContain(`(${w.left(1)}, ${w.down(3)})`);
  expect(at(quarters(four), { x: 0, y: 0 })).toContain(w.here);
});

inEach('every card has a name', () => {
  for (let card = 0; card < 66; card++) {
    expect(tell(card)).toMatch(/^\p{Lu}/u);
    expect(tell(card)).not.toMatch(broken);
  }
});
