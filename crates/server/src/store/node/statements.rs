//! What is said to Postgres. Each is one statement: nothing is decided from what another one read.

use sqlx::{AnyConnection, Connection as _, Executor as _};

/// Milliseconds since 1970 by the database's clock, at this moment and not when the transaction began.
macro_rules! clock {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// The same when the statement arrived, before it sees anything.
macro_rules! arrival {
    () => {
        "CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)"
    };
}

/// Whether a row of nodes is a lease that is not over, now or at a time before. One that would last longer than any does was
/// made before the clock was set back.
macro_rules! live {
    () => {
        live!(clock!())
    };
    ($at:expr) => {
        concat!("nodes.expires_at > ", $at, " AND nodes.expires_at <= ", clock!(), " + nodes.term")
    };
}

/// Which database it is. One that was restored, copied, made by another server's promotion, or only started anew is another
/// one: nobody knows whether it still has what it acknowledged.
macro_rules! identity {
    () => {
        "((SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || \
         substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) || '/' || \
         EXTRACT(EPOCH FROM pg_postmaster_start_time()))"
    };
}

/// An epoch after this one. It tells claims apart that two copies of one database would number alike: seconds of its clock, or what came
/// after the last epoch if that is of the same second, and then twenty random bits. It has no more than 53 bits, which is what JavaScript
/// counts exactly, until 2242: only claims that follow each other faster than one in half a second lead it ahead of the clock.
macro_rules! later {
    ($epoch:expr) => {
        concat!(
            "GREATEST(",
            $epoch,
            " + 1, ",
            clock!(),
            " / 1000 * 1048576) + CAST(FLOOR(RANDOM() * 1048576) AS BIGINT)"
        )
    };
}

/// Until when the time of one that died is given back, if somebody claims its table then or later: to the claim, as players had nobody to
/// play with, and a minute after its lease at the latest, as anybody could have claimed the table.
macro_rules! given_back {
    () => {
        concat!("LEAST(", arrival!(), ", nodes.expires_at + 60000)")
    };
}

/// After so long no clock runs any more that stood still then: 90 days, in milliseconds.
macro_rules! forgotten {
    () => {
        "7776000000"
    };
}

/// A new lease for a node that has none: its number, of which database, and the time there. Nobody gets one while a server has the database alone:
/// one that lost its connections may not have noticed. `$1` name, `$2` address, `$3` term in milliseconds, `$4` the lock of
/// the database.
///
/// If the one before was not given back, it is noted how long the node was silent.
pub(super) const JOIN: &str = concat!(
    "WITH forgotten AS (DELETE FROM silences WHERE node = $1 AND to_at < ",
    arrival!(),
    " - ",
    forgotten!(),
    "), ended AS (INSERT INTO silences (node, lease, from_at, to_at) SELECT id, lease, expires_at - term, ",
    given_back!(),
    " FROM nodes WHERE id = $1 AND expires_at > 1 AND expires_at <= ",
    arrival!(),
    " ON CONFLICT DO NOTHING) INSERT INTO nodes (id, address, lease, term, expires_at) SELECT $1, $2, 1, $3, ",
    clock!(),
    " + $3 WHERE NOT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database \
     WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1 AND granted \
     AND mode = 'ExclusiveLock' AND (CAST(classid AS BIGINT) << 32) + CAST(objid AS BIGINT) = $4) \
     ON CONFLICT (id) DO UPDATE SET address = excluded.address, lease = nodes.lease + 1, \
     term = excluded.term, expires_at = excluded.expires_at WHERE NOT (",
    live!(),
    ") RETURNING lease, ",
    identity!(),
    ", ",
    clock!()
);

/// The lease lasts a term from now on, if it is not over: the time at the database. `$1` name, `$2` number, `$3` identity.
pub(super) const RENEW: &str = concat!(
    "UPDATE nodes SET expires_at = ",
    clock!(),
    " + term WHERE id = $1 AND lease = $2 AND ",
    live!(),
    " AND ",
    identity!(),
    " = $3 RETURNING ",
    clock!()
);

/// The lease is over. `$1` name, `$2` number. It is not 0 that is written: that is for [`retire`].
pub(super) const RESIGN: &str = "UPDATE nodes SET expires_at = 1 WHERE id = $1 AND lease = $2";

/// Whether a table's owner has no lease: then everybody may have it. A name before its start is of any lease: who is started anew
/// owns what it owned.
macro_rules! free {
    () => {
        // A statement sees leases as they were when it began, however long it then stands still: they are compared with a time
        // before that. Whoever renewed since knows it later, and is silent if their time was over then.
        concat!(
            "(owner IS NULL OR owner = $1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND ",
            live!(arrival!()),
            "))"
        )
    };
}

/// The table is the node's, under an epoch that it never had. `$1` name, `$2` number of the lease, `$3` table.
///
/// Should it have to wait for an append to the table, Postgres reads the table's row again and not those of nodes. So the
/// decision is made before, and holds if nobody claimed the table meanwhile.
///
/// If whoever owned the table was silent meanwhile, it is noted for how long: in the same statement, so once, whatever becomes of
/// whoever claims it. `$4` the time as the node counts it, by which the table's times are.
pub(super) const CLAIM: &str = concat!(
    "WITH seen AS MATERIALIZED (SELECT id, owner, owner_lease, owner_epoch FROM tables WHERE id = $3 AND ",
    free!(),
    " AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.lease = $2 AND ",
    live!(arrival!()),
    ")), claimed AS (UPDATE tables SET owner = $1, owner_lease = $2, owner_epoch = ",
    later!("tables.owner_epoch"),
    " FROM seen \
     WHERE tables.id = seen.id AND tables.owner_epoch = seen.owner_epoch \
     RETURNING tables.id, tables.owner_epoch, seen.owner AS had, seen.owner_lease AS under), \
     silent AS (SELECT from_at, to_at FROM claimed JOIN silences ON node = had AND under > 0 AND silences.lease >= under \
     UNION ALL SELECT nodes.expires_at - term, ",
    given_back!(),
    " FROM claimed JOIN nodes ON nodes.id = had AND under > 0 AND nodes.lease >= under \
     WHERE nodes.expires_at > 1 AND nodes.expires_at <= ",
    arrival!(),
    "), forgotten AS (DELETE FROM table_outages WHERE table_id = $3 AND to_at < $4 - ",
    forgotten!(),
    "), lost AS (INSERT INTO table_outages (table_id, from_at, to_at) SELECT id, from_at + $4 - ",
    arrival!(),
    ", to_at + $4 - ",
    arrival!(),
    " FROM claimed, silent ON CONFLICT DO NOTHING) SELECT owner_epoch FROM claimed"
);

/// The table is nobody's, if it is the node's under this lease: one that was started anew under the same name keeps its own. The epoch
/// stays, so the next claim has a later one. `$1` name, `$2` number of the lease, `$3` table.
pub(super) const GIVE_BACK: &str = "UPDATE tables SET owner = NULL WHERE id = $3 AND owner = $1 AND EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.lease = $2)";

/// Who owns a table, and where they are. `$1` table.
pub(super) const OWNER: &str =
    "SELECT owner, address FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE tables.id = $1";

/// Who leads, where they are, and whether they have the lease under which they do.
pub(super) const LEADER: &str = concat!(
    "SELECT leaders.epoch, leaders.owner, leaders.lease, nodes.address, COALESCE(",
    live!(),
    ", FALSE) FROM leaders LEFT JOIN nodes ON nodes.id = leaders.owner AND nodes.lease = leaders.lease \
     WHERE duty = 'all'"
);

/// The node leads, under an epoch that there never was, if nobody who has a lease does. `$1` name, `$2` number of the lease. As in
/// [`CLAIM`], the decision is made before it waits, and holds if nobody was quicker.
pub(super) const LEAD: &str = concat!(
    "WITH seen AS MATERIALIZED (SELECT duty, epoch FROM leaders WHERE duty = 'all' AND NOT EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = leaders.owner AND nodes.lease = leaders.lease AND ",
    live!(arrival!()),
    ") AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.lease = $2 AND ",
    live!(arrival!()),
    ")) UPDATE leaders SET owner = $1, lease = $2, epoch = ",
    later!("leaders.epoch"),
    " FROM seen \
     WHERE leaders.duty = seen.duty AND leaders.epoch = seen.epoch RETURNING leaders.epoch"
);

/// Whether another node has a lease. `$1` name.
pub(super) const OTHERS: &str =
    concat!("SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND ", live!(), ")");

/// The other nodes that have a lease, and where they are. `$1` name.
pub(super) const PRESENT: &str =
    concat!("SELECT id, address FROM nodes WHERE id <> $1 AND ", live!(), " ORDER BY id");

/// Holds the lead of an epoch as it is until the transaction ends, if that still is the newest. `$1` epoch.
pub(in super::super) const LEADS: &str =
    "SELECT epoch FROM leaders WHERE duty = 'all' AND epoch = $1 FOR SHARE";

/// The tables to be woken that nobody else owns, most overdue first. `$1` name, `$2` until when, `$3` how many.
pub(in super::super) const DUE: &str = concat!(
    "SELECT id, wake_at FROM tables WHERE wake_at <= $2 AND ",
    free!(),
    " ORDER BY wake_at, id LIMIT $3"
);

/// Takes all tables from all nodes and the lead from whoever has it, for a server that has the database alone: what one of them still has on its way is
/// refused. Nothing is written if there were none since the last time.
pub(in super::super) async fn retire(db: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let (leased,): (bool,) = sqlx::query_as("SELECT EXISTS (SELECT 1 FROM nodes WHERE expires_at > 0)")
        .fetch_one(&mut *db)
        .await?;
    if leased {
        let mut transaction = db.begin().await?;
        let text = "UPDATE tables SET owner = NULL, owner_epoch = owner_epoch + 1 WHERE owner IS NOT NULL";
        transaction.execute(text).await?;
        transaction.execute("UPDATE leaders SET owner = NULL, epoch = epoch + 1").await?;
        transaction.execute("UPDATE nodes SET expires_at = 0").await?;
        transaction.commit().await?;
    }
    Ok(())
}
