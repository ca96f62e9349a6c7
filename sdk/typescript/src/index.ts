/**
 * The TypeScript SDK for bots that play at Septet's tables.
 *
 *     const session = await Session.signIn('http://127.0.0.1:7777', 'Ada');
 *     const client = await Client.connect(session);
 *     const table = await client.follow('K7M2PXR4TW');
 *     const { place } = await table.play(({ intents }) => intents[0]);
 *
 * `Connection` is only one socket with typed messages. `Client` keeps a connection alive: it reconnects when
 * the socket breaks, resumes every table, and keeps to the server's limits. It repeats unanswered submissions
 * with their ids, so the server carries each out once. `Table` is one table as this client knows it.
 * `Protocol` has the type of every message. `SevenKingdoms`, `SevenWonders`, … have the types of each game.
 * All are generated from the server's schema.
 */
export { Client } from './client.js';
export { Connection, type Hello } from './connection.js';
export * from './errors.js';
export type { TableMessage } from './follow.js';
export type { AnyGame, GameId } from './game.js';
export type * from './generated/games.js';
export type * as Protocol from './generated/protocol.js';
export { freshId } from './ids.js';
export type { Done } from './link.js';
export type { Listener } from './listener.js';
export type { Decision, Ended } from './play.js';
export { Session } from './session.js';
export { Table } from './table.js';
