//! Completed requests, so that none is carried out twice.

use std::collections::{HashMap, VecDeque};

use contract::SeatChange;
use protocol::RequestId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// The number of answers to inputs of one account that are kept, the newest. A client repeats a request
/// without an answer. To decide again it has to read the result of its last input, which contains the answer.
/// An older repeated input is stale: no decision has two inputs of one number.
pub(crate) const INPUTS: usize = 32;

/// The number of answers to chat messages of one account that are kept, the newest. A client that reads no
/// answers is disconnected before it can send that many: a hundred at once, and then one in two seconds.
pub(crate) const WORDS: usize = 128;

/// The minimum number of accounts with stored answers, the most recent ones; twice as many is the maximum.
pub(crate) const ACCOUNTS: usize = 1_000;

/// A request that must not be carried out twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Requested {
    /// The account that asked.
    pub account: String,
    /// The id that its client chose.
    pub request: RequestId,
}

/// The kind of a request that must not be carried out twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RequestKind {
    /// An input of the match.
    Input,
    /// A message to all.
    Said,
    /// A whispered message.
    Whispered,
    /// A message to the player's partners.
    Confided,
}

/// The completed requests by account, with the `seq` of their answer and their kind. Inputs and messages are
/// kept apart, and so are accounts. So no number of messages removes the answers of another account.
#[derive(Default, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Written>", into = "Vec<Written>")]
pub(crate) struct Done(HashMap<Box<str>, Answers>);

/// The answers to one account.
#[derive(Default, Clone, PartialEq, Debug)]
struct Answers {
    /// The number in the store of the newest answered entry.
    newest: u64,
    inputs: VecDeque<Answered>,
    words: VecDeque<Answered>,
}

/// A stored answer. There are many, so the id and the optional content are packed.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Answered {
    /// The fingerprint of the request's id.
    request: u64,
    seq: u64,
    content: u64,
    deed: RequestKind,
    has_content: bool,
}

/// The answer to a request, with its content to distinguish it from another one with the same id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    /// The `seq` of the answer.
    pub(crate) seq: u64,
    pub(crate) deed: RequestKind,
    /// The content. For an input: the number of the decision, or the kind of the seat change. For a message:
    /// its fingerprint. `None` if the answer is from a version that stored no content.
    pub(crate) content: Option<u64>,
}

/// The serialized forms.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Written {
    /// An account, the number of its newest entry in the store, and its answers in order. An answer has the
    /// fingerprint of the request's id, its `seq`, the kind and the content.
    Account(Box<str>, u64, Vec<(u64, u64, RequestKind, Option<u64>)>),
    /// The form before answers were grouped by accounts: the account, the request's id, its entry's number in
    /// the store, the `seq` of the answer, the kind, and the content.
    Whole(String, String, u64, u64, RequestKind, Option<u64>),
    /// The form before contents were stored.
    Early(String, String, u64, u64, RequestKind),
}

/// A request that must not be carried out twice, as it arrives.
pub(crate) enum What<'a> {
    /// An answer to the decision with this number, as the account sees it.
    Decision(u64, &'a Value),
    /// A change of seats.
    Change(SeatChange),
    /// A message, to all or to some.
    Words(RequestKind, &'a str),
}

/// Returns a fingerprint of a message, the same in every version of the server.
pub(crate) fn fingerprint(words: &str) -> u64 {
    let hash = Sha256::digest(words.as_bytes());
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Returns a number for a change of seats that differs from the number of any decision.
pub(crate) fn of_change(change: SeatChange) -> u64 {
    match change {
        SeatChange::Join => u64::MAX,
        SeatChange::Leave => u64::MAX - 1,
        SeatChange::Claim => u64::MAX - 2,
    }
}

impl Answered {
    fn new(request: u64, Given { seq, deed, content }: Given) -> Self {
        Self { request, seq, content: content.unwrap_or(0), deed, has_content: content.is_some() }
    }

    fn given(&self) -> Given {
        Given { seq: self.seq, deed: self.deed, content: self.has_content.then_some(self.content) }
    }
}

impl Done {
    /// Returns the answer to a request, if there is one. Cost: a search through the answers to one account.
    pub(crate) fn get(&self, request: &Requested) -> Option<Given> {
        let Answers { inputs, words, .. } = self.0.get(request.account.as_str())?;
        let its = fingerprint(&request.request);
        // The newest first, because clients repeat recent requests.
        let mut all = inputs.iter().rev().chain(words.iter().rev());
        all.find(|answered| answered.request == its).map(Answered::given)
    }

    /// Stores the answer to a request whose entry has the number `stored` in the store.
    pub(crate) fn note(&mut self, request: &Requested, stored: u64, given: Given) {
        self.keep(&request.account, stored, Answered::new(fingerprint(&request.request), given));
    }

    fn keep(&mut self, account: &str, stored: u64, answered: Answered) {
        if let Some(answers) = self.0.get_mut(account) {
            answers.keep(stored, answered);
            return;
        }
        if self.0.len() >= 2 * ACCOUNTS {
            let mut all: Vec<u64> = self.0.values().map(|answers| answers.newest).collect();
            all.sort_unstable();
            let oldest = all[all.len() - ACCOUNTS + 1];
            self.0.retain(|_, answers| answers.newest >= oldest);
        }
        self.0.entry(account.into()).or_default().keep(stored, answered);
    }
}

impl Answers {
    fn keep(&mut self, stored: u64, answered: Answered) {
        self.newest = stored;
        let (kept, most) = match answered.deed {
            RequestKind::Input => (&mut self.inputs, INPUTS),
            RequestKind::Said | RequestKind::Whispered | RequestKind::Confided => (&mut self.words, WORDS),
        };
        if kept.len() == most {
            kept.pop_front();
        }
        kept.push_back(answered);
    }
}

impl From<Vec<Written>> for Done {
    fn from(written: Vec<Written>) -> Self {
        let mut done = Self::default();
        let mut note = |account, request, stored, given| {
            done.note(&Requested { account, request }, stored, given);
        };
        let mut accounts = Vec::new();
        for written in written {
            match written {
                Written::Account(account, newest, answers) => accounts.push((account, newest, answers)),
                Written::Whole(account, request, stored, seq, deed, content) => {
                    note(account, request, stored, Given { seq, deed, content });
                }
                Written::Early(account, request, stored, seq, deed) => {
                    note(account, request, stored, Given { seq, deed, content: None });
                }
            }
        }
        for (account, newest, answers) in accounts {
            for (request, seq, deed, content) in answers {
                done.keep(&account, newest, Answered::new(request, Given { seq, deed, content }));
            }
        }
        done
    }
}

impl From<Done> for Vec<Written> {
    fn from(done: Done) -> Self {
        let written = |(account, Answers { newest, inputs, words }): (Box<str>, Answers)| {
            let answer = |answered: &Answered| {
                let Given { seq, deed, content } = answered.given();
                (answered.request, seq, deed, content)
            };
            Written::Account(account, newest, inputs.iter().chain(&words).map(answer).collect())
        };
        let mut accounts: Vec<_> = done.0.into_iter().collect();
        accounts.sort_unstable_by(|(one, a), (other, b)| (a.newest, one).cmp(&(b.newest, other)));
        accounts.into_iter().map(written).collect()
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

    fn of(account: &str, request: &str) -> Requested {
        Requested { account: account.into(), request: request.into() }
    }

    fn again(done: &Done) -> Done {
        serde_json::from_str(&serde_json::to_string(done).unwrap()).unwrap()
    }

    #[test]
    fn an_answer_takes_thirty_two_bytes() {
        // With two ids on the heap it took 170 bytes, and more answers were stored.
        assert_eq!(size_of::<Answered>(), 32);
    }

    #[test]
    fn the_newest_of_each_account_are_kept_and_words_push_no_input_out() {
        let mut done = Done::default();
        done.note(&of("bob", "move"), 7, given(7, RequestKind::Input));
        done.note(&of("bob", "hello"), 8, given(8, RequestKind::Said));
        done.note(&of("ann", "move"), 9, given(9, RequestKind::Input));
        for n in 10..10_000 {
            done.note(&request(n), n, given(n, RequestKind::Said));
        }
        let kept: Vec<u64> = (10..10_000).filter(|n| done.get(&request(*n)).is_some()).collect();
        assert_eq!(kept, (10_000 - WORDS as u64..10_000).collect::<Vec<_>>());
        assert_eq!(done.get(&request(9_999)), Some(given(9_999, RequestKind::Said)));
        for n in 10_000..10_100 {
            done.note(&request(n), n, given(n, RequestKind::Input));
        }
        assert!((10_100 - INPUTS as u64..10_100).all(|n| done.get(&request(n)).is_some()));
        assert_eq!(done.get(&of("ann", "move")), None, "a hundred inputs ago");
        assert_eq!(done.get(&of("bob", "move")), Some(given(7, RequestKind::Input)));
        assert_eq!(done.get(&of("bob", "hello")), Some(given(8, RequestKind::Said)));
        assert_eq!(again(&done), done);
        assert!(serde_json::to_string(&done).unwrap().len() < 9_000);
    }

    #[test]
    fn a_crowd_is_forgotten_from_its_beginning() {
        let mut done = Done::default();
        for n in 0..10_000 {
            done.note(&of(&format!("a{n}"), "r"), n, given(5, RequestKind::Whispered));
            assert!(done.0.len() <= 2 * ACCOUNTS);
        }
        let newest = 10_000 - ACCOUNTS..10_000;
        assert!(newest.into_iter().all(|n| done.get(&of(&format!("a{n}"), "r")).is_some()));
        assert_eq!(done.get(&of("a5000", "r")), None);
        assert_eq!(again(&done), done);
    }

    #[test]
    fn what_was_written_one_by_one_is_read() {
        let text = r#"[["ann","r1",3,2,"said",5],["bob","r1",4,3,"input",9],["ann","r2",5,4,"input",7]]"#;
        let done: Done = serde_json::from_str(text).unwrap();
        let whole = |seq, deed, content| Some(Given { seq, deed, content: Some(content) });
        assert_eq!(done.get(&of("ann", "r1")), whole(2, RequestKind::Said, 5));
        assert_eq!(done.get(&of("bob", "r1")), whole(3, RequestKind::Input, 9));
        assert_eq!(done.get(&of("ann", "r2")), whole(4, RequestKind::Input, 7));
        assert_eq!(again(&done), done);
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
        // The value is stored: another one would refuse repeated requests after an upgrade.
        assert_eq!(fingerprint(""), 0xe3b0_c442_98fc_1c14);
    }
}
