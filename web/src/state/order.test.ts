import { describe, expect, it } from 'vitest';
import type { TableListing } from '../generated/protocol';
import { inOrder, over } from './order';

const table = (id: string, rest: Partial<TableListing>, deadline: number | null = null): TableListing => ({
  id,
  code: id,
  status: 'playing',
  setup: {
    game: 'seven-kingdoms',
    seats: 2,
    options: {},
    clock: { clock: 'none' },
    visibility: 'private',
    newcomers: 'by_consent',
    away: null,
  },
  names: [],
  free_seats: 0,
  made_at: 0,
  your_turn: false,
  mine: { seat: 0, made: true, waiting: [], deadline, since_turn: 0 },
  ...rest,
});

describe('one’s own tables', () => {
  it('come in the order in which they are waited for', () => {
    const tables = [
      table('gathering', { status: 'gathering' }),
      table('theirs', {}, 5),
      table('mine-whenever', { your_turn: true }),
      table('over', { status: 'finished' }),
      table('mine-later', { your_turn: true }, 900),
      table('mine-soon', { your_turn: true }, 100),
      table('theirs-whenever', { made_at: 3 }),
      table('theirs-older', { made_at: 1 }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual([
      'mine-soon',
      'mine-later',
      'mine-whenever',
      'theirs',
      'theirs-whenever',
      'theirs-older',
      'gathering',
    ]);
    expect(over(tables).map(({ id }) => id)).toEqual(['over']);
  });

  it('are those where one sits or is host', () => {
    const { mine: _, ...left } = table('left', { status: 'gathering' });
    expect(inOrder([left])).toEqual([]);
  });
});
