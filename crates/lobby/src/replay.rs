//! The replay of a finished match.

use contract::{AnyMatch, Observer, Outcome, Seat};
use protocol::{
    Problem, ProblemCode, Setup,
    http::{Eyes, MatchListing, MatchRecord, Moment, Player, RecordedInput, Replay},
};
use serde_json::value::RawValue;

use crate::{Catalogue, Dealt, FoundMatch, Sitter, changes::patch, game::begun_again, names::Names};

/// Text that is JSON already.
type Json = Box<RawValue>;

/// The reason why a match has no replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoReplay {
    #[error("the match has no seat with that number; seats are numbered from 0")]
    NoSeat,
    #[error("this server no longer has the rules of this match")]
    OldRules,
    #[error("the server can no longer replay this match")]
    Unplayable,
}

impl From<NoReplay> for Problem {
    fn from(why: NoReplay) -> Self {
        let code = match why {
            NoReplay::NoSeat => ProblemCode::NotFound,
            NoReplay::OldRules => ProblemCode::NotInThisGame,
            NoReplay::Unplayable => ProblemCode::Internal,
        };
        Self::new(code, why.to_string())
    }
}

/// Plays a match again and builds its replay. Cost: each input once, and a view after each, which is compared
/// with the one before. Callers run it where it delays no request.
pub(crate) fn replay(
    catalogue: &Catalogue,
    record: &MatchRecord,
    eyes: Eyes,
    listing: MatchListing,
) -> Result<Replay<Json>, NoReplay> {
    let edition = catalogue.edition(&record.game, record.rules_version).ok_or(NoReplay::OldRules)?;
    let mut game = begun_again(edition.game, record).map_err(|_| NoReplay::Unplayable)?;
    if matches!(eyes, Eyes::Seat(seat) if !record.seats.contains(seat)) {
        return Err(NoReplay::NoSeat);
    }
    let first = seen(game.as_ref(), eyes, record, 0);
    let standing = game.standing();
    let mut before = first.get().to_owned();
    let mut moments = Vec::with_capacity(record.inputs.len());
    for (n, RecordedInput { seat, by, input, at }) in record.inputs.iter().enumerate() {
        let told_from = game.events();
        game.replay(*seat, input).map_err(|_| NoReplay::Unplayable)?;
        let events = game.told(observer(eyes, Some(*seat)), told_from..game.events());
        let now = seen(game.as_ref(), eyes, record, n + 1).get().to_owned();
        let changes = RawValue::from_string(patch("/view", &before, &now));
        moments.push(Moment {
            at: at.unwrap_or(listing.ended_at),
            seat: *seat,
            by: *by,
            events,
            changes: changes.map_err(|_| NoReplay::Unplayable)?,
            standing: game.standing(),
        });
        before = now;
    }
    let (seed_hash, seed) = (record.seed_hash.clone(), record.seed.clone());
    let undone = record.undone.clone();
    Ok(Replay { listing, seed_hash, seed, view: first, standing, undone, moments })
}

/// Returns the view before input `n`.
fn seen(game: &dyn AnyMatch, eyes: Eyes, record: &MatchRecord, n: usize) -> Json {
    let decider = record.inputs.get(n).or(record.inputs.last()).map(|next| next.seat);
    game.view(observer(eyes, decider))
}

/// Returns the observer when `decider` decides next, or decided last.
pub fn observer(eyes: Eyes, decider: Option<Seat>) -> Observer {
    match eyes {
        Eyes::Spectator => Observer::Public,
        Eyes::Decider => decider.map_or(Observer::Public, Observer::Seat),
        Eyes::Seat(seat) => Observer::Seat(seat),
    }
}

/// Returns a match as lists show it.
pub(crate) fn listing(found: FoundMatch, setup: Setup, outcome: Outcome, names: &Names) -> MatchListing {
    let FoundMatch { row, table, began_at, ended_at, .. } = found;
    let dealt = row.dealt.map(|Dealt { players, continues, deal, .. }| (players, continues, deal));
    let (players, continues, deal) = dealt.unwrap_or_default();
    MatchListing {
        id: row.id,
        table,
        number: row.number,
        rules_version: row.rules_version,
        setup,
        players: players.into_iter().map(|sitter| player(sitter, names)).collect(),
        began_at,
        ended_at: ended_at.unwrap_or(began_at),
        outcome,
        continues,
        deal,
    }
}

pub(crate) fn player(sitter: Option<Sitter>, names: &Names) -> Player {
    match sitter {
        None => Player::Nobody,
        Some(Sitter::Account(id)) => Player::Account { account: names.account(&id) },
        Some(Sitter::Bot(player)) => Player::Bot { player },
    }
}
