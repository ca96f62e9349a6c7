//! The task that gets a lease and renews it.

use std::{sync::Arc, time::Duration};

use lobby::{LeadSayer, Led, NodeLease as _};
use metrics::{counter, gauge};
use sqlx::{AnyConnection, ConnectOptions as _, any::AnyConnectOptions};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use super::{
    super::lock::KEY,
    NodeOptions,
    held::{Held, now},
    leading,
    statements::{JOIN, RENEW, RESIGN},
    time::DatabaseTime,
};

/// The reason why a server could not join the cluster.
#[derive(Debug)]
pub(in super::super) enum NotJoined {
    /// Another node of this name has a lease.
    Taken,
    /// The database failed.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for NotJoined {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error)
    }
}

impl NodeOptions {
    /// Returns the time that the database may take to answer.
    fn patience(&self) -> Duration {
        self.term / 3
    }

    /// Returns the time for which this server may answer after it asked for a lease. It is shorter than the
    /// term by more than clocks drift in that time.
    fn voice(&self) -> Duration {
        self.term * 9 / 10
    }
}

/// The channels that report the state of a lease.
pub(super) struct Sayers {
    /// The lease, while there is one.
    pub(super) held: watch::Sender<Option<Arc<Held>>>,
    /// The leader.
    pub(super) led: LeadSayer,
    /// The time at the database.
    pub(super) time: Arc<DatabaseTime>,
}

/// A lease, and the time at the database at which it began.
pub(super) struct Given {
    pub(super) lease: Arc<Held>,
    pub(super) at: i64,
}

/// Gets the first lease. If a node of this name was killed, waits for the end of its lease.
pub(super) async fn join(
    options: &NodeOptions,
    to: &AnyConnectOptions,
) -> Result<(Given, AnyConnection), NotJoined> {
    let (mut db, begun) = (to.connect().await?, now());
    loop {
        if let Some(given) = lease(options, &mut db).await? {
            return Ok((given, db));
        }
        if now().saturating_sub(begun) > options.term * 3 / 2 {
            return Err(NotJoined::Taken);
        }
        sleep(options.renewal / 4).await;
    }
}

/// Keeps a lease until `over` is cancelled, then gives it back. Gets another lease after each loss.
pub(super) async fn keep(
    options: NodeOptions,
    to: AnyConnectOptions,
    db: AnyConnection,
    say: Sayers,
    over: CancellationToken,
) {
    let mut db = Some(db);
    while !over.is_cancelled() {
        let held = say.held.borrow().clone();
        let held = match held {
            Some(held) => held,
            None => match over.run_until_cancelled(rejoin(&options, &to, &mut db)).await {
                Some(Given { lease: held, at }) => {
                    tracing::info!(node = options.name, "this server has a lease again");
                    say.time.hear(at);
                    say.held.send_replace(Some(Arc::clone(&held)));
                    let looking = look_who_leads((&options, &to), &mut db, &held, &say.led);
                    over.run_until_cancelled(looking).await;
                    held
                }
                None => break,
            },
        };
        renew_until_over((&options, &to), &mut db, &held, &say, &over).await;
        held.end();
        say.led.say(Led::Unknown);
        gauge!("septet_node_lease").set(0.0);
        leading::count(&say.led);
        say.held.send_replace(None);
        if !over.is_cancelled() {
            counter!("septet_leases_lost_total").increment(1);
            tracing::warn!(node = options.name, "the lease of this server has ended; it gives up its tables");
        } else if let Some(db) = &mut db {
            let resigned = sqlx::query(RESIGN).bind(&options.name).bind(held.number()).execute(db);
            if !matches!(timeout(options.term, resigned).await, Ok(Ok(_))) {
                tracing::info!(node = options.name, "the lease could not be given back, and ends by itself");
            }
        }
    }
    say.held.send_replace(None);
}

/// Renews a lease while it is live, and looks up the leader each time.
async fn renew_until_over(
    (options, to): (&NodeOptions, &AnyConnectOptions),
    db: &mut Option<AnyConnection>,
    held: &Arc<Held>,
    say: &Sayers,
    over: &CancellationToken,
) {
    let mut wait = options.renewal;
    gauge!("septet_node_lease").set(1.0);
    loop {
        tokio::select! {
            () = over.cancelled() => return,
            () = sleep(wait.min(held.left())) => {}
        }
        if !held.is_live() {
            return;
        }
        let asked = now();
        // A later answer is of no use.
        let patience = held.left().min(options.patience());
        let renewed = timeout(patience, renew(options, to, db, held));
        let renewed = tokio::select! {
            () = over.cancelled() => return,
            renewed = renewed => renewed,
        };
        match renewed {
            // An answer after the end of the lease is too late.
            Ok(Ok(Some(at))) if held.extend(asked + options.voice()) => {
                say.time.hear(at);
                wait = options.renewal;
                let looking = look_who_leads((options, to), db, held, &say.led);
                if over.run_until_cancelled(looking).await.is_none() {
                    return;
                }
            }
            Ok(Ok(Some(_) | None)) => return,
            Ok(Err(_)) | Err(_) => {
                // A late answer must not be taken for that of the next statement, so that gets another
                // connection.
                *db = None;
                wait = options.renewal / 8;
            }
        }
    }
}

/// Looks up the leader. After a failure, the next renewal tries again. A leader leads as long as it renews
/// its lease.
async fn look_who_leads(
    (options, to): (&NodeOptions, &AnyConnectOptions),
    db: &mut Option<AnyConnection>,
    held: &Arc<Held>,
    led: &LeadSayer,
) {
    let looking = async { leading::look(options, held, connected(to, db).await?, led).await };
    if !matches!(timeout(options.patience(), looking).await, Ok(Ok(()))) {
        *db = None;
    }
}

/// Renews the lease. Returns the time at the database, or `None` if the lease has ended.
async fn renew(
    options: &NodeOptions,
    to: &AnyConnectOptions,
    db: &mut Option<AnyConnection>,
    held: &Held,
) -> Result<Option<i64>, sqlx::Error> {
    let renewed: Option<(i64,)> = sqlx::query_as(RENEW)
        .bind(&options.name)
        .bind(held.number())
        .bind(held.identity())
        .fetch_optional(connected(to, db).await?)
        .await?;
    Ok(renewed.map(|(at,)| at))
}

/// Gets another lease as soon as possible.
async fn rejoin(options: &NodeOptions, to: &AnyConnectOptions, db: &mut Option<AnyConnection>) -> Given {
    loop {
        let asked = timeout(options.term, async { lease(options, connected(to, db).await?).await });
        match asked.await {
            Ok(Ok(Some(given))) => return given,
            Ok(Ok(None)) => {}
            Ok(Err(_)) | Err(_) => *db = None,
        }
        sleep(options.renewal / 4).await;
    }
}

/// Asks for a lease. Its time runs from the moment before the request.
async fn lease(options: &NodeOptions, db: &mut AnyConnection) -> Result<Option<Given>, sqlx::Error> {
    let asked = now();
    let had: Option<(i64, String, i64)> = sqlx::query_as(JOIN)
        .bind(&options.name)
        .bind(&options.address)
        .bind(options.term.as_millis() as i64)
        .bind(KEY)
        .fetch_optional(db)
        .await?;
    Ok(had.map(|(number, identity, at)| {
        let lease = Arc::new(Held::new(number, identity, asked + options.voice()));
        Given { lease, at }
    }))
}

/// Returns the connection of this task, and opens one if there is none.
async fn connected<'a>(
    to: &AnyConnectOptions,
    db: &'a mut Option<AnyConnection>,
) -> Result<&'a mut AnyConnection, sqlx::Error> {
    let open = match db.take() {
        Some(open) => open,
        None => to.connect().await?,
    };
    Ok(db.insert(open))
}
