// Tables by hand, without a server: dev/board.html of the client, built once, because a page in a few files is there ten
// times as fast as one in hundreds.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';

const web = resolve(import.meta.dirname, '../../../web');
const vite = resolve(web, 'node_modules/vite/bin/vite.js');

/** Builds the page, and serves it on a port of its own; in a folder of its own, since several may do that at once. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'septet-fixtures-'));
  const args = ['build', '--mode', 'fixtures', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const built = spawnSync(process.execPath, [vite, ...args], { cwd: web, encoding: 'utf8' });
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
  return {
    url,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<object, { fixtures: string }>({
  /** The address of dev/board.html. */
  fixtures: [
    async ({}, use) => {
      const { url, stop } = await serve();
      await use(`${url}dev/board.html`);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
