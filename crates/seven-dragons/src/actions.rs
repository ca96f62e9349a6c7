//! The effects of the five kinds of action.

use contract::{Seat, SeatSet};

use crate::{
    Card, Cell, Direction, Event, Lifted, Place, Placed, dealer::Dealer, state::CHAIRS, witnesses::Witnesses,
};

impl Dealer<'_> {
    /// Trades whole hands; goals stay. R-23: the drawn card is traded, too; the played card is not. Both
    /// players remember all traded cards.
    pub(crate) fn trade_hands(&mut self, seat: Seat, card: Card, with: Seat) {
        let state = &mut *self.state;
        let gave = std::mem::take(&mut state.players[seat].hand);
        let got = std::mem::replace(&mut state.players[with].hand, gave.clone());
        state.players[seat].hand = got.clone();
        for traded in gave.iter().chain(&got) {
            let known = &mut state.card_known[usize::from(traded.number())];
            known.add(seat);
            known.add(with);
        }
        self.log.apart([seat, with], |knows| {
            let (gave, got) = (knows.then(|| gave.to_vec()), knows.then(|| got.to_vec()));
            Event::HandsTraded { seat, card, with, gave, got }
        });
    }

    /// Trades goals with another player or an unused place. Each holder sees the new goal, and remembers the
    /// old one.
    pub(crate) fn trade_goals(&mut self, seat: Seat, card: Card, with: Place) {
        let state = &mut *self.state;
        let goals = state.goals.as_mut().expect("who holds this card plays with goals");
        let own = Place::of(seat).expect("five seats have places");
        let (gave, got) = (goals[own.index()], goals[with.index()]);
        goals.swap(own.index(), with.index());
        let holder = Some(with.seat()).filter(|other| state.players[*other].present);
        let parties: SeatSet = holder.into_iter().chain([seat]).collect();
        for goal in [gave, got] {
            parties.iter().for_each(|party| state.goal_known[goal.index()].add(party));
        }
        self.log.apart(parties, |knows| {
            let (gave, got) = (knows.then_some(gave), knows.then_some(got));
            Event::GoalsTraded { seat, card, with, holder, gave, got }
        });
    }

    /// Rotates all five goals, including the unused ones (section 5); left is clockwise.
    pub(crate) fn rotate_goals(&mut self, seat: Seat, card: Card, to: Direction) {
        let state = &mut *self.state;
        let goals = state.goals.as_mut().expect("who holds this card plays with goals");
        match to {
            Direction::Left => goals.rotate_right(1),
            Direction::Right => goals.rotate_left(1),
        }
        for holder in state.present().iter() {
            if let Some(goal) = state.goal(holder) {
                state.goal_known[goal.index()].add(holder);
            }
        }
        self.log.each(CHAIRS, |who| {
            let yours = who.seat().and_then(|holder| self.state.goal(holder));
            Event::GoalsRotated { seat, card, to, yours }
        });
    }

    /// Moves the lifted card. Broken contacts at its old cell stay broken, and the move earns no bonus
    ///
    pub(crate) fn move_card(&mut self, seat: Seat, lifted: Lifted, to: Placed) {
        let moved = lifted.what.card.expect("Silver is not lifted");
        let from = lifted.what.cell;
        self.state.table.retain(|placed| placed.cell != from);
        self.state.table.push(to);
        self.log.openly(|| Event::Moved {
            seat,
            card: lifted.by,
            moved,
            from,
            to: to.cell,
            turned: to.turned,
        });
    }

    /// Takes a card from the table into the hand. It was face up, so all observers know it there. There is no
    /// hand limit.
    pub(crate) fn zap(&mut self, seat: Seat, card: Card, cell: Cell) {
        let lay = self.state.table.iter().find(|placed| placed.cell == cell);
        let zapped = lay.and_then(|placed| placed.card).expect("a dragon card lies there");
        self.state.table.retain(|placed| placed.cell != cell);
        self.state.players[seat].hand.push(zapped);
        self.state.card_known[usize::from(zapped.number())] = Witnesses::EVERYBODY;
        self.log.openly(|| Event::Zapped { seat, card, zapped, cell });
    }
}
