//! A table that another node owns: this node passes requests on.

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

/// The time between two checks of a table's owner.
const AGAIN: Duration = Duration::from_millis(100);

/// The node that owns the table, as the store last reported it.
pub(super) struct Elsewhere {
    node: String,
    address: String,
    /// The link to the node, once there was one.
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
    /// Handles a request for a table that cannot be read here or that another node owned at the last check.
    ///
    /// An open link to that node is used without asking the store again. Otherwise this waits until a node
    /// may claim the table. Returns the request if this node carries it out after all.
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
        // The sender asks the store again. A node does not pass on a request of another node.
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
                    // Through another node the client finds the table.
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
