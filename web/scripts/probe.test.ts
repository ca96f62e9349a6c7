// A new effect, thing, row or count of 7 Wonders does not compile until everybody who tells or draws it does: the types that
// the rules would then have are tried, each with a name that the compiler's complaints repeat. (The rules have the same:
// crates/seven-wonders/tests/probe.rs. Components are read by svelte-check alone, which sees the same types.)
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '..');
const game = resolve(web, 'src/games/seven-wonders');
const generated = ['seven-wonders.ts', 'seven-wonders.facts.ts'].map((file) =>
  resolve(web, 'src/generated', file),
);

/** What is added to each type, as the rules write such things. */
const more = {
  Lasting: (name: string) => `{ kind: '${name}' }`,
  Once: (name: string) => `{ kind: '${name}' }`,
  Each: (name: string) => `{ kind: '${name}' }`,
  Worth: (name: string) => `{ kind: '${name}' }`,
  Rule: (name: string) => `{ kind: '${name}' }`,
  Change: (name: string) => `'${name}'`,
  Count: (name: string) => `'${name}'`,
  Done: (name: string) => `'${name}'`,
  Power: (name: string) => `'${name}'`,
  Row: (name: string) => `'${name}'`,
  Thing: (name: string) => `{ ${name}: true }`,
};
type Probed = keyof typeof more;
const types = Object.keys(more) as Probed[];

const words = ['leader-effects.ts', 'leader-signs.ts', 'leaders.en.ts', 'leaders.fr.ts'];
/** What has to be answered, and where. */
const places: Record<Probed, string[]> = {
  Lasting: ['printed.ts'],
  Once: ['printed.ts'],
  Each: ['printed.ts'],
  Worth: ['printed.ts'],
  Rule: ['printed.ts'],
  Change: words,
  Count: words,
  Done: ['laws.ts', ...words],
  Power: words,
  Row: ['fr.ts', 'reasons.ts', 'score.ts'],
  Thing: ['losses.ts', 'things.ts'],
};

/** Generated types with one more of each. */
function probed(source: string): string {
  return types.reduce(
    (source, type) =>
      source.replace(
        new RegExp(`(?<=^export type ${type} =)\\s*\\|?`, 'm'),
        ` ${more[type](`probe_${type}`)} |`,
      ),
    source,
  );
}

/** Which files complain of each. */
function complaints(): Record<string, string[]> {
  const { config } = ts.readConfigFile(resolve(web, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const files = fileNames.filter((file) => file.startsWith(game) && !file.endsWith('.test.ts'));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (path, how) =>
    generated.includes(resolve(path))
      ? ts.createSourceFile(path, probed(ts.sys.readFile(path)!), how)
      : read(path, how);
  const program = ts.createProgram(files, options, host);
  const found = new Map(types.map((type) => [type as string, new Set<string>()]));
  for (const file of files)
    for (const { messageText } of program.getSemanticDiagnostics(program.getSourceFile(file)))
      for (const [, type] of ts.flattenDiagnosticMessageText(messageText, ' ').matchAll(/probe_(\w+)/g))
        found.get(type!)!.add(basename(file));
  return Object.fromEntries([...found].map(([type, files]) => [type, [...files].sort()]));
}

test('nothing new is overlooked', { timeout: 120_000 }, () => {
  expect(complaints()).toEqual(places);
});
