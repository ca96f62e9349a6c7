import { describe, expect, it } from 'vitest';
import type { ChatLine, Step } from '../generated/protocol';
import { caughtUp, prepend, receive, rename, type TableMessage, type TableState } from './table-state';

const step = (seq: number): Step => ({ seq, at: 0, seat: 0, by: 'player', events: [] });
const line = (seq: number): ChatLine => ({
  seq,
  at: 0,
  account: 'a',
  name: 'Ana',
  speaker: { is: 'watching' },
  text: `line ${seq}`,
});

const game = (seq: number, steps: number[], more: Partial<TableMessage> = {}): TableMessage =>
  ({
    type: 'game',
    table: 't',
    epoch: 1,
    seq,
    number: 1,
    steps: steps.map(step),
    from_start: false,
    view: { at: seq },
    waiting: [],
    decision: null,
    deadlines: [],
    now: 0,
    outcome: null,
    ...more,
  }) as TableMessage;

const waiting = (seq: number, who: number[], number = 1): TableMessage => ({
  type: 'waiting',
  table: 't',
  epoch: 1,
  seq,
  number,
  waiting: who,
  deadlines: [9],
  now: 3,
});

const chat = (seq: number, lines: number[], epoch = 1): TableMessage => ({
  type: 'chat',
  table: 't',
  epoch,
  seq,
  lines: lines.map(line),
});

const fold = (...messages: TableMessage[]): TableState =>
  messages.reduce<TableState | null>((state, m) => receive(state, m), null) as TableState;

const seqs = (items: { seq: number }[]) => items.map((item) => item.seq);

describe('a table as the client knows it', () => {
  it('collects steps and tells which are new', () => {
    const state = fold(game(5, [3, 4, 5], { from_start: true }), game(7, [6, 7]));
    expect(seqs(state.steps)).toEqual([3, 4, 5, 6, 7]);
    expect(seqs(state.lastSteps)).toEqual([6, 7]);
  });

  it('puts older lines before those it has, each once, and forgets what would leave a gap', () => {
    const anew = { ...chat(30, [20, 21]), earlier: true } as TableMessage;
    const state = fold(chat(8, [7, 8]), anew);
    expect(seqs(state.chat)).toEqual([20, 21]);
    expect(state.earlier).toBe(true);
    const older = (lines: number[], earlier: boolean, epoch = 1) =>
      ({ type: 'earlier_chat', table: 't', epoch, lines: lines.map(line), earlier }) as const;
    const more = prepend(prepend(state, older([18, 19], true)), older([18, 19], true));
    expect(seqs(more.chat)).toEqual([18, 19, 20, 21]);
    expect(seqs(prepend(more, older([17], false, 2)).chat)).toEqual([18, 19, 20, 21]);
    const all = prepend(more, older([7], false));
    expect([seqs(all.chat), all.earlier]).toEqual([[7, 18, 19, 20, 21], false]);
    expect(seqs(receive(all, chat(31, [31])).chat)).toEqual([7, 18, 19, 20, 21, 31]);
  });

  it('does not replay the past as news', () => {
    expect(fold(game(5, [3, 4, 5], { from_start: true })).lastSteps).toEqual([]);
  });

  it('puts a new name on old lines', () => {
    const whisper = { ...line(9), whisper: { to: 'b', name: 'Ben', n: 1 } };
    const before = fold(chat(8, [7, 8]), { ...chat(9, []), lines: [whisper] } as TableMessage);
    const renamed = (id: string, name: string) =>
      rename(before, { type: 'renamed', table: 't', epoch: 1, account: { id, name, kind: 'person' } });
    expect(renamed('a', 'Anna').chat.map((l) => l.name)).toEqual(['Anna', 'Anna', 'Anna']);
    expect(renamed('b', 'Benno').chat.map((l) => l.whisper?.name)).toEqual([undefined, undefined, 'Benno']);
    expect(renamed('c', 'Cleo').chat).toBe(before.chat);
    const seats = [{ occupant: { is: 'account', account: { id: 'a', name: 'Anna', kind: 'person' } } }];
    const table = { type: 'table', table: 't', epoch: 1, seq: 9, you: null, host: false, state: { seats } };
    expect(receive(before, table as unknown as TableMessage).chat[0]?.name).toBe('Anna');
  });

  it('takes steps and lines that come twice once', () => {
    const state = fold(
      game(5, [4, 5], { from_start: true }),
      game(6, [5, 6]),
      chat(8, [7, 8]),
      chat(9, [8, 9]),
    );
    expect(seqs(state.steps)).toEqual([4, 5, 6]);
    expect(seqs(state.chat)).toEqual([7, 8, 9]);
  });

  it('keeps whispers, which share their number with what was said before, once each', () => {
    const whisper = (seq: number, n: number): ChatLine => ({
      ...line(seq),
      whisper: { to: 'b', name: 'Ben', n },
    });
    const heard = (seq: number, lines: ChatLine[]) => ({ ...chat(seq, []), lines }) as TableMessage;
    const state = fold(
      heard(7, [line(7)]),
      heard(7, [whisper(7, 1)]),
      heard(7, [whisper(7, 2)]),
      heard(9, [whisper(7, 1), whisper(7, 2), line(8), whisper(8, 3), line(9)]),
    );
    expect(state.chat.map((l) => l.whisper?.n ?? -l.seq)).toEqual([-7, 1, 2, -8, 3, -9]);
  });

  it('ignores what is older than what it has, kind by kind', () => {
    const before = fold(game(5, [5], { from_start: true }), chat(9, [9]));
    expect(receive(before, game(4, [4]))).toBe(before);
    // A newer chat line does not make the game message old.
    expect(receive(before, game(6, [6])).update?.seq).toBe(6);
  });

  it('is told whom the match waits for without anything having happened', () => {
    const before = fold(game(5, [4, 5], { from_start: true }), game(6, [6]));
    const after = receive(before, waiting(6, [2]));
    expect(after.update).toMatchObject({ seq: 6, view: { at: 6 }, waiting: [2], deadlines: [9], now: 3 });
    expect([after.steps, after.lastSteps]).toEqual([before.steps, before.lastSteps]);
    expect(receive(after, waiting(5, [1]))).toBe(after);
    expect(receive(after, waiting(6, [1], 2)).update).toBe(after.update);
  });

  it('takes the same seq again, since a view may change without an entry', () => {
    const before = fold(game(5, [5], { from_start: true }));
    const after = receive(before, game(5, [], { waiting: [2] } as Partial<TableMessage>));
    expect(after.update?.waiting).toEqual([2]);
    expect(seqs(after.steps)).toEqual([5]);
  });

  it('forgets everything with a new epoch, and ignores an old one', () => {
    const before = fold(game(5, [5], { from_start: true }), chat(6, [6]));
    const after = receive(before, chat(2, [2], 2));
    expect(after).toMatchObject({ epoch: 2, update: null, steps: [], head: 2 });
    expect(seqs(after.chat)).toEqual([2]);
    expect(receive(after, chat(9, [9], 1))).toBe(after);
  });

  it('believes a lower epoch if it is the first thing on a new connection', () => {
    const before = fold(chat(6, [6], 5));
    expect(receive(before, chat(2, [2], 1), true)).toMatchObject({ epoch: 1, head: 2 });
  });

  it('begins the steps anew with a rematch', () => {
    const state = fold(
      game(5, [5], { from_start: true }),
      game(9, [9], { number: 2 } as Partial<TableMessage>),
    );
    expect(seqs(state.steps)).toEqual([9]);
  });

  it('resumes after the last entry that is surely complete', () => {
    // The `game` message of entry 7 may still be on its way when the chat line of entry 7 arrives.
    const state = fold(game(5, [5], { from_start: true }), chat(7, [7]));
    expect(state.complete).toBe(5);
    expect(caughtUp(state).complete).toBe(7);
    expect(receive(caughtUp(state), chat(8, [8])).complete).toBe(7);
  });
});
