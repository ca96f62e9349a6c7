import { bookTexts, rulingOf } from './book';
import { boxTexts, scoreWords } from './texts';
import { optionWords } from './face-texts';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { broken, inEach, wordsLaws } from '../../words-laws';
import { costInWords, describeCard, describeLeader, effectsInWords, effectTexts } from './effect-words';
import { cards, factsOf, stagesOf, wonderName, wonders } from '../facts/facts';
import { boxFacts } from '../facts/boxes';
import * as book from '../fixtures';
import { describeTile, joinInWords, lawInWords, penaltyInWords, rewardInWords, tileInWords } from './laws';
import { prompt } from './prompts';
import { deedInWords } from './deed';
import { refusal } from './refusals';
import { sentence } from './sentences';
import { unitsInWords, words } from './words';

const { fixtures, names, you } = book;
const ctx = { names, you };
const ways = [{ left: 2, right: 0 }];

wordsLaws({
  book,
  deed: deedInWords,
  sentence,
  refusal,
  refusals: [
    { why: 'not_your_turn' },
    { why: 'over' },
    { why: 'not_now' },
    { why: 'not_your_city' },
    { why: 'not_your_leader', leader: 'midas' },
    { why: 'not_your_tile', tile: 14 },
    { why: 'name_tile' },
    { why: 'no_part' },
    { why: 'not_in_hand', card: 'baths' },
    { why: 'not_in_discard', card: 'baths' },
    { why: 'already_built', card: 'baths' },
    { why: 'wonder_complete' },
    { why: 'no_wonder' },
    { why: 'no_stages' },
    { why: 'not_that_stage' },
    { why: 'no_plenty' },
    { why: 'not_offered' },
    { why: 'pays_too_much', most: 3 },
    { why: 'must_choose' },
    { why: 'resources_missing', missing: ['ore', 'ore', 'glass'] },
    { why: 'coins_missing', needed: 4, held: 3, ways },
    { why: 'overpaid', ways },
    { why: 'underpaid', ways },
    { why: 'free_by_chain', with: 'baths' },
    { why: 'no_chain' },
    { why: 'no_free_build' },
    { why: 'power_wasted' },
    { why: 'free_city_builds' },
    { why: 'wonder_not_free' },
    { why: 'side_given' },
    { why: 'side_missing' },
    { why: 'picked_already', card: 'baths' },
  ],
  texts: () => ({
    words: words(),
    rules: bookTexts().rules,
    leaderRules: bookTexts().leaderRules,
    citiesRules: bookTexts().citiesRules,
    babelRules: bookTexts().babelRules,
    score: scoreWords(),
    options: optionWords(),
    effects: effectTexts(),
    leaders: boxTexts().leaders,
    leaderEffects: boxTexts().leaderEffects,
    rulings: bookTexts().leaderRulings,
    matters: boxTexts().matters,
    babel: boxTexts().babel,
  }),
  same: {
    fr: [
      'words.resources.papyrus',
      'words.fight.twice',
      'score.of.leaders',
      'score.of.babel',
      'score.total',
      'options.labels.preset.values.base',
      'options.labels.preset.values.leaders',
      'options.labels.preset.values.cities',
      'options.labels.cities.label',
      'options.differ.babel',
      'options.differ.cities.name',
      'options.differ.leaders.box.name',
      'leaders.title',
      'leaders.draft.head',
      'leaders.phase',
    ],
    nl: [
      'words.resources.papyrus',
      'words.fight.twice',
      'rules.wonders.powers.3.0',
      'citiesRules.teams.heading',
      'score.of.wonder',
      'score.of.babel',
      'options.labels.preset.values.leaders',
      'options.labels.preset.values.cities',
      'options.labels.cities.label',
      'options.labels.teams.label',
      'options.differ.babel',
      'options.differ.cities.name',
      'options.differ.teams.name',
      'babel.kinds.bonus',
    ],
  },
});

describe('the log', () => {
  it('says who paid whom', () => {
    const seen = { event: 'turn', age: 1, turn: 1, plays: [] as never[] } as const;
    const pay = { left: 2, right: 1 };
    const plays = [
      { city: 0, card: 'temple', how: { as: 'build', pay }, income: 0 },
      { city: 1, card: null, how: { as: 'discard' }, income: 3 },
      { city: 2, card: null, how: { as: 'stage', pay: { left: 0, right: 0 } }, income: 0 },
    ] as const;
    expect(sentence({ ...seen, plays: [...plays] }, ctx)).toBe(
      'Age I, turn 1: Ana built Temple, paying 2 to you and 1 to Ben; ' +
        'you discarded a card (+3 coins); Ben built a stage of the wonder.',
    );
  });

  it('is idiomatic French where something is paid to the reader, or nothing', () => {
    setLanguage('fr');
    const pay = { left: 2, right: 0 };
    const plays = [
      { city: 0, card: 'temple', how: { as: 'build', pay }, income: 0 },
      { city: 1, card: null, how: { as: 'discard' }, income: 3 },
      { city: 2, card: null, how: { as: 'discard' }, income: 3 },
    ] as const;
    expect(sentence({ event: 'turn', age: 1, turn: 1, plays: [...plays] }, ctx)).toContain(
      'en payant 2 pour vous',
    );
    expect(words().costs('rien')).toBe('ne coûte rien');
  });

  it('tells its player what the Free city plays instead', () => {
    const pay = { left: 0, right: 0 };
    const pick = { city: 1, card: 'temple', how: { as: 'stage', pay } } as const;
    const free_city = { city: 2, card: 'baths', how: { as: 'build', pay } } as const;
    expect(sentence({ event: 'picked', seat: 1, pick, free_city }, ctx)).toBe(
      'Face down: a stage with Temple. What lay for the Free city cannot stand beside it; now: build Baths.',
    );
  });

  it('calls the third city of two players free', () => {
    const two = { names: ['Ana', 'Ben'], you: 0 };
    expect(sentence({ event: 'nothing_to_build', city: 2 }, two)).toBe(
      'The Free city found nothing to build in the discard pile.',
    );
  });
});

describe('the prompt', () => {
  const said = (name: keyof typeof fixtures, me: number | null = you) =>
    prompt(fixtures[name], { names, you: me });

  it('says what is wanted, or whom we wait for', () => {
    const { view } = fixtures.turn7;
    expect(said('turn7')).toEqual({ tone: 'you', text: `Age II, turn ${view.turn}: choose a card` });
    expect(said('last').text).toBe('Play your last card of this age, or discard it');
    expect(said('two').text).toBe('Now play a card for the Free city');
    expect(said('boards').text).toBe('Choose your wonder');
    expect(said('salvage').text).toBe('Build a card of the discard pile for free');
    expect(said('picked').tone).toBe('wait');
    expect(said('picked').text).toMatch(/^Your choice: .+[.] .+ (is|are) choosing a card$/);
    expect(said('spectator', null).tone).toBe('wait');
    expect(said('over').tone).toBe('over');
    expect(said('over').text).toMatch(/^The game is over[.] (You win|.+ wins?)[.]$/);
  });

  it('is complete in French', () => {
    setLanguage('fr');
    expect(said('turn3').text).toMatch(/^Âge I, tour 1\s: choisissez une carte$/);
    expect(said('picked').text).toMatch(/^Votre choix\s: .+[.] .+ (choisit|choisissent) une carte$/);
    for (const name of Object.keys(fixtures) as (keyof typeof fixtures)[])
      expect(said(name).text).not.toMatch(broken);
  });
});

inEach('every card and every stage is told in words', () => {
  for (const { id } of cards) {
    expect(describeCard(id)).toMatch(/^\p{Lu}/u);
    expect(describeCard(id)).not.toMatch(broken);
  }
  for (const { id } of wonders) {
    expect(wonderName(id)).not.toMatch(broken);
    for (const side of ['A', 'B'] as const) {
      for (const stage of stagesOf({ wonder: id, side })) {
        expect(effectsInWords(stage.effects)).not.toMatch(broken);
        expect(costInWords(stage.cost)).not.toMatch(broken);
      }
    }
  }
});

inEach('every leader is told in words', () => {
  for (const { id } of boxFacts().leaders) {
    expect(describeLeader(id)).not.toMatch(broken);
    expect(describeLeader(id)).toMatch(/^\p{Lu}/u);
    expect(rulingOf(id) ?? '').not.toMatch(broken);
  }
  expect(
    boxFacts()
      .leaders.filter(({ needs }) => needs.length === 0)
      .map(({ id }) => describeLeader(id)),
  ).toMatchSnapshot();
});

inEach('every tile and every project is told in words', () => {
  const { projects, tiles } = boxFacts();
  const laws = tiles.flatMap(({ tile }) => [0, 3].map((age) => lawInWords(tile, age)));
  for (const said of [...laws, ...tiles.map(({ tile }) => tileInWords(tile))]) {
    expect(said).toMatch(/^[\p{Lu}\d]/u);
    expect(said).not.toMatch(broken);
  }
  // No two tiles have the same words.
  expect(new Set(tiles.map(({ tile }) => lawInWords(tile, 1))).size).toBe(24);
  for (const { tile } of tiles) expect(describeTile(tile, 1)).toContain(String(tile));
  for (const { id, penalty } of projects)
    for (const said of [joinInWords(id), rewardInWords(id), penaltyInWords(penalty)])
      expect(said).not.toMatch(broken);
});

it('a guild that counts several things says it once', () => {
  expect(effectsInWords(factsOf('shipowners-guild').effects)).toBe(
    '1 point at the end for each brown card, grey card, or guild in your city',
  );
  expect(effectsInWords(factsOf('haven').effects)).toBe(
    '1 coin now and 1 point at the end for each brown card in your city',
  );
});

it('units are counted in French', () => {
  setLanguage('fr');
  expect(unitsInWords(['stone', 'stone', 'wood', 'wood', 'glass'])).toBe('2 pierres, 2 bois et verre');
});
