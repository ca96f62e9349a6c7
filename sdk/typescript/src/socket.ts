import type { ClientOptions, WebSocket as NodeSocket } from 'ws';
import { Closed, Unreachable, type SeptetError } from './errors.js';
import { refusal, why } from './session.js';

const SUBPROTOCOL = 'septet.v1';
/** Milliseconds for opening a socket. */
export const PATIENCE = 20_000;
/** Bytes of the largest message that is read. */
const MOST = 64 * 1024 * 1024;

/** Who is told what a socket does. */
export interface Hears {
  /** A frame came: text, or something else. */
  frame(data: unknown): void;
  /** A sign of life that is no message. */
  alive(): void;
  /** It is of no use any more. Told once, also if it never opened. */
  ended(error: SeptetError): void;
}

/** A socket that is open. */
export interface Socket {
  send(text: string): void;
  /** Closes it in good order. */
  close(): void;
  /** Drops it. */
  abort(): void;
}

/** Opens a socket: the browser's own, and in Node that of `ws`, which says why it was refused, or Node's own from 22 on. */
export async function open(url: string, headers: Record<string, string>, hears: Hears): Promise<Socket> {
  const ws = inNode ? await import('ws').catch(() => undefined) : undefined;
  if (ws) return openOfNode(new ws.WebSocket(url, [SUBPROTOCOL], options(headers)), hears);
  if (!globalThis.WebSocket) throw new Unreachable('this Node has no WebSocket; install the package `ws`');
  const own = inNode ? ({ protocols: [SUBPROTOCOL], headers } as unknown as string[]) : offered(headers);
  return openOwn(new WebSocket(url, own), hears);
}

declare const process: { versions?: { node?: string } } | undefined;

/** True in Node, false in a browser. */
export const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);

/** The subprotocols of a socket without headers: a bot offers its token as one more. */
export function offered(headers: Record<string, string>): string[] {
  const token = headers['authorization']?.replace('Bearer ', '');
  return token ? [SUBPROTOCOL, `bearer.${token}`] : [SUBPROTOCOL];
}

const options = (headers: Record<string, string>): ClientOptions => ({
  headers,
  perMessageDeflate: false,
  maxPayload: MOST,
  handshakeTimeout: PATIENCE,
});

function openOfNode(socket: NodeSocket, hears: Hears): Promise<Socket> {
  return new Promise((resolve) => {
    const ended = once(hears);
    socket.on('unexpected-response', (_, response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('close', () => {
        ended(refusal(response.statusCode ?? 0, body));
        socket.terminate();
      });
    });
    socket.on('error', (error) => ended(new Unreachable(why(error))));
    socket.on('close', (code, reason) => ended(ending(code, reason.toString())));
    socket.on('ping', () => hears.alive());
    socket.on('message', (data, binary) => hears.frame(binary ? data : data.toString()));
    socket.on('open', () =>
      resolve({
        send: (text) => socket.send(text, () => undefined),
        close: () => socket.close(),
        abort: () => socket.terminate(),
      }),
    );
  });
}

function openOwn(socket: WebSocket, hears: Hears): Promise<Socket> {
  return new Promise((resolve) => {
    const ended = once(hears);
    const late = setTimeout(() => {
      ended(new Unreachable('it does not answer'));
      socket.close();
    }, PATIENCE);
    socket.onmessage = (frame) => hears.frame(frame.data);
    socket.onclose = ({ code, reason }) => {
      clearTimeout(late);
      ended(ending(code, reason));
    };
    socket.onopen = () => {
      clearTimeout(late);
      resolve({
        send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.close(),
        abort: () => {
          ended(new Unreachable('the client broke off'));
          socket.onmessage = null;
          socket.close();
        },
      });
    };
  });
}

function once(hears: Hears): (error: SeptetError) => void {
  let told = false;
  return (error) => {
    if (told) return;
    told = true;
    hears.ended(error);
  };
}

function ending(code: number, reason: string): SeptetError {
  // Two codes that are never sent: nothing was said.
  return code === 1005 || code === 1006 ? new Unreachable('the connection broke') : new Closed(code, reason);
}
