import { describe, expect, it } from 'vitest';
import { actingTiles, concerned, coveredNext, tilePoints } from '../facts/babel';
import { boxFacts } from '../facts/boxes';
import { fixtures, names, you, type Fixture } from '../fixtures';
import type { Intent, Receipt } from '../types';
import { Play } from './play.svelte';
import { rowsOf } from './receipt';

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
  return made.entries
    .filter(({ open }) => open)
    .flatMap((entry) => {
      made.choose(entry.key);
      const doings = made.doings.filter(({ price }) => price.is !== 'no');
      if (doings.length === 0) return made.deeds.map(({ intent }) => intent);
      return doings.flatMap((doing) => {
        made.chooseMode(doing);
        return Array.from({ length: Math.max(1, doing.ways.length) }, (_, way) => {
          made.chooseWay(way);
          return made.deeds[0]!.intent;
        });
      });
    });
}
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
const alike = (intents: Intent[]) => [...new Set(intents.map((one) => JSON.stringify(sorted(one))))].sort();

const asking = ['babelPack', 'babelTurn', 'babelJoin', 'babelFull', 'babelPlaced', 'babelPenalty'] as const;

describe('what is asked with Babel', () => {
  it.each(asking)('%s: all that is offered can be sent, and nothing else', (name) => {
    expect(alike(reached(fixtures[name]))).toEqual(alike(offered(fixtures[name])));
  });

  it('every answer has a name of its own', () => {
    for (const name of ['babelPack', 'babelPenalty'] as const) {
      const made = play(fixtures[name]);
      const labels = made.entries.map((entry) => made.label(entry));
      expect(labels.length, name).toBeGreaterThan(1);
      expect(new Set(labels).size, name).toBe(labels.length);
    }
  });
});

describe('a tile', () => {
  it('is kept, and the rest goes to the right', () => {
    const made = play(fixtures.babelPack);
    const [first] = made.entries;
    made.choose(first!.key);
    expect(made.deeds[0]!.label).toBe(`Keep tile ${first!.tile}, pass 2 to ${made.rightName}`);
    expect(made.outcome).toMatch(/^\p{Lu}.+[.]$/u);
  });

  it('is laid only by choice, and says what it covers and brings', () => {
    const made = play(fixtures.babelPlaced);
    made.choose(made.entries[0]!.key);
    expect(made.doing!.mode).not.toBe('tile');
    const tile = made.doings.find(({ mode }) => mode === 'tile')!;
    made.chooseMode(tile);
    expect(made.variants.map(({ tile }) => tile)).toEqual(fixtures.babelPlaced.view.you!.tiles!.hand);
    const below = coveredNext(fixtures.babelPlaced.view);
    const said = made.receipt!.rows.map(({ text }) => text);
    expect(said[0]).toContain(below ? `covers ${below.tile}` : 'free place');
    expect(said).toContain(`Points for your tiles: ${tilePoints[1]} → ${tilePoints[2]}`);
    expect(made.deeds[0]!.intent).toMatchObject({ how: { as: 'tile', tile: tile.tile } });
  });

  it('that is oldest is covered next where there is no free place', () => {
    const { view } = fixtures.full;
    expect(actingTiles(view).map(({ tile }) => tile)).toEqual([23, 1, 12, 5]);
    expect(coveredNext(view)!.tile).toBe(23);
    expect(coveredNext(fixtures.babelTurn.view)).toBeUndefined();
  });
});

describe('taking part in the project', () => {
  it('is offered beside building alone, with a price of its own', () => {
    const made = play(fixtures.babelJoin);
    const offer = made.asked?.asked === 'play' ? made.asked.cards.find(({ joins }) => joins?.length) : null;
    made.choose(made.entries.find(({ card }) => card === offer!.card)!.key);
    expect(made.deeds[0]!.intent).not.toMatchObject({ how: { as: 'join' } });
    const join = made.variants.find(({ mode }) => mode === 'join')!;
    made.chooseMode(join);
    expect(made.deeds[0]!.intent).toMatchObject({ how: { as: 'join' } });
    expect(made.deeds[0]!.label).toMatch(/join the project$/);
    expect(made.receipt!.rows.some(({ from }) => from === 'joins')).toBe(true);
    expect(made.receipt!.rows.reduce((sum, { coins }) => sum + coins, 0)).toBe(made.receipt!.sum);
  });
});

describe('a receipt', () => {
  const beside = () => ({ name: 'Ana', side: 'left' as const });
  it('names the tax and the discount of the tower', () => {
    const bought = (tower: number): Receipt => [
      { line: 'bought', of: 0, units: ['wood'], each: 2 + tower, tower, coins: -2 - tower },
    ];
    expect(rowsOf(bought(1), beside)[0]!.text).toBe('From ← Ana: 3 each (+1 tower tax)');
    expect(rowsOf(bought(-1), beside)[0]!.text).toBe('From ← Ana: 1 each (−1 tower discount)');
    expect([...concerned(bought(1), [5, 12])]).toEqual([12]);
  });
  it('knows the tiles that tax', () => {
    const taxed: Receipt = [{ line: 'tax', by: { tile: 13 }, coins: -3 }];
    expect(rowsOf(taxed, beside)[0]).toMatchObject({ text: 'Tax to the bank, by Tile 13', coins: 3 });
    expect([
      ...concerned(
        taxed,
        boxFacts().tiles.map(({ tile }) => tile),
      ),
    ]).toEqual([13]);
  });
});
