import { beforeEach, describe, expect, it } from 'vitest';
import type { Reaction, ServerMessage } from '../generated/protocol';
import { World } from './for-tests';
import type { TableState } from './table-state';

const reacted = (reaction: Reaction, table = 'T-id'): ServerMessage => ({
  type: 'reaction',
  table,
  account: { id: 'x', name: 'X', kind: 'person' },
  seat: 1,
  reaction,
});

describe('a quick reaction', () => {
  let w: World;
  let seen: TableState[];
  beforeEach(() => {
    w = new World();
    seen = [];
    w.client.watch(
      'k7m2p',
      (s) => seen.push(s),
      () => {},
    );
    w.client.open();
    w.hello();
    w.socket.tell({
      type: 'table',
      table: 'T-id',
      epoch: 4,
      seq: 3,
      you: null,
      host: false,
      state: { id: 'T-id', code: 'K7M2P' } as never,
    });
  });
  const shown = () => seen.at(-1)!.reactions.map(({ reaction }) => reaction);

  it('is told with its table, one after the other, and changes no place in the log', () => {
    const before = seen.at(-1)!;
    w.socket.tell(reacted('oops'));
    w.socket.tell(reacted('thanks'));
    expect(shown()).toEqual(['oops', 'thanks']);
    expect(seen.at(-1)).toMatchObject({ head: before.head, complete: before.complete, seqs: before.seqs });
    w.socket.tell(reacted('oops', 'another'));
    expect(shown()).toHaveLength(2);
  });

  it('is forgotten after many others', () => {
    for (let n = 0; n < 40; n++) w.socket.tell(reacted(n === 0 ? 'oops' : 'thanks'));
    expect(shown()).toHaveLength(16);
    expect(shown()).not.toContain('oops');
  });
});
