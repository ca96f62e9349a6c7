//! The messages about a table, as a handle passes them on.

use contract::Seat;
use protocol::{Account, AheadDropped, ChatLine, Reaction, Step};
use serde_json::Value;

/// The kind of message that [`Table::next`](crate::Table::next) took in. The table itself has the newest state.
#[derive(Clone, Debug)]
pub enum News {
    /// An account came or went, or the setup changed: see [`Table::view`](crate::Table::view).
    Table,
    /// The match continued: see [`Table::game`](crate::Table::game). Contains the new steps.
    Game(Vec<Step>),
    /// An account that sits or has spoken here has another name.
    Renamed(Account),
    /// Only the waiting seats, the deadlines or the time banks have changed.
    Waiting,
    /// The move of a strong built-in bot, as [`Table::hint`](crate::Table::hint) asked.
    Hint {
        /// The number of the decision.
        decision: u64,
        /// The name of the built-in bot.
        adviser: String,
        /// The game's `Intent`.
        intent: Value,
    },
    /// The probable moves at the account's next decision, as [`Table::foresee`](crate::Table::foresee) asked.
    Foreseen {
        /// The game's `Choices`, the most probable first.
        choices: Value,
        /// For each intent the estimated chance that it will be possible, in percent.
        chances: Vec<u32>,
    },
    /// The premove of [`Table::choose_ahead`](crate::Table::choose_ahead), or the reason why the server dropped it.
    Ahead {
        /// The game's `Intent`; `None` without a premove.
        intent: Option<Value>,
        /// The reason why the server dropped it, if it did.
        dropped: Option<AheadDropped>,
    },
    /// The auto-play of [`Table::standing_order`](crate::Table::standing_order).
    StandingOrder {
        /// True if the server plays forced moves.
        forced: bool,
        /// True if auto-play rests until the account has decided again after its undo.
        rests: bool,
    },
    /// A quick reaction of a person at the table, to be shown for a moment.
    Reaction {
        /// The account.
        account: Account,
        /// Its seat; `None` for a spectator.
        seat: Option<Seat>,
        /// The reaction.
        reaction: Reaction,
    },
    /// New chat lines, including whispers by or to this account or its team ([`ChatLine::whisper`]).
    Chat(Vec<ChatLine>),
}
