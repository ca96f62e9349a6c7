import type { SeptetError } from './errors.js';
import type { ChatLine, ClientMessage, ServerMessage } from './generated/protocol.js';
import { Inbox } from './inbox.js';

type About =
  | 'table'
  | 'game'
  | 'waiting'
  | 'chat'
  | 'renamed'
  | 'earlier_chat'
  | 'hint'
  | 'foreseen'
  | 'ahead'
  | 'standing_order';

/** Everything that is said about one table. */
export type TableMessage = Extract<ServerMessage, { type: About }>;

/** A place in a table's log. */
interface Mark {
  epoch: number;
  seq: number;
}

/** One table that a client follows, and where it would go on from. */
export class Follow {
  readonly inbox = new Inbox<TableMessage>();
  /** The first answer, for the caller that waits for it. */
  readonly asked: Promise<void>;
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  /** Whether the server has said the table's id. */
  named = false;
  /** The request that has to be answered before the catching up is complete. */
  watching: string | undefined;
  #mark: Mark | undefined;
  /** What the mark becomes when the catching up is complete: until then parts may be missing. */
  #next: Mark | undefined;
  #hasMatch = false;
  /** The chat lines that were passed on: of which epoch, and how far what was said and what was whispered goes. */
  #heard = { epoch: 0, said: 0, whispered: 0 };

  /** The table's id, once the server has named it; until then the reference. */
  table: string;

  constructor(
    /** The id or code by which the table was asked for. A private table is found by its code. */
    readonly reference: string,
  ) {
    this.table = reference;
    this.asked = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  /** The request that begins following, or goes on where it was. */
  watch(id: string): ClientMessage {
    this.watching = id;
    this.#next = this.#mark;
    const since = this.#mark && { since: this.#mark.seq, epoch: this.#mark.epoch };
    return { type: 'watch', id, table: this.reference, ...since };
  }

  /** The catching up is complete. */
  caughtUp(table: string): void {
    this.watching = undefined;
    this.#mark = this.#next;
    this.table = table;
    this.named = true;
    this.#settle?.resolve();
    this.#settle = undefined;
  }

  /** It is followed no longer. */
  fail(error: SeptetError): void {
    this.inbox.fail(error);
    this.#settle?.reject(error);
    this.#settle = undefined;
  }

  /**
   * Passes a message on and remembers how far it goes.
   *
   * Once there is a match only its own messages count: the steps of an entry may still be under way behind a `chat` or `table`
   * message that names the same entry. So chat lines can come twice, and are left out.
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
