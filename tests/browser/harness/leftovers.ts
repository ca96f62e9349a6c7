// English texts on a page in another language.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';

const folders = resolve(import.meta.dirname, '../../../web/src/languages');

/** A language other than English. */
export type Other = 'fr' | 'nl';

/** Words that never occur in these languages. */
const english: Record<Other, RegExp> = {
  fr: /\b(the|you|your|with|from|and|their|which|what|card|cards|seat|hand|waiting|nothing|everybody)\b/i,
  nl: /\b(the|you|your|with|from|and|their|which|what|card|cards|seat|waiting|nothing|everybody)\b/i,
};

/** Returns every text in the folder of a language. */
function textsOf(language: 'en' | Other): Set<string> {
  const texts = new Set<string>();
  const files = readdirSync(resolve(folders, language), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => file.endsWith('.ts'))) {
    const text = readFileSync(resolve(folders, language, file), 'utf8');
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer) collect(initializer, texts);
    }
  }
  return texts;
}

function collect(node: ts.Node, into: Set<string>) {
  if (ts.isPropertyAssignment(node)) return collect(node.initializer, into);
  if (ts.isStringLiteralLike(node) && node.text.trim().length > 2) into.add(node.text.trim());
  ts.forEachChild(node, (child) => collect(child, into));
}

/** Returns every text of the English folder that this language's folder does not contain. */
function without(language: Other): Set<string> {
  const own = textsOf(language);
  return new Set([...textsOf('en')].filter((text) => !own.has(text)));
}
const fromCatalogues = { fr: without('fr'), nl: without('nl') };

/** Returns the English texts and labels of the page. */
export async function leftovers(page: Page, language: Other = 'fr'): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    /** Returns a name that is split between its words as one text: "Place" of "Place d’armes" is French. */
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
  return [...new Set(texts)].filter(
    (text) => fromCatalogues[language].has(text) || english[language].test(text),
  );
}

/** The number of known English texts. With none, the check would always pass. */
export const known = Math.min(fromCatalogues.fr.size, fromCatalogues.nl.size);
