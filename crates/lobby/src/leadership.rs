//! The lead among several nodes on one store.
//!
//! Ratings, ladders, series, notifications and housekeeping run only on the node that leads. A write that
//! must happen once names the epoch of the lead. A server that has its store alone always leads.

use std::{future::poll_fn, pin::pin, task::Poll};

use protocol::{Problem, ProblemCode};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::Claim;

/// The view of one node on the lead. The leader pairs, rates, notifies and deletes for all nodes on the
/// store. A server that has its store alone always leads. Cheap to clone.
#[derive(Clone)]
pub struct Leadership(Option<watch::Receiver<Led>>);

/// The leading node, as far as this node knows.
#[derive(Clone, Default)]
pub enum Led {
    /// This node.
    Here(Lead),
    /// Another node.
    Elsewhere {
        /// The name of the node.
        node: String,
        /// The address of the node.
        address: String,
    },
    /// No node leads, or the leader is unknown.
    #[default]
    Unknown,
}

/// The lead of this node, until its end. A leader's writes name it, so that the store refuses late ones.
#[derive(Clone)]
pub struct Lead {
    claim: Claim,
    over: CancellationToken,
}

/// The error if this node does not lead and receives a request that only the leader can serve.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("another server must handle this: {}", .node.as_deref().unwrap_or("no server leads now, so try again \
     in a moment"))]
pub struct NotLeader {
    /// The name of the leading node, if it is known.
    pub node: Option<String>,
    /// The address of the leading node, if it is known.
    pub address: Option<String>,
}

impl From<NotLeader> for Problem {
    fn from(NotLeader { .. }: NotLeader) -> Self {
        // The names of nodes are internal.
        let message = "another server handles this now; nothing was changed, try again in a moment";
        Self::new(ProblemCode::Overtaken, message)
    }
}

impl Lead {
    /// Returns the lead of a server that has its store alone. It is permanent, and writes do not name it.
    pub fn alone() -> Self {
        Self { claim: Claim::ALONE, over: CancellationToken::new() }
    }

    /// Returns a lead under a claim, until its end.
    pub fn under(claim: Claim) -> Self {
        Self { claim, over: CancellationToken::new() }
    }

    /// Returns the epoch of the lead, if nodes share the store. No earlier lead had the same number.
    pub fn epoch(&self) -> Option<u64> {
        self.claim.is_shared().then(|| self.claim.epoch())
    }

    /// Returns `true` while this node may act on the lead. After `false` it never returns `true` again.
    pub fn is_live(&self) -> bool {
        !self.over.is_cancelled() && self.claim.is_live()
    }

    /// Ends the lead, for all its copies.
    pub fn end(&self) {
        self.over.cancel();
    }

    /// Runs the work while the lead lasts; `None` if the lead ended first. Before each step it checks this
    /// node's own clock, so that no step runs after a standstill that outlasted the lead.
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
    /// The leadership of a server that has its store alone.
    pub const ALONE: Self = Self(None);

    /// Returns the leadership of one of several nodes, by the given channel.
    pub fn told_by(led: watch::Receiver<Led>) -> Self {
        Self(Some(led))
    }

    /// Returns the lead, if this node leads at this moment.
    ///
    /// # Errors
    ///
    /// Fails if this node does not lead; the error contains the leader as far as it is known.
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

    /// Waits until this node leads.
    pub async fn leads(&mut self) -> Lead {
        loop {
            if let Ok(lead) = self.lead() {
                return lead;
            }
            if let Some(led) = &mut self.0
                && led.changed().await.is_err()
            {
                // The store is closed, so the lead never changes again.
                return std::future::pending().await;
            }
        }
    }

    /// Begins a duty whenever this node begins to lead, and drops it when the lead ends. Never returns,
    /// unless the duty does while this node leads.
    pub async fn whenever<D: Future<Output = ()>>(mut self, mut duty: impl FnMut(Lead) -> D) {
        loop {
            let lead = self.leads().await;
            if lead.during(duty(lead.clone())).await.is_some() {
                return;
            }
        }
    }
}

/// The sender of changes of the lead to all copies of a [`Leadership`]. When it is dropped, the leader is
/// unknown.
pub struct LeadSayer(watch::Sender<Led>);

impl Drop for LeadSayer {
    fn drop(&mut self) {
        self.say(Led::Unknown);
    }
}

impl LeadSayer {
    /// Builds a sender and its leadership. The leader is unknown at first.
    pub fn new() -> (Self, Leadership) {
        let (say, led) = watch::channel(Led::Unknown);
        (Self(say), Leadership::told_by(led))
    }

    /// Sends a change. A lead of this node ends before any receiver learns of the next leader.
    pub fn say(&self, led: Led) {
        if let Led::Here(before) = &*self.0.borrow() {
            before.end();
        }
        self.0.send_replace(led);
    }

    /// Returns the lead of this node, as it was sent last.
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
        // The lead ends by this node's own clock, before any message.
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
        // The lead has ended, and no message has said so yet.
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
