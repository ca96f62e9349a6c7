// The client's knowledge of one table, built from the server's messages. Pure.
import type {
  Account,
  ChatLine,
  GameChange,
  GameUpdate,
  ServerMessage,
  Step,
  TableView,
  Room,
  WaitingUpdate,
} from '../generated/protocol';

import { changed, NotOfThis } from './change';

export type TableMessage = Extract<
  ServerMessage,
  { type: 'table' | 'game' | 'changed' | 'waiting' | 'chat' }
>;
export type Renamed = Extract<ServerMessage, { type: 'renamed' }>;
export type Hint = Extract<ServerMessage, { type: 'hint' }>;
export type Ahead = Extract<ServerMessage, { type: 'ahead' }>;
export type StandingOrder = Extract<ServerMessage, { type: 'standing_order' }>;
export type Foreseen = Extract<ServerMessage, { type: 'foreseen' }>;
export type EarlierChat = Extract<ServerMessage, { type: 'earlier_chat' }>;

export interface TableState {
  id: string;
  epoch: number;
  /** The newest log entry of any message. */
  head: number;
  /** The log entry up to which all messages have arrived; the client resumes after it. */
  complete: number;
  /** The newest entry of each kind of message. Older messages are stale. */
  seqs: { table: number; game: number; changed: number; waiting: number; chat: number };
  you: number | null;
  host: boolean;
  /** The accounts that the host can manage; `null` for others. */
  room: Room | null;
  table: TableView | null;
  update: GameUpdate | null;
  /** All steps of the match, in order. */
  steps: Step[];
  /** The steps that the newest `game` message added; empty if it contained the past. */
  lastSteps: Step[];
  chat: ChatLine[];
  /** True if older lines exist before the first line of `chat`. */
  earlier: boolean;
  /** The newest quick reactions since the reader came. Each is shown once. */
  reactions: Reacted[];
  /** The newest hint for the reader. */
  hint: Hint | null;
  /** The reader's premove, or the reason why it was dropped. */
  ahead: Ahead | null;
  /** The reader's auto-play of forced moves in the running match. */
  standing_order: StandingOrder | null;
  /** The decisions that the reader may face next, from the newest message. */
  foreseen: Foreseen | null;
}

export function emptyTable(id: string, epoch: number): TableState {
  return {
    id,
    epoch,
    head: 0,
    complete: 0,
    seqs: { table: -1, game: -1, changed: -1, waiting: -1, chat: -1 },
    you: null,
    host: false,
    room: null,
    table: null,
    update: null,
    steps: [],
    lastSteps: [],
    chat: [],
    earlier: false,
    reactions: [],
    hint: null,
    ahead: null,
    standing_order: null,
    foreseen: null,
  };
}

/**
 * Returns the state after a message. `fresh` means that it is the table's first message on this connection. A
 * lower epoch then means a table restored from a backup, not a late message.
 */
export function receive(before: TableState | null, message: TableMessage, fresh = false): TableState {
  let state = before;
  if (state && message.epoch < state.epoch && !fresh) return state;
  if (state?.epoch !== message.epoch) state = emptyTable(message.table, message.epoch);
  if (message.seq < state.seqs[message.type]) return state;
  state = {
    ...state,
    // A message about a newer entry comes after all messages about older ones.
    complete: message.seq > state.head ? Math.max(state.complete, state.head) : state.complete,
    head: Math.max(state.head, message.seq),
    seqs: { ...state.seqs, [message.type]: message.seq },
  };
  switch (message.type) {
    case 'table':
      return {
        ...state,
        table: message.state,
        you: message.you,
        host: message.host,
        room: message.room ?? null,
        // Auto-play is set for one match. A client that was away receives it after this message.
        standing_order: message.state.game?.id === state.table?.game?.id ? state.standing_order : null,
        chat: state.chat.length > 0 ? withNames(state.chat, seated(message.state)) : state.chat,
      };
    case 'game':
      return { ...state, ...withUpdate(state, message) };
    case 'changed':
      return { ...state, ...withUpdate(state, whole(state.update, message)) };
    case 'waiting':
      return { ...state, update: withWaiting(state.update, message) };
    case 'chat':
      // The server skipped lines between the known ones and these, so the known ones are dropped.
      return typeof message.earlier === 'boolean'
        ? { ...state, chat: message.lines, earlier: message.earlier }
        : { ...state, chat: withLines(state.chat, message.lines) };
  }
}

/** A quick reaction of a person at the table. */
export type Reacted = Extract<ServerMessage, { type: 'reaction' }>;

const reactionsKept = 16;

/** Returns the state after a reaction. */
export function react(state: TableState, message: Reacted): TableState {
  return { ...state, reactions: [...state.reactions, message].slice(-reactionsKept) };
}

/** Returns the state after an account changed its name, which old lines show, too. */
export function rename(state: TableState, message: Renamed): TableState {
  return { ...state, chat: withNames(state.chat, [message.account]) };
}

/** Returns the accounts in the seats. A client that was away learns their new names from the table. */
function seated(table: TableView): Account[] {
  return table.seats.flatMap((s) => (s.occupant.is === 'account' ? [s.occupant.account] : []));
}

function withNames(lines: ChatLine[], accounts: Account[]): ChatLine[] {
  const names = new Map(accounts.map((account) => [account.id, account.name]));
  const renamed = lines.map((line) => {
    const name = names.get(line.account) ?? line.name;
    const listener = line.whisper && (names.get(line.whisper.to) ?? line.whisper.name);
    if (name === line.name && listener === line.whisper?.name) return line;
    return { ...line, name, whisper: line.whisper && { ...line.whisper, name: listener ?? '' } };
  });
  return renamed.every((line, n) => line === lines[n]) ? lines : renamed;
}

/** Returns the state with older chat lines, if these come directly before the first known line. */
export function prepend(state: TableState, message: EarlierChat): TableState {
  const first = state.chat[0];
  if (message.epoch !== state.epoch || !first) return state;
  const isOlder = (line: ChatLine) =>
    line.seq <= first.seq &&
    !state.chat.some((had) => had.seq === line.seq && had.whisper?.n === line.whisper?.n);
  const added = message.lines.filter(isOlder);
  return { ...state, chat: [...added, ...state.chat], earlier: message.earlier };
}

/**
 * Returns the state after the server has sent all it had, so that nothing is missing up to the newest entry.
 */
export function caughtUp(state: TableState): TableState {
  return { ...state, complete: state.head };
}

function withUpdate(
  state: TableState,
  message: GameUpdate,
): Pick<TableState, 'update' | 'steps' | 'lastSteps'> {
  const sameMatch = state.update?.number === message.number;
  const had = sameMatch && !message.from_start ? state.steps : [];
  const newest = had.at(-1)?.seq ?? -1;
  const added = message.steps.filter((step) => step.seq > newest);
  // The match so far is not news, and neither are the events of a long absence.
  const news = sameMatch && !message.from_start ? added : [];
  return { update: message, steps: [...had, ...added], lastSteps: news };
}

/**
 * Returns the update after its changes.
 *
 * @throws NotOfThis if they do not fit the known view; the client then has to watch the table again.
 */
function whole(update: GameUpdate | null, message: GameChange): GameUpdate {
  if (update?.number !== message.number) throw new NotOfThis('another match');
  const { changes, ...rest } = message;
  const { view, decision } = changed({ view: update.view, decision: update.decision }, changes) as Pick<
    GameUpdate,
    'view' | 'decision'
  >;
  return { ...rest, view, decision, from_start: false };
}

/** Returns the update with other waiting players or deadlines. No step happened that the reader may see. */
function withWaiting(update: GameUpdate | null, message: WaitingUpdate): GameUpdate | null {
  if (update?.number !== message.number) return update;
  const { waiting, deadlines, banks, now } = message;
  return { ...update, waiting, deadlines, banks, now };
}

function withLines(had: ChatLine[], lines: ChatLine[]): ChatLine[] {
  // Public and whispered lines have separate counters; each kind arrives in order.
  const place = (line: ChatLine) => line.whisper?.n ?? line.seq;
  const isNew = (line: ChatLine) => {
    const last = had.findLast((h) => !h.whisper === !line.whisper);
    return !last || place(line) > place(last);
  };
  return [...had, ...lines.filter(isNew)];
}
