//! For whom those who are still there want an automatic player to stand in.

use std::collections::HashMap;

/// For whom those who are still there want an automatic player to stand in. Not in the log: after a restart a table
/// waits again.
#[derive(Default)]
pub(crate) struct Absentees {
    /// By account.
    votes: HashMap<String, Vote>,
}

#[derive(Default)]
struct Vote {
    agreed: Vec<String>,
    /// All agreed. A player who comes later does not undo it.
    passed: bool,
}

impl Absentees {
    /// `who` agrees that somebody stands in for an account, or no longer. `judges`: all who have to agree.
    pub(crate) fn vote(&mut self, account: &str, who: &str, agree: bool, judges: &[String]) {
        let vote = self.votes.entry(account.to_owned()).or_default();
        vote.agreed.retain(|before| before != who);
        if agree {
            vote.agreed.push(who.to_owned());
        }
        self.count(judges);
    }

    /// Looks whether all who are left have agreed. Returns whether something was decided.
    pub(crate) fn count(&mut self, judges: &[String]) -> bool {
        let mut decided = false;
        for vote in self.votes.values_mut().filter(|vote| !vote.passed && !judges.is_empty()) {
            vote.passed = judges.iter().all(|judge| vote.agreed.contains(judge));
            decided |= vote.passed;
        }
        decided
    }

    /// An account is back, or there is nothing to wait for.
    pub(crate) fn is_back(&mut self, account: &str) {
        self.votes.remove(account);
    }

    /// The match is over.
    pub(crate) fn clear(&mut self) {
        self.votes.clear();
    }

    /// Whether somebody stands in for an account.
    pub(crate) fn has_stand_in(&self, account: &str) -> bool {
        self.votes.get(account).is_some_and(|vote| vote.passed)
    }

    /// Who agreed.
    pub(crate) fn agreed(&self, account: &str) -> &[String] {
        self.votes.get(account).map_or(&[], |vote| &vote.agreed)
    }
}
