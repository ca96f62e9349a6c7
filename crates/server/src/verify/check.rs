//! The checks of a finished match.

use contract::{BySeat, InputRefused, Seat, Seed};
use lobby::Catalogue;
use protocol::http::MatchRecord;

/// The fault in the record of a match.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Wrong {
    #[error("the record is of another match, {0}")]
    OtherMatch(String),
    #[error("its seed is not 64 hexadecimal digits")]
    NoSeed,
    #[error(
        "its seed does not match the published hash: the seed's hash is {found}, published was {published}"
    )]
    Hash { found: String, published: String },
    #[error("its seed is not the announced one: the seed's hash is {found}, but {noted} was noted")]
    NotAsNoted { found: String, noted: String },
    #[error("this program has no game {0:?}; verify with the version of Septet it was played with")]
    NoSuchGame(String),
    #[error(
        "it was played by version {theirs} of the rules and this program has version {ours}: \
         verify with the version of Septet it was played with"
    )]
    OtherRules { theirs: u32, ours: u32 },
    #[error("the match cannot be begun from its record: {0}")]
    Undealt(String),
    #[error("its seats were not shuffled by this seed: they would be {found}, but the record has {recorded}")]
    Seats { found: String, recorded: String },
    #[error("step {step} of {steps}, of seat {seat}, is against the rules: {why}")]
    Against { step: usize, steps: usize, seat: usize, why: InputRefused },
    #[error("it ended after {step} of {steps} steps")]
    TooLong { step: usize, steps: usize },
    #[error("it is not finished after all {0} steps")]
    TooShort(usize),
    #[error("its outcome differs from the record: {found} instead of {recorded}")]
    Outcome { found: String, recorded: String },
}

/// Replays a match by the rules of this program and compares everything. `noted` is the hash that a player
/// noted before the first move.
pub(crate) fn check(
    record: &MatchRecord,
    id: &str,
    noted: Option<&str>,
    catalogue: &Catalogue,
) -> Result<(), Wrong> {
    if record.id != id {
        return Err(Wrong::OtherMatch(record.id.clone()));
    }
    let seed = Seed::from_hex(&record.seed).ok_or(Wrong::NoSeed)?;
    let found = seed.hash();
    if let Some(noted) = noted.filter(|noted| !noted.trim().eq_ignore_ascii_case(&found.0)) {
        return Err(Wrong::NotAsNoted { found: found.0, noted: noted.trim().to_owned() });
    }
    if found != record.seed_hash {
        return Err(Wrong::Hash { found: found.0, published: record.seed_hash.0.clone() });
    }
    let offer = catalogue.get(&record.game).ok_or_else(|| Wrong::NoSuchGame(record.game.clone()))?;
    let (theirs, ours) = (record.rules_version, offer.game.rules_version());
    let edition = catalogue.edition(&record.game, theirs).ok_or(Wrong::OtherRules { theirs, ours })?;
    if let Some(recorded) = &record.shuffled {
        let teams = edition.game.teams(record.seats, &record.options);
        let teams = teams.map_err(|error| Wrong::Undealt(error.to_string()))?;
        let found = lobby::shuffled_seats(&seed, record.seats, teams);
        if found != *recorded {
            return Err(Wrong::Seats { found: numbered(&found), recorded: numbered(recorded) });
        }
    }
    let begun = lobby::begun_again(edition.game, record);
    let mut replay = begun.map_err(|error| Wrong::Undealt(error.to_string()))?;
    let steps = record.inputs.len();
    for (number, input) in record.inputs.iter().enumerate() {
        if replay.phase().outcome().is_some() {
            return Err(Wrong::TooLong { step: number, steps });
        }
        let seat = input.seat.number() + 1;
        replay.replay(input.seat, &input.input).map_err(|why| Wrong::Against {
            step: number + 1,
            steps,
            seat,
            why,
        })?;
    }
    let phase = replay.phase();
    let outcome = phase.outcome().ok_or(Wrong::TooShort(steps))?;
    if *outcome != record.outcome {
        let text = |outcome| serde_json::to_string(outcome).expect("an outcome has string keys");
        return Err(Wrong::Outcome { found: text(outcome), recorded: text(&record.outcome) });
    }
    Ok(())
}

/// Returns the seats as people count them, in order.
pub(super) fn numbered(seats: &BySeat<Seat>) -> String {
    let numbers: Vec<String> = seats.iter().map(|(_, seat)| (seat.number() + 1).to_string()).collect();
    numbers.join(" ")
}
