import { expect, test } from 'vitest';
import { stayAwake, type Waking } from './wake';

function browser(refuses = false) {
  const it = { shown: true, held: 0, asked: 0, then: null as (() => void) | null };
  const waking: Waking = {
    request: () => {
      it.asked += 1;
      if (refuses) return Promise.reject(new Error('low battery'));
      it.held += 1;
      return Promise.resolve({ release: () => Promise.resolve(void (it.held -= 1)) });
    },
    visible: () => it.shown,
    onchange: (then) => {
      it.then = then;
      return () => (it.then = null);
    },
  };
  return { it, waking };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the screen is kept awake until the page is left', async () => {
  const { it, waking } = browser();
  const end = stayAwake(waking);
  await settled();
  expect(it.held).toBe(1);
  end();
  await settled();
  expect(it).toMatchObject({ held: 0, then: null });
});

test('a tab that was hidden asks again when it is shown, and holds one lock', async () => {
  const { it, waking } = browser();
  stayAwake(waking);
  await settled();
  it.shown = false;
  it.then?.();
  await settled();
  expect(it.asked).toBe(1);
  it.shown = true;
  it.then?.();
  await settled();
  expect(it).toMatchObject({ asked: 2, held: 1 });
});

test('a page that is left while the browser decides holds nothing', async () => {
  const { it, waking } = browser();
  stayAwake(waking)();
  await settled();
  expect(it.held).toBe(0);
});

test('a browser may refuse', async () => {
  const { it, waking } = browser(true);
  const end = stayAwake(waking);
  await settled();
  end();
  expect(it.held).toBe(0);
});
