//! A table as every observer sees it.

use contract::{BySeat, Seat, SeedHash, Teams};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Account, Continues, Deal, GuessAt, Setup};

/// The seats, the setup and the state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableView {
    /// The id: stable and unique.
    pub id: String,
    /// The code of the table: short, for reading aloud. It opens a private table, too.
    pub code: String,
    /// The game, the seats, the options, the clock and the rest of the setup.
    pub setup: Setup,
    /// The id of the account that made the table; empty for series and ladders. If it is disconnected for the
    /// grace time while no match runs, a seated player becomes host until it returns. That host cannot remove
    /// it.
    pub maker: String,
    /// The id of the account that may start the match, and fill and empty seats. Empty for series and
    /// ladders.
    pub host: String,
    /// The state of the table.
    pub status: Status,
    /// The seats. In a game that takes newcomers a match can have more seats than the setup. The further ones
    /// are free until an account joins.
    pub seats: BySeat<SeatView>,
    /// The seats of each team, in the match that the table gathers for, or in the running or last one. Absent
    /// if all players play alone.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// The number of accounts that watch without a seat.
    pub spectators: u32,
    /// The names of the first 20 of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watching: Vec<String>,
    /// The accounts that ask to join the running match, the first one first. `admit` answers them.
    pub asking: Vec<Asking>,
    /// The absent players who can get a substitute bot if the others agree with `stand_in`.
    pub absent: Vec<Absent>,
    /// The requested or current pause of the running match. `pause` answers it or ends it. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause: Option<PauseView>,
    /// The request of a player to undo their last decision in the running match. `allow_undo` answers it.
    /// Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// The id of the account that proposed the match that the table gathers for. `null` for the first match.
    pub proposed_by: Option<String>,
    /// The running or last match.
    pub game: Option<MatchView>,
    /// The match that this table continues as a fork. Readers of that match know its deal. Absent at other
    /// tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// The match that the running or last match imagines further. Absent if that is no what-if match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<GuessAt>,
    /// The id of a set of tables with a shared deal, if the first match here has that deal. Its seed is
    /// public once all of them are finished. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<String>,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
}

/// The number of spectators that a table shows by name.
pub const WATCHERS_NAMED: usize = 20;

/// An account that asks to join a running match. The request lasts while the account follows the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Asking {
    /// The account that asks.
    pub account: Account,
    /// The seat that it asks for.
    pub seat: Seat,
    /// The ids of the accounts that must still answer.
    pub needs: Vec<String>,
}

/// An absent player of a running match that waits for absent players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Absent {
    /// The seat of the player.
    pub seat: Seat,
    /// The time since when the player is disconnected, milliseconds since 1970.
    pub since: u64,
    /// The ids of the accounts that agree to a substitute bot.
    pub agreed: Vec<String>,
    /// The ids of the accounts that must still agree: the connected people who play.
    pub needs: Vec<String>,
}

/// A pause of the running match, with accounts by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum PauseView {
    /// A player asks for a pause.
    Asked {
        /// The player that asks.
        by: String,
        /// The players that agree, the one that asks first.
        agreed: Vec<String>,
        /// The players that must still answer.
        needs: Vec<String>,
    },
    /// The match is paused: clocks stop, and the match waits for no player.
    On {
        /// The player that asked.
        by: String,
        /// The players that agreed, the one that asked first.
        agreed: Vec<String>,
        /// The beginning of the pause, milliseconds since 1970.
        since: u64,
        /// The latest end of the pause, milliseconds since 1970.
        until: u64,
    },
}

/// A request to undo a decision. Any new decision withdraws it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Undo {
    /// The seat of the player that asks.
    pub seat: Seat,
    /// The ids of the accounts that agree.
    pub agreed: Vec<String>,
    /// The ids of the accounts that must still answer: the other people who play.
    pub needs: Vec<String>,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The table gathers: players take their seats.
    Gathering,
    /// A match is running.
    Playing,
    /// The match is finished. A rematch is possible.
    Finished,
}

/// One seat as every observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// The occupant of the seat.
    pub occupant: Occupant,
    /// True if a newcomer can take the seat now.
    pub open: bool,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Occupant {
    /// The seat is free.
    Nobody,
    /// A person or an external bot.
    Account {
        /// The account.
        account: Account,
        /// True if the account is ready to start.
        ready: bool,
        /// True if a socket of the account follows this table now.
        connected: bool,
        /// True if the player is absent and a substitute bot plays for them, by `away` of the setup or by
        /// agreement of the others.
        away: bool,
        /// True if the player gave up the seat in the running match.
        left: bool,
        /// The end of the player's vacation, milliseconds since 1970. Until then their clocks in
        /// correspondence matches stop. Absent without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vacation: Option<u64>,
        /// For a companion: the id of the account that owns the device. Absent otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beside: Option<String>,
    },
    /// A built-in bot.
    Bot {
        /// Its name in the game's `players`.
        player: String,
    },
}

/// Facts about a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchView {
    /// The id: stable and unique.
    pub id: String,
    /// The number of the match at this table, from 1.
    pub number: u32,
    /// The version of the rules.
    pub rules_version: u32,
    /// The SHA-256 of the seed. The server sends it before the first decision, so that it cannot change the
    /// deal.
    pub seed_hash: SeedHash,
    /// The seed of the deal in hexadecimal; `seed_hash` is its SHA-256. `null` before the match, or for a
    /// shared deal the whole set, is finished.
    pub seed: Option<String>,
    /// The kind of deal. Absent for a random deal of this match alone.
    #[serde(default, skip_serializing_if = "Deal::is_chance")]
    pub deal: Deal,
    /// For each seat, the seat in which its first occupant sat before the start. It follows from the seed. Absent
    /// if the seats were not shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffled: Option<BySeat<Seat>>,
    /// The name of the last player in each seat. Empty for a seat that no player took.
    pub players: BySeat<String>,
    /// The seats of the winners. Empty before the end.
    pub winners: Vec<Seat>,
    /// Present if the server no longer has the rules of the match: the reason, in English. No `game` message
    /// follows, and the match cannot continue. `rematch` still works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayable: Option<String>,
}
