// Real Chromium against the real server. `cargo xtask test browser` provides both. Manually:
//
//   cargo build -p server && CHROMIUM=/usr/bin/chromium npx playwright test
//
// The gate skips tests with the tag `@long`. With SEPTET_LONG=1 all tests run.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = process.getuid?.() === 0;
const long = process.env.SEPTET_LONG === '1';
// The folder of the fixtures page. The first process of a run names it, and its workers inherit the name.
process.env.SEPTET_FIXTURES ??= join(tmpdir(), `septet-fixtures-${process.pid}`);

// Tags select the project of a test. Without a tag: the desktop, and in the long suite also the phone.
//   @desktop-only   phones have no keyboard, or the test sets its own windows.
//   @phone-only     irrelevant on other devices.
//   @phone          in the gate also on a phone, which differs here.
//   @phone-in-gate  in the gate only on a phone; other tests of the gate cover the desktop.

/** Specs that run only on the desktop: a phone shows the same elements, and laws.spec checks their layout. */
const sameOnPhones = (
  'account admin bots doorbell duplicate fork friends guess hints ladder levels mail passkeys people ' +
  'programs provider random-seats replay standing teams time undo upgrade'
).split(' ');
for (const spec of sameOnPhones)
  if (readFileSync(join(import.meta.dirname, `specs/${spec}.spec.ts`), 'utf8').includes('@phone'))
    throw new Error(
      `${spec}.spec.ts has a test for phones, which would not run: remove it from sameOnPhones`,
    );

/** Returns the excluded tags of a project: always the first one, and in the gate also the others. */
const except = (always: RegExp, ...inGate: RegExp[]) => (long ? always : [always, ...inGate]);

// This spec needs a server with a newly added game, which `cargo xtask test --long game` builds.
const ignored = process.env.SEPTET_NEW_GAME ? [] : ['**/new-game.spec.ts'];

export default defineConfig({
  testDir: 'specs',
  testIgnore: ignored,
  outputDir: 'test-results',
  // A whole game takes a minute, on a busy machine several. A stuck test fails earlier.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // Tests should pass at the first attempt. The reporter lists each test that passed only on a retry.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: !!process.env.CI,
  globalTeardown: './harness/teardown.ts',
  reporter: [['list'], ['./harness/flaky.ts'], ['./harness/slowest.ts'], ['./harness/counts.ts']],
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // No screenshots of every step, which take as long as the steps. `--trace retain-on-failure` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // The sandbox does not work for root. The other flags prevent background requests.
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        // Software emulation of a missing graphics card costs time.
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: except(/@phone-only/, /@phone-in-gate/, /@long/),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [...ignored, ...sameOnPhones.map((spec) => `**/${spec}.spec.ts`)],
      // This also matches `@phone-only` and `@phone-in-gate`.
      grep: long ? undefined : /@phone/,
      grepInvert: except(/@desktop-only/, /@long/),
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
        // The phone's own factor of 2.6 has 7 times as many pixels, and the CPU draws each. `SEPTET_SHARP=1`
        // makes sharp screenshots.
        deviceScaleFactor: process.env.SEPTET_SHARP ? devices['Pixel 7'].deviceScaleFactor : 1,
      },
    },
  ],
});
