import { expect, test } from 'vitest';
import type { Step, TableView } from '../generated/protocol';
import { emptyTable, receive, type StandingOrder } from '../net/table-state';
import { isPlayedFor } from './orders';

const step = (seat: number, by: Step['by']): Step => ({ seq: 1, at: 0, seat, by, events: [] });

test('only what the reader’s own order played is', () => {
  expect(isPlayedFor([step(0, 'player'), step(1, 'standing_order')], 1)).toBe(true);
  expect(isPlayedFor([step(0, 'player'), step(1, 'clock')], 1)).toBe(false);
  expect(isPlayedFor([], 1)).toBe(false);
  expect(isPlayedFor([step(1, 'player')], null)).toBe(false);
});

test('an order is given for one match', () => {
  const order: StandingOrder = { type: 'standing_order', table: 't', forced: true };
  const table = (seq: number, id: string) =>
    ({
      type: 'table',
      table: 't',
      epoch: 1,
      seq,
      you: 0,
      host: false,
      state: { seats: [], game: { id } } as unknown as TableView,
    }) as const;
  const given = { ...receive(emptyTable('t', 1), table(1, 'a')), standing_order: order };
  expect(receive(given, table(2, 'a')).standing_order).toEqual(order);
  expect(receive(given, table(3, 'b')).standing_order).toBeNull();
});
