//! Giving up the seat of a player who no longer plays.

use contract::{Input, Json, SeatChange};
use protocol::{By, Problem};

use super::TableTask;
use crate::mailbox::Forfeiting;

impl TableTask {
    pub(super) async fn forfeit(&mut self, Forfeiting { account, done }: Forfeiting) {
        let gave_up = match self.loaded().await {
            Ok(()) => self.give_up_for(&account).await,
            Err(problem) => Err(problem),
        };
        let _ = done.send(gave_up);
    }

    async fn give_up_for(&mut self, account: &str) -> Result<(), Problem<Json>> {
        self.playing()?;
        let state = self.state();
        let seat = state.seat_of(account).filter(|seat| state.chairs[*seat].player().is_some());
        // The player left already.
        let Some(seat) = seat else { return Ok(()) };
        self.play(seat, By::Clock, None, &Input::Seat(SeatChange::Leave)).await.map(|_| ())
    }
}
