//! The end of a match (sections 5 and 8), and the final standing.

use contract::{BySeat, Outcome, ScoreLine, Seat, SeatSet};

use crate::{
    EndedBy, Event,
    chains::Chains,
    dealer::Dealer,
    state::{State, Step},
};

impl Dealer<'_> {
    /// Performs the check, and returns true if the match ends: players with a complete chain win. If the
    /// active player is one of them, only that player wins. A colour whose goal no player holds ends
    /// nothing.
    pub(crate) fn check(&mut self, active: Seat) -> bool {
        if self.state.goals.is_none() {
            return false;
        }
        let chains = Chains::of(&self.state.table, self.state.silver());
        let state = &*self.state;
        let complete: SeatSet = (state.players.iter())
            .filter(|(seat, player)| state.goal(*seat).is_some_and(|goal| chains.size(goal) >= player.target))
            .map(|(seat, _)| seat)
            .collect();
        if complete.is_empty() {
            return false;
        }
        self.end(EndedBy::Chain, if complete.contains(active) { SeatSet::one(active) } else { complete });
        true
    }

    /// Ends the match without a chain. The players closest to their target win, and equal ones share (R-8,
    /// In Dragon connections the player who laid the last card wins.
    pub(crate) fn end_without_chain(&mut self, by: EndedBy) {
        let state = &*self.state;
        let chains = Chains::of(&state.table, state.silver());
        let lacking = |seat: Seat| -> u16 {
            let player = &state.players[seat];
            match state.goal(seat) {
                Some(goal) => u16::from(player.target.saturating_sub(chains.size(goal))),
                None => u16::MAX - player.laid,
            }
        };
        let present = state.present();
        let least = present.iter().map(lacking).min();
        self.end(by, present.iter().filter(|seat| Some(lacking(*seat)) == least).collect());
    }

    pub(crate) fn end(&mut self, by: EndedBy, winners: SeatSet) {
        self.state.lifted = None;
        self.state.step = Step::Over { by, winners };
        let goals = self.state.goals;
        self.log.openly(|| Event::Ended {
            by,
            winners: winners.iter().collect(),
            goals: goals.map_or(Vec::new(), |goals| goals.to_vec()),
        });
    }
}

/// Ranks winners, then players who stayed to the end, then players who left. The rules rank no losers. A
/// chair that was never taken has no place.
pub(crate) fn outcome(state: &State, winners: SeatSet) -> Outcome {
    let ranks: BySeat<(bool, bool)> =
        state.players.map(|seat, player| (winners.contains(seat), player.present));
    let chains = Chains::of(&state.table, state.silver());
    let sheet = state.goals.map(|_| ScoreLine {
        label: "chain".to_owned(),
        points: state.players.map(|seat, _| state.goal(seat).map_or(0, |goal| i32::from(chains.size(goal)))),
    });
    let mut outcome = Outcome::ranked(&ranks, sheet.into_iter().collect());
    for (seat, place) in outcome.places.iter_mut() {
        if !state.players[seat].taken {
            *place = 0;
        }
    }
    outcome
}
