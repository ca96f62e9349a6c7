//! Votes of the present players to let substitute bots play for absent ones.

use std::collections::HashMap;

/// Votes of the present players to let substitute bots play for absent ones. They are not in the log: after a
/// restart a table waits again.
#[derive(Default)]
pub(crate) struct Absentees {
    /// The votes by the absent account.
    votes: HashMap<String, Vote>,
}

#[derive(Default)]
struct Vote {
    agreed: Vec<String>,
    /// True if all agreed. A player who comes later does not undo that.
    passed: bool,
}

impl Absentees {
    /// Stores or withdraws the agreement of `who` to a substitute bot for an account. `judges` are all who
    /// have to agree.
    pub(crate) fn vote(&mut self, account: &str, who: &str, agree: bool, judges: &[String]) {
        let vote = self.votes.entry(account.to_owned()).or_default();
        vote.agreed.retain(|before| before != who);
        if agree {
            vote.agreed.push(who.to_owned());
        }
        self.count(judges);
    }

    /// Checks if all remaining judges have agreed. Returns `true` if a vote passed now.
    pub(crate) fn count(&mut self, judges: &[String]) -> bool {
        let mut decided = false;
        for vote in self.votes.values_mut().filter(|vote| !vote.passed && !judges.is_empty()) {
            vote.passed = judges.iter().all(|judge| vote.agreed.contains(judge));
            decided |= vote.passed;
        }
        decided
    }

    /// Drops the vote, because the account is back or the table no longer waits for it.
    pub(crate) fn is_back(&mut self, account: &str) {
        self.votes.remove(account);
    }

    /// Drops all votes at the end of a match.
    pub(crate) fn clear(&mut self) {
        self.votes.clear();
    }

    /// Returns `true` if a substitute bot plays for an account.
    pub(crate) fn has_stand_in(&self, account: &str) -> bool {
        self.votes.get(account).is_some_and(|vote| vote.passed)
    }

    /// Returns the accounts that agreed.
    pub(crate) fn agreed(&self, account: &str) -> &[String] {
        self.votes.get(account).map_or(&[], |vote| &vote.agreed)
    }
}
