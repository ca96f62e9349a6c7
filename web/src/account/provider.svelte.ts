// The provider of the host's choice: what it is called, and the way there and back.
//
// The browser leaves this page for the provider's and comes back to /provider; what for, it keeps in this tab. The server keeps
// that as well and goes by its own: what is here only says where to go on, and that is always a page of this server.
import type { GoToProvider, Provider, ProviderAnswer, ProviderDid } from '../generated/protocol';
import { ask } from '../net/api';
import type { ClientProblem } from '../net/problem';
import { inWords } from '../state/notices.svelte';
import { type Shown, sent } from './lost';
import type { Outcome } from './passkeys';
import { words } from './words';
import { tabStorage } from '../state/storage';

/** What for somebody goes there. */
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
  /** Whether one of its keys was shown just now: it counts for the next change. */
  shown: false,
});

/** What people call it; `null` if there is none, or as long as that is not known. */
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

/** A page of this server, whatever was kept. */
export const ownPage = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-/]*$/.test(path) ? path : '/';

/** The browser is on its way if this returns nothing. */
export async function goThere(errand: Errand, proof: Shown = null): Promise<string | null> {
  const body = errand === 'add' ? sent(proof) : undefined;
  const reply = await ask<GoToProvider>('POST', begins[errand], body);
  if (!reply.ok) return said(reply.problem, errand);
  const from = errand === 'back' ? '/' : location.pathname;
  tabStorage.setItem(kept, JSON.stringify({ errand, from }));
  location.assign(reply.value.url);
  return null;
}

/** What somebody left for, once. */
export function cameFor(): { errand: Errand; from: string } {
  const text = tabStorage.getItem(kept);
  tabStorage.removeItem(kept);
  try {
    const { errand, from } = JSON.parse(text ?? '') as { errand: Errand; from: string };
    if (errand in begins) return { errand, from: ownPage(from) };
  } catch {
    // Another tab, or somebody led here.
  }
  return { errand: 'back', from: '/' };
}

/** What the provider has sent the browser back with: something to tell the server, or in words why not. */
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

/** These codes mean something else at a table. */
function said(problem: ClientProblem, errand: Errand): string {
  const w = words().provider;
  if (problem.code === 'wrong_time') return w.again;
  if (problem.code === 'not_allowed') return w.elsewhere;
  if (problem.code === 'wrong_key') return errand === 'show' ? w.foreign : w.nobody;
  return inWords(problem);
}
