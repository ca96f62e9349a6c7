// English on a page that should be French.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';

const src = resolve(import.meta.dirname, '../../../web/src');

/** Words that no French sentence has. */
const english =
  /\b(the|you|your|with|from|and|their|which|what|card|cards|seat|hand|waiting|nothing|everybody)\b/i;

/** Every text of the English catalogues that no French one has as well. */
function catalogueTexts(): Set<string> {
  const texts = { en: new Set<string>(), fr: new Set<string>() };
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(resolve(src, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    // Files of words are named by their language; a few words stand in both languages side by side.
    const [, whole] = /(?:^|[./])(en|fr)\.ts$/.exec(file) ?? [];
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        const language = whole ?? name.text;
        if (language === 'en' || language === 'fr') collect(initializer, texts[language]);
      }
    }
  }
  return new Set([...texts.en].filter((text) => !texts.fr.has(text)));
}

function collect(node: ts.Node, into: Set<string>) {
  if (ts.isPropertyAssignment(node)) return collect(node.initializer, into);
  if (ts.isStringLiteralLike(node) && node.text.trim().length > 2) into.add(node.text.trim());
  ts.forEachChild(node, (child) => collect(child, into));
}

const fromCatalogues = catalogueTexts();

/** Texts and labels of the page that are English. */
export async function leftovers(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    /** A name that is broken between its words is one text: "Place" of "Place d’armes" is French. */
    const textOf = (node: Text): string => {
      const whole = node.parentElement?.matches('.word') ? node.parentElement.parentElement : null;
      const pieces = whole?.querySelectorAll(':scope > .word').length ?? 0;
      return whole && pieces > 1 ? whole.textContent : node.data;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) found.push(textOf(node));
      else if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
          found.push(node.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.length > 2);
  });
  return [...new Set(texts)].filter((text) => fromCatalogues.has(text) || english.test(text));
}

/** How many English texts are known: a check that cannot find any would pass always. */
export const known = fromCatalogues.size;
