import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { notices } from './scripts/notices.ts';

// `vite` talks to the server here; `vite --mode fixtures` needs none and shows canned tables.
const server = process.env.SEPTET_SERVER ?? 'http://127.0.0.1:7777';

/** In fixtures mode, canned answers are put in place before the client starts; what is built is the board by itself. */
const fixtures: Plugin = {
  name: 'fixtures',
  transformIndexHtml: (html) => html.replace('/src/main.ts', '/dev/main.ts'),
  config: ({ build }) => ({
    build: {
      outDir: build?.outDir ?? 'node_modules/.fixtures',
      rolldownOptions: { input: 'dev/board.html' },
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

/** A file of facts once more, as `…json?boxes`: a module of its own, so that what few matches show can come later. */
const facts: Plugin = {
  name: 'facts',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [path = '', query] = source.split('?');
    if (query !== 'boxes' || !path.endsWith('.json')) return null;
    const found = await this.resolve(path, importer);
    return found && `\0${found.id}.js`;
  },
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith('.json.js')) return null;
    const all = JSON.parse(readFileSync(id.slice(1, -'.js'.length), 'utf8')) as Record<string, unknown>;
    return Object.entries(all)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
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

export default defineConfig(({ mode }) => ({
  plugins: [drawings, facts, svelte(), ...(mode === 'fixtures' ? [fixtures] : [notices, compress])],
  server: {
    proxy: {
      '/api': { target: server },
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Each file costs half a kilobyte of headers: what comes together anyway comes in one.
          groups: [
            // What every page of one language needs: the frame's words, and what is said of each game.
            ...['en', 'fr'].map((name) => ({
              name,
              test: new RegExp(`src/(i18n/${name}|games/[^/]+/words/face\\.${name})\\.ts$`),
            })),
            // A game that fetches some of its files later would come in pieces otherwise: all that its table needs.
            {
              name: 'seven-wonders',
              test: /src\/(generated\/seven-wonders\.facts\.json$|games\/seven-wonders\/(art\/wonders|facts\/(?!ages|counts|setup|printed-boxes|leader-signs|portraits)|play\/|(index|Table|ScoreSheet|RulesBook)\.|words\/(?!face|book|boxes|leader-effects|en\.|fr\.)[\w-]+\.ts|board\/(?!dialogs|(City|Compare|Discard|Partner|Turns)Dialog|Large|Draft|Loss|Book)))/,
            },
            // What the start page and the games share.
            {
              name: 'common',
              test: /src\/(i18n\/(language|text)|look\/(Avatar|Icon|initials|ranks)|games\/(face|[^/]+\/(words\/face-texts|facts\/(ages|times))))\./,
            },
            // What lists, the form of a table and the pages of matches say of each game.
            {
              name: 'faces',
              test: /src\/(lobby\/(options|levels)|teach\/kept|look\/closing|net\/(api|session|client|change|inflate)|state\/(games|mine)|games\/(faces|folders|[^/]+\/(face|facts\/setup)))\./,
            },
            // What the games share.
            {
              name: 'games',
              test: /src\/(look\/(flight\/|sprite|Card|Symbol|RulesTerms)|table\/(TableLayout|Deeds|DeedButton|HintLine|focus))/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/i18n/for-tests.ts'],
  },
}));
