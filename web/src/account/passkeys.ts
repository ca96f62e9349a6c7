// Passkeys of this browser, and the requests about them. The browser uses bytes, the server base64url.
import type { AskBrowser, ListedPasskey, SignedIn } from '../generated/protocol';
import { ask, type Reply } from '../net/api';
import { inWords } from '../state/notices.svelte';
import type { ClientProblem } from '../net/problem';
import { bytesOf, textOf } from './keys';
import { type Shown, sent } from './lost';
import { words } from './words';

/** The reason why this browser cannot use passkeys. */
export type Cannot = 'insecure' | 'numbers' | 'unsupported';

/**
 * Checks for passkeys. Browsers allow them on https pages and on localhost, at a name, not at an IP address.
 */
export function passkeysHere(
  at: { hostname: string } = location,
  secure = isSecureContext,
  has = 'PublicKeyCredential' in window,
): 'yes' | Cannot {
  if (!secure) return 'insecure';
  if (/^[\d.]+$|:/.test(at.hostname)) return 'numbers';
  return has ? 'yes' : 'unsupported';
}

/**
 * The result of a request: a value, or the reason of a failure. The reason is `null` if there is nothing to
 * show.
 */
export type Outcome<T> = { ok: true; value: T } | { ok: false; why: string | null };

const no = (why: string | null) => ({ ok: false, why }) as const;

/** Returns the text for a problem. These codes have another meaning at a table. */
function said(problem: ClientProblem): string {
  const w = words().passkeys;
  if (problem.code === 'not_allowed') return w.elsewhere;
  if (problem.code === 'wrong_time') return w.again;
  if (problem.code === 'refused') return w.untaken;
  if (problem.code === 'wrong_key') return w.unknown;
  return inWords(problem);
}

/** Returns the text for a failure of the browser. */
function failed(error: unknown): { ok: false; why: string | null } {
  const name = error instanceof DOMException ? error.name : '';
  const w = words().passkeys;
  if (name === 'NotAllowedError' || name === 'AbortError') return no(w.nothing);
  if (name === 'InvalidStateError') return no(w.there);
  if (name === 'SecurityError') return no(w.elsewhere);
  return no(w.untaken);
}

interface Described {
  id: string;
  type: 'public-key';
}
const described = (all: unknown) =>
  ((all ?? []) as Described[]).map(({ id, type }) => ({ id: bytesOf(id), type }));

interface CreationJSON extends Record<string, unknown> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
}

async function make(options: CreationJSON): Promise<Outcome<unknown>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  try {
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (!made) return no(words().passkeys.nothing);
    const response = made.response as AuthenticatorAttestationResponse;
    return {
      ok: true,
      value: {
        ...identity(made),
        response: {
          clientDataJSON: textOf(response.clientDataJSON),
          attestationObject: textOf(response.attestationObject),
          transports: response.getTransports?.() ?? [],
        },
      },
    };
  } catch (error) {
    return failed(error);
  }
}

async function get(options: Record<string, unknown>): Promise<Outcome<unknown>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  try {
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (!shown) return no(words().passkeys.nothing);
    const response = shown.response as AuthenticatorAssertionResponse;
    return {
      ok: true,
      value: {
        ...identity(shown),
        response: {
          clientDataJSON: textOf(response.clientDataJSON),
          authenticatorData: textOf(response.authenticatorData),
          signature: textOf(response.signature),
          userHandle: response.userHandle && textOf(response.userHandle),
        },
      },
    };
  } catch (error) {
    return failed(error);
  }
}

const identity = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: textOf(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
});

const outcome = <T>(reply: Reply<T>): Outcome<T> => (reply.ok ? reply : no(said(reply.problem)));

/** Requests a challenge from the server, has the browser answer it, and sends the answer to the server. */
async function through<T>(
  begin: [path: string, body?: unknown],
  browser: (options: never) => Promise<Outcome<unknown>>,
  end: (credential: unknown) => Promise<Reply<T>>,
): Promise<Outcome<T>> {
  const asked = outcome(await ask<AskBrowser>('POST', ...begin));
  if (!asked.ok) return asked;
  const answered = await browser(asked.value.options as never);
  return answered.ok ? outcome(await end(answered.value)) : answered;
}

/** Adds a passkey. The browser continues in a new session. */
export const addPasskey = (name: string, proof: Shown) =>
  through(['/api/account/passkeys/begin', sent(proof)], make, (credential) =>
    ask<ListedPasskey>('POST', '/api/account/passkeys', { name, credential }),
  );

/** Confirms by a passkey. The next change needs no other confirmation. */
export const showPasskey = () =>
  through(['/api/account/shown/begin'], get, (credential) =>
    ask<void>('POST', '/api/account/shown', { credential }),
  );

export const comeBackByPasskey = () =>
  through(['/api/session/passkey/begin'], get, (credential) =>
    ask<SignedIn>('POST', '/api/session/passkey', { credential }),
  );

export async function removePasskey(id: string, proof: Shown): Promise<Outcome<void>> {
  const path = `/api/account/passkeys/${encodeURIComponent(id)}/remove`;
  return outcome(await ask<void>('POST', path, sent(proof)));
}
