//! What one server tells the others at once.

use protocol::Notice;
use serde::{Deserialize, Serialize};

use crate::{Lobby, SessionHash, inner::Inner, shared::Shared};

/// What one server tells the others at once. Nothing in it opens anything: sessions are named by their hashes, and what an account
/// is told is what its own sockets are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum News {
    /// A session has ended.
    Ended { session: String },
    /// The sessions of an account have ended, but for these.
    AllEnded { account: String, stay: Vec<String> },
    /// Another session has taken the place of this one.
    HandedOver { session: String },
    /// An account has another name.
    Renamed { account: String, name: String },
    /// An account is gone for good.
    Erased { account: String },
    /// An account is told this, if it listens.
    Notice { account: String, notice: Notice },
    /// A match that the server itself arranged is over at this table.
    ArrangedEnded { table: String },
    /// Whoever says this knows from now on who listens there, and did not before.
    KnowsYou,
}

/// It is no news.
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
    /// Tells all others.
    pub(crate) fn tell_others(&self, news: &News) {
        if let Some(peers) = &self.peers {
            peers.tell(None, &news.write());
        }
    }

    /// Tells one other.
    pub(crate) fn tell_node(&self, node: &str, news: &News) {
        if let Some(peers) = &self.peers {
            peers.tell(Some(node), &news.write());
        }
    }

    /// Tells the sockets of an account that listen, wherever they are.
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
    /// Something has happened: it is carried out here, and wherever else there is a way to.
    pub(crate) fn spread(&self, news: News) {
        self.shared.tell_others(&news);
        self.carry_out(news);
    }

    /// Does what follows from it here.
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
            // Nobody may follow them at present.
            News::ArrangedEnded { table } => drop(self.shared.series.ended.send(table)),
            News::KnowsYou => self.shared.again.look(),
        }
    }

    /// An account has another name now.
    pub(super) fn renamed(&self, account: &str, name: &str) {
        self.sockets.rename(account, name);
        self.shared.listeners.rename(account, name);
        self.tables.awake().renamed(account);
    }
}

impl Shared {
    /// What another server tells an account of this one's sockets.
    fn hear_notice(&self, account: &str, notice: Notice) {
        if matches!(notice.what, protocol::Noticed::Seated { .. }) {
            self.challenges.drop(account, &notice.table);
        }
        self.listeners.tell(account, || notice);
    }
}

impl Lobby {
    /// Another server tells this one something ([`Peers::tell`](crate::Peers::tell)).
    ///
    /// # Errors
    ///
    /// If it cannot be read; nothing was done.
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
