import type { ClientMessage, Limits, ServerMessage } from '../src/generated/protocol';
import limits from '../src/generated/protocol.limits.json';
import { chatOf, codes, gameOf, me, table } from './tables';

/** A socket that answers like the server, after the usual delay of a message. */
export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    const query = new URLSearchParams(location.search);
    if (query.has('down')) {
      setTimeout(() => this.onclose?.({ code: 1012 }), 150);
      return;
    }
    setTimeout(() => {
      this.onopen?.();
      this.#tell({
        type: 'hello',
        you: me,
        now: Date.now(),
        limits: limits as Limits,
      });
    }, 20);
  }

  close() {}

  send(text: string) {
    const message = JSON.parse(text) as ClientMessage;
    setTimeout(() => this.#answer(message), 40);
  }

  #tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #answer(message: ClientMessage) {
    if (message.type === 'ping') return this.#tell({ type: 'pong', id: message.id, now: Date.now() });
    if (!('table' in message)) return;
    const code = message.table.replace('table-', '');
    if (message.type === 'watch') {
      if (!codes.includes(code)) {
        const problem = { code: 'not_found' as const, message: 'there is no such table' };
        return this.#tell({ type: 'problem', id: message.id, problem });
      }
      this.#tell(table(code));
      this.#tell(chatOf(code));
      const game = gameOf(code);
      if (game) this.#tell(game);
    }
    if (message.type === 'submit' && new URLSearchParams(location.search).has('refuse')) {
      const problem = { code: 'refused' as const, message: 'refused, as asked' };
      return this.#tell({ type: 'problem', id: message.id, problem });
    }
    if (message.type === 'react') {
      const { you } = table(code);
      this.#tell({
        type: 'reaction',
        table: `table-${code}`,
        account: me,
        seat: you,
        reaction: message.reaction,
      });
    }
    this.#tell({ type: 'done', id: message.id });
  }
}
