// The films of a match for each observer, loaded once and kept.
import type { Replay } from '../generated/protocol';
import type { Reply } from '../net/api';
import { type Eyes, Film } from './film';

export class Films {
  #ask: (eyes: Eyes) => Promise<Reply<Replay>>;
  #known = $state.raw<ReadonlyMap<Eyes, Film>>(new Map());
  #asking = new Map<Eyes, Promise<Reply<Film>>>();

  constructor(ask: (eyes: Eyes) => Promise<Reply<Replay>>) {
    this.#ask = ask;
  }

  of = (eyes: Eyes): Film | null => this.#known.get(eyes) ?? null;

  /** Loads a film. A failed request can be repeated. */
  fetch(eyes: Eyes): Promise<Reply<Film>> {
    const had = this.of(eyes);
    if (had) return Promise.resolve({ ok: true, value: had });
    const asking = this.#asking.get(eyes) ?? this.#fetch(eyes);
    this.#asking.set(eyes, asking);
    return asking;
  }

  async #fetch(eyes: Eyes): Promise<Reply<Film>> {
    const reply = await this.#ask(eyes);
    this.#asking.delete(eyes);
    if (!reply.ok) return reply;
    const film = new Film(reply.value);
    this.#known = new Map([...this.#known, [eyes, film]]);
    return { ok: true, value: film };
  }

  /** Loads the views of the seats one by one, for their hands, until one fails. */
  async fetchHands(seats: readonly number[], wanted: () => boolean) {
    for (const seat of seats) if (!wanted() || !(await this.fetch(seat)).ok) return;
  }
}
