//! The standings of the players of one field.

use std::time::Duration;

use bots::arena::Interval;

use super::{field::Field, met::Met, pairing::Pair, rating::Ratings, share::per_pair};
use crate::contestant::OPEN;

/// The standings of the players of one game with this number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The field.
    pub field: String,
    /// The minimum and the maximum number of matches of a pair.
    pub matches: (u32, u32),
    /// The players, in the order of the arguments.
    pub members: Vec<Member>,
}

/// One player.
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    /// Its name, with its budget if it has one.
    pub name: String,
    /// Weng and Lin's rating with its 95 % interval; `None` without matches.
    pub rating: Option<Interval>,
    /// The average total of its sides; `None` without points.
    pub points: Option<f64>,
    /// The average processor time of a decision with a real choice.
    pub time: Option<Duration>,
    /// The share of victories against each member in matches of one against one; `None` if they did not meet.
    pub against: Vec<Option<Interval>>,
}

impl Standing {
    pub(super) fn of(field: &Field, players: &[String], pairs: &[Pair], met: &[Met]) -> Self {
        let ratings = Ratings::over(met.iter());
        let of = |pair: &Pair| {
            let (first, second) = (pair.first.clone(), pair.second.clone());
            met.iter().filter(move |met| met.of.first == first && met.of.second == second)
        };
        let played = |pair: &Pair| of(pair).map(|met| met.matches.len() as u32).sum::<u32>();
        let share = |one: &String, other: &String| {
            let same = |pair: &&Pair| pair.first == *one && pair.second == *other;
            let pair = pairs.iter().find(same).filter(|pair| played(pair) > 0)?;
            Some(per_pair(of(pair).flat_map(|met| &met.matches)))
        };
        let turned =
            |Interval { share, low, high }| Interval { share: 1.0 - share, low: 1.0 - high, high: 1.0 - low };
        let member = |name: &String| {
            let against = |other| share(name, other).or_else(|| share(other, name).map(turned));
            let (points, time) = (points(name, met), time(name, met));
            let (rating, against) = (ratings.get(name), players.iter().map(against).collect());
            Member { name: name.clone(), rating, points, time, against }
        };
        let counts = || pairs.iter().map(played);
        let matches = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
        Self { field: field.to_string(), matches, members: players.iter().map(member).collect() }
    }

    /// Returns the players that see everything, their opponents, and their shares of victories: the value of
    /// hidden cards.
    pub fn hidden_cards(&self) -> Vec<(&str, &str, Interval)> {
        let open = self.members.iter().filter(|member| member.name.contains(OPEN));
        open.flat_map(|member| {
            let met = self.members.iter().zip(&member.against);
            met.filter_map(|(other, share)| Some((member.name.as_str(), other.name.as_str(), (*share)?)))
        })
        .collect()
    }
}

/// Returns the sides of a deal that are this player: 0 for the first, 1 for the second.
fn kinds<'a>(name: &'a str, met: &'a Met) -> impl Iterator<Item = usize> {
    [&met.of.first, &met.of.second]
        .into_iter()
        .enumerate()
        .filter(move |(_, n)| *n == name)
        .map(|(kind, _)| kind)
}

fn points(name: &str, met: &[Met]) -> Option<f64> {
    let (mut sum, mut sides) = (0_i64, 0_u32);
    for met in met {
        for kind in kinds(name, met) {
            for played in &met.matches {
                for (first, points) in played.first.iter().zip(&played.points) {
                    if usize::from(!first) == kind {
                        sum += points;
                        sides += 1;
                    }
                }
            }
        }
    }
    (sides > 0).then(|| sum as f64 / f64::from(sides))
}

fn time(name: &str, met: &[Met]) -> Option<Duration> {
    let (mut nanos, mut decisions) = (0, 0);
    for met in met {
        for kind in kinds(name, met) {
            nanos += met.nanos[kind];
            decisions += met.decisions[kind];
        }
    }
    nanos.checked_div(decisions).map(Duration::from_nanos)
}
