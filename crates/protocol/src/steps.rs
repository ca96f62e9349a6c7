//! Steps that are already serialized.

use serde::Serialize;

use crate::Step;

/// Steps that several observers receive, serialized once. They differ only in `seq`, which each account
/// counts for itself.
pub struct Steps(Vec<Written>);

struct Written {
    seq: u64,
    /// The JSON after `seq`.
    rest: String,
}

impl Steps {
    /// Serializes the steps.
    pub fn of<J: Serialize>(steps: &[Step<J>]) -> Self {
        let written = |step: &Step<J>| {
            let whole = serde_json::to_string(step).expect("steps have string keys");
            let rest = whole.strip_prefix(&start(step.seq)).expect("a step begins with its place").to_owned();
            Written { seq: step.seq, rest }
        };
        Self(steps.iter().map(written).collect())
    }

    /// Returns the JSON list of the steps. `number` maps each `seq` to that of the account.
    pub fn list(&self, number: impl Fn(u64) -> u64) -> String {
        let long: usize = self.0.iter().map(|step| step.rest.len() + 32).sum();
        let mut list = String::with_capacity(long + 2);
        list.push('[');
        for (n, Written { seq, rest }) in self.0.iter().enumerate() {
            let between = if n == 0 { "" } else { "," };
            list.extend([between, &start(number(*seq)), rest]);
        }
        list.push(']');
        list
    }
}

fn start(seq: u64) -> String {
    format!(r#"{{"seq":{seq}"#)
}

#[cfg(test)]
mod tests {
    use contract::{SeatCount, Told};
    use serde_json::{Value, json};

    use super::*;
    use crate::By;

    #[test]
    fn they_are_as_if_each_was_written_by_itself() {
        let seat = SeatCount::new(2).unwrap().seats().next().unwrap();
        let step = |seq: u64| {
            let events =
                (0..seq as u32 % 3).map(|n| Told { n, seen: json!({ "seq": [n, "\"é"] }) }).collect();
            Step::<Value> { seq, at: 3 * seq, seat, by: By::Player, events }
        };
        for many in [0, 1, 4] {
            let steps: Vec<_> = (7..7 + many).map(step).collect();
            let written = Steps::of(&steps);
            let told: Vec<_> = { steps }.into_iter().map(|step| Step { seq: 2 * step.seq, ..step }).collect();
            assert_eq!(written.list(|seq| 2 * seq), serde_json::to_string(&told).unwrap());
        }
    }
}
