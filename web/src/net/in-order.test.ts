import { expect, it } from 'vitest';
import { InOrder } from './in-order';

/** Returns a text that arrives when the test calls `come`. */
function later() {
  let come: (text: string) => void = () => {};
  let fail: () => void = () => {};
  const text = new Promise<string>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('it does not come'));
  });
  return { text, come, fail };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

it('is handed on in order, whatever comes first', async () => {
  const taken: string[] = [];
  const inOrder = new InOrder((text) => taken.push(text));
  inOrder.put('at once');
  expect(taken).toEqual(['at once']);
  const [one, two] = [later(), later()];
  inOrder.put(one.text);
  inOrder.put('behind it');
  inOrder.put(two.text);
  two.come('two');
  await settled();
  expect(taken).toEqual(['at once']);
  one.come('one');
  await settled();
  expect(taken).toEqual(['at once', 'one', 'behind it', 'two']);
  inOrder.put('at once again');
  expect(taken.at(-1)).toBe('at once again');
});

it('says in its turn what does not come, and goes on', async () => {
  const taken: string[] = [];
  const inOrder = new InOrder((text) => taken.push(text));
  const [one, two] = [later(), later()];
  inOrder.put(one.text);
  inOrder.put(two.text, () => taken.push('broken'));
  two.fail();
  await settled();
  expect(taken).toEqual([]);
  one.come('one');
  inOrder.put('behind');
  await settled();
  expect(taken).toEqual(['one', 'broken', 'behind']);
});
