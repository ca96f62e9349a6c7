//! The lead among several servers on one store.
//!
//! Ratings, ladders, series, notifications and housekeeping run only on the server that leads. A write that must happen
//! once names the epoch of the lead. A server that has its store alone always leads.

use std::{future::poll_fn, pin::pin, task::Poll};

use protocol::{Problem, ProblemCode};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::Claim;

/// Whether this server leads: pairs, rates, calls and forgets for all that share its store. One that has its store alone
/// always does. Cheap to clone.
#[derive(Clone)]
pub struct Leadership(Option<watch::Receiver<Led>>);

/// Who leads, as far as a server knows.
#[derive(Clone, Default)]
pub enum Led {
    /// This one.
    Here(Lead),
    /// Another one.
    Elsewhere {
        /// Its name.
        node: String,
        /// Where it is reached.
        address: String,
    },
    /// Nobody, or nobody knows.
    #[default]
    Unknown,
}

/// That this server leads, from one moment on until it is said to be over. What a leader writes names it, so that what arrives later
/// is refused.
#[derive(Clone)]
pub struct Lead {
    claim: Claim,
    over: CancellationToken,
}

/// This server does not lead, and was asked for something that only the leader can do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("another server has to be asked for that: {}", .node.as_deref().unwrap_or("none leads at present, so try again in a moment"))]
pub struct NotLeader {
    /// The name of the one that leads, if it is known.
    pub node: Option<String>,
    /// Where that is reached.
    pub address: Option<String>,
}

impl From<NotLeader> for Problem {
    fn from(NotLeader { .. }: NotLeader) -> Self {
        // What servers are called is nobody else's business.
        let message = "another server does that at present; nothing was changed, try again in a moment";
        Self::new(ProblemCode::Overtaken, message)
    }
}

impl Lead {
    /// Of a server that has its store alone: for good, and what it writes names nothing.
    pub fn alone() -> Self {
        Self { claim: Claim::ALONE, over: CancellationToken::new() }
    }

    /// Under a claim, until it is ended.
    pub fn under(claim: Claim) -> Self {
        Self { claim, over: CancellationToken::new() }
    }

    /// Which one it is, if others share the store: none before had the same number.
    pub fn epoch(&self) -> Option<u64> {
        self.claim.is_shared().then(|| self.claim.epoch())
    }

    /// Whether this server may still act on it. Once that is not so it never is again.
    pub fn is_live(&self) -> bool {
        !self.over.is_cancelled() && self.claim.is_live()
    }

    /// It is over, for everybody who has a copy of it.
    pub fn end(&self) {
        self.over.cancel();
    }

    /// Does something while this lasts; `None` if it was over first. After a standstill nothing of it goes on: whether this
    /// server's own clock says that it is over is looked at before each step.
    pub async fn during<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut work = pin!(work);
        let steps = poll_fn(|context| match self.is_live() {
            true => work.as_mut().poll(context).map(Some),
            false => Poll::Ready(None),
        });
        self.over.run_until_cancelled(steps).await.flatten()
    }
}

impl Leadership {
    /// Of a server that has its store alone.
    pub const ALONE: Self = Self(None);

    /// Of one of several, as far as somebody finds out.
    pub fn told_by(led: watch::Receiver<Led>) -> Self {
        Self(Some(led))
    }

    /// That this server leads, at this moment.
    ///
    /// # Errors
    ///
    /// If it does not; who does is said as far as it is known.
    pub fn lead(&self) -> Result<Lead, NotLeader> {
        let Some(led) = &self.0 else { return Ok(Lead::alone()) };
        match &*led.borrow() {
            Led::Here(lead) if lead.is_live() => Ok(lead.clone()),
            Led::Here(_) | Led::Unknown => Err(NotLeader { node: None, address: None }),
            Led::Elsewhere { node, address } => {
                Err(NotLeader { node: Some(node.clone()), address: Some(address.clone()) })
            }
        }
    }

    /// Waits until this server leads.
    pub async fn leads(&mut self) -> Lead {
        loop {
            if let Ok(lead) = self.lead() {
                return lead;
            }
            if let Some(led) = &mut self.0
                && led.changed().await.is_err()
            {
                // Nobody finds out any more: the store is closed.
                return std::future::pending().await;
            }
        }
    }

    /// Does a duty from the beginning whenever this server begins to lead, and drops it where it stands when that is over. Never
    /// returns, unless the duty does while this server leads.
    pub async fn whenever<D: Future<Output = ()>>(mut self, mut duty: impl FnMut(Lead) -> D) {
        loop {
            let lead = self.leads().await;
            if lead.during(duty(lead.clone())).await.is_some() {
                return;
            }
        }
    }
}

/// Says who leads, to all who ask a [`Leadership`]. When it is dropped, nobody leads here any more.
pub struct LeadSayer(watch::Sender<Led>);

impl Drop for LeadSayer {
    fn drop(&mut self) {
        self.say(Led::Unknown);
    }
}

impl LeadSayer {
    /// At first nobody knows.
    pub fn new() -> (Self, Leadership) {
        let (say, led) = watch::channel(Led::Unknown);
        (Self(say), Leadership::told_by(led))
    }

    /// What was the case before is over: a lead ends before anybody is told who is next.
    pub fn say(&self, led: Led) {
        if let Led::Here(before) = &*self.0.borrow() {
            before.end();
        }
        self.0.send_replace(led);
    }

    /// That this server leads, as it was said last.
    pub fn lead(&self) -> Option<Lead> {
        match &*self.0.borrow() {
            Led::Here(lead) => Some(lead.clone()),
            Led::Elsewhere { .. } | Led::Unknown => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering::SeqCst},
    };

    use super::*;
    use crate::NodeLease;

    struct Switch(AtomicBool);

    impl NodeLease for Switch {
        fn is_live(&self) -> bool {
            self.0.load(SeqCst)
        }
    }

    #[test]
    fn who_is_alone_leads_and_names_no_epoch() {
        let lead = Leadership::ALONE.lead().unwrap();
        assert!(lead.is_live());
        assert_eq!(lead.epoch(), None);
    }

    #[test]
    fn a_lead_is_over_with_its_lease_and_names_who_is_next() {
        let lease = Arc::new(Switch(AtomicBool::new(true)));
        let (sayer, leadership) = LeadSayer::new();
        let nobody = NotLeader { node: None, address: None };
        assert_eq!(leadership.lead().err().unwrap(), nobody);
        sayer.say(Led::Here(Lead::under(Claim::under(lease.clone(), 7))));
        let lead = leadership.lead().unwrap();
        assert_eq!((lead.epoch(), lead.is_live()), (Some(7), true));
        // Before anybody says so, by this server's own clock.
        lease.0.store(false, SeqCst);
        assert!(!lead.is_live());
        assert_eq!(leadership.lead().err().unwrap(), nobody);
        sayer.say(Led::Elsewhere { node: "b".into(), address: "b:1".into() });
        let other = leadership.lead().err().unwrap();
        assert_eq!((other.node.as_deref(), other.address.as_deref()), (Some("b"), Some("b:1")));
        assert!(other.to_string().ends_with(": b"), "{other}");
    }

    #[tokio::test]
    async fn after_a_standstill_nothing_goes_on() {
        let lease = Arc::new(Switch(AtomicBool::new(true)));
        let lead = Lead::under(Claim::under(lease.clone(), 1));
        assert_eq!(lead.during(async { 5 }).await, Some(5));
        let (go, wait) = tokio::sync::oneshot::channel::<()>();
        let went_on = Arc::new(AtomicBool::new(false));
        let note = Arc::clone(&went_on);
        let work = tokio::spawn(async move {
            lead.during(async {
                wait.await.unwrap();
                note.store(true, SeqCst);
            })
            .await
        });
        tokio::task::yield_now().await;
        // Nobody has noticed yet that it is over.
        lease.0.store(false, SeqCst);
        go.send(()).unwrap();
        assert_eq!(work.await.unwrap(), None);
        assert!(!went_on.load(SeqCst));
    }

    #[tokio::test]
    async fn a_duty_is_dropped_when_the_lead_is_over_and_begun_with_the_next() {
        let lease = Arc::new(Switch(AtomicBool::new(true)));
        let (sayer, leadership) = LeadSayer::new();
        let (begun, done) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let (began, went_on) = (Arc::clone(&begun), Arc::clone(&done));
        let duty = leadership.whenever(move |lead| {
            let (began, went_on) = (Arc::clone(&began), Arc::clone(&went_on));
            async move {
                began.fetch_add(1, SeqCst);
                lead.over.cancelled().await;
                went_on.fetch_add(1, SeqCst);
            }
        });
        let task = tokio::spawn(duty);
        let settle = async || {
            for _ in 0..20 {
                tokio::task::yield_now().await;
            }
        };
        settle().await;
        assert_eq!(begun.load(SeqCst), 0, "it does not lead");
        for round in 1..=3 {
            sayer.say(Led::Here(Lead::under(Claim::under(lease.clone(), round))));
            settle().await;
            assert_eq!(u64::from(begun.load(SeqCst)), round);
            sayer.say(Led::Unknown);
            settle().await;
        }
        assert_eq!(done.load(SeqCst), 0, "nothing is done after the end");
        drop(sayer);
        settle().await;
        assert!(!task.is_finished());
        task.abort();
    }
}
