import { describe, expect, it } from 'vitest';
import type { Occupant, Setup } from '../generated/protocol';
import { setLanguage } from '../i18n';
import { changesOf } from './changes';
import { fieldsOf, hasOptions } from './options';
import { qrPath } from './qr';
import { seatNames, seatsBelong, timeLeft } from './words';

const person = (name: string): Occupant => ({
  is: 'account',
  account: { id: name, name, kind: 'person' },
  ready: true,
  connected: true,
  away: false,
  left: false,
});

describe('words for every table', () => {
  it('gives each seat a name of its own', () => {
    const occupants: Occupant[] = [
      person('Ana'),
      { is: 'bot', player: 'x' },
      person('Ana'),
      { is: 'nobody' },
    ];
    expect(seatNames(occupants.map((occupant) => ({ occupant, open: false })))).toEqual([
      'Ana',
      'Bot 2',
      'Ana (3)',
      'Seat 4',
    ]);
  });

  it('says whether the host changed how seats are given', () => {
    const setup = (random_seats?: boolean) => ({ game: 'x', seats: 4, random_seats }) as Setup;
    expect(changesOf(setup(), setup(false))).toEqual([]);
    expect(changesOf(setup(false), setup(true))).toEqual([
      { from: 'Seats as chosen', to: 'Seats in random order' },
    ]);
  });

  it('leaves seats where they belong to the cards', () => {
    const table = { proposed_by: null };
    expect(seatsBelong(table)).toBe(false);
    expect(seatsBelong({ ...table, continues: { match: 'm', at: 3 } })).toBe(true);
    expect(seatsBelong({ ...table, duplicate: 'd' })).toBe(true);
    expect(seatsBelong({ duplicate: 'd', proposed_by: 'ana' })).toBe(false);
  });

  it('shows a clock', () => {
    expect([-5, 1, 42_000, 61_000, 3_600_000, 200_000_000].map(timeLeft)).toEqual([
      '0:00',
      '0:01',
      '0:42',
      '1:01',
      '1:00:00',
      '2 days',
    ]);
  });
});

describe('a form out of a schema', () => {
  it('knows flags, numbers and choices, also by reference', () => {
    const fields = fieldsOf({
      properties: {
        open_hands: { type: 'boolean', description: 'Cards lie open.' },
        rounds: { type: 'integer', minimum: 1, maximum: 9 },
        variant: { $ref: '#/$defs/Variant', description: 'How it ends.' },
        odd: { type: 'object' },
      },
      $defs: {
        Variant: { oneOf: [{ const: 'short', description: 'Seven rounds.' }, { const: 'long_game' }] },
      },
    });
    expect(fields).toEqual([
      { name: 'open_hands', label: 'Open hands', hint: 'Cards lie open.', kind: 'flag' },
      { name: 'rounds', label: 'Rounds', hint: '', kind: 'number', min: 1, max: 9 },
      {
        name: 'variant',
        label: 'Variant',
        hint: 'How it ends.',
        kind: 'one',
        values: [
          { value: 'short', label: 'Short', hint: 'Seven rounds.' },
          { value: 'long_game', label: 'Long game', hint: '' },
        ],
      },
    ]);
  });

  it('has nothing to ask when there is nothing', () => {
    const none = [undefined, {}, { type: 'object', properties: {} }];
    expect(none.map(fieldsOf)).toEqual([[], [], []]);
    expect(none.map(hasOptions)).toEqual([false, false, false]);
    // The form in which the server sends it.
    const sent = (properties: object) => ({ $ref: '#/$defs/Options', $defs: { Options: { properties } } });
    expect([{}, { fast: { type: 'boolean' } }].map((p) => hasOptions(sent(p)))).toEqual([false, true]);
  });

  it('are found behind the name of the root', () => {
    const $defs = { Options: { type: 'object', properties: { fast: { type: 'boolean' } } }, None: {} };
    expect(hasOptions({ $defs, $ref: '#/$defs/Options' })).toBe(true);
    expect(hasOptions({ $defs, $ref: '#/$defs/None' })).toBe(false);
    expect(hasOptions(undefined)).toBe(false);
  });
});

describe('a QR code', () => {
  it('has a finder pattern inside its quiet zone', () => {
    const { path, size } = qrPath('http://127.0.0.1:7777/t/K7M2P');
    expect(size).toBeGreaterThan(21 + 5);
    expect(path.startsWith('M3 3h1v1h-1z')).toBe(true);
  });
});

describe('languages', () => {
  it('are switched at once', () => {
    const kept: Record<string, string> = {};
    globalThis.localStorage = { setItem: (k: string, v: string) => (kept[k] = v) } as unknown as Storage;
    setLanguage('fr');
    expect(timeLeft(200_000_000)).toBe('2 jours');
    expect(kept).toEqual({ 'septet.language': 'fr' });
    setLanguage('en');
  });
});
