// Lists the ten slowest tests, so that developers notice and fix slow tests.
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class Slowest implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite;
  }

  onEnd() {
    const took = (this.#all?.allTests() ?? []).map((test) => ({
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: test.titlePath().filter(Boolean).join(' > '),
    }));
    if (!took.some(({ seconds }) => seconds > 0)) return;
    console.log('\nThe slowest tests:');
    for (const { seconds, name } of took.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
      console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}
