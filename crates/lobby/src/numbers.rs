//! The numbers of entries that each account receives.
//!
//! Clients never see the numbers of the log, and a gap must not reveal a hidden entry.
//!
//! - Whispers and talk among partners have no number.
//! - An input of which an account may know nothing has no number for that account. Examples are a sealed
//!   choice, and a card that was lifted and put back.
//! - An input exists for an observer if the rules sent an event or ask the seat something else
//!   (`Game::play`). The law `silence shows nothing` guarantees that the view is unchanged otherwise.
//! - Numbers belong to accounts. They continue when a player sits down or leaves.
//! - With a rematch the record of the match is public. From then on all accounts share one count again.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

/// The numbers of log entries for each account. Entries that an account receives nothing of are not counted
/// for it, so neither a number nor a gap reveals them. Messages to an account keep their numbers, whatever
/// seat it had at that time.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Numbers {
    /// The entries hidden from accounts without a part in them, in order.
    hidden: Vec<u64>,
    /// Those of them that an account received, in order.
    shared: HashMap<String, Vec<u64>>,
    /// The entries from which all accounts have the same numbers again, because the record of the match
    /// before is public.
    opened: Vec<u64>,
}

impl Numbers {
    /// Notes that only these accounts receive entry `seq`.
    pub(crate) fn hide<'a>(&mut self, seq: u64, except: impl IntoIterator<Item = &'a str>) {
        self.hidden.push(seq);
        for account in except {
            self.shared.entry(account.to_owned()).or_default().push(seq);
        }
    }

    /// Notes that from entry `seq` on all earlier entries are public.
    pub(crate) fn open(&mut self, seq: u64) {
        self.opened.push(seq);
    }

    /// Returns the number of entry `seq` for an account: that of the newest entry up to it that the account
    /// receives. It never falls, and never exceeds `seq`.
    pub(crate) fn told(&self, account: &str, seq: u64) -> u64 {
        // Most tables have no hidden entries, and this function runs several times a frame.
        if self.hidden.is_empty() {
            return seq;
        }
        let opened = up_to(&self.opened, seq).checked_sub(1).map_or(0, |index| self.opened[index as usize]);
        let since = |entries: &[u64]| up_to(entries, seq) - up_to(entries, opened);
        seq - since(&self.hidden) + self.shared.get(account).map_or(0, |entries| since(entries))
    }

    /// Returns the first entry that has at least this number for an account; `newest + 1` if there is none.
    pub(crate) fn first(&self, account: &str, number: u64, newest: u64) -> u64 {
        let (mut from, mut to) = (0, newest + 1);
        while from < to {
            let middle = from.midpoint(to);
            if self.told(account, middle) < number { from = middle + 1 } else { to = middle }
        }
        from
    }

    /// Returns the key by which accounts share frames: `None` for accounts without a part in hidden entries,
    /// because their numbers are the same. Others have a key each.
    pub(crate) fn alone<'a>(&self, account: &'a str) -> Option<&'a str> {
        self.shared.contains_key(account).then_some(account)
    }
}

/// Returns the number of those sorted entries that are at most `seq`. Callers mostly ask for the newest ones,
/// so these are searched first: a binary search of a long list touches many cache lines.
fn up_to(entries: &[u64], seq: u64) -> u64 {
    const NEWEST: usize = 16;
    let newest = entries.len().saturating_sub(NEWEST);
    let from = if entries.get(newest).is_some_and(|entry| *entry <= seq) { newest } else { 0 };
    (from + entries[from..].partition_point(|entry| *entry <= seq)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_has_no_number() {
        let mut numbers = Numbers::default();
        numbers.hide(4, ["ana"]);
        numbers.hide(5, ["ana", "ben"]);
        numbers.hide(7, []);
        let told = |who: &str| (1..=8).map(|seq| numbers.told(who, seq)).collect::<Vec<_>>();
        assert_eq!(told("ana"), [1, 2, 3, 4, 5, 6, 6, 7]);
        assert_eq!(told("ben"), [1, 2, 3, 3, 4, 5, 5, 6]);
        assert_eq!(told("eve"), [1, 2, 3, 3, 3, 4, 4, 5]);
        assert_eq!([0, 3, 4, 5, 6].map(|n| numbers.first("eve", n, 8)), [0, 3, 6, 8, 9]);
        assert_eq!([3, 4, 6].map(|n| numbers.first("ana", n, 8)), [3, 4, 6]);
        assert_eq!((numbers.alone("eve"), numbers.alone("ana")), (None, Some("ana")));
    }

    #[test]
    fn of_long_lists_the_newest_are_counted_like_the_others() {
        let entries: Vec<u64> = (1..=40).map(|n| 2 * n).collect();
        for seq in 0..=90 {
            assert_eq!(up_to(&entries, seq), seq.min(80) / 2);
        }
    }

    #[test]
    fn after_a_match_all_count_alike_and_no_number_falls() {
        let mut numbers = Numbers::default();
        numbers.hide(4, ["ana"]);
        numbers.hide(5, []);
        numbers.open(7);
        numbers.hide(9, []);
        let told = |who: &str| (5..=10).map(|seq| numbers.told(who, seq)).collect::<Vec<_>>();
        assert_eq!(told("ana"), [4, 5, 7, 8, 8, 9]);
        assert_eq!(told("eve"), [3, 4, 7, 8, 8, 9]);
    }
}
