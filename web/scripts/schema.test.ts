// Types made from the published schema: they accept the messages that the server accepts, and describe those
// that it sends.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { long } from './suite';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/generated/protocol.schema.json'), 'utf8'),
);

/**
 * Returns the compiler's messages about `program`, which imports the types made from the published schema.
 */
async function wrong(program: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'septet-schema-'));
  try {
    writeFileSync(join(folder, 'protocol.ts'), await compile(structuredClone(schema), 'Protocol'));
    const file = join(folder, 'program.ts');
    writeFileSync(file, program);
    const options = { strict: true, noEmit: true, types: [], skipLibCheck: true };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    return found.map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const uses = "import type { ClientMessage, ServerMessage, SetupRequest } from './protocol';\n";

describe.runIf(long)('types made of the published schema', () => {
  it('take what may be left out, and know a match', async () => {
    const program = `${uses}
      const said: ClientMessage[] = [
        { type: 'watch', id: '1', table: 'T' },
        { type: 'sit', id: '2', table: 'T' },
        { type: 'chat', id: '3', table: 'T', text: 'hello' },
        { type: 'submit', id: '4', table: 'T', decision: 5, intent: { do: 'play', card: 5 } },
      ];
      const setup: SetupRequest = { game: 'seven-kingdoms', seats: 2 };
      function hear(message: ServerMessage): number[] {
        if (message.type !== 'game') return [];
        const { waiting, decision } = message;
        return decision ? [...waiting, decision.number] : waiting;
      }
      export { said, setup, hear };`;
    expect(await wrong(program)).toEqual([]);
  }, 60_000);

  it('refuse what the server refuses', async () => {
    expect(await wrong(`${uses} export const said: ClientMessage = { type: 'watch', id: '1' };`)).not.toEqual(
      [],
    );
    expect(
      await wrong(`${uses} export const said: ClientMessage = { type: 'ping', id: '1', more: 1 };`),
    ).not.toEqual([]);
  }, 60_000);
});
