// Makes TypeScript of the JSON Schemas in src/generated/: npm run gen.
// `cargo xtask gen` writes the schemas first, from the Rust types.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const folder = new URL('../src/generated/', import.meta.url);
const prettier = await resolveConfig(new URL('../package.json', import.meta.url));

const saysNothing = (schema) =>
  Object.keys(schema).every((key) => key === 'description' || key === 'default');

/** Two things the generator needs to be told: what may be anything, and that a described `$ref` has a name. */
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

for (const file of (await readdir(folder)).filter((f) => f.endsWith('.schema.json')).sort()) {
  const schema = JSON.parse(await readFile(new URL(file, folder), 'utf8'), plainly);
  const text = await compile(schema, schema.title, {
    bannerComment: `// Made of ${file} by \`cargo xtask gen\`. Do not edit.`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  const short = text.replaceAll(/\n( \*\n)? \* This interface was referenced by [^]*?(?=\n \*\/)/g, '');
  const name = file.replace('.schema.json', '.ts');
  const path = new URL(name, folder);
  const written = await format(short, { ...prettier, parser: 'typescript' });
  // What has not changed keeps its time: otherwise the client, and then the server, would be built again.
  if ((await readFile(path, 'utf8').catch(() => null)) !== written) await writeFile(path, written);
  console.log(`src/generated/${name}`);
}
