// Checks that an incomplete language does not compile. The test invents a language that lacks a message, a
// part and its place on the server. The compiler must report each. docs/contribute/translating.md promises
// it.
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { long } from './suite';

const web = resolve(import.meta.dirname, '..');
const at = (path: string) => resolve(web, 'src', path);
const read = (path: string) => ts.sys.readFile(at(path))!;

/** The files of the invented language `xx`: French with gaps. */
const invented = new Map([
  [at('languages/xx/at-once.ts'), read('languages/fr/at-once.ts').replaceAll('const fr', 'const xx')],
  [
    at('languages/xx/account.ts'),
    read('languages/fr/account.ts')
      .replace('const fr', 'const xx')
      .replace(/^ {2}title: .*\n/m, ''),
  ],
  [
    at('languages/xx/index.ts'),
    read('languages/fr/index.ts')
      .replace(/(account'\)\.then\(\(\{ )fr( \}\) =>) fr/, '$1xx$2 xx')
      .replaceAll(/'\.\/(?!account)/g, "'../fr/")
      .replace(/^ {2}ears: .*\n/m, ''),
  ],
  [
    at('languages/index.ts'),
    read('languages/index.ts')
      .replace("import { fr } from './fr/at-once';", "$&\nimport { xx } from './xx/at-once';")
      .replace(/^ {2}fr: .*$/m, "$&\n  xx: { ...xx, folder: () => import('./xx') },"),
  ],
]);

/** Returns the messages of the compiler by file. */
function complaints(): Record<string, string> {
  const { config } = ts.readConfigFile(resolve(web, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => invented.has(resolve(path)) || fileExists(path);
  host.directoryExists = (path) => resolve(path) === at('languages/xx') || ts.sys.directoryExists(path);
  host.readFile = (path) => invented.get(resolve(path)) ?? readFile(path);
  host.getSourceFile = (path, how) => {
    const text = invented.get(resolve(path));
    return text === undefined ? getSourceFile(path, how) : ts.createSourceFile(path, text, how);
  };
  const files = [...invented.keys(), at('account/pushes.ts'), at('games/json-boxes.d.ts')];
  const program = ts.createProgram(files, options, host);
  return Object.fromEntries(
    files.flatMap((file) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(file));
      const said = found
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
        .join(' ');
      return said ? [[relative(at('.'), file), said]] : [];
    }),
  );
}

test.runIf(long)(
  'a language that lacks something does not compile, and each place is named',
  { timeout: 120_000 },
  () => {
    const found = complaints();
    expect(Object.keys(found).sort()).toEqual([
      'account/pushes.ts',
      'languages/xx/account.ts',
      'languages/xx/index.ts',
    ]);
    expect(found['languages/xx/account.ts']).toMatch(/'title' is missing/);
    expect(found['languages/xx/index.ts']).toMatch(/'ears' is missing/);
    expect(found['account/pushes.ts']).toMatch(/BellLanguage|Language/);
  },
);
