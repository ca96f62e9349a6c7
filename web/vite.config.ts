import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { notices } from './scripts/notices.ts';

// `vite` talks to the server here; `vite --mode fixtures` needs none and shows canned tables.
const server = process.env.SEPTET_SERVER ?? 'http://127.0.0.1:7777';

/** In fixtures mode, canned answers are put in place before the client starts; what is built is the board by itself, and the client. */
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

/** Drawings are written to be read; what is sent of them is what is drawn. */
const drawings: Plugin = {
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !path.endsWith('.svg')) return null;
    const drawn = readFileSync(path, 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      // "2.500" is 2.5.
      .replace(/(\.\d*?)0+(?=\D)/g, (_, digits: string) => (digits === '.' ? '' : digits));
    return `export default ${JSON.stringify(drawn)}`;
  },
};

type Facts = Record<string, unknown>;

/** What is printed has a name in each language: `en`, `fr` and so on, side by side. */
const isNamed = (one: unknown): one is Record<string, string> =>
  typeof one === 'object' && one !== null && 'id' in one && 'en' in one;
const isCode = (key: string) => /^[a-z]{2}$/.test(key) && key !== 'id';

/** The names of one language by list and machine name. */
const namesIn = (all: Facts, language: string): Facts =>
  Object.fromEntries(
    Object.entries(all)
      .filter(
        (entry): entry is [string, Record<string, string>[]] =>
          Array.isArray(entry[1]) && entry[1].some(isNamed),
      )
      .map(([list, named]) => [list, Object.fromEntries(named.map((one) => [one.id, one[language]]))]),
  );

/** Everything but names. */
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
 * The facts of 7 Wonders come without names, and those of one language as `…json?en&names`. As `…json?boxes` and `…json?en&box-names`
 * it comes once more: modules of their own, so that what few matches show can come later.
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

/** The page names the build, and so does the server: a page that was open during an upgrade learns of it. */
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

/** What is compressed once here need not be compressed for every visitor. */
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

/** Each has a folder. */
const languages = readdirSync('src/languages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig(({ mode }) => ({
  plugins: [drawings, facts, svelte(), ...(mode === 'fixtures' ? [fixtures] : [notices, build, compress])],
  server: {
    proxy: {
      '/api': { target: server },
      '/docs': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Everything comes from the same host anyway, and data: URLs are not allowed for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By its name it is seen which language a file of words is of.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = /\/languages\/(\w+)\//.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language ?? '[name]'}-[hash].js`;
        },
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Each file costs half a kilobyte of headers: what comes together anyway comes in one.
          // Canned boards are weighed by nobody, and begin in another order, in which files that are put together would wait for each other.
          groups:
            mode === 'fixtures'
              ? []
              : [
                  // What every page of one language needs: the frame's words, and what is said of each game.
                  ...languages.map((name) => ({
                    name,
                    test: new RegExp(`src/languages/${name}/(index|frame|[^/]+/face)\\.ts$`),
                  })),
                  // A game that fetches some of its files later would come in pieces otherwise: all that its table needs.
                  {
                    name: 'seven-wonders',
                    test: /src\/(generated\/seven-wonders\.facts\.json\.all\.js$|games\/seven-wonders\/(art\/wonders|facts\/(?!ages|counts|setup|printed-boxes|leader-signs|portraits)|play\/|(index|Table|ScoreSheet|RulesBook)\.|words\/(?!compare|deed|face|book|boxes|leader-effects)[\w-]+\.ts|board\/(?!boxes|BoardTiles|Laws|Leader|News|ProjectEnd|TileFace|dialogs|(Babel|City|Compare|Discard|Partner|Turns)Dialog|Large(?!r)|Draft|Loss|Book)))/,
                  },
                  // The parts that only matches with boxes show.
                  {
                    name: 'seven-wonders-boxes',
                    test: /src\/games\/seven-wonders\/(board\/(boxes|BoardTiles|Laws|Leader(Face|s)|TileFace)\.|facts\/printed-boxes)/,
                  },
                  // What the start page and the games share.
                  {
                    name: 'common',
                    test: /disclose-version|preload-helper|src\/(state\/(storage|keys|shortcuts)|i18n\/(index|language|text|names)|languages\/(index|\w+\/at-once)|look\/(Avatar|Icon|initials|ranks|named|at-most)|games\/(face|[^/]+\/(words\/face-texts|facts\/(ages|counts|times))))\./,
                  },
                  // What lists, the form of a table and the pages of matches say of each game.
                  {
                    name: 'faces',
                    test: /src\/(lobby\/(options|levels|words)|teach\/kept|look\/closing|net\/(api|session|client|change|in-order|inflate|problem|server-clock|table-state)|state\/(code|edition|games|layers|mine|notices|route)|games\/(faces|folders|[^/]+\/(face|facts\/setup|(art\/)?picture)))\./,
                  },
                  // What the games share.
                  {
                    name: 'games',
                    test: /src\/(look\/(flight\/|sprite|Card|Symbol|RulesTerms)|people\/(api|mutes|asked)\.|match\/(prompt|thinkers)\.|lobby\/Differences\.|table\/(TableLayout|Deeds|DeedButton|arranging|hand-|HintLine|focus|Log\.|PromptLine|SeatStrip|last-line|marks|arrows))/,
                  },
                ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    // A tenth less time than processes.
    pool: 'threads',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/i18n/for-tests.ts'],
  },
}));
