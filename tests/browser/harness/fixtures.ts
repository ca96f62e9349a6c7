// Tables without a server: the client's dev/board.html, and the client itself with canned answers. Both are
// built once, because a page in a few files loads ten times as fast as one in hundreds.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';

const web = resolve(import.meta.dirname, '../../../web');
const vite = resolve(web, 'node_modules/vite/bin/vite.js');

/** Makes the folder of this run. Returns `false` if another worker has made it. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Builds the page once in a run: the first worker that needs it builds, the others wait. Returns its folder.
 */
async function built(): Promise<string> {
  const folder = process.env.SEPTET_FIXTURES!;
  const [page, done, failed] = ['page', 'done', 'failed'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  if (claim(folder)) {
    const args = ['build', '--mode', 'fixtures', '--outDir', page, '--emptyOutDir', '--logLevel', 'warn'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [vite, ...args], {
      cwd: web,
      encoding: 'utf8',
    });
    writeFileSync(status === 0 ? done : failed, `${stdout}${stderr}`);
    if (status !== 0) throw new Error(`dev/board.html cannot be built\n${stdout}${stderr}`);
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error('dev/board.html cannot be built; another test says why');
    await pause(100);
  }
  return page;
}

/** Serves the page on a free port. */
async function serve() {
  const folder = await built();
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
    },
  };
}

interface Served {
  /** The address of the client, with each fixture as a table at `t/<game>.<fixture>`. */
  client: string;
  /** The address of dev/board.html. */
  fixtures: string;
}

export const test = base.extend<object, Served>({
  client: [
    async ({}, use) => {
      const { url, stop } = await serve();
      await use(url);
      stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  fixtures: [({ client }, use) => use(`${client}dev/board.html`), { scope: 'worker' }],
});

export { expect };
