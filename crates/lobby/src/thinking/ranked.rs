//! Waiting decisions, with tables of people before tables of bots.

use std::time::Duration;

use super::rotation::Rotation;

/// The rank of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// A table at which a person sits, or the request of a person.
    People,
    /// A table at which only bots play, built-in or external, such as a match of a series.
    Programs,
}

/// The number of decisions at tables of people before one at a table of bots. The latter gets no time to
/// think. So people lose nothing by it, and no match stands still.
const BETWEEN: u32 = 8;

/// The waiting decisions, by rank.
pub(super) struct Ranked<J> {
    people: Rotation<J>,
    programs: Rotation<J>,
    /// The decisions of people since bots have been waiting.
    passed: u32,
}

impl<J> Default for Ranked<J> {
    fn default() -> Self {
        Self { people: Rotation::default(), programs: Rotation::default(), passed: 0 }
    }
}

impl<J> Ranked<J> {
    pub(super) const fn len(&self) -> usize {
        self.people.len() + self.programs.len()
    }

    pub(super) fn push(&mut self, rank: Rank, table: &str, cost: Duration, job: J) {
        match rank {
            Rank::People => self.people.push(table, cost, job),
            Rank::Programs => self.programs.push(table, cost, job),
        }
    }

    /// Returns the next job and the share of its cost ([`Rotation::pop`]).
    pub(super) fn pop(&mut self, backlog: Duration) -> Option<(J, f64)> {
        if self.people.len() == 0 {
            self.passed = 0;
            return self.programs.pop(backlog);
        }
        if self.programs.len() > 0 {
            self.passed += 1;
            if self.passed > BETWEEN {
                self.passed = 0;
                return self.programs.pop(Duration::ZERO);
            }
        }
        self.people.pop(backlog)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn programs_take_no_time_from_people_and_do_not_wait_for_ever() {
        let mut ranked = Ranked::default();
        for table in 0..100 {
            ranked.push(Rank::Programs, &format!("series {table}"), SECOND, Rank::Programs);
        }
        for decision in 0..2 * BETWEEN {
            ranked.push(Rank::People, &format!("friends {decision}"), SECOND, Rank::People);
        }
        let wait = SECOND * (2 * BETWEEN);
        let first: Vec<_> = (0..=2 * BETWEEN).filter_map(|_| ranked.pop(wait)).collect();
        let of_people = first.iter().filter(|(rank, _)| *rank == Rank::People);
        assert_eq!(of_people.clone().count() as u32, 2 * BETWEEN);
        assert!(of_people.clone().all(|(_, share)| *share == 1.0), "they have all their time: {first:?}");
        assert_eq!(first[BETWEEN as usize], (Rank::Programs, 0.0), "one decides at once in between");
        let rest: Vec<_> = std::iter::from_fn(|| ranked.pop(SECOND * 100)).collect();
        assert_eq!(rest.len(), 99);
        assert!(rest.iter().all(|(rank, share)| *rank == Rank::Programs && *share == 1.0), "{rest:?}");
        assert_eq!(ranked.len(), 0);
    }
}
