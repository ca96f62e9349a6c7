// Real Chromium against the real server. `cargo xtask test browser` brings both; by hand:
//   cargo build -p server && CHROMIUM=/usr/bin/chromium npx playwright test
// The gate leaves out tests with the tag `@long`. With SEPTET_LONG=1 all tests run.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = process.getuid?.() === 0;
const long = process.env.SEPTET_LONG === '1';
// The folder of the fixtures page. The first process of a run names it, and its workers inherit the name.
process.env.SEPTET_FIXTURES ??= join(tmpdir(), `septet-fixtures-${process.pid}`);

// Tags say which project runs a test. Without one: the desktop, and in the long suite the phone.
//   @desktop-only   phones have no keyboard, or the test brings its own windows
//   @phone-only     elsewhere it says nothing
//   @phone          also in the gate on a phone, where it differs
//   @phone-in-gate  in the gate on a phone alone; other tests of the gate show the same on a desktop

/** What a project leaves out: always the first tag, and in the gate the others. */
const except = (always: RegExp, ...inGate: RegExp[]) => (long ? always : [always, ...inGate]);

export default defineConfig({
  testDir: 'specs',
  // It needs a server with a game that was just added, which `cargo xtask test --long game` builds.
  testIgnore: process.env.SEPTET_NEW_GAME ? [] : ['**/new-game.spec.ts'],
  outputDir: 'test-results',
  // A whole game takes a minute; on a busy machine it takes several. What is stuck fails earlier.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  // Steady is the aim; what passed only when tried again is listed by the reporter, loudly.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: !!process.env.CI,
  globalTeardown: './harness/teardown.ts',
  reporter: [['list'], ['./harness/flaky.ts'], ['./harness/slowest.ts'], ['./harness/counts.ts']],
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Without pictures of every step, which take as long as the steps; `--trace retain-on-failure` brings them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // The sandbox does not work for root; the rest would only call home.
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        // Without a graphics card one would be imitated, which costs time.
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
      // `@phone` is in `@phone-only` and `@phone-in-gate`, too.
      grep: long ? undefined : /@phone/,
      grepInvert: except(/@desktop-only/, /@long/),
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium',
        viewport: { width: 390, height: 844 },
        // Its 2.6 would be 7 pixels for each of them, which the processor paints. `SEPTET_SHARP=1`: for whoever looks at pictures.
        deviceScaleFactor: process.env.SEPTET_SHARP ? devices['Pixel 7'].deviceScaleFactor : 1,
      },
    },
  ],
});
