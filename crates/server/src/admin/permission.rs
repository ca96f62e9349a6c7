//! The permissions of admin accounts: fewer than those of the operator.

use lobby::Store as _;

use super::{
    ask::Ask,
    audit::Who,
    desk::{Desk, Refused},
};

impl Desk {
    /// Refuses requests that the requester may not make. A stolen browser of an admin cannot lock out another
    /// admin.
    pub(super) async fn permit(&self, who: &Who, ask: &Ask) -> Result<(), Refused> {
        match who {
            Who::CommandLine => Ok(()),
            Who::Account(_) => match ask {
                Ask::Prune { .. } => Err(only_there("prune", "deletes much data")),
                Ask::Export { .. } => Err(only_there("export ID", "prints all data of an account")),
                Ask::Integrity => Err(only_there("integrity", "reads the whole database")),
                Ask::SignOut { id } | Ask::Ban { id, .. } | Ask::Unban { id } => self.spare(id).await,
                Ask::Anonymise { id } | Ask::Delete { id } => self.spare(id).await,
                Ask::Tables { .. }
                | Ask::Table { .. }
                | Ask::Close { .. }
                | Ask::Accounts { .. }
                | Ask::Account { .. }
                | Ask::Sessions { .. }
                | Ask::Reports { .. }
                | Ask::Statistics
                | Ask::Forecast { .. }
                | Ask::Log { .. } => Ok(()),
            },
        }
    }

    /// Refuses changes to admins, including the requester, and to their companions.
    async fn spare(&self, id: &str) -> Result<(), Refused> {
        let beside = self.store.companion(id).await?.map(|(_, beside)| beside.of);
        if self.is_admin(id) || beside.is_some_and(|of| self.is_admin(&of)) {
            return Err(Refused(
                "admins cannot change admin accounts or their companions; the operator can, with septet admin"
                    .into(),
            ));
        }
        Ok(())
    }
}

fn only_there(command: &str, why: &str) -> Refused {
    Refused(format!(
        "this request {why}, and is not available in the browser; run septet admin {command} on the server's machine"
    ))
}
