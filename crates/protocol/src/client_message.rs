//! What a client says.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Setup, To};

/// Chosen by the client, 1 to 64 bytes, repeated in the answer.
///
/// For [`ClientMessage::Submit`] and [`ClientMessage::Chat`] it also makes repeating safe: the same id from
/// the same account at the same table gets the first answer again, also after a restart, and is carried out
/// once. Use a random one.
pub type RequestId = String;

/// A table by its id or by its short code.
pub type TableRef = String;

/// Everything a client can say over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Follow a table. Answered by `table`, `chat` and (if a match was started) `game` messages, then `done`.
    /// From then on they come by themselves.
    Watch {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The `seq` of the last `game` message this client saw of this table: it gets the steps and chat lines
        /// after it, some lines perhaps again. Not that of a `table` or `chat` message: the connection may have
        /// broken before the `game` message with the same `seq`. `null`: everything from the start of the match.
        #[serde(default)]
        since: Option<u64>,
        /// The epoch that `since` belongs to. With another one than the table's, `since` is ignored.
        #[serde(default)]
        epoch: Option<u64>,
        /// Whether `changed` messages may follow instead of further `game` messages. They are several times smaller.
        #[serde(default)]
        changes: bool,
    },
    /// Follow it no longer. The seat, if any, is kept.
    Unwatch {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Take a seat. Before the start any free one; in a running match one that the game lets newcomers take, where
    /// the players may have to agree first ([`Newcomers`](crate::Newcomers)): then it is done when they were asked,
    /// and [`TableView::asking`](crate::TableView::asking) tells what came of it. Sitting in another seat before the
    /// start moves there.
    Sit {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which seat; `null` for the first free one.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Agree that somebody joins the running match, or not. Each who is asked answers for themselves; one who does
    /// not agree is enough.
    Admit {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Who asked, by account.
        account: String,
        /// Whether.
        admit: bool,
    },
    /// Agree that an automatic player stands in for a player who is gone, until they are back; or no longer. Each
    /// person who plays and is here answers for themselves, and all have to agree.
    StandIn {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// For whom.
        seat: Seat,
        /// Whether.
        agree: bool,
    },
    /// Ask for a pause of the running match, or agree to the one that is asked for; or do not, or take it back; or end the
    /// one that is on. Each person who plays answers for themselves, all have to agree, and any of them may end it.
    Pause {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether the match is to be paused.
        pause: bool,
    },
    /// A person who plays: ask to take back one's last decision, or no longer. What automatic players decided after it goes with
    /// it; as soon as anybody else has decided it stays. So it does if anything hidden was shown to anybody, which is refused as
    /// `shown`. All other people who play are asked ([`TableView::undo`](crate::TableView::undo)); if there are none it is
    /// done at once.
    Undo {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether.
        wish: bool,
    },
    /// Agree that a player takes back their last decision, or not. Each who is asked answers for themselves; one who does
    /// not agree is enough.
    AllowUndo {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether.
        allow: bool,
    },
    /// Stand up before the start, or ask no longer to join the running match.
    Stand {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Say that one is ready to start, or not.
    Ready {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether.
        ready: bool,
    },
    /// Host: put automatic players into free seats, before the start or, in a game that takes newcomers, in the
    /// running match.
    AddBot {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which seat; `null` for all free ones.
        #[serde(default)]
        seat: Option<Seat>,
        /// Name of the player, one of those listed for the game.
        player: String,
    },
    /// Who sits at a private table, before the start: seat a companion at one's device. `/ws?beside=ACCOUNT` acts for it.
    Beside {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which seat; `null` for the first free one.
        #[serde(default)]
        seat: Option<Seat>,
        /// What they are called.
        name: String,
    },
    /// Host, before the start: empty a seat. The player who sat there cannot sit down again for a while. Nobody removes
    /// a player who made the table. One's companions one removes oneself.
    Remove {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which seat.
        seat: Seat,
    },
    /// Host: let an account talk at this table no longer, or again. Not who made the table.
    Mute {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which account; it need not be there.
        account: String,
        /// Whether it is muted from now on.
        muted: bool,
    },
    /// Host: send an account away from this table until it is let in again. It neither watches, sits nor talks
    /// there; a seat it has is freed. Not who made the table, and nobody who plays in the running match.
    Ban {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Which account; it need not be there.
        account: String,
        /// Whether it is banned from now on.
        banned: bool,
    },
    /// Host, before the start: change the setup. Everybody's readiness is asked for again.
    Configure {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The new setup, complete. The game cannot be changed.
        setup: Setup,
    },
    /// Host: begin the match. All seats are taken and everybody is ready.
    Start {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether the game's lesson is dealt: the same cards for everybody, so that somebody can be taught with them, and automatic
        /// players who choose alike each time. Only for somebody alone with them, at a private table without a clock that
        /// takes no newcomers.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lesson: bool,
    },
    /// Answer a decision.
    Submit {
        /// Makes repeating safe, and correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The [`Decision::number`](crate::Decision::number) it answers. Another one is refused as stale.
        decision: u64,
        /// The game's `Intent`.
        intent: Value,
    },
    /// A person, at a table whose setup allows `hints`: ask what a strong automatic player would do now, knowing what you
    /// know. Answered by `hint`, then `done`. All are told that you asked.
    Hint {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The [`Decision::number`](crate::Decision::number) it is about.
        decision: u64,
    },
    /// A player for whom nobody waits: ask what can probably be done at one's next decision, by what one knows. Answered by
    /// `foreseen`, then `done`.
    Foresee {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Choose what to do at one's next decision, of what was `foreseen`; or take that back. When one is waited for next it
    /// is played at once if it is possible then, and dropped if not, which `ahead` says. Nobody else is told of it.
    ChooseAhead {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The game's `Intent`; `null`: nothing any more.
        #[serde(default)]
        intent: Option<Value>,
    },
    /// Have whatever leaves one no choice played for one in this match, or no longer. Nobody else is told of it.
    StandingOrder {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Whether decisions in which there is one thing to do are played.
        forced: bool,
    },
    /// Say something to everybody at the table, whisper it to one player, or say it to one's team.
    Chat {
        /// Makes repeating safe, and correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// Who alone is told it, besides yourself. `null`: everybody.
        #[serde(default)]
        to: Option<To>,
        /// What.
        text: String,
    },
    /// Ask for what was said before the oldest line you have. Answered by `earlier_chat`, then `done`. The table
    /// keeps a few hundred lines.
    ChatBefore {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
        /// The [`seq`](crate::ChatLine::seq) of that line.
        seq: u64,
        /// Its [`n`](crate::Whisper::n), if it was whispered, or said to your team.
        #[serde(default)]
        whisper: Option<u64>,
        /// How many lines at most; `null` for as many as the server gives at once.
        #[serde(default)]
        lines: Option<u32>,
    },
    /// Give up one's seat in the running match for good. An automatic player goes on in it, or, in a game that
    /// takes newcomers, it stays empty until one comes.
    Resign {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Last person in the running match after others resigned: end it and win.
    Claim {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Seated, after the end: propose another match at the same table. People gather again, seats moved on by one, and
    /// whoever joined the match keeps a seat; who proposes it is ready, and the others say whether they are.
    Rematch {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Who made the table, before the start: close it for good. Whoever sits there stands up, whoever watches is shown out, and
    /// the table is found no more.
    Close {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Be told on this socket what concerns your account at any table, whether or not you follow it; said again, with other
    /// games. Answered by `notices` with how things stand, then `done`.
    Listen {
        /// Correlates the answer.
        id: RequestId,
        /// A program: the games in which anybody may ask you to play, by their machine names. `GET /api/bots` lists you as long
        /// as this socket is open.
        #[serde(default)]
        plays: Vec<String>,
    },
    /// Do not play where you were `challenged` to. Whoever asked is told.
    Decline {
        /// Correlates the answer.
        id: RequestId,
        /// Which table.
        table: TableRef,
    },
    /// Answered by `pong`. For measuring the way there and back.
    Ping {
        /// Correlates the answer.
        id: RequestId,
    },
}

impl ClientMessage {
    /// The id that the answer repeats.
    pub fn id(&self) -> &RequestId {
        match self {
            Self::Watch { id, .. }
            | Self::Unwatch { id, .. }
            | Self::Sit { id, .. }
            | Self::Admit { id, .. }
            | Self::StandIn { id, .. }
            | Self::Pause { id, .. }
            | Self::Undo { id, .. }
            | Self::AllowUndo { id, .. }
            | Self::Stand { id, .. }
            | Self::Ready { id, .. }
            | Self::AddBot { id, .. }
            | Self::Beside { id, .. }
            | Self::Remove { id, .. }
            | Self::Mute { id, .. }
            | Self::Ban { id, .. }
            | Self::Configure { id, .. }
            | Self::Start { id, .. }
            | Self::Submit { id, .. }
            | Self::Hint { id, .. }
            | Self::Foresee { id, .. }
            | Self::ChooseAhead { id, .. }
            | Self::StandingOrder { id, .. }
            | Self::Chat { id, .. }
            | Self::ChatBefore { id, .. }
            | Self::Resign { id, .. }
            | Self::Claim { id, .. }
            | Self::Rematch { id, .. }
            | Self::Close { id, .. }
            | Self::Listen { id, .. }
            | Self::Decline { id, .. }
            | Self::Ping { id } => id,
        }
    }

    /// The table that carries it out.
    pub fn table(&self) -> Option<&TableRef> {
        match self {
            Self::Watch { table, .. }
            | Self::Unwatch { table, .. }
            | Self::Sit { table, .. }
            | Self::Admit { table, .. }
            | Self::StandIn { table, .. }
            | Self::Pause { table, .. }
            | Self::Undo { table, .. }
            | Self::AllowUndo { table, .. }
            | Self::Stand { table, .. }
            | Self::Ready { table, .. }
            | Self::AddBot { table, .. }
            | Self::Beside { table, .. }
            | Self::Remove { table, .. }
            | Self::Mute { table, .. }
            | Self::Ban { table, .. }
            | Self::Configure { table, .. }
            | Self::Start { table, .. }
            | Self::Submit { table, .. }
            | Self::Hint { table, .. }
            | Self::Foresee { table, .. }
            | Self::ChooseAhead { table, .. }
            | Self::StandingOrder { table, .. }
            | Self::Chat { table, .. }
            | Self::ChatBefore { table, .. }
            | Self::Resign { table, .. }
            | Self::Claim { table, .. }
            | Self::Rematch { table, .. }
            | Self::Close { table, .. } => Some(table),
            // A table need not know whom it was proposed to.
            Self::Listen { .. } | Self::Decline { .. } | Self::Ping { .. } => None,
        }
    }
}
