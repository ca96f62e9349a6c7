// Made of protocol.schema.json by `cargo xtask gen`. Do not edit.

/**
 * Whether an account is a person or a program.
 */
export type AccountKind = 'person' | 'bot' | 'companion';
/**
 * Who decided a step.
 */
export type By = 'player' | 'clock' | 'bot' | 'stand_in' | 'standing_order';
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * What the worth of a choice is counted in.
 */
export type Unit = 'points' | 'victory';
/**
 * Shows that whoever has the session also has the account.
 */
export type Proof =
  | {
      by: 'code';
      /**
       * As it was written down.
       */
      code: Secret;
    }
  | {
      by: 'password';
      /**
       * As it is now.
       */
      password: Secret;
    };
/**
 * A password or a code, on its way between a client and the server. It travels as plain text, so that requests and answers can carry it, and it is never printed: logs and panics show that it is there, and nothing of it.
 */
export type Secret = string;
/**
 * What came of checking a setup.
 */
export type CheckedSetup =
  | {
      is: 'playable';
      /**
       * Complete, as a table would have it.
       */
      setup: Setup;
      /**
       * Which seats would be partners. Not there if everybody plays for themselves.
       */
      teams?: Teams;
    }
  | {
      is: 'refused';
      /**
       * What to change, in words.
       */
      why: string;
    };
/**
 * What happens in the running match while a player is gone: not connected to the table.
 */
export type Away =
  | {
      away: 'wait';
    }
  | {
      /**
       * After how many seconds, 1 to 86,400.
       */
      after: number;
      away: 'stand_in';
    };
/**
 * How time is counted at a table. A game may set a limit of its own for some decisions.
 */
export type Clock =
  | {
      clock: 'none';
    }
  | {
      clock: 'seconds';
      /**
       * For each decision.
       */
      per_decision: number;
    }
  | {
      clock: 'days';
      /**
       * For each decision.
       */
      per_decision: number;
    }
  | {
      clock: 'bank';
      /**
       * Seconds that each decision puts in, 5 to 600: who had nothing left has these for the next one.
       */
      increment: number;
      /**
       * Seconds that are in it at the beginning, 30 to 7,200.
       */
      seconds: number;
    }
  | {
      clock: 'bank_of_days';
      /**
       * Days that are in it at the beginning, 1 to 60.
       */
      days: number;
      /**
       * Hours that each decision puts in, 1 to 72.
       */
      increment: number;
    };
/**
 * Who may join a running match, in a game that takes newcomers.
 */
export type Newcomers = 'nobody' | 'by_consent' | 'everybody';
/**
 * The number of chairs of a match, 1 to 8.
 */
export type SeatCount = number;
/**
 * How partners talk to one another during a match, where teams play.
 */
export type TeamTalk = 'open' | 'private';
/**
 * Who finds a table.
 */
export type Visibility = 'public' | 'private';
/**
 * Which seats are partners: a list of teams, each a list of seats, in the order of the seats. Every seat is in one of them. Empty, or not there, if everybody plays for themselves.
 */
export type Teams = Seat[][];
/**
 * Everything a client can say over the socket.
 */
export type ClientMessage =
  | {
      /**
       * Whether `changed` messages may follow instead of further `game` messages. They are several times smaller.
       */
      changes?: boolean;
      /**
       * The epoch that `since` belongs to. With another one than the table's, `since` is ignored.
       */
      epoch?: number | null;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * The `seq` of the last `game` message this client saw of this table: it gets the steps and chat lines after it, some lines perhaps again. Not that of a `table` or `chat` message: the connection may have broken before the `game` message with the same `seq`. `null`: everything from the start of the match.
       */
      since?: number | null;
      /**
       * Which table.
       */
      table: string;
      type: 'watch';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'unwatch';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which seat; `null` for the first free one.
       */
      seat?: Seat | null;
      /**
       * Which table.
       */
      table: string;
      type: 'sit';
    }
  | {
      /**
       * Who asked, by account.
       */
      account: string;
      /**
       * Whether.
       */
      admit: boolean;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'admit';
    }
  | {
      /**
       * Whether.
       */
      agree: boolean;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * For whom.
       */
      seat: Seat;
      /**
       * Which table.
       */
      table: string;
      type: 'stand_in';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Whether the match is to be paused.
       */
      pause: boolean;
      /**
       * Which table.
       */
      table: string;
      type: 'pause';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'undo';
      /**
       * Whether.
       */
      wish: boolean;
    }
  | {
      /**
       * Whether.
       */
      allow: boolean;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'allow_undo';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'stand';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Whether.
       */
      ready: boolean;
      /**
       * Which table.
       */
      table: string;
      type: 'ready';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Name of the player, one of those listed for the game.
       */
      player: string;
      /**
       * Which seat; `null` for all free ones.
       */
      seat?: Seat | null;
      /**
       * Which table.
       */
      table: string;
      type: 'add_bot';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * What they are called.
       */
      name: string;
      /**
       * Which seat; `null` for the first free one.
       */
      seat?: Seat | null;
      /**
       * Which table.
       */
      table: string;
      type: 'beside';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which seat.
       */
      seat: Seat;
      /**
       * Which table.
       */
      table: string;
      type: 'remove';
    }
  | {
      /**
       * Which account; it need not be there.
       */
      account: string;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Whether it is muted from now on.
       */
      muted: boolean;
      /**
       * Which table.
       */
      table: string;
      type: 'mute';
    }
  | {
      /**
       * Which account; it need not be there.
       */
      account: string;
      /**
       * Whether it is banned from now on.
       */
      banned: boolean;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'ban';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * The new setup, complete. The game cannot be changed.
       */
      setup: SetupRequest;
      /**
       * Which table.
       */
      table: string;
      type: 'configure';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Whether the game's lesson is dealt: the same cards for everybody, so that somebody can be taught with them, and automatic players who choose alike each time. Only for somebody alone with them, at a private table without a clock that takes no newcomers.
       */
      lesson?: boolean;
      /**
       * Which table.
       */
      table: string;
      type: 'start';
    }
  | {
      /**
       * The `number` of `Decision` it answers. Another one is refused as stale.
       */
      decision: number;
      /**
       * Makes repeating safe, and correlates the answer.
       */
      id: string;
      /**
       * The game's `Intent`.
       */
      intent: unknown;
      /**
       * Which table.
       */
      table: string;
      type: 'submit';
    }
  | {
      /**
       * The `number` of `Decision` it is about.
       */
      decision: number;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'hint';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'foresee';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * The game's `Intent`; `null`: nothing any more.
       */
      intent?: unknown;
      /**
       * Which table.
       */
      table: string;
      type: 'choose_ahead';
    }
  | {
      /**
       * Whether decisions in which there is one thing to do are played.
       */
      forced: boolean;
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'standing_order';
    }
  | {
      /**
       * Makes repeating safe, and correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      /**
       * What.
       */
      text: string;
      /**
       * Who alone is told it, besides yourself. `null`: everybody.
       */
      to?: To | null;
      type: 'chat';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * How many lines at most; `null` for as many as the server gives at once.
       */
      lines?: number | null;
      /**
       * The `seq` of that line.
       */
      seq: number;
      /**
       * Which table.
       */
      table: string;
      type: 'chat_before';
      /**
       * Its `n`, if it was whispered, or said to your team.
       */
      whisper?: number | null;
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'resign';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'claim';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'rematch';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'close';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * A program: the games in which anybody may ask you to play, by their machine names. `GET /api/bots` lists you as long as this socket is open.
       */
      plays?: string[];
      type: 'listen';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      /**
       * Which table.
       */
      table: string;
      type: 'decline';
    }
  | {
      /**
       * Correlates the answer.
       */
      id: string;
      type: 'ping';
    };
/**
 * To whom something is said that not everybody is told: to the account in a seat, or to one's team.
 */
export type To = Seat | 'team';
/**
 * Signs in to an account that there is. Whatever does not fit is answered alike, after the same work.
 */
export type ComeBack =
  | {
      by: 'code';
      /**
       * As it was written down; small letters, spaces and hyphens make no difference.
       */
      code: Secret;
    }
  | {
      by: 'password';
      /**
       * The password.
       */
      password: Secret;
      /**
       * The account's tag: eight letters that the server chose. It is no secret.
       */
      tag: string;
    }
  | {
      by: 'device';
      /**
       * It counts once, and for a few minutes.
       */
      code: Secret;
    };
/**
 * What of a deal of the day is one's own.
 */
export type MyDay =
  | {
      is: 'open';
    }
  | {
      is: 'playing';
      /**
       * The code of the table.
       */
      table: string;
    }
  | {
      /**
       * For how many something better came of it.
       */
      better: number;
      is: 'over';
      /**
       * The id of the match.
       */
      match: string;
      /**
       * What came of it; not there if somebody else decided anything in it.
       */
      score?: DayScore | null;
    };
/**
 * How far an address is.
 */
export type MailState = 'asked' | 'confirmed' | 'refused';
/**
 * Who sat in a seat when a match ended.
 */
export type Player =
  | {
      is: 'nobody';
    }
  | {
      /**
       * Which.
       */
      account: Account;
      is: 'account';
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's list.
       */
      player: string;
    };
/**
 * How far a table is with the deal that it shares.
 */
export type DuplicateState = 'gathering' | 'playing' | 'over' | 'closed';
/**
 * How far a series is.
 */
export type SeriesState = 'asked' | 'running' | 'over' | 'cancelled' | 'declined';
/**
 * To whom a line was said.
 */
export type SaidTo = 'table' | 'one' | 'team';
/**
 * Who sits in a seat of a match that is played on.
 */
export type ForkSeat =
  | {
      is: 'me';
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's list.
       */
      player: string;
    }
  | {
      is: 'open';
    };
/**
 * What somebody is reported for.
 */
export type ReportReason = 'insults' | 'spam' | 'cheating' | 'name' | 'other';
/**
 * Somebody who plays a series.
 */
export type SeriesPlayer =
  | {
      account: string;
    }
  | {
      player: string;
    };
/**
 * What deal a match was. Only one of chance is a secret between the people who play it.
 */
export type Deal =
  | {
      is: 'chance';
    }
  | {
      is: 'lesson';
    }
  | {
      is: 'fork';
    }
  | {
      is: 'guess';
      /**
       * The id of the match that it guesses at.
       */
      match: string;
      /**
       * The id of the table where that one is played.
       */
      table: string;
    }
  | {
      /**
       * Which day, as `2026-11-26` in UTC.
       */
      day: string;
      is: 'day';
    }
  | {
      is: 'duplicate';
      /**
       * Which tables: the id that they have in common.
       */
      set: string;
    };
/**
 * Anything that moves a match on: the log of a match is a list of these, each with its seat.
 */
export type Input =
  | {
      intent: unknown;
    }
  | {
      seat: SeatChange;
    };
/**
 * A change of who sits at a running match. An input of the match like an intent, and logged like one.
 */
export type SeatChange = 'join' | 'leave' | 'claim';
/**
 * SHA-256 of a seed's 32 bytes, in hexadecimal.
 */
export type SeedHash = string;
/**
 * What came of it.
 */
export type ProviderDid =
  | {
      did: 'added';
      /**
       * It.
       */
      key: ListedProviderKey;
    }
  | {
      did: 'shown';
    }
  | {
      /**
       * To whom.
       */
      account: Account;
      did: 'came_back';
    };
/**
 * What somebody is called for.
 */
export type PushedKind = 'turn' | 'reminder' | 'taken' | 'invited';
/**
 * A language in which people are called.
 */
export type BellLanguage = 'en' | 'fr' | 'nl';
/**
 * One operation of a JSON Patch (RFC 6902).
 */
export type Change =
  | {
      op: 'add';
      /**
       * A JSON Pointer (RFC 6901).
       */
      path: string;
      /**
       * What is there now.
       */
      value: unknown;
    }
  | {
      op: 'remove';
      /**
       * A JSON Pointer (RFC 6901).
       */
      path: string;
    }
  | {
      op: 'replace';
      /**
       * A JSON Pointer (RFC 6901).
       */
      path: string;
      /**
       * What.
       */
      value: unknown;
    };
/**
 * Everything the server says over the socket.
 */
export type ServerMessage =
  | {
      /**
       * What the server accepts.
       */
      limits: Limits;
      /**
       * The server's clock, milliseconds since 1970. Deadlines are on this clock.
       */
      now: number;
      type: 'hello';
      /**
       * Who the server takes the client for.
       */
      you: Account;
    }
  | {
      /**
       * The request's id.
       */
      id: string;
      /**
       * The place of the request in the table's log, if it has one.
       */
      seq?: number | null;
      /**
       * The table, by id, if it was about one.
       */
      table?: string | null;
      type: 'done';
    }
  | {
      /**
       * The request's id, if it could be read.
       */
      id: string | null;
      /**
       * What is wrong and what to do.
       */
      problem: Problem;
      /**
       * The table, if it was about one.
       */
      table?: string | null;
      type: 'problem';
    }
  | {
      /**
       * Within an epoch `seq` never falls; another one than before: all is told anew.
       */
      epoch: number;
      /**
       * Whether you are the host.
       */
      host: boolean;
      /**
       * Whom the host can send away, or let in again. Told to the host only.
       */
      room?: Room | null;
      /**
       * The newest entry of the table's log that you are told of.
       */
      seq: number;
      /**
       * The table.
       */
      state: TableView;
      /**
       * The table's id.
       */
      table: string;
      type: 'table';
      /**
       * Your seat, if you have one.
       */
      you: Seat | null;
    }
  | (GameUpdate & {
      type: 'game';
    })
  | (GameChange & {
      type: 'changed';
    })
  | (WaitingUpdate & {
      type: 'waiting';
    })
  | {
      /**
       * There if these lines replace those you have, because you came anew or missed many: whether more was said before the first of them (see `chat_before`).
       */
      earlier?: boolean | null;
      /**
       * Within an epoch `seq` never falls; another one than before: all is told anew.
       */
      epoch: number;
      /**
       * In order.
       */
      lines: ChatLine[];
      /**
       * The newest entry of the table's log that you are told of.
       */
      seq: number;
      /**
       * The table's id.
       */
      table: string;
      type: 'chat';
    }
  | {
      /**
       * Whether more was said before the first of them.
       */
      earlier: boolean;
      /**
       * Within an epoch `seq` never falls; another one than before: all is told anew.
       */
      epoch: number;
      /**
       * In order.
       */
      lines: ChatLine[];
      /**
       * The table's id.
       */
      table: string;
      type: 'earlier_chat';
    }
  | {
      /**
       * Machine name of the automatic player.
       */
      adviser: string;
      /**
       * The decision that it is about.
       */
      decision: number;
      /**
       * The game's `Intent`.
       */
      intent: unknown;
      /**
       * The table's id.
       */
      table: string;
      type: 'hint';
    }
  | {
      /**
       * For each of its intents in how many of a hundred cases it will be possible, about.
       */
      chances: number[];
      /**
       * The game's `Choices`, as a sample: the surest first, none if nothing can be foreseen.
       */
      choices: unknown;
      /**
       * The table's id.
       */
      table: string;
      type: 'foreseen';
    }
  | {
      /**
       * There if it could not be played: why.
       */
      dropped?: AheadDropped | null;
      /**
       * The game's `Intent`; `null` if nothing is chosen.
       */
      intent: unknown;
      /**
       * The table's id.
       */
      table: string;
      type: 'ahead';
    }
  | {
      /**
       * Whether decisions in which there is one thing to do are.
       */
      forced: boolean;
      /**
       * You took back what you decided, so you are let decide anew: until then nothing is played.
       */
      rests?: boolean;
      /**
       * The table's id.
       */
      table: string;
      type: 'standing_order';
    }
  | {
      /**
       * The account as it is now.
       */
      account: Account;
      /**
       * Within an epoch `seq` never falls; another one than before: all is told anew.
       */
      epoch: number;
      /**
       * The table's id.
       */
      table: string;
      type: 'renamed';
    }
  | {
      /**
       * Why.
       */
      reason: string;
      /**
       * The table's id.
       */
      table: string;
      type: 'unwatched';
    }
  | {
      /**
       * What; in the answer to `listen`, how it stands at each of your tables.
       */
      notices: Notice[];
      type: 'notices';
    }
  | {
      /**
       * The request's id.
       */
      id: string;
      /**
       * The server's clock, milliseconds since 1970.
       */
      now: number;
      type: 'pong';
    }
  | {
      /**
       * The code it will be closed with.
       */
      code: CloseCode;
      /**
       * Why, in words.
       */
      reason: string;
      /**
       * Whether the same client may come back at once and resume.
       */
      resume: boolean;
      type: 'closing';
    };
/**
 * Who an account is to the limits. Everything is bounded for everybody.
 */
export type AccountClass = 'person' | 'bot' | 'trusted_bot';
/**
 * The kinds of problems.
 */
export type ProblemCode =
  | 'malformed'
  | 'not_signed_in'
  | 'wrong_key'
  | 'account_banned'
  | 'proof_needed'
  | 'key_taken'
  | 'provider_failed'
  | 'not_allowed'
  | 'not_watching'
  | 'muted'
  | 'banned'
  | 'removed'
  | 'not_found'
  | 'wrong_time'
  | 'not_in_this_game'
  | 'seat_taken'
  | 'no_newcomers'
  | 'not_ready'
  | 'bad_setup'
  | 'not_waiting'
  | 'stale'
  | 'shown'
  | 'refused'
  | 'id_reused'
  | 'bad_text'
  | 'too_many'
  | 'storage_unavailable'
  | 'overtaken'
  | 'closing'
  | 'internal';
/**
 * A pause of the running match, with accounts by their ids.
 */
export type PauseView =
  | {
      /**
       * Who agrees: they first, and then the others.
       */
      agreed: string[];
      /**
       * Who.
       */
      by: string;
      is: 'asked';
      /**
       * Whose answer is still needed.
       */
      needs: string[];
    }
  | {
      /**
       * Who agreed: they first, and then the others.
       */
      agreed: string[];
      /**
       * Who proposed it.
       */
      by: string;
      is: 'on';
      /**
       * Since when, milliseconds since 1970.
       */
      since: number;
      /**
       * When it is over if nobody ends it before.
       */
      until: number;
    };
/**
 * Who sits in a seat.
 */
export type Occupant =
  | {
      is: 'nobody';
    }
  | {
      /**
       * Who.
       */
      account: Account;
      /**
       * Is gone, and an automatic player decides for them until they return: as the setup's `away` says, or because the others agreed.
       */
      away: boolean;
      /**
       * The account at whose device they play, if not their own.
       */
      beside?: string | null;
      /**
       * Has a socket on this table right now.
       */
      connected: boolean;
      is: 'account';
      /**
       * Gave the seat up in the running match.
       */
      left: boolean;
      /**
       * Ready to start.
       */
      ready: boolean;
      /**
       * Until when they are on vacation, milliseconds since 1970: their clocks stand still where days pass.
       */
      vacation?: number | null;
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's list of players.
       */
      player: string;
    };
/**
 * How far a table is.
 */
export type Status = 'gathering' | 'playing' | 'finished';
/**
 * What happened to somebody at a table, other than in its match.
 */
export type News =
  | {
      is: 'removed';
    }
  | {
      is: 'muted';
    }
  | {
      is: 'unmuted';
    }
  | {
      is: 'banned';
    }
  | {
      is: 'unbanned';
    }
  | {
      is: 'paused';
    }
  | {
      is: 'resumed';
    }
  | {
      is: 'hinted';
    }
  | {
      is: 'guessed';
    }
  | {
      is: 'took_back';
    }
  | {
      /**
       * What they were called before, if that is known still.
       */
      from: string | null;
      is: 'renamed';
    };
/**
 * What somebody who says something is at the table.
 */
export type Speaker =
  | {
      is: 'seat';
      /**
       * Which seat it was then.
       */
      seat: Seat;
    }
  | {
      is: 'watching';
    }
  | {
      is: 'bot';
      /**
       * Which seat it had then, if any.
       */
      seat: Seat | null;
    };
/**
 * Why what was chosen ahead was not played.
 */
export type AheadDropped = 'impossible' | 'other_decision' | 'went_back';
/**
 * What concerns an account at a table.
 */
export type Noticed =
  | {
      is: 'seated';
      /**
       * In which seat.
       */
      seat: Seat;
    }
  | {
      is: 'unseated';
    }
  | {
      is: 'began';
      /**
       * In which seat.
       */
      seat: Seat;
    }
  | {
      /**
       * The `number` of `Decision`.
       */
      decision: number;
      is: 'your_turn';
      /**
       * In which seat: yours, or the companion's.
       */
      seat: Seat;
      /**
       * When the time for it runs out, milliseconds since 1970; `null` without a clock.
       */
      until: number | null;
    }
  | {
      /**
       * Its id, as in `/api/matches/{id}`.
       */
      id: string;
      is: 'over';
    }
  | {
      is: 'rematch';
    }
  | {
      /**
       * Who.
       */
      from: Account;
      is: 'invited';
    }
  | {
      /**
       * Who.
       */
      from: Account;
      is: 'challenged';
    }
  | {
      /**
       * Who.
       */
      by: Account;
      is: 'declined';
    }
  | {
      /**
       * Who.
       */
      from: Account;
      /**
       * The id of the series.
       */
      id: string;
      is: 'series';
      /**
       * How many matches.
       */
      matches: number;
    };
/**
 * Why the server closes a socket. On the wire: the WebSocket close code.
 */
export type CloseCode = number;
/**
 * Who sat in the other seats.
 */
export type Against =
  | {
      are: 'people';
    }
  | {
      are: 'bots';
      /**
       * The name of all of them in the game's list; not there if they were different ones.
       */
      player?: string | null;
    }
  | {
      are: 'both';
    };

/**
 * The messages of septet.v1.
 */
export interface Protocol {
  about_me: AboutMe;
  account_time: AccountTime;
  add_passkey: AddPasskey;
  analysis: Analysis;
  ask_browser: AskBrowser;
  begin_passkey: BeginPasskey;
  begin_provider_key: BeginProviderKey;
  begin_vacation: BeginVacation;
  bell_wishes: BellWishesRequest;
  bots_here: BotHere[];
  challenge: Challenge;
  checked_setup: CheckedSetup;
  client_message: ClientMessage;
  come_back: ComeBack;
  deal_of_the_day: DealOfTheDay;
  device_code: DeviceCode;
  doorbell: Doorbell;
  duplicate: Duplicate;
  erase: Erase;
  exported_bell: ExportedBell;
  exported_people: ExportedPeople;
  exported_table: ExportedTable;
  fork_match: ForkMatch;
  friend_code: FriendCode;
  friend_link: FriendLink;
  friend_offer: FriendOffer;
  friends: Friends;
  game_listing: GameListing;
  go_to_provider: GoToProvider;
  guess_match: GuessMatch;
  has_password: HasPassword;
  invite: Invite;
  ladder: Ladder;
  ladder_crosstable: LadderCrosstable;
  ladder_matches: LadderMatch[];
  ladders: LadderListing[];
  listed_passkey: ListedPasskey;
  listed_provider_key: ListedProviderKey;
  made_code: MadeCode;
  made_duplicate: MadeDuplicate;
  made_table: MadeTable;
  made_webhook: MadeWebhook;
  make_code: MakeCode;
  make_duplicate: MakeDuplicate;
  make_report: MakeReport;
  make_series: MakeSeries;
  match_listing: MatchListing;
  match_record: MatchRecord;
  muted_by_me: MutedByMe;
  provider: Provider;
  provider_answer: ProviderAnswer;
  provider_did: ProviderDid;
  pushed: Pushed;
  rating: Rating;
  rating_of: RatingOf;
  reel: Reel;
  remove_passkey: RemovePasskey;
  remove_provider_key: RemoveProviderKey;
  rename: Rename;
  replay: Replay;
  ring_here: RingHere;
  series: Series;
  series_match: SeriesMatch;
  server_message: ServerMessage;
  set_mail: SetMail;
  set_mute: SetMute;
  set_password: SetPassword;
  set_webhook: SetWebhook;
  set_zone: SetZone;
  setup: SetupRequest;
  show_passkey: ShowPasskey;
  sign_in: SignIn;
  signed_in: SignedIn;
  spoken: Spoken;
  statistics: Statistics;
  table_listing: TableListing;
  webhook_call: WebhookCall;
}
/**
 * An account, as it is shown to its owner.
 */
export interface AboutMe {
  /**
   * Who.
   */
  account: Account;
  /**
   * Whether whoever runs the server has named it as an admin. Nobody else is told.
   */
  admin?: boolean;
  /**
   * When its recovery code was made, if it has one.
   */
  code_at: number | null;
  /**
   * Who plays at its device.
   */
  companions?: ListedCompanion[];
  /**
   * Where it is signed in, the last used first.
   */
  devices: Device[];
  /**
   * Milliseconds for which whoever says that all keys are lost waits until they need none.
   */
  lost_wait: number;
  /**
   * When it was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * Its passkeys, the oldest first.
   */
  passkeys: ListedPasskey[];
  /**
   * When its password was set, if it has one.
   */
  password_at: number | null;
  /**
   * Its keys at providers of OpenID Connect, the oldest first.
   */
  provider_keys: ListedProviderKey[];
  /**
   * What one signs in as with a password. A guest has none.
   */
  tag: string | null;
}
/**
 * Somebody who signed in.
 */
export interface Account {
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Whether a person or a program.
   */
  kind: AccountKind;
  /**
   * Chosen by the account; not unique, but at a table nobody is called like somebody else: the second gets a number, as in `Ann (2)`. That of an account that was erased is `a former player`.
   */
  name: string;
}
/**
 * Somebody who plays at one's device.
 */
export interface ListedCompanion {
  /**
   * Who.
   */
  account: Account;
  /**
   * The id of the table at which they play.
   */
  table: string;
}
/**
 * A session of one's own.
 */
export interface Device {
  /**
   * By which it can be ended. Nobody signs in with it.
   */
  id: string;
  /**
   * When it said that all keys of the account are lost, milliseconds since 1970; `null` if it did not.
   */
  lost_at: number | null;
  /**
   * Browser and system, as `Firefox, Linux`; empty if that is not known. Nothing more is kept of what a browser says.
   */
  name: string;
  /**
   * When it was last noted that it is used, about once a day.
   */
  seen: number;
  /**
   * When it signed in, milliseconds since 1970.
   */
  since: number;
  /**
   * Whether it is the one that asks.
   */
  this: boolean;
}
/**
 * A passkey, as its owner sees it.
 */
export interface ListedPasskey {
  /**
   * By which it can be removed. Nobody signs in with it.
   */
  id: string;
  /**
   * When it was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * What its owner calls it.
   */
  name: string;
  /**
   * When somebody last came back or showed who they are with it; `null` if nobody did.
   */
  used_at: number | null;
}
/**
 * A key at a provider, as its owner sees it.
 */
export interface ListedProviderKey {
  /**
   * By which it can be taken away. Nobody signs in with it.
   */
  id: string;
  /**
   * The provider, as it calls itself.
   */
  issuer: string;
  /**
   * When it was added, milliseconds since 1970.
   */
  made_at: number;
  /**
   * What the provider calls its owner. Nothing else of what it says is kept.
   */
  subject: string;
  /**
   * When somebody last came back or showed who they are with it; `null` if nobody did.
   */
  used_at: number | null;
}
/**
 * What an account said of its time, for its owner.
 */
export interface AccountTime {
  /**
   * Days of vacation within any year.
   */
  days_a_year: number;
  /**
   * Days of vacation that are left of this year's.
   */
  days_left: number;
  /**
   * The server's clock when this was written, milliseconds since 1970.
   */
  now: number;
  /**
   * The vacation that it is on.
   */
  vacation: Vacation | null;
  /**
   * Where it lives: a name like `Europe/Paris`. Playing hours are counted by the clock there, and by UTC without any.
   */
  zone: string | null;
}
/**
 * Time in which an account's clocks stand still at tables where days pass.
 */
export interface Vacation {
  /**
   * From this moment, milliseconds since 1970.
   */
  from: number;
  /**
   * To this one.
   */
  until: number;
}
/**
 * Adds a passkey that a browser has made.
 */
export interface AddPasskey {
  /**
   * `RegistrationResponseJSON` of Web Authentication.
   */
  credential: unknown;
  /**
   * What its owner calls it.
   */
  name: string;
}
/**
 * What a strong automatic player would have thought of one decision of a match that is over, knowing what the seat that decided knew then.
 */
export interface Analysis {
  /**
   * Machine name of the automatic player that thought about it.
   */
  adviser: string;
  /**
   * The three best, the best first; empty if there was nothing to choose.
   */
  best: Considered[];
  /**
   * Who decided it.
   */
  by: By;
  /**
   * How many intents were offered.
   */
  choices: number;
  /**
   * What was decided.
   */
  decided: Considered;
  /**
   * Its place among what the adviser thought about, 1 for the best; `null` if it was not offered, or there was nothing to choose.
   */
  rank: number | null;
  /**
   * Whose decision it was.
   */
  seat: Seat;
  /**
   * What the worth of intents is counted in.
   */
  unit: Unit;
  /**
   * The game's `View`: all that the seat knew.
   */
  view: unknown;
}
/**
 * An intent, and what an automatic player thinks of it.
 */
export interface Considered {
  /**
   * How far it is behind the best; not there of the best itself, of what was not thought about, and of what was thought about too little to say.
   */
  behind?: Behind | null;
  /**
   * The game's `Intent`.
   */
  intent: unknown;
  /**
   * How far ahead of the best of the others it is expected to leave the seat or its team in the end; below 0 if behind, to a thousandth. `null` if it was not thought about. Of intents that are told together the difference says how much better one is.
   */
  worth: number | null;
}
/**
 * How far an intent is behind the best one, as far as both were tried in the same imagined worlds.
 */
export interface Behind {
  /**
   * On average, to a thousandth; below 0 if it is ahead there.
   */
  by: number;
  /**
   * The standard error of `by`, to a thousandth: if twice as much is more than `by`, the two are hard to tell apart.
   */
  error: number;
}
/**
 * What a browser is to be asked, once and soon.
 */
export interface AskBrowser {
  /**
   * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, level 3.
   */
  options: unknown;
}
/**
 * Asks for what a browser needs to make a passkey.
 */
export interface BeginPasskey {
  /**
   * Needed once the account has a key, unless a passkey of it was just shown.
   */
  proof?: Proof | null;
}
/**
 * Asks for where a browser goes to be given a key.
 */
export interface BeginProviderKey {
  /**
   * Needed once the account has a key, unless one was just shown.
   */
  proof?: Proof | null;
}
/**
 * Begins a vacation now.
 */
export interface BeginVacation {
  /**
   * For so many days. Ended earlier, it costs those that have begun.
   */
  days: number;
}
/**
 * When and how often somebody wants to be called.
 */
export interface BellWishesRequest {
  /**
   * When not. What would have called then calls at the end of it, if it still waits.
   */
  quiet?: QuietHours | null;
  /**
   * Minutes before the time runs out at which one is reminded, 5 to 1,440; `null`: not at all.
   */
  reminder?: number | null;
}
/**
 * A time of every day. If it ends before it begins it goes over midnight; if both are the same it is the whole day.
 */
export interface QuietHours {
  /**
   * From when on, minutes after midnight, 0 to 1,439.
   */
  from: number;
  /**
   * Until when, minutes after midnight, 0 to 1,439.
   */
  to: number;
  /**
   * Where the clock hangs: the name of a time zone, like `Europe/Paris`.
   */
  zone: string;
}
/**
 * A program that is here and plays with anybody.
 */
export interface BotHere {
  /**
   * Whose it is.
   */
  account: Account;
  /**
   * The games that it plays, by their machine names.
   */
  plays: string[];
}
/**
 * Asks a program to play at a table where one sits, or which one hosts.
 */
export interface Challenge {
  /**
   * Which program, by the id of its account.
   */
  account: string;
}
/**
 * How a table is set up.
 */
export interface Setup {
  /**
   * What happens in the running match while a player is gone. Left out: with seconds for each decision an automatic player stands in after the server's grace time, and otherwise the others wait.
   */
  away: Away | null;
  /**
   * How time is counted.
   */
  clock: Clock;
  /**
   * Which game, e.g. `"seven-kingdoms"`.
   */
  game: string;
  /**
   * Whether players may ask for hints during a match (`hint`). Left out: nobody may.
   */
  hints?: boolean;
  /**
   * Who may join the running match, in a game that takes newcomers.
   */
  newcomers: Newcomers;
  /**
   * The game's `Options`. Left out: its defaults.
   */
  options: unknown;
  /**
   * In which hours clocks run, where days pass, for each player by the clock where they live. Left out: day and night.
   */
  playing_hours?: PlayingHours | null;
  /**
   * How many seats.
   */
  seats: SeatCount;
  /**
   * Whether partners can talk among themselves, in a match with teams. Left out: they talk like anybody else.
   */
  team_talk?: TeamTalk;
  /**
   * Who finds the table.
   */
  visibility: Visibility;
}
/**
 * Hours in which clocks run at a table where days pass, for each player by the clock where they live. They may go over midnight, and are six hours at least.
 */
export interface PlayingHours {
  /**
   * From this minute of the day, 0 to 1439.
   */
  from: number;
  /**
   * To this one.
   */
  to: number;
}
/**
 * How a table is set up.
 */
export interface SetupRequest {
  /**
   * What happens in the running match while a player is gone. Left out: with seconds for each decision an automatic player stands in after the server's grace time, and otherwise the others wait.
   */
  away?: Away | null;
  /**
   * How time is counted.
   */
  clock?: Clock;
  /**
   * Which game, e.g. `"seven-kingdoms"`.
   */
  game: string;
  /**
   * Whether players may ask for hints during a match (`hint`). Left out: nobody may.
   */
  hints?: boolean;
  /**
   * Who may join the running match, in a game that takes newcomers.
   */
  newcomers?: Newcomers;
  /**
   * The game's `Options`. Left out: its defaults.
   */
  options?: unknown;
  /**
   * In which hours clocks run, where days pass, for each player by the clock where they live. Left out: day and night.
   */
  playing_hours?: PlayingHours | null;
  /**
   * How many seats.
   */
  seats: SeatCount;
  /**
   * Whether partners can talk among themselves, in a match with teams. Left out: they talk like anybody else.
   */
  team_talk?: TeamTalk;
  /**
   * Who finds the table.
   */
  visibility?: Visibility;
}
/**
 * The deal of a day of one game: the same cards for all who play it here.
 */
export interface DealOfTheDay {
  /**
   * What came of it for all who played it to its end, the best first.
   */
  bars: DayBar[];
  /**
   * Which day, as `2026-11-26` in UTC.
   */
  day: string;
  /**
   * When the next one comes, milliseconds since 1970.
   */
  ends_at: number;
  /**
   * What an expert made of it in the same seat. Told once one's own match is over, and once the expert has played it.
   */
  expert?: DayScore | null;
  /**
   * Which game.
   */
  game: string;
  /**
   * What of it is one's own.
   */
  mine: MyDay;
  /**
   * Who plays in the other seats, by the name in the game's list.
   */
  player: string;
  /**
   * How many sit at the table.
   */
  seats: number;
}
/**
 * For how many the same came of it.
 */
export interface DayBar {
  /**
   * How many.
   */
  people: number;
  /**
   * What.
   */
  score: DayScore;
}
/**
 * What came of a deal of the day for somebody.
 */
export interface DayScore {
  /**
   * The place among those at the table.
   */
  place: number;
  /**
   * The last line of the score sheet; `null` in games that count nothing.
   */
  points: number | null;
}
/**
 * A code with which another device signs in, once.
 */
export interface DeviceCode {
  /**
   * In groups. The one before does not count any more.
   */
  code: Secret;
  /**
   * Milliseconds for which it counts.
   */
  lasts: number;
}
/**
 * How the account that asks is called, and what the server has for that.
 */
export interface Doorbell {
  /**
   * Seconds that a decision waits before somebody is called for it.
   */
  after: number;
  /**
   * How many devices of the account are called.
   */
  devices: number;
  /**
   * Whether the device that asks is called.
   */
  here: boolean;
  /**
   * Where the account is written to, if it wants that.
   */
  mail: MailAddress | null;
  /**
   * Whether this server writes e-mail.
   */
  mails: boolean;
  /**
   * How many may be.
   */
  most_devices: number;
  /**
   * The server's public key, which a browser wants to know before it lets the server push (VAPID): the point on P-256 in base64url.
   */
  push_key: string;
  /**
   * The host of the webhook that is called, if there is one. The rest of its address may be a secret.
   */
  webhook: string | null;
  /**
   * When and how often.
   */
  wishes: BellWishes;
}
/**
 * Where an account is written to.
 */
export interface MailAddress {
  /**
   * The address. Nobody but its owner is told it.
   */
  address: string;
  /**
   * When it was set, milliseconds since 1970.
   */
  since: number;
  /**
   * How far it is.
   */
  state: MailState;
}
/**
 * When and how often somebody wants to be called.
 */
export interface BellWishes {
  /**
   * When not. What would have called then calls at the end of it, if it still waits.
   */
  quiet: QuietHours | null;
  /**
   * Minutes before the time runs out at which one is reminded, 5 to 1,440; `null`: not at all.
   */
  reminder: number | null;
}
/**
 * Tables that share a deal, as far as whoever asks may know of them.
 */
export interface Duplicate {
  /**
   * Whether the maker lets no further table begin.
   */
  closed: boolean;
  /**
   * What they have in common.
   */
  id: string;
  /**
   * When, milliseconds since 1970.
   */
  made_at: number;
  /**
   * Who made them.
   */
  maker: Account;
  /**
   * Whether nothing is secret any more: seed, records and results are everybody's.
   */
  open: boolean;
  /**
   * When it is open at the latest, milliseconds since 1970. `null` as long as no table is over.
   */
  opens_at: number | null;
  /**
   * What is played.
   */
  setup: Setup;
  /**
   * The tables, in order.
   */
  tables: DuplicateTable[];
}
/**
 * One of the tables that share a deal.
 */
export interface DuplicateTable {
  /**
   * The table's code, while people sit down there; afterwards only if you sit there or made it. `null` also if the table was forgotten, because nothing happened there.
   */
  code: string | null;
  /**
   * Whether whoever asks plays the deal there.
   */
  mine: boolean;
  /**
   * Who sits in each seat, or sat there with the shared deal.
   */
  players: Player[];
  /**
   * The id of the match, and how it ended. Before all is open only to those who played it.
   */
  result: DuplicateResult | null;
  /**
   * How far it is with the shared deal.
   */
  state: DuplicateState;
}
/**
 * What came of a shared deal at a table.
 */
export interface DuplicateResult {
  /**
   * The id of the match.
   */
  match: string;
  /**
   * For each seat how it did against the same seat at the other tables. Empty before all is open.
   */
  matchpoints: Matchpoints[];
  /**
   * How it ended.
   */
  outcome: Outcome;
}
/**
 * How a seat did against the same seat at the other tables: 1 for each that has less, ½ for each that has as much.
 */
export interface Matchpoints {
  /**
   * How many it was compared with.
   */
  of: number;
  /**
   * The sum.
   */
  won: number;
}
/**
 * Final standing of a match.
 */
export interface Outcome {
  /**
   * 1 for the winner(s); equal numbers are ties, and the place after a tie is skipped. 0 for a chair that nobody took. Partners share the place of their team, and what is counted then is teams: of three the last is third, however many seats they have.
   *
   * @maxItems 8
   */
  places: number[];
  /**
   * Points by category, in display order; the last line is the total where the game has one. Always by seat, also where teams play.
   */
  sheet: ScoreLine[];
  /**
   * The teams, that of the first seat first, in a match that has teams.
   */
  teams?: TeamScore[];
}
/**
 * One category of the score sheet.
 */
export interface ScoreLine {
  /**
   * Machine name of the category, e.g. `"military"`; clients translate it.
   */
  label: string;
  /**
   * What each seat got for it.
   *
   * @maxItems 8
   */
  points: number[];
}
/**
 * One team of a match that is over. Its place is that of its seats.
 */
export interface TeamScore {
  /**
   * Who was in it, in the order of the seats.
   */
  seats: Seat[];
  /**
   * The sum of the last line of the sheet over these seats; `null` without a sheet.
   */
  total: number | null;
}
/**
 * Takes the account away for good.
 */
export interface Erase {
  /**
   * Needed if the account has a key, unless a passkey or a provider of it was just shown.
   */
  proof?: Proof | null;
}
/**
 * How an account is called, as an export says it. Where messages go is named by the push service alone: the rest of the address is a secret between it and the server.
 */
export interface ExportedBell {
  /**
   * The devices that are called.
   */
  devices: ExportedBellDevice[];
  /**
   * Where it is written to.
   */
  mail: MailAddress | null;
  /**
   * The address of the webhook, if there is one.
   */
  webhook: string | null;
  /**
   * When and how often.
   */
  wishes: BellWishes;
}
/**
 * A device that is called.
 */
export interface ExportedBellDevice {
  /**
   * The push service.
   */
  service: string;
  /**
   * Since when, milliseconds since 1970.
   */
  since: number;
}
/**
 * What an account has to do with others, as an export says it. What others reported of it is theirs.
 */
export interface ExportedPeople {
  /**
   * The deals of the day that it played.
   */
  days: ExportedDay[];
  /**
   * Its friends.
   */
  friends: Friend[];
  /**
   * Ladders on which it has played, or waits.
   */
  ladders: ExportedLadder[];
  /**
   * Whom it has muted.
   */
  muted: MutedByMe[];
  /**
   * How strong it is.
   */
  ratings: Rating[];
  /**
   * What it reported in the last 90 days.
   */
  reports: ExportedReport[];
  /**
   * Series that it made, or that it was asked to and plays.
   */
  series: ExportedSeries[];
}
/**
 * A deal of the day that one played.
 */
export interface ExportedDay {
  /**
   * Which day, as `2026-11-26` in UTC.
   */
  day: string;
  /**
   * Which game.
   */
  game: string;
  /**
   * The id of the table.
   */
  table: string;
}
/**
 * A friend.
 */
export interface Friend {
  /**
   * Who, with the name that they have now.
   */
  account: Account;
  /**
   * Whether they are here now. Never said of whom one has muted, nor to whom they have.
   */
  here: boolean;
  /**
   * Since when, milliseconds since 1970.
   */
  since: number;
}
/**
 * A ladder on which one plays.
 */
export interface ExportedLadder {
  /**
   * Which game.
   */
  game: string;
  /**
   * Matches that were rated.
   */
  matches: number;
  /**
   * How strong. Not there before a match was rated.
   */
  strength?: Strength | null;
  /**
   * Since when it waits for the next match, milliseconds since 1970. Not there if it does not wait.
   */
  waits_since?: number | null;
  /**
   * How many of them it won.
   */
  wins: number;
}
/**
 * How strong somebody is. It begins at 25 for everybody.
 */
export interface Strength {
  /**
   * The upper end.
   */
  high: number;
  /**
   * The lower end of its 95 % interval.
   */
  low: number;
  /**
   * The middle of what it may be.
   */
  rating: number;
}
/**
 * An account that one does not want to hear.
 */
export interface MutedByMe {
  /**
   * Which, with the name that it has now.
   */
  account: Account;
  /**
   * Since when, milliseconds since 1970.
   */
  at: number;
}
/**
 * One's own strength in a game with so many at the table.
 */
export interface Rating {
  /**
   * Which game.
   */
  game: string;
  /**
   * Matches that counted.
   */
  matches: number;
  /**
   * How many people sat there.
   */
  seats: number;
  /**
   * Not there before ten matches counted.
   */
  strength?: Strength | null;
}
/**
 * A report of one's own.
 */
export interface ExportedReport {
  /**
   * Whom, by the id of their account.
   */
  account: string;
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * What for.
   */
  reason: string;
  /**
   * The id of the table.
   */
  table: string;
  /**
   * In one's own words.
   */
  text: string | null;
}
/**
 * A series of one's own. What came of it can be read by its id.
 */
export interface ExportedSeries {
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Whether this account made it.
   */
  made: boolean;
  /**
   * When it was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * How far it is.
   */
  state: SeriesState;
}
/**
 * What an export says of one table.
 */
export interface ExportedTable {
  /**
   * Short, for reading aloud.
   */
  code: string;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Whether this account made it.
   */
  made: boolean;
  /**
   * When it was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The matches of the table, in order.
   */
  matches: ExportedMatch[];
  /**
   * What this account said there, in order.
   */
  said: ExportedLine[];
  /**
   * What is played there.
   */
  setup: Setup;
}
/**
 * What an export says of one match. Its record can be read by its id.
 */
export interface ExportedMatch {
  /**
   * When it began, milliseconds since 1970.
   */
  began_at: number;
  /**
   * Which match it goes on from. Not there if it was dealt for itself.
   */
  continues?: Continues | null;
  /**
   * When it was over, if it is.
   */
  ended_at: number | null;
  /**
   * Which game.
   */
  game: string;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Counted from 1 at its table.
   */
  number: number;
  /**
   * How it ended, if it is over.
   */
  outcome: Outcome | null;
  /**
   * Version of the rules.
   */
  rules_version: number;
}
/**
 * Which match another one goes on from: it has the same deal, and its first inputs are the same. Whoever has seen that match knows what was dealt, so such a match decides nothing between people.
 */
export interface Continues {
  /**
   * So many of its inputs were taken over.
   */
  at: number;
  /**
   * The id of the match that is over.
   */
  match: string;
}
/**
 * A line of one's own.
 */
export interface ExportedLine {
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * What.
   */
  text: string;
  /**
   * To whom.
   */
  to: SaidTo;
}
/**
 * Makes a table at which a match that is over is played on from one of its moments.
 */
export interface ForkMatch {
  /**
   * After how many of its inputs; 0 plays the same deal from the beginning. At least one input has to be left over.
   */
  at: number;
  /**
   * How time is counted. Left out: nobody is hurried.
   */
  clock?: Clock;
  /**
   * Whether players may ask for hints. Left out: nobody may.
   */
  hints?: boolean;
  /**
   * Who sits in each seat that the match began with.
   */
  seats: ForkSeat[];
}
/**
 * What a friend link says.
 */
export interface FriendCode {
  /**
   * What the link ends with.
   */
  code: Secret;
}
/**
 * A link that makes whoever opens it a friend. It works once.
 */
export interface FriendLink {
  /**
   * What the link ends with, after `/friend/`. Shown once; the server keeps only a hash.
   */
  code: Secret;
  /**
   * Until when, milliseconds since 1970.
   */
  expires_at: number;
}
/**
 * Whose link it is.
 */
export interface FriendOffer {
  /**
   * Who would be a friend.
   */
  account: Account;
  /**
   * Whether they are one already.
   */
  friends: boolean;
}
/**
 * One's friends, and what they ask.
 */
export interface Friends {
  /**
   * Who is here first, then the newest.
   */
  friends: Friend[];
  /**
   * The newest first: one from each friend at most, while there is room at the table.
   */
  invitations: Invitation[];
  /**
   * How many links are open.
   */
  links: number;
}
/**
 * A friend asks one to come to a table.
 */
export interface Invitation {
  /**
   * Since when, milliseconds since 1970.
   */
  at: number;
  /**
   * Who asks.
   */
  from: Account;
  /**
   * Which game.
   */
  game: string;
  /**
   * The code of the table.
   */
  table: string;
}
/**
 * A game the server offers.
 */
export interface GameListing {
  /**
   * Whether decisions of its matches can be analysed once they are over (`Analysis`).
   */
  analyses: boolean;
  /**
   * Machine name.
   */
  id: string;
  /**
   * Whether newcomers may join a running match.
   */
  joins_running: boolean;
  /**
   * Those of them from whom people choose, weakest first. Not there if the game has no levels of play.
   */
  levels?: LevelListing[];
  /**
   * Most seats.
   */
  max_seats: number;
  /**
   * Fewest seats.
   */
  min_seats: number;
  /**
   * Minutes a match takes among people.
   */
  minutes: number;
  /**
   * The name on the box.
   */
  name: string;
  /**
   * The options a new table starts from.
   */
  options: unknown;
  /**
   * JSON Schema of the options.
   */
  options_schema: unknown;
  /**
   * Automatic players, weakest first: all that `add_bot` takes.
   */
  players: string[];
  /**
   * Version of the rules.
   */
  rules_version: number;
  /**
   * Whether players may whisper to one another during a match.
   */
  whispers: boolean;
}
/**
 * A level of play.
 */
export interface LevelListing {
  /**
   * In a sentence how it plays and how long it thinks.
   */
  about: string;
  /**
   * Its name among the game's players.
   */
  player: string;
  /**
   * Milliseconds of processor time that it thinks about a decision at most; 0: it decides at once.
   */
  thinks: number;
}
/**
 * Where a browser goes, once and soon.
 */
export interface GoToProvider {
  /**
   * A page of the provider.
   */
  url: string;
}
/**
 * Makes a table at which whoever asks plays on alone from what they see of a running match.
 */
export interface GuessMatch {
  /**
   * The automatic players of the seats, by their names in the game's list; `null` in one's own and where nobody sits. Where one is missing, who stands in for people plays.
   */
  players?: (string | null)[];
}
/**
 * Answer to `SetPassword`.
 */
export interface HasPassword {
  /**
   * What one signs in as with the password.
   */
  tag: string;
}
/**
 * Asks a friend to come to a table at which one sits, or which one hosts.
 */
export interface Invite {
  /**
   * The table, by id or code.
   */
  table: string;
}
/**
 * The ladder of a game, and who is on it.
 */
export interface Ladder {
  /**
   * What it is.
   */
  ladder: LadderListing;
  /**
   * The matches that are on, the newest first.
   */
  now: LadderMatch[];
  /**
   * The best first, by the lower end of what their rating may be. 200 at most.
   */
  standings: LadderStanding[];
}
/**
 * The ladder of a game.
 */
export interface LadderListing {
  /**
   * Which game.
   */
  game: string;
  /**
   * Seconds for each decision.
   */
  per_decision: number;
  /**
   * Matches that are on.
   */
  running: number;
  /**
   * How many sit at each match.
   */
  seats: number;
  /**
   * How many programs are in its queue.
   */
  waiting: number;
}
/**
 * A match of a ladder.
 */
export interface LadderMatch {
  /**
   * When it began, milliseconds since 1970.
   */
  began_at: number;
  /**
   * The code of its table, where it can be watched.
   */
  code: string;
  /**
   * When it was over.
   */
  ended_at?: number | null;
  /**
   * Its id, for `GET /api/matches/{id}` once it is over.
   */
  id: string;
  /**
   * Who plays, by seat.
   */
  seats: LadderSeat[];
}
/**
 * A player of such a match.
 */
export interface LadderSeat {
  /**
   * Whether they lost it because they crashed, stalled or gave up.
   */
  failed?: boolean;
  /**
   * The place that counted, once the match is over; not there if it did not count.
   */
  place?: number | null;
  /**
   * Who.
   */
  player: Player;
}
/**
 * Somebody on a ladder.
 */
export interface LadderStanding {
  /**
   * Whether they are in the queue. A built-in player always is.
   */
  here: boolean;
  /**
   * Matches that were rated.
   */
  matches: number;
  /**
   * Who: a program, or a built-in player.
   */
  player: Player;
  /**
   * Their place on it, from 1.
   */
  rank: number;
  /**
   * How strong. It begins at 25.
   */
  strength: Strength;
  /**
   * How many of them they won.
   */
  wins: number;
}
/**
 * The first of a ladder, each against each.
 */
export interface LadderCrosstable {
  /**
   * The best first, as the ladder has them; 12 at most.
   */
  players: Player[];
  /**
   * For each of them, what came of the matches against each; nothing against themselves, and where they never met.
   */
  rows: (LadderEncounter | null)[][];
}
/**
 * What came of the matches of two.
 */
export interface LadderEncounter {
  /**
   * Matches in which both sat.
   */
  matches: number;
  /**
   * One for each match in which the one in this row was ahead of the other, a half if neither was.
   */
  points: number;
}
/**
 * Answer to `MakeCode`.
 */
export interface MadeCode {
  /**
   * The code, in groups. Shown once; the server keeps only a hash.
   */
  code: Secret;
  /**
   * What one signs in as with a password.
   */
  tag: string;
}
/**
 * Tables that were made to share a deal.
 */
export interface MadeDuplicate {
  /**
   * What they have in common: `GET /api/duplicates/{id}` and the page `/duplicate/{id}` find them by it.
   */
  id: string;
  /**
   * The tables, in order.
   */
  tables: MadeTable[];
}
/**
 * Answer to making a table.
 */
export interface MadeTable {
  /**
   * Short, for reading aloud.
   */
  code: string;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * How many seats.
   */
  seats: SeatCount;
}
/**
 * Answer to `SetWebhook`.
 */
export interface MadeWebhook {
  /**
   * What calls are signed with. Shown once.
   */
  secret: Secret;
}
/**
 * Makes a recovery code, which takes the place of the one before.
 */
export interface MakeCode {
  /**
   * Needed once the account has a key, unless a passkey or a provider of it was just shown.
   */
  proof?: Proof | null;
}
/**
 * Makes tables that share a deal.
 */
export interface MakeDuplicate {
  /**
   * How each of them is set up. They are private and take no newcomers, whatever it says.
   */
  setup: SetupRequest;
  /**
   * How many, from 2 to 8.
   */
  tables: number;
}
/**
 * Reports somebody to whoever runs the server.
 */
export interface MakeReport {
  /**
   * Whom, by the id of their account.
   */
  account: string;
  /**
   * What for.
   */
  reason: ReportReason;
  /**
   * At which table, by id or code: what was said and done there is attached, as far as one was entitled to see it.
   */
  table: string;
  /**
   * What happened, in one's own words; 1,000 characters at most.
   */
  text?: string | null;
}
/**
 * Makes a series of matches: each deal is played as often as there are seats, with whoever plays one seat further each time.
 */
export interface MakeSeries {
  /**
   * How many matches are played at once; left out, as many as you may. All of one deal are always played at once.
   */
  at_once?: number | null;
  /**
   * How many deals.
   */
  deals: number;
  /**
   * Machine name of the game.
   */
  game: string;
  /**
   * The game's options; left out, as they come.
   */
  options?: unknown;
  /**
   * Seconds for each decision, from 5 to 60; left out, 10.
   */
  per_decision?: number | null;
  /**
   * Who plays, as many as there are seats; no account twice.
   */
  players: SeriesPlayer[];
  /**
   * How many seats each match has.
   */
  seats: SeatCount;
}
/**
 * A match that is over, in a list and at the head of its page.
 */
export interface MatchListing {
  /**
   * When it began, milliseconds since 1970.
   */
  began_at: number;
  /**
   * Which match it goes on from. Not there if it was dealt for itself.
   */
  continues?: Continues | null;
  /**
   * What deal it was. Not there if it was dealt for this match alone.
   */
  deal?: Deal;
  /**
   * When it ended, milliseconds since 1970.
   */
  ended_at: number;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Counted from 1 at its table.
   */
  number: number;
  /**
   * How it ended.
   */
  outcome: Outcome;
  /**
   * Who sat in each seat when it ended; in one that somebody left, who had left. Empty if an earlier version of Septet began the match.
   */
  players: Player[];
  /**
   * Version of the rules it was played by.
   */
  rules_version: number;
  /**
   * What was played.
   */
  setup: Setup;
  /**
   * The id of the table where it was played.
   */
  table: string;
}
/**
 * Everything needed to play a match again that is over: whoever has the same rules can check that it was dealt from the seed and that every step followed the rules.
 */
export interface MatchRecord {
  /**
   * Which match it goes on from: the first `at` of its inputs are that one's. Not there if it was dealt for itself.
   */
  continues?: Continues | null;
  /**
   * Which game.
   */
  game: string;
  /**
   * What it began with instead of a deal: with the seed, all that was guessed follows from it. Not there if it was dealt.
   */
  guess?: Guess | null;
  /**
   * When players played on alone from what they saw, in order. Not there if nobody did.
   */
  guesses?: RecordedHint[];
  /**
   * For which decisions players asked for hints, in order. Not there if nobody did.
   */
  hints?: RecordedHint[];
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Everything that moved the match on, in order.
   */
  inputs: RecordedInput[];
  /**
   * The game's options.
   */
  options: unknown;
  /**
   * How it ended.
   */
  outcome: Outcome;
  /**
   * Version of the rules it was played by; other versions may not replay it.
   */
  rules_version: number;
  /**
   * Who sat in each seat when it ended, with the names that they have now. Not there in records that were saved from earlier versions or exported, and for matches that very old versions began.
   */
  seated?: Player[];
  /**
   * How many seats it was dealt for; spare chairs for newcomers are not counted.
   */
  seats: SeatCount;
  /**
   * What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
   */
  seed: string;
  /**
   * What was published before the first decision.
   */
  seed_hash: SeedHash;
  /**
   * When it began and ended, milliseconds since 1970. Not there in records that were saved from earlier versions.
   */
  time?: MatchTime | null;
  /**
   * Which decisions were taken back, in order. Not there if none was. What was taken back is not among the inputs.
   */
  undone?: RecordedUndo[];
}
/**
 * What a match began with that is played on from a running one by somebody alone: what one seat of that one was shown. Everything else is a guess, which follows from this and the seed.
 */
export interface Guess {
  /**
   * The id of the match that it guesses at.
   */
  match: string;
  /**
   * Whose view it is.
   */
  seat: Seat;
  /**
   * The game's `View` of that seat then.
   */
  view: unknown;
}
/**
 * A hint that a player asked for, or a guess from which they played on.
 */
export interface RecordedHint {
  /**
   * How many inputs there were before.
   */
  after: number;
  /**
   * Whose.
   */
  seat: Seat;
}
/**
 * One input of a match that is over.
 */
export interface RecordedInput {
  /**
   * When, milliseconds since 1970. Not there in records that were saved from earlier versions.
   */
  at?: number | null;
  /**
   * Who decided it.
   */
  by: By;
  /**
   * What.
   */
  input: Input;
  /**
   * Whose.
   */
  seat: Seat;
}
/**
 * When a match was played.
 */
export interface MatchTime {
  /**
   * When it began, milliseconds since 1970.
   */
  began_at: number;
  /**
   * When it ended, milliseconds since 1970.
   */
  ended_at: number;
}
/**
 * A decision that a player took back.
 */
export interface RecordedUndo {
  /**
   * How many of the inputs came before it.
   */
  after: number;
  /**
   * Whose.
   */
  seat: Seat;
}
/**
 * Which provider there is.
 */
export interface Provider {
  /**
   * What the host calls it; `null` if there is none.
   */
  name: string | null;
}
/**
 * What a provider has sent a browser back with.
 */
export interface ProviderAnswer {
  /**
   * The parameter `code`. It is worth something to this server only.
   */
  code: Secret;
  /**
   * The parameter `iss`, if there is one.
   */
  iss?: string | null;
  /**
   * The parameter `state`.
   */
  state: string;
}
/**
 * What a browser is pushed, encrypted for it alone. It says nothing that is secret at a table.
 */
export interface Pushed {
  /**
   * Which call: what came later is not taken back by what was about an earlier one. It says nothing but that: the number of the decision would tell how much happened that is not shown.
   */
  call: string;
  /**
   * What is played there.
   */
  game: string;
  /**
   * What happened.
   */
  kind: PushedKind;
  /**
   * In which language to say so.
   */
  language: BellLanguage;
  /**
   * The table, by its code.
   */
  table: string;
}
/**
 * Somebody's strength.
 */
export interface RatingOf {
  /**
   * The id of their account.
   */
  account: string;
  /**
   * Matches that counted.
   */
  matches: number;
  /**
   * How strong.
   */
  strength: Strength;
}
/**
 * The running or last match of a table from some step on, as the account saw it, or would have if it had been there. Never more than it was entitled to see at each moment.
 */
export interface Reel {
  /**
   * How many steps since then are older than the first of these: a reel has no more than 200.
   */
  left_out: number;
  /**
   * The match's number at its table.
   */
  number: number;
  /**
   * The steps since then, in order; none if nothing happened.
   */
  steps: ReelStep[];
  /**
   * The game's `View` before the first step.
   */
  view: unknown;
  /**
   * For whom the match waited then.
   */
  waiting: Seat[];
  /**
   * Whose eyes: the account's seat; `null` for whoever only watches.
   */
  you: Seat | null;
}
/**
 * One step, and what it changed for the account.
 */
export interface ReelStep {
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * Who decided it.
   */
  by: By;
  /**
   * What it changed, as a JSON Patch (RFC 6902) of an object with the `view` before.
   */
  changes: Change[];
  /**
   * What happened.
   *
   * Items: One event as one observer is told of it.
   */
  events: {
    /**
     * Counts the events of the step that the observer is told of, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Its place in the table's log as it is told to the account.
   */
  seq: number;
  /**
   * For whom the match waited after it.
   */
  waiting: Seat[];
}
/**
 * Takes a passkey from the account.
 */
export interface RemovePasskey {
  /**
   * Needed, unless a passkey of the account was just shown.
   */
  proof?: Proof | null;
}
/**
 * Takes a key at a provider from the account.
 */
export interface RemoveProviderKey {
  /**
   * Needed, unless a key of the account was just shown.
   */
  proof?: Proof | null;
}
/**
 * Changes the name.
 */
export interface Rename {
  /**
   * The new name.
   */
  name: string;
}
/**
 * A match that is over, from its beginning, as one observer saw it or would have.
 */
export interface Replay {
  /**
   * What was played, by whom, and how it ended.
   */
  match: MatchListing;
  /**
   * One for each input of the match, in order.
   */
  moments: Moment[];
  /**
   * What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
   */
  seed: string;
  /**
   * What was published before the first decision.
   */
  seed_hash: SeedHash;
  /**
   * What each seat would have had then if the match had ended; not there in games that count nothing.
   *
   * @maxItems 8
   */
  standing?: number[] | null;
  /**
   * Which decisions were taken back, in order; they are no moments. Not there if none was.
   */
  undone?: RecordedUndo[];
  /**
   * The game's `View` before the first input.
   */
  view: unknown;
}
/**
 * What one input did to a match.
 */
export interface Moment {
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * Who decided it.
   */
  by: By;
  /**
   * What it changed for the observer, as a JSON Patch (RFC 6902) of an object with the `view` before.
   */
  changes: Change[];
  /**
   * What the observer was told.
   *
   * Items: One event as one observer is told of it.
   */
  events: {
    /**
     * Counts the events of the step that the observer is told of, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * Whose input.
   */
  seat: Seat;
  /**
   * What each seat would have had after it if the match had ended, hidden cards included; not there in games that count nothing.
   *
   * @maxItems 8
   */
  standing?: number[] | null;
}
/**
 * Has the device that asks called: what its browser told of its subscription.
 */
export interface RingHere {
  /**
   * What only the browser and the server know, in base64url.
   */
  auth: Secret;
  /**
   * Where the browser's push service takes messages for it. Whoever knows it can try to send some.
   */
  endpoint: Secret;
  /**
   * In which language it is called.
   */
  language: BellLanguage;
  /**
   * The browser's public key in base64url.
   */
  p256dh: string;
}
/**
 * How a series stands.
 */
export interface Series {
  /**
   * How many matches are played at once.
   */
  at_once: number;
  /**
   * How many deals it has.
   */
  deals: number;
  /**
   * Who plays, in the order in which they were named.
   */
  entrants: SeriesEntrant[];
  /**
   * By which it is found.
   */
  id: string;
  /**
   * When, milliseconds since 1970.
   */
  made_at: number;
  /**
   * Who made it.
   */
  maker: Account;
  /**
   * How many matches are over.
   */
  played: number;
  /**
   * How each match is set up.
   */
  setup: Setup;
  /**
   * How far it is.
   */
  state: SeriesState;
}
/**
 * How somebody has done in a series so far.
 */
export interface SeriesEntrant {
  /**
   * Whether they have agreed.
   */
  agreed: boolean;
  /**
   * Matches that they gave up, or lost because their time ran out too often. They were last in those.
   */
  given_up: number;
  /**
   * Between what that would be if it went on, with 95 %, if all matches of two deals are over: a deal is one observation.
   *
   * @minItems 2
   * @maxItems 2
   */
  interval: unknown[] | null;
  /**
   * Decisions for which their time ran out.
   */
  late: number;
  /**
   * How many matches they have played.
   */
  matches: number;
  /**
   * How often they were first, second and so on.
   */
  places: number[];
  /**
   * The share of opponents whom they have beaten, from 0 to 1: whoever shares their place counts as half.
   */
  points: number | null;
  /**
   * Who.
   */
  who: Player;
}
/**
 * A match of a series that is over.
 */
export interface SeriesMatch {
  /**
   * Which deal, from 0.
   */
  deal: number;
  /**
   * When it ended, milliseconds since 1970.
   */
  ended_at: number;
  /**
   * Its id, as in `GET /api/matches/{id}`: it can be replayed once all matches of its deal are over.
   */
  id: string;
  /**
   * For each entrant for how many decisions their time ran out.
   */
  late: number[];
  /**
   * For each entrant which place they had.
   */
  places: number[];
  /**
   * By how many seats everybody had moved, from 0.
   */
  rotation: number;
  /**
   * The id of its table.
   */
  table: string;
}
/**
 * What the server accepts. Whoever hosts it can change the numbers.
 */
export interface Limits {
  /**
   * Characters in a chat line.
   */
  chat_chars: number;
  /**
   * Chat lines told at once: the newest to whoever comes, the next older ones to whoever asks.
   */
  chat_lines: number;
  /**
   * Of which class your account is: some limits depend on it. Not told by older servers.
   */
  class: AccountClass;
  /**
   * Bytes in one frame; a larger one closes the socket.
   */
  frame_bytes: number;
  /**
   * Messages at once on one socket.
   */
  message_burst: number;
  /**
   * Messages a second on one socket, in the long run.
   */
  messages_per_second: number;
  /**
   * Characters in a name.
   */
  name_chars: number;
  /**
   * Bytes that wait for one socket; who does not read is told to come back.
   */
  outbox_bytes: number;
  /**
   * Matches of one series that are played at once.
   */
  series_matches_at_once: number;
  /**
   * Matches of all series that an account makes within a day.
   */
  series_matches_per_day: number;
  /**
   * Series an account may have made that are not over.
   */
  series_open: number;
  /**
   * Sockets open at once from one network address.
   */
  sockets_per_address: number;
  /**
   * Tables an account may have made within a day that are not finished.
   */
  tables_per_account: number;
  /**
   * Tables one socket may follow.
   */
  tables_per_socket: number;
}
/**
 * What is wrong with a request, and what to do about it. Over HTTP it comes as `application/problem+json` with the fields of RFC 9457 added.
 */
export interface Problem {
  /**
   * For programs.
   */
  code: ProblemCode;
  /**
   * For people, in English; clients have their own words for each code.
   */
  message: string;
  /**
   * With `refused`: the game's own `Refusal`.
   */
  refusal?: unknown;
  /**
   * With `too_many`, `removed` and `account_banned`: try again after this many milliseconds.
   */
  retry_after?: number | null;
}
/**
 * Who is around at a table besides those in the seats, for its host.
 */
export interface Room {
  /**
   * Accounts that cannot come in, up to 50 of them: the newest accounts.
   */
  banned: Account[];
  /**
   * Accounts that cannot talk, up to 50 of them: those at the table first, then the newest accounts.
   */
  muted: Account[];
  /**
   * Accounts that watch without a seat, up to 50 of them.
   */
  watching: Account[];
}
/**
 * Who sits where, and how the table is set up.
 */
export interface TableView {
  /**
   * Players of the running match for whom the others may agree that an automatic player stands in. `stand_in` says so.
   */
  absent: Absent[];
  /**
   * Who asks to join the running match, first come first. `admit` answers them.
   */
  asking: Asking[];
  /**
   * Short, for reading aloud. It finds the table, also a private one.
   */
  code: string;
  /**
   * Which match is played on here: in the match that people gather for, or in the running or last one. Its deal is known to whoever has read that match. Not there if the table deals its own.
   */
  continues?: Continues | null;
  /**
   * What this table has in common with others: its first match is the same deal as theirs. The seed of that one is told once all of them are over. Not there if the table deals its own.
   */
  duplicate?: string | null;
  /**
   * The running or last match.
   */
  game: MatchView | null;
  /**
   * At which match the running or last one here guesses. Not there if it is no guess.
   */
  guess?: GuessAt | null;
  /**
   * The account that may start, fill and empty seats.
   */
  host: string;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * When the table was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The account that made the table. If they are gone for long before the start, somebody else is host until they return; that one cannot remove them.
   */
  maker: string;
  /**
   * The pause of the running match that somebody asks for, or that is on. `pause` agrees to it, and ends it.
   */
  pause?: PauseView | null;
  /**
   * The account that proposed the match people gather for, if it is not the first one here.
   */
  proposed_by: string | null;
  /**
   * Who sits where. In a game that takes newcomers a match may have more chairs than the setup has seats: the further ones are nobody's until somebody joins.
   *
   * @maxItems 8
   */
  seats: SeatView[];
  /**
   * Which game, how many seats, which options, which clock.
   */
  setup: Setup;
  /**
   * How many people watch without a seat.
   */
  spectators: number;
  /**
   * How far it is.
   */
  status: Status;
  /**
   * Which seats are partners: in the match that people gather for, or in the running or last one. Not there if everybody plays for themselves.
   */
  teams?: Teams;
  /**
   * Who wishes to take back their last decision in the running match. `allow_undo` answers.
   */
  undo?: Undo | null;
  /**
   * The names of the first 20 of them.
   */
  watching?: string[];
}
/**
 * A player who is gone from a table that waits.
 */
export interface Absent {
  /**
   * Who agrees that an automatic player stands in until they are back, by account.
   */
  agreed: string[];
  /**
   * Whose answer is still needed, by account: the people who play and are here.
   */
  needs: string[];
  /**
   * Whose seat.
   */
  seat: Seat;
  /**
   * Since when, milliseconds since 1970.
   */
  since: number;
}
/**
 * Somebody who asks to join a running match. They wait as long as they follow the table.
 */
export interface Asking {
  /**
   * Who.
   */
  account: Account;
  /**
   * Whose answer is still needed, by account.
   */
  needs: string[];
  /**
   * The seat they would take.
   */
  seat: Seat;
}
/**
 * Facts about a match.
 */
export interface MatchView {
  /**
   * What deal it is. Not there if it was dealt for this match alone.
   */
  deal?: Deal;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * Counted from 1 at this table.
   */
  number: number;
  /**
   * Who played last in each seat, by name; empty for a chair that nobody took.
   *
   * @maxItems 8
   */
  players: string[];
  /**
   * Version of the rules it is played by.
   */
  rules_version: number;
  /**
   * The seed in hexadecimal, once the match is over, and where tables share a deal once all of them are: its SHA-256 is `seed_hash`.
   */
  seed: string | null;
  /**
   * Published before the first decision, so that nobody can change the deal.
   */
  seed_hash: SeedHash;
  /**
   * There if the match was begun by rules that this server no longer has: why it is not shown and played on, in words. No `game` message follows. The table is read as before, and `rematch` begins anew.
   */
  unplayable?: string | null;
  /**
   * The winners, once it is over.
   */
  winners: Seat[];
}
/**
 * At which match somebody guesses.
 */
export interface GuessAt {
  /**
   * Its id.
   */
  match: string;
  /**
   * The id of the table where it is played.
   */
  table: string;
}
/**
 * One seat as everybody sees it.
 */
export interface SeatView {
  /**
   * Who sits there.
   */
  occupant: Occupant;
  /**
   * Whether a newcomer can take it now.
   */
  open: boolean;
}
/**
 * A player who wishes to take back their last decision. It stays as it is as soon as anything is decided.
 */
export interface Undo {
  /**
   * Who agrees, by account.
   */
  agreed: string[];
  /**
   * Whose answer is still needed, by account: the other people who play.
   */
  needs: string[];
  /**
   * Whose seat.
   */
  seat: Seat;
}
/**
 * The match at a table as one observer knows it.
 */
export interface GameUpdate {
  /**
   * Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * What you are asked, or may do; `null` if you can do nothing.
   */
  decision: Decision | null;
  /**
   * Within an epoch `seq` never falls; another one than before: all is told anew.
   */
  epoch: number;
  /**
   * Whether `steps` begins with the first step of the match; forget what you had.
   */
  from_start: boolean;
  /**
   * The server's clock when this was written.
   */
  now: number;
  /**
   * The number of the match at this table, from 1; a rematch has the next one.
   */
  number: number;
  /**
   * The standing, once the match is over.
   */
  outcome: Outcome | null;
  /**
   * The newest entry of the table's log that you are told of.
   */
  seq: number;
  /**
   * What happened since the last message, or since the `seq` the client named, in order.
   */
  steps: Step[];
  /**
   * The table's id.
   */
  table: string;
  /**
   * The game's `View` for you.
   */
  view: unknown;
  /**
   * Whom the table waits for.
   */
  waiting: Seat[];
}
/**
 * What the server wants to know from you.
 */
export interface Decision {
  /**
   * The game's `Choices`.
   */
  choices: unknown;
  /**
   * To be repeated in the submission. It changes whenever you are asked anew; what other seats do in the meantime does not change it.
   */
  number: number;
  /**
   * Whether the table waits for your answer. If not you may change the answer that you have given, or do something besides; a program that answers only what is owed does enough.
   */
  owed: boolean;
}
/**
 * One accepted input of the match and what came of it, as told to you. An input of which you are told nothing is no step for you, and not counted in any number.
 */
export interface Step {
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * Who decided it.
   */
  by: By;
  /**
   * What happened. May be empty: a card of your own lifted, or somebody asked something new.
   *
   * Items: One event as one observer is told of it.
   */
  events: {
    /**
     * Counts the events of the step that the observer is told of, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Its place in the table's log as it is told to you.
   */
  seq: number;
}
/**
 * A match after some steps, compared with the last `game` or `changed` message of the same table on the same socket.
 */
export interface GameChange {
  /**
   * Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * What to do, in order, with an object of the last message's `view` and `decision` to have those of now.
   */
  changes: Change[];
  /**
   * When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * Within an epoch `seq` never falls; another one than before: all is told anew.
   */
  epoch: number;
  /**
   * The server's clock when this was written.
   */
  now: number;
  /**
   * The number of the match at this table: that of the message before.
   */
  number: number;
  /**
   * The standing, once the match is over.
   */
  outcome: Outcome | null;
  /**
   * The newest entry of the table's log that you are told of.
   */
  seq: number;
  /**
   * What happened since the last message, in order.
   */
  steps: Step[];
  /**
   * The table's id.
   */
  table: string;
  /**
   * Whom the table waits for.
   */
  waiting: Seat[];
}
/**
 * Whom the match waits for, and until when. View and decision stay as they were.
 */
export interface WaitingUpdate {
  /**
   * Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * Within an epoch `seq` never falls; another one than before: all is told anew.
   */
  epoch: number;
  /**
   * The server's clock when this was written.
   */
  now: number;
  /**
   * The number of the match at this table.
   */
  number: number;
  /**
   * The newest entry of the table's log that you are told of: that of the message before.
   */
  seq: number;
  /**
   * The table's id.
   */
  table: string;
  /**
   * Whom the table waits for.
   */
  waiting: Seat[];
}
/**
 * Something said at a table.
 */
export interface ChatLine {
  /**
   * The speaker's account.
   */
  account: string;
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * The speaker's name now; `a former player` if the account was erased.
   */
  name: string;
  /**
   * There if nothing was said: what happened to this account. `text` is empty then.
   */
  news?: News | null;
  /**
   * Its place in the table's log as it is told to you. Of a whisper: that of what went before it, since whispers are not counted there; nobody can learn from a gap that others whispered.
   */
  seq: number;
  /**
   * What the speaker was here. Show it beside the name, which anybody can choose.
   */
  speaker: Speaker;
  /**
   * What. Plain text: show it as it is, never as markup.
   */
  text: string;
  /**
   * There if it was said to one player only, or to a team. Show it so that nobody takes it for public.
   */
  whisper?: Whisper | null;
}
/**
 * To whom something was whispered. Nobody but the speaker and those who listen is told any of it.
 */
export interface Whisper {
  /**
   * Counts the whispers that your account said or was told at this table, from 1. Drop those you have.
   */
  n: number;
  /**
   * That account's name now.
   */
  name: string;
  /**
   * There if it was said to a team: the seats of all its players then, the speaker among them.
   */
  team?: Seat[];
  /**
   * Whose account; where it was said to a team, that of the first of those who were told.
   */
  to: string;
}
/**
 * Something that concerns your account at a table, whether or not you follow it.
 */
export interface Notice {
  /**
   * When it was told, milliseconds since 1970. What was told last of a table holds.
   */
  at: number;
  /**
   * Its code.
   */
  code: string;
  /**
   * Machine name of the game.
   */
  game: string;
  /**
   * The table's id.
   */
  table: string;
  /**
   * What.
   */
  what: Noticed;
}
/**
 * Has an account written to, in the place of the address before, once the address has confirmed it.
 */
export interface SetMail {
  /**
   * Like `ada@example.org`.
   */
  address: Secret;
  /**
   * In which language it is written.
   */
  language: BellLanguage;
  /**
   * By whose clock times are named: a time zone, like `Europe/Paris`.
   */
  zone: string;
}
/**
 * Mutes an account for oneself, or hears it again.
 */
export interface SetMute {
  /**
   * Its id.
   */
  account: string;
  /**
   * Whether it is muted.
   */
  muted: boolean;
}
/**
 * Sets a password, which takes the place of the one before.
 */
export interface SetPassword {
  /**
   * The new one: 10 to 128 characters.
   */
  password: Secret;
  /**
   * Needed once the account has a key, unless a passkey or a provider of it was just shown.
   */
  proof?: Proof | null;
}
/**
 * Has a program called at an address, which takes the place of the one before.
 */
export interface SetWebhook {
  /**
   * An `https` address.
   */
  url: Secret;
}
/**
 * Says where one lives. Once a day; decisions that are open keep the hours they began with.
 */
export interface SetZone {
  /**
   * A name like `Europe/Paris`.
   */
  zone: string;
}
/**
 * Shows a passkey.
 */
export interface ShowPasskey {
  /**
   * `AuthenticationResponseJSON` of Web Authentication.
   */
  credential: unknown;
}
/**
 * Makes a guest account and a session for it.
 */
export interface SignIn {
  /**
   * A bot gets a bearer token instead of a cookie.
   */
  kind?: AccountKind;
  /**
   * The name others see.
   */
  name: string;
}
/**
 * Answer to `SignIn`.
 */
export interface SignedIn {
  /**
   * The new account.
   */
  account: Account;
  /**
   * For bots: to be sent as `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
   */
  token: string | null;
}
/**
 * Something that was said to everybody at the table while a match ran.
 */
export interface Spoken {
  /**
   * Who said it.
   */
  account: Account;
  /**
   * After how many inputs of the match.
   */
  after: number;
  /**
   * When, milliseconds since 1970.
   */
  at: number;
  /**
   * What.
   */
  text: string;
}
/**
 * What came of an account's matches that are over. Those that go on from another match are not among them.
 */
export interface Statistics {
  /**
   * By game, number of seats and opponents, what was played most first.
   */
  lines: StatisticsLine[];
  /**
   * How many matches they are made of.
   */
  matches: number;
  /**
   * The people who were met most, 20 at most.
   */
  met: Met[];
  /**
   * Whether there are older ones that they are not made of.
   */
  more: boolean;
}
/**
 * What came of matches that are alike.
 */
export interface StatisticsLine {
  /**
   * Who sat in the others.
   */
  against: Against;
  /**
   * Which game.
   */
  game: string;
  /**
   * The place on average; teams are counted where teams play.
   */
  place: number;
  /**
   * How many were played.
   */
  played: number;
  /**
   * The last line of the score sheet on average; not there in games that count nothing.
   */
  points?: number | null;
  /**
   * How many seats somebody sat in.
   */
  seats: number;
  /**
   * How many were won, alone or together with others.
   */
  won: number;
}
/**
 * Somebody who was met in matches.
 */
export interface Met {
  /**
   * Who, with the name that they have now.
   */
  account: Account;
  /**
   * In how many of them one's own place was better.
   */
  ahead: number;
  /**
   * In how many of them theirs was.
   */
  behind: number;
  /**
   * How many matches both played.
   */
  played: number;
}
/**
 * A table in a list.
 */
export interface TableListing {
  /**
   * Short, for reading aloud.
   */
  code: string;
  /**
   * Which match is played on there. Not there at a table that deals its own.
   */
  continues?: Continues | null;
  /**
   * Seats a newcomer can take now.
   */
  free_seats: number;
  /**
   * At which match the running or last one there guesses. Not there if it is no guess.
   */
  guess?: GuessAt | null;
  /**
   * Stable and unique.
   */
  id: string;
  /**
   * When it was made, milliseconds since 1970.
   */
  made_at: number;
  /**
   * For `/api/tables/mine`: what the table is to this account, if it sits there or made it.
   */
  mine?: Mine | null;
  /**
   * The names of who sits there, bots included.
   */
  names: string[];
  /**
   * The seats of those named, in the same order. Not there if an earlier version was the last to note anything.
   */
  seats?: Seat[];
  /**
   * Which game, options, clock.
   */
  setup: Setup;
  /**
   * How far it is.
   */
  status: Status;
  /**
   * Which seats are partners. Not there if everybody plays for themselves.
   */
  teams?: Teams;
  /**
   * For `/api/tables/mine`: whether the table waits for this account.
   */
  your_turn: boolean;
}
/**
 * What a table is to an account that sits there or made it. Of the match it says what spectators see, and no more.
 */
export interface Mine {
  /**
   * When time runs out, milliseconds since 1970: this account's own if the table waits for it, otherwise the first of the others'.
   */
  deadline: number | null;
  /**
   * Whether the account made the table.
   */
  made: boolean;
  /**
   * Where the account sits, unless it gave the seat up.
   */
  seat: Seat | null;
  /**
   * How many deeds of others the account was told of, or would have been, since its own last one in the match; 99 may be more.
   */
  since_turn: number;
  /**
   * For whom the match still waits. Whose sealed choice is in is not among them.
   */
  waiting: Seat[];
}
/**
 * What a webhook is sent.
 */
export interface WebhookCall {
  /**
   * The account that is called.
   */
  account: string;
  /**
   * Which call: `taken` has the one that it takes back.
   */
  call: string;
  /**
   * What is played there.
   */
  game: string;
  /**
   * What happened.
   */
  kind: PushedKind;
  /**
   * The table, by its code.
   */
  table: string;
}
