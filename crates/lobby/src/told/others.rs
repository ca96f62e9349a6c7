//! What the other servers say of themselves, until they say it again.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    net::IpAddr,
    sync::{
        PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
};

use super::digest::{Digest, Listening, ShownThere};

/// Listeners of one other server that are kept until it says again who listens there.
const LATER: usize = 10_000;

/// The other servers that have a lease, and what each said of itself in the last beat.
#[derive(Default)]
pub(crate) struct Others {
    by: RwLock<BTreeMap<String, Other>>,
    /// How many accounts listen at others.
    listening: AtomicUsize,
    /// How often an account began to listen here.
    begun: AtomicU64,
}

#[derive(Default)]
struct Other {
    address: String,
    /// What it said of itself; `None` while it is not reached.
    said: Option<Said>,
    /// Who has begun to listen there since, by its own count.
    later: Vec<(u64, Listening)>,
    /// Which of its lists of changed tables came last.
    debts: Option<u64>,
}

struct Said {
    mark: u64,
    listening: HashMap<String, Listening>,
    here: HashSet<String>,
    shown: Vec<ShownThere>,
}

impl Other {
    fn listening(&self) -> impl Iterator<Item = &Listening> {
        let said = self.said.iter().flat_map(|said| said.listening.values());
        said.chain(self.later.iter().map(|(_, listening)| listening))
    }

    fn listens(&self, account: &str) -> Option<&Listening> {
        let later = self.later.iter().rev().map(|(_, listening)| listening);
        let mut later = later.filter(|listening| listening.account.id == account);
        later.next().or_else(|| self.said.as_ref()?.listening.get(account))
    }
}

impl Others {
    fn read(&self) -> RwLockReadGuard<'_, BTreeMap<String, Other>> {
        self.by.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, BTreeMap<String, Other>> {
        self.by.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, by: &BTreeMap<String, Other>) {
        let listening = by.values().map(|other| other.listening().count()).sum();
        self.listening.store(listening, Ordering::Relaxed);
    }

    /// Those that have a lease, and where they are.
    pub(crate) fn present(&self) -> Vec<(String, String)> {
        self.read().iter().map(|(node, other)| (node.clone(), other.address.clone())).collect()
    }

    /// Where one is that has a lease.
    pub(crate) fn is_present(&self, node: &str) -> bool {
        self.read().contains_key(node)
    }

    /// These have a lease, and no others. Returns whether one is gone that had changed tables to tell.
    pub(super) fn set_present(&self, present: Vec<(String, String)>) -> bool {
        let mut by = self.write();
        let mut before = std::mem::take(&mut *by);
        for (node, address) in present {
            let known = before.remove(&node).unwrap_or_default();
            by.insert(node, Other { address, ..known });
        }
        self.count(&by);
        before.values().any(|gone| gone.debts.is_some())
    }

    /// What one said last, and which of its lists of changed tables came.
    pub(super) fn known(&self, node: &str) -> (Option<u64>, Option<u64>) {
        let by = self.read();
        let Some(other) = by.get(node) else { return (None, None) };
        (other.said.as_ref().map(|said| said.mark), other.debts)
    }

    /// What one says of itself, when so many accounts had begun to listen there; `None`: what it said last. Returns whether nothing
    /// was known of it before.
    pub(super) fn hear(&self, node: &str, begun: u64, digest: Option<(u64, Digest)>) -> bool {
        let mut by = self.write();
        let Some(other) = by.get_mut(node) else { return false };
        let fresh = other.said.is_none() && digest.is_some();
        other.later.retain(|(number, _)| *number > begun);
        if let Some((mark, Digest { listening, here, shown })) = digest {
            let listening = listening.into_iter().map(|one| (one.account.id.clone(), one)).collect();
            other.said = Some(Said { mark, listening, here: here.into_iter().collect(), shown });
        }
        self.count(&by);
        fresh
    }

    /// Which of its lists of changed tables came last; `None`: none came. Returns the one before.
    pub(super) fn set_debts(&self, node: &str, debts: Option<u64>) -> Option<u64> {
        let mut by = self.write();
        std::mem::replace(&mut by.get_mut(node)?.debts, debts)
    }

    /// One is not reached: what it said counts no more.
    pub(super) fn forget(&self, node: &str) {
        let mut by = self.write();
        if let Some(other) = by.get_mut(node) {
            other.said = None;
            other.later.clear();
            self.count(&by);
        }
    }

    /// An account has begun to listen there. Returns whether there was room to keep that.
    pub(super) fn listens(&self, node: &str, number: u64, listening: Listening) -> bool {
        let mut by = self.write();
        // Whatever is not known is asked for with the next beat.
        let Some(other) = by.get_mut(node).filter(|other| other.said.is_some()) else { return false };
        let room = other.later.len() < LATER;
        if room {
            other.later.push((number, listening));
        }
        self.count(&by);
        room
    }

    /// One more has begun to listen here: how many that are.
    pub(super) fn begins(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// How many have begun to listen here.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::SeqCst)
    }

    /// Whether anybody listens at another server.
    pub(crate) fn any_listens(&self) -> bool {
        self.listening.load(Ordering::Relaxed) > 0
    }

    /// At which servers an account listens.
    pub(crate) fn listening_at(&self, account: &str) -> Vec<String> {
        if !self.any_listens() {
            return Vec::new();
        }
        let by = self.read();
        by.iter()
            .filter(|(_, other)| other.listens(account).is_some())
            .map(|(node, _)| node.clone())
            .collect()
    }

    /// From which network address an account listens at another server.
    pub(crate) fn listens_from(&self, account: &str) -> Option<IpAddr> {
        self.read().values().find_map(|other| other.listens(account)).map(|listening| listening.address)
    }

    /// At which server an account is that anybody may ask to play that game, and where that is reached.
    pub(crate) fn plays(&self, account: &str, game: &str) -> Option<(String, String)> {
        let by = self.read();
        let plays =
            |other: &Other| other.listens(account).is_some_and(|one| one.plays.iter().any(|id| id == game));
        by.iter().find(|(_, other)| plays(other)).map(|(node, other)| (node.clone(), other.address.clone()))
    }

    /// Those who listen at others.
    pub(crate) fn listening(&self) -> Vec<Listening> {
        self.read().values().flat_map(Other::listening).cloned().collect()
    }

    /// Whether an account is at another server.
    pub(crate) fn has(&self, account: &str) -> bool {
        self.read().values().any(|other| other.said.as_ref().is_some_and(|said| said.here.contains(account)))
    }

    /// The public tables that others show.
    pub(crate) fn shown(&self) -> Vec<ShownThere> {
        let by = self.read();
        let shown = by.values().filter_map(|other| other.said.as_ref()).flat_map(|said| &said.shown);
        // Two may tell of it for a moment.
        let by_id: HashMap<&str, &ShownThere> = shown.map(|table| (table.id.as_str(), table)).collect();
        by_id.into_values().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Account, AccountKind};

    use super::*;

    fn listening(id: &str) -> Listening {
        let account = Account { id: id.into(), name: id.into(), kind: AccountKind::Bot };
        Listening { account, address: std::net::Ipv4Addr::LOCALHOST.into(), plays: vec!["g".into()] }
    }

    fn digest(ids: &[&str]) -> Digest {
        let (listening, here) = (ids.iter().map(|id| listening(id)).collect(), vec!["ann".into()]);
        Digest { listening, here, shown: Vec::new() }
    }

    fn present(names: &[&str]) -> Vec<(String, String)> {
        names.iter().map(|name| ((*name).to_owned(), format!("{name}:1"))).collect()
    }

    #[test]
    fn what_one_says_counts_until_it_is_not_reached() {
        let others = Others::default();
        assert!(!others.hear("b", 0, Some((1, digest(&["ada"])))), "nobody of that name has a lease");
        others.set_present(present(&["b", "c"]));
        assert!(others.hear("b", 0, Some((1, digest(&["ada"])))), "nothing was known");
        assert!(!others.hear("b", 0, None) && !others.hear("b", 0, Some((2, digest(&["ada"])))));
        assert_eq!(others.known("b"), (Some(2), None));
        assert_eq!(others.listening_at("ada"), ["b"]);
        assert_eq!(others.plays("ada", "g"), Some(("b".into(), "b:1".into())));
        assert!(others.plays("ada", "h").is_none() && others.has("ann") && !others.has("ada"));
        others.forget("b");
        assert!(!others.any_listens() && !others.has("ann") && others.is_present("b"));
        others.hear("b", 0, Some((2, digest(&["ada"]))));
        others.set_present(present(&["c"]));
        assert!(!others.any_listens() && !others.is_present("b"));
    }

    #[test]
    fn who_begins_to_listen_is_known_at_once_and_not_forgotten_by_what_was_said_before() {
        let others = Others::default();
        others.set_present(present(&["b"]));
        assert!(!others.listens("b", 1, listening("ada")), "nothing is known of that server yet");
        others.hear("b", 0, Some((1, digest(&[]))));
        assert!(others.listens("b", 7, listening("ada")));
        assert_eq!(others.listening_at("ada"), ["b"]);
        // It was written when ada did not listen yet, and came later.
        others.hear("b", 6, Some((2, digest(&[]))));
        assert_eq!(others.listening_at("ada"), ["b"]);
        others.hear("b", 7, Some((3, digest(&[]))));
        assert!(!others.any_listens(), "gone again");
    }

    #[test]
    fn a_server_that_goes_with_changed_tables_is_noticed() {
        let others = Others::default();
        others.set_present(present(&["b", "c"]));
        assert_eq!(others.set_debts("b", Some(5)), None);
        assert!(!others.set_present(present(&["b"])), "nothing was asked of that one");
        assert_eq!(others.known("b"), (None, Some(5)));
        assert!(others.set_present(Vec::new()));
    }
}
