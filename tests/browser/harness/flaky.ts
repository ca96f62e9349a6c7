// Lists the tests that passed only on a retry, with a clear mark. Such a test has a race condition that needs
// a fix.
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class Flaky implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite;
  }

  onEnd() {
    const flaky = (this.#all?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    if (flaky.length === 0) return;
    console.log(`\n!!! ${flaky.length} FLAKY, passed only when tried again. Mend what they race with:`);
    for (const test of flaky) console.log(`!!!   ${test.titlePath().filter(Boolean).join(' > ')}`);
  }
}
