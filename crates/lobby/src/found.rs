//! The lookup of one table for a client.

use std::net::IpAddr;

use protocol::{Problem, ProblemCode, http};

use crate::{Lobby, code::normal_ref, inner::Inner, lookups::Seeker};

impl Lobby {
    /// Returns one table by id or code, for a client at this IP address, and its account if it is signed in.
    /// A client finds a private table by its code. Accounts that belong to it or were invited also find it by
    /// its id.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table, the address made too many failed lookups, or the store fails.
    pub async fn table(
        &self,
        table: &str,
        address: IpAddr,
        account: Option<&str>,
    ) -> Result<http::TableListing, Problem> {
        let shared = &self.0.shared;
        let seeker = account.map_or(Seeker::Client(None), |account| self.0.seeker(account, table, false));
        let row = shared.lookups.find(shared.store.as_ref(), table, address, seeker).await?;
        let listings = self.listings(vec![row], None).await?;
        listings
            .into_iter()
            .next()
            .ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such table"))
    }
}

impl Inner {
    /// Returns the role in which an account looks for a table. `passed_on` if another node has found the
    /// table for it.
    pub(crate) fn seeker<'a>(&self, account: &'a str, table: &str, passed_on: bool) -> Seeker<'a> {
        let table = normal_ref(table);
        let asked = || self.shared.challenged(account).iter().any(|notice| notice.table == table);
        if passed_on || asked() { Seeker::Asked } else { Seeker::Client(Some(account)) }
    }
}
