// Tables by hand, without a server: dev/board.html of the client, built once, because a page in a few files is there ten
// times as fast as one in hundreds.
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';

const web = resolve(import.meta.dirname, '../../../web');
const vite = resolve(web, 'node_modules/vite/bin/vite.js');
const folder = 'node_modules/.fixtures';

/** Builds the page, and serves it on a port of its own. */
async function serve() {
  const built = spawnSync(process.execPath, [vite, 'build', '--mode', 'fixtures', '--logLevel', 'warn'], {
    cwd: web,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`dev/board.html cannot be built\n${built.stdout}${built.stderr}`);
  const child = spawn(process.execPath, [vite, 'preview', '--outDir', folder, '--port', '0'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((ready, failed) => {
    let said = '';
    const hear = (data: Buffer) => {
      said += data.toString().replace(/\u001b\[\d+m/g, '');
      const found = /Local:\s+(http:\S+)/.exec(said)?.[1];
      if (found) ready(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`vite ended with ${code}\n${said}`)));
  });
  return { url, child };
}

export const test = base.extend<object, { fixtures: string }>({
  /** The address of dev/board.html. */
  fixtures: [
    async ({}, use) => {
      const { url, child } = await serve();
      await use(`${url}dev/board.html`);
      child.kill();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
