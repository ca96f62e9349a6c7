//! A table that another server owns: requests about it are passed on.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use super::TableTask;
use crate::{
    Peers,
    mailbox::Request,
    peers::{Passed, Way, come_again},
};

/// Between two looks at whose a table is.
const AGAIN: Duration = Duration::from_millis(100);

/// Who owns the table, as the store said last.
pub(super) struct Elsewhere {
    node: String,
    address: String,
    /// The way there, once there was one.
    way: Option<Arc<dyn Way>>,
}

impl Elsewhere {
    pub(super) fn at(node: &str, address: &str) -> Box<Self> {
        Box::new(Self { node: node.to_owned(), address: address.to_owned(), way: None })
    }

    async fn pass_on(&mut self, peers: &dyn Peers, passed: Passed) -> Result<(), Passed> {
        if !self.way.as_ref().is_some_and(|way| way.is_open()) {
            self.way = peers.way(&self.node, &self.address).await;
        }
        match &self.way {
            Some(way) => way.pass_on(passed),
            None => Err(passed),
        }
    }
}

impl TableTask {
    /// The table cannot be read, or another server owned it when the store was asked last. That one is asked, if it is reached without
    /// asking the store again; else this waits until somebody may claim the table. Returns the request if it is to be carried out
    /// here after all.
    pub(super) async fn not_loaded(&mut self, mut request: Box<Request>) -> Option<Box<Request>> {
        let mut problem = match request.problem.take() {
            Some(problem) => *problem,
            None => {
                let open = |elsewhere: &Elsewhere| elsewhere.way.as_ref().is_some_and(|way| way.is_open());
                let asked_before = !request.came_back && request.relay.is_none();
                if asked_before && self.elsewhere.as_deref().is_some_and(open) {
                    match self.pass_on(request).await {
                        Ok(()) => return None,
                        Err(back) => request = back,
                    }
                }
                self.elsewhere = None;
                match self.loaded_for(&request.message).await {
                    Ok(()) => return Some(request),
                    Err(problem) => problem,
                }
            }
        };
        // Whoever passed it on asks the store anew. Nobody passes on what was passed on to them.
        if let Some(relay) = request.relay.take_if(|_| self.state.is_none() && self.broken.is_none()) {
            relay.not_here();
            return None;
        }
        let peers = self.shared.peers.clone();
        let patience = peers.map(|peers| peers.patience()).unwrap_or_default();
        let until = *request.patient_until.get_or_insert_with(|| Instant::now() + patience);
        loop {
            if self.elsewhere.is_some() && !std::mem::take(&mut request.came_back) {
                match self.pass_on(request).await {
                    Ok(()) => return None,
                    Err(back) => request = back,
                }
            }
            if self.elsewhere.is_none() || Instant::now() >= until || request.outbox.is_closed() {
                if self.elsewhere.is_none() && self.shared.is_draining() {
                    // Whoever asks another server finds the table there.
                    come_again(&request.outbox);
                } else {
                    self.answer_problem(&request.outbox, request.message.id().clone(), problem);
                }
                return None;
            }
            tokio::time::sleep(AGAIN).await;
            self.elsewhere = None;
            match self.loaded_for(&request.message).await {
                Ok(()) => return Some(request),
                Err(why) => problem = why,
            }
        }
    }

    async fn pass_on(&mut self, request: Box<Request>) -> Result<(), Box<Request>> {
        let (Some(mailbox), Some(peers)) = (self.lease.mailbox(), self.shared.peers.clone()) else {
            return Err(request);
        };
        let Some(elsewhere) = &mut self.elsewhere else { return Err(request) };
        let passed = Passed::new(request, mailbox);
        elsewhere.pass_on(peers.as_ref(), passed).await.map_err(|back| back.request)
    }
}
