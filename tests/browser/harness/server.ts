// The real server on a free port with a database of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const binary =
  process.env.SEPTET_BINARY ?? resolve(import.meta.dirname, '../../../target/debug/septet');

/** Returns a free port, for a server that has to know its address before it starts. */
const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

export class Server {
  #child: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'septet-browser-'));
  /** The same after a restart. */
  #port = 0;
  #log = '';
  /** The host name in the addresses that players open. */
  host = '127.0.0.1';

  /**
   * Starts a server.
   *
   * @param botPause milliseconds that built-in bots take for a turn
   * @param cards the seed of the shuffles
   * @param grace seconds that players may be disconnected before the others may decide
   * @param toys true to offer the toy games
   * @param flags further command-line flags; `{url}` stands for the server's address
   */
  static async start(
    botPause: number,
    cards: number,
    grace: number,
    toys: boolean,
    flags: string[],
  ): Promise<Server> {
    const server = new Server(botPause, cards, grace, toys, flags);
    if (flags.includes('{url}')) server.#port = await freePort();
    await server.#launch();
    return server;
  }

  get url() {
    return `http://${this.host}:${this.#port}`;
  }

  private constructor(
    readonly botPause: number,
    readonly cards: number,
    readonly grace: number,
    readonly toys: boolean,
    readonly flags: string[],
  ) {}

  /** The server's standard error output so far, for reports. */
  get log() {
    return this.#log;
  }

  /** Kills the server, like a power failure. */
  async kill() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  /** Restarts the server on the same port and database. */
  async restart() {
    await this.kill();
    await this.#launch();
  }

  async stop() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #launch() {
    const flags = {
      '--address': `127.0.0.1:${this.#port}`,
      '--database': `sqlite://${join(this.#folder, 'septet.db')}`,
      '--metrics-address': 'none',
      '--bot-pause': String(this.botPause),
      '--grace': String(this.grace),
      // The same cards in every run, so that the tests do not depend on chance.
      '--foretell-every-card-for-tests': String(this.cards),
    };
    const toys = this.toys ? ['--offer-toy-games-for-tests'] : [];
    const told = this.flags.map((flag) => (flag === '{url}' ? this.url : flag));
    const child = spawn(binary, ['serve', ...Object.entries(flags).flat(), ...toys, ...told], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (data) => (this.#log += data));
    const url = await new Promise<URL>((ready, failed) => {
      let said = '';
      child.stdout.on('data', (data) => {
        said += data;
        const found = /open at (http:\/\/\S+)/.exec(said)?.[1];
        if (found) ready(new URL(found));
      });
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}\n${this.#log}`)));
    });
    this.#port = Number(url.port);
  }
}
