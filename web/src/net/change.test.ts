import { describe, expect, it } from 'vitest';
import type { Change } from '../generated/protocol';
import { changed, NotOfThis } from './change';

describe('changes', () => {
  const before = { view: { hand: [1, 2, 3], table: { a: { b: 1 }, c: [] } }, decision: null };

  it.each<[Change[], unknown]>([
    [[{ op: 'replace', path: '/decision', value: { number: 3 } }], { ...before, decision: { number: 3 } }],
    [[{ op: 'remove', path: '/view/hand/1' }], { ...before, view: { ...before.view, hand: [1, 3] } }],
    [
      [
        { op: 'add', path: '/view/hand/3', value: 4 },
        { op: 'add', path: '/view/hand/0', value: 0 },
      ],
      { ...before, view: { ...before.view, hand: [0, 1, 2, 3, 4] } },
    ],
    [
      [{ op: 'add', path: '/view/table/x~1y~0z', value: true }],
      { ...before, view: { ...before.view, table: { ...before.view.table, 'x/y~z': true } } },
    ],
    [[{ op: 'replace', path: '', value: 7 }], 7],
    [[], before],
  ])('%j', (changes, after) => expect(changed(before, changes)).toEqual(after));

  it('leave what one had as it was, and share what stays', () => {
    const copy = structuredClone(before);
    const after = changed(before, [{ op: 'remove', path: '/view/hand/0' }]) as typeof before;
    expect(before).toEqual(copy);
    expect(after.view.table).toBe(before.view.table);
  });

  it.each<Change>([
    { op: 'replace', path: '/view/hand/3', value: 1 },
    { op: 'remove', path: '/view/none' },
    { op: 'add', path: '/view/none/deeper', value: 1 },
    { op: 'add', path: '/decision/number', value: 1 },
    { op: 'remove', path: '' },
  ])('%j is of something else', (change) => expect(() => changed(before, [change])).toThrow(NotOfThis));
});
