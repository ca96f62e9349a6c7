//! Waiting jobs by table, and the order in which tables take turns.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

/// The least time for thinking. With less, a bot decides at once: one or two imagined worlds teach it
/// nothing.
const LEAST: Duration = Duration::from_millis(2);

/// Waiting jobs by table. Tables take turns. Within a table, jobs are done in the order of their arrival.
pub(super) struct Rotation<J> {
    tables: HashMap<String, Queue<J>>,
    /// The tables with waiting jobs, each once.
    turns: VecDeque<String>,
    waiting: usize,
}

/// The waiting jobs of one table, and their total cost.
struct Queue<J> {
    jobs: VecDeque<(Duration, J)>,
    cost: Duration,
}

impl<J> Default for Rotation<J> {
    fn default() -> Self {
        Self { tables: HashMap::new(), turns: VecDeque::new(), waiting: 0 }
    }
}

impl<J> Rotation<J> {
    pub(super) const fn len(&self) -> usize {
        self.waiting
    }

    pub(super) fn push(&mut self, table: &str, cost: Duration, job: J) {
        let queue = self.tables.entry(table.to_owned()).or_insert_with(|| {
            self.turns.push_back(table.to_owned());
            Queue { jobs: VecDeque::new(), cost: Duration::ZERO }
        });
        queue.jobs.push_back((cost, job));
        queue.cost = queue.cost.saturating_add(cost);
        self.waiting += 1;
    }

    /// Returns the next job and the share of its cost. Each table has the same part of `backlog` for its
    /// jobs. The share is 1 if they all fit in; otherwise they share that part.
    pub(super) fn pop(&mut self, backlog: Duration) -> Option<(J, f64)> {
        let tables = u32::try_from(self.turns.len()).unwrap_or(u32::MAX);
        let table = self.turns.pop_front()?;
        let queue = self.tables.get_mut(&table)?;
        let (cost, job) = queue.jobs.pop_front()?;
        let share = share(cost, queue.cost, backlog / tables.max(1));
        queue.cost = queue.cost.saturating_sub(cost);
        self.waiting -= 1;
        if queue.jobs.is_empty() {
            self.tables.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        Some((job, share))
    }
}

/// Returns the share of `cost` that fits, if jobs that cost `together` have to fit into `part`.
fn share(cost: Duration, together: Duration, part: Duration) -> f64 {
    if together <= part {
        return 1.0;
    }
    let share = part.div_duration_f64(together);
    if cost.mul_f64(share) < LEAST { 0.0 } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn tables_take_turns() {
        let mut rotation = Rotation::default();
        for job in ["a1", "a2", "a3", "b1", "c1", "c2"] {
            rotation.push(&job[..1], SECOND, job);
        }
        let order: Vec<_> = std::iter::from_fn(|| rotation.pop(SECOND)).map(|(job, _)| job).collect();
        assert_eq!(order, ["a1", "b1", "c1", "a2", "c2", "a3"]);
        assert_eq!(rotation.len(), 0);
        assert!(rotation.tables.is_empty() && rotation.turns.is_empty(), "nothing is kept of who is done");
    }

    #[test]
    fn the_more_waits_the_less_each_gets() {
        assert_eq!(share(SECOND, SECOND, SECOND), 1.0);
        assert_eq!(share(SECOND, SECOND * 4, SECOND), 0.25);
        assert_eq!(share(SECOND, SECOND * 4_000, SECOND), 0.0);
        assert_eq!(share(SECOND, SECOND, Duration::ZERO), 0.0, "with no time at all nobody thinks");
        assert_eq!(share(Duration::ZERO, Duration::ZERO, Duration::ZERO), 1.0, "who decides at once may");
    }

    #[test]
    fn one_table_takes_nothing_from_another() {
        let mut rotation = Rotation::default();
        for _ in 0..7 {
            rotation.push("many", SECOND, ());
        }
        rotation.push("few", SECOND, ());
        let shares: Vec<_> =
            (0..2).filter_map(|_| rotation.pop(SECOND * 2)).map(|(_, share)| share).collect();
        assert_eq!(shares, [1.0 / 7.0, 1.0]);
    }
}
