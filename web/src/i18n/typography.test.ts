// The typography of each language: rules for every text of its folder.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folders = resolve(import.meta.dirname, '../languages');

/** Returns the texts in the folder of a language, with file and line. A 0 replaces each inserted value. */
function textsIn(language: string): [string, string][] {
  const found: [string, string][] = [];
  const files = readdirSync(resolve(folders, language), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => file.endsWith('.ts') && file !== 'index.ts')) {
    const text = readFileSync(resolve(folders, language, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const where = (node: ts.Node) =>
      `${language}/${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
      // Skips types, and strings with which a value is compared.
      if (ts.isTypeNode(node) || isCompared(node)) return;
      if (ts.isStringLiteralLike(node)) found.push([where(node), node.text]);
      if (ts.isTemplateExpression(node)) {
        const text = node.head.text + node.templateSpans.map((span) => `0${span.literal.text}`).join('');
        found.push([where(node), text]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
const isCompared = (node: ts.Node) =>
  ts.isStringLiteral(node) &&
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;

/** The French rules: a name and a pattern for texts that break the rule. */
const french: [string, RegExp][] = [
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

/** The Dutch rules, in the same form. */
const dutch: [string, RegExp][] = [
  ['no space before ; : ! ?', /[^\d]\s[;:!?](\s|$)/],
  ['no space before a comma or a full stop', /\s[,.](\s|$)/],
  ['a curved apostrophe', /'/],
  ['quotation marks “ ”', /"|[«»„]/],
  ['three dots in one', /\.\.\./],
  ['accents on een only where a number is meant, and whole', /(?<!\p{L})(éen|eén|Éen)(?!\p{L})/u],
  ['je, jij and jouw, never u', /(?<!\p{L}|\d )(u|uw|Uw|U(?= \p{L}))(?!\p{L})/u],
  ['no two spaces', / {2,}/],
];

const set: [string, string, [string, RegExp][]][] = [
  ['French', 'fr', french],
  ['Dutch', 'nl', dutch],
];

describe.each(set)('%s', (_, language, rules) => {
  const texts = textsIn(language);

  it('is found', () => {
    expect(texts.length).toBeGreaterThan(1_500);
  });

  it.each(rules)('has %s', (_, wrong) => {
    const found = texts.filter(([, text]) => wrong.test(text)).map(([at, text]) => `${at} ${text}`);
    expect(found).toEqual([]);
  });
});
