#!/usr/bin/env -S node --experimental-websocket
// A complete bot in plain Node, without any package: sits down at a table and plays any of the intents it is
// offered. Node 20 needs the flag, Node 22 has WebSocket anyway.
//
//     node --experimental-websocket bot.mjs http://127.0.0.1:7777 K7M2PXR4TW Ada

const [server, code, name] = process.argv.slice(2);

// A bot gets a bearer token. Whoever has it is this bot.
const signedIn = await fetch(`${server}/api/session`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name, kind: 'bot' }),
});
const { token, message: refused } = await signedIn.json();
if (!token) fail(refused);

const asked = new Map(); // what was not answered yet, by id: sent again on the next socket
let table; // the last `table` message: who sits where
let limits = { messages_per_second: 1, message_burst: 1 }; // the server says its own in `hello`
let paid = 0; // until when the messages sent so far last, at the server's steady rate
connect();

function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, {
    protocols: ['septet.v1'],
    headers: { authorization: `Bearer ${token}` },
  });
  socket.onopen = () => {
    say(socket, { type: 'watch' });
    for (const message of asked.values()) send(socket, message);
  };
  let heard = Date.now();
  socket.onmessage = (frame) => {
    heard = Date.now();
    hear(socket, JSON.parse(frame.data));
  };
  socket.onerror = () => {}; // `close` follows
  socket.onclose = again;
  // A line can break silently: a server that answers no ping is connected to again.
  const quiet = setInterval(() => {
    const silence = Date.now() - heard;
    if (silence > 40_000) again();
    else if (silence > 20_000) send(socket, { type: 'ping', id: crypto.randomUUID() });
  }, 5_000);
  function again() {
    clearInterval(quiet);
    socket.onmessage = socket.onclose = null;
    socket.close();
    setTimeout(connect, 500);
  }
}

function say(socket, fields) {
  const message = { id: crypto.randomUUID(), table: code, ...fields };
  if (message.type === 'submit') asked.set(message.id, message);
  send(socket, message);
}

// Sends it as soon as the limits allow. What is not sent before the socket breaks is sent on the next one.
function send(socket, message) {
  const gap = 1000 / limits.messages_per_second;
  paid = Math.max(paid, Date.now()) + gap;
  const wait = paid - Date.now() - gap * limits.message_burst;
  setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)), wait);
}

function hear(socket, message) {
  if (message.type === 'hello') {
    limits = message.limits;
  } else if (message.type === 'done') {
    asked.delete(message.id);
  } else if (message.type === 'problem') {
    const { code: why, message: words, retry_after } = message.problem;
    const submission = asked.get(message.id);
    asked.delete(message.id);
    if (why === 'too_many' && submission) setTimeout(() => say(socket, submission), retry_after);
    else if (!['stale', 'not_waiting', 'refused'].includes(why)) fail(words); // else others were faster
  } else if (message.type === 'table') {
    table = message;
    const { status, seats } = message.state;
    if (status !== 'gathering') return;
    if (message.you === null) say(socket, { type: 'sit' });
    else if (!seats[message.you].occupant.ready) say(socket, { type: 'ready', ready: true });
  } else if (message.type === 'game' && table.state.status !== 'gathering') {
    const { decision, outcome } = message;
    if (outcome) {
      console.log(`${name} has played to the end`);
      process.exit(0);
    }
    // What is not owed can be left alone; a number is answered once, and again if that was refused.
    const sent = [...asked.values()].some((message) => message.decision === decision?.number);
    if (!decision?.owed || sent) return;
    // Your player goes here: message.view is all you know, choices are all you can do.
    const { intents } = decision.choices;
    const intent = intents[Math.floor(Math.random() * intents.length)];
    say(socket, { type: 'submit', decision: decision.number, intent });
  }
}

function fail(why) {
  console.error(`bot.mjs: ${why}`);
  process.exit(1);
}
