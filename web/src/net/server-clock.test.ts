import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock';

/**
 * Simulates a request at `at` on the browser's clock. The server's clock is `ahead`; each way takes `takes`
 * milliseconds.
 */
function ask(clock: ServerClock, ahead: number, at: number, takes = 20) {
  const made = at + takes + ahead;
  clock.dated(Math.floor(made / 1000) * 1000, at, at + 2 * takes);
}

describe("the server's clock", () => {
  it("is the browser's until it is told", () => {
    expect(new ServerClock().ahead).toBe(0);
  });

  it('is known to half a second from one answer, however wrong the browser is', () => {
    for (const ahead of [-58_000, -900, 0, 400, 3_600_000]) {
      const clock = new ServerClock();
      ask(clock, ahead, 1_700_000_000_123);
      expect(Math.abs(clock.ahead - ahead)).toBeLessThan(550);
    }
  });

  it('is known better with each answer', () => {
    const clock = new ServerClock();
    for (let n = 0; n < 20; n += 1) ask(clock, -58_321, 1_700_000_000_000 + n * 5_037);
    expect(Math.abs(clock.ahead + 58_321)).toBeLessThan(100);
  });

  it('is learnt anew after one of the clocks was set', () => {
    const clock = new ServerClock();
    for (let n = 0; n < 20; n += 1) ask(clock, 5_000, 1_700_000_000_000 + n * 5_037);
    ask(clock, -60_000, 1_700_000_200_000);
    expect(Math.abs(clock.ahead + 60_000)).toBeLessThan(550);
  });

  it('is not learnt from an answer without a date, or over which the browser was set back', () => {
    const clock = new ServerClock();
    clock.dated(NaN, 0, 1);
    clock.dated(5_000, 10, 1);
    expect(clock.ahead).toBe(0);
  });
});
