// An OpenID Connect provider on this machine, at another site than the server. A package implements the
// protocol and the signatures. The sign-in page is in this file.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Oidc, { interactionPolicy } from 'oidc-provider';

const people = ['ada', 'ben'];

/** Asks for the account at each sign-in, even directly after another one. */
const asking = interactionPolicy.base();
asking
  .get('login')!
  .checks.add(
    new interactionPolicy.Check('each_time', 'say it again', 'login_required', ({ oidc }) =>
      oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
    ),
  );

export class Provider {
  #http = createServer((request, response) => void this.#answer(request, response));
  #oidc!: Oidc;
  /** True to answer each request with an error. */
  down = false;

  static async start(): Promise<Provider> {
    const provider = new Provider();
    await new Promise<void>((ready) => provider.#http.listen(0, '127.0.0.1', ready));
    provider.#oidc = provider.#configured();
    return provider;
  }

  stop() {
    this.#http.close();
    this.#http.closeAllConnections();
  }

  /** The provider's host name. The server is at 127.0.0.1, so this is another site. */
  get host() {
    return `localhost:${(this.#http.address() as AddressInfo).port}`;
  }

  get issuer() {
    return `http://${this.host}`;
  }

  /** The flags that let a Septet server offer sign-in with this provider. */
  get flags() {
    const client = ['--oidc-client-id', 'septet', '--oidc-client-secret', 'hush'];
    return ['--oidc-issuer', this.issuer, ...client, '--oidc-name', 'Club', '--public-url', '{url}'];
  }

  #configured() {
    const client = {
      client_id: 'septet',
      client_secret: 'hush',
      redirect_uris: ['http://127.0.0.1/provider'],
      token_endpoint_auth_method: 'client_secret_basic' as const,
      id_token_signed_response_alg: 'ES256' as const,
    };
    const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    const oidc = new Oidc(this.issuer, {
      clients: [client],
      jwks: { keys: [key] },
      cookies: { keys: ['not a secret'] },
      ttl: { Interaction: 300, Session: 300, Grant: 300, AccessToken: 300, IdToken: 300 },
      features: { devInteractions: { enabled: false } },
      interactions: { policy: asking, url: (_, interaction) => `/who/${interaction.uid}` },
      findAccount: (_, subject) => ({ accountId: subject, claims: () => ({ sub: subject }) }),
      // A player who chooses an account has given consent.
      loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
        const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
        grant.addOIDCScope('openid');
        await grant.save();
        return grant;
      },
    });
    // The server's port is known only after its start.
    oidc.Client.prototype.redirectUriAllowed = (back: string) =>
      /^http:\/\/127\.0\.0\.1:\d+\/provider$/.test(back);
    return oidc;
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    if (this.down) return void response.writeHead(503).end();
    const [, place, uid, who] = (request.url ?? '/').split('/');
    if (place !== 'who') return void this.#oidc.callback()(request, response);
    if (!who) return void this.#page(uid!, response);
    const said = people.includes(who)
      ? { login: { accountId: who } }
      : { error: 'access_denied', error_description: 'they said no' };
    await this.#oidc.interactionFinished(request, response, said, { mergeWithLastSubmission: false });
  }

  /** Shows the sign-in page, on which each visitor can choose any account. */
  #page(uid: string, response: ServerResponse) {
    const links = people.map((who) => `<a href="/who/${uid}/${who}">I am ${who}</a>`);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Club</title><link rel="icon" href="data:,"><h1>Who are you?</h1>${links.join(' ')} <a href="/who/${uid}/nobody">No</a>`,
      );
  }
}
