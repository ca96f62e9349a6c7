//! Requests that were carried out, so that none is carried out twice.

use std::collections::HashMap;

use contract::SeatChange;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::Requested;

/// Answers kept of each kind at least, the newest; twice as many at most. A client repeats what it has no answer to,
/// and has that when so many others were answered since.
pub(crate) const KEPT: usize = 1_000;

/// What a request was that must not be carried out twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RequestKind {
    /// An input of the match.
    Input,
    /// Something said to everybody.
    Said,
    /// Something whispered.
    Whispered,
    /// Something said to one's partners.
    Confided,
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
    given: Given,
}

/// The answer to a request, and what tells it from another one with the same id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    /// What it was answered with.
    pub(crate) seq: u64,
    pub(crate) deed: RequestKind,
    /// Of an input, the number of the decision or which change of seats; of words, their fingerprint. `None` if that
    /// was not kept yet when it was written down.
    pub(crate) content: Option<u64>,
}

/// As it is written: who asked, the request's id, its entry's number in the store, the `seq` it was answered with,
/// what it was, and its content.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Whole(String, String, u64, u64, RequestKind, Option<u64>),
    /// Written before contents were kept.
    Early(String, String, u64, u64, RequestKind),
}

/// A request that must not be carried out twice, as it comes.
pub(crate) enum What<'a> {
    /// An answer to the decision with this number, as the account is told it.
    Decision(u64, &'a Value),
    /// A change of seats.
    Change(SeatChange),
    /// Something said, to everybody or not.
    Words(RequestKind, &'a str),
}

/// What tells words from others: the same in every version of the server.
pub(crate) fn fingerprint(words: &str) -> u64 {
    let hash = Sha256::digest(words.as_bytes());
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What tells one change of seats from another, and from the number of any decision.
pub(crate) fn of_change(change: SeatChange) -> u64 {
    match change {
        SeatChange::Join => u64::MAX,
        SeatChange::Leave => u64::MAX - 1,
        SeatChange::Claim => u64::MAX - 2,
    }
}

impl Done {
    pub(crate) fn get(&self, request: &Requested) -> Option<Given> {
        Some(self.inputs.get(request).or_else(|| self.words.get(request))?.given)
    }

    /// Keeps the answer to a request whose entry has the number `stored` in the store.
    pub(crate) fn note(&mut self, request: Requested, stored: u64, given: Given) {
        let answers = self.of(given.deed);
        if answers.len() >= 2 * KEPT {
            let mut all: Vec<u64> = answers.values().map(|answered| answered.stored).collect();
            all.sort_unstable();
            let oldest = all[all.len() - KEPT];
            answers.retain(|_, answered| answered.stored >= oldest);
        }
        answers.insert(request, Answered { stored, given });
    }

    fn of(&mut self, deed: RequestKind) -> &mut Answers {
        match deed {
            RequestKind::Input => &mut self.inputs,
            RequestKind::Said | RequestKind::Whispered | RequestKind::Confided => &mut self.words,
        }
    }
}

impl From<Vec<Answer>> for Done {
    fn from(answers: Vec<Answer>) -> Self {
        let mut done = Self::default();
        for answer in answers {
            let (account, request, stored, given) = match answer {
                Answer::Whole(account, request, stored, seq, deed, content) => {
                    (account, request, stored, Given { seq, deed, content })
                }
                Answer::Early(account, request, stored, seq, deed) => {
                    (account, request, stored, Given { seq, deed, content: None })
                }
            };
            done.of(given.deed).insert(Requested { account, request }, Answered { stored, given });
        }
        done
    }
}

impl From<Done> for Vec<Answer> {
    fn from(done: Done) -> Self {
        let mut answers: Vec<_> = done.inputs.into_iter().chain(done.words).collect();
        answers.sort_unstable_by_key(|(_, answered)| answered.stored);
        let whole = |(r, Answered { stored, given }): (Requested, Answered)| {
            Answer::Whole(r.account, r.request, stored, given.seq, given.deed, given.content)
        };
        answers.into_iter().map(whole).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(seq: u64, deed: RequestKind) -> Given {
        Given { seq, deed, content: Some(seq + 1) }
    }

    fn request(n: u64) -> Requested {
        Requested { account: "ann".into(), request: format!("r{n}") }
    }

    #[test]
    fn the_newest_are_kept_and_words_push_no_input_out() {
        let mut done = Done::default();
        done.note(
            Requested { account: "bob".into(), request: "move".into() },
            7,
            given(7, RequestKind::Input),
        );
        for n in 10..10_000 {
            done.note(request(n), n, given(n, RequestKind::Said));
        }
        let kept = (10..10_000).filter(|n| done.get(&request(*n)).is_some()).count();
        assert!((KEPT..=2 * KEPT).contains(&kept), "{kept}");
        let newest = 10_000 - KEPT as u64..10_000;
        assert!(newest.into_iter().all(|n| done.get(&request(n)) == Some(given(n, RequestKind::Said))));
        let input = Requested { account: "bob".into(), request: "move".into() };
        assert_eq!(done.get(&input), Some(given(7, RequestKind::Input)));
        let again: Done = serde_json::from_str(&serde_json::to_string(&done).unwrap()).unwrap();
        assert_eq!(again, done);
    }

    #[test]
    fn of_whispers_that_have_one_number_the_newest_are_kept() {
        let mut done = Done::default();
        for n in 0..10_000 {
            done.note(request(n), n, given(5, RequestKind::Whispered));
        }
        assert_eq!(done.get(&request(9_999)), Some(given(5, RequestKind::Whispered)));
        assert_eq!(done.get(&request(5_000)), None);
        assert!(Vec::from(done).len() <= 2 * KEPT);
    }

    #[test]
    fn what_was_written_without_contents_is_read() {
        let done: Done =
            serde_json::from_str(r#"[["ann","r1",3,2,"said"],["ann","r2",5,4,"input",9]]"#).unwrap();
        assert_eq!(done.get(&request(1)), Some(Given { seq: 2, deed: RequestKind::Said, content: None }));
        assert_eq!(done.get(&request(2)), Some(Given { seq: 4, deed: RequestKind::Input, content: Some(9) }));
    }

    #[test]
    fn a_fingerprint_stays_the_same() {
        assert_eq!(fingerprint("seven"), fingerprint("seven"));
        assert_ne!(fingerprint("seven"), fingerprint("Seven"));
        // Written down: another one would refuse what clients repeat after an upgrade.
        assert_eq!(fingerprint(""), 0xe3b0_c442_98fc_1c14);
    }
}
