//! The check of a table's setup.

use std::time::Duration;

use protocol::{Away, Clock, Problem, ProblemCode, Setup};
use serde_json::Value;

use crate::Catalogue;

/// Checks a client's setup and returns it with all defaults. `grace` is the server's default time before a
/// substitute bot plays.
pub(crate) fn check_setup(catalogue: &Catalogue, grace: Duration, setup: Setup) -> Result<Setup, Problem> {
    let bad = |message: String| Problem::new(ProblemCode::BadSetup, message);
    let Some(offer) = catalogue.get(&setup.game) else {
        return Err(Problem::new(ProblemCode::NotFound, "this server does not offer that game"));
    };
    if !setup.clock.is_valid() {
        let why = "this clock is out of range; set 5 to 3,600 seconds or 1 to 14 days per decision, a bank \
             of 30 to 7,200 seconds with 5 to 600 seconds per decision, or a bank of 1 to 60 days with 1 to \
             72 hours per decision";
        return Err(bad(why.into()));
    }
    if setup.playing_hours.is_some_and(|hours| !hours.is_valid() || !setup.clock.is_slow()) {
        let why = "playing hours need a clock in days, and at least six hours a day";
        return Err(bad(why.into()));
    }
    let away = setup.away.unwrap_or_else(|| by_clock(setup.clock, grace));
    if !away.is_valid(setup.clock) {
        let why =
            "a substitute bot takes over after 1 to 86,400 seconds; a table with a clock in days has none";
        return Err(bad(why.into()));
    }
    let options = match setup.options {
        Value::Null => read(&offer.game.default_options()),
        options => options,
    };
    let options = offer.game.check_options(setup.seats, &options).map_err(|e| bad(e.0))?;
    let random_seats = setup.random_seats.or(Some(offer.game.info().random_seats));
    let setup = Setup { options: read(&options), away: Some(away), random_seats, ..setup };
    if !setup.team_talk.is_open() && catalogue.teams(&setup).is_none() {
        let why =
            "this match has no teams, so partners cannot have a private chat; set `team_talk` to `open`";
        return Err(bad(why.into()));
    }
    if setup.hints && offer.adviser.is_none() {
        let why = "this game has no bot that gives hints; set `hints` to `false`";
        return Err(bad(why.into()));
    }
    Ok(setup)
}

/// Returns the default rule for disconnected players.
pub(crate) fn by_clock(clock: Clock, grace: Duration) -> Away {
    match clock {
        Clock::None | Clock::Days { .. } | Clock::BankOfDays { .. } => Away::Wait,
        Clock::Seconds { .. } | Clock::Bank { .. } => {
            Away::StandIn { after: u32::try_from(grace.as_secs()).unwrap_or(u32::MAX).clamp(1, 86_400) }
        }
    }
}

fn read(json: &contract::Json) -> Value {
    serde_json::from_str(json.get()).expect("it is JSON")
}
