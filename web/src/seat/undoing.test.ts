import { expect, test } from 'vitest';
import type { Step, TableView } from '../generated/protocol';
import { mayUndo } from './undoing';

const table = (more: Partial<TableView> = {}) => ({ status: 'playing', ...more }) as TableView;
const step = (seat: number, by: Step['by']): Step => ({ seq: 1, at: 0, seat, by, events: [] });

test('the newest decision of a person is taken back by whoever made it', () => {
  const steps = [step(1, 'player'), step(0, 'player'), step(1, 'bot'), step(2, 'stand_in')];
  expect(mayUndo(table(), 0, steps)).toBe(true);
  expect(mayUndo(table(), 1, steps)).toBe(false);
  expect(mayUndo(table(), null, steps)).toBe(false);
});

test('so is what was played because there was no choice', () => {
  expect(mayUndo(table(), 0, [step(1, 'player'), step(0, 'standing_order')])).toBe(true);
  expect(mayUndo(table(), 1, [step(1, 'player'), step(0, 'player')])).toBe(false);
});

test('what the clock or somebody else decided since stands', () => {
  expect(mayUndo(table(), 0, [step(0, 'player'), step(0, 'clock')])).toBe(false);
  expect(mayUndo(table(), 0, [step(0, 'player'), step(1, 'player')])).toBe(false);
  expect(mayUndo(table(), 0, [])).toBe(false);
});

test('nobody asks twice, or when it is over', () => {
  const steps = [step(0, 'player')];
  expect(mayUndo(table({ undo: { seat: 0, agreed: [], needs: ['b'] } }), 0, steps)).toBe(false);
  expect(mayUndo(table({ status: 'finished' }), 0, steps)).toBe(false);
});
