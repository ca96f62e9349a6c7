// Matches against a server that loses connections. Each reaches its end, and the server carries out every
// answer once.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  Client,
  Closed,
  Garbled,
  Interrupted,
  OtherGame,
  Problem,
  Unreachable,
  Unwatched,
} from '../dist/index.js';
import { CODE, Fake, TABLE, type Faults } from './fake.js';

async function start(t: TestContext, decisions: number, faults: Faults = {}): Promise<[Fake, Client]> {
  const fake = await Fake.start(decisions, faults);
  t.after(() => fake.stop());
  const client = await Client.connect(fake.session);
  t.after(() => client.close());
  return [fake, client];
}

async function play(t: TestContext, decisions: number, faults: Faults): Promise<Fake> {
  const [fake, client] = await start(t, decisions, faults);
  const table = await client.follow(CODE, 'seven-kingdoms');
  const ended = await table.play(({ intents: [first] }) => first!);
  assert.equal(ended.place, 1);
  const answered = fake.inputs.filter((intent) => intent !== null);
  assert.equal(ended.decisions, answered.length);
  assert.deepEqual(
    answered.map(({ card }) => card),
    [...new Set(answered.map(({ card }) => card))].sort((a, b) => a - b),
  );
  assert.equal(fake.inputs.length, decisions);
  return fake;
}

test('a match is played to its end', async (t) => {
  const { sockets, submissions, repeats } = await play(t, 20, {});
  assert.deepEqual([sockets, submissions, repeats], [1, 20, 0]);
});

test('what was lost before it was carried out is sent again', async (t) => {
  const { sockets, repeats } = await play(t, 12, { loseBefore: 4 });
  assert.ok(sockets >= 4);
  assert.equal(repeats, 0);
});

test('what was carried out without an answer is not carried out again', async (t) => {
  const { sockets, repeats, heard } = await play(t, 12, { loseAfter: 4 });
  assert.deepEqual([sockets, repeats], [4, 3]);
  const ids = heard.filter(({ type }) => type === 'submit').map(({ id }) => id);
  assert.equal(ids.length - new Set(ids).size, 3, 'a repeated submission has the id it had');
});

test('who is told to wait waits and tries again', async (t) => {
  assert.equal((await play(t, 9, { hurry: 3 })).submissions, 13);
});

test('somebody else may be faster', async (t) => {
  const { inputs } = await play(t, 8, { overtake: [3, 8] });
  assert.equal(inputs.filter((intent) => intent === null).length, 2);
});

test('what is refused is asked again with the reason', async (t) => {
  const [, client] = await start(t, 3, { refuse: { 2: 4 } });
  const table = await client.follow(CODE);
  const seen: unknown[] = [];
  for await (const { number, refused, intents, answer } of table.decisions()) {
    seen.push([number, refused?.refusal]);
    assert.equal(await answer(intents[0]), ![2, 3, 4, 5].includes(seen.length));
  }
  const over = [2, { why: 'over' }];
  assert.deepEqual(seen, [[1, undefined], [2, undefined], over, over, over, over, [3, undefined]]);
});

test('who knows no rules gives up', async (t) => {
  const [fake, client] = await start(t, 3, { refuse: { 2: 99 } });
  const table = await client.follow(CODE);
  await assert.rejects(
    table.play(({ intents }) => intents[0]),
    { code: 'refused' },
  );
  assert.equal(fake.submissions, 11);
});

test('what is left unanswered comes again with news', async (t) => {
  const [fake, client] = await start(t, 2);
  const table = await client.follow(CODE);
  const numbers: number[] = [];
  for await (const decision of table.decisions()) {
    numbers.push(decision.number);
    if (numbers.length < 3) setTimeout(() => fake.say({ type: 'chat', lines: [] }), 10);
    else await decision.answer(decision.intents[0]);
  }
  assert.deepEqual(numbers, [1, 1, 1, 2]);
});

test('who sat down before need not have looked', async (t) => {
  const [fake, client] = await start(t, 2);
  const table = await client.follow(CODE);
  await table.sit();
  await table.ready();
  assert.equal((await table.play(({ intents }) => intents[0])).decisions, 2);
  assert.equal(fake.heard.filter(({ type }) => type === 'sit').length, 1);
});

test('who plays again stays for the rematch', async (t) => {
  const [, client] = await start(t, 3);
  const table = await client.follow(CODE);
  const first = await table.play(({ intents }) => intents[0]);
  const again = table.play(({ intents }) => intents[0]);
  assert.equal(await Promise.race([again, new Promise((later) => setTimeout(later, 10, 'waits'))]), 'waits');
  await table.rematch();
  const second = await again;
  assert.deepEqual([first.number, first.decisions, second.number, second.decisions], [1, 3, 2, 3]);
});

test('one client follows a table by two handles', async (t) => {
  const [, client] = await start(t, 3);
  const [first, second] = await Promise.all([client.follow(CODE), client.follow(TABLE)]);
  const third = await client.follow(CODE);
  const played = first.play(({ intents }) => intents[0]);
  for (const table of [second, third]) {
    const steps: number[] = [];
    for await (const news of table) {
      if (news.type === 'game') steps.push(...news.steps.map(({ seq }) => seq));
      if (steps.length >= 3) break;
    }
    assert.deepEqual(
      steps,
      [...new Set(steps)].sort((a, b) => a - b),
    );
  }
  assert.equal((await played).decisions, 3);
});

test('a resumed table misses nothing', async (t) => {
  const [fake, player] = await start(t, 30);
  const client = await Client.connect(fake.session);
  t.after(() => client.close());
  const watched = await client.follow(TABLE);
  const steps: number[] = [];
  let lines = 0;
  const watching = (async () => {
    for await (const news of watched) {
      if (news.type === 'chat') lines += news.lines.length;
      if (news.type !== 'game') continue;
      steps.push(...news.steps.map(({ seq }) => seq));
      if (news.outcome) return;
    }
  })();
  // The fake server sends other clients their updates only when they reconnect.
  const breaking = setInterval(() => client.breakOff(), 20);
  t.after(() => clearInterval(breaking));
  await (await player.follow(CODE)).play(({ intents }) => intents[0], { pause: 5 });
  await watching;
  assert.equal(lines, 0, 'the line was told before, and comes once');
  assert.deepEqual(
    steps,
    [...new Set(steps)].sort((a, b) => a - b),
  );
  assert.equal(steps.length, 30);
  assert.ok(client.sockets > 1);
});

test('watching goes on from the last game', async (t) => {
  const [fake, client] = await start(t, 4, { loseAfter: 2 });
  await (await client.follow(CODE)).play(({ intents }) => intents[0]);
  const watches = fake.heard
    .filter(({ type }) => type === 'watch')
    .map(({ table, since, epoch }) => [table, since, epoch]);
  assert.deepEqual(watches, [
    [CODE, undefined, undefined],
    [CODE, 4, 1],
    [CODE, 6, 1],
  ]);
});

test('a request that cannot be repeated is not', async (t) => {
  const [fake, client] = await start(t, 4, { swallow: ['rematch', 'chat'] });
  const table = await client.follow(CODE);
  await assert.rejects(table.rematch(), Interrupted);
  await table.chat('hello');
  const many = (kind: string) => fake.heard.filter(({ type }) => type === kind).length;
  assert.deepEqual([many('rematch'), many('chat'), fake.sockets], [1, 2, 3]);
});

test('a client keeps to the limits', async (t) => {
  const [, client] = await start(t, 4, { perSecond: 50, burst: 10 });
  const begun = performance.now();
  await Promise.all(Array.from({ length: 19 }, () => client.ping()));
  // The burst sends nine at once, then ten follow at fifty a second.
  assert.ok(performance.now() - begun > 190);
});

test('refusals are typed', async (t) => {
  const [fake, client] = await start(t, 4);
  await assert.rejects(
    client.follow('NOPE'),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
  await assert.rejects(client.follow(CODE, 'seven-dragons'), OtherGame);
  await client.ping();
  assert.deepEqual(fake.heard.map(({ type }) => type).slice(-3), ['watch', 'unwatch', 'ping']);
});

test('a program listens again after a break', async (t) => {
  const [fake, client] = await start(t, 4);
  const listener = await client.listen(['seven-kingdoms']);
  assert.equal((await listener.next()).code, CODE);
  await listener.decline(TABLE);
  client.breakOff();
  assert.equal((await listener.next()).what.is, 'challenged');
  assert.deepEqual(
    fake.heard.map(({ plays }) => plays),
    [['seven-kingdoms'], undefined, ['seven-kingdoms']],
  );
  const another = await client.listen();
  await assert.rejects(listener.next(), Unreachable);
  assert.equal((await another.next()).table, TABLE);
  client.close();
  await assert.rejects(another.next(), Unreachable);
});

test('a banned client is told', async (t) => {
  const [fake, client] = await start(t, 4);
  const table = await client.follow(CODE);
  fake.say({ type: 'unwatched', reason: 'banned' });
  await assert.rejects(table.next(), Unwatched);
  await assert.rejects(table.next(), Unwatched);
});

test('a session that ended is not opened again', async (t) => {
  const [fake, client] = await start(t, 4);
  const table = await client.follow(CODE);
  fake.close(4401);
  await assert.rejects(table.next(), (error) => error instanceof Closed && error.code === 4401);
  await assert.rejects(table.chat('hello?'), Closed);
  assert.equal(fake.sockets, 1);
});

test('a server that speaks another language is given up', async (t) => {
  for (const odd of [{ type: 'chat', lines: 5 }, { type: 'problem', id: 'x' }, { type: 5 }]) {
    const [fake, client] = await start(t, 4);
    const table = await client.follow(CODE);
    fake.say(odd);
    await assert.rejects(table.next(), Garbled, JSON.stringify(odd));
    await assert.rejects(client.ping(), Garbled);
  }
});

test('a server that restarts is waited for', async (t) => {
  const [fake, client] = await start(t, 4);
  const table = await client.follow(CODE);
  fake.faults.answers = [
    [502, '<html>'],
    [503, '{"code":"closing","message":"soon"}'],
  ];
  fake.close(1012);
  await table.chat('hello?');
  assert.deepEqual([fake.sockets, client.sockets], [2, 2]);
});

test('what refuses the first socket says why', async () => {
  const fake = await Fake.start(4, {
    answers: [[401, '{"code":"not_signed_in","message":"sign in first"}']],
  });
  await assert.rejects(
    Client.connect(fake.session),
    (error) => error instanceof Problem && error.code === 'not_signed_in',
  );
  fake.stop();
  await assert.rejects(Client.connect(fake.session), Unreachable);
});

test('a closed client answers nobody', async (t) => {
  const [, client] = await start(t, 4);
  const table = await client.follow(CODE);
  const waiting = assert.rejects(table.next(), Unreachable);
  client.close();
  await waiting;
  await assert.rejects(client.ping(), Unreachable);
});
