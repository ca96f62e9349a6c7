// Tables by hand, without a server: dev/board.html of the client, served as `npm run fixtures` does.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';

const web = resolve(import.meta.dirname, '../../../web');

export const test = base.extend<object, { fixtures: string }>({
  /** The address of dev/board.html. */
  fixtures: [
    async ({}, use) => {
      const vite = resolve(web, 'node_modules/vite/bin/vite.js');
      const child = spawn(process.execPath, [vite, '--mode', 'fixtures', '--port', '0'], {
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
      await use(`${url}dev/board.html`);
      child.kill();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
