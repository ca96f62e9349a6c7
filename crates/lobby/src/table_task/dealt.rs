//! The beginning of a match with a deal that is fixed in advance.

use contract::Json;
use protocol::{Problem, ProblemCode, Status};

use super::{TableTask, refusals::no};
use crate::{Entry, KnownDeal, chair::Chair, dealing::Dealing};

impl TableTask {
    /// Seats the player and built-in bots, and begins the match. All of it happens at once, so that no
    /// request comes in between.
    pub(super) async fn deal(&mut self, Dealing { account, of, done }: Dealing) {
        let dealt = match self.loaded().await {
            Ok(()) => self.begin_known(&account, of).await,
            Err(problem) => Err(problem),
        };
        let _ = done.send(dealt);
    }

    async fn begin_known(&mut self, account: &str, of: KnownDeal) -> Result<(), Problem<Json>> {
        let KnownDeal { deal, setup, seed, player } = of;
        let state = self.state();
        if state.status != Status::Gathering {
            return Ok(());
        }
        let other = |chair: &Chair| chair.account().is_some_and(|sits| sits != account);
        if state.chairs.iter().any(|(_, chair)| other(chair)) {
            return no(
                ProblemCode::NotAllowed,
                "another account sits at this table, and the deal of the day is for one player",
            );
        }
        let Some(offer) = self.shared.catalogue.get(&setup.game) else {
            return no(ProblemCode::NotFound, "this server does not offer that game");
        };
        let rules_version = offer.game.rules_version();
        let taken = state.chairs.iter().filter(|(_, chair)| !chair.is_free());
        let mut entries: Vec<Entry> = taken.map(|(seat, _)| Entry::Freed { seat }).collect();
        if setup != state.setup {
            entries.push(Entry::Configured { setup: setup.clone(), in_place: false });
        }
        let sits = |(n, seat)| match n {
            0 => Entry::Sat { seat, account: account.to_owned() },
            _ => Entry::Bot { seat, player: player.clone() },
        };
        entries.extend(setup.seats.seats().enumerate().map(sits));
        let id = uuid::Uuid::now_v7().to_string();
        entries.push(Entry::Began {
            id,
            rules_version,
            seed: seed.reveal(),
            continues: None,
            deal,
            guess: None,
            shuffled: None,
        });
        self.know(account).await?;
        self.begin(entries).await.map(|_| ())
    }
}
