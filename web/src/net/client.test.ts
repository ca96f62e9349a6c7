import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessage } from '../generated/protocol';
import type { Answer } from './client';
import { World } from './for-tests';
import type { ClientProblem } from './problem';
import type { TableState } from './table-state';

const chat = (seq: number, text = 'hi'): ServerMessage => ({
  type: 'chat',
  table: 'T-id',
  epoch: 4,
  seq,
  lines: [{ seq, at: 0, account: 'x', name: 'X', speaker: { is: 'watching' }, text }],
});
const tableMessage = (seq: number): ServerMessage => ({
  type: 'table',
  table: 'T-id',
  epoch: 4,
  seq,
  you: null,
  host: false,
  state: { id: 'T-id', code: 'K7M2P' } as never,
});

describe('the socket', () => {
  let w: World;
  let seen: TableState[];
  let failed: ClientProblem[];
  beforeEach(() => {
    w = new World();
    seen = [];
    failed = [];
  });
  const watch = (ref = 'k7m2p') =>
    w.client.watch(
      ref,
      (s) => seen.push(s),
      (p) => failed.push(p),
    );

  it('asks for a watched table once it is greeted, by the code it was given', () => {
    watch();
    w.client.open();
    expect(w.socket.sent).toEqual([]);
    w.hello();
    expect(w.socket.last('watch')).toMatchObject({ table: 'k7m2p', since: null, epoch: null });
    w.socket.tell(tableMessage(3));
    expect(seen.at(-1)?.table?.code).toBe('K7M2P');
  });

  it('tells what concerns the account anywhere to the last who asked, also after the connection broke', () => {
    const heard: string[] = [];
    const notice = (is: 'began' | 'unseated'): ServerMessage => ({
      type: 'notices',
      notices: [
        {
          table: 'T-id',
          code: 'K7M2P',
          game: 'goof',
          at: 0,
          what: is === 'began' ? { is, seat: 0 } : { is },
        },
      ],
    });
    w.connect();
    expect(w.socket.last('listen')).toBeUndefined();
    const first = w.client.listen((n) => heard.push(`first ${n.what.is}`));
    const second = w.client.listen((n) => heard.push(`second ${n.what.is}`));
    first();
    w.socket.tell(notice('began'));
    w.drop();
    w.pass(1000);
    w.hello();
    expect(w.socket.last('listen')).toBeDefined();
    w.socket.tell(notice('unseated'));
    second();
    w.socket.tell(notice('began'));
    expect(heard).toEqual(['second began', 'second unseated']);
    w.drop();
    w.pass(2000);
    w.hello();
    expect(w.socket.last('listen')).toBeUndefined();
  });

  it('resumes by code, seq and epoch after the connection broke', () => {
    watch();
    w.connect();
    w.socket.tell(tableMessage(3));
    w.socket.tell(chat(5));
    w.socket.tell({ type: 'done', id: w.socket.last('watch')!.id });
    w.drop();
    expect(w.client.connection).toMatchObject({ is: 'waiting', why: 'lost' });
    w.pass(1000);
    w.hello();
    expect(w.sockets).toHaveLength(2);
    expect(w.socket.last('watch')).toMatchObject({ table: 'k7m2p', since: 5, epoch: 4 });
    w.socket.tell(chat(6));
    expect(seen.at(-1)?.chat.map((l) => l.seq)).toEqual([5, 6]);
  });

  it('tells the answers apart', async () => {
    w.connect();
    const sit = w.client.request({ type: 'sit', table: 't', seat: 1 });
    const ready = w.client.request({ type: 'ready', table: 't', ready: true });
    w.socket.tell({ type: 'problem', id: 'id-2', problem: { code: 'not_allowed', message: 'no' } });
    w.socket.tell({ type: 'done', id: 'id-1', seq: 8 });
    expect(await sit).toEqual({ ok: true, seq: 8 });
    expect(await ready).toMatchObject({ ok: false, problem: { code: 'not_allowed' } });
  });

  it('sends a submission again with the same id, until it is answered', async () => {
    w.connect();
    const answer = w.client.request({ type: 'submit', table: 't', decision: 3, intent: { do: 'pass' } });
    const first = w.socket.last('submit');
    w.drop(1012);
    expect(w.client.connection).toMatchObject({ why: 'restart' });
    w.pass(1000);
    w.hello();
    expect(w.socket.last('submit')).toEqual(first);
    w.socket.tell({ type: 'done', id: first!.id });
    expect((await answer).ok).toBe(true);
    w.drop();
    w.pass(1000);
    w.hello();
    expect(w.socket.last('submit')).toBeUndefined();
  });

  it('keeps what is said while there is no connection', async () => {
    const answer = w.client.request({ type: 'chat', table: 't', to: null, text: 'hello' });
    expect(w.client.waits).toBe(true);
    w.connect();
    w.client.watch(
      't',
      () => {},
      () => {},
    );
    w.socket.tell({ type: 'done', id: w.socket.last('chat')!.id });
    expect((await answer).ok).toBe(true);
    expect(w.client.waits, 'a table is only followed').toBe(false);
  });

  it('knows which client the server has now, as far as it says', () => {
    w.connect();
    expect(w.client.build).toBeNull();
    w.drop(1012);
    w.pass(1000);
    w.hello(w.time, 'bb');
    expect(w.client.build).toBe('bb');
  });

  it('does not repeat what is not safe to repeat', async () => {
    expect(await w.client.request({ type: 'start', table: 't' })).toMatchObject({
      problem: { code: 'offline' },
    });
    w.connect();
    const answer = w.client.request({ type: 'rematch', table: 't' });
    w.drop();
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'lost' } });
    w.pass(1000);
    w.hello();
    expect(w.socket.last('rematch')).toBeUndefined();
  });

  it('takes silence for a broken connection', async () => {
    w.connect();
    void w.client.request({ type: 'submit', table: 't', decision: 1, intent: {} });
    w.pass(11_000);
    expect(w.client.connection.is).toBe('connected');
    w.pass(2_000);
    expect(w.sockets[0]?.closed).toBe(4000);
    expect(w.sockets).toHaveLength(2);
    w.hello();
    expect(w.socket.last('submit')).toMatchObject({ id: 'id-1' });
  });

  it('pings a quiet connection and is content with a pong', () => {
    w.connect();
    w.pass(26_000);
    const ping = w.socket.last('ping');
    expect(ping).toBeDefined();
    w.socket.tell({ type: 'pong', id: ping!.id, now: w.time });
    w.pass(20_000);
    expect(w.client.connection.is).toBe('connected');
  });

  it('waits longer and longer, and begins anew after a greeting', async () => {
    const waits = [300];
    w.connect();
    w.drop(1012);
    w.pass(300);
    for (let i = 1; i < 8; i++) {
      w.drop();
      await w.settle();
      const { at, why } = w.client.connection as { at: number; why: string };
      expect(why).toBe('restart');
      waits.push(at - w.time);
      w.pass(at - w.time);
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]);
    w.hello();
    w.drop();
    expect(w.client.connection).toMatchObject({ at: w.time + 300 });
  });

  it('comes back at once when asked to', () => {
    w.connect();
    w.drop(4429);
    expect((w.client.connection as { at: number }).at - w.time).toBeGreaterThan(10_000);
    w.client.nudge();
    expect(w.sockets).toHaveLength(2);
    w.hello();
    w.pass(20_000);
    expect(w.sockets, 'the retry that was planned is off').toHaveLength(2);
  });

  it('stays away when the session ended', async () => {
    w.connect();
    const answer = w.client.request({ type: 'chat', table: 't', to: null, text: 'x' });
    w.drop(4401);
    expect(w.client.connection.is).toBe('signed_out');
    expect(await answer).toMatchObject({ problem: { code: 'not_signed_in' } });
    w.pass(60_000);
    expect(w.sockets).toHaveLength(1);
  });

  it('finds out that the session ended when it is not let in', async () => {
    w.signedIn = false;
    w.client.open();
    w.drop();
    await w.settle();
    expect(w.client.connection.is).toBe('signed_out');
    w.pass(60_000);
    expect(w.sockets).toHaveLength(1);
  });

  it('hears nothing of a socket it has given up', () => {
    watch();
    w.connect();
    const old = w.socket;
    w.drop();
    w.pass(1000);
    w.hello();
    old.tell(tableMessage(3));
    expect(seen).toEqual([]);
  });

  it('tells why a table cannot be followed', () => {
    watch('NOPE');
    w.connect();
    w.socket.tell({
      type: 'problem',
      id: w.socket.last('watch')!.id,
      problem: { code: 'not_found', message: '' },
    });
    expect(failed.map((p) => p.code)).toEqual(['not_found']);
  });

  it('follows a table again that was closed by a fault, or could not be read for the moment', () => {
    const stop = watch();
    w.connect();
    w.socket.tell(tableMessage(3));
    const first = w.socket.last('watch')!;
    w.socket.tell({ type: 'done', id: first.id });
    w.socket.tell({ type: 'unwatched', table: 'T-id', reason: 'a fault' });
    expect(w.socket.last('watch')).toEqual(first);
    w.pass(3_000);
    const second = w.socket.last('watch')!;
    expect(second).toMatchObject({ table: 'k7m2p', since: 3, epoch: 4 });
    expect(second.id).not.toBe(first.id);
    const problem = { code: 'storage_unavailable', message: '' } as const;
    w.socket.tell({ type: 'problem', id: second.id, problem });
    w.pass(3_000);
    const third = w.socket.last('watch')!;
    expect(third.id).not.toBe(second.id);
    w.socket.tell({ type: 'problem', id: third.id, problem });
    stop();
    w.pass(5_000);
    expect(w.socket.last('watch')).toEqual(third);
    expect(failed.map((p) => p.code)).toEqual(['internal', 'storage_unavailable', 'storage_unavailable']);
  });

  it('does not say again what was too large', async () => {
    w.connect();
    const answer = w.client.request({ type: 'chat', table: 't', to: null, text: 'x'.repeat(100_000) });
    w.drop(1009);
    expect(await answer).toMatchObject({ problem: { code: 'lost' } });
    w.pass(4_000);
    w.hello();
    expect(w.socket.last('chat')).toBeUndefined();
  });

  it('stops following', () => {
    const stop = watch();
    w.connect();
    w.socket.tell(tableMessage(3));
    stop();
    expect(w.socket.last('unwatch')).toMatchObject({ table: 'k7m2p' });
    w.socket.tell(chat(9));
    expect(seen).toHaveLength(1);
  });

  it("keeps the server's clock by the fastest message", () => {
    w.client.open();
    w.hello(w.time + 5000 - 80);
    expect(w.client.clockOffset).toBe(4920);
    w.socket.tell({ type: 'pong', id: 'x', now: w.time + 5000 - 10 });
    w.socket.tell({ type: 'pong', id: 'y', now: w.time + 5000 - 300 });
    expect(w.client.clockOffset).toBe(4990);
  });

  it('is not upset by nonsense', () => {
    w.connect();
    w.socket.onmessage?.({ data: 'nonsense' });
    w.socket.tell({ type: 'done', id: 'unheard of' });
    w.socket.tell({ type: 'from_the_future' } as unknown as ServerMessage);
    expect(w.client.connection.is).toBe('connected');
  });

  it('answers everything when it leaves', async () => {
    w.connect();
    const answer: Promise<Answer> = w.client.request({ type: 'chat', table: 't', to: null, text: 'x' });
    w.client.close();
    expect(await answer).toMatchObject({ problem: { code: 'lost' } });
    expect(w.socket.closed).toBe(1000);
    expect(w.client.connection.is).toBe('idle');
  });
});

describe('what comes in a shorter form', () => {
  const game = (seq: number, hand: number[]): ServerMessage => ({
    type: 'game',
    table: 'T-id',
    epoch: 4,
    seq,
    number: 1,
    steps: [],
    from_start: false,
    view: { hand },
    waiting: [],
    decision: null,
    deadlines: [null],
    now: 0,
    outcome: null,
  });
  const changed = (seq: number, path: string): ServerMessage => {
    const {
      from_start: _,
      view: __,
      decision: ___,
      ...rest
    } = game(seq, []) as Extract<ServerMessage, { type: 'game' }>;
    return { ...rest, type: 'changed', changes: [{ op: 'remove', path }] };
  };
  let w: World;
  let seen: TableState[];
  beforeEach(() => {
    w = new World();
    seen = [];
    w.connect();
    w.client.watch(
      'T-id',
      (s) => seen.push(s),
      () => {},
    );
    w.socket.tell(tableMessage(1));
  });
  const compressed = async (message: ServerMessage) => {
    const stream = new Blob([JSON.stringify(message)]).stream().pipeThrough(new CompressionStream('deflate'));
    return new Response(stream).arrayBuffer();
  };
  const hand = () => (seen.at(-1)?.update?.view as { hand: number[] } | undefined)?.hand;

  it('is asked for, and what has changed is carried out', () => {
    expect(w.socket.last('watch')?.changes).toBe(true);
    w.socket.tell(game(2, [1, 2, 3]));
    w.socket.tell(changed(3, '/view/hand/1'));
    expect(hand()).toEqual([1, 3]);
  });

  it('has the table told anew if changes are of something else', () => {
    w.socket.tell(game(2, [1, 2, 3]));
    const before = w.socket.sent.length;
    w.socket.tell(changed(3, '/view/hand/7'));
    expect(hand()).toEqual([1, 2, 3]);
    w.pass(3_000);
    expect(w.socket.sent.slice(before).map((m) => m.type)).toEqual(['watch']);
    w.socket.tell(game(3, [1, 2]));
    expect(hand()).toEqual([1, 2]);
  });

  it('is read in the order in which it came', async () => {
    const long = await compressed(game(2, [1, 2, 3]));
    w.socket.onmessage?.({ data: long });
    w.socket.tell(changed(3, '/view/hand/1'));
    w.socket.tell(changed(4, '/view/hand/0'));
    expect(hand()).toBeUndefined();
    await expect.poll(hand).toEqual([3]);
  });

  it('is a broken connection if it cannot be read', async () => {
    w.socket.onmessage?.({ data: new Uint8Array([1, 2, 3]).buffer });
    await expect.poll(() => w.client.connection.is).toBe('waiting');
    w.pass(20_000);
    w.hello();
    expect(w.socket.last('watch')?.table).toBe('T-id');
  });
});
