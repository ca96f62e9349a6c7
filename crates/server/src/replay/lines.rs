//! The printed lines. `docs/bots/data.md` documents them.

use std::{collections::BTreeMap, io::Write};

use anyhow::Context;
use contract::{AnyMatch, Input, Json, Observer, Outcome, Seat, SeatCount, SeedHash, Told};
use lobby::Catalogue;
use protocol::{
    By,
    http::{self, MatchRecord},
};
use serde::Serialize;
use serde_json::Value;

use super::Eyes;

/// The version of the format. It changes when programs that read these lines have to.
const FORMAT: u32 = 1;

/// A value for each observer: `spectator`, or the number of a seat.
type ByEyes<T> = BTreeMap<String, T>;

#[derive(Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Line<'a> {
    /// The beginning of a match.
    Match {
        format: u32,
        id: &'a str,
        game: &'a str,
        rules_version: u32,
        seats: SeatCount,
        options: &'a Value,
        seed_hash: &'a SeedHash,
        seed: &'a str,
    },
    /// An input.
    Input {
        n: usize,
        seat: Seat,
        by: By,
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        views: ByEyes<Json>,
        #[serde(skip_serializing_if = "Option::is_none")]
        choices: Option<Json>,
        input: &'a Input,
        told: ByEyes<Vec<Told<Json>>>,
    },
    /// The end of the match.
    Over { views: ByEyes<Json>, outcome: &'a Outcome },
}

/// Replays a match and writes the observations. Cost: each input once, and before each a view for every
/// observer.
///
/// # Errors
///
/// If the match cannot be replayed, or the lines cannot be written.
pub(super) fn write(
    catalogue: &Catalogue,
    record: &MatchRecord,
    eyes: Eyes,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let edition = catalogue
        .edition(&record.game, record.rules_version)
        .context("this program does not have the rules of the match")?;
    if let Eyes::Of(http::Eyes::Seat(seat)) = eyes {
        let there = record.seats.contains(seat);
        anyhow::ensure!(there, "the match has {} seats, counted from 0", record.seats.get());
    }
    let mut game = lobby::begun_again(edition.game, record)?;
    let MatchRecord { id, game: name, rules_version, seats, options, seed_hash, seed, .. } = record;
    let begins = Line::Match {
        format: FORMAT,
        id,
        game: name,
        rules_version: *rules_version,
        seats: *seats,
        options,
        seed_hash,
        seed,
    };
    line(&begins, out)?;
    for (n, next) in record.inputs.iter().enumerate() {
        let looking = eyes.open(*seats, Some(next.seat));
        let views = views(game.as_ref(), &looking);
        // Choices are shown only from the perspective of the deciding seat.
        let choices = looking.contains(&Observer::Seat(next.seat)).then(|| game.choices(next.seat)).flatten();
        let before = game.events();
        game.replay(next.seat, &next.input)?;
        let told = looking.iter().map(|who| (name_of(*who), game.told(*who, before..game.events())));
        let played = Line::Input {
            n,
            seat: next.seat,
            by: next.by,
            at: next.at,
            views,
            choices,
            input: &next.input,
            told: told.collect(),
        };
        line(&played, out)?;
    }
    let last = record.inputs.last().map(|last| last.seat);
    let views = views(game.as_ref(), &eyes.open(*seats, last));
    line(&Line::Over { views, outcome: &record.outcome }, out)
}

fn views(game: &dyn AnyMatch, looking: &[Observer]) -> ByEyes<Json> {
    looking.iter().map(|who| (name_of(*who), game.view(*who))).collect()
}

fn name_of(who: Observer) -> String {
    match who {
        Observer::Public => "spectator".into(),
        Observer::Seat(seat) => seat.number().to_string(),
    }
}

fn line(line: &Line<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(out.write_all(b"\n")?)
}
