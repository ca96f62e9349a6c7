//! What was asked and is not answered yet. In memory only: after a restart one begins again.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lobby::{MayAdd, SessionHash};
use protocol::{Problem, ProblemCode};
use webauthn_rp::{DiscoverableAuthenticationServerState, RegistrationServerState};

use super::HANDLE;

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

/// What was asked.
pub(super) enum Question {
    /// To make a passkey.
    Add { state: Box<RegistrationServerState<HANDLE>>, may: Box<MayAdd> },
    /// To show one.
    Show(Box<DiscoverableAuthenticationServerState>),
}

pub(super) struct Asked {
    question: Question,
    of: OfWhom,
    address: IpAddr,
    at: Instant,
    ends: Instant,
}

impl Asked {
    pub(super) fn new(question: Question, of: OfWhom, address: IpAddr, lasts: Duration) -> Self {
        let at = Instant::now();
        Self { question, of, address, at, ends: at + lasts }
    }
}

/// By the challenge: 128 bits at random.
#[derive(Default)]
pub(super) struct Pending(Mutex<HashMap<u128, Asked>>);

impl Pending {
    fn asked(&self) -> MutexGuard<'_, HashMap<u128, Asked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn ask(&self, challenge: u128, question: Asked) -> Result<(), Problem> {
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
    pub(super) fn take(&self, challenge: u128, of: &OfWhom) -> Option<Question> {
        let mut asked = self.asked();
        if asked.get(&challenge)?.of != *of {
            return None;
        }
        let asked = asked.remove(&challenge)?;
        (asked.ends > Instant::now()).then_some(asked.question)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use webauthn_rp::{
        DiscoverableCredentialRequestOptions,
        request::{AsciiDomain, RpId},
    };

    use super::*;

    fn asked(of: &OfWhom, address: u32, lasts: Duration) -> Asked {
        let id = RpId::Domain(AsciiDomain::try_from("localhost".to_owned()).unwrap());
        let (state, _) = DiscoverableCredentialRequestOptions::passkey(&id).start_ceremony().unwrap();
        let address = Ipv4Addr::from_bits(address).into();
        Asked::new(Question::Show(Box::new(state)), of.clone(), address, lasts)
    }

    #[test]
    fn a_question_is_answered_once_in_time_and_by_whom_it_was_asked() {
        let (pending, minute) = (Pending::default(), Duration::from_secs(60));
        let ann = OfWhom::Browser("ann".into());
        pending.ask(1, asked(&ann, 1, minute)).unwrap();
        assert!(pending.take(2, &ann).is_none());
        assert!(pending.take(1, &OfWhom::Browser("ben".into())).is_none());
        assert!(pending.take(1, &OfWhom::Session(SessionHash("ann".into()))).is_none());
        assert!(pending.take(1, &ann).is_some(), "others do not spend it");
        assert!(pending.take(1, &ann).is_none());
        pending.ask(3, asked(&ann, 1, Duration::ZERO)).unwrap();
        assert!(pending.take(3, &ann).is_none());
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
        assert!(pending.take(100, &ann).is_none(), "the oldest went");
        assert!(pending.take(199, &ann).is_some());
        assert!(pending.take(1, &ann).is_some());
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
