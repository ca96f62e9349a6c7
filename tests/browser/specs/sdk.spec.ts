// The TypeScript SDK in a page, where sockets send cookies and no headers, and no API of Node exists.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from '../harness/test';

const source = resolve(import.meta.dirname, '../../../sdk/typescript/src');

test(
  'a page plays a match with the SDK, and goes on when its line breaks',
  { tag: '@desktop-only' },
  async ({ page, server }) => {
    await page.route('**/sdk/**', (route) => {
      const file = new URL(route.request().url()).pathname.replace('/sdk/', '').replace(/\.js$/, '.ts');
      const { outputText } = ts.transpileModule(readFileSync(resolve(source, file), 'utf8'), {
        compilerOptions: { module: ts.ModuleKind.ES2022, target: ts.ScriptTarget.ES2022 },
      });
      return route.fulfill({ contentType: 'text/javascript', body: outputText });
    });
    await page.goto(`${server.url}/api/games`);
    const told = await page.evaluate(async (sdk) => {
      const { Client, Problem, Session } = await import(sdk);
      const stranger = await Session.withCookie(location.origin).catch((error: unknown) => error);
      const session = await Session.signIn(location.origin, 'Ada', 'person');
      const client = await Client.connect(session);
      const made = await session.makeTable({ game: 'seven-kingdoms', seats: 2, visibility: 'private' });
      const table = await client.follow(made.code, 'seven-kingdoms');
      await table.sit();
      await table.addBot('random');
      await table.ready();
      await table.start();
      let asked = 0;
      const ended = await table.play(({ intents }: { intents: unknown[] }) => {
        if ((asked += 1) === 5) client.breakOff();
        return intents[0];
      });
      const again = await Session.withCookie(location.origin);
      await session.signOut();
      const signedOut = await Client.connect(session).catch((error: unknown) => error);
      return {
        stranger: stranger instanceof Problem && stranger.code,
        decisions: ended.decisions,
        asked,
        places: ended.outcome.places.length,
        sockets: client.sockets,
        same: again.account.id === session.account.id,
        signedOut: signedOut instanceof Problem && signedOut.code,
      };
    }, `${server.url}/sdk/index.js`);
    expect(told).toEqual({
      stranger: 'not_signed_in',
      decisions: told.asked,
      asked: told.asked,
      places: 2,
      sockets: 2,
      same: true,
      signedOut: 'not_signed_in',
    });
    expect(told.asked).toBeGreaterThan(5);
  },
);
