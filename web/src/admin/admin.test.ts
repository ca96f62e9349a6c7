import { describe, expect, it } from 'vitest';
import type { LogLine } from './api';
import { accountIn, askedBy, banIn, deeds, outcomeOf } from './deeds';
import { size } from './figures';
import { partPath, parts, placeOf } from './place';
import { sentence } from './said';

const ann = '01a1f8e1-05c5-7349-b5e2-3864706a333f';
const line = (change: Partial<LogLine>): LogLine => ({
  id: '1',
  at: 1,
  who: 'command line',
  what: 'ban',
  target: ann,
  details: {},
  outcome: 'begun',
  why: null,
  ...change,
});

describe('an address', () => {
  it('leads to the part that it names, and else to the overview', () => {
    for (const part of parts) expect(placeOf(partPath(part).slice('/admin'.length))).toEqual({ part });
    expect(placeOf(`/accounts/${ann}`)).toEqual({ part: 'account', id: ann });
    for (const rest of ['', '/', '/nonsense', '/accounts/nobody/else'])
      expect(placeOf(rest)).toEqual({ part: 'overview' });
  });
});

describe('the log', () => {
  const begun = line({ id: 'a' });
  const done = line({ id: 'a', outcome: 'done' });
  const cut = line({ id: 'b' });
  const looked = line({ id: 'c', what: 'tables', target: null, outcome: 'looked' });
  const refusedLook = line({ id: 'd', what: 'table', outcome: 'refused', why: 'no' });
  const lookBefore = line({ id: 'd', what: 'table', outcome: 'looked' });

  it('says of each deed what came of it, and keeps what was interrupted', () => {
    const exported = line({ id: 'e', what: 'export', outcome: 'exported' });
    const exporting = line({ id: 'e', what: 'export' });
    const all = [exported, exporting, looked, refusedLook, lookBefore, cut, done, begun];
    expect(deeds(all, true)).toEqual([exported, looked, refusedLook, cut, done]);
    expect(deeds(all, false)).toEqual([exported, refusedLook, cut, done]);
    expect(outcomeOf(exported)).toBe('exported');
    expect(outcomeOf(line({ outcome: 'of a newer server' }))).toBeNull();
  });

  it('knows accounts, and nothing else that stands there', () => {
    expect(accountIn(begun)).toBe(ann);
    expect(accountIn(line({ what: 'close' }))).toBeNull();
    expect(accountIn(line({ target: '../../api' }))).toBeNull();
    expect([askedBy(begun), askedBy(line({ who: ann }))]).toEqual([null, ann]);
  });

  it('tells the reason of a ban, whatever else a line says', () => {
    expect(banIn(line({ details: { ask: 'ban', reason: 'spam', span: 7 } }))).toEqual({
      reason: 'spam',
      span: 7,
    });
    expect(banIn(line({ details: { ask: 'ban', reason: 'spam', span: null } }))?.span).toBeNull();
    expect(banIn(line({ details: { ask: 'close', reason: 'spam' } }))).toBeNull();
    expect(banIn({ ...begun, details: null as unknown as Record<string, unknown> })).toBeNull();
  });
});

it('sizes are read in units that fit', () => {
  expect([0, 999, 1_000, 1_500_000, 2e9, 3e15].map(size)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1.5 MB',
    '2 GB',
    '3,000 TB',
  ]);
});

it('a sentence of the server stands by itself', () => {
  expect(sentence('there is no table x')).toBe('There is no table x.');
  expect(sentence('Why?')).toBe('Why?');
});
