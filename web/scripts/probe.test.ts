// Checks that a new effect, thing, row or count of 7 Wonders does not compile until all code that describes
// or draws it handles it. The test adds a member to each type, with a name that the compiler's messages
// repeat. The rules have the same test: crates/seven-wonders/tests/it/probe.rs. Components are checked by
// svelte-check only, which uses the same types.
import { readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { long } from './suite';

const web = resolve(import.meta.dirname, '..');
const game = resolve(web, 'src/games/seven-wonders');
const generated = ['seven-wonders.ts', 'seven-wonders.facts.ts'].map((file) =>
  resolve(web, 'src/generated', file),
);

/** The texts of the game are in the folder of each language. */
const folders = resolve(web, 'src/languages');
const languages = readdirSync(folders, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const isSaid = (file: string) => file.startsWith(folders) && file.includes('/seven-wonders/');
const languageOf = (file: string) => relative(folders, file).split('/')[0];

/** The new member of each type, in the form that the rules use. */
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

/** Returns the paths of a file in all languages. */
const said = (file: string) => languages.map((language) => `${language}/${file}`);
const words = ['leader-effects.ts', 'leader-signs.ts', ...said('leaders.ts')].sort();
/** The files that must handle a new member of each type. */
const places: Record<Probed, string[]> = {
  Lasting: ['printed.ts'],
  Once: ['printed.ts'],
  Each: ['printed.ts'],
  Worth: ['printed.ts'],
  Rule: ['printed.ts'],
  Change: words,
  Count: words,
  Done: [...words, 'laws.ts'].sort(),
  Power: words,
  Row: [...said('words.ts').filter((file) => !file.startsWith('en/')), 'reasons.ts', 'score.ts'].sort(),
  Thing: ['losses.ts', 'things.ts'],
};

/** Returns the generated types with one more member each. */
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

/** Returns the files with compiler errors, by type. */
function complaints(): Record<string, string[]> {
  const { config } = ts.readConfigFile(resolve(web, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const files = fileNames.filter(
    (file) => (file.startsWith(game) || isSaid(file)) && !file.endsWith('.test.ts'),
  );
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
        found.get(type!)!.add(isSaid(file) ? `${languageOf(file)}/${basename(file)}` : basename(file));
  return Object.fromEntries([...found].map(([type, files]) => [type, [...files].sort()]));
}

test.runIf(long)('nothing new is overlooked', { timeout: 120_000 }, () => {
  expect(complaints()).toEqual(places);
});
