// Licences and notices of the libraries inside the client. The build puts them beside it, as they must be
// distributed together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Licences that allow us to distribute the client with their notices. Other licences need a decision. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Returns the folder of the package that contains a module; `undefined` for our own modules. */
export function packageOf(module: string): string | undefined {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!ALLOWED.includes(license)) {
    throw new Error(
      `${name} is under ${license}: find another, or allow it in scripts/notices.ts and say why`,
    );
  }
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined));
    const found = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
    const faces = readFileSync('src/look/faces/LICENSE.txt', 'utf8').trim();
    const texts = [...found.map(notice), faces].join('\n\n\n');
    const source = `The browser client is made with these libraries and typefaces.\n\n${texts}\n`;
    this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
  },
};
