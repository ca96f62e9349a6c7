//! What the server says.

use contract::{BySeat, Outcome, Seat, Told};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{CloseCode, Limits, Notice, Problem, RequestId, TableView};

/// Everything the server says over the socket.
// `J` is JSON of a game's own types: `Value` for readers, already serialized text for the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "ServerMessage")]
#[expect(clippy::large_enum_variant, reason = "a message is written at once and never kept")]
pub enum ServerMessage<J = Value> {
    /// The first message on every socket.
    Hello {
        /// Who the server takes the client for.
        you: Account,
        /// The server's clock, milliseconds since 1970. Deadlines are on this clock.
        now: u64,
        /// What the server accepts.
        limits: Limits,
    },
    /// A request was carried out and is stored.
    Done {
        /// The request's id.
        id: RequestId,
        /// The table, by id, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The place of the request in the table's log, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
    },
    /// A request was refused, or a frame could not be understood. Nothing changed.
    Problem {
        /// The request's id, if it could be read.
        id: Option<RequestId>,
        /// The table, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// What is wrong and what to do.
        problem: Problem<J>,
    },
    /// Who sits where, and how the table is set up. Sent whenever any of it changes.
    Table {
        /// The table's id.
        table: String,
        /// Within an epoch `seq` never falls; another one than before: all is told anew.
        epoch: u64,
        /// The newest entry of the table's log that you are told of.
        seq: u64,
        /// Your seat, if you have one.
        you: Option<Seat>,
        /// Whether you are the host.
        host: bool,
        /// The table.
        state: TableView,
        /// Whom the host can send away, or let in again. Told to the host only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<Room>,
    },
    /// The match: what happened, and what you know now.
    Game(GameUpdate<J>),
    /// The match: what happened, and what has changed of what you know and are asked. Only for who asked for it.
    Changed(GameChange<J>),
    /// Whom the match waits for, or until when, has changed, and nothing else: somebody has given a sealed choice,
    /// or an outage was refunded.
    Waiting(WaitingUpdate),
    /// What was said at the table.
    Chat {
        /// The table's id.
        table: String,
        /// Within an epoch `seq` never falls; another one than before: all is told anew.
        epoch: u64,
        /// The newest entry of the table's log that you are told of.
        seq: u64,
        /// In order.
        lines: Vec<ChatLine>,
        /// There if these lines replace those you have, because you came anew or missed many: whether more was
        /// said before the first of them (see `chat_before`).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        earlier: Option<bool>,
    },
    /// Answer to `chat_before`: the lines next before that one.
    EarlierChat {
        /// The table's id.
        table: String,
        /// Within an epoch `seq` never falls; another one than before: all is told anew.
        epoch: u64,
        /// In order.
        lines: Vec<ChatLine>,
        /// Whether more was said before the first of them.
        earlier: bool,
    },
    /// Answer to `hint`: what a strong automatic player would do in your place. Told to you alone.
    Hint {
        /// The table's id.
        table: String,
        /// The decision that it is about.
        decision: u64,
        /// Machine name of the automatic player.
        adviser: String,
        /// The game's `Intent`.
        intent: J,
    },
    /// Answer to `foresee`: what you can probably do when you are waited for next. Told to you alone.
    Foreseen {
        /// The table's id.
        table: String,
        /// The game's `Choices`, as a sample: the surest first, none if nothing can be foreseen.
        choices: J,
        /// For each of its intents in how many of a hundred cases it will be possible, about.
        chances: Vec<u32>,
    },
    /// What you chose to do when you are waited for next, or that it was dropped. Told to your account alone: when it changes,
    /// and after `watch`.
    Ahead {
        /// The table's id.
        table: String,
        /// The game's `Intent`; `null` if nothing is chosen.
        intent: Option<J>,
        /// There if it could not be played: why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<AheadDropped>,
    },
    /// What is played for you in this match because it leaves you no choice. Told to your account alone: when it changes, and
    /// after `watch`.
    StandingOrder {
        /// The table's id.
        table: String,
        /// Whether decisions in which there is one thing to do are.
        forced: bool,
        /// You took back what you decided, so you are let decide anew: until then nothing is played.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rests: bool,
    },
    /// Somebody who sits at the table or spoke there has another name now. It stands in the `table` message that
    /// follows; put it on the lines they said and were whispered before.
    Renamed {
        /// The table's id.
        table: String,
        /// Within an epoch `seq` never falls; another one than before: all is told anew.
        epoch: u64,
        /// The account as it is now.
        account: Account,
    },
    /// You no longer follow this table; the reason is in words.
    Unwatched {
        /// The table's id.
        table: String,
        /// Why.
        reason: String,
    },
    /// What concerns your account at tables, if this socket listens.
    Notices {
        /// What; in the answer to `listen`, how it stands at each of your tables.
        notices: Vec<Notice>,
    },
    /// Answer to `ping`.
    Pong {
        /// The request's id.
        id: RequestId,
        /// The server's clock, milliseconds since 1970.
        now: u64,
    },
    /// The socket is about to be closed.
    Closing {
        /// The code it will be closed with.
        code: CloseCode,
        /// Why, in words.
        reason: String,
        /// Whether the same client may come back at once and resume.
        resume: bool,
    },
}

/// Why what was chosen ahead was not played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AheadDropped {
    /// It was not possible any more when the decision came.
    Impossible,
    /// The decision that came was another one than was foreseen, even if that could be answered alike.
    OtherDecision,
    /// The match went back to where it was, because somebody took back a decision.
    WentBack,
}

/// Who is around at a table besides those in the seats, for its host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Room {
    /// Accounts that watch without a seat, up to 50 of them.
    pub watching: Vec<Account>,
    /// Accounts that cannot talk, up to 50 of them: those at the table first, then the newest accounts.
    pub muted: Vec<Account>,
    /// Accounts that cannot come in, up to 50 of them: the newest accounts.
    pub banned: Vec<Account>,
}

/// The match at a table as one observer knows it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GameUpdate")]
pub struct GameUpdate<J = Value> {
    /// The table's id.
    pub table: String,
    /// Within an epoch `seq` never falls; another one than before: all is told anew.
    pub epoch: u64,
    /// The newest entry of the table's log that you are told of.
    pub seq: u64,
    /// The number of the match at this table, from 1; a rematch has the next one.
    pub number: u32,
    /// What happened since the last message, or since the `seq` the client named, in order.
    pub steps: Vec<Step<J>>,
    /// Whether `steps` begins with the first step of the match; forget what you had.
    pub from_start: bool,
    /// The game's `View` for you.
    pub view: J,
    /// Whom the table waits for.
    pub waiting: Vec<Seat>,
    /// What you are asked, or may do; `null` if you can do nothing.
    pub decision: Option<Decision<J>>,
    /// When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without
    /// a clock.
    pub deadlines: BySeat<Option<u64>>,
    /// Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock when this was written.
    pub now: u64,
    /// The standing, once the match is over.
    pub outcome: Option<Outcome>,
}

/// A match after some steps, compared with the last `game` or `changed` message of the same table on the same socket.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GameChange")]
pub struct GameChange<J = Value> {
    /// The table's id.
    pub table: String,
    /// Within an epoch `seq` never falls; another one than before: all is told anew.
    pub epoch: u64,
    /// The newest entry of the table's log that you are told of.
    pub seq: u64,
    /// The number of the match at this table: that of the message before.
    pub number: u32,
    /// What happened since the last message, in order.
    pub steps: Vec<Step<J>>,
    /// What to do, in order, with an object of the last message's `view` and `decision` to have those of now.
    pub changes: Vec<Change<J>>,
    /// Whom the table waits for.
    pub waiting: Vec<Seat>,
    /// When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without
    /// a clock.
    pub deadlines: BySeat<Option<u64>>,
    /// Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock when this was written.
    pub now: u64,
    /// The standing, once the match is over.
    pub outcome: Option<Outcome>,
}

/// One operation of a JSON Patch (RFC 6902).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "snake_case")]
#[schemars(rename = "Change")]
pub enum Change<J = Value> {
    /// A field, or a place of a list before which the value goes.
    Add {
        /// A JSON Pointer (RFC 6901).
        path: String,
        /// What is there now.
        value: J,
    },
    /// A field or a place of a list is gone.
    Remove {
        /// A JSON Pointer (RFC 6901).
        path: String,
    },
    /// Something else is there now.
    Replace {
        /// A JSON Pointer (RFC 6901).
        path: String,
        /// What.
        value: J,
    },
}

/// Whom the match waits for, and until when. View and decision stay as they were.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "WaitingUpdate")]
pub struct WaitingUpdate {
    /// The table's id.
    pub table: String,
    /// Within an epoch `seq` never falls; another one than before: all is told anew.
    pub epoch: u64,
    /// The newest entry of the table's log that you are told of: that of the message before.
    pub seq: u64,
    /// The number of the match at this table.
    pub number: u32,
    /// Whom the table waits for.
    pub waiting: Vec<Seat>,
    /// When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without
    /// a clock.
    pub deadlines: BySeat<Option<u64>>,
    /// Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banks: Option<BySeat<Option<u64>>>,
    /// The server's clock when this was written.
    pub now: u64,
}

/// What the server wants to know from you.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Decision")]
pub struct Decision<J = Value> {
    /// To be repeated in the submission. It changes whenever you are asked anew; what other seats do in the
    /// meantime does not change it.
    pub number: u64,
    /// Whether the table waits for your answer. If not you may change the answer that you have given, or do
    /// something besides; a program that answers only what is owed does enough.
    pub owed: bool,
    /// The game's `Choices`.
    pub choices: J,
}

/// One accepted input of the match and what came of it, as told to you. An input of which you are told nothing is
/// no step for you, and not counted in any number.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Step")]
pub struct Step<J = Value> {
    /// Its place in the table's log as it is told to you.
    pub seq: u64,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// Whose.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// What happened. May be empty: a card of your own lifted, or somebody asked something new.
    pub events: Vec<Told<J>>,
}

/// Who decided a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person or bot in the seat.
    Player,
    /// The seat's time ran out, and the game's fallback was played.
    Clock,
    /// An automatic player that the host seated.
    Bot,
    /// An automatic player standing in for somebody who is away or has left.
    StandIn,
    /// The host, because the seat's player had said so and had no choice. Told to that player alone: to all others it is
    /// `player`.
    StandingOrder,
}

impl By {
    /// What others than the seat's player are told.
    #[must_use]
    pub const fn told_to_others(self) -> Self {
        match self {
            Self::StandingOrder => Self::Player,
            Self::Player | Self::Clock | Self::Bot | Self::StandIn => self,
        }
    }
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Its place in the table's log as it is told to you. Of a whisper: that of what went before it, since whispers are not counted
    /// there; nobody can learn from a gap that others whispered.
    pub seq: u64,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// The speaker's account.
    pub account: String,
    /// The speaker's name now; `a former player` if the account was erased.
    pub name: String,
    /// What the speaker was here. Show it beside the name, which anybody can choose.
    pub speaker: Speaker,
    /// What. Plain text: show it as it is, never as markup.
    pub text: String,
    /// There if it was said to one player only, or to a team. Show it so that nobody takes it for public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whisper: Option<Whisper>,
    /// There if nothing was said: what happened to this account. `text` is empty then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
}

/// What somebody who says something is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Speaker {
    /// A person in a seat.
    Seat {
        /// Which seat it was then.
        seat: Seat,
    },
    /// A person without a seat.
    Watching,
    /// A program.
    Bot {
        /// Which seat it had then, if any.
        seat: Option<Seat>,
    },
}

/// What happened to somebody at a table, other than in its match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum News {
    /// The host removed them from their seat.
    Removed,
    /// The host muted them.
    Muted,
    /// The host lets them talk again.
    Unmuted,
    /// The host banned them from the table.
    Banned,
    /// The host lets them come in again.
    Unbanned,
    /// The match is paused: they proposed it, and all agreed.
    Paused,
    /// They ended the pause.
    Resumed,
    /// They asked for a hint, for a decision of the match.
    Hinted,
    /// They play on alone from what they see of the match, at a table of their own.
    Guessed,
    /// They took back their last decision; all agreed who had to.
    TookBack,
    /// They have another name now: that of the line.
    Renamed {
        /// What they were called before, if that is known still.
        from: Option<String>,
    },
}

/// To whom something was whispered. Nobody but the speaker and those who listen is told any of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Whisper {
    /// Whose account; where it was said to a team, that of the first of those who were told.
    pub to: String,
    /// That account's name now.
    pub name: String,
    /// Counts the whispers that your account said or was told at this table, from 1. Drop those you have.
    pub n: u64,
    /// There if it was said to a team: the seats of all its players then, the speaker among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team: Vec<Seat>,
}

/// Somebody who signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Account {
    /// Stable and unique.
    pub id: String,
    /// Chosen by the account; not unique, but at a table nobody is called like somebody else: the second gets a
    /// number, as in `Ann (2)`. That of an account that was erased is `a former player`.
    pub name: String,
    /// Whether a person or a program.
    pub kind: AccountKind,
}

/// Whether an account is a person or a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AccountKind {
    /// Signs in with a cookie.
    Person,
    /// Signs in with a bearer token, and is marked as a bot.
    Bot,
    /// A person at somebody else's device.
    Companion,
}

impl AccountKind {
    /// Whether a program decides.
    pub const fn is_program(self) -> bool {
        match self {
            Self::Bot => true,
            Self::Person | Self::Companion => false,
        }
    }
}
