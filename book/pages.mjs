// Copies the pages of the book out of the repository into `pages`. Links between them lead to their new places; a link
// to another file of the repository becomes its text.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const book = join(root, 'book/pages');

/** Each page of the repository and its place in the book. */
const pages = new Map([
  ['ARCHITECTURE.md', 'contribute/architecture.md'],
  ['CHANGELOG.md', 'contribute/changelog.md'],
  ['CONTRIBUTING.md', 'contribute/contributing.md'],
  ['docs/README.md', 'index.md'],
]);
for (const file of readdirSync(join(root, 'docs'), { recursive: true })) {
  const path = join('docs', file);
  if (path.endsWith('.md') && !pages.has(path)) pages.set(path, file);
}

/** The text with its links as they are in the book. Code blocks stay as they are. */
function linked(text, page) {
  let code = false;
  const lines = text.split('\n').map((line) => {
    if (line.trimStart().startsWith('```')) code = !code;
    return code
      ? line
      : line.replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, ...parts) => link(whole, page, ...parts));
  });
  return lines.join('\n');
}

function link(whole, page, image, text, target) {
  const [path, anchor] = target.split('#');
  if (!path || /^[a-z]+:|^\//.test(path)) return whole;
  const file = normalize(join(dirname(page), path));
  const to = pages.get(file);
  if (to) {
    const place = relative(dirname(pages.get(page)), to);
    return `${image}[${text}](${place}${anchor ? `#${anchor}` : ''})`;
  }
  return text;
}

rmSync(book, { recursive: true, force: true });
for (const [page, place] of pages) {
  mkdirSync(dirname(join(book, place)), { recursive: true });
  writeFileSync(join(book, place), linked(readFileSync(join(root, page), 'utf8'), page));
}
