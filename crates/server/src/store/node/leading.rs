//! The leader among the nodes that share a database.
//!
//! The lead is a row that names a node and the lease under which it leads. It lasts as long as that lease, so
//! renewing the lease renews it. Each node reads the row at each renewal. It takes the lead if the leader has
//! no live lease.

use std::sync::Arc;

use lobby::{Claim, Lead, LeadSayer, Led, NodeLease as _};
use sqlx::AnyConnection;

use super::{
    NodeOptions,
    held::Held,
    statements::{LEAD, LEADER},
};

/// A row as it is read: epoch, owner, lease, address, and true if the lease is live.
type Row = (i64, Option<String>, i64, Option<String>, bool);

/// Looks up the leader, and takes the lead if no node has it.
pub(super) async fn look(
    options: &NodeOptions,
    held: &Arc<Held>,
    db: &mut AnyConnection,
    sayer: &LeadSayer,
) -> Result<(), sqlx::Error> {
    let (epoch, owner, lease, address, live): Row = sqlx::query_as(LEADER).fetch_one(&mut *db).await?;
    let mine = owner.as_deref() == Some(&options.name) && lease == held.number();
    match (live, owner) {
        (true, Some(node)) if !mine => {
            sayer.say(Led::Elsewhere { node, address: address.unwrap_or_default() });
        }
        // An earlier statement, whose answer was lost, may have given this node the lead.
        (true, Some(_)) => say_here(sayer, held, epoch),
        (false, _) | (true, None) => {
            let led: Option<(i64,)> =
                sqlx::query_as(LEAD).bind(&options.name).bind(held.number()).fetch_optional(db).await?;
            match led {
                Some((epoch,)) => {
                    tracing::info!(node = options.name, "this server leads");
                    say_here(sayer, held, epoch);
                }
                // Another node was faster; the next renewal finds it.
                None => sayer.say(Led::Unknown),
            }
        }
    }
    count(sayer);
    Ok(())
}

/// Sets the metric of the lead. One node of a cluster leads.
pub(super) fn count(sayer: &LeadSayer) {
    let leads = sayer.lead().is_some_and(|lead| lead.is_live());
    metrics::gauge!("septet_node_leads").set(if leads { 1.0 } else { 0.0 });
}

/// Reports that this node leads, unless that was reported before.
fn say_here(sayer: &LeadSayer, held: &Arc<Held>, epoch: i64) {
    let epoch = u64::try_from(epoch).unwrap_or_default();
    let said = sayer.lead().is_some_and(|lead| lead.epoch() == Some(epoch) && lead.is_live());
    if !said && held.is_live() {
        sayer.say(Led::Here(Lead::under(Claim::under(held.clone(), epoch))));
    }
}
