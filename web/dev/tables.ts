// Canned tables: one for each fixture of each game, one before the start, and one whose rules the server no
// longer has.
import type { Account, GameUpdate, Occupant, ServerMessage, TableView } from '../src/generated/protocol';
import type { FixtureBook } from '../src/games/fixture';
import type { Update } from '../src/games/game';
import { books } from './books';

export const me: Account = { id: 'me', name: 'Camille', kind: 'person' };

interface Canned {
  code: string;
  game: string;
  book: FixtureBook;
  /** `null` for a table before the start. */
  match: Update<any, any, any> | null;
  /** True if the server no longer has the rules of the match. */
  gone?: boolean;
}

const canned = Object.entries(books).flatMap(([game, book]): Canned[] => [
  ...Object.entries(book.fixtures).map(([name, match]) => ({ code: `${game}.${name}`, game, book, match })),
  { code: `${game}.lobby`, game, book, match: null },
  { code: `${game}.gone`, game, book, match: null, gone: true },
]);
export const codes = canned.map(({ code }) => code);
/** A shared screen has no seat, so it receives public cards only. */
const onScreen = /\/screen\/?$/.test(location.pathname);
const opened = (match: Canned['match']): Canned['match'] =>
  match && { ...match, decision: null, view: { ...match.view, you: null } };
function find(code: string): Canned {
  const it = canned.find((table) => table.code === code)!;
  return onScreen ? { ...it, match: opened(it.match) } : it;
}

const person = (account: Account, ready = true): Occupant => ({
  is: 'account',
  account,
  ready,
  connected: true,
  away: false,
  left: false,
});

/** Returns the reader, a bot, an absent player and other players. Before the start the last seat is free. */
function occupants({ book, match }: Canned): Occupant[] {
  const { you } = book;
  const seats = Array.from({ length: match?.deadlines.length ?? book.names.length }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== you);
  return seats.map((seat) => {
    const name = book.names[seat];
    // A seat that a newcomer can take.
    if (name === undefined) return { is: 'nobody' };
    if (seat === you && !onScreen && (!match || match.view.you)) return person(me, !!match);
    if (!match && seat === seats.length - 1) return { is: 'nobody' };
    if (seat === others[1]) return { is: 'bot', player: 'heuristic' };
    const there = person({ id: name, name, kind: 'person' });
    return there.is === 'account' && seat === others[2] ? { ...there, connected: false, away: true } : there;
  });
}

const epoch = 3;
const seq = 57;

export function table(code: string): Extract<ServerMessage, { type: 'table' }> {
  const it = find(code);
  const { game, match, book, gone } = it;
  const seats = occupants(it).map((occupant) => ({ occupant, open: occupant.is === 'nobody' }));
  const watching = onScreen || (match !== null && !match.view.you);
  const state: TableView = {
    id: `table-${code}`,
    code,
    setup: {
      game,
      seats: seats.length,
      options: (match && book.optionsOf?.[code.slice(game.length + 1)]) ?? book.options ?? {},
      clock: match?.waiting.length ? { clock: 'seconds', per_decision: 60 } : { clock: 'none' },
      visibility: 'public',
      newcomers: 'by_consent',
      away: null,
      // The default of 7 Wonders.
      random_seats: game === 'seven-wonders',
    },
    maker: watching ? book.names[0]! : 'me',
    host: watching ? book.names[0]! : 'me',
    status: gone ? 'finished' : !match ? 'gathering' : match.outcome ? 'finished' : 'playing',
    seats,
    spectators: watching ? 2 : 0,
    watching: watching ? [me.name, 'Zoë'] : [],
    asking: [],
    absent: [],
    proposed_by: null,
    game:
      match || gone
        ? {
            id: 'match',
            number: match?.number ?? 1,
            rules_version: 1,
            seed_hash: '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885',
            seed: match?.outcome ? 'ab'.repeat(32) : null,
            players: book.names.slice(0, seats.length),
            winners: match?.outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [],
            ...(gone ? { unplayable: 'its rules are gone' } : {}),
          }
        : null,
    made_at: Date.now() - 3_600_000,
  };
  return {
    type: 'table',
    table: state.id,
    epoch,
    seq,
    you: watching ? null : book.you,
    host: !watching,
    state,
  };
}

export function chatOf(code: string): Extract<ServerMessage, { type: 'chat' }> {
  const at = Date.now() - 300_000;
  return {
    type: 'chat',
    table: `table-${code}`,
    epoch,
    seq,
    lines: [
      { seq: 3, at, account: 'Ben', name: 'Ben', speaker: { is: 'watching' }, text: 'Good luck, everybody!' },
      {
        seq: 9,
        at: at + 60_000,
        account: 'me',
        name: me.name,
        speaker: { is: 'watching' },
        text: 'And to you. <b>This</b> is plain text.',
      },
      {
        seq: 9,
        at: at + 90_000,
        account: 'Ben',
        name: 'Ben',
        speaker: { is: 'watching' },
        text: 'Leave me the stags, and I leave you the bears.',
        whisper: { to: 'me', name: me.name, n: 1 },
      },
      {
        seq: 9,
        at: at + 120_000,
        account: 'me',
        name: me.name,
        speaker: { is: 'watching' },
        text: 'We have a deal.',
        whisper: { to: 'Ben', name: 'Ben', n: 2 },
      },
    ],
  };
}

/** Returns the match. With ?events its log has one event of every kind, otherwise the latest steps. */
export function gameOf(code: string): Extract<ServerMessage, { type: 'game' }> | null {
  const { match, book } = find(code);
  if (!match) return null;
  const log: GameUpdate['steps'] = book.everyEvent.map((seen, n) => ({
    seq: 10 + n,
    at: Date.now() - 200_000 + n * 5_000,
    seat: seen.seat ?? 0,
    by: 'player',
    events: [{ n, seen }],
  }));
  return {
    type: 'game',
    ...match,
    table: `table-${code}`,
    epoch,
    seq,
    steps: new URLSearchParams(location.search).has('events') ? log : match.steps,
    from_start: true,
    deadlines: match.deadlines.map((_, seat) => (match.waiting.includes(seat) ? Date.now() + 42_000 : null)),
    now: Date.now(),
  };
}
