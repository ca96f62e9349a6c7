//! Which of the servers that share a database leads.
//!
//! The lead is a row that names a node and the lease under which it leads: it lasts as long as that lease does, so renewing the lease
//! renews it. Each node looks at the row with each beat, and takes it if whoever has it has no lease.

use std::sync::Arc;

use lobby::{Claim, Lead, LeadSayer, Led, NodeLease as _};
use sqlx::AnyConnection;

use super::{
    NodeOptions,
    held::Held,
    statements::{LEAD, LEADER},
};

/// As it is read: epoch, owner, lease, address, and whether that lease is not over.
type Row = (i64, Option<String>, i64, Option<String>, bool);

/// Finds out who leads, and leads if nobody does.
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
        // A statement whose answer was lost may have made it so.
        (true, Some(_)) => say_here(sayer, held, epoch),
        (false, _) | (true, None) => {
            let led: Option<(i64,)> =
                sqlx::query_as(LEAD).bind(&options.name).bind(held.number()).fetch_optional(db).await?;
            match led {
                Some((epoch,)) => {
                    tracing::info!(node = options.name, "this server leads");
                    say_here(sayer, held, epoch);
                }
                // Another one was quicker; the next beat says who.
                None => sayer.say(Led::Unknown),
            }
        }
    }
    count(sayer);
    Ok(())
}

/// Counts the servers that lead, of which there is one.
pub(super) fn count(sayer: &LeadSayer) {
    let leads = sayer.lead().is_some_and(|lead| lead.is_live());
    metrics::gauge!("septet_node_leads").set(if leads { 1.0 } else { 0.0 });
}

/// Says that this server leads; nothing if that was said.
fn say_here(sayer: &LeadSayer, held: &Arc<Held>, epoch: i64) {
    let epoch = u64::try_from(epoch).unwrap_or_default();
    let said = sayer.lead().is_some_and(|lead| lead.epoch() == Some(epoch) && lead.is_live());
    if !said && held.is_live() {
        sayer.say(Led::Here(Lead::under(Claim::under(held.clone(), epoch))));
    }
}
