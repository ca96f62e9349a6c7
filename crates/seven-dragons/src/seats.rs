//! Players who join and leave a running match (section 9).

use arrayvec::ArrayVec;
use contract::{Seat, SeatSet, shuffle};

use crate::{
    Colour, EndedBy, Event, Place, State,
    dealer::Dealer,
    given_back::GivenBack,
    setup::{REDEAL, RESHUFFLE},
    state::{FIRST_HAND, MOST_NEWCOMERS, TARGET},
    witnesses::Witnesses,
};

impl Dealer<'_> {
    /// Lets a player join with the goal of that place and up to three cards. The newcomer takes part
    /// in the next check, and plays for seven, whatever the age of the previous player.
    pub(crate) fn join(&mut self, seat: Seat) {
        self.state.joined += 1;
        let player = &mut self.state.players[seat];
        (player.present, player.taken, player.target) = (true, true, TARGET);
        let goal = self.state.goal(seat);
        if let Some(goal) = goal {
            self.state.goal_known[goal.index()].add(seat);
        }
        self.log.apart(seat, |knows| Event::Joined { seat, goal: goal.filter(|_| knows) });
        self.draw(seat, FIRST_HAND, false);
    }

    /// Lets a player leave. The goal goes to the unused ones, which are shuffled. The hand is shuffled
    /// and goes under the pile. The pile keeps its order, so that leaving and joining again improves no hand.
    /// The turn passes on.
    pub(crate) fn leave(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let acting = state.acting();
        let player = &mut state.players[seat];
        player.present = false;
        player.laid = 0;
        let mut hand = std::mem::take(&mut player.hand);
        for card in &hand {
            state.card_known[usize::from(card.number())] = Witnesses::NOBODY;
        }
        let chance = &mut state.seed.stream(RESHUFFLE, state.shuffles);
        match self.rules.given_back() {
            GivenBack::AsItWas => {
                state.pile.extend(hand);
                shuffle(&mut state.pile, chance);
            }
            GivenBack::Anew => {
                shuffle(&mut hand, chance);
                for card in hand {
                    state.pile.insert(0, card);
                }
                shuffle_unused_goals(state);
            }
        }
        state.shuffles += 1;
        for known in state.card_known.iter_mut().chain(&mut state.goal_known) {
            known.forget(seat);
        }
        state.passes = 0;
        self.log.openly(|| Event::Left { seat });
        let present = self.state.present();
        if present.len() < 2 {
            return self.end(EndedBy::Alone, present);
        }
        if acting == Some(seat) {
            self.state.lifted = None;
            self.next_turn(seat);
        }
    }

    /// Ends the match: the last person left wins. All others count as having left.
    pub(crate) fn claim(&mut self, seat: Seat) {
        for (other, player) in self.state.players.iter_mut() {
            player.present = other == seat;
        }
        self.end(EndedBy::Claimed, SeatSet::one(seat));
    }
}

/// Shuffles the unused goals, so that no player knows their places any more.
fn shuffle_unused_goals(state: &mut State) {
    let present = state.present();
    let Some(goals) = &mut state.goals else { return };
    let unused: ArrayVec<Place, { Place::COUNT }> =
        Place::all().filter(|place| !present.contains(place.seat())).collect();
    let mut colours: ArrayVec<Colour, { Place::COUNT }> =
        unused.iter().map(|place| goals[place.index()]).collect();
    shuffle(&mut colours, &mut state.seed.stream(REDEAL, state.shuffles));
    for (place, colour) in unused.iter().zip(&colours) {
        goals[place.index()] = *colour;
        if unused.len() > 1 {
            state.goal_known[colour.index()] = Witnesses::NOBODY;
        }
    }
}

/// Returns the chairs at the unused goal places, as long as the match takes newcomers.
pub(crate) fn open_seats(state: &State) -> SeatSet {
    match state.acting() {
        Some(_) if state.joined < MOST_NEWCOMERS => state.players.which(|player| !player.present),
        Some(_) | None => SeatSet::EMPTY,
    }
}

/// Returns the seat whose goal is at a place.
pub(crate) fn holder(state: &State, place: Place) -> Option<Seat> {
    Some(place.seat()).filter(|seat| state.players[*seat].present)
}
