import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../../i18n/language.svelte';
import { quartersOf } from './cards';
import { joins } from './joins';
import type { Placed } from '../types';
import { joinsInWords, tell } from '../words/words';

const silver: Placed = { cell: { x: 0, y: 0 }, card: null, turned: false };
const lies = (card: number, x: number, y: number): Placed => ({ card, cell: { x, y }, turned: false });
const said = (card: number, table: Placed[], colour: 'red' | null = null) =>
  joinsInWords(joins({ x: 1, y: 0 }, quartersOf(card), table, colour));

describe('what a card would join', () => {
  it('is said side by side', () => {
    expect(said(1, [silver])).toBe('Joins red on the left');
    expect(said(1, [silver, lies(3, 1, 1)])).toBe('Joins red on the left');
    // 11 is red above gold.
    expect(said(11, [silver, lies(3, 1, 1)])).toBe('Joins gold below, red and gold on the left');
  });

  it('minds the colour that Silver shows', () => {
    expect(said(3, [silver], 'red')).toBe('Joins nothing');
    expect(said(1, [silver], 'red')).toBe('Joins red on the left');
  });
});

describe('which quarter shows what', () => {
  it('is told of cards of several colours, as they lie', () => {
    expect(tell(1)).toBe('A whole red dragon');
    expect(tell(11)).toBe('Red and gold dragons (red in the upper half, gold in the lower half)');
    expect(tell(11, true)).toBe('Gold and red dragons (gold in the upper half, red in the lower half)');
    setLanguage('fr');
    expect(tell(11)).toContain('rouge dans la moitié haute');
    setLanguage('en');
  });
});
