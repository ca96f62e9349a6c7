import type { Account, GameListing, TableListing } from '../src/generated/protocol';
import { me, table, tables } from './tables';

let account: Account | null = new URLSearchParams(location.search).has('new') ? null : me;

const games: GameListing[] = [
  {
    id: 'seven-kingdoms',
    name: '7 Kingdoms',
    min_seats: 2,
    max_seats: 4,
    minutes: 30,
    joins_running: false,
    // None of them has, but it is to be looked at.
    whispers: true,
    rules_version: 1,
    players: ['random', 'heuristic'],
    options: {},
    options_schema: { type: 'object', properties: {}, additionalProperties: false },
  },
];

const listing = (code: string, yourTurn: boolean): TableListing => {
  const { state } = table(code);
  return {
    id: state.id,
    code,
    setup: state.setup,
    status: state.status,
    names: state.seats.flatMap(({ occupant: o }) =>
      o.is === 'account' ? [o.account.name] : o.is === 'bot' ? [o.player] : [],
    ),
    free_seats: state.seats.filter((s) => s.open).length,
    made_at: state.made_at,
    your_turn: yourTurn,
  };
};

export function answerHttp(method: string, path: string, body?: string): Response {
  const reply = (status: number, value: unknown) =>
    status === 204 ? new Response(null, { status }) : Response.json(value, { status });
  const said = body ? (JSON.parse(body) as Record<string, string>) : {};
  switch (`${method} ${path}`) {
    case 'GET /api/session':
      return account ? reply(200, account) : reply(401, { code: 'not_signed_in', message: 'sign in' });
    case 'POST /api/session':
      account = { ...me, name: said.name ?? '' };
      return reply(201, { account, token: null });
    case 'PATCH /api/session':
      account = { ...me, name: said.name ?? '' };
      return reply(200, account);
    case 'DELETE /api/session':
      account = null;
      return reply(204, null);
    case 'GET /api/games':
      return reply(200, games);
    case 'GET /api/tables':
      return reply(
        200,
        ['LOBBY', 'WATCH'].map((code) => listing(code, false)),
      );
    case 'GET /api/tables/mine':
      return reply(
        200,
        ['PLAY', 'WAIT', 'OVER'].map((code) => listing(code, code === 'PLAY')),
      );
    case 'POST /api/tables':
      return reply(201, { id: 'table-PLAY', code: 'PLAY', seats: 4 });
    default:
      return reply(404, { code: 'not_found', message: path });
  }
}

export { tables };
