//! What browsers were asked, or sent away for, and have not answered yet: of whom, how long, and how many at once. In memory only:
//! after a restart one begins again.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lobby::SessionHash;
use protocol::{Problem, ProblemCode};

/// Questions that are open at once. Each is a few hundred bytes.
const MOST: usize = 4_096;

/// Those of one network address. With another one the oldest is not waited for any more.
const MOST_OF_ONE: usize = 32;

/// Who has to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OfWhom {
    /// A session.
    Session(SessionHash),
    /// A browser in which nobody need be signed in: SHA-256 of the cookie that it was given.
    Browser(String),
}

/// A question `Q`, of whom it was asked and until when it may be answered.
pub(crate) struct Asked<Q> {
    question: Q,
    of: OfWhom,
    address: IpAddr,
    at: Instant,
    ends: Instant,
}

impl<Q> Asked<Q> {
    pub(crate) fn new(question: Q, of: OfWhom, address: IpAddr, lasts: Duration) -> Self {
        let at = Instant::now();
        Self { question, of, address, at, ends: at + lasts }
    }
}

/// By the challenge: 128 bits at random.
pub(crate) struct Pending<Q>(Mutex<HashMap<u128, Asked<Q>>>);

impl<Q> Default for Pending<Q> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<Q> Pending<Q> {
    fn asked(&self) -> MutexGuard<'_, HashMap<u128, Asked<Q>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn ask(&self, challenge: u128, question: Asked<Q>) -> Result<(), Problem> {
        let mut asked = self.asked();
        let of_one = asked.iter().filter(|(_, other)| other.address == question.address);
        if of_one.clone().count() >= MOST_OF_ONE
            && let Some(oldest) = of_one.min_by_key(|(_, other)| other.at).map(|(challenge, _)| *challenge)
        {
            asked.remove(&oldest);
        }
        if asked.len() >= MOST {
            asked.retain(|_, other| other.ends > question.at);
        }
        if asked.len() >= MOST {
            let mut problem = Problem::new(ProblemCode::TooMany, "many sign in at once; wait a moment");
            problem.retry_after = Some(30_000);
            return Err(problem);
        }
        asked.insert(challenge, question);
        Ok(())
    }

    /// What was asked with this challenge, if it was asked of them and not too long ago. It is open no more.
    pub(crate) fn take(&self, challenge: u128, is: impl Fn(&OfWhom) -> bool) -> Option<Q> {
        let mut asked = self.asked();
        if !is(&asked.get(&challenge)?.of) {
            return None;
        }
        let asked = asked.remove(&challenge)?;
        (asked.ends > Instant::now()).then_some(asked.question)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn asked(of: &OfWhom, address: u32, lasts: Duration) -> Asked<()> {
        Asked::new((), of.clone(), Ipv4Addr::from_bits(address).into(), lasts)
    }

    #[test]
    fn a_question_is_answered_once_in_time_and_by_whom_it_was_asked() {
        let (pending, minute) = (Pending::default(), Duration::from_secs(60));
        let ann = OfWhom::Browser("ann".into());
        pending.ask(1, asked(&ann, 1, minute)).unwrap();
        assert!(pending.take(2, |of| *of == ann).is_none());
        assert!(pending.take(1, |of| *of == OfWhom::Browser("ben".into())).is_none());
        assert!(pending.take(1, |of| *of == OfWhom::Session(SessionHash("ann".into()))).is_none());
        assert!(pending.take(1, |of| *of == ann).is_some(), "others do not spend it");
        assert!(pending.take(1, |of| *of == ann).is_none());
        pending.ask(3, asked(&ann, 1, Duration::ZERO)).unwrap();
        assert!(pending.take(3, |of| *of == ann).is_none());
        assert!(pending.asked().is_empty());
    }

    #[test]
    fn they_are_bounded_and_one_address_does_not_push_others_out() {
        let (pending, ann) = (Pending::default(), OfWhom::Browser("ann".into()));
        pending.ask(1, asked(&ann, 1, Duration::from_secs(60))).unwrap();
        for n in 0..100 {
            pending.ask(100 + n, asked(&ann, 2, Duration::from_secs(60))).unwrap();
        }
        assert_eq!(pending.asked().len(), 1 + MOST_OF_ONE);
        assert!(pending.take(100, |of| *of == ann).is_none(), "the oldest went");
        assert!(pending.take(199, |of| *of == ann).is_some());
        assert!(pending.take(1, |of| *of == ann).is_some());
        for n in 0..5_000u32 {
            let _ = pending.ask(1_000 + u128::from(n), asked(&ann, 10 + n, Duration::from_secs(60)));
        }
        assert_eq!(pending.asked().len(), MOST);
        let refused = pending.ask(9, asked(&ann, 3, Duration::from_secs(60))).unwrap_err();
        assert_eq!(refused.code, ProblemCode::TooMany);
        for other in pending.asked().values_mut() {
            other.ends = other.at;
        }
        pending.ask(9, asked(&ann, 3, Duration::from_secs(60))).unwrap();
        assert_eq!(pending.asked().len(), 1, "what nobody answered is forgotten");
    }
}
