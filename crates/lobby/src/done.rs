//! Requests that were carried out, so that none is carried out twice.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::Requested;

/// Answers kept of each kind at least, the newest; twice as many at most. A client repeats what it has no answer to,
/// and has that when so many others were answered since.
pub(crate) const KEPT: usize = 1_000;

/// What a request was that must not be carried out twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deed {
    /// An input of the match.
    Input,
    /// Something said to everybody.
    Said,
    /// Something whispered.
    Whispered,
}

/// Requests that were carried out, with the `seq` they were answered with and what they were. Inputs and words are
/// kept apart: however much is said, a submission is not forgotten for it.
#[derive(Default, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Answer>", into = "Vec<Answer>")]
pub(crate) struct Done {
    inputs: Answers,
    words: Answers,
}

type Answers = HashMap<Requested, Answered>;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Answered {
    /// Its entry's number in the store: of whispers, many may have the same `seq`.
    stored: u64,
    seq: u64,
    deed: Deed,
}

/// As it is written: who asked, the request's id, its entry's number in the store, the `seq` it was answered with,
/// and what it was.
type Answer = (String, String, u64, u64, Deed);

impl Done {
    pub(crate) fn get(&self, request: &Requested) -> Option<(u64, Deed)> {
        let answered = self.inputs.get(request).or_else(|| self.words.get(request))?;
        Some((answered.seq, answered.deed))
    }

    /// Keeps the answer to a request whose entry has the number `stored` in the store.
    pub(crate) fn note(&mut self, request: Requested, stored: u64, seq: u64, deed: Deed) {
        let answers = self.of(deed);
        if answers.len() >= 2 * KEPT {
            let mut all: Vec<u64> = answers.values().map(|answered| answered.stored).collect();
            all.sort_unstable();
            let oldest = all[all.len() - KEPT];
            answers.retain(|_, answered| answered.stored >= oldest);
        }
        answers.insert(request, Answered { stored, seq, deed });
    }

    fn of(&mut self, deed: Deed) -> &mut Answers {
        match deed {
            Deed::Input => &mut self.inputs,
            Deed::Said | Deed::Whispered => &mut self.words,
        }
    }
}

impl From<Vec<Answer>> for Done {
    fn from(answers: Vec<Answer>) -> Self {
        let mut done = Self::default();
        for (account, request, stored, seq, deed) in answers {
            done.of(deed).insert(Requested { account, request }, Answered { stored, seq, deed });
        }
        done
    }
}

impl From<Done> for Vec<Answer> {
    fn from(done: Done) -> Self {
        let answers = done.inputs.into_iter().chain(done.words);
        let mut answers: Self = answers
            .map(|(r, Answered { stored, seq, deed })| (r.account, r.request, stored, seq, deed))
            .collect();
        answers.sort_unstable_by_key(|answer| answer.2);
        answers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(n: u64) -> Requested {
        Requested { account: "ann".into(), request: format!("r{n}") }
    }

    #[test]
    fn the_newest_are_kept_and_words_push_no_input_out() {
        let mut done = Done::default();
        done.note(Requested { account: "bob".into(), request: "move".into() }, 7, 7, Deed::Input);
        for n in 10..10_000 {
            done.note(request(n), n, n, Deed::Said);
        }
        let kept = (10..10_000).filter(|n| done.get(&request(*n)).is_some()).count();
        assert!((KEPT..=2 * KEPT).contains(&kept), "{kept}");
        let newest = 10_000 - KEPT as u64..10_000;
        assert!(newest.into_iter().all(|n| done.get(&request(n)) == Some((n, Deed::Said))));
        let input = Requested { account: "bob".into(), request: "move".into() };
        assert_eq!(done.get(&input), Some((7, Deed::Input)));
        let again: Done = serde_json::from_str(&serde_json::to_string(&done).unwrap()).unwrap();
        assert_eq!(again, done);
    }

    #[test]
    fn of_whispers_that_have_one_number_the_newest_are_kept() {
        let mut done = Done::default();
        for n in 0..10_000 {
            done.note(request(n), n, 5, Deed::Whispered);
        }
        assert_eq!(done.get(&request(9_999)), Some((5, Deed::Whispered)));
        assert_eq!(done.get(&request(5_000)), None);
        assert!(Vec::from(done).len() <= 2 * KEPT);
    }
}
