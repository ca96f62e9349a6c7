//! The start of an account's listening. The other nodes learn it before the account receives its notices, so
//! that no notice is lost in between.

use std::collections::HashSet;

use protocol::Notice;

use super::Question;
use crate::shared::Shared;

impl Shared {
    /// Informs all other nodes that an account listens here. Returns the account's notices that wait for its
    /// answer, here and there.
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
        // A node that missed the message learns it one heartbeat later. Notices until then are sent again.
        if missed {
            self.again.look_later();
        }
        let mut told = HashSet::new();
        asked.retain(|notice| told.insert(format!("{} {:?}", notice.table, notice.what)));
        asked
    }
}
