//! The data that all table tasks of a lobby share.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex, RwLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::sync::Semaphore;

use crate::{
    Catalogue, Config, Outages, Peers, Store,
    analysis::Analysts,
    answer_times::AnswerTimes,
    ban::Bans,
    challenges::Challenges,
    companion::Companions,
    debts::ChangedTables,
    listeners::Listeners,
    lookups::Lookups,
    presence::ConnectionId,
    seen::Seen,
    series::SeriesAsked,
    showcase::Showcase,
    thinking::Thinkers,
    told::{Again, Duties, Others},
    wall_clock::WallClock,
};

/// The data that all table tasks of a lobby share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) catalogue: Catalogue,
    pub(crate) store: Arc<dyn Store>,
    /// The other nodes on the store, if it is shared.
    pub(crate) peers: Option<Arc<dyn Peers>>,
    pub(crate) clock: WallClock,
    pub(crate) lookups: Lookups,
    pub(crate) showcase: Showcase,
    /// The tables that have changed.
    pub(crate) changed: ChangedTables,
    /// The reports of the other nodes about themselves.
    pub(crate) others: Others,
    /// The requests that only the leader answers.
    pub(crate) duties: Duties,
    /// The accounts that were seen recently without a socket.
    pub(crate) seen: Seen,
    /// The pending reads of shared state after news of other nodes may have been missed.
    pub(crate) again: Again,
    /// The accounts that may not use the server.
    pub(crate) bans: Bans,
    /// The sockets that receive notices about their account.
    pub(crate) listeners: Listeners,
    pub(crate) challenges: Challenges,
    pub(crate) answer_times: AnswerTimes,
    /// The unanswered invitations to series.
    pub(crate) series: SeriesAsked,
    /// The turns to read long logs.
    pub(crate) heavy: Semaphore,
    /// The turns to fold logs of tables.
    pub(crate) folds: Semaphore,
    /// The threads on which built-in bots think.
    pub(crate) thinkers: Thinkers,
    /// The turns to analyse decisions of finished matches.
    pub(crate) analysts: Analysts,
    /// The turns to think about hints. They are separate, so that analyses of finished matches do not delay
    /// running ones.
    pub(crate) hints: Analysts,
    /// The limits on new companions.
    pub(crate) companions: Companions,
    /// Held while a table begins its shared deal, and while a set is closed. So no account that can still
    /// play the deal sees it.
    pub(crate) duplicates: tokio::sync::Mutex<()>,
    outages: RwLock<Arc<Outages>>,
    /// The time of the last stored heartbeat, in milliseconds since 1970.
    beat_at: AtomicU64,
    /// True if the store refused the last heartbeat.
    beat_refused: AtomicBool,
    next_connection: AtomicU64,
    /// True if this node stops and gives its tables to other nodes.
    draining: AtomicBool,
    /// The tables that cannot be opened, as far as the log reports them.
    broken: Mutex<HashSet<String>>,
}

/// The gap between two heartbeats from which it is an outage: the process was stopped, the machine suspended,
/// or the store unavailable.
pub(crate) const STOPPED: Duration = Duration::from_secs(5);

/// The number of long logs that are read and folded at one time; others wait. It is below the number of a
/// store's connections, so that short reads never wait for them.
const HEAVY: usize = 2;

/// The number of tables that are folded at one time; others wait. It exceeds the number of long logs. Each
/// fold needs a thread, which keeps the memory that it allocated. Without the limit, a thousand tables woken
/// at once would use dozens of threads.
const FOLDS: usize = HEAVY + 2;

impl Shared {
    pub(crate) fn new(
        config: Config,
        catalogue: Catalogue,
        (store, peers): (Arc<dyn Store>, Option<Arc<dyn Peers>>),
        (outages, bans): (Outages, Bans),
    ) -> Self {
        Self {
            clock: config
                .starts_at
                .map_or_else(|| WallClock::of(store.shared_time()), WallClock::virtual_from),
            lookups: Lookups::new(config.misses_per_minute),
            thinkers: Thinkers::start(config.thinking_threads, config.thinking_wait),
            companions: Companions::new(&config),
            config,
            catalogue,
            store,
            peers,
            showcase: Showcase::default(),
            changed: ChangedTables::default(),
            others: Others::default(),
            duties: Duties::default(),
            seen: Seen::default(),
            again: Again::default(),
            bans,
            listeners: Listeners::default(),
            challenges: Challenges::default(),
            answer_times: AnswerTimes::new(),
            series: SeriesAsked::default(),
            heavy: Semaphore::new(HEAVY),
            folds: Semaphore::new(FOLDS),
            analysts: Analysts::default(),
            hints: Analysts::default(),
            duplicates: tokio::sync::Mutex::default(),
            outages: RwLock::new(Arc::new(outages)),
            beat_at: AtomicU64::new(0),
            beat_refused: AtomicBool::new(false),
            next_connection: AtomicU64::new(1),
            draining: AtomicBool::new(false),
            broken: Mutex::default(),
        }
    }

    pub(crate) fn outages(&self) -> Arc<Outages> {
        Arc::clone(&self.outages.read().expect("nobody panics while holding it"))
    }

    pub(crate) fn set_outages(&self, outages: Outages) {
        *self.outages.write().expect("nobody panics while holding it") = Arc::new(outages);
    }

    /// Notes a stored heartbeat. Every outage before it is known.
    pub(crate) fn note_beat(&self, now: u64) {
        self.beat_at.store(now, Ordering::Relaxed);
        self.beat_refused.store(false, Ordering::Relaxed);
    }

    /// Notes that the store refused a heartbeat.
    pub(crate) fn note_refused_beat(&self) {
        self.beat_refused.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the store takes no writes: it refused the last heartbeat, or does not answer.
    pub(crate) fn cannot_store(&self) -> bool {
        self.beat_refused.load(Ordering::Relaxed) || self.stands_still()
    }

    /// Returns `true` if nothing was stored for so long that it is an outage, although it is not noted yet.
    /// Until it is noted, no player is late.
    pub(crate) fn stands_still(&self) -> bool {
        let silence = self.clock.now().saturating_sub(self.beat_at.load(Ordering::Relaxed));
        silence > STOPPED.as_millis() as u64
    }

    /// Returns the current time. During an outage it returns the time of the last stored heartbeat, because
    /// players had no time since.
    pub(crate) fn alive_at(&self) -> u64 {
        if self.stands_still() { self.beat_at.load(Ordering::Relaxed) } else { self.clock.now() }
    }

    /// Returns `true` if the log does not report yet that this table cannot be opened, and notes it as
    /// reported.
    pub(crate) fn is_news(&self, table: &str) -> bool {
        let mut broken = self.broken.lock().expect("nobody panics while holding it");
        !broken.contains(table) && broken.insert(table.to_owned())
    }

    /// Makes this node claim no table from now on.
    pub(crate) fn claim_no_more(&self) {
        self.draining.store(true, Ordering::SeqCst);
    }

    /// Returns `true` if this node claims no tables any more.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }
}
