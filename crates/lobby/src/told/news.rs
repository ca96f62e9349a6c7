//! Messages that a node sends to the others at once.

use protocol::Notice;
use serde::{Deserialize, Serialize};

use crate::{Lobby, SessionHash, inner::Inner, shared::Shared};

/// A message that a node sends to the others at once. It grants no access: sessions are named by their
/// hashes. A notice has only the data that the account's own sockets receive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum News {
    /// A session has ended.
    Ended { session: String },
    /// All sessions of an account have ended, except these.
    AllEnded { account: String, stay: Vec<String> },
    /// Another session has replaced this one.
    HandedOver { session: String },
    /// An account has another name.
    Renamed { account: String, name: String },
    /// An account was deleted.
    Erased { account: String },
    /// A notice for an account, if it listens.
    Notice { account: String, notice: Notice },
    /// A match that the server arranged is finished at this table.
    ArrangedEnded { table: String },
    /// The sender did not know the listeners of the receiver before, and knows them from now on.
    KnowsYou,
}

/// An error: the message cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a message of another server cannot be read")]
pub struct NoNews;

impl News {
    pub(crate) fn ended(session: &SessionHash) -> Self {
        Self::Ended { session: session.0.clone() }
    }

    fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }
}

impl Shared {
    /// Sends a message to all other nodes.
    pub(crate) fn tell_others(&self, news: &News) {
        if let Some(peers) = &self.peers {
            peers.tell(None, &news.write());
        }
    }

    /// Sends a message to one other node.
    pub(crate) fn tell_node(&self, node: &str, news: &News) {
        if let Some(peers) = &self.peers {
            peers.tell(Some(node), &news.write());
        }
    }

    /// Sends a notice to the listening sockets of an account, on all nodes.
    pub(crate) fn tell_account(&self, account: &str, notice: impl FnOnce() -> Notice) {
        let there = self.others.listening_at(account);
        if there.is_empty() {
            return self.listeners.tell(account, notice);
        }
        let notice = notice();
        let news = News::Notice { account: account.to_owned(), notice: notice.clone() };
        self.listeners.tell(account, || notice);
        for node in there {
            self.tell_node(&node, &news);
        }
    }
}

impl Inner {
    /// Applies an event here, and sends it to all other nodes with a link.
    pub(crate) fn spread(&self, news: News) {
        self.shared.tell_others(&news);
        self.carry_out(news);
    }

    /// Applies the effects of an event on this node.
    fn carry_out(&self, news: News) {
        match news {
            News::Ended { session } => self.sockets.close_session(&SessionHash(session)),
            News::AllEnded { account, stay } => {
                let stay: Vec<SessionHash> = stay.into_iter().map(SessionHash).collect();
                self.sockets.close_account(&account, &stay.iter().collect::<Vec<_>>());
            }
            News::HandedOver { session } => self.sockets.hand_over(&SessionHash(session)),
            News::Renamed { account, name } => self.renamed(&account, &name),
            News::Erased { account } => {
                self.sockets.close_account(&account, &[]);
                self.tables.awake().renamed(&account);
            }
            News::Notice { account, notice } => self.shared.hear_notice(&account, notice),
            // The channel may have no receiver.
            News::ArrangedEnded { table } => drop(self.shared.series.ended.send(table)),
            News::KnowsYou => self.shared.again.look(),
        }
    }

    /// Applies the new name of an account.
    pub(super) fn renamed(&self, account: &str, name: &str) {
        self.sockets.rename(account, name);
        self.shared.listeners.rename(account, name);
        self.tables.awake().renamed(account);
    }
}

impl Shared {
    /// Sends a notice of another node to the sockets of an account.
    fn hear_notice(&self, account: &str, notice: Notice) {
        if matches!(notice.what, protocol::Noticed::Seated { .. }) {
            self.challenges.drop(account, &notice.table);
        }
        self.listeners.tell(account, || notice);
    }
}

impl Lobby {
    /// Receives a message of another node ([`Peers::tell`](crate::Peers::tell)).
    ///
    /// # Errors
    ///
    /// An error if the message cannot be read. Nothing was done then.
    pub fn hear(&self, news: &[u8]) -> Result<(), NoNews> {
        self.0.carry_out(serde_json::from_slice(news).map_err(|_| NoNews)?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_was_written_and_nothing_else_is() {
        let session = || "5e".to_owned();
        let ann = || "ann".to_owned();
        let what = protocol::Noticed::Rematch;
        let notice = Notice { table: "t".into(), code: "C".into(), game: "g".into(), at: 1, what };
        let all = [
            News::Ended { session: session() },
            News::AllEnded { account: ann(), stay: vec![session()] },
            News::HandedOver { session: session() },
            News::Renamed { account: ann(), name: "Anne".into() },
            News::Erased { account: ann() },
            News::Notice { account: ann(), notice },
            News::ArrangedEnded { table: "t".into() },
            News::KnowsYou,
        ];
        for news in all {
            assert_eq!(serde_json::from_slice::<News>(&news.write()).unwrap(), news);
        }
        for no in
            [&b""[..], b"{}", b"[]", br#"{"news":"open_up"}"#, br#"{"news":"ended","session":"5e","more":1}"#]
        {
            assert!(serde_json::from_slice::<News>(no).is_err(), "{no:?}");
        }
    }
}
