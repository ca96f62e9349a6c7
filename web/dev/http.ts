import type { Account, GameListing, TableListing } from '../src/generated/protocol';
import { titleOf } from '../src/games/faces';
import { wordsAreHere } from '../src/i18n/language.svelte';
import { books } from './books';
import { codes, gameOf, me, table } from './tables';

let account: Account | null = new URLSearchParams(location.search).has('new') ? null : me;

const schemas = import.meta.glob<{ $defs: object }>('../src/generated/*.schema.json', {
  import: 'default',
});
const games = wordsAreHere().then(() =>
  Promise.all(
    Object.entries(books).map(async ([id, book]): Promise<GameListing> => ({
      id,
      name: titleOf(id),
      min_seats: 2,
      max_seats: book.names.length,
      minutes: 30,
      joins_running: false,
      random_seats: id === 'seven-wonders',
      // True for all games, so the fixtures show whispers.
      whispers: true,
      analyses: false,
      rules_version: 1,
      players: ['random', 'newcomer', 'steady', 'heuristic', 'skilled', 'strong', 'expert'],
      levels: ['newcomer', 'steady', 'skilled', 'strong', 'expert'].map((player, n) => ({
        player,
        about: '',
        thinks: [0, 0, 0, 95, 950][n]!,
      })),
      options: book.options ?? {},
      options_schema: {
        $ref: '#/$defs/Options',
        $defs: (await schemas[`../src/generated/${id}.schema.json`]?.())?.$defs,
      },
    })),
  ),
);

const listing = (code: string): TableListing => {
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
    seats: state.seats.flatMap(({ occupant: o }, seat) => (o.is === 'nobody' ? [] : [seat])),
    your_turn: state.status === 'playing' && gameOf(code)?.decision != null,
    mine: {
      seat: table(code).you,
      made: table(code).host,
      waiting: gameOf(code)?.waiting ?? [],
      deadline: gameOf(code)?.waiting.length ? Date.now() + 40_000 : null,
      since_turn: gameOf(code) ? 3 : 0,
    },
  };
};

export async function answerHttp(method: string, path: string, body?: string): Promise<Response> {
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
      return reply(200, await games);
    case 'GET /api/tables':
      return reply(
        200,
        codes.filter((code) => table(code).you === null).map((code) => listing(code)),
      );
    case 'GET /api/tables/mine':
      return reply(
        200,
        codes.filter((code) => table(code).you !== null).map((code) => listing(code)),
      );
    case 'POST /api/tables':
      return reply(201, { id: `table-${said.game}.lobby`, code: `${said.game}.lobby`, seats: 4 });
    default:
      return reply(404, { code: 'not_found', message: path });
  }
}
