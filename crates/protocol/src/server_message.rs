//! Messages of the server.

use contract::{BySeat, Outcome, Seat, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Account, CloseCode, Limits, Notice, Problem, Reaction, RequestId, TableView};

/// A message of the server on the WebSocket.
// `J` is JSON of a game's own types: `Value` for readers, already serialized text for the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "ServerMessage")]
#[expect(clippy::large_enum_variant, reason = "a message is written at once and never kept")]
pub enum ServerMessage<J = Value> {
    /// The first message on every socket.
    Hello {
        /// The account that the client is signed in to.
        you: Account,
        /// The server's clock, milliseconds since 1970. Deadlines use this clock.
        now: u64,
        /// The limits for this account.
        limits: Limits,
        /// The build of the server's browser client. If it differs from a page's own build, the page is
        /// outdated and must be reloaded. Absent without a browser client.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        build: Option<String>,
    },
    /// The server carried a request out and stored the result.
    Done {
        /// The id of the request.
        id: RequestId,
        /// The id of the table, if the request was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The request's entry in the table's log, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
    },
    /// The server refused a request or could not read a frame. Nothing changed.
    Problem {
        /// The id of the request. `null` if the server could not read a valid id.
        id: Option<RequestId>,
        /// The id of the table, if the request was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The reason, and the client's next step.
        problem: Problem<J>,
    },
    /// The seats, the setup and the state of the table. Sent whenever any of it changes.
    Table {
        /// The id of the table.
        table: String,
        /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
        epoch: u64,
        /// The newest log entry of the table that you receive.
        seq: u64,
        /// Your seat, if you have one.
        you: Option<Seat>,
        /// True if you are the host.
        host: bool,
        /// The table.
        state: TableView,
        /// The spectators, muted and banned accounts. Sent only to the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<Room>,
    },
    /// The match: its new steps, your view and your decision.
    Game(GameUpdate<J>),
    /// The match: new steps, and the changes of view and decision. Only after `watch` with `changes`.
    Changed(GameChange<J>),
    /// Only `waiting`, `deadlines` or `banks` have changed: for example a player made a sealed choice, or the
    /// clocks got time back after a server outage.
    Waiting(WaitingUpdate),
    /// Chat lines of the table.
    Chat {
        /// The id of the table.
        table: String,
        /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
        epoch: u64,
        /// The newest log entry of the table that you receive.
        seq: u64,
        /// The lines, in order.
        lines: Vec<ChatLine>,
        /// Present if these lines replace all your lines, at the first `watch` or after many missed lines.
        /// True if older lines exist: ask with `chat_before`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        earlier: Option<bool>,
    },
    /// The answer to `chat_before`: the lines before the named one.
    EarlierChat {
        /// The id of the table.
        table: String,
        /// The epoch of the table.
        epoch: u64,
        /// The lines, in order.
        lines: Vec<ChatLine>,
        /// True if still older lines exist.
        earlier: bool,
    },
    /// The answer to `hint`: the move of a strong built-in bot in your place. Only you receive it.
    Hint {
        /// The id of the table.
        table: String,
        /// The number of the decision.
        decision: u64,
        /// The machine name of the built-in bot.
        adviser: String,
        /// The game's `Intent`: the suggested move.
        intent: J,
    },
    /// The answer to `foresee`: moves that are probably possible at your next decision. Only you receive it.
    Foreseen {
        /// The id of the table.
        table: String,
        /// The game's `Choices`: a sample, the most probable first. Empty if nothing can be foreseen.
        choices: J,
        /// For each intent the estimated chance that it will be possible, in percent.
        chances: Vec<u32>,
    },
    /// Your premove, or why it was dropped. Only your account receives it: on changes and after `watch`.
    Ahead {
        /// The id of the table.
        table: String,
        /// The game's `Intent`. `null`: no premove.
        intent: Option<J>,
        /// The reason why the server could not play the premove. Absent otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<AheadDropped>,
    },
    /// Your auto-play in this match. Only your account receives it: on changes and after `watch`.
    StandingOrder {
        /// The id of the table.
        table: String,
        /// True if the server plays decisions with only one possible move.
        forced: bool,
        /// True if auto-play rests after your undo: the server plays nothing until you have decided yourself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rests: bool,
    },
    /// A quick reaction of a person at the table. Show it for a moment. The server sends it once and stores none,
    /// so it has no number.
    Reaction {
        /// The id of the table.
        table: String,
        /// The account.
        account: Account,
        /// Its seat; `null` for a spectator.
        seat: Option<Seat>,
        /// The reaction.
        reaction: Reaction,
    },
    /// An account that sits or has spoken at the table has another name. Update its earlier lines and
    /// whispers. A `table` message with the new name follows.
    Renamed {
        /// The id of the table.
        table: String,
        /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
        epoch: u64,
        /// The account with its new name.
        account: Account,
    },
    /// You no longer follow this table.
    Unwatched {
        /// The id of the table.
        table: String,
        /// The reason, in English.
        reason: String,
    },
    /// Notices about your account at tables. Only after `listen`.
    Notices {
        /// The notices. In the answer to `listen`: the current state at each of your tables.
        notices: Vec<Notice>,
    },
    /// The answer to `ping`.
    Pong {
        /// The id of the request.
        id: RequestId,
        /// The server's clock, milliseconds since 1970.
        now: u64,
    },
    /// The server is about to close the socket.
    Closing {
        /// The close code.
        code: CloseCode,
        /// The reason, in English.
        reason: String,
        /// True if the client can reconnect at once and resume.
        resume: bool,
    },
}

/// The reason why the server did not play a premove.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AheadDropped {
    /// The rules refuse the move now.
    Impossible,
    /// The decision has moves of a kind that was not foreseen, even if the premove is among them.
    OtherDecision,
    /// A player undid a decision, so the match went back.
    WentBack,
}

/// The accounts that a host can manage, apart from those in the seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Room {
    /// The accounts that watch without a seat, at most 50.
    pub watching: Vec<Account>,
    /// The muted accounts, at most 50: those at the table first, then the newest accounts.
    pub muted: Vec<Account>,
    /// The banned accounts, at most 50: the newest accounts.
    pub banned: Vec<Account>,
}

/// The match at a table as one observer knows it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GameUpdate")]
pub struct GameUpdate<J = Value> {
    /// The id of the table.
    pub table: String,
    /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    pub epoch: u64,
    /// The newest log entry of the table that you receive.
    pub seq: u64,
    /// The number of the match at this table, from 1. A rematch has the next number.
    pub number: u32,
    /// The steps since the last message, or since the `since` of `watch`, in order.
    pub steps: Vec<Step<J>>,
    /// True if `steps` begins with the first step of the match. Replace your earlier steps.
    pub from_start: bool,
    /// The game's `View`: your current knowledge.
    pub view: J,
    /// The seats that the match waits for.
    pub waiting: Vec<Seat>,
    /// Your decision. `null` if you can do nothing.
    pub decision: Option<Decision<J>>,
    /// The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats
    /// that the match does not wait for, and without a limit.
    pub deadlines: BySeat<Option<u64>>,
    /// The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent
    /// without banks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock at this message, milliseconds since 1970.
    pub now: u64,
    /// The result, once the match is finished.
    pub outcome: Option<Outcome>,
}

/// A match after new steps, compared with the last `game` or `changed` message of this table on this socket.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GameChange")]
pub struct GameChange<J = Value> {
    /// The id of the table.
    pub table: String,
    /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    pub epoch: u64,
    /// The newest log entry of the table that you receive.
    pub seq: u64,
    /// The number of the match at this table, the same as in the last message.
    pub number: u32,
    /// The steps since the last message, in order.
    pub steps: Vec<Step<J>>,
    /// The JSON Patch (RFC 6902) for an object with the `view` and `decision` of the last message.
    pub changes: Vec<Change<J>>,
    /// The seats that the match waits for.
    pub waiting: Vec<Seat>,
    /// The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats
    /// that the match does not wait for, and without a limit.
    pub deadlines: BySeat<Option<u64>>,
    /// The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent
    /// without banks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock at this message, milliseconds since 1970.
    pub now: u64,
    /// The result, once the match is finished.
    pub outcome: Option<Outcome>,
}

/// One operation of a JSON Patch (RFC 6902).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "snake_case")]
#[schemars(rename = "Change")]
pub enum Change<J = Value> {
    /// Sets a field, or inserts the value into a list before this place.
    Add {
        /// A JSON Pointer (RFC 6901).
        path: String,
        /// The new value.
        value: J,
    },
    /// Removes a field or an entry of a list.
    Remove {
        /// A JSON Pointer (RFC 6901).
        path: String,
    },
    /// Replaces a value.
    Replace {
        /// A JSON Pointer (RFC 6901).
        path: String,
        /// The new value.
        value: J,
    },
}

/// The waiting seats and their clocks. View and decision are unchanged.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "WaitingUpdate")]
pub struct WaitingUpdate {
    /// The id of the table.
    pub table: String,
    /// Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    pub epoch: u64,
    /// The newest log entry of the table that you receive, as in the last message.
    pub seq: u64,
    /// The number of the match at this table.
    pub number: u32,
    /// The seats that the match waits for.
    pub waiting: Vec<Seat>,
    /// The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats
    /// that the match does not wait for, and without a limit.
    pub deadlines: BySeat<Option<u64>>,
    /// The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent
    /// without banks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock at this message, milliseconds since 1970.
    pub now: u64,
}

/// A question to you.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Decision")]
pub struct Decision<J = Value> {
    /// The number for `submit`. It changes with each new question; moves of other seats do not change it.
    pub number: u64,
    /// True if the match waits for your answer. If false, you may change your answer or make an optional
    /// move; a bot can ignore such a decision.
    pub owed: bool,
    /// The game's `Choices`: the moves on offer.
    pub choices: J,
}

/// One accepted input of the match and its events, as far as you may know them. An input of which you may
/// know nothing is no step and changes no number of yours.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Step")]
pub struct Step<J = Value> {
    /// The entry in the table's log, in your numbering.
    pub seq: u64,
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The seat of the input.
    pub seat: Seat,
    /// The source of the input.
    pub by: By,
    /// The events. Empty for example if you lifted a card of yours, or if a player gets a new question.
    pub events: Vec<Told<J>>,
}

/// The source of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person or external bot in the seat.
    Player,
    /// The clock: the seat's time ran out, and the server played the game's fallback.
    Clock,
    /// A built-in bot in the seat.
    Bot,
    /// A substitute bot, for a player who is away or has left.
    StandIn,
    /// The server, because the player's auto-play had only one possible move. Only that player's account sees
    /// this value; all others see `player`.
    StandingOrder,
}

impl By {
    /// Returns the value that all but the seat's player receive.
    #[must_use]
    pub const fn told_to_others(self) -> Self {
        match self {
            Self::StandingOrder => Self::Player,
            Self::Player | Self::Clock | Self::Bot | Self::StandIn => self,
        }
    }
}

/// A chat line, or news about an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// The entry in the table's log, in your numbering. A whisper has the number of the entry before it, so
    /// that no gap reveals whispers of others.
    pub seq: u64,
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The id of the speaker's account.
    pub account: String,
    /// The speaker's current name; `a former player` if the account was deleted.
    pub name: String,
    /// The speaker's role at that time. Show it next to the name, because any account can choose any name.
    pub speaker: Speaker,
    /// The text. Show it as plain text, never as markup. Empty if the line has `news`.
    pub text: String,
    /// Present if the line went to one player or a team only. Show that it is not public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whisper: Option<Whisper>,
    /// Present if the line is not speech but an event of this account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// The role of a speaker at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Speaker {
    /// A person in a seat.
    Seat {
        /// The seat at that time.
        seat: Seat,
    },
    /// A person without a seat.
    Watching,
    /// A bot.
    Bot {
        /// Its seat at that time, if any.
        seat: Option<Seat>,
    },
}

/// An event of an account at a table, outside of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum News {
    /// The host removed the account from its seat.
    Removed,
    /// The host muted the account.
    Muted,
    /// The host unmuted the account.
    Unmuted,
    /// The host banned the account from the table.
    Banned,
    /// The host lifted the ban.
    Unbanned,
    /// The pause that the player proposed began: all agreed.
    Paused,
    /// The player ended the pause.
    Resumed,
    /// The player asked for a hint.
    Hinted,
    /// The player began a what-if match from their own view, at another table.
    Guessed,
    /// The player undid their last decision.
    TookBack,
    /// The account has another name: that of the line.
    Renamed {
        /// The earlier name, if still known.
        from: Option<String>,
    },
}

/// The recipient of a whisper or a team line. Only the speaker and the recipients get such a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Whisper {
    /// The recipient's account id. For a team: the first of the recipients.
    pub to: String,
    /// The current name of that account.
    pub name: String,
    /// The number of this whisper among those of your account at this table, from 1. Drop those you have.
    pub n: u64,
    /// For a team line: the seats of the whole team at that time, with the speaker's. Absent otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team: Vec<Seat>,
}
