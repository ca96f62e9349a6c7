//! What an account may do that the configuration names: less than whoever has the server itself.

use lobby::Store as _;

use super::{
    ask::Ask,
    audit::Who,
    desk::{Desk, Refused},
};

impl Desk {
    /// Refuses what is not for whoever asks. An admin whose browser falls into other hands can lock out no admin with it.
    pub(super) async fn permit(&self, who: &Who, ask: &Ask) -> Result<(), Refused> {
        match who {
            Who::CommandLine => Ok(()),
            Who::Account(_) => match ask {
                Ask::Prune { .. } => Err(only_there("prune", "deletes much at once")),
                Ask::Export { .. } => Err(only_there("export ID", "prints all that is known of somebody")),
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

    /// Refuses to touch admins, whoever asks included, and who plays at their devices.
    async fn spare(&self, id: &str) -> Result<(), Refused> {
        let beside = self.store.companion(id).await?.map(|(_, beside)| beside.of);
        if self.is_admin(id) || beside.is_some_and(|of| self.is_admin(&of)) {
            return Err(Refused(
                "admins do that neither to themselves nor to each other; whoever runs the server can, with septet admin"
                    .into(),
            ));
        }
        Ok(())
    }
}

fn only_there(command: &str, why: &str) -> Refused {
    Refused(format!(
        "that {why}, and is not for the browser; run septet admin {command} where the server runs"
    ))
}
