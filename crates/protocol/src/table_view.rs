//! A table as everybody sees it.

use contract::{BySeat, Seat, SeedHash, Teams};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Account, Continues, Deal, GuessAt, Setup};

/// Who sits where, and how the table is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableView {
    /// Stable and unique.
    pub id: String,
    /// Short, for reading aloud. It finds the table, also a private one.
    pub code: String,
    /// Which game, how many seats, which options, which clock.
    pub setup: Setup,
    /// The account that made the table. If they are gone for long before the start, somebody else is host until
    /// they return; that one cannot remove them.
    pub maker: String,
    /// The account that may start, fill and empty seats.
    pub host: String,
    /// How far it is.
    pub status: Status,
    /// Who sits where. In a game that takes newcomers a match may have more chairs than the setup has seats: the
    /// further ones are nobody's until somebody joins.
    pub seats: BySeat<SeatView>,
    /// Which seats are partners: in the match that people gather for, or in the running or last one. Not there if
    /// everybody plays for themselves.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// How many people watch without a seat.
    pub spectators: u32,
    /// The names of the first 20 of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watching: Vec<String>,
    /// Who asks to join the running match, first come first. `admit` answers them.
    pub asking: Vec<Asking>,
    /// Players of the running match for whom the others may agree that an automatic player stands in. `stand_in` says so.
    pub absent: Vec<Absent>,
    /// The pause of the running match that somebody asks for, or that is on. `pause` agrees to it, and ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause: Option<PauseView>,
    /// Who wishes to take back their last decision in the running match. `allow_undo` answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// The account that proposed the match people gather for, if it is not the first one here.
    pub proposed_by: Option<String>,
    /// The running or last match.
    pub game: Option<MatchView>,
    /// Which match is played on here: in the match that people gather for, or in the running or last one. Its deal is
    /// known to whoever has read that match. Not there if the table deals its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// At which match the running or last one here guesses. Not there if it is no guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<GuessAt>,
    /// What this table has in common with others: its first match is the same deal as theirs. The seed of that one is told once
    /// all of them are over. Not there if the table deals its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<String>,
    /// When the table was made, milliseconds since 1970.
    pub made_at: u64,
}

/// How many of those who watch are told by name.
pub const WATCHERS_NAMED: usize = 20;

/// Somebody who asks to join a running match. They wait as long as they follow the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Asking {
    /// Who.
    pub account: Account,
    /// The seat they would take.
    pub seat: Seat,
    /// Whose answer is still needed, by account.
    pub needs: Vec<String>,
}

/// A player who is gone from a table that waits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Absent {
    /// Whose seat.
    pub seat: Seat,
    /// Since when, milliseconds since 1970.
    pub since: u64,
    /// Who agrees that an automatic player stands in until they are back, by account.
    pub agreed: Vec<String>,
    /// Whose answer is still needed, by account: the people who play and are here.
    pub needs: Vec<String>,
}

/// A pause of the running match, with accounts by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum PauseView {
    /// Somebody asks for it.
    Asked {
        /// Who.
        by: String,
        /// Who agrees: they first, and then the others.
        agreed: Vec<String>,
        /// Whose answer is still needed.
        needs: Vec<String>,
    },
    /// It is on: clocks stand still, and nobody is waited for or asked anything.
    On {
        /// Who proposed it.
        by: String,
        /// Who agreed: they first, and then the others.
        agreed: Vec<String>,
        /// Since when, milliseconds since 1970.
        since: u64,
        /// When it is over if nobody ends it before.
        until: u64,
    },
}

/// A player who wishes to take back their last decision. It stays as it is as soon as anything is decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Undo {
    /// Whose seat.
    pub seat: Seat,
    /// Who agrees, by account.
    pub agreed: Vec<String>,
    /// Whose answer is still needed, by account: the other people who play.
    pub needs: Vec<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People sit down.
    Gathering,
    /// A match is on.
    Playing,
    /// The match is over; a rematch may follow.
    Finished,
}

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether a newcomer can take it now.
    pub open: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// Somebody who signed in: a person, or a bot that came by itself.
    Account {
        /// Who.
        account: Account,
        /// Ready to start.
        ready: bool,
        /// Has a socket on this table right now.
        connected: bool,
        /// Is gone, and an automatic player decides for them until they return: as the setup's `away` says, or
        /// because the others agreed.
        away: bool,
        /// Gave the seat up in the running match.
        left: bool,
        /// Until when they are on vacation, milliseconds since 1970: their clocks stand still where days pass.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vacation: Option<u64>,
        /// The account at whose device they play, if not their own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beside: Option<String>,
    },
    /// An automatic player of the server.
    Bot {
        /// Its name in the game's list of players.
        player: String,
    },
}

/// Facts about a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchView {
    /// Stable and unique.
    pub id: String,
    /// Counted from 1 at this table.
    pub number: u32,
    /// Version of the rules it is played by.
    pub rules_version: u32,
    /// Published before the first decision, so that nobody can change the deal.
    pub seed_hash: SeedHash,
    /// The seed in hexadecimal, once the match is over, and where tables share a deal once all of them are: its SHA-256 is
    /// `seed_hash`.
    pub seed: Option<String>,
    /// What deal it is. Not there if it was dealt for this match alone.
    #[serde(default, skip_serializing_if = "Deal::is_chance")]
    pub deal: Deal,
    /// Who played last in each seat, by name; empty for a chair that nobody took.
    pub players: BySeat<String>,
    /// The winners, once it is over.
    pub winners: Vec<Seat>,
    /// There if the match was begun by rules that this server no longer has: why it is not shown and played on, in
    /// words. No `game` message follows. The table is read as before, and `rematch` begins anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayable: Option<String>,
}
