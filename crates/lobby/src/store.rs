//! What the lobby needs of a database.

use std::{collections::BTreeSet, sync::Arc};

use async_trait::async_trait;
use contract::{Outcome, Seat, Teams};
use protocol::{Account, Continues, Deal, GuessAt, TableRef};
use serde::{Deserialize, Serialize};

use crate::{
    AccountTimes, Agent, Asked, AskedFor, Ban, Beside, Claim, DuplicateSet, Entry, Leadership, Passkey,
    PasskeyUse, ProviderId, ProviderKey,
};

/// Durable storage. Whatever returned `Ok` survives a crash of the process.
///
/// The lobby writes a table's log from one task only; the store still refuses an append that does not
/// continue the log, so that two writers could never interleave.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new account together with its first session.
    async fn add_account(&self, account: &Account, session: &NewSession) -> Result<(), StoreError>;
    /// Keeps another session of an account.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    async fn add_session(&self, account: &str, session: &NewSession) -> Result<(), StoreError>;
    /// An account's sessions, the last used first.
    async fn sessions_of(&self, account: &str) -> Result<Vec<KeptSession>, StoreError>;
    /// Notes when a session said that the keys of its account are lost.
    async fn note_lost(&self, session: &SessionHash, at: u64) -> Result<(), StoreError>;
    /// No session of an account says so any more.
    async fn nobody_lost(&self, account: &str) -> Result<(), StoreError>;
    /// Ends all sessions of an account but one.
    async fn end_other_sessions(&self, account: &str, stays: &SessionHash) -> Result<(), StoreError>;
    /// By what an account is come back to; `None` if there is no such account.
    async fn keys(&self, account: &str) -> Result<Option<Keys>, StoreError>;
    /// Changes by what an account is come back to, and puts a new session in the place of the one that asked, as one
    /// transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the keys are not what they are said to be, the session has ended, or the tag or the
    /// passkey, or whom a provider names, is another account's.
    async fn change_keys(&self, change: &KeyChange) -> Result<(), StoreError>;
    /// The account with this recovery code.
    async fn account_by_code(&self, code: &CodeHash) -> Result<Option<Account>, StoreError>;
    /// The account with this tag, and its password.
    async fn account_by_tag(&self, tag: &str) -> Result<Option<(Account, Option<PasswordHash>)>, StoreError>;
    /// The passkeys of an account, the oldest first.
    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError>;
    /// The passkey with this id, and whose it is.
    async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, StoreError>;
    /// Notes that a passkey was used.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it is gone, or was used in the meantime.
    async fn use_passkey(&self, used: &PasskeyUse) -> Result<(), StoreError>;
    /// Takes a passkey from an account. Taking one that does not exist is no error.
    async fn remove_passkey(&self, account: &str, id: &str) -> Result<(), StoreError>;
    /// The keys of an account at providers, the oldest first.
    async fn provider_keys_of(&self, account: &str) -> Result<Vec<ProviderKey>, StoreError>;
    /// The account that whom a provider names opens.
    async fn account_by_provider_key(&self, id: &ProviderId) -> Result<Option<Account>, StoreError>;
    /// Notes that a key at a provider was used.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it is gone.
    async fn use_provider_key(&self, id: &ProviderId, at: u64) -> Result<(), StoreError>;
    /// Takes a key at a provider from an account. Taking one that does not exist is no error.
    async fn remove_provider_key(&self, account: &str, id: &ProviderId) -> Result<(), StoreError>;
    /// What these accounts said of their time, in any order, without those that said nothing.
    async fn times_of(&self, accounts: &[String]) -> Result<Vec<(String, AccountTimes)>, StoreError>;
    /// Keeps what an account says of its time. Of an account that does not exist nothing is kept.
    async fn set_times(&self, account: &str, times: &AccountTimes) -> Result<(), StoreError>;
    /// Changes an account's name.
    async fn rename(&self, account: &str, name: &str) -> Result<(), StoreError>;
    /// Those of these accounts that there are, in any order.
    async fn accounts(&self, ids: &[String]) -> Result<Vec<Account>, StoreError>;
    /// Keeps a new account that plays beside another one. It has no session.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is one of that id.
    async fn add_companion(&self, account: &Account, beside: &Beside, at: u64) -> Result<(), StoreError>;
    /// A companion, and beside whom it plays.
    async fn companion(&self, account: &str) -> Result<Option<(Account, Beside)>, StoreError>;
    /// The companions of an account, with the ids of their tables, in any order.
    async fn companions_of(&self, account: &str) -> Result<Vec<(Account, String)>, StoreError>;
    /// Forgets an account: its name, its sessions, and its companions. Tables go on knowing its id, behind which nobody is any
    /// more. Erasing one that does not exist is no error.
    async fn erase_account(&self, account: &str) -> Result<(), StoreError>;
    /// Bans an account from the server; a ban that it has is replaced.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    async fn ban(&self, ban: &Ban) -> Result<(), StoreError>;
    /// Lifts an account's ban. Without one nothing happens.
    async fn lift_ban(&self, account: &str) -> Result<(), StoreError>;
    /// All bans, also those that are over.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;
    /// The account of a session that has not ended, and when it was last noted that the session is used.
    async fn session(&self, session: &SessionHash) -> Result<Option<(Account, u64)>, StoreError>;
    /// Notes that a session is used.
    async fn note_used(&self, session: &SessionHash, at: u64) -> Result<(), StoreError>;
    /// Sessions that were last used before `before`, or before `guests_before` if the account has neither tables nor
    /// keys; the longest unused first.
    async fn stale_sessions(
        &self,
        before: u64,
        guests_before: u64,
        limit: u32,
    ) -> Result<Vec<SessionHash>, StoreError>;
    /// Ends a session. Ending one that does not exist is no error. An account without any session, without
    /// tables and without keys is forgotten.
    async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError>;

    /// Keeps a new table with the first entry of its log.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the code is in use.
    async fn make_table(&self, table: &TableRow, first: &Logged) -> Result<(), StoreError>;
    /// Keeps tables that share a deal, each with the first entry of its log, and what they have in common; all of it or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if one of the codes is in use.
    async fn make_duplicate(
        &self,
        set: &DuplicateSet,
        tables: &[(TableRow, Logged)],
    ) -> Result<(), StoreError>;
    /// What tables have in common that share a deal. Those that were forgotten are named, too, but for the last one: with that it
    /// is forgotten itself.
    async fn duplicate(&self, set: &str) -> Result<Option<DuplicateSet>, StoreError>;
    /// Notes that no further table of a set begins, if that was not noted before.
    async fn close_duplicate(&self, set: &str, at: u64) -> Result<(), StoreError>;
    /// Makes this server the owner of a table, before it reads the table's log. Every claim of a table has another epoch, also if
    /// the server owned it before: what was on its way under the one before is refused. One that is not there can be claimed,
    /// and has no log. A store that one server has for itself needs no claims.
    ///
    /// # Errors
    ///
    /// [`StoreError::Elsewhere`] if another server owns it.
    async fn claim(&self, _table: &str) -> Result<Claim, StoreError> {
        Ok(Claim::ALONE)
    }
    /// Whether this server is the one that does what only one is to do. One that has its store alone always is.
    fn leadership(&self) -> Leadership {
        Leadership::ALONE
    }
    /// Whether no other server uses the store, and this one leads: what is to be done once before anybody plays can be done.
    async fn is_first(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
    /// The other servers that have a lease, if several share the store: their names, and where each is reached.
    async fn others(&self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(Vec::new())
    }
    /// Milliseconds since 1970 by a clock that all servers on this store share, if several do: moments that one of them notes are the
    /// same to the others. Never ahead of that clock. `None` where this machine's clock counts.
    fn shared_time(&self) -> Option<u64> {
        None
    }

    /// Which other server owns a table, and where that is reached, if several share the store.
    async fn owner(&self, _table: &str) -> Result<Option<(String, String)>, StoreError> {
        Ok(None)
    }
    /// Gives a table back if this server owns it, so that another one can claim it at once. Whoever calls this says nothing of the table
    /// any more before it is claimed anew. Nothing where no claims are needed.
    async fn give_back(&self, _table: &str) -> Result<(), StoreError> {
        Ok(())
    }
    /// Returns each time a lease is over under which tables were claimed.
    async fn lease_over(&self) {
        std::future::pending::<()>().await;
    }
    /// Keeps what somebody was asked or given. One of the same account or session, or the oldest of the same network address if it has
    /// as many as it can, counts no more.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if as many are asked as can be at once.
    async fn ask(&self, asked: &Asked) -> Result<(), StoreError>;
    /// What was asked that this hash answers, also if it is too late.
    async fn asked(&self, what: AskedFor, id: &str) -> Result<Option<Asked>, StoreError>;
    /// Forgets what was asked, as it is answered.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was not there any more: somebody else has answered it.
    async fn spend(&self, what: AskedFor, id: &str) -> Result<(), StoreError>;
    /// Forgets what could be answered until `before`.
    async fn forget_asked(&self, before: u64) -> Result<(), StoreError>;
    /// Finds a table by id or code.
    async fn find_table(&self, table: &TableRef) -> Result<Option<TableRow>, StoreError>;
    /// A table's entries after the one numbered `after`, in order, as many as `limit` at most.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a line of them cannot be read.
    async fn entries(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Logged>, StoreError>;
    /// A table's whole log, in order.
    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        self.log_between(table, 0, u64::MAX).await
    }
    /// A table's entries after `after` and up to `last`, in order. They are read a page at a time, so that short
    /// reads need not wait for long ones.
    async fn log_between(&self, table: &str, after: u64, last: u64) -> Result<Vec<Logged>, StoreError> {
        let (mut log, mut after) = (Vec::new(), after);
        while after < last {
            let limit = u32::try_from(last - after).unwrap_or(u32::MAX).min(PAGE);
            let page = self.entries(table, after, limit).await?;
            let is_last = page.len() < limit as usize;
            log.extend(page);
            let Some(newest) = log.last().filter(|_| !is_last) else { break };
            after = newest.seq;
            tokio::task::yield_now().await;
        }
        Ok(log)
    }
    /// The table's newest checkpoint.
    async fn checkpoint(&self, table: &str) -> Result<Option<Checkpoint>, StoreError>;
    /// Appends to a table's log and updates its row, as one transaction; many tables' appends may share one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the log does not end just before the first entry, or the table was claimed anew since;
    /// [`StoreError::Unwritable`] if an entry could not be read again ([`Entry::line`]).
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// Finds a match by its id.
    async fn find_match(&self, id: &str) -> Result<Option<FoundMatch>, StoreError>;
    /// Matches in which the account sat when they began or ended, and that are over.
    async fn matches_of(&self, of: &MatchesOf) -> Result<Vec<FoundMatch>, StoreError>;
    /// A table's matches, in order.
    async fn matches_at(&self, table: &str) -> Result<Vec<FoundMatch>, StoreError>;
    /// The last match of each table where it is not over, unless its table gathers for another one.
    async fn unfinished_matches(&self) -> Result<Vec<Unfinished>, StoreError>;
    /// Tables that the account made, or sits or sat at, newest first; of those that the server arranged
    /// ([`TableRow::is_arranged`]) the ones that are not over.
    async fn tables_of(&self, account: &str, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The ids of tables that the account made, or sits or sat at, in order, those after `after`.
    async fn table_ids_of(&self, account: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// The tables made before `before` at which nothing has happened since then and no match was ever begun: their
    /// ids in order, those after `after`.
    async fn unstarted_tables(&self, before: u64, after: &str, limit: u32)
    -> Result<Vec<String>, StoreError>;
    /// Forgets a table if it is such a one, and the accounts that have no session, no keys and no other table. If it
    /// is none, nothing happens.
    async fn forget_table(&self, table: &str, before: u64) -> Result<(), StoreError>;
    /// The tables whose matches all ended before `before`, at least one of them, and at which nothing has happened since
    /// then: their ids in order, those after `after`.
    async fn ended_tables(&self, before: u64, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Forgets a table if it is such a one, with its log and its matches, and the accounts that have no session, no keys
    /// and no other table. If it is none, nothing happens. Ratings stay.
    async fn prune_table(&self, table: &str, before: u64) -> Result<(), StoreError>;
    /// How many tables the account made after `since` that are not finished.
    async fn open_tables_of(&self, account: &str, since: u64) -> Result<u32, StoreError>;

    /// The tables to be woken at or before `now` ([`TableRow::wake_at`]), most overdue first.
    async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Notes that the server is alive; called every second or so.
    async fn beat(&self, now: u64) -> Result<(), StoreError>;
    /// If the last beat is more than `tolerance` milliseconds later than `now`, the clock was ahead: every time that
    /// is stored and later counts as `now` from then on. Called once at start, before anything else is.
    async fn set_back(&self, now: u64, tolerance: u64) -> Result<bool, StoreError>;
    /// Called once at start: if the server was not alive between the last beat and `now`, notes that outage.
    async fn note_outage(&self, now: u64) -> Result<(), StoreError>;
    /// All times during which the server was not alive, in order.
    async fn outages(&self) -> Result<Vec<Outage>, StoreError>;
    /// The times during which nobody could play at one table, because one of several servers was not alive that owned it. Each claim
    /// notes its own.
    async fn table_outages(&self, _table: &str) -> Result<Vec<Outage>, StoreError> {
        Ok(Vec::new())
    }
}

/// Entries that are read at once.
pub(crate) const PAGE: u32 = 500;

/// A table as it was after one of its entries: what came before need not be read to go on from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// The entry it was after.
    pub seq: u64,
    /// The table. JSON that only the lobby reads; what it cannot read any more is as if it were not there.
    pub state: String,
}

/// SHA-256 of a session token, in hexadecimal. The token itself is never stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SessionHash(pub String);

/// A session as it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// By which it is known.
    pub hash: SessionHash,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// From what.
    pub agent: Agent,
}

/// A session as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSession {
    /// By which it is known.
    pub hash: SessionHash,
    /// When it began, milliseconds since 1970.
    pub at: u64,
    /// When it was last noted that it is used.
    pub used_at: u64,
    /// From what.
    pub agent: Agent,
    /// When it said that the keys of its account are lost, if it did.
    pub lost_at: Option<u64>,
}

/// SHA-256 of a recovery code, in hexadecimal. The code has so many letters that none can be found by trying, so it
/// needs no slower hash.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CodeHash(pub String);

/// What is kept of a password: Argon2id with its parameters and salt, as a PHC string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasswordHash(pub String);

/// By what an account is come back to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys {
    /// When the account was made, milliseconds since 1970.
    pub made_at: u64,
    /// What one signs in as with a password. It stays once it is given.
    pub tag: Option<String>,
    /// The recovery code, and when it was made.
    pub code: Option<(CodeHash, u64)>,
    /// The password, and when it was set.
    pub password: Option<(PasswordHash, u64)>,
    /// How many passkeys it has.
    pub passkeys: u32,
    /// How many keys at providers it has.
    pub provider_keys: u32,
}

impl Keys {
    /// Whether there are any. If not, whoever has a session has all there is.
    pub const fn is_some(&self) -> bool {
        self.code.is_some() || self.password.is_some() || self.passkeys > 0 || self.provider_keys > 0
    }
}

/// A change of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyChange {
    /// Whose.
    pub account: String,
    /// What they were when the change was allowed.
    pub before: Keys,
    /// What takes which place.
    pub key: NewKey,
    /// The account's tag, unless it has one.
    pub tag: String,
    /// The session that asked. It ends.
    pub asked: SessionHash,
    /// What takes its place.
    pub session: NewSession,
    /// Whether all other sessions end as well.
    pub alone: bool,
}

/// A key that takes the place of the one of its kind, or comes to those that are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewKey {
    /// A recovery code.
    Code(CodeHash),
    /// A password.
    Password(PasswordHash),
    /// Another passkey.
    Passkey(Box<Passkey>),
    /// Another key at a provider.
    Provider(Box<ProviderKey>),
}

/// A time during which the server was not alive, milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life.
    pub from: u64,
    /// The next start.
    pub to: u64,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// 1, 2, 3 ... without gaps. Not what clients are told: they must not know how many whispers are among them.
    pub seq: u64,
    /// When, milliseconds since 1970.
    pub at: u64,
    /// What. Stored as JSON.
    pub entry: Entry,
}

/// What lists and the alarm clock need to know of a table without reading its log.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Stable and unique.
    pub id: String,
    /// Short and unique.
    pub code: String,
    /// The account that made it. Empty if the server arranged it ([`Lobby::arrange`](crate::Lobby::arrange)).
    pub host: String,
    /// Listed for everybody.
    pub public: bool,
    /// Everything else that a list shows. Stored as JSON.
    pub summary: Summary,
    /// When the table made is, milliseconds since 1970.
    pub made_at: u64,
    /// When the table wants to be woken if it sleeps, milliseconds since 1970.
    pub wake_at: Option<u64>,
}

/// What a list shows of a table. There is another one after each move, and what no move changes is shared by them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game, options, clock.
    pub setup: Arc<protocol::Setup>,
    /// How far it is. Stored in a column of its own as well, for queries.
    pub status: protocol::Status,
    /// Who sits there, also those who gave their seat up.
    pub sitting: Arc<Vec<Sitter>>,
    /// The accounts that sit there.
    pub accounts: Arc<Vec<String>>,
    /// Those of them for whom the table waits.
    pub waiting: Vec<String>,
    /// Seats a newcomer can take now.
    pub free_seats: u8,
    /// The seats of those who sit there, in the same order. Rows of earlier versions have none.
    #[serde(default)]
    pub seats: Arc<Vec<Seat>>,
    /// Which seats are partners.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// The seats of companions, each with the account at whose device it plays.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub beside: Arc<Vec<(Seat, String)>>,
    /// For whom the match waits, and until when. Everybody at the table is told it.
    #[serde(default)]
    pub owes: Vec<Owes>,
    /// Which match is played on there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Arc<Continues>>,
    /// At which match the one there guesses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<Arc<GuessAt>>,
    /// Milliseconds of all outages that were known then: later ones are to be added to the times.
    #[serde(default)]
    pub refunded: u64,
    /// For the seats of accounts, how many deeds of others they were told of since their own last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub since_turn: Vec<(Seat, u32)>,
    /// With which tables it shares a deal: their set's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<Arc<str>>,
    /// Whether whoever made it closed it: lists show it no more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

/// Whether nobody plays at somebody else's device.
fn is_nobody(beside: &[(Seat, String)]) -> bool {
    beside.is_empty()
}

/// Somebody for whom a match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owes {
    /// Who.
    pub seat: Seat,
    /// When their time runs out, milliseconds since 1970.
    pub until: Option<u64>,
    /// Which decision it is: no two of a table have the same number. Rows of earlier versions have 0.
    #[serde(default)]
    pub decision: u64,
}

/// Who sits in a seat. An account's name is in its own row, which can change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// An account, by its id.
    Account(String),
    /// An automatic player, by its name in the game's list.
    Bot(String),
}

/// A group of entries to be appended together.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// Under which claim of the table ([`Claim::epoch`]).
    pub epoch: u64,
    /// The table's row as it is afterwards.
    pub row: Arc<TableRow>,
    /// Whether anything of the row but its summary may differ from what is stored. If not, the store may leave
    /// that alone, and lists are searched by it.
    pub relisted: bool,
    /// Consecutive. May be empty: then only the row is updated.
    pub entries: Vec<Logged>,
    /// The table as it was before these entries, or a little earlier; takes the place of the checkpoint before.
    pub checkpoint: Option<Checkpoint>,
    /// The match that begins with these entries.
    pub begun: Option<MatchRow>,
    /// The match that ends with these entries.
    pub ended: Option<Ended>,
}

/// A match that ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// Which.
    pub id: String,
    /// Its standing.
    pub outcome: Outcome,
    /// Who sits in each seat now: some may have come while it was played.
    pub players: Vec<Option<Sitter>>,
}

/// What is kept of a match beside the log, to find it by its id.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchRow {
    /// Stable and unique.
    pub id: String,
    /// Counted from 1 at its table.
    pub number: u32,
    /// Which game.
    pub game: String,
    /// Version of the rules.
    pub rules_version: u32,
    /// Where it begins, and with what. `None` if a version of Septet began it that did not note that: then the
    /// table's log tells.
    pub dealt: Option<Dealt>,
}

/// What a match is dealt from beside its seed, which is in the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealt {
    /// The entry with which it begins.
    pub seq: u64,
    /// What is played. Stored as JSON.
    pub setup: protocol::Setup,
    /// Who sat in each seat then, and from its end on who sat there in the end. Stored as JSON. Empty if a version of Septet
    /// began it that did not note that.
    pub players: Vec<Option<Sitter>>,
    /// Which match it goes on from. Stored as JSON.
    pub continues: Option<Continues>,
    /// What deal it is. Stored as JSON; rows of earlier versions say no more than whether it goes on from another one.
    pub deal: Deal,
}

impl Dealt {
    /// Whether anybody may list it once it is over: it was played at a public table, and is no secret of others.
    pub fn is_listed(&self) -> bool {
        let open = match &self.deal {
            Deal::Chance | Deal::Lesson | Deal::Fork | Deal::Day { .. } => true,
            // Whoever knows how it went knows something of a match that may still be played.
            Deal::Guess { .. } | Deal::Duplicate { .. } => false,
        };
        open && self.setup.visibility == protocol::Visibility::Public
    }

    /// The accounts among them, each once.
    pub fn accounts(&self) -> BTreeSet<&str> {
        Sitter::accounts(&self.players)
    }
}

/// Which matches that are over are listed, the last to end first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchesOf {
    /// Only those in which this account sat.
    pub account: Option<String>,
    /// Only those of this table.
    pub table: Option<String>,
    /// Only those that anybody may list ([`Dealt::is_listed`]); without an account and a table there are no others.
    pub public: bool,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those in which this account sat as well.
    pub with: Option<String>,
    /// Only those with so many seats.
    pub seats: Option<u8>,
    /// So many are left out first.
    pub skip: u32,
    /// No more than these.
    pub limit: u32,
}

/// A match that was found by its id.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundMatch {
    /// What is kept of it.
    pub row: MatchRow,
    /// The id of its table, whose log has its inputs.
    pub table: String,
    /// When it began, milliseconds since 1970.
    pub began_at: u64,
    /// When it ended, once it is over.
    pub ended_at: Option<u64>,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
    /// The entry with which it ended, if that was noted.
    pub last: Option<u64>,
}

/// A match that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// The id of its table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Version of the rules it was begun by.
    pub rules_version: u32,
    /// What lists say of its table.
    pub status: protocol::Status,
}

/// Why something was not stored or read. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It would contradict what is stored.
    #[error("the write contradicts stored data: {0}")]
    Conflict(String),
    /// Another server owns the table.
    #[error("the table is owned by the server {node} at {address}")]
    Elsewhere {
        /// What it is called.
        node: String,
        /// Where others reach it.
        address: String,
    },
    /// The database does not answer, is full, or cannot be written.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// An entry could not be read again, once it were stored.
    #[error("an entry would not be read back as it was written: {0}")]
    Unwritable(String),
    /// What is stored cannot be understood.
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
}

impl StoreError {
    /// Whether the whole store is out of order. It says so itself in the log, once for all that it refuses; who asked
    /// it need not.
    pub const fn is_outage(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Conflict(_) | Self::Elsewhere { .. } | Self::Unwritable(_) | Self::Unreadable(_) => false,
        }
    }
}
