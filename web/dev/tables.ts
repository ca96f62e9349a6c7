// Canned tables. The views of 7 Kingdoms are in kingdoms.ts.
import type {
  Account,
  GameUpdate,
  Occupant,
  SeatView,
  ServerMessage,
  Status,
  TableView,
} from '../src/generated/protocol';
import { views } from './kingdoms';

export const me: Account = { id: 'me', name: 'Ana', kind: 'person' };
export const tables = ['PLAY', 'TAKE', 'WAIT', 'OVER', 'LOBBY', 'WATCH'];

const person = (
  id: string,
  name: string,
  more: Partial<Extract<Occupant, { is: 'account' }>> = {},
): Occupant => ({
  is: 'account',
  account: { id, name, kind: 'person' },
  ready: true,
  connected: true,
  away: false,
  left: false,
  ...more,
});
const bot: Occupant = { is: 'bot', player: 'heuristic' };
const nobody: Occupant = { is: 'nobody' };

const occupants: Record<string, Occupant[]> = {
  LOBBY: [person('me', 'Ana', { ready: false }), person('ben', 'Ben'), bot, nobody],
  WAIT: [person('me', 'Ana'), person('ben', 'Ben', { away: true, connected: false }), bot, bot],
  WATCH: [person('cleo', 'Cleo'), person('ben', 'Ben'), bot],
};
const playing = [person('me', 'Ana'), person('ben', 'Ben'), bot, person('cleo', 'Cleopatra of Alexandria')];

const status = (code: string): Status =>
  code === 'LOBBY' ? 'gathering' : code === 'OVER' ? 'finished' : 'playing';
const epoch = 3;
const seq = 57;
const seatOf = (code: string) => (code === 'WATCH' ? null : 0);

export function table(code: string): Extract<ServerMessage, { type: 'table' }> {
  const seats = (occupants[code] ?? playing).map((occupant): SeatView => ({
    occupant,
    open: occupant.is === 'nobody',
  }));
  const state: TableView = {
    id: `table-${code}`,
    code,
    setup: {
      game: 'seven-kingdoms',
      seats: seats.length,
      options: {},
      clock: code === 'PLAY' || code === 'WAIT' ? { clock: 'seconds', per_decision: 60 } : { clock: 'none' },
      visibility: 'public',
    },
    host: code === 'WATCH' ? 'cleo' : 'me',
    status: status(code),
    seats,
    spectators: code === 'WATCH' ? 2 : 0,
    game:
      code === 'LOBBY'
        ? null
        : {
            id: 'match',
            number: 1,
            rules_version: 1,
            seed_hash: '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885',
            seed: code === 'OVER' ? 'ab'.repeat(32) : null,
            players: seats.map((_, i) => ['Ana', 'Ben', 'heuristic', 'Cleopatra of Alexandria'][i] ?? ''),
            winners: code === 'OVER' ? [0] : [],
          },
    made_at: Date.now() - 3_600_000,
  };
  return { type: 'table', table: state.id, epoch, seq, you: seatOf(code), host: code !== 'WATCH', state };
}

export function chatOf(code: string): Extract<ServerMessage, { type: 'chat' }> {
  const at = Date.now() - 300_000;
  return {
    type: 'chat',
    table: `table-${code}`,
    epoch,
    seq,
    lines: [
      { seq: 3, at, account: 'ben', name: 'Ben', text: 'Good luck, everybody!' },
      { seq: 9, at: at + 60_000, account: 'me', name: 'Ana', text: 'And to you. <b>This</b> is plain text.' },
      {
        seq: 9,
        at: at + 90_000,
        account: 'ben',
        name: 'Ben',
        text: 'Leave me the stags, and I leave you the bears.',
        whisper: { to: 'me', name: 'Ana', n: 1 },
      },
      {
        seq: 9,
        at: at + 120_000,
        account: 'me',
        name: 'Ana',
        text: 'We have a deal.',
        whisper: { to: 'ben', name: 'Ben', n: 2 },
      },
    ],
  };
}

export function gameOf(code: string): Extract<ServerMessage, { type: 'game' }> | null {
  const fixture = views[code];
  if (!fixture) return null;
  const players = (occupants[code] ?? playing).length;
  const update: GameUpdate = {
    table: `table-${code}`,
    epoch,
    seq,
    number: 1,
    steps: fixture.steps,
    from_start: true,
    view: fixture.view,
    waiting: fixture.waiting,
    decision: fixture.choices ? { number: 12, choices: fixture.choices } : null,
    deadlines: Array.from({ length: players }, (_, seat) =>
      fixture.waiting.includes(seat) && (code === 'PLAY' || code === 'WAIT') ? Date.now() + 42_000 : null,
    ),
    now: Date.now(),
    outcome: fixture.outcome ?? null,
  };
  return { type: 'game', ...update };
}
