//! Matches that continue a finished match.
//!
//! - The first entry of the table names the match and the players of the seats.
//! - When the new match begins, it copies the other match's seed and inputs into its own log. From then on it
//!   needs no other log to wake, replay or verify.
//! - It does not copy the talk and the players of the other table.
//! - Copying plays each input once, away from threads that serve requests. Limits apply by inputs, bytes and
//!   account.
//! - The law in `tests/it/forked.rs`: from random moments of random matches of all games, every seat sees
//!   what it saw in the other match, also after a restart.

use contract::{Input, Phase, SeatCount, SeatSet};
use protocol::{
    Continues, Problem, ProblemCode,
    http::{ForkSeat, MatchRecord, RecordedInput},
};
use serde::{Deserialize, Serialize};

use crate::{Catalogue, Entry, OfferedGame, Sitter, game::begun_again};

/// The maximum number of copied inputs.
const MOST_INPUTS: usize = 4_000;

/// The maximum number of bytes of copied inputs.
const MOST_BYTES: usize = 512 * 1024;

/// The number of bytes that uses one more token of the limit on forks.
const BYTES_A_TOKEN: usize = 16 * 1024;

/// The match that a table continues, and its first players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fork {
    /// The match, and the place from where it continues.
    pub continues: Continues,
    /// The first sitters by seat.
    pub seats: Vec<Option<Sitter>>,
}

/// The reason why a match cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoFork {
    #[error("the match has {inputs} inputs, and at least one must remain; choose an earlier input")]
    TooFar { inputs: usize },
    #[error("the match is too long to copy up to there; choose an earlier input")]
    TooLong,
    #[error(
        "the match used version {theirs} of the rules, and new matches use version {ours}; you can replay \
         it, but not continue it"
    )]
    OtherRules { theirs: u32, ours: u32 },
    #[error("this server does not offer that game")]
    NoGame,
    #[error("name a player for each of the {} seats", seats.get())]
    Seats { seats: SeatCount },
    #[error("you can take only one seat")]
    Twice,
    #[error("this game has no built-in bot {0:?}")]
    NoPlayer(String),
    #[error("the player of seat {} had left by then; choose another seat", seat + 1)]
    Left { seat: usize },
    #[error("the server can no longer replay this match")]
    Unplayable,
}

impl From<NoFork> for Problem {
    fn from(why: NoFork) -> Self {
        let code = match &why {
            NoFork::TooFar { .. } | NoFork::NoGame | NoFork::NoPlayer(_) => ProblemCode::NotFound,
            NoFork::TooLong | NoFork::Seats { .. } | NoFork::Twice | NoFork::Left { .. } => {
                ProblemCode::BadSetup
            }
            NoFork::OtherRules { .. } => ProblemCode::NotInThisGame,
            NoFork::Unplayable => ProblemCode::Internal,
        };
        Self::new(code, why.to_string())
    }
}

/// The beginning of a match, to be copied.
pub(crate) struct Beginning {
    /// The inputs of the match, and bots for the seats of players that joined it while it ran.
    pub(crate) entries: Vec<Entry>,
    /// The seats that players had given up by then. Bots have them.
    pub(crate) left: SeatSet,
    /// The substitute bot for players that left or joined, unless the account chooses another one.
    stand_in: Option<String>,
    bytes: usize,
}

impl Beginning {
    /// Returns the number of tokens of the limit on forks that copying uses.
    pub(crate) const fn tokens(&self) -> usize {
        1 + self.bytes / BYTES_A_TOKEN
    }

    /// Returns the sitters that the account asked for.
    pub(crate) fn seated(
        &self,
        record: &MatchRecord,
        wanted: Vec<ForkSeat>,
        (account, offer): (&str, &OfferedGame),
    ) -> Result<Vec<Option<Sitter>>, NoFork> {
        if wanted.len() != record.seats.get() {
            return Err(NoFork::Seats { seats: record.seats });
        }
        if wanted.iter().filter(|one| **one == ForkSeat::Me).count() > 1 {
            return Err(NoFork::Twice);
        }
        let sitter = |(seat, one): (contract::Seat, ForkSeat)| match one {
            ForkSeat::Bot { player } if offer.newest().player(&player).is_none() => {
                Err(NoFork::NoPlayer(player))
            }
            ForkSeat::Bot { player } => Ok(Some(Sitter::Bot(player))),
            ForkSeat::Me if self.left.contains(seat) => Err(NoFork::Left { seat: seat.number() }),
            ForkSeat::Open if self.left.contains(seat) => Ok(self.stand_in.clone().map(Sitter::Bot)),
            ForkSeat::Me => Ok(Some(Sitter::Account(account.to_owned()))),
            ForkSeat::Open => Ok(None),
        };
        record.seats.seats().zip(wanted).map(sitter).collect()
    }
}

/// Returns the game of a match, if this server begins matches by the rules of that match.
pub(crate) fn offer<'a>(catalogue: &'a Catalogue, record: &MatchRecord) -> Result<&'a OfferedGame, NoFork> {
    let offer = catalogue.get(&record.game).ok_or(NoFork::NoGame)?;
    let (theirs, ours) = (record.rules_version, offer.game.rules_version());
    if theirs == ours { Ok(offer) } else { Err(NoFork::OtherRules { theirs, ours }) }
}

/// Returns the first `at` inputs of a match. Cost: plays each of them once, so callers run it where it delays
/// no request.
pub(crate) fn beginning(catalogue: &Catalogue, record: &MatchRecord, at: u32) -> Result<Beginning, NoFork> {
    let offer = offer(catalogue, record)?;
    let inputs = record.inputs.len();
    let copied = record.inputs.get(..at as usize).filter(|copied| copied.len() < inputs);
    let copied = copied.ok_or(NoFork::TooFar { inputs })?;
    if copied.len() > MOST_INPUTS {
        return Err(NoFork::TooLong);
    }
    let mut game = begun_again(offer.game.as_ref(), record).map_err(|_| NoFork::Unplayable)?;
    let stand_in = offer.newest().stand_in().map(|player| player.name().to_owned());
    let view = record.guess.as_ref().map(|guess| serde_json::to_vec(&guess.view));
    let bytes = view.transpose().map_err(|_| NoFork::Unplayable)?.map_or(0, |view| view.len());
    let mut beginning = Beginning { entries: Vec::new(), left: SeatSet::EMPTY, stand_in, bytes };
    for RecordedInput { seat, by, input, at: _ } in copied {
        game.replay(*seat, input).map_err(|_| NoFork::Unplayable)?;
        match input {
            Input::Seat(contract::SeatChange::Leave) => beginning.left = beginning.left.with(*seat),
            // The seat is free when the match begins.
            Input::Seat(contract::SeatChange::Join) if !record.seats.contains(*seat) => {
                let player = beginning.stand_in.clone().ok_or(NoFork::Unplayable)?;
                beginning.entries.push(Entry::Bot { seat: *seat, player });
            }
            Input::Seat(contract::SeatChange::Join | contract::SeatChange::Claim) | Input::Intent(_) => {}
        }
        let played = Entry::Played { seat: *seat, by: by.told_to_others(), from: None, input: input.clone() };
        beginning.bytes += played.line().map_err(|_| NoFork::Unplayable)?.len();
        if beginning.bytes > MOST_BYTES {
            return Err(NoFork::TooLong);
        }
        beginning.entries.push(played);
    }
    match game.phase() {
        Phase::Over(_) => Err(NoFork::Unplayable),
        Phase::Open(_) | Phase::Sealed { .. } | Phase::Meanwhile { .. } => Ok(beginning),
    }
}
