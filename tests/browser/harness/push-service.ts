// A push service on this machine, with a browser's keys. It decrypts the server's messages with code that is
// independent of the server's encryption. Chromium has no push service of its own, so a script makes it name
// this one.
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();

export class PushService {
  /** The received notifications, decrypted, in order. */
  readonly told: { kind: string; table: string; language: string }[] = [];
  #keys = createECDH('prime256v1');
  #auth = randomBytes(16);
  #http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.told.push(JSON.parse(this.#read(Buffer.concat(parts))) as PushService['told'][number]);
      response.writeHead(201).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#keys.generateKeys();
    await new Promise<void>((ready) => service.#http.listen(0, '127.0.0.1', ready));
    return service;
  }

  stop() {
    this.#http.close();
  }

  /** Decrypts one record after RFC 8291 and RFC 8188. */
  #read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const mixed = hmac(this.#auth, this.#keys.computeSecret(theirs));
    const shared = hmac(mixed, 'WebPush: info\0', this.#keys.getPublicKey(), theirs, Buffer.of(1));
    const each = hmac(salt, shared);
    const key = hmac(each, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
    const nonce = hmac(each, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  /** Makes the pages of a context subscribe to this service. */
  async serve(context: BrowserContext, origin: string) {
    await context.grantPermissions(['notifications'], { origin });
    const { port } = this.#http.address() as AddressInfo;
    const keys = { p256dh: [...this.#keys.getPublicKey()], auth: [...this.#auth] };
    await context.addInitScript(
      ({ endpoint, keys }) => {
        // Headless Chromium reports `denied`, even with the permission.
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
        let current: unknown = null;
        const prototype = PushManager.prototype as unknown as Record<string, unknown>;
        prototype.getSubscription = () => Promise.resolve(current);
        prototype.subscribe = (options: PushSubscriptionOptionsInit) => {
          current = {
            endpoint,
            options: { applicationServerKey: (options.applicationServerKey as Uint8Array).buffer },
            getKey: (name: 'p256dh' | 'auth') => Uint8Array.from(keys[name]).buffer,
            unsubscribe: () => Promise.resolve((current = null) === null),
          };
          return Promise.resolve(current);
        };
      },
      { endpoint: `http://127.0.0.1:${port}/ada`, keys },
    );
  }
}
