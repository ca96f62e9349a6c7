import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n';
import { tabTitle } from './title.svelte';

afterEach(() => setLanguage('en'));

describe('the title of the tab', () => {
  it('counts the tables that wait, and says whether this one does', () => {
    expect(tabTitle(0, false, null, 'Septet')).toBe('Septet');
    expect(tabTitle(2, true, null, 'Septet')).toBe('(2) Your turn · Septet');
    expect(tabTitle(1, true, null, '7 Kingdoms')).toBe('(1) Your turn · 7 Kingdoms');
    expect(tabTitle(1, false, null, '7 Kingdoms')).toBe('(1) 7 Kingdoms');
    expect(tabTitle(1, true, '0:12', '7 Kingdoms')).toBe('(1) 0:12 · Your turn · 7 Kingdoms');
    setLanguage('fr');
    expect(tabTitle(2, true, null, 'Septet')).toBe('(2) À vous de jouer · Septet');
  });
});
