// A server with one table and one seat, for a match of a few decisions. It loses connections on purpose.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { Session } from '../dist/index.js';

export const TABLE = 'table-1';
export const CODE = 'CODE';

export interface Faults {
  /** Hangs up on every n-th submission before it is carried out. */
  loseBefore?: number;
  /** Hangs up on every n-th submission after it was carried out, without an answer. */
  loseAfter?: number;
  /** Answers every n-th submission with `too_many`. */
  hurry?: number;
  /** Refuses the decision of each key as many times as its value. */
  refuse?: Record<number, number>;
  /** Answers these decisions with `stale`, once, and continues with the next one. */
  overtake?: number[];
  /** Hangs up on these requests without an answer, once. */
  swallow?: string[];
  /** The answers to the next upgrades and HTTP requests, one for each. */
  answers?: [status: number, body: string, headers?: Record<string, string>][];
  perSecond?: number;
  burst?: number;
}

type Said = Record<string, any>;

export class Fake {
  url = '';
  sockets = 0;
  submissions = 0;
  repeats = 0;
  heard: Said[] = [];
  requests: { url: string | undefined; headers: IncomingMessage['headers'] }[] = [];
  inputs: any[] = [];
  #answers = new Map<string, number>();
  #seated = false;
  #ready = false;
  /** The number of the match; each begins when the one player is ready. */
  #number = 0;
  #seq = 1;
  #begunAt = 0;
  #watching = new Set<WebSocket>();
  #http: Server;
  #ws = new WebSocketServer({ noServer: true });

  private constructor(
    readonly decisions: number,
    readonly faults: Faults,
  ) {
    this.#http = createServer((request, response) => {
      this.requests.push({ url: request.url, headers: request.headers });
      const [status, body, headers] = faults.answers?.shift() ?? [404, '{"code":"not_found","message":"no"}'];
      response.writeHead(status, headers).end(body);
    });
    this.#http.on('upgrade', (request, socket, head) => {
      const refused = faults.answers?.shift();
      if (refused) {
        const [status, body] = refused;
        socket.end(
          `HTTP/1.1 ${status} No\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        );
      } else if (request.headers.authorization === 'Bearer token' && request.url === '/ws') {
        this.#ws.handleUpgrade(request, socket, head, (socket) => this.#serve(socket));
      } else socket.destroy();
    });
  }

  static async start(decisions: number, faults: Faults = {}): Promise<Fake> {
    const fake = new Fake(decisions, faults);
    await new Promise<void>((resolve) => fake.#http.listen(0, '127.0.0.1', resolve));
    fake.url = `http://127.0.0.1:${(fake.#http.address() as AddressInfo).port}`;
    return fake;
  }

  get session(): Session {
    const account = { id: 'account-1', name: 'Ada', kind: 'bot' } as const;
    return new Session(this.url, account, { authorization: 'Bearer token' });
  }

  stop(): void {
    for (const socket of this.#ws.clients) socket.terminate();
    this.#http.close();
    this.#http.closeAllConnections();
  }

  say(message: Said): void {
    for (const socket of this.#watching) {
      socket.send(JSON.stringify({ table: TABLE, epoch: 1, seq: this.#seq, ...message }));
    }
  }

  close(code: number): void {
    for (const socket of this.#watching) socket.close(code, 'because');
  }

  #serve(socket: WebSocket): void {
    this.sockets += 1;
    const { perSecond = 1000, burst = 1000 } = this.faults;
    const limits = { messages_per_second: perSecond, message_burst: burst };
    socket.send(JSON.stringify({ type: 'hello', you: {}, now: 0, limits }));
    socket.on('close', () => this.#watching.delete(socket));
    socket.on('message', (frame) => {
      const message = JSON.parse(String(frame));
      this.heard.push(message);
      const answer = this.#answer(socket, message);
      if (!answer) return socket.terminate();
      for (const said of answer) socket.send(JSON.stringify(said));
    });
  }

  #answer(socket: WebSocket, message: Said): Said[] | undefined {
    const { id, type } = message;
    const done = { type: 'done', id, table: TABLE };
    if (![TABLE, CODE, undefined].includes(message['table'])) return [problem(id, 'not_found')];
    const swallowed = this.faults.swallow?.indexOf(type) ?? -1;
    if (swallowed >= 0) {
      this.faults.swallow?.splice(swallowed, 1);
      return undefined;
    }
    switch (type) {
      case 'watch':
        this.#watching.add(socket);
        return [
          this.#table(),
          this.#chat(),
          ...this.#game(message['epoch'] === 1 ? message['since'] : 0),
          done,
        ];
      case 'submit':
        return this.#submit(message, done);
      case 'listen': {
        const notice = { table: TABLE, code: CODE, what: { is: 'challenged' } };
        return [
          { type: 'notices', notices: [notice] },
          { type: 'done', id },
        ];
      }
      case 'decline':
        return [done];
      case 'ping':
        return [{ type: 'pong', id, now: 0 }];
      case 'sit':
        this.#seated = true;
        this.#seq += 1;
        break;
      case 'ready':
        this.#ready = true;
        this.#number += 1;
        this.inputs = [];
        this.#begunAt = this.#seq += 1;
        break;
      case 'chat':
        break;
      case 'rematch':
        if (!this.#over) return [problem(id, 'wrong_time')];
        this.#ready = false;
        this.#seq += 1;
        break;
      default:
        return [problem(id, 'wrong_time')];
    }
    return [{ ...done, seq: this.#seq }, this.#table(), ...this.#game(this.#seq)];
  }

  #submit(message: Said, done: Said): Said[] | undefined {
    const { id, decision, intent } = message;
    const number = this.inputs.length + 1;
    const first = this.#answers.get(id);
    if (first !== undefined) {
      this.repeats += 1;
      return [{ ...done, seq: first }];
    }
    this.submissions += 1;
    const nth = (every = 0) => every > 0 && this.submissions % every === 0;
    const { loseBefore, loseAfter, hurry, refuse = {}, overtake = [] } = this.faults;
    if (nth(loseBefore)) return undefined;
    if (nth(hurry)) return [problem(id, 'too_many', { retry_after: 5 })];
    if (overtake.includes(decision)) {
      overtake.splice(overtake.indexOf(decision), 1);
      this.#play(null);
      return [problem(id, 'stale'), ...this.#game(this.#seq - 1), this.#table()];
    }
    if (decision !== number) return [problem(id, 'stale'), ...this.#game(this.#seq)];
    if ((refuse[number] ?? 0) > 0) {
      refuse[number] = (refuse[number] ?? 0) - 1;
      return [problem(id, 'refused', { refusal: { why: 'over' } }), ...this.#game(this.#seq)];
    }
    this.#play(intent);
    this.#answers.set(id, this.#seq);
    if (nth(loseAfter)) return undefined;
    return [{ ...done, seq: this.#seq }, ...this.#game(this.#seq - 1), this.#table()];
  }

  #play(intent: unknown): void {
    this.inputs.push(intent);
    this.#seq += 1;
  }

  get #over(): boolean {
    return this.#ready && this.inputs.length === this.decisions;
  }

  #table(): Said {
    const account = { id: 'account-1', name: 'Ada', kind: 'bot' };
    const occupant = this.#seated ? { is: 'account', account, ready: this.#ready } : { is: 'nobody' };
    const state = {
      setup: { game: 'seven-kingdoms', seats: 1 },
      status: this.#over ? 'finished' : this.#ready ? 'playing' : 'gathering',
      seats: [{ occupant, open: !this.#seated }],
      asking: [],
      game: this.#number > 0 ? { number: this.#number } : null,
    };
    const you = this.#seated ? 0 : null;
    return { type: 'table', table: TABLE, epoch: 1, seq: this.#seq, you, host: false, state };
  }

  #chat(): Said {
    const lines = [{ seq: 1, account: 'account-2', name: 'Bo', text: 'Welcome' }];
    return { type: 'chat', table: TABLE, epoch: 1, seq: this.#seq, lines, earlier: false };
  }

  #game(since = 0): Said[] {
    if (!this.#ready) return [];
    const number = this.inputs.length + 1;
    const choices = { intents: [{ do: 'play', card: number }], complete: true, back: null };
    return [
      {
        type: 'game',
        table: TABLE,
        epoch: 1,
        seq: this.#seq,
        number: this.#number,
        steps: this.inputs.map((_, n) => ({ seq: this.#begunAt + n + 1 })).filter(({ seq }) => seq > since),
        from_start: since === 0,
        view: { round: number },
        waiting: this.#over ? [] : [0],
        decision: this.#over ? null : { number, owed: true, choices },
        deadlines: [null],
        now: 0,
        outcome: this.#over ? { places: [1], sheet: [] } : null,
      },
    ];
  }
}

const problem = (id: string, code: string, more: Said = {}): Said => ({
  type: 'problem',
  id,
  problem: { code, message: code, ...more },
});
