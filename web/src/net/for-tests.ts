// A fake server and a fake clock for tests of the socket.
import type { ClientMessage, ServerMessage } from '../generated/protocol';
import { Client, type SocketLike } from './client';
import { inflate } from './inflate';

export class Socket implements SocketLike {
  sent: ClientMessage[] = [];
  closed: number | null = null;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(code?: number) {
    this.closed = code ?? 1000;
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last<T extends ClientMessage['type']>(type: T) {
    return this.sent.findLast((m) => m.type === type) as Extract<ClientMessage, { type: T }> | undefined;
  }
}

/** A clock that the test moves, and sockets whose messages the test reads. */
export class World {
  time = 1_000_000;
  sockets: Socket[] = [];
  timers: { at: number; then: () => void }[] = [];
  signedIn = true;
  ids = 0;
  client = new Client({
    connect: () => {
      const socket = new Socket();
      this.sockets.push(socket);
      return socket;
    },
    signedIn: () => Promise.resolve(this.signedIn),
    now: () => this.time,
    after: (milliseconds, then) => {
      const timer = { at: this.time + milliseconds, then };
      this.timers.push(timer);
      return () => (this.timers = this.timers.filter((t) => t !== timer));
    },
    random: () => 0.5,
    newId: () => `id-${++this.ids}`,
    inflate: (frame) => inflate(frame),
  });

  get socket() {
    return this.sockets.at(-1) as Socket;
  }

  pass(milliseconds: number) {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((t) => t !== next);
      this.time = next.at;
      next.then();
    }
    this.time = until;
  }

  hello(now = this.time, build?: string) {
    this.socket.onopen?.();
    this.socket.tell({
      type: 'hello',
      you: { id: 'me', name: 'Ana', kind: 'person' },
      now,
      limits: {} as never,
      ...(build && { build }),
    });
  }

  connect() {
    this.client.open();
    this.hello();
  }

  drop(code = 1006) {
    this.socket.onclose?.({ code });
  }

  /** Waits until the callbacks of settled promises have run. */
  settle = () => new Promise((resolve) => setTimeout(resolve, 0));
}
