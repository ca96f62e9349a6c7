import type { SeptetError } from './errors.js';
import type { ChatLine, ClientMessage, ServerMessage } from './generated/protocol.js';
import { Inbox } from './inbox.js';

type About =
  | 'table'
  | 'game'
  | 'waiting'
  | 'chat'
  | 'reaction'
  | 'renamed'
  | 'earlier_chat'
  | 'hint'
  | 'foreseen'
  | 'ahead'
  | 'standing_order';

/** A message about one table. */
export type TableMessage = Extract<ServerMessage, { type: About }>;

/** A place in a table's log. */
interface Mark {
  epoch: number;
  seq: number;
}

/** One table that a client follows, and the place at which it resumes. */
export class Follow {
  readonly inbox = new Inbox<TableMessage>();
  /** Settles with the server's first answer. */
  readonly asked: Promise<void>;
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  /** True once the server has named the table's id. */
  named = false;
  /** The request whose answer completes the catching up. */
  watching: string | undefined;
  #mark: Mark | undefined;
  /** The mark when the catching up is complete: until then parts may be missing. */
  #next: Mark | undefined;
  #hasMatch = false;
  /** The epoch and the newest chat lines that were passed on, with whispers counted separately. */
  #heard = { epoch: 0, said: 0, whispered: 0 };

  /** The table's id, once the server has named it. Until then the reference. */
  table: string;

  constructor(
    /** The id or code by which the caller named the table. A private table is found by its code. */
    readonly reference: string,
  ) {
    this.table = reference;
    this.asked = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  /** Returns the request that begins or resumes following. */
  watch(id: string): ClientMessage {
    this.watching = id;
    this.#next = this.#mark;
    const since = this.#mark && { since: this.#mark.seq, epoch: this.#mark.epoch };
    return { type: 'watch', id, table: this.reference, ...since };
  }

  /** Completes the catching up. */
  caughtUp(table: string): void {
    this.watching = undefined;
    this.#mark = this.#next;
    this.table = table;
    this.named = true;
    this.#settle?.resolve();
    this.#settle = undefined;
  }

  /** Ends the following with an error. */
  fail(error: SeptetError): void {
    this.inbox.fail(error);
    this.#settle?.reject(error);
    this.#settle = undefined;
  }

  /**
   * Passes a message on and remembers its place.
   *
   * Once there is a match, only its own messages set the mark. The steps of an entry can be under way behind
   * a `chat` or `table` message that names the same entry. So chat lines can come twice, and this drops the
   * second ones.
   */
  deliver(message: TableMessage): void {
    if (message.type === 'game') {
      this.#hasMatch = true;
      this.#reach(message);
    } else if (message.type === 'chat') {
      message = { ...message, lines: this.#new(message.epoch, message.lines) };
      if (!this.#hasMatch) this.#reach(message);
    }
    this.inbox.put(message);
  }

  #reach({ epoch, seq }: Mark): void {
    this.#next = { epoch, seq };
    if (this.watching === undefined) this.#mark = this.#next;
  }

  #new(epoch: number, lines: ChatLine[]): ChatLine[] {
    if (this.#heard.epoch !== epoch) this.#heard = { epoch, said: 0, whispered: 0 };
    return lines.filter(({ seq, whisper }) => {
      const [mark, place] = whisper ? (['whispered', whisper.n] as const) : (['said', seq] as const);
      const isNew = place > this.#heard[mark];
      if (isNew) this.#heard[mark] = place;
      return isNew;
    });
  }
}
