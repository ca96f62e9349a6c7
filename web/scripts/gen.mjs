// Makes TypeScript from the JSON Schemas in src/generated/, and the types of the SDKs in ../sdk: npm run gen.
// `cargo xtask gen` writes the schemas first, from the Rust types.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { pascal, python } from './python.mjs';

const folder = new URL('../src/generated/', import.meta.url);
const prettier = await resolveConfig(new URL('../package.json', import.meta.url));

/** The folders of the SDKs for generated files. Every file in them is generated. */
const typescript = new URL('../../sdk/typescript/src/generated/', import.meta.url);
const pythonGames = new URL('../../sdk/python/src/septet/games/', import.meta.url);
const pythonProtocol = new URL('../protocol.py', pythonGames);

const saysNothing = (schema) =>
  Object.keys(schema).every((key) => key === 'description' || key === 'default');

/**
 * Adjusts a schema for the generator: fields of any type become `unknown`, and a `$ref` with a description
 * keeps its type name.
 */
function plainly(key, value) {
  if (key === 'properties' || key === '$defs') {
    for (const [name, schema] of Object.entries(value)) {
      if (schema === true || saysNothing(schema)) {
        value[name] = { description: schema.description, tsType: 'unknown' };
      }
    }
  }
  if (!value?.$ref || Object.keys(value).length === 1) return value;
  const { $ref, default: _, ...rest } = value;
  return { ...rest, allOf: [{ $ref }] };
}

/** Writes a file only if it has changed. A newer time would rebuild the client, and then the server. */
async function write(url, text) {
  await mkdir(new URL('.', url), { recursive: true });
  if ((await readFile(url, 'utf8').catch(() => null)) !== text) await writeFile(url, text);
  console.log(url.pathname.slice(new URL('../..', import.meta.url).pathname.length));
}

const inTypescript = (text) => format(text, { ...prettier, parser: 'typescript' });
const games = [];

for (const file of (await readdir(folder)).filter((f) => f.endsWith('.schema.json')).sort()) {
  const source = await readFile(new URL(file, folder), 'utf8');
  const schema = JSON.parse(source, plainly);
  const text = await compile(schema, schema.title, {
    bannerComment: `// Made of ${file} by \`cargo xtask gen\`. Do not edit.`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  const short = text.replaceAll(/\n( \*\n)? \* This interface was referenced by [^]*?(?=\n \*\/)/g, '');
  const name = file.replace('.schema.json', '');
  const written = await inTypescript(short);
  await write(new URL(`${name}.ts`, folder), written);
  // Facts describe cards and their looks, which only the client needs.
  if (name.endsWith('.facts')) continue;
  await write(new URL(`${name}.ts`, typescript), written);
  if (name === 'protocol') {
    await write(pythonProtocol, python(JSON.parse(source), file));
    continue;
  }
  games.push(name);
  const game = `\n\n#: To be named when a table is followed: its views and intents have the types of this module then.\nGAME: Game[View, Intent] = Game(${JSON.stringify(name)})\n`;
  const module = python(JSON.parse(source), file, game).replace(
    /\n\n\n/,
    '\n\nfrom ..game import Game\n\n\n',
  );
  await write(new URL(`${name.replaceAll('-', '_')}.py`, pythonGames), module);
}

const banner = 'Made of the list of games by `cargo xtask gen`. Do not edit.';
await write(
  new URL('games.ts', typescript),
  await inTypescript(`// ${banner}
${games.map((game) => `import type * as ${pascal(game)} from './${game}.js';`).join('\n')}

${games.map((game) => `export type * as ${pascal(game)} from './${game}.js';`).join('\n')}

/** The types of each game, by its machine name. */
export interface Games {
${games.map((game) => `'${game}': { view: ${pascal(game)}.View; intent: ${pascal(game)}.Intent; seen: ${pascal(game)}.Seen };`).join('\n')}
}`),
);
const modules = games.map((game) => game.replaceAll('-', '_'));
await write(
  new URL('__init__.py', pythonGames),
  `# ${banner}
"""A module for each game, with its types and its \`\`GAME\`\`."""

${modules.map((name) => `from . import ${name} as ${name}`).join('\n')}

__all__ = [${modules.map((name) => `"${name}"`).join(', ')}]
`,
);
