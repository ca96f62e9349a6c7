import { describe, expect, it } from 'vitest';
import { en } from '../languages/en/account';
import { fr } from '../languages/fr/account';

const paths = (messages: object, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' ? paths(value as object, `${path}${key}.`) : [`${path}${key}`],
  );

describe('the words of accounts', () => {
  it('are the same in all languages', () => expect(paths(fr)).toEqual(paths(en)));
});
