//! The lobby: the entry point for everything outside a table's own task.

use std::{net::IpAddr, sync::Arc, time::Duration};

use contract::{Allowance, AnyPlayer};
use protocol::{Account, AccountKind, Limits, Problem, ProblemCode, Setup, http};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use tokio::{sync::oneshot, time::Instant};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    Agent, Asker, Caller, Catalogue, Companion, Config, Connection, Dealt, FoundMatch, MatchesOf, Outages,
    Outbox, Outgoing, Peers, Session, SessionHash, SignedInto, Store, StoreError, TableRow,
    accounts::Accounts,
    alarm_clock,
    analysis::{ANALYSES, adviser, analyse},
    ban::Bans,
    connection::ActsFor,
    housekeeping,
    inner::Inner,
    lately::Lately,
    mailbox::Command,
    match_record,
    names::Names,
    problems::store_problem,
    record::{KeptMatch, kept_match},
    replay::{listing, replay},
    setup::check_setup,
    shared::Shared,
    showcase::is_wanted,
    silence,
    sockets::Sockets,
    tables::Tables,
    text::account_name,
    thinking::Rank,
    told::{self, News},
    upgrade,
};

/// The lobby: tables, sessions, clocks. Cheap to clone.
#[derive(Clone)]
pub struct Lobby(pub(crate) Arc<Inner>);

/// A time before which Septet did not exist, in milliseconds since 1970. A machine whose clock shows less has
/// lost it, and stored times must not be set back to that.
const MADE_IN: u64 = 1_767_225_600_000;

/// The usual size of corrections of the machine's clock.
const SLEW: Duration = Duration::from_secs(5);

/// The maximum number of tables in a list.
pub(crate) const LISTED: u32 = 100;

/// The number of challenges to external bots a minute for an account.
const CHALLENGES_PER_MINUTE: u32 = 20;

impl Lobby {
    /// Starts a lobby over a store: stores the outage since the last run, and wakes tables at their times.
    ///
    /// # Errors
    ///
    /// Fails if the store does not work.
    pub async fn open(
        config: Config,
        catalogue: Catalogue,
        store: Arc<dyn Store>,
    ) -> Result<Self, StoreError> {
        Self::open_among(config, catalogue, store, None).await
    }

    /// Starts a lobby over a store shared with these nodes, and passes requests on to the owners of tables.
    ///
    /// # Errors
    ///
    /// Fails if the store does not work.
    pub async fn open_among(
        config: Config,
        catalogue: Catalogue,
        store: Arc<dyn Store>,
        peers: Option<Arc<dyn Peers>>,
    ) -> Result<Self, StoreError> {
        let bans = Bans::new(store.bans().await?);
        let shared = Shared::new(config, catalogue, (store, peers), (Outages::default(), bans));
        let now = shared.clock.now();
        // If other nodes run, their tables are in memory, and while they send heartbeats there was no outage.
        let first = shared.store.is_first().await?;
        if first {
            set_back(shared.store.as_ref(), now).await?;
            shared.store.note_outage(now).await?;
        }
        shared.set_outages(Outages::new(shared.store.outages().await?));
        shared.note_beat(now);
        if first {
            upgrade::settle(&shared.store, &shared.catalogue).await?;
        }
        let shared = Arc::new(shared);
        let renames = Lately::per_hour(shared.config.renames_per_hour);
        let forks = Lately::per_hour(shared.config.forks_per_hour);
        let reels = Lately::per_minute(shared.config.reels_per_minute);
        let accounts = Accounts::new(&shared.config);
        let challengers = Lately::per_minute(CHALLENGES_PER_MINUTE);
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let tables = Tables::new(Arc::clone(&shared));
        let quiet = shared.config.quiet;
        if !quiet {
            tasks.spawn(alarm_clock::run(Arc::clone(&shared), tables.clone(), stop.clone()));
            tasks.spawn(silence::run(Arc::clone(&shared), tables.clone(), stop.clone()));
        }
        let sockets = Sockets::default();
        let inner = Arc::new(Inner {
            shared,
            tables,
            sockets,
            stop,
            tasks,
            renames,
            forks,
            reels,
            accounts,
            challengers,
        });
        told::begin(&inner);
        if !quiet {
            inner.tasks.spawn(housekeeping::run(Arc::downgrade(&inner), inner.stop.clone()));
        }
        Ok(Self(inner))
    }

    /// Returns the games of this server.
    pub fn catalogue(&self) -> &Catalogue {
        &self.0.shared.catalogue
    }

    /// Returns the limits for clients.
    pub fn limits(&self) -> &Limits {
        &self.0.shared.config.limits
    }

    /// Returns the limits of an account, which depend on its class.
    pub fn limits_of(&self, account: &Account) -> Limits {
        self.0.shared.config.limits_of(account)
    }

    /// Checks the name, makes an account and a session.
    ///
    /// # Errors
    ///
    /// Fails if the name is not valid, or the store fails.
    pub async fn sign_in(&self, request: http::SignIn, agent: Agent) -> Result<SignedInto, Problem> {
        match request.kind {
            AccountKind::Person | AccountKind::Bot => {}
            AccountKind::Companion => {
                let message = "a companion cannot sign in; the player who shares the device acts for it";
                return Err(Problem::new(ProblemCode::NotAllowed, message));
            }
        }
        let name = self.name(&request.name, request.kind)?;
        let account = Account { id: uuid::Uuid::now_v7().to_string(), name, kind: request.kind };
        let (token, session) = self.new_session(agent);
        let stored = self.0.shared.store.add_account(&account, &session).await;
        stored.map_err(|e| store_problem(&e))?;
        Ok(SignedInto { account, token })
    }

    fn name(&self, name: &str, kind: AccountKind) -> Result<String, Problem> {
        account_name(name, kind, self.limits(), self.catalogue())
    }

    /// Returns the session of a token.
    ///
    /// # Errors
    ///
    /// Fails if the account is banned, or the store fails.
    pub async fn session(&self, token: &str) -> Result<Option<Session>, Problem> {
        let hash = hash(token);
        let shared = &self.0.shared;
        let Some((account, used_at)) = shared.store.session(&hash).await.map_err(|e| store_problem(&e))?
        else {
            return Ok(None);
        };
        let now = shared.clock.now();
        shared.bans.check(&account.id, now)?;
        if now.saturating_sub(used_at) >= shared.config.keep.noted_every().as_millis() as u64
            && let Err(error) = shared.store.note_used(&hash, now).await
            && !error.is_outage()
        {
            tracing::warn!(%error, "could not store that a session was used; trying again later");
        }
        Ok(Some(Session { account, hash }))
    }

    /// Changes the name. Tables that show it send the change to their clients.
    ///
    /// # Errors
    ///
    /// Fails if the name is not valid, it changed too often, or the store fails.
    pub async fn rename(&self, session: &Session, name: &str) -> Result<Account, Problem> {
        let name = self.name(name, session.account.kind)?;
        let took = self.0.renames.take(&session.account.id, Instant::now().into_std());
        took.map_err(|wait| {
            let mut problem =
                Problem::new(ProblemCode::TooMany, "you have changed your name too often; try again later");
            problem.retry_after = Some((wait.as_millis() as u64).max(1));
            problem
        })?;
        let stored = self.0.shared.store.rename(&session.account.id, &name).await;
        stored.map_err(|e| store_problem(&e))?;
        self.0.spread(News::Renamed { account: session.account.id.clone(), name: name.clone() });
        Ok(Account { name, ..session.account.clone() })
    }

    /// Ends a session and closes its sockets.
    ///
    /// # Errors
    ///
    /// Fails if the store fails; then the session continues.
    pub async fn sign_out(&self, session: &Session) -> Result<(), Problem> {
        self.0.shared.store.end_session(&session.hash).await.map_err(|e| store_problem(&e))?;
        self.0.spread(News::ended(&session.hash));
        Ok(())
    }

    /// Returns a setup as a table would have it, with the teams, or the reason to refuse it. Makes no table.
    pub fn check_setup(&self, setup: Setup) -> http::CheckedSetup {
        let shared = &self.0.shared;
        match check_setup(&shared.catalogue, shared.config.grace, setup) {
            Ok(setup) => http::CheckedSetup::Playable { teams: shared.catalogue.teams(&setup), setup },
            Err(problem) => http::CheckedSetup::Refused { why: problem.message },
        }
    }

    /// Returns one page of the public tables with a present player, gathering or running, newest first, few
    /// of each host. Also returns the number of tables on all pages. Costs no query.
    pub fn public_tables(&self, wanted: &http::ListTables) -> (Vec<http::TableListing>, usize) {
        let list = self.0.shared.showcase.list(&self.0.shared.others);
        let fits = |table: &&http::TableListing| is_wanted(table, wanted.game.as_deref(), wanted.status);
        let found: Vec<&http::TableListing> = list.iter().filter(fits).collect();
        let first = (wanted.page.unwrap_or(1).max(1) as usize - 1).saturating_mul(http::TABLES_ON_A_PAGE);
        let page = found.iter().skip(first).take(http::TABLES_ON_A_PAGE).map(|&table| table.clone());
        (page.collect(), found.len())
    }

    /// Returns the account's tables, newest first.
    ///
    /// # Errors
    ///
    /// Fails if the store fails.
    pub async fn tables_of(&self, account: &Account) -> Result<Vec<http::TableListing>, Problem> {
        let rows = self.0.shared.store.tables_of(&account.id, LISTED).await;
        let mut rows = rows.map_err(|e| store_problem(&e))?;
        rows.retain(|row| !row.summary.closed);
        self.listings(rows, Some(&account.id)).await
    }

    pub(crate) async fn listings(
        &self,
        rows: Vec<TableRow>,
        account: Option<&str>,
    ) -> Result<Vec<http::TableListing>, Problem> {
        let mut names = Names::default();
        let sitting = rows.iter().flat_map(TableRow::accounts).map(str::to_owned).collect();
        names.learn(self.0.shared.store.as_ref(), sitting).await.map_err(|e| store_problem(&e))?;
        let outages = self.0.shared.outages();
        Ok(rows.into_iter().map(|row| row.listing(account, &names, &outages)).collect())
    }

    /// Returns the record of a finished match, from which it can be played again.
    ///
    /// # Errors
    ///
    /// Fails if there is no such match, it is not finished, or the store fails.
    pub async fn match_record(&self, id: &str) -> Result<http::MatchRecord, Problem> {
        self.match_record_for(Asker::Anybody, id).await
    }

    /// Returns the record of a finished match, as far as the asker may see it.
    ///
    /// # Errors
    ///
    /// Fails as [`Lobby::match_record`] does, and if the asker may not see the match yet.
    pub async fn match_record_for(&self, asker: Asker<'_>, id: &str) -> Result<http::MatchRecord, Problem> {
        let shared = &self.0.shared;
        let _turn = shared.heavy.acquire().await;
        Ok(match_record(shared.store.as_ref(), &shared.catalogue, (asker, id), shared.clock.now()).await?)
    }

    /// Returns the replay of a finished match.
    ///
    /// # Errors
    ///
    /// Fails if the match does not exist, is not finished or cannot be played again, or the store fails.
    pub async fn replay(&self, id: &str, eyes: http::Eyes) -> Result<http::Replay<Box<RawValue>>, Problem> {
        self.replay_for(Asker::Anybody, id, eyes).await
    }

    /// Returns the replay of a finished match, as far as the asker may see it.
    ///
    /// # Errors
    ///
    /// Fails as [`Lobby::replay`] does, and if the asker may not see the match yet.
    pub async fn replay_for(
        &self,
        asker: Asker<'_>,
        id: &str,
        eyes: http::Eyes,
    ) -> Result<http::Replay<Box<RawValue>>, Problem> {
        let shared = &self.0.shared;
        let _turn = shared.heavy.acquire().await;
        let now = shared.clock.now();
        let kept = kept_match(shared.store.as_ref(), &shared.catalogue, (asker, id), now).await?;
        let KeptMatch { found, setup, record } = kept;
        let names = self.names_of([&found]).await?;
        let listing = listing(found, setup, record.outcome.clone(), &names);
        let catalogue = shared.catalogue.clone();
        let seen = tokio::task::spawn_blocking(move || replay(&catalogue, &record, eyes, listing));
        let broken = "the match could not be replayed; the server's log says why";
        Ok(seen.await.map_err(|_| Problem::new(ProblemCode::Internal, broken))??)
    }

    /// Returns one page of the account's finished matches, the last to end first.
    ///
    /// # Errors
    ///
    /// Fails if the store fails.
    pub async fn matches_of(
        &self,
        account: &Account,
        wanted: http::ListMatches,
    ) -> Result<Vec<http::MatchListing>, Problem> {
        let http::ListMatches { game, with, seats, page } = wanted;
        let account = Some(account.id.clone());
        self.list_matches(MatchesOf { account, game, with, seats, ..MatchesOf::default() }, page).await
    }

    /// Returns one page of the finished matches of public tables, the last to end first.
    ///
    /// # Errors
    ///
    /// Fails if the page number is too high, or the store fails.
    pub async fn public_matches(
        &self,
        wanted: http::ListPublicMatches,
    ) -> Result<Vec<http::MatchListing>, Problem> {
        let http::ListPublicMatches { account, table, game, seats, page } = wanted;
        if page.is_some_and(|page| page > http::PAGES_OF_MATCHES) {
            let message = format!(
                "there are at most {} pages; filter by game, account or table",
                http::PAGES_OF_MATCHES
            );
            return Err(Problem::new(ProblemCode::Malformed, message));
        }
        let of = MatchesOf { account, table, public: true, game, seats, ..MatchesOf::default() };
        self.list_matches(of, page).await
    }

    async fn list_matches(
        &self,
        of: MatchesOf,
        page: Option<u32>,
    ) -> Result<Vec<http::MatchListing>, Problem> {
        let skip = page.unwrap_or(1).saturating_sub(1).saturating_mul(http::MATCHES_ON_A_PAGE);
        let of = MatchesOf { skip, limit: http::MATCHES_ON_A_PAGE, ..of };
        let found = self.0.shared.store.matches_of(&of).await.map_err(|e| store_problem(&e))?;
        let names = self.names_of(&found).await?;
        let listed = found.into_iter().filter_map(|found| {
            let setup = found.row.dealt.as_ref()?.setup.clone();
            let outcome = found.outcome.clone()?;
            Some(listing(found, setup, outcome, &names))
        });
        Ok(listed.collect())
    }

    /// Returns the names of the accounts that had seats when these matches began.
    pub(crate) async fn names_of(
        &self,
        matches: impl IntoIterator<Item = &FoundMatch>,
    ) -> Result<Names, Problem> {
        let dealt = matches.into_iter().filter_map(|found| found.row.dealt.as_ref());
        let accounts = dealt.flat_map(Dealt::accounts).map(str::to_owned).collect();
        let mut names = Names::default();
        names.learn(self.0.shared.store.as_ref(), accounts).await.map_err(|e| store_problem(&e))?;
        Ok(names)
    }

    /// Analyses one input of a finished match, counted from 0, with a strong built-in bot. It thinks on the
    /// same threads as other bots, and takes turns with them.
    ///
    /// # Errors
    ///
    /// Fails if the match runs, the input is no decision, no bot analyses, too many wait, or the store fails.
    pub async fn analysis(&self, id: &str, input: usize) -> Result<http::Analysis, Problem> {
        self.analysis_for(Asker::Anybody, id, input).await
    }

    /// Analyses one input of a finished match, as far as the asker may see the match.
    ///
    /// # Errors
    ///
    /// Fails as [`Lobby::analysis`] does, and if the asker may not see the match yet.
    pub async fn analysis_for(
        &self,
        asker: Asker<'_>,
        id: &str,
        input: usize,
    ) -> Result<http::Analysis, Problem> {
        let shared = &self.0.shared;
        let _room = shared.analysts.room()?;
        let record = self.match_record_for(asker, id).await?;
        let cost = adviser(&shared.catalogue, &record).map_or(Duration::ZERO, AnyPlayer::thinks);
        let catalogue = shared.catalogue.clone();
        let analyse = move |allowance: Allowance<'_>| analyse(&catalogue, &record, input, allowance);
        let (_thought, told) = shared.thinkers.think(Rank::People, ANALYSES, cost, analyse);
        let broken = "the bot could not analyse the decision; the server's log says why";
        Ok(told.await.map_err(|_| Problem::new(ProblemCode::Internal, broken))??)
    }

    /// Checks that the store takes writes, which the heartbeat of every second shows.
    ///
    /// # Errors
    ///
    /// Fails if the last heartbeat was refused, or none was stored for some seconds.
    pub fn check(&self) -> Result<(), Problem> {
        if self.0.shared.cannot_store() {
            let why = "the server cannot store anything; its log says why";
            return Err(Problem::new(ProblemCode::StorageUnavailable, why));
        }
        Ok(())
    }

    /// Connects a socket from this IP address and sends `hello`. Dropping the connection leaves all its
    /// tables.
    pub fn connect(&self, session: Session, outbox: Outbox, address: IpAddr) -> Connection {
        let Session { account, hash } = session;
        let by = ActsFor { owner: account.id.clone(), session: hash, only: None };
        Connection::new(Arc::clone(&self.0), (account, by), outbox, address)
    }

    /// Connects a socket that acts for a companion, and can only play at the companion's table.
    pub fn connect_beside(&self, companion: Companion, outbox: Outbox, address: IpAddr) -> Connection {
        let Companion { account, of, table, hash } = companion;
        let by = ActsFor { owner: of, session: hash, only: Some(table) };
        Connection::new(Arc::clone(&self.0), (account, by), outbox, address)
    }

    /// Connects a socket of another node. This node checks its session itself. The socket receives nothing
    /// before its first request. Dropping the connection leaves all its tables.
    ///
    /// # Errors
    ///
    /// Fails if the session has ended or is another account's, that account is banned, or the store fails.
    pub async fn connect_for_peer(&self, caller: &Caller) -> Result<(Connection, Outgoing), Problem> {
        let shared = &self.0.shared;
        let Caller { account, session: hash, address } = caller;
        let found = shared.store.session(hash).await.map_err(|e| store_problem(&e))?;
        let over = || Problem::new(ProblemCode::NotSignedIn, "the session has ended; sign in again");
        let (owner, _) = found.ok_or_else(over)?;
        shared.bans.check(&owner.id, shared.clock.now())?;
        let mut acts = ActsFor { owner: owner.id.clone(), session: hash.clone(), only: None };
        let mut plays = owner;
        if plays.id != *account {
            let session = Session { account: plays, hash: hash.clone() };
            let companion = self.companion(&session, account).await?;
            acts.only = Some(companion.table);
            plays = companion.account;
        }
        let (outbox, outgoing) = Outbox::new(self.limits_of(&plays).outbox_bytes);
        Ok((Connection::of_guest(Arc::clone(&self.0), (plays, acts), outbox, *address), outgoing))
    }

    /// Returns the number of tables in memory.
    pub fn tables_awake(&self) -> usize {
        self.0.tables.awake().len()
    }

    /// Returns the number of open sockets.
    pub fn sockets_open(&self) -> usize {
        self.0.sockets.len()
    }

    /// Sends every socket that the server stops, finishes pending writes, and stops all tables.
    pub async fn shut_down(&self) {
        let shared = &self.0.shared;
        let mailboxes = self.0.tables.awake().close();
        self.0.stop.cancel();
        self.0.tasks.close();
        for mailbox in mailboxes {
            let (done, stopped) = oneshot::channel();
            if mailbox.send(Command::Stop { done }).await.is_ok() {
                let _ = stopped.await;
            }
        }
        self.0.sockets.close_all();
        self.0.tasks.wait().await;
        if let Err(error) = shared.store.beat(shared.clock.now()).await {
            tracing::error!(%error, "could not store the time at which the server stopped");
        }
    }
}

/// Sets stored times in the future to now, if the clock was ahead when the server last ran. Otherwise clocks
/// would run for as long as it was ahead.
async fn set_back(store: &dyn Store, now: u64) -> Result<(), StoreError> {
    if now < MADE_IN {
        tracing::warn!("the machine's clock is far in the past; stored times are left as they are");
        return Ok(());
    }
    if store.set_back(now, SLEW.as_millis() as u64).await? {
        tracing::warn!(
            "the clock was ahead when the server last ran; stored times in the future are set to now"
        );
    }
    Ok(())
}

pub(crate) fn hash(token: &str) -> SessionHash {
    SessionHash(hex::encode(Sha256::digest(token.as_bytes())))
}
