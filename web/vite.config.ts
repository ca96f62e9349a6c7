import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `vite` talks to the server here; `vite --mode fixtures` needs none and shows canned tables.
const server = process.env.SEPTET_SERVER ?? 'http://127.0.0.1:7777';

/** In fixtures mode, canned answers are put in place before the client starts. */
const fixtures: Plugin = {
  name: 'fixtures',
  transformIndexHtml: (html) => html.replace('/src/main.ts', '/dev/main.ts'),
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mode === 'fixtures' && fixtures],
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
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
}));
