//! What the five kinds of action do.

use arrayvec::ArrayVec;
use table::Seat;

use crate::{
    Card, Cell, Direction, Lifted, Place, Placed, event::Happened, game::Game, witnesses::Witnesses,
};

impl Game<'_> {
    /// Whole hands; goals stay (R-23: the drawn card goes along, the played one does not). Both remember all.
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
        self.tell(Happened::HandsTraded { seat, card, with, gave: Box::new(gave), got: Box::new(got) });
    }

    /// With another player or an unused place. Each holder sees the new goal, and remembers the old one.
    pub(crate) fn trade_goals(&mut self, seat: Seat, card: Card, with: Place) {
        let state = &mut *self.state;
        let goals = state.goals.as_mut().expect("who holds this card plays with goals");
        let own = Place::of(seat).expect("five seats have places");
        let (gave, got) = (goals[own.index()], goals[with.index()]);
        goals.swap(own.index(), with.index());
        let holder = Some(with.seat()).filter(|other| state.players[*other].present);
        for goal in [gave, got] {
            state.goal_known[goal.index()].add(seat);
            if let Some(holder) = holder {
                state.goal_known[goal.index()].add(holder);
            }
        }
        self.tell(Happened::GoalsTraded { seat, card, with, holder, gave, got });
    }

    /// All five, the unused ones too (section 5); left is clockwise.
    pub(crate) fn rotate_goals(&mut self, seat: Seat, card: Card, to: Direction) {
        let state = &mut *self.state;
        let goals = state.goals.as_mut().expect("who holds this card plays with goals");
        match to {
            Direction::Left => goals.rotate_right(1),
            Direction::Right => goals.rotate_left(1),
        }
        let held = state.players.iter().zip(*goals).filter(|((_, player), _)| player.present);
        let goals: ArrayVec<_, 5> = held.map(|((holder, _), goal)| (holder, goal)).collect();
        for (holder, goal) in &goals {
            state.goal_known[goal.index()].add(*holder);
        }
        self.tell(Happened::GoalsRotated { seat, card, to, goals });
    }

    /// Nothing is repaired where the card lay, and it earns no bonus.
    pub(crate) fn move_card(&mut self, seat: Seat, lifted: Lifted, to: Placed) {
        let moved = lifted.what.card.expect("Silver is not lifted");
        let from = lifted.what.cell;
        self.state.table.retain(|placed| placed.cell != from);
        self.state.table.push(to);
        self.tell(Happened::Moved { seat, card: lifted.by, moved, from, to: to.cell, turned: to.turned });
    }

    /// It was face up: everybody knows whose hand it is in now. No hand limit.
    pub(crate) fn zap(&mut self, seat: Seat, card: Card, cell: Cell) {
        let lay = self.state.table.iter().find(|placed| placed.cell == cell);
        let zapped = lay.and_then(|placed| placed.card).expect("a dragon card lies there");
        self.state.table.retain(|placed| placed.cell != cell);
        self.state.players[seat].hand.push(zapped);
        self.state.card_known[usize::from(zapped.number())] = Witnesses::EVERYBODY;
        self.tell(Happened::Zapped { seat, card, zapped, cell });
    }
}
