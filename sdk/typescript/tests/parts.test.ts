// Unit tests of the SDK's parts.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Backoff, FIRST, LONGEST } from '../dist/backoff.js';
import { Follow } from '../dist/follow.js';
import { Inbox } from '../dist/inbox.js';
import { BadAddress, Closed, Garbled, Problem, Session, Unreachable } from '../dist/index.js';
import { Pace } from '../dist/pace.js';
import { offered } from '../dist/socket.js';
import { Fake, type Faults } from './fake.js';

test('waits grow to a bound', () => {
  const backoff = new Backoff();
  const waits = Array.from({ length: 40 }, () => backoff.wait());
  assert.ok(waits[0]! >= FIRST / 2 && waits[0]! <= FIRST);
  assert.ok(waits[3]! >= FIRST * 4);
  assert.ok(waits.slice(30).every((wait) => wait >= LONGEST / 2 && wait <= LONGEST));
});

test('the burst goes at once and what follows at the steady rate', () => {
  let now = 100_000;
  const limits = { messages_per_second: 20, message_burst: 60 } as ConstructorParameters<typeof Pace>[0];
  const pace = new Pace(limits, () => now);
  const waits = Array.from({ length: 57 }, () => Math.round(pace.wait()));
  assert.deepEqual(waits, [...Array.from({ length: 54 }, () => 0), 50, 100, 150]);
  now += 1_000_000;
  assert.ok(Array.from({ length: 54 }, () => pace.wait()).every((wait) => wait === 0));
});

test('what passes by itself is told apart', () => {
  const passing = [1002, 1008, 1011, 1012, 4401, 4408, 4413, 4429].filter(
    (code) => new Closed(code, '').isPassing,
  );
  assert.deepEqual(passing, [1011, 1012, 4408, 4413]);
  assert.ok(new Problem({ code: 'closing', message: '' }).isPassing && new Unreachable('').isPassing);
  assert.ok(!new Problem({ code: 'stale', message: '' }).isPassing && !new Garbled('').isPassing);
  assert.equal(new Garbled('x').name, 'Garbled');
});

test('an inbox gives what came in order, and then why nothing comes any more', async () => {
  const inbox = new Inbox<number>();
  assert.equal(await inbox.next(5), undefined);
  const first = inbox.next(1000);
  inbox.put(1);
  inbox.put(2);
  inbox.fail(new Error('over'));
  assert.deepEqual([await first, await inbox.next(), inbox.now()], [1, 2, undefined]);
  await assert.rejects(inbox.next(), /over/);
  await assert.rejects(inbox.next(5), /over/);
});

const told = (type: string, seq: number, more: object = {}): any => ({
  type,
  table: 'table-1',
  epoch: 1,
  seq,
  ...more,
});
const since = (follow: Follow) => {
  const { since, epoch } = follow.watch('again') as { since?: number; epoch?: number };
  return [since, epoch];
};

test('a table goes on from the last game once there is one', () => {
  const follow = new Follow('CODE');
  assert.deepEqual(follow.watch('1'), { type: 'watch', id: '1', table: 'CODE' });
  follow.deliver(told('chat', 3, { lines: [] }));
  follow.caughtUp('table-1');
  assert.deepEqual(since(follow), [3, 1]);
  follow.caughtUp('table-1');
  follow.deliver(told('game', 5));
  follow.deliver(told('chat', 6, { lines: [] }));
  follow.deliver(told('table', 7));
  assert.deepEqual(since(follow), [5, 1]);
  // Until the catching up is complete, parts may be missing.
  follow.deliver(told('game', 9));
  assert.deepEqual(since(follow), [5, 1]);
  follow.deliver(told('game', 9));
  follow.caughtUp('table-1');
  assert.deepEqual(since(follow), [9, 1]);
});

test('said and whispered lines come once', () => {
  const line = (seq: number, n?: number) => (n === undefined ? { seq } : { seq, whisper: { n } });
  const follow = new Follow('CODE');
  const again = [line(3, 2), line(3), line(4), line(4, 3)];
  follow.deliver(told('chat', 4, { lines: [line(3), line(3, 1), line(3, 2)] }));
  follow.deliver(told('chat', 4, { lines: again }));
  follow.deliver(told('chat', 4, { lines: again, epoch: 2 }));
  const heard = [1, 2, 3].map(() => follow.inbox.now());
  assert.deepEqual(
    heard.map((message) => message?.type === 'chat' && message.lines.length),
    [3, 2, 4],
  );
});

async function answering(t: TestContext, ...answers: NonNullable<Faults['answers']>): Promise<Fake> {
  const fake = await Fake.start(0, { answers });
  t.after(() => fake.stop());
  return fake;
}

const account = { id: 'account-1', name: 'Ada', kind: 'bot' };

test('a bot has a token', async (t) => {
  const fake = await answering(t, [201, JSON.stringify({ account, token: 'secret' })], [200, '[]']);
  const session = await Session.signIn(`${fake.url}/`, 'Ada');
  assert.deepEqual([session.token, session.account], ['secret', account]);
  assert.ok(!JSON.stringify(session).includes('secret'));
  await session.tables();
  assert.deepEqual(
    [fake.requests[1]?.url, fake.requests[1]?.headers.authorization],
    ['/api/tables', 'Bearer secret'],
  );
});

test('a person has a cookie that counts with the right origin', async (t) => {
  const cookie = { 'set-cookie': 'session=1; HttpOnly' };
  const fake = await answering(t, [201, JSON.stringify({ account, token: null }), cookie], [204, '']);
  const session = await Session.signIn(fake.url, 'Ada', 'person');
  assert.equal(session.token, undefined);
  await session.signOut();
  const { headers } = fake.requests[1]!;
  assert.deepEqual([headers.cookie, headers.origin], ['session=1', fake.url]);
});

test('refusals over HTTP are typed', async (t) => {
  const said = '{"code":"bad_text","message":"a name has 1 to 24 characters"}';
  const fake = await answering(t, [422, said], [200, '<html>'], [404, '<html>'], [502, '<html>'], [204, '']);
  const signIn = () => Session.signIn(fake.url, 'Ada');
  await assert.rejects(signIn(), (error) => error instanceof Problem && error.code === 'bad_text');
  await assert.rejects(signIn(), Garbled);
  await assert.rejects(signIn(), Garbled);
  await assert.rejects(signIn(), Unreachable);
  await assert.rejects(Session.withCookie(fake.url), { code: 'not_signed_in' });
  fake.stop();
  await assert.rejects(signIn(), Unreachable);
});

test('nobody is led elsewhere with a token', async (t) => {
  const elsewhere = await answering(t, [200, '[]']);
  const fake = await answering(t, [307, '', { location: elsewhere.url }]);
  await assert.rejects(fake.session.games(), Garbled);
  assert.equal(elsewhere.requests.length, 0);
});

test('what is no address, token or match is not asked for', async () => {
  for (const text of [
    '',
    'localhost:7777',
    'http://',
    'ftp://x',
    'http:///x',
    'http://a b',
    'http://u@h',
    'http://:80',
  ]) {
    await assert.rejects(Session.signIn(text, 'Ada'), BadAddress, text);
  }
  await assert.rejects(Session.withToken('http://127.0.0.1:1', 'a\r\nX: y'), Problem);
  const session = new Session('https://septet.example/games', { id: '', name: '', kind: 'bot' }, {});
  assert.equal(session.socket.url, 'wss://septet.example/games/ws');
  await assert.rejects(session.matchRecord('../games'), Problem);
  await assert.rejects(session.joinLadder('../games'), Problem);
});

test('where sockets have no headers a bot offers its token as a subprotocol', () => {
  assert.deepEqual(offered({ authorization: 'Bearer t' }), ['septet.v1', 'bearer.t']);
  assert.deepEqual(offered({}), ['septet.v1']);
});
