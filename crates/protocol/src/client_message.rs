//! Requests of a client.

use contract::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Reaction, Setup, To};

/// An id that the client chooses, 1 to 64 bytes. The server repeats it in the answer.
///
/// For [`ClientMessage::Submit`] and [`ClientMessage::Chat`] it makes a repetition safe. The same id from the
/// same account at the same table gets the first answer again, also after a restart. The server carries the
/// request out once. Use a random id.
pub type RequestId = String;

/// A table by its id or its code.
pub type TableRef = String;

/// A request of a client on the WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Follows a table. The server answers with `table`, `chat` and, once a match has begun, `game` messages,
    /// then `done`. It sends later messages by itself.
    Watch {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The `seq` of the last `game` message that the client received from this table. The server sends
        /// later steps and chat lines, some lines perhaps again. Do not name the `seq` of a `table` or `chat`
        /// message: a `game` message with that `seq` can be lost. `null`: the whole match.
        #[serde(default)]
        since: Option<u64>,
        /// The epoch of `since`. The server ignores `since` if the table has another epoch.
        #[serde(default)]
        epoch: Option<u64>,
        /// True if `changed` messages may replace later `game` messages. They are several times smaller.
        #[serde(default)]
        changes: bool,
    },
    /// Stops following a table. The account keeps its seat.
    Unwatch {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Takes a seat. Before the start it can be any free seat, and an account that has a seat moves. In a
    /// running match it is a seat that the game opens to newcomers. If the players must agree first
    /// ([`Newcomers`](crate::Newcomers)), `done` means that they were asked.
    /// [`TableView::asking`](crate::TableView::asking) shows their answers.
    Sit {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The seat. `null`: the first free one.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Answers a request to join the match. Each account in its `needs` answers for itself. One refusal is
    /// enough.
    Admit {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The id of the account that asks.
        account: String,
        /// True to agree, false to refuse.
        admit: bool,
    },
    /// Agrees that a substitute bot plays for an absent player until that player returns. Each connected
    /// person who plays answers for themselves, and all must agree.
    StandIn {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The seat of the absent player.
        seat: Seat,
        /// True to agree, false to withdraw the agreement.
        agree: bool,
    },
    /// Asks for a pause of the running match, agrees to it, declines it, withdraws the request, or ends the
    /// pause. Each person who plays answers for themselves. All must agree to a pause, and each can end it.
    Pause {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True to ask or agree; false to decline, withdraw or end.
        pause: bool,
    },
    /// Asks to undo the player's last decision. For people only. Moves of bots after it go back with it.
    /// `wrong_time`: another person or a clock has decided since. `shown`: the decision revealed something
    /// hidden. All other people who play are asked ([`TableView::undo`](crate::TableView::undo)). If there
    /// are none, the undo happens at once.
    Undo {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True to ask, false to withdraw the request.
        wish: bool,
    },
    /// Answers a player's request for an undo. Each account in its `needs` answers. One refusal is enough.
    AllowUndo {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True to agree, false to refuse.
        allow: bool,
    },
    /// Leaves the seat before the start, or withdraws a request to join the running match.
    Stand {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Declares the player ready to start, or not ready.
    Ready {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True if the player is ready.
        ready: bool,
    },
    /// Puts built-in bots into free seats. For the host, before the start, or while a match takes newcomers.
    AddBot {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The seat. `null`: all free seats.
        #[serde(default)]
        seat: Option<Seat>,
        /// The name of the built-in bot, one of `players` in `GET /api/games`.
        player: String,
    },
    /// Seats a companion: a second player on the same device. For a person with a seat at a private table,
    /// before the start. `/ws?beside=ACCOUNT` opens its socket.
    Beside {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The seat. `null`: the first free one.
        #[serde(default)]
        seat: Option<Seat>,
        /// The name of the companion.
        name: String,
    },
    /// Empties a seat before the start. For the host, and for the owner of a companion. A removed player
    /// cannot sit down again for a while. The maker of the table cannot be removed.
    Remove {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The seat.
        seat: Seat,
    },
    /// Mutes an account at this table, so that it cannot chat here, or unmutes it. For the host. The maker of
    /// the table cannot be muted.
    Mute {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The id of the account. It need not be at the table.
        account: String,
        /// True to mute, false to unmute.
        muted: bool,
    },
    /// Bans an account from this table, or lifts the ban. For the host. The account loses its seat and cannot
    /// watch, sit or chat. The maker of the table and players of the running match cannot be banned.
    Ban {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The id of the account. It need not be at the table.
        account: String,
        /// True to ban, false to lift the ban.
        banned: bool,
    },
    /// Changes the setup. For the host, before the start. All players must send `ready` again.
    Configure {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The new setup, complete. The game cannot change.
        setup: Setup,
    },
    /// Starts the match. For the host. All seats must be taken, and all other accounts ready.
    Start {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True to deal the game's lesson: always the same cards, and bots that always choose the same. Only
        /// for an account alone with bots, at a private table without a clock and without newcomers.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lesson: bool,
    },
    /// Answers a decision.
    Submit {
        /// The id that the answer repeats. It makes a repetition safe.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The [`Decision::number`](crate::Decision::number) that it answers. Another number is `stale`.
        decision: u64,
        /// The game's `Intent`: the chosen move.
        intent: Value,
    },
    /// Asks what a strong built-in bot would do with the player's knowledge. For people, at a table whose
    /// setup allows `hints`. The server answers with `hint`, then `done`. All at the table see the request.
    Hint {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The [`Decision::number`](crate::Decision::number) that it is about.
        decision: u64,
    },
    /// Asks which moves are probably possible at the player's next decision, as far as the player can know.
    /// For a player that the match does not wait for. The server answers with `foreseen`, then `done`.
    Foresee {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Chooses a premove from the `foreseen` intents, or cancels it. The server plays it at the next decision
    /// if it is possible then. Otherwise it drops it and sends `ahead`. Other accounts receive nothing.
    ChooseAhead {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The game's `Intent`. `null` cancels the premove.
        #[serde(default)]
        intent: Option<Value>,
    },
    /// Turns auto-play of forced moves on or off in this match. Other accounts receive nothing.
    StandingOrder {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// True if the server plays decisions with only one possible move.
        forced: bool,
    },
    /// Sends a chat line to all at the table, to one player, or to the player's team.
    Chat {
        /// The id that the answer repeats. It makes a repetition safe.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The recipient, in addition to the sender. `null`: all at the table.
        #[serde(default)]
        to: Option<To>,
        /// The text of the line.
        text: String,
    },
    /// Shows a quick reaction to all at the table for a moment. For people who may chat there. The server stores
    /// no reaction.
    React {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The reaction.
        reaction: Reaction,
    },
    /// Asks for the chat lines before the oldest line of the client. The server answers with `earlier_chat`,
    /// then `done`. A table keeps about 200 lines.
    ChatBefore {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
        /// The [`seq`](crate::ChatLine::seq) of that line.
        seq: u64,
        /// The [`n`](crate::Whisper::n) of that line, if it is a whisper or a team line.
        #[serde(default)]
        whisper: Option<u64>,
        /// The largest number of lines. `null`: as many as the server sends at once.
        #[serde(default)]
        lines: Option<u32>,
    },
    /// Gives up the seat in the running match permanently. A bot takes over; in a game that takes newcomers
    /// the seat stays empty until one joins.
    Resign {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Ends the running match with a victory. For the last person, or team, after all opponents have left.
    Claim {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Proposes another match after the end. For a seated player. The seats move on by one, and players who
    /// joined the match keep a seat. The proposer is ready; the others send `ready`.
    Rematch {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Closes the table permanently. For its maker, before the start. All players lose their seats, all
    /// sockets get `unwatched`, and the table is `not_found`.
    Close {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Asks for notices about the account at any table on this socket, without `watch`. A repetition replaces
    /// `plays`. The server answers with `notices` about the current state, then `done`.
    Listen {
        /// The id that the answer repeats.
        id: RequestId,
        /// For bots: the machine names of the games for which any account may challenge the bot. `GET
        /// /api/bots` lists the bot while this socket is open.
        #[serde(default)]
        plays: Vec<String>,
    },
    /// Declines a challenge (notice `challenged`). The challenger gets the notice `declined`.
    Decline {
        /// The id that the answer repeats.
        id: RequestId,
        /// The id or code of the table.
        table: TableRef,
    },
    /// Asks for a `pong`, to measure the round-trip time.
    Ping {
        /// The id that the answer repeats.
        id: RequestId,
    },
}
