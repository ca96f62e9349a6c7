// Copies the strength of the bot levels from docs/contribute/strength.md to the client: `node
// scripts/strength.mjs`. The page is the only source of these numbers.
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../../docs/contribute/strength.md', import.meta.url);
export const written = new URL('../src/bots/strength.json', import.meta.url);
const ids = {
  '7 Kingdoms': 'seven-kingdoms',
  '7 Wonders': 'seven-wonders',
  'The Seven Sages': 'seven-sages',
  'Seven Dragons': 'seven-dragons',
};
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** Parses a share with its interval: ".66 (.64 to .69)". */
function share(cell) {
  const found = /(\d?\.\d+) \((\d?\.\d+) to (\d?\.\d+)\)/.exec(cell);
  if (!found) throw new Error(`strength.md: no share in "${cell}"`);
  const [, won, from, to] = found.map(Number);
  return { won, from, to };
}
function rows(text, heading) {
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  if (!part) throw new Error(`strength.md has no part "${heading}"`);
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (game|---)/.test(line))
    .map(cells);
}
function found(text, what) {
  const it = what.exec(text);
  if (!it) throw new Error(`strength.md: ${what} is not said any more; change scripts/strength.mjs`);
  return it.slice(1).map((word) => (/^\d[\d,]*$/.test(word) ? Number(word.replace(',', '')) : word));
}

/** Returns by game the result of each level against the next weaker one, with the number of seats. */
export function strength(text = readFileSync(page, 'utf8')) {
  const [day, month, year] = found(text, /measured from \d+ to (\d+) (\w+) (\d+)/);
  const [matches, seats] = found(text, /first two columns have ([\d,]+) matches each at (\d+) seats/);
  const [few] = found(text, /Expert against Strong \((\d+) matches\)/);
  const measured = [year, months.indexOf(month) + 1, day].map((n) => String(n).padStart(2, '0')).join('-');

  const bars = rows(text, 'Bars').flatMap(([of, , players, count, won]) => {
    const [, title, at] = /^([^,]+), (\d+)/.exec(of) ?? [];
    if (!ids[title] || !/^`strong@\d+`, `heuristic`$/.test(players)) return [];
    const line = {
      level: 'strong',
      seats: Number(at),
      matches: Number(count.replace(',', '')),
      ...share(won),
    };
    return [[ids[title], line]];
  });
  const games = {};
  for (const [title, steady, skilled, expert] of rows(text, 'Level against level')) {
    const id = ids[title];
    const [at] = found(expert, /, (\d+) seats/);
    games[id] = [
      { level: 'steady', seats, matches, ...share(steady) },
      { level: 'skilled', seats, matches, ...share(skilled) },
      ...bars.filter(([game]) => game === id).map(([, line]) => line),
      { level: 'expert', seats: at, matches: few, ...share(expert) },
    ];
  }
  return { measured, games };
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  writeFileSync(written, `${JSON.stringify(strength(), null, 2)}\n`);
