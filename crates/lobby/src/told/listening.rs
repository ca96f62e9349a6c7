//! That an account begins to listen: the others are told before it is told how things stand, so that nothing falls in between.

use std::collections::HashSet;

use protocol::Notice;

use super::Question;
use crate::shared::Shared;

impl Shared {
    /// Tells all others that an account listens here. Returns what it is asked, here and there, that waits for its answer.
    pub(crate) async fn begins_to_listen(&self, account: &str) -> Vec<Notice> {
        let mut asked = self.asked_here(account);
        if self.peers.is_none() {
            return asked;
        }
        let Some(listening) = self.listeners.how(account) else { return asked };
        let question = Question::Listens { number: self.others.begins(), listening };
        let mut missed = false;
        for (_, answer) in self.ask_all::<(bool, Vec<Notice>)>(&question).await {
            match answer {
                Some((noted, there)) => {
                    missed |= !noted;
                    asked.extend(there);
                }
                None => missed = true,
            }
        }
        // Whoever was not told knows it a beat later: what happens until then is told once more.
        if missed {
            self.again.look_later();
        }
        let mut told = HashSet::new();
        asked.retain(|notice| told.insert(format!("{} {:?}", notice.table, notice.what)));
        asked
    }
}
