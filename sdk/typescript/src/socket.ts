import type { ClientOptions, WebSocket as NodeSocket } from 'ws';
import { Closed, Unreachable, type SeptetError } from './errors.js';
import { refusal, why } from './session.js';

const SUBPROTOCOL = 'septet.v1';
/** The time limit for opening a socket, in milliseconds. */
export const PATIENCE = 20_000;
/** The largest message that the client reads, in bytes. */
const MOST = 64 * 1024 * 1024;

/** The callbacks for the events of a socket. */
export interface Hears {
  /** Receives a frame: text, or binary data. */
  frame(data: unknown): void;
  /** Receives a sign of life that is not a message. */
  alive(): void;
  /** Receives the error that ended the socket. Called once, even if the socket never opened. */
  ended(error: SeptetError): void;
}

/** An open socket. */
export interface Socket {
  send(text: string): void;
  /** Closes the socket with a closing handshake. */
  close(): void;
  /** Drops the socket without a closing handshake. */
  abort(): void;
}

/**
 * Opens a socket: in a browser its own. Node uses the package `ws`, which reports the reason of a refusal, or
 * its own socket from Node 22 on.
 */
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

/** Returns the subprotocols of a socket without headers: a bot offers its token as one more. */
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
  // These two codes are never sent: the connection broke without a close frame.
  return code === 1005 || code === 1006 ? new Unreachable('the connection broke') : new Closed(code, reason);
}
