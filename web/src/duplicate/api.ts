// The HTTP requests about tables that share a deal, fetched with the code that needs them.
import type { Duplicate, MadeDuplicate, Setup } from '../generated/protocol';
import { ask } from '../net/api';

const of = (id: string) => `/api/duplicates/${encodeURIComponent(id)}`;

export const duplicates = {
  make: (setup: Setup, tables: number) => ask<MadeDuplicate>('POST', '/api/duplicates', { setup, tables }),
  one: (id: string) => ask<Duplicate>('GET', of(id)),
  close: (id: string) => ask<Duplicate>('POST', `${of(id)}/close`),
};
