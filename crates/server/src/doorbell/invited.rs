//! Calling somebody whom a friend asks to a table.

use lobby::{StoreError, TableRow};
use protocol::http::PushedKind;

use super::{
    Doorbell, Inner,
    couriers::Parcel,
    hours::quiet_until,
    way::{Call, Said, Way},
};

/// What such a call has in the place of a decision: no decision has this number.
const NO_DECISION: u64 = 0;

impl Doorbell {
    /// Calls an account once for a table to which a friend asks it. In its quiet hours it is not called, nor later: what is asked
    /// stands on its start page. Counts among its calls of the hour.
    pub(crate) async fn invite(&self, account: &str, row: &TableRow) -> Result<(), StoreError> {
        let Inner { lobby, store, couriers, often, .. } = &*self.0;
        let mut ways = Way::of(store, account).await?;
        ways.retain(|way| couriers.carry_by(way));
        if ways.is_empty() {
            return Ok(());
        }
        let wishes = store.bell_wishes(account).await?;
        let quiet = wishes.quiet.as_ref().and_then(|quiet| quiet_until(quiet, lobby.now()));
        if quiet.is_some() || often.take(account).is_err() {
            return Ok(());
        }
        let (code, game) = (row.code.clone(), row.summary.setup.game.clone());
        let call = Call { account: account.to_owned(), table: row.id.clone() };
        let mark = couriers.mark(&call, NO_DECISION);
        let title = self.title(&game);
        let said = Said { kind: PushedKind::Invited, code, title, game, mark, until: None };
        for way in ways {
            couriers.send(Parcel { way, said: said.clone(), call: call.clone(), decision: NO_DECISION });
        }
        Ok(())
    }
}
