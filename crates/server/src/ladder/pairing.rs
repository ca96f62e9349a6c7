//! The choice of opponents and seats. Nothing here is stored or read.

use std::net::IpAddr;

use rand::{Rng, seq::SliceRandom as _};

/// The rating difference that weighs as much as one recent meeting.
const NEAR: f64 = 4.0;

/// The handicap of a built-in bot against an external one, in meetings.
const LEVELS_LAST: f64 = 1.5;

/// A player that can play now.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Candidate {
    pub player: String,
    pub rating: f64,
    /// The IP address that an external bot listens from. Built-in bots have none.
    pub address: Option<IpAddr>,
    /// The number of its recent matches with the player that opponents are chosen for.
    pub met: u32,
}

impl Candidate {
    /// Returns whether two bots listen from one remote address. They may have the same author, and could help
    /// each other. On this machine they are the operator's.
    fn is_beside(&self, other: &Self) -> bool {
        self.address.is_some_and(|address| !address.is_loopback() && other.address == Some(address))
    }

    /// Returns the cost of a player as an opponent. The lowest is chosen.
    fn cost(&self, of: &Self) -> f64 {
        let level = if self.address.is_none() { LEVELS_LAST } else { 0.0 };
        (self.rating - of.rating).abs() / NEAR + f64::from(self.met) + level
    }
}

/// Chooses the opponents of a player: near in rating, with few recent meetings, external bots before built-in
/// ones. Returns `None` if there are too few.
pub(super) fn opponents<'a>(
    of: &'a Candidate,
    others: &'a [Candidate],
    wanted: usize,
) -> Option<Vec<&'a Candidate>> {
    let mut sorted: Vec<&Candidate> = others.iter().collect();
    sorted.sort_by(|a, b| a.cost(of).total_cmp(&b.cost(of)).then_with(|| a.player.cmp(&b.player)));
    let mut chosen = vec![of];
    for next in sorted {
        if chosen.len() > wanted {
            break;
        }
        if !chosen.iter().any(|there| there.is_beside(next) || there.player == next.player) {
            chosen.push(next);
        }
    }
    (chosen.len() == wanted + 1).then_some(chosen)
}

/// Assigns seats: each player gets a seat where they sat least often. `sat` returns the number of recent
/// times that a player had a seat.
pub(super) fn seated(
    mut players: Vec<String>,
    sat: impl Fn(&str, usize) -> u32,
    chance: &mut impl Rng,
) -> Vec<String> {
    players.shuffle(chance);
    let mut seats = Vec::with_capacity(players.len());
    for seat in 0..players.len() {
        let least = (0..players.len()).min_by_key(|&n| sat(&players[n], seat));
        if let Some(least) = least {
            seats.push(players.remove(least));
        }
    }
    seats
}

#[cfg(test)]
mod tests {
    use contract::{Purpose, Seed};

    use super::*;

    fn program(player: &str, rating: f64, address: &str, met: u32) -> Candidate {
        Candidate { player: player.into(), rating, address: Some(address.parse().unwrap()), met }
    }

    fn level(player: &str, rating: f64, met: u32) -> Candidate {
        Candidate { player: player.into(), rating, address: None, met }
    }

    fn chosen(of: &Candidate, others: &[Candidate], wanted: usize) -> Option<Vec<String>> {
        let chosen = opponents(of, others, wanted)?;
        Some(chosen.iter().map(|one| one.player.clone()).collect())
    }

    #[test]
    fn the_nearest_whom_one_met_seldom_are_chosen() {
        let me = program("me", 25.0, "198.51.100.1", 0);
        let far = program("far", 45.0, "198.51.100.2", 0);
        let near = program("near", 26.0, "198.51.100.3", 0);
        let skilled = level("level:skilled", 25.0, 0);
        let all = [far.clone(), skilled.clone(), near];
        assert_eq!(chosen(&me, &all, 1).unwrap(), ["me", "near"]);
        assert_eq!(chosen(&me, &all, 2).unwrap(), ["me", "near", "level:skilled"]);
        // A frequent opponent ranks behind a built-in bot. If that one is frequent too, a distant rating is
        // better.
        let often = program("near", 26.0, "198.51.100.3", 3);
        assert_eq!(chosen(&me, &[far.clone(), skilled, often.clone()], 1).unwrap(), ["me", "level:skilled"]);
        let tired = level("level:skilled", 25.0, 9);
        assert_eq!(chosen(&me, &[far, tired, Candidate { met: 9, ..often }], 1).unwrap(), ["me", "far"]);
        assert_eq!(chosen(&me, &[], 1), None);
    }

    #[test]
    fn nobody_meets_a_neighbour() {
        let me = program("me", 25.0, "198.51.100.1", 0);
        let twin = program("twin", 25.0, "198.51.100.1", 0);
        assert_eq!(chosen(&me, std::slice::from_ref(&twin), 1), None);
        // Two other bots at one address do not sit together either.
        let one = program("one", 25.0, "198.51.100.7", 0);
        let other = program("other", 25.0, "198.51.100.7", 0);
        let weak = level("level:newcomer", 5.0, 0);
        assert_eq!(chosen(&me, &[one, other, twin, weak], 2).unwrap(), ["me", "one", "level:newcomer"]);
        // The operator's own machine is no address of strangers.
        let here = |name: &str| program(name, 25.0, "127.0.0.1", 0);
        assert_eq!(chosen(&here("a"), &[here("b")], 1).unwrap(), ["a", "b"]);
        let same = program("me", 25.0, "127.0.0.1", 0);
        assert_eq!(chosen(&same, std::slice::from_ref(&same), 1), None, "nobody meets themselves");
    }

    #[test]
    fn seats_go_round() {
        let mut chance = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
        let mut sat = std::collections::HashMap::<(String, usize), u32>::new();
        for _ in 0..30 {
            let players = ["a", "b", "c"].map(str::to_owned).to_vec();
            let count = |player: &str, seat| sat.get(&(player.to_owned(), seat)).copied().unwrap_or(0);
            let seats = seated(players, count, &mut chance);
            for (seat, player) in seats.into_iter().enumerate() {
                *sat.entry((player, seat)).or_default() += 1;
            }
        }
        for player in ["a", "b", "c"] {
            for seat in 0..3 {
                let times = sat.get(&(player.to_owned(), seat)).copied().unwrap_or(0);
                assert!((6..=14).contains(&times), "{player} sat {times} of 30 times in seat {seat}");
            }
        }
    }
}
