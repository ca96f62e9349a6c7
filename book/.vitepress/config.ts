// The documentation as a website. `pages.mjs` copies its pages from the repository.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { defineConfig } from 'vitepress';

/** The pages by door, in the order of the sidebar: title and path. */
const doors: [string, [string, string][]][] = [
  [
    'Play',
    [
      ['Playing on Septet', 'play/guide'],
      ['7 Kingdoms', 'play/seven-kingdoms'],
      ['7 Wonders', 'play/seven-wonders'],
      ['Seven Dragons', 'play/seven-dragons'],
      ['The Seven Sages', 'play/seven-sages'],
    ],
  ],
  [
    'Host',
    [
      ['Quick start', 'host/quickstart'],
      ['Settings', 'host/settings'],
      ['Proxies', 'host/proxy'],
      ['Database', 'host/database'],
      ['Backup and upgrades', 'host/backup'],
      ['Accounts and sign-in', 'host/accounts'],
      ['Notifications', 'host/notifications'],
      ['Administration', 'host/administration'],
      ['Monitoring', 'host/monitoring'],
      ['Metrics', 'host/metrics'],
      ['Sizing', 'host/sizing'],
      ['Several servers', 'host/cluster'],
      ['Images', 'host/images'],
    ],
  ],
  [
    'Build bots',
    [
      ['A first bot', 'bots/first-bot'],
      ['SDKs', 'bots/sdks'],
      ['Arena and league', 'bots/arena'],
      ['Matches, series, ladders', 'bots/matches'],
      ['Webhooks', 'bots/webhooks'],
      ['Match data', 'bots/data'],
      ['7 Wonders for bots', 'bots/seven-wonders'],
      ['Protocol', 'bots/protocol'],
      ['Features', 'bots/features'],
      ['Messages', 'bots/messages'],
      ['HTTP API', 'bots/http-api'],
      ['Problems', 'bots/problems'],
      ['Limits', 'bots/limits'],
    ],
  ],
  [
    'Contribute',
    [
      ['Contributing', 'contribute/contributing'],
      ['Architecture', 'contribute/architecture'],
      ['Tests', 'contribute/testing'],
      ['Adding a game', 'contribute/adding-a-game'],
      ['Translating', 'contribute/translating'],
      ['Decisions', 'contribute/decisions'],
      ['7 Wonders: rulings', 'contribute/seven-wonders-rulings'],
      ['7 Wonders: boxes', 'contribute/seven-wonders'],
      ['Performance', 'contribute/performance'],
      ['Strength of the bots', 'contribute/strength'],
      ['League', 'contribute/league'],
      ['How a cluster works', 'contribute/cluster'],
      ['Changelog', 'contribute/changelog'],
    ],
  ],
];

/** Writes compressed copies of the files, which the server sends. */
function compress(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!/\.(css|html|js|json)$/.test(name)) continue;
    const path = join(folder, name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

export default defineConfig({
  title: 'Septet',
  description: 'A self-hosted server for four card games',
  base: '/docs/',
  srcDir: 'pages',
  outDir: '../web/dist/docs',
  cleanUrls: true,
  // A server allows scripts from files only.
  metaChunk: true,
  appearance: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [{ text: 'Open the server', link: '/', target: '_self' }],
    sidebar: doors.map(([text, pages]) => ({
      text,
      items: pages.map(([title, path]) => ({ text: title, link: `/${path}` })),
    })),
  },
  buildEnd: ({ outDir }) => compress(outDir),
  transformHtml: (html) => html.replace(/<script id="check-mac-os">.*?<\/script>/s, ''),
});
