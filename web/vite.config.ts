import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { notices } from './scripts/notices.ts';

// The server for `vite`. `vite --mode fixtures` needs none and shows canned tables.
const server = process.env.SEPTET_SERVER ?? 'http://127.0.0.1:7777';

/**
 * Fixtures mode: installs canned answers before the client starts. A build makes the board page and the
 * client.
 */
const fixtures: Plugin = {
  name: 'fixtures',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.ts', '/dev/main.ts') },
  config: ({ build }) => ({
    build: {
      outDir: build?.outDir ?? 'node_modules/.fixtures',
      rolldownOptions: { input: ['dev/board.html', 'index.html'] },
    },
  }),
};

/** Shrinks SVG drawings: removes comments, spaces and trailing zeros. */
const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !path.endsWith('.svg')) return null;
    const drawn = readFileSync(path, 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      // Shortens "2.500" to "2.5".
      .replace(/(\.\d*?)0+(?=\D)/g, (_, digits: string) => (digits === '.' ? '' : digits));
    return `export default ${JSON.stringify(drawn)}`;
  },
};

type Facts = Record<string, unknown>;

/** True for a printed thing, which has a name in each language, side by side: `en`, `fr` and so on. */
const isNamed = (one: unknown): one is Record<string, string> =>
  typeof one === 'object' && one !== null && 'id' in one && 'en' in one;
const isCode = (key: string) => /^[a-z]{2}$/.test(key) && key !== 'id';

/** Returns the names of one language, by list and machine name. */
const namesIn = (all: Facts, language: string): Facts =>
  Object.fromEntries(
    Object.entries(all)
      .filter(
        (entry): entry is [string, Record<string, string>[]] =>
          Array.isArray(entry[1]) && entry[1].some(isNamed),
      )
      .map(([list, named]) => [list, Object.fromEntries(named.map((one) => [one.id, one[language]]))]),
  );

/** Returns the facts without names. */
const nameless = (all: Facts): Facts =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one: unknown) =>
            isNamed(one) ? Object.fromEntries(Object.entries(one).filter(([key]) => !isCode(key))) : one,
          )
        : value,
    ]),
  );

/**
 * Serves the facts of 7 Wonders without names, and the names of one language as `…json?en&names`. The same
 * content has a second address, `…json?boxes` and `…json?en&box-names`. These are modules of their own, so
 * parts that few matches show can load later.
 */
const facts: Plugin = {
  name: 'facts',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [path = '', query] = source.split('?');
    if (!path.endsWith('/seven-wonders.facts.json') || query === 'raw') return null;
    const found = await this.resolve(path, importer, { skipSelf: true });
    return found && `\0${found.id}.${query ?? 'all'}.js`;
  },
  load(id) {
    const [, path, query = ''] = /^\0(.*\.facts\.json)\.(.*)\.js$/.exec(id) ?? [];
    if (!path) return null;
    const all = JSON.parse(readFileSync(path, 'utf8')) as Facts;
    const [, language] = /^(\w+)&(?:box-)?names$/.exec(query) ?? [];
    return Object.entries(language ? namesIn(all, language) : nameless(all))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/**
 * Writes the id of the build into the page. The server has the same id, so a page that is open during an
 * upgrade notices it.
 */
const build: Plugin = {
  name: 'build',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const content = createHash('sha256').update(html).digest('hex').slice(0, 16);
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head-prepend' }];
    },
  },
};

/** Compresses files at build time, so the server need not compress them for every visitor. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(css|html|js|json|svg|txt|webmanifest|wasm)$/.test(entry.name)) continue;
      const path = `${entry.parentPath}/${entry.name}`;
      const plain = readFileSync(path);
      if (plain.length < 1024) continue;
      for (const [kind, packed] of [
        ['gz', gzipSync(plain, { level: 9 })],
        ['br', brotliCompressSync(plain)],
      ] as const) {
        if (packed.length < plain.length) writeFileSync(`${path}.${kind}`, packed);
      }
    }
  },
};

/**
 * Refuses chunks that import each other. The network decides which of them runs first, so their constants are
 * sometimes undefined.
 */
const acyclic: Plugin = {
  name: 'acyclic',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    /** Returns a file with its first modules. */
    const named = (file: string) => {
      const chunk = bundle[file];
      const modules = chunk?.type === 'chunk' ? chunk.moduleIds : [];
      return `${file} (${modules.slice(0, 6).map((id) => id.replace(/.*\/src\//, ''))})`;
    };
    const done = new Set<string>();
    const visit = (file: string, path: string[]) => {
      if (path.includes(file))
        this.error(`chunks import each other: ${[...path, file].map(named).join(' > ')}`);
      if (done.has(file)) return;
      for (const next of imports(file)) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};

/** The folders of the languages. */
const languages = readdirSync('src/languages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig(({ mode }) => ({
  plugins: [
    drawings,
    facts,
    svelte(),
    ...(mode === 'fixtures' ? [fixtures] : [notices, build, acyclic, compress]),
  ],
  server: {
    proxy: {
      '/api': { target: server },
      '/docs': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // All files come from the same host, and data: URLs are not allowed for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The file name shows the language of a file of texts.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = /\/languages\/(\w+)\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language ?? '[name]'}-[hash].js`;
        },
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Each file costs half a kilobyte of headers, so files that load together are one file. Fixtures
          // are not measured. They start in another order, in which joined files would wait for each other.
          groups:
            mode === 'fixtures'
              ? []
              : [
                  // The texts that every page of a language needs: the frame and the face of each game.
                  ...languages.map((name) => ({
                    name,
                    test: new RegExp(`src/languages/${name}/(index|frame|[^/]+/face)\\.ts$`),
                  })),
                  // All files that the game's table needs. Without this group, files that load later would
                  // split it.
                  {
                    name: 'seven-wonders',
                    test: /src\/(generated\/seven-wonders\.facts\.json\.all\.js$|games\/seven-wonders\/(art\/(?!boxes|box-|base-|kit-|recipes-|portraits|picture\.|sights|scenes)|facts\/(?!ages|counts|setup|printed-boxes|leader-signs|portraits)|play\/|(index|sounds|Table|ScoreSheet|RulesBook)\.|words\/(?!compare|deed|face|book|boxes|leader-effects)[\w-]+\.ts|board\/(?!boxes|BoardTiles|Laws|Leader|News|ProjectEnd|TileFace|dialogs|(Babel|City|Compare|Discard|Partner|Turns)Dialog|Large(?!r)|Draft|Loss|Book)))/,
                  },
                  // Its pictures, which come after the first frame of the table.
                  {
                    name: 'base-pictures',
                    test: /src\/games\/seven-wonders\/art\/(base-pictures|sights|kit-(bodies|things)|recipes-\d|scenes\/(scene|shapes|base))\./,
                  },
                  // The code that the start page and the games share.
                  {
                    name: 'common',
                    test: /disclose-version|preload-helper|src\/(state\/(storage|keys|shortcuts)|i18n\/(index|language|text|names)|languages\/(index|\w+\/at-once)|look\/(Avatar|Icon|initials|ranks|named|at-most)|games\/(face|[^/]+\/(words\/face-texts|facts\/(ages|counts|times))))\./,
                  },
                  // The code that describes each game in lists, in the form of a table and on match pages.
                  {
                    name: 'faces',
                    test: /src\/(lobby\/(options|levels|words)|teach\/kept|look\/closing|net\/(api|session|client|change|in-order|inflate|problem|server-clock|table-state)|state\/(code|edition|games|layers|mine|notices|route)|games\/(faces|folders|[^/]+\/(face|facts\/setup|(art\/)?picture)))\./,
                  },
                  // The code that the games share.
                  {
                    name: 'games',
                    test: /src\/(sound\/kinds|look\/(flight\/|art\/(?:drawing|idle)|sprite|Card|Symbol|RulesTerms|NewLines|Switch|arrows|at-end|mood)|parts\/(ConnectionBanner|Dialog|Settings|SoundControl|Sure)\.|state\/(moments|deal)\.|people\/(api|mutes|asked)\.|match\/(prompt|thinkers|clock)\.|lobby\/(Differences|level-words)\.|account\/day\.|games\/(game|registry|cards-of-intent)\.|table\/(TableLayout|Chat|frame-context|thumb|Deeds|DeedButton|arranging|hand-|HintLine|focus|Log\.|PromptLine|SeatStrip|SeatMark|BankLeft|point-at|seats\.|last-line|marks|arrows))/,
                  },
                ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    // Threads take a tenth less time than processes.
    pool: 'threads',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/i18n/for-tests.ts'],
  },
}));
