//! The waiting times of players for their next move.

use std::{
    collections::BTreeMap,
    fmt,
    net::SocketAddr,
    time::{Duration, Instant},
};

use ::tests::Tireless;

use super::blow::Blow;

/// A fault with its server and its time.
pub struct Struck {
    pub blow: Blow,
    pub at: SocketAddr,
    pub begun: Instant,
    pub ended: Instant,
}

/// The waiting times of players.
#[derive(Default)]
pub struct Waits {
    /// By kind of fault, the times from a kill to the next acknowledged move: of players at that server, and
    /// of the others.
    after: BTreeMap<(Blow, &'static str), Vec<Duration>>,
    /// By kind of fault, the times from a move to its acknowledgement, of moves that were under way during
    /// the fault.
    during: BTreeMap<Blow, Vec<Duration>>,
    kills: usize,
}

impl Waits {
    pub fn of(struck: &[Struck], players: &[Tireless]) -> Self {
        let mut waits =
            Self { kills: struck.iter().filter(|struck| struck.blow.is_kill()).count(), ..Self::default() };
        for struck in struck {
            for player in players {
                waits.look(struck, player);
            }
        }
        waits
    }

    fn look(&mut self, struck: &Struck, player: &Tireless) {
        let moves = player.acknowledged.iter();
        let under_way = moves.filter(|one| one.asked <= struck.ended && one.at >= struck.begun);
        self.during.entry(struck.blow).or_default().extend(under_way.map(|one| one.at - one.asked));
        if !struck.blow.is_kill() {
            return;
        }
        let before = player.came.iter().rev().find(|(when, _)| *when <= struck.begun);
        let next = player.acknowledged.iter().find(|one| one.at > struck.begun);
        if let (Some((_, server)), Some(next)) = (before, next) {
            let whose = if *server == struck.at { "its own people" } else { "others" };
            self.after.entry((struck.blow, whose)).or_default().push(next.at - struck.begun);
        }
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "milliseconds, p50/p99/longest, from a kill ({} of them) to the next acknowledged move:",
            self.kills
        )?;
        for ((blow, whose), times) in &self.after {
            writeln!(f, "  {blow:?}, {whose}: {}", spread(times))?;
        }
        writeln!(f, "and from a move to its acknowledgement, of those under way while something happened:")?;
        for (blow, times) in &self.during {
            writeln!(f, "  {blow:?}: {}", spread(times))?;
        }
        Ok(())
    }
}

fn spread(times: &[Duration]) -> String {
    let mut millis: Vec<u128> = times.iter().map(Duration::as_millis).collect();
    millis.sort_unstable();
    let Some(longest) = millis.last() else { return "nobody".into() };
    let part = |part: usize| millis[(millis.len() * part / 100).min(millis.len() - 1)];
    format!("{}/{}/{longest} of {}", part(50), part(99), millis.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_names_the_longest() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(spread(&times), "101/199/200 of 200");
        assert_eq!(spread(&[]), "nobody");
    }
}
