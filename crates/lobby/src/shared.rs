//! What all table tasks of a lobby share.

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

/// What all table tasks of a lobby share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) catalogue: Catalogue,
    pub(crate) store: Arc<dyn Store>,
    /// The other servers on that store, if it is shared.
    pub(crate) peers: Option<Arc<dyn Peers>>,
    pub(crate) clock: WallClock,
    pub(crate) lookups: Lookups,
    pub(crate) showcase: Showcase,
    /// Which tables have changed.
    pub(crate) changed: ChangedTables,
    /// What the other servers on that store say of themselves.
    pub(crate) others: Others,
    /// What is answered as the leader.
    pub(crate) duties: Duties,
    /// Who was seen lately without a socket.
    pub(crate) seen: Seen,
    /// That something they told may have been missed.
    pub(crate) again: Again,
    /// Accounts that may not use the server.
    pub(crate) bans: Bans,
    /// Sockets that are told what concerns their account.
    pub(crate) listeners: Listeners,
    pub(crate) challenges: Challenges,
    pub(crate) answer_times: AnswerTimes,
    /// Who was asked to play a series.
    pub(crate) series: SeriesAsked,
    /// Turns to read long logs.
    pub(crate) heavy: Semaphore,
    /// Turns to fold what was read of a table.
    pub(crate) folds: Semaphore,
    /// Where automatic players think.
    pub(crate) thinkers: Thinkers,
    /// Turns to think about decisions of matches that are over.
    pub(crate) analysts: Analysts,
    /// Turns to think about hints: nobody who looks at matches that are over takes them away from those who play.
    pub(crate) hints: Analysts,
    /// Who seated companions lately.
    pub(crate) companions: Companions,
    /// Held while a table begins a deal that it shares, and while no further one may: nobody who could still play it sees it.
    pub(crate) duplicates: tokio::sync::Mutex<()>,
    outages: RwLock<Arc<Outages>>,
    /// The last sign of life that was stored, milliseconds since 1970.
    beat_at: AtomicU64,
    /// The store refused the last beat.
    beat_refused: AtomicBool,
    next_connection: AtomicU64,
    /// Whether this server goes, and others go on with its tables.
    draining: AtomicBool,
    /// Tables that cannot be opened, as far as the host was told.
    broken: Mutex<HashSet<String>>,
}

/// A pause between two beats that counts as an outage: the process was stopped, the machine suspended, or the
/// store out of order.
pub(crate) const STOPPED: Duration = Duration::from_secs(5);

/// Long logs that are read and folded at once; the next wait. Fewer than a store has connections, so that
/// short reads never wait for them.
const HEAVY: usize = 2;

/// Tables that are folded at once; the next wait. More than long logs may be. Each needs a thread of its own, and a thread that
/// has allocated keeps memory: a thousand tables woken at once would leave behind what dozens of threads kept.
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

    /// The server is alive, and every outage up to now is known.
    pub(crate) fn note_beat(&self, now: u64) {
        self.beat_at.store(now, Ordering::Relaxed);
        self.beat_refused.store(false, Ordering::Relaxed);
    }

    /// The store refused a beat.
    pub(crate) fn note_refused_beat(&self) {
        self.beat_refused.store(true, Ordering::Relaxed);
    }

    /// Returns true if the store takes nothing: it refused the last beat, or does not answer.
    pub(crate) fn cannot_store(&self) -> bool {
        self.beat_refused.load(Ordering::Relaxed) || self.stands_still()
    }

    /// Whether nothing was stored for so long that it is an outage, which is not known yet: until it is, nobody
    /// can be said to be late.
    pub(crate) fn stands_still(&self) -> bool {
        let silence = self.clock.now().saturating_sub(self.beat_at.load(Ordering::Relaxed));
        silence > STOPPED.as_millis() as u64
    }

    /// Now, or if nothing was stored for so long that it is an outage, the last sign of life: what came since is no
    /// time that anybody had.
    pub(crate) fn alive_at(&self) -> u64 {
        if self.stands_still() { self.beat_at.load(Ordering::Relaxed) } else { self.clock.now() }
    }

    /// Whether the host was not yet told that this table cannot be opened; from now on they are.
    pub(crate) fn is_news(&self, table: &str) -> bool {
        let mut broken = self.broken.lock().expect("nobody panics while holding it");
        !broken.contains(table) && broken.insert(table.to_owned())
    }

    /// From now on this server claims no table.
    pub(crate) fn claim_no_more(&self) {
        self.draining.store(true, Ordering::SeqCst);
    }

    /// Whether it claims none any more.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }
}
