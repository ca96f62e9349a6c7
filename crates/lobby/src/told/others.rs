//! The state of the other nodes, as each last reported it.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    net::IpAddr,
    sync::{
        PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
};

use super::digest::{Digest, Listening, ShownThere};

/// The most new listeners of another node that are kept until its next report.
const LATER: usize = 10_000;

/// The other nodes with a lease, and the report of each with the last heartbeat.
#[derive(Default)]
pub(crate) struct Others {
    by: RwLock<BTreeMap<String, Other>>,
    /// The number of accounts that listen at other nodes.
    listening: AtomicUsize,
    /// The number of times that an account began to listen here.
    begun: AtomicU64,
}

#[derive(Default)]
struct Other {
    address: String,
    /// The last report; `None` while the node is unreachable.
    said: Option<Said>,
    /// The accounts that have begun to listen there since, by the node's own count.
    later: Vec<(u64, Listening)>,
    /// The number of the last list of changed tables from there.
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

    /// Returns the names and addresses of the nodes with a lease.
    pub(crate) fn present(&self) -> Vec<(String, String)> {
        self.read().iter().map(|(node, other)| (node.clone(), other.address.clone())).collect()
    }

    /// Returns true if a node has a lease.
    pub(crate) fn is_present(&self, node: &str) -> bool {
        self.read().contains_key(node)
    }

    /// Sets the nodes with a lease. Returns true if a node was removed that had a list of changed tables.
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

    /// Returns the mark of a node's last report, and the number of its last list of changed tables.
    pub(super) fn known(&self, node: &str) -> (Option<u64>, Option<u64>) {
        let by = self.read();
        let Some(other) = by.get(node) else { return (None, None) };
        (other.said.as_ref().map(|said| said.mark), other.debts)
    }

    /// Stores a node's report, with the count of listeners there at that time. `None`: the last report is
    /// still current. Returns true if there was no report before.
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

    /// Stores the number of a node's last list of changed tables; `None`: there was none. Returns the
    /// previous number.
    pub(super) fn set_debts(&self, node: &str, debts: Option<u64>) -> Option<u64> {
        let mut by = self.write();
        std::mem::replace(&mut by.get_mut(node)?.debts, debts)
    }

    /// Drops the report of a node that is unreachable.
    pub(super) fn forget(&self, node: &str) {
        let mut by = self.write();
        if let Some(other) = by.get_mut(node) {
            other.said = None;
            other.later.clear();
            self.count(&by);
        }
    }

    /// Stores that an account has begun to listen at a node. Returns true if there was room for it.
    pub(super) fn listens(&self, node: &str, number: u64, listening: Listening) -> bool {
        let mut by = self.write();
        // The next heartbeat brings the missing report.
        let Some(other) = by.get_mut(node).filter(|other| other.said.is_some()) else { return false };
        let room = other.later.len() < LATER;
        if room {
            other.later.push((number, listening));
        }
        self.count(&by);
        room
    }

    /// Counts an account that begins to listen here. Returns the new count.
    pub(super) fn begins(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Returns the number of accounts that have begun to listen here.
    pub(super) fn begun(&self) -> u64 {
        self.begun.load(Ordering::SeqCst)
    }

    /// Returns true if an account listens at another node.
    pub(crate) fn any_listens(&self) -> bool {
        self.listening.load(Ordering::Relaxed) > 0
    }

    /// Returns the nodes at which an account listens.
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

    /// Returns the IP address from which an account listens at another node.
    pub(crate) fn listens_from(&self, account: &str) -> Option<IpAddr> {
        self.read().values().find_map(|other| other.listens(account)).map(|listening| listening.address)
    }

    /// Returns the name and address of the node at which an account listens that every account may challenge
    /// to a game.
    pub(crate) fn plays(&self, account: &str, game: &str) -> Option<(String, String)> {
        let by = self.read();
        let plays =
            |other: &Other| other.listens(account).is_some_and(|one| one.plays.iter().any(|id| id == game));
        by.iter().find(|(_, other)| plays(other)).map(|(node, other)| (node.clone(), other.address.clone()))
    }

    /// Returns the accounts that listen at other nodes.
    pub(crate) fn listening(&self) -> Vec<Listening> {
        self.read().values().flat_map(Other::listening).cloned().collect()
    }

    /// Returns true if an account is present at another node.
    pub(crate) fn has(&self, account: &str) -> bool {
        self.read().values().any(|other| other.said.as_ref().is_some_and(|said| said.here.contains(account)))
    }

    /// Returns the public tables that other nodes show.
    pub(crate) fn shown(&self) -> Vec<ShownThere> {
        let by = self.read();
        let shown = by.values().filter_map(|other| other.said.as_ref()).flat_map(|said| &said.shown);
        // Two nodes may report the same table for a moment.
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
        // The node wrote it before ada began to listen, and it arrived later.
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
