// What the client knows of one table, folded from the server's messages. Pure.
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
  /** The table's id. */
  id: string;
  epoch: number;
  /** The newest log entry anything was heard of. */
  head: number;
  /** Everything up to this log entry has arrived: where to resume. */
  complete: number;
  /** Newest entry of each kind of message; what is older is stale. */
  seqs: { table: number; game: number; changed: number; waiting: number; chat: number };
  you: number | null;
  host: boolean;
  /** Who is around, for the host. */
  room: Room | null;
  table: TableView | null;
  update: GameUpdate | null;
  /** All steps of the match, in order. */
  steps: Step[];
  /** What the newest `game` message added to `steps`; empty when it told the past. */
  lastSteps: Step[];
  chat: ChatLine[];
  /** Whether more was said before the first line of `chat`. */
  earlier: boolean;
  /** The newest quick reactions since the reader came; each is shown once. */
  reactions: Reacted[];
  /** The newest hint that the reader was told. */
  hint: Hint | null;
  /** What the reader chose to do next, or why that was dropped. */
  ahead: Ahead | null;
  /** Whether what leaves the reader no choice is played for them, in the match that is on. */
  standing_order: StandingOrder | null;
  /** What the reader was told last that they may be asked next. */
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
 * The state after a message. `fresh`: no message of this table has come yet on this connection, so a lower
 * epoch is not a latecomer but a table that was restored from a backup.
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
        // It is given for one match; whoever was away is told of it after this.
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
      // Lines between those known and these were left out: the known ones would seem to be next to them.
      return typeof message.earlier === 'boolean'
        ? { ...state, chat: message.lines, earlier: message.earlier }
        : { ...state, chat: withLines(state.chat, message.lines) };
  }
}

/** A quick reaction of somebody at the table. */
export type Reacted = Extract<ServerMessage, { type: 'reaction' }>;

const reactionsKept = 16;

/** The state after somebody reacted. */
export function react(state: TableState, message: Reacted): TableState {
  return { ...state, reactions: [...state.reactions, message].slice(-reactionsKept) };
}

/** The state after somebody took another name: it stands on the old lines, too. */
export function rename(state: TableState, message: Renamed): TableState {
  return { ...state, chat: withNames(state.chat, [message.account]) };
}

/** Whoever was away when somebody took another name hears of it with the table. */
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

/** The state with older lines of the talk, as far as they are still those before the first one. */
export function prepend(state: TableState, message: EarlierChat): TableState {
  const first = state.chat[0];
  if (message.epoch !== state.epoch || !first) return state;
  const isOlder = (line: ChatLine) =>
    line.seq <= first.seq &&
    !state.chat.some((had) => had.seq === line.seq && had.whisper?.n === line.whisper?.n);
  const added = message.lines.filter(isOlder);
  return { ...state, chat: [...added, ...state.chat], earlier: message.earlier };
}

/** The server has sent everything it had: nothing is missing up to the newest entry. */
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
  // The story so far is no news, and neither is what happened during a long absence.
  const news = sameMatch && !message.from_start ? added : [];
  return { update: message, steps: [...had, ...added], lastSteps: news };
}

/**
 * The match after its changes.
 *
 * @throws NotOfThis if they are not of what is known: then the table has to be watched anew.
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

/** Others are waited for than before, or until another time; nothing has happened of which we are told. */
function withWaiting(update: GameUpdate | null, message: WaitingUpdate): GameUpdate | null {
  if (update?.number !== message.number) return update;
  const { waiting, deadlines, banks, now } = message;
  return { ...update, waiting, deadlines, banks, now };
}

function withLines(had: ChatLine[], lines: ChatLine[]): ChatLine[] {
  // Said aloud and whispered lines are counted apart; each kind comes in order.
  const place = (line: ChatLine) => line.whisper?.n ?? line.seq;
  const isNew = (line: ChatLine) => {
    const last = had.findLast((h) => !h.whisper === !line.whisper);
    return !last || place(line) > place(last);
  };
  return [...had, ...lines.filter(isNew)];
}
