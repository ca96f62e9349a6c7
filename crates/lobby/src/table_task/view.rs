//! The table as all clients see it.

use protocol::{Asking, MatchView, Occupant, SeatView, TableView, WATCHERS_NAMED};

use super::TableTask;
use crate::{chair::Chair, names::Names, state::State};

impl TableTask {
    /// Returns the table as all clients see it now.
    pub(super) fn table_view(&self) -> TableView {
        let state = self.state();
        let open = state.open_seats();
        let spectators = self.spectators();
        TableView {
            id: state.id.clone(),
            code: state.code.clone(),
            setup: state.setup.clone(),
            maker: state.maker.clone(),
            host: state.host.clone(),
            status: state.status,
            seats: state
                .chairs
                .map(|seat, chair| SeatView { occupant: self.occupant(chair), open: open.contains(seat) }),
            teams: state.teams,
            spectators: spectators.len() as u32,
            watching: { spectators.iter().take(WATCHERS_NAMED) }.map(|a| self.now(a).name).collect(),
            asking: self.asking(),
            absent: self.absent(),
            pause: self.pause_view(),
            undo: self.undo_view(),
            proposed_by: state.proposed_by.clone(),
            game: state.match_view(&self.names),
            continues: state.continues.clone(),
            guess: state.guess(),
            duplicate: state.duplicate.clone(),
            made_at: state.made_at,
        }
    }

    fn asking(&self) -> Vec<Asking> {
        let judges = self.judges();
        let asking = self.askings.iter().map(|asked| Asking {
            account: self.names.account(&asked.account.id),
            seat: asked.seat,
            needs: asked.needs(&judges),
        });
        asking.collect()
    }

    /// Returns the end of an account's vacation, if the vacation stops its clock here.
    fn vacation(&self, account: &str) -> Option<u64> {
        let times = self.state().times.get(account)?;
        times.vacation(self.shared.clock.now()).map(|vacation| vacation.until)
    }

    fn occupant(&self, chair: &Chair) -> Occupant {
        match chair {
            Chair::Free => Occupant::Nobody,
            Chair::Bot { player } => Occupant::Bot { player: player.clone() },
            Chair::Account { account, ready, left, beside } => Occupant::Account {
                account: self.names.account(account),
                ready: *ready,
                connected: self.presence.connected(account),
                away: !left && self.is_away(account),
                left: *left,
                vacation: self.vacation(account),
                beside: beside.clone(),
            },
        }
    }
}

impl State {
    fn match_view(&self, names: &Names) -> Option<MatchView> {
        let Some(game) = &self.game else {
            let view = self.unplayable.as_ref().map(|unplayable| unplayable.view(names))?;
            let seed = view.seed.filter(|_| !self.keeps_its_seed());
            let (deal, shuffled) = (self.deal.clone(), self.shuffled.clone());
            return Some(MatchView { seed, deal, shuffled, ..view });
        };
        Some(MatchView {
            id: game.id.clone(),
            number: game.number,
            rules_version: game.rules_version,
            seed_hash: game.seed_hash(),
            seed: game.revealed_seed().filter(|_| !self.keeps_its_seed()),
            deal: self.deal.clone(),
            shuffled: self.shuffled.clone(),
            players: game.players.map(|_, player| {
                player.as_ref().map(|player| player.name(names).to_owned()).unwrap_or_default()
            }),
            winners: game.winners(),
            unplayable: None,
        })
    }
}
