// The provider that the operator set: its name, and the way there and back.
//
// The browser leaves for the provider's page and returns to `/provider`. This tab stores the purpose; the
// server stores it, too, and uses its own record. The tab's record only decides the next page, which is
// always a page of this server.
import type { GoToProvider, Provider, ProviderAnswer, ProviderDid } from '../generated/protocol';
import { ask } from '../net/api';
import type { ClientProblem } from '../net/problem';
import { inWords } from '../state/notices.svelte';
import { type Shown, sent } from './lost';
import type { Outcome } from './passkeys';
import { words } from './words';
import { tabStorage } from '../state/storage';

/** The purpose of a visit to the provider: add a sign-in method, confirm, or sign in. */
export type Errand = 'add' | 'show' | 'back';

const begins: Record<Errand, string> = {
  add: '/api/account/provider/begin',
  show: '/api/account/shown/provider/begin',
  back: '/api/session/provider/begin',
};

const kept = 'septet.errand';

let name = $state<string | null>(null);
let asked = false;

export const provider = $state({
  /** True if the provider confirmed the owner just now. It is valid for the next change. */
  shown: false,
});

/** Returns the name of the provider; `null` if there is none, or until the server has answered. */
export function providerName(): string | null {
  if (!asked) {
    asked = true;
    void ask<Provider>('GET', '/api/provider').then((reply) => {
      if (reply.ok) name = reply.value.name ?? null;
      else asked = false;
    });
  }
  return name;
}

/** Returns the path if it is a page of this server, and otherwise the start page. */
export const ownPage = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-/]*$/.test(path) ? path : '/';

/** Sends the browser to the provider. Returns the reason of a failure, or `null` while the browser leaves. */
export async function goThere(errand: Errand, proof: Shown = null): Promise<string | null> {
  const body = errand === 'add' ? sent(proof) : undefined;
  const reply = await ask<GoToProvider>('POST', begins[errand], body);
  if (!reply.ok) return said(reply.problem, errand);
  const from = errand === 'back' ? '/' : location.pathname;
  tabStorage.setItem(kept, JSON.stringify({ errand, from }));
  location.assign(reply.value.url);
  return null;
}

/** Returns the purpose of the visit and the page before it, and deletes the record. */
export function cameFor(): { errand: Errand; from: string } {
  const text = tabStorage.getItem(kept);
  tabStorage.removeItem(kept);
  try {
    const { errand, from } = JSON.parse(text ?? '') as { errand: Errand; from: string };
    if (errand in begins) return { errand, from: ownPage(from) };
  } catch {
    // The browser returned in another tab, or a foreign link led here.
  }
  return { errand: 'back', from: '/' };
}

/** Reads the answer of the provider from the address: data for the server, or the reason of a failure. */
export function broughtBack(search: string): Outcome<ProviderAnswer> {
  const params = new URLSearchParams(search);
  const [state, code, iss] = ['state', 'code', 'iss'].map((key) => params.get(key));
  if (params.has('error')) return { ok: false, why: words().provider.refused };
  if (!state || !code) return { ok: false, why: words().provider.again };
  return { ok: true, value: { state, code, ...(iss ? { iss } : {}) } };
}

export async function tell(
  answer: ProviderAnswer,
  errand: Errand,
): Promise<Outcome<ProviderDid> & { nobody?: boolean }> {
  const reply = await ask<ProviderDid>('POST', '/api/provider/answer', answer);
  if (reply.ok) return reply;
  const nobody = reply.problem.code === 'wrong_key' && errand === 'back';
  return { ok: false, why: said(reply.problem, errand), nobody };
}

/** Returns the text for a problem. These codes have another meaning at a table. */
function said(problem: ClientProblem, errand: Errand): string {
  const w = words().provider;
  if (problem.code === 'wrong_time') return w.again;
  if (problem.code === 'not_allowed') return w.elsewhere;
  if (problem.code === 'wrong_key') return errand === 'show' ? w.foreign : w.nobody;
  return inWords(problem);
}
