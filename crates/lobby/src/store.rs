//! The database as the lobby needs it.

use std::{collections::BTreeSet, sync::Arc};

use async_trait::async_trait;
use contract::{Outcome, Seat, Teams};
use protocol::{Account, Continues, Deal, GuessAt, TableRef};
use serde::{Deserialize, Serialize};

use crate::{
    AccountTimes, Agent, Asked, AskedFor, Ban, Beside, Claim, DuplicateSet, Entry, Leadership, Passkey,
    PasskeyUse, ProviderId, ProviderKey,
};

/// Durable storage. The data of a call that returned `Ok` survives a crash of the process.
///
/// One task writes the log of a table. The store still refuses an append that does not continue the log, so
/// that two writers never interleave.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new account together with its first session.
    async fn add_account(&self, account: &Account, session: &NewSession) -> Result<(), StoreError>;
    /// Stores another session of an account.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    async fn add_session(&self, account: &str, session: &NewSession) -> Result<(), StoreError>;
    /// Returns an account's sessions, the last used first.
    async fn sessions_of(&self, account: &str) -> Result<Vec<KeptSession>, StoreError>;
    /// Stores the time at which a session reported all sign-in methods of its account as lost.
    async fn note_lost(&self, session: &SessionHash, at: u64) -> Result<(), StoreError>;
    /// Removes such reports of all sessions of an account.
    async fn nobody_lost(&self, account: &str) -> Result<(), StoreError>;
    /// Ends all sessions of an account except `stays`.
    async fn end_other_sessions(&self, account: &str, stays: &SessionHash) -> Result<(), StoreError>;
    /// Returns the sign-in methods of an account; `None` if there is no such account.
    async fn keys(&self, account: &str) -> Result<Option<Keys>, StoreError>;
    /// Changes the sign-in methods of an account, and replaces the requesting session by a new one, in one
    /// transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the sign-in methods have changed, or the session has ended. Also if
    /// another account has the tag, the passkey or the provider identity.
    async fn change_keys(&self, change: &KeyChange) -> Result<(), StoreError>;
    /// Returns the account with this recovery code.
    async fn account_by_code(&self, code: &CodeHash) -> Result<Option<Account>, StoreError>;
    /// Returns the account with this tag, and its password.
    async fn account_by_tag(&self, tag: &str) -> Result<Option<(Account, Option<PasswordHash>)>, StoreError>;
    /// Returns the passkeys of an account, the oldest first.
    async fn passkeys_of(&self, account: &str) -> Result<Vec<Passkey>, StoreError>;
    /// Returns the passkey with this id, and its account.
    async fn passkey(&self, id: &str) -> Result<Option<(Account, Passkey)>, StoreError>;
    /// Stores the use of a passkey.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the passkey does not exist, or was used in the meantime.
    async fn use_passkey(&self, used: &PasskeyUse) -> Result<(), StoreError>;
    /// Removes a passkey from an account. A passkey that does not exist is no error.
    async fn remove_passkey(&self, account: &str, id: &str) -> Result<(), StoreError>;
    /// Returns the provider identities of an account, the oldest first.
    async fn provider_keys_of(&self, account: &str) -> Result<Vec<ProviderKey>, StoreError>;
    /// Returns the account with this provider identity.
    async fn account_by_provider_key(&self, id: &ProviderId) -> Result<Option<Account>, StoreError>;
    /// Stores the use of a provider identity.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the identity does not exist.
    async fn use_provider_key(&self, id: &ProviderId, at: u64) -> Result<(), StoreError>;
    /// Removes a provider identity from an account. An identity that does not exist is no error.
    async fn remove_provider_key(&self, account: &str, id: &ProviderId) -> Result<(), StoreError>;
    /// Returns the time zones and vacations of accounts in any order, without accounts that have none.
    async fn times_of(&self, accounts: &[String]) -> Result<Vec<(String, AccountTimes)>, StoreError>;
    /// Stores the time zone and vacations of an account. For a missing account nothing is stored.
    async fn set_times(&self, account: &str, times: &AccountTimes) -> Result<(), StoreError>;
    /// Changes the name of an account.
    async fn rename(&self, account: &str, name: &str) -> Result<(), StoreError>;
    /// Returns the existing accounts among `ids`, in any order.
    async fn accounts(&self, ids: &[String]) -> Result<Vec<Account>, StoreError>;
    /// Stores a new companion account. It has no session.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if an account has this id.
    async fn add_companion(&self, account: &Account, beside: &Beside, at: u64) -> Result<(), StoreError>;
    /// Returns a companion, with the account at whose device it plays.
    async fn companion(&self, account: &str) -> Result<Option<(Account, Beside)>, StoreError>;
    /// Returns the companions of an account, with the ids of their tables, in any order.
    async fn companions_of(&self, account: &str) -> Result<Vec<(Account, String)>, StoreError>;
    /// Deletes an account: its name, its sessions and its companions. Tables keep its id, which then belongs
    /// to no account. An account that does not exist is no error.
    async fn erase_account(&self, account: &str) -> Result<(), StoreError>;
    /// Bans an account from the server. A new ban replaces an older one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no such account.
    async fn ban(&self, ban: &Ban) -> Result<(), StoreError>;
    /// Lifts an account's ban, if there is one.
    async fn lift_ban(&self, account: &str) -> Result<(), StoreError>;
    /// Returns all bans, including those that have ended.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;
    /// Returns the account of a session that has not ended, and the last stored time of its use.
    async fn session(&self, session: &SessionHash) -> Result<Option<(Account, u64)>, StoreError>;
    /// Stores the time at which a session is used.
    async fn note_used(&self, session: &SessionHash, at: u64) -> Result<(), StoreError>;
    /// Returns sessions that were last used before `before`, the longest unused first. For an account without
    /// tables and sign-in methods the limit is `guests_before`.
    async fn stale_sessions(
        &self,
        before: u64,
        guests_before: u64,
        limit: u32,
    ) -> Result<Vec<SessionHash>, StoreError>;
    /// Ends a session. A session that does not exist is no error. An account without sessions, tables and
    /// sign-in methods is deleted.
    async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError>;

    /// Stores a new table with the first entry of its log.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the code is in use.
    async fn make_table(&self, table: &TableRow, first: &Logged) -> Result<(), StoreError>;
    /// Stores the tables of a shared deal with their first entries, and their set, as one transaction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if one of the codes is in use.
    async fn make_duplicate(
        &self,
        set: &DuplicateSet,
        tables: &[(TableRow, Logged)],
    ) -> Result<(), StoreError>;
    /// Returns a set of tables that share a deal. It names deleted tables as well, and is deleted with its
    /// last table.
    async fn duplicate(&self, set: &str) -> Result<Option<DuplicateSet>, StoreError>;
    /// Stores that no further table of a set begins, unless that is stored already.
    async fn close_duplicate(&self, set: &str, at: u64) -> Result<(), StoreError>;
    /// Makes this node the owner of a table, before it reads the table's log. Every claim has another epoch,
    /// also if the node owned the table before. The store refuses appends under an earlier claim. A table
    /// that does not exist can be claimed and has no log. A store of one server needs no claims.
    ///
    /// # Errors
    ///
    /// [`StoreError::Elsewhere`] if another node owns it.
    async fn claim(&self, _table: &str) -> Result<Claim, StoreError> {
        Ok(Claim::ALONE)
    }
    /// Returns the leadership of this node. A server that has its store alone always leads.
    fn leadership(&self) -> Leadership {
        Leadership::ALONE
    }
    /// Returns true if no other node uses the store and this node leads. Then it may do one-time work.
    async fn is_first(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
    /// Returns the names and addresses of the other nodes with a lease, if several share the store.
    async fn others(&self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(Vec::new())
    }
    /// Returns the time by a clock that all nodes on this store share, in milliseconds since 1970. It is
    /// never ahead of that clock. `None`: the clock of this machine applies.
    fn shared_time(&self) -> Option<u64> {
        None
    }

    /// Returns the name and address of the other node that owns a table, if several nodes share the store.
    async fn owner(&self, _table: &str) -> Result<Option<(String, String)>, StoreError> {
        Ok(None)
    }
    /// Gives a table back if this node owns it, so that another node can claim it at once. The caller sends
    /// nothing about the table before the next claim. Does nothing where no claims are needed.
    async fn give_back(&self, _table: &str) -> Result<(), StoreError> {
        Ok(())
    }
    /// Returns each time a lease ends under which tables were claimed.
    async fn lease_over(&self) {
        std::future::pending::<()>().await;
    }
    /// Stores a question or code that is answered once. It replaces that of the same account or session, or
    /// the oldest of an IP address that has the maximum.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the maximum of all is reached.
    async fn ask(&self, asked: &Asked) -> Result<(), StoreError>;
    /// Returns the question or code with this hash, also if it has expired.
    async fn asked(&self, what: AskedFor, id: &str) -> Result<Option<Asked>, StoreError>;
    /// Deletes a question or code as it is answered.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it does not exist any more, because it was answered elsewhere.
    async fn spend(&self, what: AskedFor, id: &str) -> Result<(), StoreError>;
    /// Deletes the questions and codes that expired before `before`.
    async fn forget_asked(&self, before: u64) -> Result<(), StoreError>;
    /// Finds a table by id or code.
    async fn find_table(&self, table: &TableRef) -> Result<Option<TableRow>, StoreError>;
    /// Returns a table's entries after the one numbered `after`, in order, at most `limit`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a line of them cannot be read.
    async fn entries(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Logged>, StoreError>;
    /// Returns a table's whole log, in order.
    async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        self.log_between(table, 0, u64::MAX).await
    }
    /// Returns a table's entries after `after` and up to `last`, in order. Reads page by page, so that short
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
    /// Returns the newest checkpoint of a table.
    async fn checkpoint(&self, table: &str) -> Result<Option<Checkpoint>, StoreError>;
    /// Appends to a table's log and updates its row, in one transaction. Many tables may share it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the log does not end just before the first entry, or the table was claimed
    /// again; [`StoreError::Unwritable`] if an entry could not be read again ([`Entry::line`]).
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// Finds a match by its id.
    async fn find_match(&self, id: &str) -> Result<Option<FoundMatch>, StoreError>;
    /// Returns finished matches of a query. An account sat in its matches when they began or ended.
    async fn matches_of(&self, of: &MatchesOf) -> Result<Vec<FoundMatch>, StoreError>;
    /// Returns the matches of a table, in order.
    async fn matches_at(&self, table: &str) -> Result<Vec<FoundMatch>, StoreError>;
    /// Returns the last match of each table if it is unfinished, unless the table gathers for another match.
    async fn unfinished_matches(&self) -> Result<Vec<Unfinished>, StoreError>;
    /// Returns tables that the account made, or sits or sat at, newest first. Of arranged tables
    /// ([`TableRow::is_arranged`]) it returns only unfinished ones.
    async fn tables_of(&self, account: &str, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Returns the ids of tables that the account made, or sits or sat at, in order, those after `after`.
    async fn table_ids_of(&self, account: &str, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Returns the ids of tables without a match that were made before `before` and have no entry since then.
    /// They are in order, those after `after`.
    async fn unstarted_tables(&self, before: u64, after: &str, limit: u32)
    -> Result<Vec<String>, StoreError>;
    /// Deletes such a table, and accounts that then have no session, sign-in method or table. Does nothing to
    /// another table.
    async fn forget_table(&self, table: &str, before: u64) -> Result<(), StoreError>;
    /// Returns the ids of tables whose matches all ended before `before`, at least one, and that have no
    /// entry since then. They are in order, those after `after`.
    async fn ended_tables(&self, before: u64, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Deletes such a table with its log and matches, and accounts that then have no session, sign-in method
    /// or table. Does nothing to another table. Ratings stay.
    async fn prune_table(&self, table: &str, before: u64) -> Result<(), StoreError>;
    /// Returns the number of unfinished tables that the account made after `since`.
    async fn open_tables_of(&self, account: &str, since: u64) -> Result<u32, StoreError>;

    /// Returns the tables to wake at or before `now` ([`TableRow::wake_at`]), most overdue first.
    async fn due_tables(&self, now: u64, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Stores a heartbeat of the server, about once a second.
    async fn beat(&self, now: u64) -> Result<(), StoreError>;
    /// Called once at start, before all other calls. If the last heartbeat is more than `tolerance`
    /// milliseconds after `now`, the clock was ahead. Then every later stored time becomes `now`.
    async fn set_back(&self, now: u64, tolerance: u64) -> Result<bool, StoreError>;
    /// Called once at start. Stores the time between the last heartbeat and `now` if it is an outage.
    async fn note_outage(&self, now: u64) -> Result<(), StoreError>;
    /// Returns all times during which the server was not alive, in order.
    async fn outages(&self) -> Result<Vec<Outage>, StoreError>;
    /// Returns the outages of one table, during which the node that owned it was not alive. Each claim stores
    /// its own.
    async fn table_outages(&self, _table: &str) -> Result<Vec<Outage>, StoreError> {
        Ok(Vec::new())
    }
}

/// The most entries that are read at once.
pub(crate) const PAGE: u32 = 500;

/// A table as it was after one of its entries. It continues from there without the entries before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// The last entry before it.
    pub seq: u64,
    /// The table as JSON that only the lobby reads. JSON that it cannot read any more is ignored.
    pub state: String,
}

/// The SHA-256 hash of a session token, in hexadecimal. The token itself is never stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SessionHash(pub String);

/// A new session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub hash: SessionHash,
    /// The time of its beginning, in milliseconds since 1970.
    pub at: u64,
    /// The browser and system.
    pub agent: Agent,
}

/// A stored session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSession {
    /// The hash of its token.
    pub hash: SessionHash,
    /// The time of its beginning, in milliseconds since 1970.
    pub at: u64,
    /// The last stored time of its use.
    pub used_at: u64,
    /// The browser and system.
    pub agent: Agent,
    /// The time at which it reported all sign-in methods of its account as lost, if it did.
    pub lost_at: Option<u64>,
}

/// The SHA-256 hash of a recovery code, in hexadecimal. The code has so many letters that trying cannot find
/// it, so it needs no slower hash.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CodeHash(pub String);

/// The stored form of a password: Argon2id with its parameters and salt, as a PHC string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasswordHash(pub String);

/// The sign-in methods of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys {
    /// The time at which the account was made, in milliseconds since 1970.
    pub made_at: u64,
    /// The ID for signing in with a password. It stays the same once it is set.
    pub tag: Option<String>,
    /// The recovery code, and the time at which it was made.
    pub code: Option<(CodeHash, u64)>,
    /// The password, and the time at which it was set.
    pub password: Option<(PasswordHash, u64)>,
    /// The number of passkeys.
    pub passkeys: u32,
    /// The number of provider identities.
    pub provider_keys: u32,
}

impl Keys {
    /// Returns true if there are any. Without them the session is all that the owner has.
    pub const fn is_some(&self) -> bool {
        self.code.is_some() || self.password.is_some() || self.passkeys > 0 || self.provider_keys > 0
    }
}

/// A change of sign-in methods.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyChange {
    /// The account.
    pub account: String,
    /// The sign-in methods when the change was allowed.
    pub before: Keys,
    /// The new sign-in method.
    pub key: NewKey,
    /// The account's tag, or a new one if it has none.
    pub tag: String,
    /// The requesting session. It ends.
    pub asked: SessionHash,
    /// The session that replaces it.
    pub session: NewSession,
    /// True if all other sessions end as well.
    pub alone: bool,
}

/// A new sign-in method. It replaces the one of its kind, or is added to the existing ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewKey {
    /// A recovery code.
    Code(CodeHash),
    /// A password.
    Password(PasswordHash),
    /// Another passkey.
    Passkey(Box<Passkey>),
    /// Another provider identity.
    Provider(Box<ProviderKey>),
}

/// A time during which the server was not alive, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last heartbeat.
    pub from: u64,
    /// The next start.
    pub to: u64,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// The number: 1, 2, 3 ... without gaps. It reveals the number of whispers, so no client receives it.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The event, stored as JSON.
    pub entry: Entry,
}

/// The data of a table that lists and the alarm clock need without reading its log.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The unique id, which never changes.
    pub id: String,
    /// The short and unique code.
    pub code: String,
    /// The account that made it. Empty if the server arranged it ([`Lobby::arrange`](crate::Lobby::arrange)).
    pub host: String,
    /// True if public lists show it.
    pub public: bool,
    /// All other data of lists, stored as JSON.
    pub summary: Summary,
    /// The time at which the table was made, in milliseconds since 1970.
    pub made_at: u64,
    /// The time at which the table must wake if it sleeps, in milliseconds since 1970.
    pub wake_at: Option<u64>,
}

/// The data of a table in lists. Each move makes another summary, which shares the unchanged parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game, its options and its clock.
    pub setup: Arc<protocol::Setup>,
    /// The status of the table. Stored in a column of its own as well, for queries.
    pub status: protocol::Status,
    /// The occupants of seats, including accounts that gave up their seat.
    pub sitting: Arc<Vec<Sitter>>,
    /// The accounts among the occupants.
    pub accounts: Arc<Vec<String>>,
    /// The accounts for which the table waits.
    pub waiting: Vec<String>,
    /// The number of seats that a newcomer can take now.
    pub free_seats: u8,
    /// The seats of the occupants, in the same order. Rows of earlier versions have none.
    #[serde(default)]
    pub seats: Arc<Vec<Seat>>,
    /// The teams of the seats.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// The seats of companions, each with the account at whose device it plays.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub beside: Arc<Vec<(Seat, String)>>,
    /// The open decisions and their deadlines. All clients at the table receive them.
    #[serde(default)]
    pub owes: Vec<Owes>,
    /// The match that is continued there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Arc<Continues>>,
    /// The match of which the match there is a what-if match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<Arc<GuessAt>>,
    /// The milliseconds of all outages known then. Later outages are to be added to the times.
    #[serde(default)]
    pub refunded: u64,
    /// The number of moves of others since the last one of its player, for each seat of an account.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub since_turn: Vec<(Seat, u32)>,
    /// The id of the set of tables with which it shares a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<Arc<str>>,
    /// True if the table was closed. Lists do not show it then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

/// Returns true if no companion plays.
fn is_nobody(beside: &[(Seat, String)]) -> bool {
    beside.is_empty()
}

/// A seat for which a match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owes {
    /// The seat.
    pub seat: Seat,
    /// The deadline, in milliseconds since 1970.
    pub until: Option<u64>,
    /// The number of the decision, unique at its table. Rows of earlier versions have 0.
    #[serde(default)]
    pub decision: u64,
}

/// The occupant of a seat. An account's name is in its own row, which can change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// An account, by its id.
    Account(String),
    /// A built-in bot, by its name in the game's list.
    Bot(String),
}

/// A group of entries that are appended together.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The epoch of the claim of the table ([`Claim::epoch`]).
    pub epoch: u64,
    /// The table's row after the append.
    pub row: Arc<TableRow>,
    /// True if the row may differ from the stored one in more than its summary. Otherwise the store may leave
    /// the columns alone by which lists are searched.
    pub relisted: bool,
    /// The consecutive entries. Without entries, only the row is updated.
    pub entries: Vec<Logged>,
    /// The table before these entries, or a little earlier. It replaces the checkpoint before.
    pub checkpoint: Option<Checkpoint>,
    /// The match that begins with these entries.
    pub begun: Option<MatchRow>,
    /// The match that ends with these entries.
    pub ended: Option<Ended>,
}

/// A match that ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The id of the match.
    pub id: String,
    /// The final standings.
    pub outcome: Outcome,
    /// The occupant of each seat now. Some may have joined during the match.
    pub players: Vec<Option<Sitter>>,
}

/// The data of a match outside the log, to find it by its id.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchRow {
    /// The unique id, which never changes.
    pub id: String,
    /// The number of the match at its table, counted from 1.
    pub number: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// The place and data of the beginning. `None` if a version of Septet began the match that did not store
    /// them. Then the table's log has them.
    pub dealt: Option<Dealt>,
}

/// The data from which a match is dealt, without its seed, which is in the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealt {
    /// The entry with which it begins.
    pub seq: u64,
    /// The setup, stored as JSON.
    pub setup: protocol::Setup,
    /// The occupant of each seat at the beginning; after the end, that at the end. Stored as JSON. Empty if a
    /// version of Septet began the match that did not store them.
    pub players: Vec<Option<Sitter>>,
    /// The match that it continues. Stored as JSON.
    pub continues: Option<Continues>,
    /// The kind of deal. Stored as JSON; rows of earlier versions only show if it continues another match.
    pub deal: Deal,
}

impl Dealt {
    /// Returns true if public lists may show the match once it is finished: it was public and is no secret.
    pub fn is_listed(&self) -> bool {
        let open = match &self.deal {
            Deal::Chance | Deal::Lesson | Deal::Fork | Deal::Day { .. } => true,
            // The result of such a match reveals something of a match that may still run.
            Deal::Guess { .. } | Deal::Duplicate { .. } => false,
        };
        open && self.setup.visibility == protocol::Visibility::Public
    }

    /// Returns the accounts among the players, each once.
    pub fn accounts(&self) -> BTreeSet<&str> {
        Sitter::accounts(&self.players)
    }
}

/// A query for finished matches, the last to end first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchesOf {
    /// Only matches in which this account sat.
    pub account: Option<String>,
    /// Only matches of this table.
    pub table: Option<String>,
    /// Only public matches ([`Dealt::is_listed`]). Without an account and a table there are no others.
    pub public: bool,
    /// Only matches of this game.
    pub game: Option<String>,
    /// Only matches in which this account sat as well.
    pub with: Option<String>,
    /// Only matches with this number of seats.
    pub seats: Option<u8>,
    /// The number of matches that are skipped first.
    pub skip: u32,
    /// The most matches that are returned.
    pub limit: u32,
}

/// A match that was found by its id.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundMatch {
    /// The stored data of the match.
    pub row: MatchRow,
    /// The id of its table, whose log has its inputs.
    pub table: String,
    /// The time of its beginning, in milliseconds since 1970.
    pub began_at: u64,
    /// The time of its end, once it is finished.
    pub ended_at: Option<u64>,
    /// The outcome, once it is finished.
    pub outcome: Option<Outcome>,
    /// The entry with which it ended, if that was stored.
    pub last: Option<u64>,
}

/// An unfinished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// The id of its table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The version of the rules by which it began.
    pub rules_version: u32,
    /// The status of its table, as lists show it.
    pub status: protocol::Status,
}

/// The reason why data was not stored or read. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The write contradicts the stored data.
    #[error("the write contradicts stored data: {0}")]
    Conflict(String),
    /// Another node owns the table.
    #[error("the table is owned by the server {node} at {address}")]
    Elsewhere {
        /// The name of the node.
        node: String,
        /// The address at which other nodes reach it.
        address: String,
    },
    /// The database does not answer, is full, or cannot be written.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// An entry could not be read again after it was stored.
    #[error("an entry would not be read back as it was written: {0}")]
    Unwritable(String),
    /// The stored data cannot be read.
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
}

impl StoreError {
    /// Returns true if the whole store is out of order. The store logs that once for all refused calls, so
    /// the caller need not.
    pub const fn is_outage(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Conflict(_) | Self::Elsewhere { .. } | Self::Unwritable(_) | Self::Unreadable(_) => false,
        }
    }
}
