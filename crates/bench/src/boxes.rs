//! `bench boxes`: the cost of the expansions of 7 Wonders and its teams without a server, beside its base
//! game.

use anyhow::Context;
use contract::{ChaCha8Rng, SeatCount, pick};
use games::{Listed, Visitor, visit};
use serde_json::Value;

use crate::{
    cores,
    figure::Report,
    playouts::{Measured, measure},
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// Games in each round
    #[arg(long, default_value_t = 2_000)]
    games: u32,
    /// The number of rounds; the best is shown, because other processes only make it slower
    #[arg(long, default_value_t = 4)]
    rounds: u32,
}

/// The game with expansions.
const GAME: &str = "seven-wonders";

/// A selection of expansions.
struct Setup {
    name: &'static str,
    /// The options, as the host of a table sets them.
    options: &'static str,
    /// The numbers of seats that it supports.
    seats: &'static [u8],
    /// The numbers of seats that are measured.
    measured: &'static [u8],
}

/// The setups, the base game first: the others are compared with it.
const SETUPS: [Setup; 9] = [
    Setup { name: "base game", options: "{}", seats: &[2, 3, 4, 5, 6, 7], measured: &[4, 7] },
    Setup { name: "Leaders", options: r#"{"leaders":"box"}"#, seats: &[3, 4, 5, 6, 7], measured: &[4, 7] },
    Setup {
        name: "all leaders",
        options: r#"{"leaders":"everything"}"#,
        seats: &[3, 4, 5, 6, 7],
        measured: &[4, 7],
    },
    Setup { name: "Cities", options: r#"{"cities":true}"#, seats: &[3, 4, 5, 6, 7, 8], measured: &[4, 7, 8] },
    Setup {
        name: "Cities and all leaders",
        options: r#"{"cities":true,"leaders":"everything"}"#,
        seats: &[3, 4, 5, 6, 7, 8],
        measured: &[4, 8],
    },
    Setup {
        name: "Tower of Babel",
        options: r#"{"tower":true}"#,
        seats: &[3, 4, 5, 6, 7],
        measured: &[4, 7],
    },
    Setup {
        name: "Great Projects",
        options: r#"{"projects":true}"#,
        seats: &[3, 4, 5, 6, 7],
        measured: &[4, 7],
    },
    Setup {
        name: "everything",
        options: r#"{"cities":true,"leaders":"everything","tower":true,"projects":true}"#,
        seats: &[3, 4, 5, 6, 7, 8],
        measured: &[4, 8],
    },
    Setup {
        name: "Cities in teams",
        options: r#"{"cities":true,"teams":true}"#,
        seats: &[4, 6, 8],
        measured: &[4, 8],
    },
];

/// Returns the smallest set of expansions with which a game supports this number of seats: its name, and its
/// options.
pub fn least(game: &str, seats: u8) -> (Option<&'static str>, &'static str) {
    let fits = |setup: &&Setup| game == GAME && setup.seats.contains(&seats);
    match SETUPS.iter().enumerate().find(|(_, setup)| fits(setup)) {
        None | Some((0, _)) => (None, "{}"),
        Some((_, setup)) => (Some(setup.name), setup.options),
    }
}

/// Returns the maximum number of seats without expansions, if it is less than `most`.
pub fn most_without(game: &str, most: u8) -> u8 {
    let base = SETUPS[0].seats.iter().max().filter(|_| game == GAME);
    base.map_or(most, |base| most.min(*base))
}

/// Returns a random setup of a game for this number of seats; for a game without expansions its own options.
pub fn any(game: &Value, seats: u64, rng: &mut ChaCha8Rng) -> anyhow::Result<Value> {
    if game["id"] != GAME {
        return Ok(game["options"].clone());
    }
    let fits = |setup: &&Setup| setup.seats.iter().any(|of| u64::from(*of) == seats);
    let setups: Vec<&Setup> = SETUPS.iter().filter(fits).collect();
    let setup = pick(&setups, rng).context("the game is for so many seats")?;
    Ok(serde_json::from_str(setup.options)?)
}

pub fn run(args: &Args) -> anyhow::Result<Report> {
    cores::stay_on(cores::SERVER)?;
    let mut report = Report::new(format!("boxes: {GAME}, on one core"));
    let mut base: Vec<(u8, f64)> = Vec::new();
    for setup in &SETUPS {
        for seats in setup.measured {
            let one = One { options: setup.options, seats: *seats, args };
            let measured = visit(GAME, one).context("the game exists")??;
            if setup.options == "{}" {
                base.push((*seats, measured.games));
            }
            // A table of eight is compared with the largest table of the base game.
            let beside = base.iter().rev().find(|(of, _)| of <= seats);
            show(&mut report, &format!("{}, {seats} seats", setup.name), &measured, beside.copied());
        }
    }
    Ok(report)
}

struct One<'a> {
    options: &'a str,
    seats: u8,
    args: &'a Args,
}

impl Visitor for One<'_> {
    type Output = anyhow::Result<Measured>;

    fn visit<R: contract::Rules>(self, _: Listed<R>) -> Self::Output {
        let seats = SeatCount::new(self.seats).context("no game has that many seats")?;
        measure::<R>(self.options, seats, self.args.games, self.args.rounds)
    }
}

fn show(report: &mut Report, name: &str, measured: &Measured, base: Option<(u8, f64)>) {
    let line = report.add(format!("{name}: random games"), "1/s", measured.games);
    if let Some((seats, games)) = base {
        line.beside(format!("base game, {seats} seats"), games);
    }
    report.add(format!("{name}: decisions a game"), "", measured.decisions / measured.games);
    for (what, micros) in &measured.costs {
        report
            .add(format!("{name}: {what}"), "us", *micros)
            .beside("a calibration round", 1.0 / measured.calibration);
    }
    report.add(format!("{name}: bytes of that JSON"), "", measured.bytes);
}
