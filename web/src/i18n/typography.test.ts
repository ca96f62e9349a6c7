// French as it is set: what holds for every French text of the client, wherever it is written.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/**
 * The pieces of every text in a file of French words, and below something that is called `fr`, with the file and the
 * line. What is put in is a 0.
 */
function french(): [string, string][] {
  const found: [string, string][] = [];
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|generated/.test(file),
  );
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(resolve(src, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const where = (node: ts.Node) =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node, within: boolean) => {
      let here = within;
      if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && ts.isIdentifier(node.name)) {
        if (node.name.text === 'fr') here = true;
        if (node.name.text === 'en') here = false;
      }
      if (ts.isImportDeclaration(node)) return;
      if (here && ts.isStringLiteralLike(node)) found.push([where(node), node.text]);
      if (here && ts.isTemplateExpression(node)) {
        const text = node.head.text + node.templateSpans.map((span) => `0${span.literal.text}`).join('');
        found.push([where(node), text]);
      }
      ts.forEachChild(node, (child) => visit(child, here));
    };
    visit(source, /(^|[./])fr\.ts$/.test(file));
  }
  return found;
}

/** Each with what is right. */
const rules: [string, RegExp][] = [
  ['a narrow no-break space before ; : ! ? »', /(^|[^\u202f])[ \u00a0][;:!?»]|[\p{L}\d][;!?»]|\p{L}:(\s|$)/u],
  ['a narrow no-break space after «', /«[^\u202f]/],
  ['no space before a comma or a full stop', /\s[,.](\s|$)/],
  ['a curved apostrophe', /\p{L}'\p{L}/u],
  ['quotation marks « », and within them “ ”', /"|^[^«]*[“”]/],
  ['three dots in one', /\.\.\./],
  [
    'du and au',
    /(?<![\p{L}’])(de|à) le (?=(roi|plus|but|jeton|sort|hibou|combat|pouvoir|jeu|robot|joueur)\b)/u,
  ],
  [
    'l’ and d’ before a vowel',
    /(?<![\p{L}’-])(le|la|de|je|ne|que|se|me|te) (?!onz|oui)[aàâeéèêiîoôuû]\p{L}/u,
  ],
  ['no two spaces', / {2,}/],
];

describe('French', () => {
  const texts = french();

  it('is found', () => {
    expect(texts.length).toBeGreaterThan(1_500);
  });

  it.each(rules)('has %s', (_, wrong) => {
    const found = texts.filter(([, text]) => wrong.test(text)).map(([at, text]) => `${at} ${text}`);
    expect(found).toEqual([]);
  });
});
