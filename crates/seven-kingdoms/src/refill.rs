//! The end of a round (section 4): refill the row, pass the pawn.

use arrayvec::ArrayVec;

use crate::{
    Card, EndedBy, Event, Slot,
    dealer::Dealer,
    state::{MOST_SEATS, PATIENCE},
};

impl Dealer<'_> {
    pub(crate) fn finish_round(&mut self) {
        // E2: the round is finished, there is no refill.
        if self.state.tokens.len() == Slot::COUNT {
            return self.end(EndedBy::AllTokensPlaced);
        }
        self.refill();
        // E1, even if the last card completes the row.
        if self.state.pile.is_empty() {
            return self.end(EndedBy::PileEmpty);
        }
        if self.state.idle_rounds >= PATIENCE {
            return self.end(EndedBy::Stalled);
        }
        self.begin_round();
    }

    /// Lays out a new row: the upper line, the rest of the row, then cards from the pile. Cards beyond seven
    /// leave the game.
    fn refill(&mut self) {
        let state = &mut *self.state;
        let left = state.row.iter().flatten();
        let mut row: ArrayVec<Card, { Slot::COUNT + MOST_SEATS }> =
            state.upper.iter().chain(left).copied().collect();
        state.upper.clear();

        let gone: ArrayVec<Card, MOST_SEATS> = row.drain(Slot::COUNT.min(row.len())..).collect();
        for &card in &gone {
            state.gone.insert(card);
            state.settled.push(card);
        }
        let mut drawn = ArrayVec::<Card, { Slot::COUNT }>::new();
        while row.len() < Slot::COUNT {
            let Some(card) = state.pile.pop() else { break };
            row.push(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            state.idle_rounds = 0;
        }
        state.row = std::array::from_fn(|column| row.get(column).copied());
        for (_, player) in state.players.iter_mut() {
            player.played = None;
        }
        let row = state.row;
        self.log.openly(|| Event::Refilled { row, drawn: drawn.to_vec(), gone: gone.to_vec() });
    }

    /// Passes the pawn to the left neighbour, in every case.
    fn begin_round(&mut self) {
        let state = &mut *self.state;
        state.first = state.players.seats().left_of(state.first);
        state.round += 1;
        state.idle_rounds += 1;
        let (round, first) = (state.round, state.first);
        self.log.openly(|| Event::RoundBegan { round, first });
        self.ask_to_play_after(0);
    }
}
