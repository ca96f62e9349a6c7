import { describe, expect, it } from 'vitest';
import { pascal, python } from './python.mjs';

const made = (defs: object) =>
  python({ description: 'A game.', properties: {}, $defs: defs }, 'a.schema.json');

describe('Python of a schema', () => {
  it('has a class for each of several objects, named by what tells them apart', () => {
    const word = (said: string) => ({ type: 'string', const: said });
    const text = made({
      Intent: {
        oneOf: [
          {
            type: 'object',
            properties: { do: word('play'), card: { type: 'integer' } },
            required: ['do', 'card'],
          },
          { type: 'object', properties: { do: word('take_back') }, required: ['do'] },
        ],
      },
    });
    expect(text).toContain('class IntentPlay(TypedDict):\n    do: Literal["play"]\n    card: int\n');
    expect(text).toContain('Intent: TypeAlias = IntentPlay | IntentTakeBack');
  });

  it('has a dictionary of what Python has its own word for, and no requirement of what may be left out', () => {
    const text = made({
      Run: {
        type: 'object',
        properties: { from: { type: 'integer' }, to: { $ref: '#/$defs/Run' } },
        required: ['from'],
      },
    });
    expect(text).toContain('"from": "int",\n        "to": "NotRequired[Run]",');
  });

  it('adds what an object extends', () => {
    const text = made({
      Base: { type: 'object', properties: { seq: { type: 'integer' } }, required: ['seq'] },
      More: {
        type: 'object',
        allOf: [{ $ref: '#/$defs/Base' }],
        properties: { hand: {} },
        required: ['hand'],
      },
    });
    expect(text).toContain('class More(TypedDict):\n    seq: int\n    hand: Any\n');
  });

  it('knows lists, what may be null, and words', () => {
    const text = made({
      Row: { type: ['array', 'null'], items: { type: ['string', 'null'] } },
      Arms: {
        oneOf: [
          { type: 'string', const: 'lion', description: '"' },
          { type: 'string', const: 'bear' },
        ],
      },
    });
    expect(text).toContain('Row: TypeAlias = list[str | None] | None');
    expect(text).toContain('Arms: TypeAlias = Literal["lion", "bear"]');
  });

  it('names nothing before it is there', () => {
    const text = made({ A: { anyOf: [{ $ref: '#/$defs/B' }, { type: 'null' }] }, B: { type: 'integer' } });
    expect(text.indexOf('A: TypeAlias = B | None')).toBeGreaterThan(text.indexOf('B: TypeAlias = int'));
  });

  it('refuses what it was not told of, and two of one name', () => {
    expect(() => made({ Odd: { type: 'date' } })).toThrow('Odd has a type');
    const inner = { type: 'object', properties: { x: { type: 'object', properties: {} } } };
    expect(() => made({ A: inner, AX: { type: 'integer' } })).toThrow('two definitions would be called AX');
  });

  it('names things as classes are named', () => {
    expect(['take_run', 'seven-kingdoms', 'leave'].map(pascal)).toEqual([
      'TakeRun',
      'SevenKingdoms',
      'Leave',
    ]);
  });
});
