//! Statements for Postgres. Each is a single statement, so that no decision depends on an earlier read.

use sqlx::{AnyConnection, Connection as _, Executor as _};

/// Milliseconds since 1970 by the database's clock, at this moment and not at the begin of the transaction.
macro_rules! clock {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

/// The same at the arrival of the statement, before it reads anything.
macro_rules! arrival {
    () => {
        "CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)"
    };
}

/// A condition: this row of `nodes` is a live lease, now or at an earlier time. A lease that ends later than
/// a term from now was made before the clock was set back. It is not live.
macro_rules! live {
    () => {
        live!(clock!())
    };
    ($at:expr) => {
        concat!("nodes.expires_at > ", $at, " AND nodes.expires_at <= ", clock!(), " + nodes.term")
    };
}

/// The identity of the database. A database that was restored, copied, promoted or restarted has another one.
/// It may have lost writes that it acknowledged.
macro_rules! identity {
    () => {
        "((SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || \
         substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) || '/' || \
         EXTRACT(EPOCH FROM pg_postmaster_start_time()))"
    };
}

/// An epoch after this one. It differs from the epochs that a copy of the database gives to its claims. It is
/// the seconds of the database's clock and 20 random bits, or a random step after the last epoch if that is
/// later. Until 2242 it fits into 53 bits, which JavaScript represents exactly. Only more than two claims in
/// a second move it ahead of the clock.
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

/// The end of the time that players get back after a node died. It is the time of the claim, because they
/// could not play until then. It is at most one minute after the lease, because any node could have claimed
/// the table by then.
macro_rules! given_back {
    () => {
        concat!("LEAST(", arrival!(), ", nodes.expires_at + 60000)")
    };
}

/// 90 days, in milliseconds. No clock that stood still so long ago still runs.
macro_rules! forgotten {
    () => {
        "7776000000"
    };
}

/// Gives a lease to a node that has none. Returns its number, the identity of the database, and the time
/// there. `$1` name, `$2` address, `$3` term in milliseconds, `$4` the lock of the database.
///
/// A node gets none while a server has the database alone. A node that lost its connections may not have
/// noticed that server.
///
/// If the node's earlier lease was not given back, the time of its silence is noted.
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

/// Extends a lease to a term from now, if it is live. Returns the time at the database. `$1` name, `$2`
/// number, `$3` identity.
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

/// Ends a lease. `$1` name, `$2` number. Writes 1, because 0 is for [`retire`].
pub(super) const RESIGN: &str = "UPDATE nodes SET expires_at = 1 WHERE id = $1 AND lease = $2";

/// A condition: the table has no owner with a live lease, or this node owns it. Then the node may claim the
/// table. Ownership belongs to the name, so a restarted node owns its tables under its new lease, too.
macro_rules! free {
    () => {
        // A statement reads leases as they were at its begin, however long it is then delayed. So they are
        // compared with the time of its arrival, which is earlier. A node that renews its lease after that
        // receives the answer later. It is silent if its lease was over by then.
        concat!(
            "(owner IS NULL OR owner = $1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND ",
            live!(arrival!()),
            "))"
        )
    };
}

/// Claims the table for the node, under an epoch that the table never had. `$1` name, `$2` number of the
/// lease, `$3` table, `$4` the time as the node knows it. The table's times are by that clock.
///
/// If the statement waits for an append, Postgres then reads the table's row again, but not the rows of
/// `nodes`. So it decides before it waits. The decision holds if no other node claimed the table until then.
///
/// If the earlier owner was silent, the same statement notes that time. So it is noted once, whatever happens
/// to the node that claims.
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

/// Takes the table from the node, if it owns it and still has this lease. A restarted node of the same name
/// keeps its tables. The epoch stays, so the next claim has a later one. `$1` name, `$2` number of the lease,
/// `$3` table.
pub(super) const GIVE_BACK: &str = "UPDATE tables SET owner = NULL WHERE id = $3 AND owner = $1 AND EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.lease = $2)";

/// Finds the owner of a table and its address. `$1` table.
pub(super) const OWNER: &str =
    "SELECT owner, address FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE tables.id = $1";

/// Finds the leader, its address, and whether the lease under which it leads is live.
pub(super) const LEADER: &str = concat!(
    "SELECT leaders.epoch, leaders.owner, leaders.lease, nodes.address, COALESCE(",
    live!(),
    ", FALSE) FROM leaders LEFT JOIN nodes ON nodes.id = leaders.owner AND nodes.lease = leaders.lease \
     WHERE duty = 'all'"
);

/// Makes the node the leader under a new epoch, if no node with a live lease leads. `$1` name, `$2` number of
/// the lease. As in [`CLAIM`], it decides before it waits. The decision holds if no other node was faster.
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

/// Finds whether another node has a lease. `$1` name.
pub(super) const OTHERS: &str =
    concat!("SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND ", live!(), ")");

/// Lists the names and addresses of the other nodes that have a lease. `$1` name.
pub(super) const PRESENT: &str =
    concat!("SELECT id, address FROM nodes WHERE id <> $1 AND ", live!(), " ORDER BY id");

/// Finds a lead if its epoch is the newest, and locks it until the transaction ends. `$1` epoch.
pub(in super::super) const LEADS: &str =
    "SELECT epoch FROM leaders WHERE duty = 'all' AND epoch = $1 FOR SHARE";

/// Lists the due tables that no other node owns, the most overdue first. `$1` name, `$2` the latest time,
/// `$3` the limit.
pub(in super::super) const DUE: &str = concat!(
    "SELECT id, wake_at FROM tables WHERE wake_at <= $2 AND ",
    free!(),
    " ORDER BY wake_at, id LIMIT $3"
);

/// Takes all tables from all nodes, and the lead from its holder, for a server that has the database alone.
/// Writes of nodes that arrive later are refused. Writes nothing if no node had a lease since the last time.
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
