// A provider of OpenID Connect on this machine, at another site than the server: a page that asks who one is, and words signed
// by other code than what checks them.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Given {
  subject: string;
  nonce: string;
  challenge: string;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export class Provider {
  #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #codes = new Map<string, Given>();
  #http = createServer((request, response) => void this.#answer(request, response));
  /** Whether it answers anything. */
  down = false;

  static async start(): Promise<Provider> {
    const provider = new Provider();
    await new Promise<void>((ready) => provider.#http.listen(0, '127.0.0.1', ready));
    return provider;
  }

  stop() {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  /** As it is found; the server is found at 127.0.0.1, so that this is another site. */
  get host() {
    return `localhost:${(this.#http.address() as AddressInfo).port}`;
  }

  get issuer() {
    return `http://${this.host}`;
  }

  /** What a server is told, so that people come back by this one. */
  get flags() {
    const client = ['--oidc-client-id', 'septet', '--oidc-client-secret', 'hush'];
    return ['--oidc-issuer', this.issuer, ...client, '--oidc-name', 'Club', '--public-url', '{url}'];
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', this.issuer);
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (this.down) return void response.writeHead(503).end();
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
        });
      case '/keys':
        return void json({
          keys: [{ ...this.#key.publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig' }],
        });
      case '/authorize':
        return void this.#page(url.searchParams, response);
      case '/token': {
        let body = '';
        for await (const part of request) body += String(part);
        const form = new URLSearchParams(body);
        const given = this.#codes.get(form.get('code')!);
        this.#codes.delete(form.get('code')!);
        const challenge = createHash('sha256').update(form.get('code_verifier')!).digest('base64url');
        if (given?.challenge !== challenge) return void json({ error: 'invalid_grant' }, 400);
        return void json({ access_token: 'x', token_type: 'Bearer', id_token: this.#word(given) });
      }
      default:
        response.writeHead(404).end();
    }
  }

  /** Asks who somebody is, and believes them. */
  #page(asked: URLSearchParams, response: ServerResponse) {
    const links = ['ada', 'ben'].map((subject) => {
      const code = randomBytes(16).toString('hex');
      const [nonce, challenge] = [asked.get('nonce')!, asked.get('code_challenge')!];
      this.#codes.set(code, { subject, nonce, challenge });
      return this.#link(asked, { code }, `I am ${subject}`);
    });
    const no = this.#link(asked, { error: 'access_denied' }, 'No');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Club</title><link rel="icon" href="data:,"><h1>Who are you?</h1>${links.join(' ')} ${no}`,
      );
  }

  #link(asked: URLSearchParams, said: Record<string, string>, text: string) {
    const back = new URL(asked.get('redirect_uri')!);
    for (const [key, value] of Object.entries({ ...said, state: asked.get('state')!, iss: this.issuer }))
      back.searchParams.set(key, value);
    return `<a href="${back.href.replaceAll('&', '&amp;')}">${text}</a>`;
  }

  #word({ subject, nonce }: Given) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, sub: subject, aud: 'septet', nonce, iat: now, exp: now + 300 };
    const signed = `${encoded({ alg: 'ES256', kid: '1' })}.${encoded(claims)}`;
    const key = { key: this.#key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }
}
