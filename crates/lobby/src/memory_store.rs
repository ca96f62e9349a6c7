//! A store in memory, for tests and to measure the cost of durability.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard},
};

use async_trait::async_trait;
use protocol::{Account, Status, TableRef};

use crate::{
    AccountTimes, Append, Asked, AskedFor, Ban, Beside, Checkpoint, CodeHash, Dealt, DuplicateSet, Ended,
    FoundMatch, KeptSession, KeyChange, Keys, Logged, MatchRow, MatchesOf, NewKey, NewSession, Outage,
    Passkey, PasskeyUse, PasswordHash, ProviderId, ProviderKey, SessionHash, Sitter, Store, StoreError,
    TableRow, Unfinished,
};

/// A store in memory, whose contents are lost when the process ends.
#[derive(Default)]
pub struct MemoryStore(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    accounts: HashMap<String, Account>,
    /// The owners and tables of companions, by companion.
    companions: HashMap<String, Beside>,
    times: HashMap<String, AccountTimes>,
    bans: HashMap<String, Ban>,
    /// By account. Each account has a value, also without any sign-in method.
    keys: HashMap<String, Keys>,
    /// By id: the account, and the passkey.
    passkeys: HashMap<String, (String, Passkey)>,
    /// By the id at the provider: the account, and the key.
    provider_keys: HashMap<ProviderId, (String, ProviderKey)>,
    /// By hash: the account, and the session.
    sessions: HashMap<String, (String, KeptSession)>,
    tables: HashMap<String, Table>,
    /// By id.
    matches: HashMap<String, FoundMatch>,
    /// Pairs of an account and a match in which it had a seat at the beginning or the end.
    plays: BTreeSet<(String, String)>,
    /// The deals that tables share, by id of the set.
    duplicates: HashMap<String, DuplicateSet>,
    /// By kind, and by the hash of the answer.
    asked: HashMap<(AskedFor, String), Asked>,
    outages: Vec<Outage>,
    last_beat: Option<u64>,
    failing: bool,
}

struct Table {
    row: Arc<TableRow>,
    log: Vec<Logged>,
    checkpoint: Option<Checkpoint>,
    /// The maker, and all accounts that ever had a seat.
    members: BTreeSet<String>,
    /// True after [`MemoryStore::spoil`].
    spoilt: bool,
}

impl Table {
    fn set_row(&mut self, row: Arc<TableRow>) {
        if !Arc::ptr_eq(&row.summary.accounts, &self.row.summary.accounts) || self.members.is_empty() {
            self.members.extend(Some(row.host.clone()).filter(|_| !row.is_arranged()));
            self.members.extend(row.summary.accounts.iter().cloned());
        }
        self.row = row;
    }
}

impl Kept {
    fn has_tables(&self, account: &str) -> bool {
        self.tables.values().any(|table| table.members.contains(account))
    }

    fn has_keys(&self, account: &str) -> bool {
        self.keys.get(account).is_some_and(Keys::is_some)
    }

    fn forget_guest(&mut self, account: &str) {
        let signed_in = self.sessions.values().any(|(of, _)| of == account);
        if !self.has_tables(account) && !self.has_keys(account) && !signed_in {
            self.accounts.remove(account);
            self.keys.remove(account);
            self.bans.remove(account);
        }
    }

    fn add_session(&mut self, account: &str, session: &NewSession) {
        let NewSession { hash, at, agent } = session.clone();
        let kept = KeptSession { hash, at, used_at: at, agent, lost_at: None };
        self.sessions.insert(session.hash.0.clone(), (account.to_owned(), kept));
    }

    fn is_unstarted(&self, table: &str, before: u64) -> bool {
        let began = || self.matches.values().any(|found| found.table == table);
        self.tables.get(table).is_some_and(|t| {
            t.row.made_at < before && t.log.iter().all(|logged| logged.at < before) && !began()
        })
    }

    fn has_ended(&self, table: &str, before: u64) -> bool {
        let mut matches = self.matches.values().filter(|found| found.table == table).peekable();
        let played = matches.peek().is_some();
        let over = |found: &FoundMatch| found.ended_at.is_some_and(|at| at < before);
        self.tables.get(table).is_some_and(|t| {
            let quiet = t.log.iter().all(|logged| logged.at < before);
            t.row.summary.status != Status::Playing && quiet && played && matches.all(over)
        })
    }

    fn drop_table(&mut self, table: &str) {
        let gone = self.tables.remove(table);
        let Self { tables, duplicates, .. } = &mut *self;
        duplicates.retain(|_, set| set.tables.iter().any(|table| tables.contains_key(table)));
        for account in gone.into_iter().flat_map(|table| table.members) {
            self.forget_guest(&account);
        }
    }

    fn add_table(&mut self, row: &TableRow, first: &Logged) {
        let row = Arc::new(row.clone());
        let (log, members) = (vec![first.clone()], BTreeSet::new());
        let mut table = Table { row: Arc::clone(&row), log, checkpoint: None, members, spoilt: false };
        table.set_row(Arc::clone(&row));
        self.tables.insert(row.id.clone(), table);
    }
}

impl MemoryStore {
    /// Makes all operations fail from now on, or work again, as a full disk would.
    pub fn set_failing(&self, failing: bool) {
        self.0.lock().expect("nobody panics while holding it").failing = failing;
    }

    /// Makes a table's log unreadable from now on, as damage would, and sets the table's wake time.
    pub fn spoil(&self, table: &str, wake_at: u64) {
        let mut kept = self.0.lock().expect("nobody panics while holding it");
        if let Some(table) = kept.tables.get_mut(table) {
            table.spoilt = true;
            table.row = Arc::new(TableRow { wake_at: Some(wake_at), ..(*table.row).clone() });
        }
    }

    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.0.lock().expect("nobody panics while holding it");
        if kept.failing { Err(StoreError::Unavailable("told to fail".into())) } else { Ok(kept) }
    }

    fn rows(&self, keep: impl Fn(&TableRow) -> bool, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(|table| keep(&table.row), limit)
    }

    fn tables(&self, keep: impl Fn(&Table) -> bool, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let kept = self.kept()?;
        let mut rows: Vec<_> = kept.tables.values().filter(|t| keep(t)).map(|t| (*t.row).clone()).collect();
        rows.sort_by_key(|row| std::cmp::Reverse((row.made_at, row.id.clone())));
        rows.truncate(limit as usize);
        Ok(rows)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_account(&self, account: &Account, session: &NewSession) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.accounts.contains_key(&account.id) || kept.sessions.contains_key(&session.hash.0) {
            return Err(StoreError::Conflict("the account or session exists".into()));
        }
        kept.accounts.insert(account.id.clone(), account.clone());
        kept.keys.insert(account.id.clone(), Keys { made_at: session.at, ..Keys::default() });
        kept.add_session(&account.id, session);
        Ok(())
    }

    async fn add_session(&self, account: &str, session: &NewSession) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if !kept.accounts.contains_key(account) || kept.sessions.contains_key(&session.hash.0) {
            return Err(StoreError::Conflict("there is no such account, or the session exists".into()));
        }
        kept.add_session(account, session);
        Ok(())
    }

    async fn sessions_of(&self, account: &str) -> Result<Vec<KeptSession>, StoreError> {
        let kept = self.kept()?;
        let of = kept.sessions.values().filter(|(of, _)| of == account);
        let mut of: Vec<_> = of.map(|(_, session)| session.clone()).collect();
        of.sort_by(|a, b| (b.used_at, b.at, &b.hash.0).cmp(&(a.used_at, a.at, &a.hash.0)));
        Ok(of)
    }

    async fn note_lost(&self, session: &SessionHash, at: u64) -> Result<(), StoreError> {
        if let Some((_, session)) = self.kept()?.sessions.get_mut(&session.0) {
            session.lost_at = Some(at);
        }
        Ok(())
    }

    async fn nobody_lost(&self, account: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let of = kept.sessions.values_mut().filter(|(of, _)| of == account);
        of.for_each(|(_, session)| session.lost_at = None);
        Ok(())
    }

    async fn end_other_sessions(&self, account: &str, stays: &SessionHash) -> Result<(), StoreError> {
        self.kept()?.sessions.retain(|hash, (of, _)| of != account || *hash == stays.0);
        Ok(())
    }

    async fn keys(&self, account: &str) -> Result<Option<Keys>, StoreError> {
        Ok(self.kept()?.keys.get(account).cloned())
    }

    async fn change_keys(&self, change: &KeyChange) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let conflict = |why: &str| Err(StoreError::Conflict(why.to_owned()));
        let Some(mut keys) = kept.keys.get(&change.account).cloned() else {
            return conflict("there is no such account");
        };
        let before = &change.before;
        if (&keys.code, &keys.password, keys.passkeys, keys.provider_keys)
            != (&before.code, &before.password, before.passkeys, before.provider_keys)
        {
            return conflict("the keys have changed");
        }
        let asked = kept.sessions.get(&change.asked.0);
        if asked.is_none_or(|(of, _)| *of != change.account) {
            return conflict("the session has ended");
        }
        let tag = keys.tag.get_or_insert_with(|| change.tag.clone()).clone();
        let others = kept.keys.iter().filter(|(of, _)| **of != change.account);
        if others.into_iter().any(|(_, keys)| keys.tag.as_ref() == Some(&tag)) {
            return conflict("the tag is another account's");
        }
        match &change.key {
            NewKey::Code(code) => keys.code = Some((code.clone(), change.session.at)),
            NewKey::Password(password) => keys.password = Some((password.clone(), change.session.at)),
            NewKey::Passkey(passkey) => {
                if kept.passkeys.contains_key(&passkey.id) {
                    return conflict("the passkey is in use");
                }
                keys.passkeys += 1;
                let of = change.account.clone();
                kept.passkeys.insert(passkey.id.clone(), (of, Passkey::clone(passkey)));
            }
            NewKey::Provider(key) => {
                if kept.provider_keys.contains_key(&key.id) {
                    return conflict("the provider's user has an account");
                }
                keys.provider_keys += 1;
                let of = change.account.clone();
                kept.provider_keys.insert(key.id.clone(), (of, ProviderKey::clone(key)));
            }
        }
        kept.keys.insert(change.account.clone(), keys);
        kept.sessions
            .retain(|hash, (of, _)| *of != change.account || !(change.alone || *hash == change.asked.0));
        kept.add_session(&change.account, &change.session);
        Ok(())
    }

    async fn account_by_code(&self, code: &CodeHash) -> Result<Option<Account>, StoreError> {
        let kept = self.kept()?;
        let found = kept.keys.iter().find(|(_, keys)| keys.code.as_ref().is_some_and(|(own, _)| own == code));
        Ok(found.and_then(|(id, _)| kept.accounts.get(id)).cloned())
    }

    async fn account_by_tag(&self, tag: &str) -> Result<Option<(Account, Option<PasswordHash>)>, StoreError> {
        let kept = self.kept()?;
        let Some((id, keys)) = kept.keys.iter().find(|(_, keys)| keys.tag.as_deref() == Some(tag)) else {
            return Ok(None);
        };
        let password = keys.password.as_ref().map(|(hash, _)| hash.clone());
        Ok(kept.accounts.get(id).map(|account| (account.clone(), password)))
    }

    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError> {
        let kept = self.kept()?;
        let of = kept.passkeys.values().filter(|(of, _)| of == account);
        let mut of: Vec<_> = of.map(|(_, passkey)| passkey.clone()).collect();
        of.sort_by(|a, b| (a.made_at, &a.id).cmp(&(b.made_at, &b.id)));
        Ok(of)
    }

    async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, StoreError> {
        let kept = self.kept()?;
        let Some((of, passkey)) = kept.passkeys.get(id) else { return Ok(None) };
        Ok(kept.accounts.get(of).map(|account| (account.clone(), passkey.clone())))
    }

    async fn use_passkey(&self, used: &PasskeyUse) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let found = kept.passkeys.get_mut(&used.id).filter(|(_, passkey)| passkey.state == used.before);
        let (_, passkey) = found.ok_or_else(|| StoreError::Conflict("the passkey has changed".into()))?;
        passkey.state.clone_from(&used.state);
        passkey.used_at = Some(used.at);
        Ok(())
    }

    async fn remove_passkey(&self, account: &str, id: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.passkeys.get(id).is_some_and(|(of, _)| of == account) {
            kept.passkeys.remove(id);
            kept.keys.entry(account.to_owned()).and_modify(|keys| keys.passkeys -= 1);
        }
        Ok(())
    }

    async fn provider_keys_of(&self, account: &str) -> Result<Vec<ProviderKey>, StoreError> {
        let kept = self.kept()?;
        let of = kept.provider_keys.values().filter(|(of, _)| of == account);
        let mut of: Vec<_> = of.map(|(_, key)| key.clone()).collect();
        of.sort_by(|a, b| {
            (a.made_at, &a.id.issuer, &a.id.subject).cmp(&(b.made_at, &b.id.issuer, &b.id.subject))
        });
        Ok(of)
    }

    async fn account_by_provider_key(&self, id: &ProviderId) -> Result<Option<Account>, StoreError> {
        let kept = self.kept()?;
        Ok(kept.provider_keys.get(id).and_then(|(of, _)| kept.accounts.get(of)).cloned())
    }

    async fn use_provider_key(&self, id: &ProviderId, at: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let found = kept.provider_keys.get_mut(id);
        let (_, key) = found.ok_or_else(|| StoreError::Conflict("the key does not exist".into()))?;
        key.used_at = Some(at);
        Ok(())
    }

    async fn remove_provider_key(&self, account: &str, id: &ProviderId) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.provider_keys.get(id).is_some_and(|(of, _)| of == account) {
            kept.provider_keys.remove(id);
            kept.keys.entry(account.to_owned()).and_modify(|keys| keys.provider_keys -= 1);
        }
        Ok(())
    }

    async fn rename(&self, account: &str, name: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let account = kept.accounts.get_mut(account);
        let account = account.ok_or_else(|| StoreError::Conflict("there is no such account".into()))?;
        name.clone_into(&mut account.name);
        Ok(())
    }

    async fn accounts(&self, ids: &[String]) -> Result<Vec<Account>, StoreError> {
        let kept = self.kept()?;
        Ok(ids.iter().filter_map(|id| kept.accounts.get(id)).cloned().collect())
    }

    async fn times_of(&self, accounts: &[String]) -> Result<Vec<(String, AccountTimes)>, StoreError> {
        let kept = self.kept()?;
        let of = |id: &String| Some((id.clone(), kept.times.get(id)?.clone()));
        Ok(accounts.iter().filter_map(of).collect())
    }

    async fn set_times(&self, account: &str, times: &AccountTimes) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.accounts.contains_key(account) {
            kept.times.insert(account.to_owned(), times.clone());
        }
        Ok(())
    }

    async fn add_companion(&self, account: &Account, beside: &Beside, at: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.accounts.contains_key(&account.id) {
            return Err(StoreError::Conflict("the account exists".into()));
        }
        kept.accounts.insert(account.id.clone(), account.clone());
        kept.keys.insert(account.id.clone(), Keys { made_at: at, ..Keys::default() });
        kept.companions.insert(account.id.clone(), beside.clone());
        Ok(())
    }

    async fn companion(&self, account: &str) -> Result<Option<(Account, Beside)>, StoreError> {
        let kept = self.kept()?;
        Ok(kept.accounts.get(account).cloned().zip(kept.companions.get(account).cloned()))
    }

    async fn companions_of(&self, account: &str) -> Result<Vec<(Account, String)>, StoreError> {
        let kept = self.kept()?;
        let of = kept.companions.iter().filter(|(_, beside)| beside.of == account);
        Ok(of
            .filter_map(|(id, beside)| Some((kept.accounts.get(id)?.clone(), beside.table.clone())))
            .collect())
    }

    async fn erase_account(&self, account: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let beside = kept.companions.extract_if(|id, beside| id == account || beside.of == account);
        for companion in beside.map(|(id, _)| id).collect::<Vec<_>>() {
            kept.accounts.remove(&companion);
            kept.keys.remove(&companion);
            kept.plays.retain(|(of, _)| *of != companion);
        }
        kept.accounts.remove(account);
        kept.keys.remove(account);
        kept.passkeys.retain(|_, (of, _)| of != account);
        kept.provider_keys.retain(|_, (of, _)| of != account);
        kept.times.remove(account);
        kept.bans.remove(account);
        kept.sessions.retain(|_, (of, _)| of != account);
        kept.plays.retain(|(of, _)| of != account);
        Ok(())
    }

    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if !kept.accounts.contains_key(&ban.account) {
            return Err(StoreError::Conflict("there is no such account".into()));
        }
        kept.bans.insert(ban.account.clone(), ban.clone());
        Ok(())
    }

    async fn lift_ban(&self, account: &str) -> Result<(), StoreError> {
        self.kept()?.bans.remove(account);
        Ok(())
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        Ok(self.kept()?.bans.values().cloned().collect())
    }

    async fn session(&self, session: &SessionHash) -> Result<Option<(Account, u64)>, StoreError> {
        let kept = self.kept()?;
        let Some((account, session)) = kept.sessions.get(&session.0) else { return Ok(None) };
        Ok(kept.accounts.get(account).map(|account| (account.clone(), session.used_at)))
    }

    async fn note_used(&self, session: &SessionHash, at: u64) -> Result<(), StoreError> {
        if let Some((_, session)) = self.kept()?.sessions.get_mut(&session.0) {
            session.used_at = at;
        }
        Ok(())
    }

    async fn stale_sessions(
        &self,
        before: u64,
        guests_before: u64,
        limit: u32,
    ) -> Result<Vec<SessionHash>, StoreError> {
        let kept = self.kept()?;
        let is_stale = |account: &str, at: u64| {
            let guest = || !kept.has_tables(account) && !kept.has_keys(account);
            at < before || (at < guests_before && guest())
        };
        let stale = kept.sessions.iter().filter(|(_, (account, session))| is_stale(account, session.used_at));
        let mut stale: Vec<_> = stale.map(|(hash, (_, session))| (session.used_at, hash.clone())).collect();
        stale.sort();
        stale.truncate(limit as usize);
        Ok(stale.into_iter().map(|(_, hash)| SessionHash(hash)).collect())
    }

    async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if let Some((account, _)) = kept.sessions.remove(&session.0) {
            kept.forget_guest(&account);
        }
        Ok(())
    }

    async fn unstarted_tables(
        &self,
        before: u64,
        after: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let kept = self.kept()?;
        let unstarted = kept.tables.keys().filter(|id| id.as_str() > after && kept.is_unstarted(id, before));
        let mut unstarted: Vec<_> = unstarted.cloned().collect();
        unstarted.sort();
        unstarted.truncate(limit as usize);
        Ok(unstarted)
    }

    async fn forget_table(&self, table: &str, before: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.is_unstarted(table, before) {
            kept.drop_table(table);
        }
        Ok(())
    }

    async fn ended_tables(&self, before: u64, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let kept = self.kept()?;
        let ended = kept.tables.keys().filter(|id| id.as_str() > after && kept.has_ended(id, before));
        let mut ended: Vec<_> = ended.cloned().collect();
        ended.sort();
        ended.truncate(limit as usize);
        Ok(ended)
    }

    async fn prune_table(&self, table: &str, before: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.has_ended(table, before) {
            let gone: Vec<String> =
                kept.matches.extract_if(|_, found| found.table == table).map(|(id, _)| id).collect();
            kept.plays.retain(|(_, played)| !gone.contains(played));
            kept.drop_table(table);
        }
        Ok(())
    }

    async fn make_table(&self, row: &TableRow, first: &Logged) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if kept.tables.values().any(|t| t.row.code == row.code) {
            return Err(StoreError::Conflict("the code is in use".into()));
        }
        kept.add_table(row, first);
        Ok(())
    }

    async fn make_duplicate(
        &self,
        set: &DuplicateSet,
        tables: &[(TableRow, Logged)],
    ) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let mut codes: BTreeSet<&str> = kept.tables.values().map(|table| table.row.code.as_str()).collect();
        if !tables.iter().all(|(row, _)| codes.insert(&row.code)) {
            return Err(StoreError::Conflict("the code is in use".into()));
        }
        for (row, first) in tables {
            kept.add_table(row, first);
        }
        kept.duplicates.insert(set.id.clone(), set.clone());
        Ok(())
    }

    async fn duplicate(&self, set: &str) -> Result<Option<DuplicateSet>, StoreError> {
        Ok(self.kept()?.duplicates.get(set).cloned())
    }

    async fn close_duplicate(&self, set: &str, at: u64) -> Result<(), StoreError> {
        if let Some(set) = self.kept()?.duplicates.get_mut(set) {
            set.closed_at.get_or_insert(at);
        }
        Ok(())
    }

    async fn find_table(&self, table: &TableRef) -> Result<Option<TableRow>, StoreError> {
        let kept = self.kept()?;
        let found = kept.tables.values().find(|t| t.row.id == *table || t.row.code == *table);
        Ok(found.map(|t| (*t.row).clone()))
    }

    async fn entries(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Logged>, StoreError> {
        let kept = self.kept()?;
        let Some(table) = kept.tables.get(table) else { return Ok(Vec::new()) };
        if table.spoilt {
            return Err(StoreError::Unreadable("told to be so".into()));
        }
        let from = table.log.partition_point(|logged| logged.seq <= after);
        Ok(table.log[from..].iter().take(limit as usize).cloned().collect())
    }

    async fn checkpoint(&self, table: &str) -> Result<Option<Checkpoint>, StoreError> {
        Ok(self.kept()?.tables.get(table).and_then(|table| table.checkpoint.clone()))
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        let Kept { tables, matches, plays, .. } = &mut *kept;
        let Some(table) = tables.get_mut(&append.row.id) else {
            return Err(StoreError::Conflict("there is no such table".into()));
        };
        let mut next = table.log.len() as u64;
        for entry in &append.entries {
            entry.entry.line()?;
            next += 1;
            if entry.seq != next {
                return Err(StoreError::Conflict(format!("entry {} where {next} is due", entry.seq)));
            }
        }
        if append.begun.as_ref().is_some_and(|begun| matches.contains_key(&begun.id)) {
            return Err(StoreError::Conflict("the match exists".into()));
        }
        let begun = append.begun.as_ref().map(|begun| &begun.id);
        if append
            .ended
            .as_ref()
            .is_some_and(|ended| begun != Some(&ended.id) && !matches.contains_key(&ended.id))
        {
            return Err(StoreError::Conflict("there is no such match".into()));
        }
        let at = append.entries.last().map(|last| last.at);
        let begun = |row: MatchRow| FoundMatch {
            row,
            table: append.row.id.clone(),
            began_at: at.unwrap_or(append.row.made_at),
            ended_at: None,
            outcome: None,
            last: None,
        };
        if let Some(row) = &append.begun {
            let accounts = row.dealt.iter().flat_map(Dealt::accounts);
            plays.extend(accounts.map(|account| (account.to_owned(), row.id.clone())));
        }
        matches.extend(append.begun.map(|row| (row.id.clone(), begun(row))));
        if let Some(Ended { id, outcome, players }) = append.ended {
            let ended = matches.get_mut(&id).expect("it was checked above");
            let accounts = Sitter::accounts(&players).into_iter();
            plays.extend(accounts.map(|account| (account.to_owned(), id.clone())));
            if let Some(dealt) = &mut ended.row.dealt {
                dealt.players = players;
            }
            (ended.outcome, ended.last) = (Some(outcome), append.entries.last().map(|last| last.seq));
            ended.ended_at = at;
        }
        table.set_row(append.row);
        table.checkpoint = append.checkpoint.or_else(|| table.checkpoint.take());
        table.log.extend(append.entries);
        Ok(())
    }

    async fn find_match(&self, id: &str) -> Result<Option<FoundMatch>, StoreError> {
        Ok(self.kept()?.matches.get(id).cloned())
    }

    async fn matches_of(&self, of: &MatchesOf) -> Result<Vec<FoundMatch>, StoreError> {
        let kept = self.kept()?;
        let public = of.public || (of.account.is_none() && of.table.is_none());
        let sat = |found: &&FoundMatch| {
            let sat = |account: &String| kept.plays.contains(&(account.clone(), found.row.id.clone()));
            of.account.as_ref().is_none_or(sat)
                && of.table.as_ref().is_none_or(|table| *table == found.table)
                && (!public || found.row.dealt.as_ref().is_some_and(Dealt::is_listed))
                && found.outcome.is_some()
                && of.game.as_ref().is_none_or(|game| *game == found.row.game)
                && of.with.as_ref().is_none_or(sat)
        };
        let seats = |found: &&FoundMatch| {
            let dealt = found.row.dealt.as_ref();
            of.seats
                .is_none_or(|seats| dealt.is_some_and(|dealt| dealt.setup.seats.get() == usize::from(seats)))
        };
        let mut found: Vec<FoundMatch> = kept.matches.values().filter(sat).filter(seats).cloned().collect();
        found.sort_by(|a, b| (b.ended_at, &b.row.id).cmp(&(a.ended_at, &a.row.id)));
        Ok(found.into_iter().skip(of.skip as usize).take(of.limit as usize).collect())
    }

    async fn matches_at(&self, table: &str) -> Result<Vec<FoundMatch>, StoreError> {
        let kept = self.kept()?;
        let mut of: Vec<_> = kept.matches.values().filter(|found| found.table == table).cloned().collect();
        of.sort_by_key(|found| found.row.number);
        Ok(of)
    }

    async fn unfinished_matches(&self) -> Result<Vec<Unfinished>, StoreError> {
        let kept = self.kept()?;
        let last = |found: &FoundMatch| {
            let others = kept.matches.values().filter(|other| other.table == found.table);
            others.into_iter().all(|other| other.row.number <= found.row.number)
        };
        let unfinished = kept.matches.values().filter(|found| found.outcome.is_none() && last(found));
        let unfinished = unfinished.filter_map(|found| {
            let status = kept.tables.get(&found.table)?.row.summary.status;
            let (game, rules_version) = (found.row.game.clone(), found.row.rules_version);
            Some(Unfinished { table: found.table.clone(), game, rules_version, status })
        });
        Ok(unfinished.filter(|unfinished| unfinished.status != Status::Gathering).collect())
    }

    async fn tables_of(&self, account: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let listed = |row: &TableRow| !row.is_arranged() || row.summary.status != Status::Finished;
        self.tables(|table| table.members.contains(account) && listed(&table.row), limit)
    }

    async fn table_ids_of(&self, account: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let kept = self.kept()?;
        let of =
            kept.tables.iter().filter(|(id, table)| id.as_str() > after && table.members.contains(account));
        let mut of: Vec<_> = of.map(|(id, _)| id.clone()).collect();
        of.sort_unstable();
        of.truncate(limit as usize);
        Ok(of)
    }

    async fn open_tables_of(&self, account: &str, since: u64) -> Result<u32, StoreError> {
        let open = |row: &TableRow| {
            row.host == account && row.made_at > since && row.summary.status != Status::Finished
        };
        Ok(self.rows(open, u32::MAX)?.len() as u32)
    }

    async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut due = self.rows(|row| row.wake_at.is_some_and(|at| at <= now), u32::MAX)?;
        due.sort_by_key(|row| row.wake_at);
        due.truncate(limit as usize);
        Ok(due.into_iter().map(|row| row.id).collect())
    }

    async fn beat(&self, now: u64) -> Result<(), StoreError> {
        self.kept()?.last_beat = Some(now);
        Ok(())
    }

    async fn ask(&self, asked: &Asked) -> Result<(), StoreError> {
        let all = &mut self.kept()?.asked;
        let same = |other: &&Asked| other.what == asked.what;
        match asked.what.most_of_one_address() {
            None => all.retain(|_, other| other.what != asked.what || other.whose != asked.whose),
            Some(most) => {
                let there = all.values().filter(same).filter(|other| other.address == asked.address);
                if there.clone().count() >= most as usize
                    && let Some(oldest) =
                        there.min_by_key(|other| (other.at, &other.id)).map(|o| o.id.clone())
                {
                    all.remove(&(asked.what, oldest));
                }
            }
        }
        let counting = all.values().filter(same).filter(|other| other.ends_at > asked.at).count();
        if counting >= asked.what.most() as usize {
            return Err(StoreError::Conflict("too much is asked at once".into()));
        }
        all.insert((asked.what, asked.id.clone()), asked.clone());
        Ok(())
    }

    async fn asked(&self, what: AskedFor, id: &str) -> Result<Option<Asked>, StoreError> {
        Ok(self.kept()?.asked.get(&(what, id.to_owned())).cloned())
    }

    async fn spend(&self, what: AskedFor, id: &str) -> Result<(), StoreError> {
        let spent = self.kept()?.asked.remove(&(what, id.to_owned()));
        spent.map(drop).ok_or_else(|| StoreError::Conflict("it was answered already".into()))
    }

    async fn forget_asked(&self, before: u64) -> Result<(), StoreError> {
        self.kept()?.asked.retain(|_, asked| asked.ends_at > before);
        Ok(())
    }

    async fn set_back(&self, now: u64, tolerance: u64) -> Result<bool, StoreError> {
        let mut kept = self.kept()?;
        if kept.last_beat.is_none_or(|last| last <= now + tolerance) {
            return Ok(false);
        }
        kept.last_beat = Some(now);
        kept.outages.retain(|outage| outage.from < now);
        for outage in &mut kept.outages {
            outage.to = outage.to.min(now);
        }
        for table in kept.tables.values_mut() {
            for logged in &mut table.log {
                logged.at = logged.at.min(now);
            }
            table.checkpoint = None;
            let row = Arc::make_mut(&mut table.row);
            row.made_at = row.made_at.min(now);
            row.wake_at = row.wake_at.map(|at| at.min(now));
        }
        Ok(true)
    }

    async fn note_outage(&self, now: u64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        if let Some(from) = kept.last_beat.filter(|from| *from < now) {
            kept.outages.push(Outage { from, to: now });
        }
        kept.last_beat = Some(now);
        Ok(())
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        Ok(self.kept()?.outages.clone())
    }
}
