// Prints the last line of a run: the numbers of tests that ran, and that are only in the long suite.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Returns the number of tests in the long suite for the same arguments. */
async function ofLongSuite(): Promise<number> {
  const args = [...process.argv.slice(1), '--list', '--reporter=json'];
  const env = { ...process.env, SEPTET_LONG: '1' };
  const options = { env, maxBuffer: 64 * 2 ** 20 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  const count = (suite: Listed): number =>
    (suite.suites ?? []).reduce((sum, one) => sum + count(one), 0) +
    (suite.specs ?? []).reduce((sum, { tests }) => sum + tests.length, 0);
  return count(JSON.parse(stdout) as Listed);
}

interface Listed {
  suites?: Listed[];
  specs?: { tests: unknown[] }[];
}

export default class Counts implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite;
  }

  async onEnd() {
    const all = this.#all?.allTests() ?? [];
    if (!all.some(({ results }) => results.length > 0)) return;
    const how = (outcome: string) => all.filter((test) => test.outcome() === outcome).length;
    const ran = `${how('expected')} passed, ${how('unexpected')} failed, ${how('flaky')} flaky, ${how('skipped')} skipped`;
    if (process.env.SEPTET_LONG === '1') {
      console.log(`\nLong suite: ${all.length} tests; ${ran}.`);
      return;
    }
    const left = (await ofLongSuite()) - all.length;
    console.log(
      `\nGate: ${all.length} tests; ${ran}. Left to the long suite: ${left} (SEPTET_LONG=1 runs all).`,
    );
  }
}
