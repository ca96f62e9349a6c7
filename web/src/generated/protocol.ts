// Made of protocol.schema.json by `cargo xtask gen`. Do not edit.

/**
 * The kinds of accounts.
 */
export type AccountKind = 'person' | 'bot' | 'companion';
/**
 * The source of a step.
 */
export type By = 'player' | 'clock' | 'bot' | 'stand_in' | 'standing_order';
/**
 * A chair at the table, counted clockwise from 0.
 */
export type Seat = number;
/**
 * The unit of the worth of a choice.
 */
export type Unit = 'points' | 'victory';
/**
 * A confirmation by a sign-in method that the session's user owns the account.
 */
export type Proof =
  | {
      by: 'code';
      /**
       * The code.
       */
      code: Secret;
    }
  | {
      by: 'password';
      /**
       * The current password.
       */
      password: Secret;
    };
/**
 * A password, code or other secret, as plain text between a client and the server. `Debug` does not print it, so logs and panics do not contain it.
 */
export type Secret = string;
/**
 * Answer to `POST /api/setup`.
 */
export type CheckedSetup =
  | {
      is: 'playable';
      /**
       * The complete setup, with all defaults.
       */
      setup: Setup;
      /**
       * The seats of each team. Absent if all players play alone.
       */
      teams?: Teams;
    }
  | {
      is: 'refused';
      /**
       * The change that is needed, in English.
       */
      why: string;
    };
/**
 * The rule for an absent player of a running match: one who is not connected to the table.
 */
export type Away =
  | {
      away: 'wait';
    }
  | {
      /**
       * The seconds until the bot takes over, 1 to 86,400.
       */
      after: number;
      away: 'stand_in';
    };
/**
 * The clock of a table. A game may limit some decisions by itself.
 */
export type Clock =
  | {
      clock: 'none';
    }
  | {
      clock: 'seconds';
      /**
       * Seconds for each decision, 5 to 3,600.
       */
      per_decision: number;
    }
  | {
      clock: 'days';
      /**
       * Days for each decision, 1 to 14.
       */
      per_decision: number;
    }
  | {
      clock: 'bank';
      /**
       * Seconds that each decision adds, 5 to 600. A player with an empty bank has these for the next decision.
       */
      increment: number;
      /**
       * Seconds in the bank at the beginning, 30 to 7,200.
       */
      seconds: number;
    }
  | {
      clock: 'bank_of_days';
      /**
       * Days in the bank at the beginning, 1 to 60.
       */
      days: number;
      /**
       * Hours that each decision adds, 1 to 72.
       */
      increment: number;
    };
/**
 * The accounts that may join a running match, in a game that takes newcomers.
 */
export type Newcomers = 'nobody' | 'by_consent' | 'everybody';
/**
 * The number of chairs of a match, 1 to 8.
 */
export type SeatCount = number;
/**
 * The talk of partners during a match with teams.
 */
export type TeamTalk = 'open' | 'private';
/**
 * The accounts that can find a table.
 */
export type Visibility = 'public' | 'private';
/**
 * The teams, each a list of its seats, in the order of the seats. Each seat is in one team. Empty or absent in a match without teams.
 */
export type Teams = Seat[][];
/**
 * A request of a client on the WebSocket.
 */
export type ClientMessage =
  | {
      /**
       * True if `changed` messages may replace later `game` messages. They are several times smaller.
       */
      changes?: boolean;
      /**
       * The epoch of `since`. The server ignores `since` if the table has another epoch.
       */
      epoch?: number | null;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The `seq` of the last `game` message that the client received from this table. The server sends later steps and chat lines, some lines perhaps again. Do not name the `seq` of a `table` or `chat` message: a `game` message with that `seq` can be lost. `null`: the whole match.
       */
      since?: number | null;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'watch';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'unwatch';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The seat. `null`: the first free one.
       */
      seat?: Seat | null;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'sit';
    }
  | {
      /**
       * The id of the account that asks.
       */
      account: string;
      /**
       * True to agree, false to refuse.
       */
      admit: boolean;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'admit';
    }
  | {
      /**
       * True to agree, false to withdraw the agreement.
       */
      agree: boolean;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The seat of the absent player.
       */
      seat: Seat;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'stand_in';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * True to ask or agree; false to decline, withdraw or end.
       */
      pause: boolean;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'pause';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'undo';
      /**
       * True to ask, false to withdraw the request.
       */
      wish: boolean;
    }
  | {
      /**
       * True to agree, false to refuse.
       */
      allow: boolean;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'allow_undo';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'stand';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * True if the player is ready.
       */
      ready: boolean;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'ready';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The name of the built-in bot, one of `players` in `GET /api/games`.
       */
      player: string;
      /**
       * The seat. `null`: all free seats.
       */
      seat?: Seat | null;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'add_bot';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The name of the companion.
       */
      name: string;
      /**
       * The seat. `null`: the first free one.
       */
      seat?: Seat | null;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'beside';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The seat.
       */
      seat: Seat;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'remove';
    }
  | {
      /**
       * The id of the account. It need not be at the table.
       */
      account: string;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * True to mute, false to unmute.
       */
      muted: boolean;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'mute';
    }
  | {
      /**
       * The id of the account. It need not be at the table.
       */
      account: string;
      /**
       * True to ban, false to lift the ban.
       */
      banned: boolean;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'ban';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The new setup, complete. The game cannot change.
       */
      setup: SetupRequest;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'configure';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * True to deal the game's lesson: always the same cards, and bots that always choose the same. Only for an account alone with bots, at a private table without a clock and without newcomers.
       */
      lesson?: boolean;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'start';
    }
  | {
      /**
       * The `number` of `Decision` that it answers. Another number is `stale`.
       */
      decision: number;
      /**
       * The id that the answer repeats. It makes a repetition safe.
       */
      id: string;
      /**
       * The game's `Intent`: the chosen move.
       */
      intent: unknown;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'submit';
    }
  | {
      /**
       * The `number` of `Decision` that it is about.
       */
      decision: number;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'hint';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'foresee';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The game's `Intent`. `null` cancels the premove.
       */
      intent?: unknown;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'choose_ahead';
    }
  | {
      /**
       * True if the server plays decisions with only one possible move.
       */
      forced: boolean;
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'standing_order';
    }
  | {
      /**
       * The id that the answer repeats. It makes a repetition safe.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      /**
       * The text of the line.
       */
      text: string;
      /**
       * The recipient, in addition to the sender. `null`: all at the table.
       */
      to?: To | null;
      type: 'chat';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The reaction.
       */
      reaction: Reaction;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'react';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The largest number of lines. `null`: as many as the server sends at once.
       */
      lines?: number | null;
      /**
       * The `seq` of that line.
       */
      seq: number;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'chat_before';
      /**
       * The `n` of that line, if it is a whisper or a team line.
       */
      whisper?: number | null;
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'resign';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'claim';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'rematch';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'close';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * For bots: the machine names of the games for which any account may challenge the bot. `GET /api/bots` lists the bot while this socket is open.
       */
      plays?: string[];
      type: 'listen';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      /**
       * The id or code of the table.
       */
      table: string;
      type: 'decline';
    }
  | {
      /**
       * The id that the answer repeats.
       */
      id: string;
      type: 'ping';
    };
/**
 * The recipients of a whisper: the account in a seat, or your team.
 */
export type To = Seat | 'team';
/**
 * A quick reaction of a person at a table.
 */
export type Reaction = 'well_played' | 'thanks' | 'oops' | 'thinking' | 'your_turn' | 'good_game';
/**
 * Signs in to an existing account. Every failure gives the same answer, after the same work.
 */
export type ComeBack =
  | {
      by: 'code';
      /**
       * The code. Lower case, spaces and hyphens make no difference.
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
       * The login ID of the account: eight letters that the server chose. It is not secret.
       */
      tag: string;
    }
  | {
      by: 'device';
      /**
       * The code. It is valid once, for a few minutes.
       */
      code: Secret;
    };
/**
 * The state of an account in a deal of the day.
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
       * The number of players with a better result.
       */
      better: number;
      is: 'over';
      /**
       * The id of the match.
       */
      match: string;
      /**
       * The result. Absent if a hint, a substitute bot or a resignation decided anything in the match.
       */
      score?: DayScore | null;
    };
/**
 * The state of an e-mail address.
 */
export type MailState = 'asked' | 'confirmed' | 'refused';
/**
 * The occupant of a seat at the end of a match.
 */
export type Player =
  | {
      is: 'nobody';
    }
  | {
      /**
       * The account.
       */
      account: Account;
      is: 'account';
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's `players`.
       */
      player: string;
    };
/**
 * The state of a shared deal at one table.
 */
export type DuplicateState = 'gathering' | 'playing' | 'over' | 'closed';
/**
 * The state of a series.
 */
export type SeriesState = 'asked' | 'running' | 'over' | 'cancelled' | 'declined';
/**
 * The kind of recipient of a chat line.
 */
export type SaidTo = 'table' | 'one' | 'team';
/**
 * The occupant of a seat of a fork.
 */
export type ForkSeat =
  | {
      is: 'me';
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's `players`.
       */
      player: string;
    }
  | {
      is: 'open';
    };
/**
 * The reason of a report.
 */
export type ReportReason = 'insults' | 'spam' | 'cheating' | 'name' | 'other';
/**
 * A player of a series.
 */
export type SeriesPlayer =
  | {
      account: string;
    }
  | {
      player: string;
    };
/**
 * The kind of deal of a match. Only a deal of chance is secret from all its players.
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
       * The id of the running match.
       */
      match: string;
      /**
       * The id of the table of the running match.
       */
      table: string;
    }
  | {
      /**
       * The day in UTC, for example `2026-11-26`.
       */
      day: string;
      is: 'day';
    }
  | {
      is: 'duplicate';
      /**
       * The id of the set of tables.
       */
      set: string;
    };
/**
 * An input that moves a match on. The log of a match is a list of these, each with its seat.
 */
export type Input =
  | {
      intent: unknown;
    }
  | {
      seat: SeatChange;
    };
/**
 * A change of the players of a running match. It is an input of the match like an intent, and logged like one.
 */
export type SeatChange = 'join' | 'leave' | 'claim';
/**
 * SHA-256 of a seed's 32 bytes, in hexadecimal.
 */
export type SeedHash = string;
/**
 * The result of a visit to the provider.
 */
export type ProviderDid =
  | {
      did: 'added';
      /**
       * The new sign-in method.
       */
      key: ListedProviderKey;
    }
  | {
      did: 'shown';
    }
  | {
      /**
       * The account.
       */
      account: Account;
      did: 'came_back';
    };
/**
 * The reason of a notification.
 */
export type PushedKind = 'turn' | 'reminder' | 'taken' | 'invited';
/**
 * A language of notifications.
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
       * The new value.
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
       * The new value.
       */
      value: unknown;
    };
/**
 * A message of the server on the WebSocket.
 */
export type ServerMessage =
  | {
      /**
       * The build of the server's browser client. If it differs from a page's own build, the page is outdated and must be reloaded. Absent without a browser client.
       */
      build?: string | null;
      /**
       * The limits for this account.
       */
      limits: Limits;
      /**
       * The server's clock, milliseconds since 1970. Deadlines use this clock.
       */
      now: number;
      type: 'hello';
      /**
       * The account that the client is signed in to.
       */
      you: Account;
    }
  | {
      /**
       * The id of the request.
       */
      id: string;
      /**
       * The request's entry in the table's log, if it has one.
       */
      seq?: number | null;
      /**
       * The id of the table, if the request was about one.
       */
      table?: string | null;
      type: 'done';
    }
  | {
      /**
       * The id of the request. `null` if the server could not read a valid id.
       */
      id: string | null;
      /**
       * The reason, and the client's next step.
       */
      problem: Problem;
      /**
       * The id of the table, if the request was about one.
       */
      table?: string | null;
      type: 'problem';
    }
  | {
      /**
       * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
       */
      epoch: number;
      /**
       * True if you are the host.
       */
      host: boolean;
      /**
       * The spectators, muted and banned accounts. Sent only to the host.
       */
      room?: Room | null;
      /**
       * The newest log entry of the table that you receive.
       */
      seq: number;
      /**
       * The table.
       */
      state: TableView;
      /**
       * The id of the table.
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
       * Present if these lines replace all your lines, at the first `watch` or after many missed lines. True if older lines exist: ask with `chat_before`.
       */
      earlier?: boolean | null;
      /**
       * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
       */
      epoch: number;
      /**
       * The lines, in order.
       */
      lines: ChatLine[];
      /**
       * The newest log entry of the table that you receive.
       */
      seq: number;
      /**
       * The id of the table.
       */
      table: string;
      type: 'chat';
    }
  | {
      /**
       * True if still older lines exist.
       */
      earlier: boolean;
      /**
       * The epoch of the table.
       */
      epoch: number;
      /**
       * The lines, in order.
       */
      lines: ChatLine[];
      /**
       * The id of the table.
       */
      table: string;
      type: 'earlier_chat';
    }
  | {
      /**
       * The machine name of the built-in bot.
       */
      adviser: string;
      /**
       * The number of the decision.
       */
      decision: number;
      /**
       * The game's `Intent`: the suggested move.
       */
      intent: unknown;
      /**
       * The id of the table.
       */
      table: string;
      type: 'hint';
    }
  | {
      /**
       * For each intent the estimated chance that it will be possible, in percent.
       */
      chances: number[];
      /**
       * The game's `Choices`: a sample, the most probable first. Empty if nothing can be foreseen.
       */
      choices: unknown;
      /**
       * The id of the table.
       */
      table: string;
      type: 'foreseen';
    }
  | {
      /**
       * The reason why the server could not play the premove. Absent otherwise.
       */
      dropped?: AheadDropped | null;
      /**
       * The game's `Intent`. `null`: no premove.
       */
      intent: unknown;
      /**
       * The id of the table.
       */
      table: string;
      type: 'ahead';
    }
  | {
      /**
       * True if the server plays decisions with only one possible move.
       */
      forced: boolean;
      /**
       * True if auto-play rests after your undo: the server plays nothing until you have decided yourself.
       */
      rests?: boolean;
      /**
       * The id of the table.
       */
      table: string;
      type: 'standing_order';
    }
  | {
      /**
       * The account.
       */
      account: Account;
      /**
       * The reaction.
       */
      reaction: Reaction;
      /**
       * Its seat; `null` for a spectator.
       */
      seat: Seat | null;
      /**
       * The id of the table.
       */
      table: string;
      type: 'reaction';
    }
  | {
      /**
       * The account with its new name.
       */
      account: Account;
      /**
       * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
       */
      epoch: number;
      /**
       * The id of the table.
       */
      table: string;
      type: 'renamed';
    }
  | {
      /**
       * The reason, in English.
       */
      reason: string;
      /**
       * The id of the table.
       */
      table: string;
      type: 'unwatched';
    }
  | {
      /**
       * The notices. In the answer to `listen`: the current state at each of your tables.
       */
      notices: Notice[];
      type: 'notices';
    }
  | {
      /**
       * The id of the request.
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
       * The close code.
       */
      code: CloseCode;
      /**
       * The reason, in English.
       */
      reason: string;
      /**
       * True if the client can reconnect at once and resume.
       */
      resume: boolean;
      type: 'closing';
    };
/**
 * The class of an account for the limits. Every class has limits.
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
       * The players that agree, the one that asks first.
       */
      agreed: string[];
      /**
       * The player that asks.
       */
      by: string;
      is: 'asked';
      /**
       * The players that must still answer.
       */
      needs: string[];
    }
  | {
      /**
       * The players that agreed, the one that asked first.
       */
      agreed: string[];
      /**
       * The player that asked.
       */
      by: string;
      is: 'on';
      /**
       * The beginning of the pause, milliseconds since 1970.
       */
      since: number;
      /**
       * The latest end of the pause, milliseconds since 1970.
       */
      until: number;
    };
/**
 * The occupant of a seat.
 */
export type Occupant =
  | {
      is: 'nobody';
    }
  | {
      /**
       * The account.
       */
      account: Account;
      /**
       * True if the player is absent and a substitute bot plays for them, by `away` of the setup or by agreement of the others.
       */
      away: boolean;
      /**
       * For a companion: the id of the account that owns the device. Absent otherwise.
       */
      beside?: string | null;
      /**
       * True if a socket of the account follows this table now.
       */
      connected: boolean;
      is: 'account';
      /**
       * True if the player gave up the seat in the running match.
       */
      left: boolean;
      /**
       * True if the account is ready to start.
       */
      ready: boolean;
      /**
       * The end of the player's vacation, milliseconds since 1970. Until then their clocks in correspondence matches stop. Absent without one.
       */
      vacation?: number | null;
    }
  | {
      is: 'bot';
      /**
       * Its name in the game's `players`.
       */
      player: string;
    };
/**
 * The state of a table.
 */
export type Status = 'gathering' | 'playing' | 'finished';
/**
 * An event of an account at a table, outside of the match.
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
       * The earlier name, if still known.
       */
      from: string | null;
      is: 'renamed';
    };
/**
 * The role of a speaker at the table.
 */
export type Speaker =
  | {
      is: 'seat';
      /**
       * The seat at that time.
       */
      seat: Seat;
    }
  | {
      is: 'watching';
    }
  | {
      is: 'bot';
      /**
       * Its seat at that time, if any.
       */
      seat: Seat | null;
    };
/**
 * The reason why the server did not play a premove.
 */
export type AheadDropped = 'impossible' | 'other_decision' | 'went_back';
/**
 * The subject of a notice.
 */
export type Noticed =
  | {
      is: 'seated';
      /**
       * The seat.
       */
      seat: Seat;
    }
  | {
      is: 'unseated';
    }
  | {
      is: 'began';
      /**
       * Your seat.
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
       * The seat: yours or the companion's.
       */
      seat: Seat;
      /**
       * The end of the time for it, milliseconds since 1970. `null` without a limit.
       */
      until: number | null;
    }
  | {
      /**
       * The id of the match, for `/api/matches/{id}`.
       */
      id: string;
      is: 'over';
    }
  | {
      is: 'rematch';
    }
  | {
      /**
       * The friend.
       */
      from: Account;
      is: 'invited';
    }
  | {
      /**
       * The account that challenges you.
       */
      from: Account;
      is: 'challenged';
    }
  | {
      /**
       * The account.
       */
      by: Account;
      is: 'declined';
    }
  | {
      /**
       * The account that asks.
       */
      from: Account;
      /**
       * The id of the series.
       */
      id: string;
      is: 'series';
      /**
       * The number of matches.
       */
      matches: number;
    };
/**
 * The reason why the server closes a socket: the WebSocket close code.
 */
export type CloseCode = number;
/**
 * The kind of opponents.
 */
export type Against =
  | {
      are: 'people';
    }
  | {
      are: 'bots';
      /**
       * The name of all of them in the game's `players`. Absent if they differ.
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
 * An account, as its owner sees it.
 */
export interface AboutMe {
  /**
   * The account.
   */
  account: Account;
  /**
   * True if the operator has named the account as an admin. Only the owner sees this.
   */
  admin?: boolean;
  /**
   * The time at which the recovery code was made, milliseconds since 1970. `null` without one.
   */
  code_at: number | null;
  /**
   * The companions on its device.
   */
  companions?: ListedCompanion[];
  /**
   * The devices that are signed in, the last used first.
   */
  devices: Device[];
  /**
   * The milliseconds that a device must wait after reporting all sign-in methods lost.
   */
  lost_wait: number;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The passkeys, the oldest first.
   */
  passkeys: ListedPasskey[];
  /**
   * The time at which the password was set, milliseconds since 1970. `null` without one.
   */
  password_at: number | null;
  /**
   * The provider keys, the oldest first.
   */
  provider_keys: ListedProviderKey[];
  /**
   * The login ID, for a sign-in with a password. A guest has none.
   */
  tag: string | null;
}
/**
 * An account.
 */
export interface Account {
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The kind of account.
   */
  kind: AccountKind;
  /**
   * The name, chosen by the account. Not unique, but at one table a second account with the name becomes `Ann (2)`. A deleted account is `a former player`.
   */
  name: string;
}
/**
 * A companion on the device of the account.
 */
export interface ListedCompanion {
  /**
   * The companion.
   */
  account: Account;
  /**
   * The id of its table.
   */
  table: string;
}
/**
 * A device: one session of the account.
 */
export interface Device {
  /**
   * The id for ending the session. It cannot sign in.
   */
  id: string;
  /**
   * The time at which it reported all sign-in methods lost, milliseconds since 1970. `null` if it did not.
   */
  lost_at: number | null;
  /**
   * The browser and the system, for example `Firefox, Linux`. Empty if unknown. The server keeps nothing else about the browser.
   */
  name: string;
  /**
   * The last noted use, about once a day, milliseconds since 1970.
   */
  seen: number;
  /**
   * The time of the sign-in, milliseconds since 1970.
   */
  since: number;
  /**
   * True for the requesting session.
   */
  this: boolean;
}
/**
 * A passkey, as its owner sees it.
 */
export interface ListedPasskey {
  /**
   * The id for removing it. It cannot sign in.
   */
  id: string;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The owner's name for it.
   */
  name: string;
  /**
   * Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
   */
  used_at: number | null;
}
/**
 * A provider key: an identity at the provider that signs in to the account. Only the owner sees it.
 */
export interface ListedProviderKey {
  /**
   * The id for removing it. It cannot sign in.
   */
  id: string;
  /**
   * The provider, as it names itself.
   */
  issuer: string;
  /**
   * The time of its adding, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The provider's name for the owner. The server keeps nothing else from the provider.
   */
  subject: string;
  /**
   * Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
   */
  used_at: number | null;
}
/**
 * The time zone and the vacations of an account, for its owner.
 */
export interface AccountTime {
  /**
   * The days of vacation in any 365 days.
   */
  days_a_year: number;
  /**
   * The days of vacation that are left.
   */
  days_left: number;
  /**
   * The server's clock, milliseconds since 1970.
   */
  now: number;
  /**
   * The current vacation.
   */
  vacation: Vacation | null;
  /**
   * The time zone, for example `Europe/Paris` or `+02:00`, for playing hours. `null`: UTC.
   */
  zone: string | null;
}
/**
 * A vacation: the account's clocks in correspondence matches stop.
 */
export interface Vacation {
  /**
   * The beginning, milliseconds since 1970.
   */
  from: number;
  /**
   * The end, milliseconds since 1970.
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
   * The owner's name for it.
   */
  name: string;
}
/**
 * The opinion of a strong built-in bot on one decision of a finished match, with the knowledge of the seat.
 */
export interface Analysis {
  /**
   * The machine name of the built-in bot.
   */
  adviser: string;
  /**
   * The three best intents, the best first. Empty if there was no choice.
   */
  best: Considered[];
  /**
   * The source of the decision.
   */
  by: By;
  /**
   * The number of intents on offer.
   */
  choices: number;
  /**
   * The intent that was decided.
   */
  decided: Considered;
  /**
   * Its rank among the considered intents, from 1 for the best. `null` if it was not offered or there was no choice.
   */
  rank: number | null;
  /**
   * The seat of the decision.
   */
  seat: Seat;
  /**
   * The unit of `worth`.
   */
  unit: Unit;
  /**
   * The game's `View`: all that the seat knew.
   */
  view: unknown;
}
/**
 * An intent and its evaluation.
 */
export interface Considered {
  /**
   * The distance to the best intent. Absent for the best itself, and for intents that were not considered or not considered enough.
   */
  behind?: Behind | null;
  /**
   * The game's `Intent`.
   */
  intent: unknown;
  /**
   * The expected lead of the seat or its team over the best of the others at the end, to a thousandth. Below 0: behind. `null` if not considered. Differences within one analysis show how much better an intent is.
   */
  worth: number | null;
}
/**
 * The distance of an intent to the best one, over the imagined worlds in which both were tried.
 */
export interface Behind {
  /**
   * The average, to a thousandth. Below 0 if the intent is better in these worlds.
   */
  by: number;
  /**
   * The standard error of `by`, to a thousandth. If twice this exceeds `by`, the two are hard to tell apart.
   */
  error: number;
}
/**
 * The options for the browser. They are valid once and for five minutes.
 */
export interface AskBrowser {
  /**
   * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, level 3.
   */
  options: unknown;
}
/**
 * Asks for the options with which a browser makes a passkey.
 */
export interface BeginPasskey {
  /**
   * Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Asks for the provider's page, to add it as a sign-in method.
 */
export interface BeginProviderKey {
  /**
   * Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Begins a vacation now.
 */
export interface BeginVacation {
  /**
   * The number of days. An early end costs the days that have begun.
   */
  days: number;
}
/**
 * The quiet hours and the reminder of an account.
 */
export interface BellWishesRequest {
  /**
   * The quiet hours. The server sends delayed notifications at their end if the decisions still wait.
   */
  quiet?: QuietHours | null;
  /**
   * The minutes before the end of the time at which a reminder comes, 5 to 1,440. `null`: no reminder.
   */
  reminder?: number | null;
}
/**
 * A time of every day. If it ends before it begins, it includes midnight. If both are the same, it is the whole day.
 */
export interface QuietHours {
  /**
   * The beginning, in minutes after midnight, 0 to 1,439.
   */
  from: number;
  /**
   * The end, in minutes after midnight, 0 to 1,439.
   */
  to: number;
  /**
   * The time zone, for example `Europe/Paris` or `+02:00`.
   */
  zone: string;
}
/**
 * A connected bot that accepts challenges.
 */
export interface BotHere {
  /**
   * The bot's account.
   */
  account: Account;
  /**
   * The machine names of the games that it plays.
   */
  plays: string[];
}
/**
 * Challenges a bot to play at a table where the sender sits or is the host.
 */
export interface Challenge {
  /**
   * The account id of the bot.
   */
  account: string;
}
/**
 * The setup of a table.
 */
export interface Setup {
  /**
   * The rule for absent players of the running match. If omitted: `stand_in` after the server's grace time with a clock in seconds or a time bank of seconds, otherwise `wait`.
   */
  away: Away | null;
  /**
   * The clock. If omitted: none.
   */
  clock: Clock;
  /**
   * The machine name of the game, for example `"seven-kingdoms"`.
   */
  game: string;
  /**
   * True if players may ask for a `hint` during a match. If omitted: false.
   */
  hints?: boolean;
  /**
   * The accounts that can join the running match, in a game that takes newcomers. If omitted: `by_consent`.
   */
  newcomers: Newcomers;
  /**
   * The game's `Options`. If omitted: the game's default options.
   */
  options: unknown;
  /**
   * The hours in which clocks run in a correspondence match, in each player's time zone. If omitted: all hours.
   */
  playing_hours?: PlayingHours | null;
  /**
   * True if the players change seats at random when a match starts; partners stay partners. If omitted: `random_seats` of the game in `GET /api/games`. The first match of a fork, of a shared deal and of a what-if match keeps its seats, and so do lessons. Absent in setups from older servers: false.
   */
  random_seats?: boolean | null;
  /**
   * The number of seats.
   */
  seats: SeatCount;
  /**
   * The channel of partners, in a match with teams. If omitted: `open`.
   */
  team_talk?: TeamTalk;
  /**
   * The accounts that can find the table. If omitted: `public`.
   */
  visibility: Visibility;
}
/**
 * The hours in which clocks run in a correspondence match, in each player's time zone. They may include midnight, and last at least six hours.
 */
export interface PlayingHours {
  /**
   * The beginning, in minutes after midnight, 0 to 1439.
   */
  from: number;
  /**
   * The end, in minutes after midnight, 0 to 1439.
   */
  to: number;
}
/**
 * The setup of a table.
 */
export interface SetupRequest {
  /**
   * The rule for absent players of the running match. If omitted: `stand_in` after the server's grace time with a clock in seconds or a time bank of seconds, otherwise `wait`.
   */
  away?: Away | null;
  /**
   * The clock. If omitted: none.
   */
  clock?: Clock;
  /**
   * The machine name of the game, for example `"seven-kingdoms"`.
   */
  game: string;
  /**
   * True if players may ask for a `hint` during a match. If omitted: false.
   */
  hints?: boolean;
  /**
   * The accounts that can join the running match, in a game that takes newcomers. If omitted: `by_consent`.
   */
  newcomers?: Newcomers;
  /**
   * The game's `Options`. If omitted: the game's default options.
   */
  options?: unknown;
  /**
   * The hours in which clocks run in a correspondence match, in each player's time zone. If omitted: all hours.
   */
  playing_hours?: PlayingHours | null;
  /**
   * True if the players change seats at random when a match starts; partners stay partners. If omitted: `random_seats` of the game in `GET /api/games`. The first match of a fork, of a shared deal and of a what-if match keeps its seats, and so do lessons. Absent in setups from older servers: false.
   */
  random_seats?: boolean | null;
  /**
   * The number of seats.
   */
  seats: SeatCount;
  /**
   * The channel of partners, in a match with teams. If omitted: `open`.
   */
  team_talk?: TeamTalk;
  /**
   * The accounts that can find the table. If omitted: `public`.
   */
  visibility?: Visibility;
}
/**
 * The deal of the day of a game: the same cards for all who play it on this server.
 */
export interface DealOfTheDay {
  /**
   * The results of all players that finished, the best first.
   */
  bars: DayBar[];
  /**
   * The day in UTC, for example `2026-11-26`.
   */
  day: string;
  /**
   * The time of the next deal, milliseconds since 1970.
   */
  ends_at: number;
  /**
   * The result of the Expert level in the same seat. Present after the account and the bot have finished.
   */
  expert?: DayScore | null;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The state of the requesting account.
   */
  mine: MyDay;
  /**
   * The built-in bot in the other seats, by its name in the game's `players`.
   */
  player: string;
  /**
   * The number of seats.
   */
  seats: number;
}
/**
 * The number of players with one result.
 */
export interface DayBar {
  /**
   * The number of players.
   */
  people: number;
  /**
   * The result.
   */
  score: DayScore;
}
/**
 * A result of a deal of the day.
 */
export interface DayScore {
  /**
   * The place at the table.
   */
  place: number;
  /**
   * The last line of the score sheet. `null` in games without points.
   */
  points: number | null;
}
/**
 * A code with which another device signs in once.
 */
export interface DeviceCode {
  /**
   * The code, in groups. An earlier one is no longer valid.
   */
  code: Secret;
  /**
   * The milliseconds for which it is valid.
   */
  lasts: number;
}
/**
 * The notification settings of the requesting account, and the channels of this server.
 */
export interface Doorbell {
  /**
   * The seconds that a decision waits before the server notifies its player.
   */
  after: number;
  /**
   * The number of devices of the account that get notifications.
   */
  devices: number;
  /**
   * True if the requesting device gets notifications.
   */
  here: boolean;
  /**
   * The e-mail address of the account, if it has one.
   */
  mail: MailAddress | null;
  /**
   * True if this server can send e-mail.
   */
  mails: boolean;
  /**
   * The largest number of such devices.
   */
  most_devices: number;
  /**
   * The server's public VAPID key for browser push: the point on P-256 in base64url.
   */
  push_key: string;
  /**
   * The host name of the webhook, if there is one. The rest of its address can be secret.
   */
  webhook: string | null;
  /**
   * The quiet hours and the reminder.
   */
  wishes: BellWishes;
}
/**
 * The e-mail address for notifications.
 */
export interface MailAddress {
  /**
   * The address. Only its owner can see it.
   */
  address: string;
  /**
   * The time at which it was set, milliseconds since 1970.
   */
  since: number;
  /**
   * The state of the address.
   */
  state: MailState;
}
/**
 * The quiet hours and the reminder of an account.
 */
export interface BellWishes {
  /**
   * The quiet hours. The server sends delayed notifications at their end if the decisions still wait.
   */
  quiet: QuietHours | null;
  /**
   * The minutes before the end of the time at which a reminder comes, 5 to 1,440. `null`: no reminder.
   */
  reminder: number | null;
}
/**
 * A set of tables with a shared deal, as far as the requesting account may see it.
 */
export interface Duplicate {
  /**
   * True if the maker lets no further table begin.
   */
  closed: boolean;
  /**
   * The id of the set.
   */
  id: string;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The account that made the set.
   */
  maker: Account;
  /**
   * True if the seed, the records and the results are public.
   */
  open: boolean;
  /**
   * The latest time at which the set opens, milliseconds since 1970. `null` until the first table has finished.
   */
  opens_at: number | null;
  /**
   * The setup of the tables.
   */
  setup: Setup;
  /**
   * The tables, in order.
   */
  tables: DuplicateTable[];
}
/**
 * A table of the set.
 */
export interface DuplicateTable {
  /**
   * The table's code. After the start only if you sit there or made it. `null` also if the server deleted the unused table.
   */
  code: string | null;
  /**
   * True if the requesting account plays the deal here.
   */
  mine: boolean;
  /**
   * The player in each seat, now or with the shared deal.
   */
  players: Player[];
  /**
   * The match and its outcome. Before the set opens only for its players.
   */
  result: DuplicateResult | null;
  /**
   * The state of the shared deal at this table.
   */
  state: DuplicateState;
}
/**
 * The result of a shared deal at one table.
 */
export interface DuplicateResult {
  /**
   * The id of the match.
   */
  match: string;
  /**
   * The comparison of each seat with the same seat at the other tables. Empty until the set opens.
   */
  matchpoints: Matchpoints[];
  /**
   * The outcome.
   */
  outcome: Outcome;
}
/**
 * The comparison of a seat with the same seat at other tables: 1 for each one with less, ½ for each one with as much.
 */
export interface Matchpoints {
  /**
   * The number of compared tables.
   */
  of: number;
  /**
   * The sum.
   */
  won: number;
}
/**
 * The final standing of a match.
 */
export interface Outcome {
  /**
   * The place of each seat. 1 is the winner or winners; equal numbers are ties, and the place after a tie is skipped. 0 is a chair that was never taken. Partners share the place of their team, and places then count teams: the last of three is third, however many seats they have.
   *
   * @maxItems 8
   */
  places: number[];
  /**
   * Points by category, in display order. The last line is the total where the game has one. Always by seat, also with teams.
   */
  sheet: ScoreLine[];
  /**
   * The teams, that of the first seat first. Empty or absent in a match without teams.
   */
  teams?: TeamScore[];
}
/**
 * One category of the score sheet.
 */
export interface ScoreLine {
  /**
   * The machine name of the category, e.g. `"military"`; clients translate it.
   */
  label: string;
  /**
   * The points of each seat in this category.
   *
   * @maxItems 8
   */
  points: number[];
}
/**
 * One team of a finished match. Its place is that of its seats.
 */
export interface TeamScore {
  /**
   * The seats of the team, in the order of the seats.
   */
  seats: Seat[];
  /**
   * The sum of the last line of the sheet over these seats; `null` without a sheet.
   */
  total: number | null;
}
/**
 * Deletes the account permanently.
 */
export interface Erase {
  /**
   * Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * The notification settings of an account, in an export. It names only the push service, because the rest of its address is secret.
 */
export interface ExportedBell {
  /**
   * The devices that get notifications.
   */
  devices: ExportedBellDevice[];
  /**
   * The e-mail address, if there is one.
   */
  mail: MailAddress | null;
  /**
   * The address of the webhook, if there is one.
   */
  webhook: string | null;
  /**
   * The quiet hours and the reminder.
   */
  wishes: BellWishes;
}
/**
 * A device that gets notifications.
 */
export interface ExportedBellDevice {
  /**
   * The push service.
   */
  service: string;
  /**
   * The time at which notifications were turned on, milliseconds since 1970.
   */
  since: number;
}
/**
 * The data of an account about other accounts, in an export. Reports by others belong to them.
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
   * The ladders on which it has played or waits.
   */
  ladders: ExportedLadder[];
  /**
   * The accounts that it has muted.
   */
  muted: MutedByMe[];
  /**
   * Its ratings.
   */
  ratings: Rating[];
  /**
   * Its reports of the last 90 days.
   */
  reports: ExportedReport[];
  /**
   * The series that it made, or plays.
   */
  series: ExportedSeries[];
}
/**
 * A deal of the day that the account played.
 */
export interface ExportedDay {
  /**
   * The day in UTC, for example `2026-11-26`.
   */
  day: string;
  /**
   * The machine name of the game.
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
   * The account, with its current name.
   */
  account: Account;
  /**
   * True if the friend is connected. Always false if one of the two has muted the other.
   */
  here: boolean;
  /**
   * The beginning of the friendship, milliseconds since 1970.
   */
  since: number;
}
/**
 * A ladder of the account.
 */
export interface ExportedLadder {
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The number of rated matches.
   */
  matches: number;
  /**
   * The rating. Absent before a rated match.
   */
  strength?: Strength | null;
  /**
   * The time since when it waits for the next match, milliseconds since 1970. Absent if it does not wait.
   */
  waits_since?: number | null;
  /**
   * The number of victories in them.
   */
  wins: number;
}
/**
 * A rating. It begins at 25 for each player.
 */
export interface Strength {
  /**
   * The upper end of that interval.
   */
  high: number;
  /**
   * The lower end of its 95 % confidence interval.
   */
  low: number;
  /**
   * The estimated rating.
   */
  rating: number;
}
/**
 * An account that you have muted.
 */
export interface MutedByMe {
  /**
   * The account, with its current name.
   */
  account: Account;
  /**
   * The time of the mute, milliseconds since 1970.
   */
  at: number;
}
/**
 * The rating of your account for a game and a number of players.
 */
export interface Rating {
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The number of rated matches.
   */
  matches: number;
  /**
   * The number of people at the table.
   */
  seats: number;
  /**
   * The rating. Absent before ten rated matches.
   */
  strength?: Strength | null;
}
/**
 * A report by the account.
 */
export interface ExportedReport {
  /**
   * The id of the reported account.
   */
  account: string;
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The reason.
   */
  reason: string;
  /**
   * The id of the table.
   */
  table: string;
  /**
   * The description.
   */
  text: string | null;
}
/**
 * A series of the account. Its id finds the results.
 */
export interface ExportedSeries {
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * True if this account made it.
   */
  made: boolean;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The state of the series.
   */
  state: SeriesState;
}
/**
 * One table, in an export.
 */
export interface ExportedTable {
  /**
   * The code of the table: short, for reading aloud.
   */
  code: string;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * True if this account made it.
   */
  made: boolean;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The matches of the table, in order.
   */
  matches: ExportedMatch[];
  /**
   * The chat lines of this account, in order.
   */
  said: ExportedLine[];
  /**
   * The setup.
   */
  setup: Setup;
}
/**
 * One match, in an export. `GET /api/matches/{id}` returns its record.
 */
export interface ExportedMatch {
  /**
   * Its beginning, milliseconds since 1970.
   */
  began_at: number;
  /**
   * The match that it continues as a fork. Absent otherwise.
   */
  continues?: Continues | null;
  /**
   * Its end, milliseconds since 1970. `null` before the end.
   */
  ended_at: number | null;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The number of the match at its table, from 1.
   */
  number: number;
  /**
   * The outcome. `null` before the end.
   */
  outcome: Outcome | null;
  /**
   * The version of the rules.
   */
  rules_version: number;
}
/**
 * The finished match that a fork continues. The fork has its deal and its first inputs. Readers of that match know the cards, so forks are unrated.
 */
export interface Continues {
  /**
   * The number of its inputs that the fork copied.
   */
  at: number;
  /**
   * The id of the finished match.
   */
  match: string;
}
/**
 * A chat line of the account.
 */
export interface ExportedLine {
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The text.
   */
  text: string;
  /**
   * The kind of recipient.
   */
  to: SaidTo;
}
/**
 * Makes a table that continues a finished match from one of its moments.
 */
export interface ForkMatch {
  /**
   * The number of inputs to copy. 0 plays the same deal from the beginning. At least one input of the match must remain.
   */
  at: number;
  /**
   * The clock. If omitted: none.
   */
  clock?: Clock;
  /**
   * True if players may ask for hints. If omitted: false.
   */
  hints?: boolean;
  /**
   * The occupant of each seat that the match began with.
   */
  seats: ForkSeat[];
}
/**
 * The code of a friend link.
 */
export interface FriendCode {
  /**
   * The end of the link, after `/friend#`.
   */
  code: Secret;
}
/**
 * A link that makes the account that opens it a friend. It works once.
 */
export interface FriendLink {
  /**
   * The end of the link, after `/friend#`. Shown once; the server keeps only a hash.
   */
  code: Secret;
  /**
   * The end of its validity, milliseconds since 1970.
   */
  expires_at: number;
}
/**
 * The account of a friend link.
 */
export interface FriendOffer {
  /**
   * The account that made the link.
   */
  account: Account;
  /**
   * True if the two are friends already.
   */
  friends: boolean;
}
/**
 * The friends of an account and their invitations.
 */
export interface Friends {
  /**
   * The friends: connected ones first, then the newest.
   */
  friends: Friend[];
  /**
   * The invitations, the newest first: at most one from each friend, while the table has room.
   */
  invitations: Invitation[];
  /**
   * The number of unused friend links.
   */
  links: number;
}
/**
 * An invitation of a friend to a table.
 */
export interface Invitation {
  /**
   * The time of the invitation, milliseconds since 1970.
   */
  at: number;
  /**
   * The friend.
   */
  from: Account;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The code of the table.
   */
  table: string;
}
/**
 * A game on this server.
 */
export interface GameListing {
  /**
   * True if the server can analyse decisions of finished matches (`Analysis`).
   */
  analyses: boolean;
  /**
   * The machine name.
   */
  id: string;
  /**
   * True if newcomers can join a running match.
   */
  joins_running: boolean;
  /**
   * The levels among them, weakest first. Absent if the game has none.
   */
  levels?: LevelListing[];
  /**
   * The most seats.
   */
  max_seats: number;
  /**
   * The fewest seats.
   */
  min_seats: number;
  /**
   * The usual minutes of a match between people.
   */
  minutes: number;
  /**
   * The name on the box.
   */
  name: string;
  /**
   * The default options of a new table.
   */
  options: unknown;
  /**
   * The JSON Schema of the options.
   */
  options_schema: unknown;
  /**
   * The names of all built-in bots, weakest first. `add_bot` takes each of them.
   */
  players: string[];
  /**
   * The default of `random_seats` in a setup.
   */
  random_seats: boolean;
  /**
   * The version of the rules.
   */
  rules_version: number;
  /**
   * True if players can whisper during a match.
   */
  whispers: boolean;
}
/**
 * A level of built-in bots.
 */
export interface LevelListing {
  /**
   * A sentence about its play and its thinking time.
   */
  about: string;
  /**
   * Its name among the game's `players`.
   */
  player: string;
  /**
   * The longest processor time for a decision, in milliseconds. 0: it decides at once.
   */
  thinks: number;
}
/**
 * The page to which the browser goes. It is valid once and for ten minutes.
 */
export interface GoToProvider {
  /**
   * A page of the provider.
   */
  url: string;
}
/**
 * Makes a table at which the account continues a running match alone, from its own view.
 */
export interface GuessMatch {
  /**
   * The built-in bot of each seat, by its name in the game's `players`. `null` for the own seat and free seats. A seat without a name gets the substitute bot.
   */
  players?: (string | null)[];
}
/**
 * Answer to `SetPassword`.
 */
export interface HasPassword {
  /**
   * The login ID, for a sign-in with the password.
   */
  tag: string;
}
/**
 * Invites a friend to a table where your account sits or is the host.
 */
export interface Invite {
  /**
   * The id or code of the table.
   */
  table: string;
}
/**
 * The ladder of a game with its standings.
 */
export interface Ladder {
  /**
   * The ladder.
   */
  ladder: LadderListing;
  /**
   * The running matches, the newest first.
   */
  now: LadderMatch[];
  /**
   * The players, sorted by the lower end of their rating interval, the best first. At most 200.
   */
  standings: LadderStanding[];
}
/**
 * The ladder of a game.
 */
export interface LadderListing {
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * Seconds for each decision.
   */
  per_decision: number;
  /**
   * The number of running matches.
   */
  running: number;
  /**
   * The number of seats of each match.
   */
  seats: number;
  /**
   * The number of bots in the queue.
   */
  waiting: number;
}
/**
 * A match of a ladder.
 */
export interface LadderMatch {
  /**
   * Its beginning, milliseconds since 1970.
   */
  began_at: number;
  /**
   * The code of the table, for watching.
   */
  code: string;
  /**
   * Its end, milliseconds since 1970. Absent before the end.
   */
  ended_at?: number | null;
  /**
   * The id of the match, for `GET /api/matches/{id}` after its end.
   */
  id: string;
  /**
   * The players, by seat.
   */
  seats: LadderSeat[];
}
/**
 * A player of a ladder match.
 */
export interface LadderSeat {
  /**
   * True if the player lost the match by a crash, a stall or its resignation.
   */
  failed?: boolean;
  /**
   * The rated place. Absent before the end, and if the match was not rated.
   */
  place?: number | null;
  /**
   * The player.
   */
  player: Player;
}
/**
 * A player on a ladder.
 */
export interface LadderStanding {
  /**
   * True if the player is in the queue. A built-in bot always is.
   */
  here: boolean;
  /**
   * The number of rated matches.
   */
  matches: number;
  /**
   * The player: an external or a built-in bot.
   */
  player: Player;
  /**
   * The rank, from 1.
   */
  rank: number;
  /**
   * The rating. It begins at 25.
   */
  strength: Strength;
  /**
   * The number of victories in them.
   */
  wins: number;
}
/**
 * The results between the first players of a ladder.
 */
export interface LadderCrosstable {
  /**
   * The players in the order of the ladder, at most 12.
   */
  players: Player[];
  /**
   * For each player the results against each player. `null` for players that never met, and for the player itself.
   */
  rows: (LadderEncounter | null)[][];
}
/**
 * The results between two players.
 */
export interface LadderEncounter {
  /**
   * The number of matches between the two.
   */
  matches: number;
  /**
   * The points of the player of this row: 1 for each match with the better place, ½ for each with the same place.
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
   * The login ID, for a sign-in with a password.
   */
  tag: string;
}
/**
 * A new set of tables with a shared deal.
 */
export interface MadeDuplicate {
  /**
   * The id of the set, for `GET /api/duplicates/{id}` and the page `/duplicate/{id}`.
   */
  id: string;
  /**
   * The tables, in order.
   */
  tables: MadeTable[];
}
/**
 * A new table.
 */
export interface MadeTable {
  /**
   * The code of the table: short, for reading aloud.
   */
  code: string;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The number of seats.
   */
  seats: SeatCount;
}
/**
 * Answer to `SetWebhook`.
 */
export interface MadeWebhook {
  /**
   * The key of the signatures. Shown once.
   */
  secret: Secret;
}
/**
 * Makes a recovery code, in place of the earlier one.
 */
export interface MakeCode {
  /**
   * Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Makes tables that share a deal.
 */
export interface MakeDuplicate {
  /**
   * The setup of each table. The tables are private and take no newcomers in any case.
   */
  setup: SetupRequest;
  /**
   * The number of tables, from 2 to 8.
   */
  tables: number;
}
/**
 * Reports an account to the operator.
 */
export interface MakeReport {
  /**
   * The id of the reported account.
   */
  account: string;
  /**
   * The reason.
   */
  reason: ReportReason;
  /**
   * The id or code of the table. The server attaches the chat lines and moves there that your account could see.
   */
  table: string;
  /**
   * A description, at most 1,000 characters.
   */
  text?: string | null;
}
/**
 * Makes a series of matches. Each deal is played once for each seat, and all players move one seat further each time.
 */
export interface MakeSeries {
  /**
   * The number of matches that run at the same time. If omitted: the most that the account may have. All matches of one deal always run at the same time.
   */
  at_once?: number | null;
  /**
   * The number of deals.
   */
  deals: number;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The game's options. If omitted: the default options.
   */
  options?: unknown;
  /**
   * Seconds for each decision, from 5 to 60. If omitted: 10.
   */
  per_decision?: number | null;
  /**
   * The players, one for each seat. No account can occur twice.
   */
  players: SeriesPlayer[];
  /**
   * The number of seats of each match.
   */
  seats: SeatCount;
}
/**
 * A finished match in a list and on its page.
 */
export interface MatchListing {
  /**
   * Its beginning, milliseconds since 1970.
   */
  began_at: number;
  /**
   * The match that it continues as a fork. Absent otherwise.
   */
  continues?: Continues | null;
  /**
   * The kind of deal. Absent for a random deal of this match alone.
   */
  deal?: Deal;
  /**
   * Its end, milliseconds since 1970.
   */
  ended_at: number;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The number of the match at its table, from 1.
   */
  number: number;
  /**
   * The outcome.
   */
  outcome: Outcome;
  /**
   * The player in each seat at the end, or the one who had left it. Empty for matches that very old servers began.
   */
  players: Player[];
  /**
   * The version of the rules.
   */
  rules_version: number;
  /**
   * The setup.
   */
  setup: Setup;
  /**
   * The id of its table.
   */
  table: string;
}
/**
 * The record of a finished match. With the same rules, a program can replay it and check the deal, each step and the outcome.
 */
export interface MatchRecord {
  /**
   * The match that this one continues. The first `at` inputs are from there. Absent if it is no fork.
   */
  continues?: Continues | null;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The view that a what-if match began with: it and the seed decide all imagined cards. Absent otherwise.
   */
  guess?: Guess | null;
  /**
   * The what-if matches that players began, in order. Absent if there are none.
   */
  guesses?: RecordedHint[];
  /**
   * The hints that players asked for, in order. Absent if there are none.
   */
  hints?: RecordedHint[];
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * All inputs of the match, in order.
   */
  inputs: RecordedInput[];
  /**
   * The game's options.
   */
  options: unknown;
  /**
   * The outcome.
   */
  outcome: Outcome;
  /**
   * The version of the rules. Other versions may not replay it.
   */
  rules_version: number;
  /**
   * The players in each seat at the end, with their current names. Absent in exports, in records from old servers, and for very old matches.
   */
  seated?: Player[];
  /**
   * The number of seats at the deal. Seats of newcomers do not count.
   */
  seats: SeatCount;
  /**
   * The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
   */
  seed: string;
  /**
   * The hash that the server published before the first decision.
   */
  seed_hash: SeedHash;
  /**
   * For each seat, the seat in which its occupant sat before the start. It follows from the seed. Absent if the seats were not shuffled.
   *
   * @maxItems 8
   */
  shuffled?: Seat[] | null;
  /**
   * The time of the match. Absent in records from old servers.
   */
  time?: MatchTime | null;
  /**
   * The decisions that players undid, in order. They are not in `inputs`. Absent if there are none.
   */
  undone?: RecordedUndo[];
}
/**
 * The beginning of a what-if match: one seat's view of a running match. Everything else is imagined, and follows from the view and the seed.
 */
export interface Guess {
  /**
   * The id of the running match.
   */
  match: string;
  /**
   * The seat of the view.
   */
  seat: Seat;
  /**
   * The game's `View` of that seat at that moment.
   */
  view: unknown;
}
/**
 * A hint that a player asked for, or a what-if match that a player began.
 */
export interface RecordedHint {
  /**
   * The number of inputs before it.
   */
  after: number;
  /**
   * The player's seat.
   */
  seat: Seat;
}
/**
 * One input of a finished match.
 */
export interface RecordedInput {
  /**
   * The time, milliseconds since 1970. Absent in records from old servers.
   */
  at?: number | null;
  /**
   * The source of the input.
   */
  by: By;
  /**
   * The input.
   */
  input: Input;
  /**
   * The seat of the input.
   */
  seat: Seat;
}
/**
 * The time of a match.
 */
export interface MatchTime {
  /**
   * Its beginning, milliseconds since 1970.
   */
  began_at: number;
  /**
   * Its end, milliseconds since 1970.
   */
  ended_at: number;
}
/**
 * A decision that a player undid.
 */
export interface RecordedUndo {
  /**
   * The number of inputs before it.
   */
  after: number;
  /**
   * The player's seat.
   */
  seat: Seat;
}
/**
 * The OpenID Connect provider of this server.
 */
export interface Provider {
  /**
   * The name that the operator gave it. `null` without a provider.
   */
  name: string | null;
}
/**
 * The parameters with which the provider sent the browser back.
 */
export interface ProviderAnswer {
  /**
   * The parameter `code`. Only this server can use it.
   */
  code: Secret;
  /**
   * The parameter `iss`, if present.
   */
  iss?: string | null;
  /**
   * The parameter `state`.
   */
  state: string;
}
/**
 * The content of a push message, encrypted for the browser. It contains nothing that is secret at a table.
 */
export interface Pushed {
  /**
   * The id of the notification: a `taken` message withdraws only the one with its id. It does not reveal the decision number, which would show the amount of hidden moves.
   */
  call: string;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The reason of the notification.
   */
  kind: PushedKind;
  /**
   * The language of the text.
   */
  language: BellLanguage;
  /**
   * The code of the table.
   */
  table: string;
}
/**
 * The rating of an account.
 */
export interface RatingOf {
  /**
   * The account id.
   */
  account: string;
  /**
   * The number of rated matches.
   */
  matches: number;
  /**
   * The rating.
   */
  strength: Strength;
}
/**
 * The running or last match of a table after some step, as the account saw it or would have seen it. It contains no more than the account was allowed to see at each moment.
 */
export interface Reel {
  /**
   * The number of steps before the first one that are missing here, because a reel has at most 200.
   */
  left_out: number;
  /**
   * The number of the match at its table.
   */
  number: number;
  /**
   * The steps, in order. Empty if nothing happened.
   */
  steps: ReelStep[];
  /**
   * The game's `View` before the first step.
   */
  view: unknown;
  /**
   * The seats that the match waited for then.
   */
  waiting: Seat[];
  /**
   * The account's seat. `null` for a spectator.
   */
  you: Seat | null;
}
/**
 * One step, and its changes for the account.
 */
export interface ReelStep {
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The source of the input.
   */
  by: By;
  /**
   * The JSON Patch (RFC 6902) for an object with the last `view`.
   */
  changes: Change[];
  /**
   * The events.
   *
   * Items: One event as one observer receives it.
   */
  events: {
    /**
     * The number of the event among those of the step that the observer receives, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * The seat of the input.
   */
  seat: Seat;
  /**
   * The entry in the table's log, in the account's numbering.
   */
  seq: number;
  /**
   * The seats that the match waited for after the step.
   */
  waiting: Seat[];
}
/**
 * Removes a passkey from the account.
 */
export interface RemovePasskey {
  /**
   * Needed, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Removes a provider key from the account.
 */
export interface RemoveProviderKey {
  /**
   * Needed, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Renames the account.
 */
export interface Rename {
  /**
   * The new name.
   */
  name: string;
}
/**
 * A finished match from its beginning, as one observer saw it or would have seen it.
 */
export interface Replay {
  /**
   * The game, the players and the outcome.
   */
  match: MatchListing;
  /**
   * One moment for each input of the match, in order.
   */
  moments: Moment[];
  /**
   * The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
   */
  seed: string;
  /**
   * The hash that the server published before the first decision.
   */
  seed_hash: SeedHash;
  /**
   * The score of each seat if the match had ended then: points, crystals or the length of the chain. Absent in games without a score.
   *
   * @maxItems 8
   */
  standing?: number[] | null;
  /**
   * The decisions that players undid, in order. They are no moments. Absent if there are none.
   */
  undone?: RecordedUndo[];
  /**
   * The game's `View` before the first input.
   */
  view: unknown;
}
/**
 * One input and its effects.
 */
export interface Moment {
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The source of the input.
   */
  by: By;
  /**
   * The JSON Patch (RFC 6902) for an object with the observer's last `view`.
   */
  changes: Change[];
  /**
   * The events for the observer.
   *
   * Items: One event as one observer receives it.
   */
  events: {
    /**
     * The number of the event among those of the step that the observer receives, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * The seat of the input.
   */
  seat: Seat;
  /**
   * The score of each seat if the match had ended after this input, hidden cards included. Absent in games without a score.
   *
   * @maxItems 8
   */
  standing?: number[] | null;
}
/**
 * Turns notifications on for the requesting device: the browser's `PushSubscription`.
 */
export interface RingHere {
  /**
   * The shared secret of the browser and the server, in base64url.
   */
  auth: Secret;
  /**
   * The address of the browser's push service. Anyone who has it can try to send messages.
   */
  endpoint: Secret;
  /**
   * The language of the notifications.
   */
  language: BellLanguage;
  /**
   * The browser's public key in base64url.
   */
  p256dh: string;
}
/**
 * A series and its results so far.
 */
export interface Series {
  /**
   * The number of matches that run at the same time.
   */
  at_once: number;
  /**
   * The number of deals.
   */
  deals: number;
  /**
   * The players, in the order of the request.
   */
  entrants: SeriesEntrant[];
  /**
   * The id of the series.
   */
  id: string;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The account that made it.
   */
  maker: Account;
  /**
   * The number of finished matches.
   */
  played: number;
  /**
   * The setup of each match.
   */
  setup: Setup;
  /**
   * The state of the series.
   */
  state: SeriesState;
}
/**
 * A player's results in a series so far.
 */
export interface SeriesEntrant {
  /**
   * True if the player has agreed.
   */
  agreed: boolean;
  /**
   * The number of matches that the player resigned, or lost because the time ran out too often. The player was last there.
   */
  given_up: number;
  /**
   * The 95 % confidence interval of `points`, lower and upper end. One deal is one observation. `null` before all matches of two deals are finished.
   *
   * @minItems 2
   * @maxItems 2
   */
  interval: unknown[] | null;
  /**
   * The number of decisions for which the time ran out.
   */
  late: number;
  /**
   * The number of finished matches.
   */
  matches: number;
  /**
   * The number of first places, second places and so on.
   */
  places: number[];
  /**
   * The share of opponents beaten, from 0 to 1. A shared place counts as half.
   */
  points: number | null;
  /**
   * The player.
   */
  who: Player;
}
/**
 * A finished match of a series.
 */
export interface SeriesMatch {
  /**
   * The number of the deal, from 0.
   */
  deal: number;
  /**
   * The end of the match, milliseconds since 1970.
   */
  ended_at: number;
  /**
   * The id of the match, for `GET /api/matches/{id}`. Its record is public when all matches of the deal are finished.
   */
  id: string;
  /**
   * For each entrant the number of decisions for which the time ran out.
   */
  late: number[];
  /**
   * The place of each entrant.
   */
  places: number[];
  /**
   * The number of seats by which all players had moved, from 0.
   */
  rotation: number;
  /**
   * The id of the table.
   */
  table: string;
}
/**
 * The limits for an account. The operator can change the numbers.
 */
export interface Limits {
  /**
   * The longest chat line, in characters.
   */
  chat_chars: number;
  /**
   * The most chat lines at once: the newest after `watch`, the next older ones after `chat_before`.
   */
  chat_lines: number;
  /**
   * The class of your account, which some limits depend on. Old servers do not send it.
   */
  class: AccountClass;
  /**
   * The largest frame of a client, in bytes. A larger one closes the socket.
   */
  frame_bytes: number;
  /**
   * The most messages at once on one socket.
   */
  message_burst: number;
  /**
   * The most messages per second on one socket, on average.
   */
  messages_per_second: number;
  /**
   * The longest name, in characters.
   */
  name_chars: number;
  /**
   * The most bytes that may wait for one socket. Beyond that the server closes it, and the client can resume.
   */
  outbox_bytes: number;
  /**
   * The most matches of one series that run at the same time.
   */
  series_matches_at_once: number;
  /**
   * The most matches of all series that an account made within 24 hours.
   */
  series_matches_per_day: number;
  /**
   * The most unfinished series that an account made.
   */
  series_open: number;
  /**
   * The most open sockets of one IP address.
   */
  sockets_per_address: number;
  /**
   * The most unfinished tables that an account made within 24 hours.
   */
  tables_per_account: number;
  /**
   * The most tables that one socket may follow.
   */
  tables_per_socket: number;
}
/**
 * The reason why a request failed, and the next step. Over HTTP it is `application/problem+json` with the fields of RFC 9457.
 */
export interface Problem {
  /**
   * The kind of problem, for programs.
   */
  code: ProblemCode;
  /**
   * The reason for people, in English. A client may have its own text for each code.
   */
  message: string;
  /**
   * With `refused`: the game's `Refusal`. Absent otherwise.
   */
  refusal?: unknown;
  /**
   * With `too_many`, `removed` and `account_banned`: the milliseconds to wait before the next try. Absent if waiting does not help.
   */
  retry_after?: number | null;
}
/**
 * The accounts that a host can manage, apart from those in the seats.
 */
export interface Room {
  /**
   * The banned accounts, at most 50: the newest accounts.
   */
  banned: Account[];
  /**
   * The muted accounts, at most 50: those at the table first, then the newest accounts.
   */
  muted: Account[];
  /**
   * The accounts that watch without a seat, at most 50.
   */
  watching: Account[];
}
/**
 * The seats, the setup and the state of a table.
 */
export interface TableView {
  /**
   * The absent players who can get a substitute bot if the others agree with `stand_in`.
   */
  absent: Absent[];
  /**
   * The accounts that ask to join the running match, the first one first. `admit` answers them.
   */
  asking: Asking[];
  /**
   * The code of the table: short, for reading aloud. It opens a private table, too.
   */
  code: string;
  /**
   * The match that this table continues as a fork. Readers of that match know its deal. Absent at other tables.
   */
  continues?: Continues | null;
  /**
   * The id of a set of tables with a shared deal, if the first match here has that deal. Its seed is public once all of them are finished. Absent otherwise.
   */
  duplicate?: string | null;
  /**
   * The running or last match.
   */
  game: MatchView | null;
  /**
   * The match that the running or last match imagines further. Absent if that is no what-if match.
   */
  guess?: GuessAt | null;
  /**
   * The id of the account that may start the match, and fill and empty seats. Empty for series and ladders.
   */
  host: string;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * The id of the account that made the table; empty for series and ladders. If it is disconnected for the grace time while no match runs, a seated player becomes host until it returns. That host cannot remove it.
   */
  maker: string;
  /**
   * The requested or current pause of the running match. `pause` answers it or ends it. Absent otherwise.
   */
  pause?: PauseView | null;
  /**
   * The id of the account that proposed the match that the table gathers for. `null` for the first match.
   */
  proposed_by: string | null;
  /**
   * The seats. In a game that takes newcomers a match can have more seats than the setup. The further ones are free until an account joins.
   *
   * @maxItems 8
   */
  seats: SeatView[];
  /**
   * The game, the seats, the options, the clock and the rest of the setup.
   */
  setup: Setup;
  /**
   * The number of accounts that watch without a seat.
   */
  spectators: number;
  /**
   * The state of the table.
   */
  status: Status;
  /**
   * The seats of each team, in the match that the table gathers for, or in the running or last one. Absent if all players play alone.
   */
  teams?: Teams;
  /**
   * The request of a player to undo their last decision in the running match. `allow_undo` answers it. Absent otherwise.
   */
  undo?: Undo | null;
  /**
   * The names of the first 20 of them.
   */
  watching?: string[];
}
/**
 * An absent player of a running match that waits for absent players.
 */
export interface Absent {
  /**
   * The ids of the accounts that agree to a substitute bot.
   */
  agreed: string[];
  /**
   * The ids of the accounts that must still agree: the connected people who play.
   */
  needs: string[];
  /**
   * The seat of the player.
   */
  seat: Seat;
  /**
   * The time since when the player is disconnected, milliseconds since 1970.
   */
  since: number;
}
/**
 * An account that asks to join a running match. The request lasts while the account follows the table.
 */
export interface Asking {
  /**
   * The account that asks.
   */
  account: Account;
  /**
   * The ids of the accounts that must still answer.
   */
  needs: string[];
  /**
   * The seat that it asks for.
   */
  seat: Seat;
}
/**
 * Facts about a match.
 */
export interface MatchView {
  /**
   * The kind of deal. Absent for a random deal of this match alone.
   */
  deal?: Deal;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The number of the match at this table, from 1.
   */
  number: number;
  /**
   * The name of the last player in each seat. Empty for a seat that no player took.
   *
   * @maxItems 8
   */
  players: string[];
  /**
   * The version of the rules.
   */
  rules_version: number;
  /**
   * The seed of the deal in hexadecimal; `seed_hash` is its SHA-256. `null` before the match, or for a shared deal the whole set, is finished.
   */
  seed: string | null;
  /**
   * The SHA-256 of the seed. The server sends it before the first decision, so that it cannot change the deal.
   */
  seed_hash: SeedHash;
  /**
   * For each seat, the seat in which its first occupant sat before the start. It follows from the seed. Absent if the seats were not shuffled.
   *
   * @maxItems 8
   */
  shuffled?: Seat[] | null;
  /**
   * Present if the server no longer has the rules of the match: the reason, in English. No `game` message follows, and the match cannot continue. `rematch` still works.
   */
  unplayable?: string | null;
  /**
   * The seats of the winners. Empty before the end.
   */
  winners: Seat[];
}
/**
 * The match that a what-if match began from.
 */
export interface GuessAt {
  /**
   * The id of that match.
   */
  match: string;
  /**
   * The id of its table.
   */
  table: string;
}
/**
 * One seat as every observer sees it.
 */
export interface SeatView {
  /**
   * The occupant of the seat.
   */
  occupant: Occupant;
  /**
   * True if a newcomer can take the seat now.
   */
  open: boolean;
}
/**
 * A request to undo a decision. Any new decision withdraws it.
 */
export interface Undo {
  /**
   * The ids of the accounts that agree.
   */
  agreed: string[];
  /**
   * The ids of the accounts that must still answer: the other people who play.
   */
  needs: string[];
  /**
   * The seat of the player that asks.
   */
  seat: Seat;
}
/**
 * The match at a table as one observer knows it.
 */
export interface GameUpdate {
  /**
   * The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * Your decision. `null` if you can do nothing.
   */
  decision: Decision | null;
  /**
   * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
   */
  epoch: number;
  /**
   * True if `steps` begins with the first step of the match. Replace your earlier steps.
   */
  from_start: boolean;
  /**
   * The server's clock at this message, milliseconds since 1970.
   */
  now: number;
  /**
   * The number of the match at this table, from 1. A rematch has the next number.
   */
  number: number;
  /**
   * The result, once the match is finished.
   */
  outcome: Outcome | null;
  /**
   * The newest log entry of the table that you receive.
   */
  seq: number;
  /**
   * The steps since the last message, or since the `since` of `watch`, in order.
   */
  steps: Step[];
  /**
   * The id of the table.
   */
  table: string;
  /**
   * The game's `View`: your current knowledge.
   */
  view: unknown;
  /**
   * The seats that the match waits for.
   */
  waiting: Seat[];
}
/**
 * A question to you.
 */
export interface Decision {
  /**
   * The game's `Choices`: the moves on offer.
   */
  choices: unknown;
  /**
   * The number for `submit`. It changes with each new question; moves of other seats do not change it.
   */
  number: number;
  /**
   * True if the match waits for your answer. If false, you may change your answer or make an optional move; a bot can ignore such a decision.
   */
  owed: boolean;
}
/**
 * One accepted input of the match and its events, as far as you may know them. An input of which you may know nothing is no step and changes no number of yours.
 */
export interface Step {
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The source of the input.
   */
  by: By;
  /**
   * The events. Empty for example if you lifted a card of yours, or if a player gets a new question.
   *
   * Items: One event as one observer receives it.
   */
  events: {
    /**
     * The number of the event among those of the step that the observer receives, from 0.
     */
    n: number;
    /**
     * The game's `Seen`.
     */
    seen: unknown;
  }[];
  /**
   * The seat of the input.
   */
  seat: Seat;
  /**
   * The entry in the table's log, in your numbering.
   */
  seq: number;
}
/**
 * A match after new steps, compared with the last `game` or `changed` message of this table on this socket.
 */
export interface GameChange {
  /**
   * The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * The JSON Patch (RFC 6902) for an object with the `view` and `decision` of the last message.
   */
  changes: Change[];
  /**
   * The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
   */
  epoch: number;
  /**
   * The server's clock at this message, milliseconds since 1970.
   */
  now: number;
  /**
   * The number of the match at this table, the same as in the last message.
   */
  number: number;
  /**
   * The result, once the match is finished.
   */
  outcome: Outcome | null;
  /**
   * The newest log entry of the table that you receive.
   */
  seq: number;
  /**
   * The steps since the last message, in order.
   */
  steps: Step[];
  /**
   * The id of the table.
   */
  table: string;
  /**
   * The seats that the match waits for.
   */
  waiting: Seat[];
}
/**
 * The waiting seats and their clocks. View and decision are unchanged.
 */
export interface WaitingUpdate {
  /**
   * The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
   *
   * @maxItems 8
   */
  banks?: (number | null)[] | null;
  /**
   * The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
   *
   * @maxItems 8
   */
  deadlines: (number | null)[];
  /**
   * Within an epoch `seq` never falls. In a new epoch the server sends everything again.
   */
  epoch: number;
  /**
   * The server's clock at this message, milliseconds since 1970.
   */
  now: number;
  /**
   * The number of the match at this table.
   */
  number: number;
  /**
   * The newest log entry of the table that you receive, as in the last message.
   */
  seq: number;
  /**
   * The id of the table.
   */
  table: string;
  /**
   * The seats that the match waits for.
   */
  waiting: Seat[];
}
/**
 * A chat line, or news about an account.
 */
export interface ChatLine {
  /**
   * The id of the speaker's account.
   */
  account: string;
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The speaker's current name; `a former player` if the account was deleted.
   */
  name: string;
  /**
   * Present if the line is not speech but an event of this account.
   */
  news?: News | null;
  /**
   * The entry in the table's log, in your numbering. A whisper has the number of the entry before it, so that no gap reveals whispers of others.
   */
  seq: number;
  /**
   * The speaker's role at that time. Show it next to the name, because any account can choose any name.
   */
  speaker: Speaker;
  /**
   * The text. Show it as plain text, never as markup. Empty if the line has `news`.
   */
  text: string;
  /**
   * Present if the line went to one player or a team only. Show that it is not public.
   */
  whisper?: Whisper | null;
}
/**
 * The recipient of a whisper or a team line. Only the speaker and the recipients get such a line.
 */
export interface Whisper {
  /**
   * The number of this whisper among those of your account at this table, from 1. Drop those you have.
   */
  n: number;
  /**
   * The current name of that account.
   */
  name: string;
  /**
   * For a team line: the seats of the whole team at that time, with the speaker's. Absent otherwise.
   */
  team?: Seat[];
  /**
   * The recipient's account id. For a team: the first of the recipients.
   */
  to: string;
}
/**
 * A notice about your account at a table. It needs no `watch`.
 */
export interface Notice {
  /**
   * The time of the notice, milliseconds since 1970. The newest notice about a table is valid.
   */
  at: number;
  /**
   * The code of the table.
   */
  code: string;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The id of the table.
   */
  table: string;
  /**
   * The subject of the notice.
   */
  what: Noticed;
}
/**
 * Sets the e-mail address, in place of the earlier one. The address must confirm it.
 */
export interface SetMail {
  /**
   * The address, for example `ada@example.org`.
   */
  address: Secret;
  /**
   * The language of the e-mails.
   */
  language: BellLanguage;
  /**
   * The time zone for times in e-mails, for example `Europe/Paris` or `+02:00`.
   */
  zone: string;
}
/**
 * Mutes an account for your account, or unmutes it.
 */
export interface SetMute {
  /**
   * The account id.
   */
  account: string;
  /**
   * True to mute, false to unmute.
   */
  muted: boolean;
}
/**
 * Sets a password, in place of the earlier one.
 */
export interface SetPassword {
  /**
   * The new password: 10 to 128 characters.
   */
  password: Secret;
  /**
   * Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
   */
  proof?: Proof | null;
}
/**
 * Sets the webhook, in place of the earlier one.
 */
export interface SetWebhook {
  /**
   * An `https` address.
   */
  url: Secret;
}
/**
 * Sets the time zone, at most once a day. Open decisions keep the zone that they began with.
 */
export interface SetZone {
  /**
   * The time zone, for example `Europe/Paris` or `+02:00`.
   */
  zone: string;
}
/**
 * The browser's answer with a passkey.
 */
export interface ShowPasskey {
  /**
   * `AuthenticationResponseJSON` of Web Authentication.
   */
  credential: unknown;
}
/**
 * Makes a guest account with a session.
 */
export interface SignIn {
  /**
   * The kind of account. A bot gets a bearer token instead of a cookie.
   */
  kind?: AccountKind;
  /**
   * The name that others see.
   */
  name: string;
}
/**
 * Answer to `SignIn`.
 */
export interface SignedIn {
  /**
   * The account.
   */
  account: Account;
  /**
   * For bots: the token for `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
   */
  token: string | null;
}
/**
 * A public chat line during a match.
 */
export interface Spoken {
  /**
   * The speaker.
   */
  account: Account;
  /**
   * The number of inputs before it.
   */
  after: number;
  /**
   * The time, milliseconds since 1970.
   */
  at: number;
  /**
   * The text.
   */
  text: string;
}
/**
 * Statistics of an account's finished matches, without forks, what-if matches and lessons.
 */
export interface Statistics {
  /**
   * One line for each game, number of seats and kind of opponents, the most played first.
   */
  lines: StatisticsLine[];
  /**
   * The number of matches in the statistics.
   */
  matches: number;
  /**
   * The accounts met most often, at most 20.
   */
  met: Met[];
  /**
   * True if there are older matches, which are not in the statistics.
   */
  more: boolean;
}
/**
 * Statistics of similar matches.
 */
export interface StatisticsLine {
  /**
   * The kind of opponents.
   */
  against: Against;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The average place. In team matches that of the team.
   */
  place: number;
  /**
   * The number of matches.
   */
  played: number;
  /**
   * The average of the last line of the score sheet. Absent in games without points.
   */
  points?: number | null;
  /**
   * The number of occupied seats.
   */
  seats: number;
  /**
   * The number of victories, alone or shared.
   */
  won: number;
}
/**
 * An account met in matches.
 */
export interface Met {
  /**
   * The account, with its current name.
   */
  account: Account;
  /**
   * The number of matches in which the requesting account had the better place.
   */
  ahead: number;
  /**
   * The number of matches in which this account had the better place.
   */
  behind: number;
  /**
   * The number of matches that both played.
   */
  played: number;
}
/**
 * A table in a list.
 */
export interface TableListing {
  /**
   * The code of the table: short, for reading aloud.
   */
  code: string;
  /**
   * The match that the table continues as a fork. Absent at other tables.
   */
  continues?: Continues | null;
  /**
   * The number of seats that a newcomer can take now.
   */
  free_seats: number;
  /**
   * The match that the running or last match imagines further. Absent if that is no what-if match.
   */
  guess?: GuessAt | null;
  /**
   * The id: stable and unique.
   */
  id: string;
  /**
   * The time of its making, milliseconds since 1970.
   */
  made_at: number;
  /**
   * For `/api/tables/mine`: the account's part, if it sits there or made the table.
   */
  mine?: Mine | null;
  /**
   * The names of the seated accounts and bots.
   */
  names: string[];
  /**
   * The seats of `names`, in the same order. Absent if an older server version stored the table last.
   */
  seats?: Seat[];
  /**
   * The game, the options, the clock and the rest of the setup.
   */
  setup: Setup;
  /**
   * The state of the table.
   */
  status: Status;
  /**
   * The seats of each team. Absent if all players play alone.
   */
  teams?: Teams;
  /**
   * For `/api/tables/mine`: true if the match waits for this account.
   */
  your_turn: boolean;
}
/**
 * The part of an account that sits at a table or made it. It shows no more of the match than spectators see.
 */
export interface Mine {
  /**
   * The end of the account's own time if the match waits for it, else the first end of the others' time. Milliseconds since 1970.
   */
  deadline: number | null;
  /**
   * True if the account made the table.
   */
  made: boolean;
  /**
   * The account's seat, unless it gave the seat up.
   */
  seat: Seat | null;
  /**
   * The number of moves of others, visible to the account, since its own last one. 99 means 99 or more.
   */
  since_turn: number;
  /**
   * The seats that the match waits for. A seat with a sealed choice is not among them.
   */
  waiting: Seat[];
}
/**
 * The body of a request to a webhook.
 */
export interface WebhookCall {
  /**
   * The id of the notified account.
   */
  account: string;
  /**
   * The id of the notification. A `taken` request has the id of the notification that it withdraws.
   */
  call: string;
  /**
   * The machine name of the game.
   */
  game: string;
  /**
   * The reason of the notification.
   */
  kind: PushedKind;
  /**
   * The code of the table.
   */
  table: string;
}
