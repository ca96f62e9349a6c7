//! The moves of the acting seat, from the facts that it may know.

use arrayvec::ArrayVec;
use contract::{Choices, Observer, Seat, SeatSet};

use crate::{
    ActionKind, Card, Cell, Direction, Intent, Lifted, Mode, Place, Placed, Refusal, SevenDragons, Stage,
    View,
    board::Board,
    state::{MOST_ON_TABLE, State, Step},
    zones::{Silver, Zones},
};

/// The facts that determine what a seat can do. Made from its view, or, for search, from a state.
pub struct Situation<'a> {
    asked: Asked,
    seat: Option<Seat>,
    present: SeatSet,
    hand: &'a [Card],
    /// The table without the lifted card.
    table: ArrayVec<Placed, MOST_ON_TABLE>,
    silver: Silver,
    has_silver: bool,
    pile_empty: bool,
}

/// The decision that the seat has to make.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nothing,
    Over,
    Play,
    /// Put down this card.
    PutDown(Lifted),
}

impl<'a> Situation<'a> {
    pub(crate) fn of_state(rules: &SevenDragons, state: &'a State, seat: Seat) -> Self {
        let asked = match (state.step, state.lifted) {
            (Step::Over { .. }, _) => Asked::Over,
            (Step::Play(acting), _) if acting != seat => Asked::Nothing,
            (Step::Play(_), Some(lifted)) => Asked::PutDown(lifted),
            (Step::Play(_), None) => Asked::Play,
        };
        Self {
            asked,
            seat: Some(seat),
            present: state.present(),
            hand: state.players.get(seat).map_or(&[], |player| &player.hand),
            table: state.table_left(),
            silver: state.silver(),
            has_silver: rules.has_silver(),
            pile_empty: state.discard.is_empty(),
        }
    }

    pub(crate) fn of_view(rules: &SevenDragons, view: &'a View) -> Self {
        let you = view.you.as_ref();
        let asked = match (&view.stage, you) {
            (_, None) => Asked::Nothing,
            (Stage::Over { .. }, _) => Asked::Over,
            (Stage::Play { seat }, Some(you)) if *seat != you.seat => Asked::Nothing,
            (Stage::Play { .. }, Some(you)) => you.lifted.map_or(Asked::Play, Asked::PutDown),
        };
        Self {
            asked,
            seat: you.map(|you| you.seat),
            present: view.players.which(|player| player.present),
            hand: you.map_or(&[], |you| &you.hand),
            table: view.table.iter().copied().take(MOST_ON_TABLE).collect(),
            silver: Silver(view.silver),
            has_silver: rules.has_silver(),
            pile_empty: view.discard.is_empty(),
        }
    }

    fn board(&self) -> Board {
        Board::new(&self.table, self.silver)
    }

    fn check_play(&self, intent: Intent) -> Result<(), Refusal> {
        match intent {
            Intent::PlayDragon { card, cell, turned } => {
                self.check_held(card)?;
                if !card.is_dragon() {
                    return Err(Refusal::NotADragon { card });
                }
                self.check_placement(card, cell, turned)
            }
            Intent::TradeHands { card, mode, with } => {
                self.check_action(card, ActionKind::TradeHands, mode)?;
                if self.seat == Some(with) {
                    return Err(Refusal::YourOwn);
                }
                self.present.contains(with).then_some(()).ok_or(Refusal::NobodyThere { seat: with })
            }
            Intent::TradeGoals { card, mode, with } => {
                self.check_action(card, ActionKind::TradeGoals, mode)?;
                if Some(with.seat()) == self.seat { Err(Refusal::YourOwn) } else { Ok(()) }
            }
            Intent::RotateGoals { card, mode, to: _ } => {
                self.check_action(card, ActionKind::RotateGoals, mode)
            }
            Intent::PickUp { card, mode, from } => {
                self.check_action(card, ActionKind::MoveCard, mode)?;
                let placed = self.takeable(from)?;
                self.can_move(&self.board(), placed).then_some(()).ok_or(Refusal::FitsNowhere { cell: from })
            }
            Intent::Zap { card, mode, cell } => {
                self.check_action(card, ActionKind::ZapCard, mode)?;
                self.takeable(cell).map(drop)
            }
            Intent::ColourOnly { card } => {
                self.check_held(card)?;
                let kind = card.action().ok_or(Refusal::NotThatAction { card, wanted: None })?;
                //
                if self.has_silver || !self.can_have_effect(kind) {
                    Ok(())
                } else {
                    Err(Refusal::MustHaveEffect)
                }
            }
            //
            Intent::Pass => {
                if self.can_play() {
                    Err(Refusal::CanPlay)
                } else {
                    Ok(())
                }
            }
            Intent::PutDown { .. } => Err(Refusal::NothingLifted),
            Intent::Back => Err(Refusal::NothingToTakeBack),
        }
    }

    fn check_held(&self, card: Card) -> Result<(), Refusal> {
        self.hand.contains(&card).then_some(()).ok_or(Refusal::NotInHand { card })
    }

    fn check_action(&self, card: Card, kind: ActionKind, mode: Mode) -> Result<(), Refusal> {
        self.check_held(card)?;
        if card.action() != Some(kind) {
            return Err(Refusal::NotThatAction { card, wanted: Some(kind) });
        }
        match mode {
            Mode::Full => Ok(()),
            Mode::KeepSilver if !self.has_silver => Err(Refusal::NoSilver),
            //
            Mode::KeepSilver if self.pile_empty => Err(Refusal::PileEmpty),
            Mode::KeepSilver => Ok(()),
        }
    }

    /// Checks a placement (section 2). One matching side is enough.
    fn check_placement(&self, card: Card, cell: Cell, turned: bool) -> Result<(), Refusal> {
        if turned && card.same_when_turned() {
            return Err(Refusal::SameWhenTurned);
        }
        let board = self.board();
        if board.card_at(cell).is_some() {
            return Err(Refusal::CellTaken { cell });
        }
        let facing = board.facing(cell);
        if facing.is_none() {
            return Err(Refusal::NoNeighbour { cell });
        }
        if Zones::of(card, turned).common(facing) == 0 {
            return Err(Refusal::NoMatch { cell });
        }
        Ok(())
    }

    /// Checks where the lifted card is put. R-20: the table is already without the card. R-21: the table must
    /// look different from before.
    fn check_put_down(&self, lifted: Lifted, cell: Cell, turned: bool) -> Result<(), Refusal> {
        let Some(card) = lifted.what.card else { return Err(Refusal::SilverStays) };
        self.check_placement(card, cell, turned)?;
        let unchanged = cell == lifted.what.cell && turned == lifted.what.turned;
        if unchanged { Err(Refusal::Unchanged) } else { Ok(()) }
    }

    /// Returns the card in a cell, if it may be moved or zapped.
    fn takeable(&self, cell: Cell) -> Result<Placed, Refusal> {
        let placed = self.table.iter().find(|placed| placed.cell == cell);
        let placed = placed.copied().ok_or(Refusal::NothingThere { cell })?;
        if placed.card.is_none() { Err(Refusal::SilverStays) } else { Ok(placed) }
    }

    /// Returns true if a card of the table fits elsewhere, or turned in its place. `board` is the whole
    /// table.
    fn can_move(&self, board: &Board, placed: Placed) -> bool {
        let Some(card) = placed.card else { return false };
        let away =
            |cell: Cell| cell.x.abs_diff(placed.cell.x).saturating_add(cell.y.abs_diff(placed.cell.y)) > 1;
        // Cells that do not touch the card stay as they are when the card is lifted.
        if board.placements(card).any(|(cell, _)| away(cell)) {
            return true;
        }
        let rest: ArrayVec<Placed, MOST_ON_TABLE> =
            self.table.iter().copied().filter(|other| other.cell != placed.cell).collect();
        let rest = Board::new(&rest, self.silver);
        rest.placements(card).any(|way| way != (placed.cell, placed.turned))
    }

    fn can_have_effect(&self, kind: ActionKind) -> bool {
        let takeable = || self.table.iter().filter(|placed| placed.card.is_some());
        match kind {
            ActionKind::TradeHands => self.present.iter().any(|seat| Some(seat) != self.seat),
            ActionKind::TradeGoals | ActionKind::RotateGoals => true,
            ActionKind::MoveCard => {
                let board = self.board();
                takeable().any(|placed| self.can_move(&board, *placed))
            }
            ActionKind::ZapCard => takeable().next().is_some(),
        }
    }

    /// Returns true if the seat can play a card. R-2: an action card can always be played.
    fn can_play(&self) -> bool {
        let board = self.board();
        self.hand.iter().any(|card| !card.is_dragon() || board.placements(*card).next().is_some())
    }

    fn list_action(&self, board: &Board, card: Card, kind: ActionKind, intents: &mut Vec<Intent>) {
        let modes: &[Mode] =
            if self.has_silver && !self.pile_empty { &[Mode::Full, Mode::KeepSilver] } else { &[Mode::Full] };
        let before = intents.len();
        for &mode in modes {
            let takeable = self.table.iter().filter(|placed| placed.card.is_some());
            match kind {
                ActionKind::TradeHands => {
                    let others = self.present.iter().filter(|seat| Some(*seat) != self.seat);
                    intents.extend(others.map(|with| Intent::TradeHands { card, mode, with }));
                }
                ActionKind::TradeGoals => {
                    let others = Place::all().filter(|place| Some(place.seat()) != self.seat);
                    intents.extend(others.map(|with| Intent::TradeGoals { card, mode, with }));
                }
                ActionKind::RotateGoals => {
                    let ways = [Direction::Left, Direction::Right];
                    intents.extend(ways.map(|to| Intent::RotateGoals { card, mode, to }));
                }
                ActionKind::MoveCard => {
                    let movable = takeable.filter(|placed| self.can_move(board, **placed));
                    intents.extend(movable.map(|placed| Intent::PickUp { card, mode, from: placed.cell }));
                }
                ActionKind::ZapCard => {
                    intents.extend(takeable.map(|placed| Intent::Zap { card, mode, cell: placed.cell }));
                }
            }
        }
        if self.has_silver || intents.len() == before {
            intents.push(Intent::ColourOnly { card });
        }
    }
}

impl contract::Situation<Intent, Refusal> for Situation<'_> {
    /// Lists dragons before actions, in the order of the hand, and by rows of the table.
    fn choices(&self) -> Choices<Intent> {
        let board = match self.asked {
            Asked::Nothing | Asked::Over => return Choices::none(),
            Asked::Play | Asked::PutDown(_) => self.board(),
        };
        let mut intents = Vec::new();
        let mut back = None;
        if let Asked::PutDown(lifted) = self.asked {
            let card = lifted.what.card.unwrap_or(Card::RAINBOW);
            let changed = |way: &(Cell, bool)| *way != (lifted.what.cell, lifted.what.turned);
            let ways = board.placements(card).filter(changed);
            intents.extend(ways.map(|(cell, turned)| Intent::PutDown { cell, turned }));
            back = Some(Intent::Back);
        } else {
            for &card in self.hand.iter().filter(|card| card.is_dragon()) {
                let ways = board.placements(card);
                intents.extend(ways.map(|(cell, turned)| Intent::PlayDragon { card, cell, turned }));
            }
            for &card in self.hand {
                if let Some(kind) = card.action() {
                    self.list_action(&board, card, kind, &mut intents);
                }
            }
            if intents.is_empty() {
                intents.push(Intent::Pass);
            }
        }
        Choices { intents, complete: true, back }
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        match (self.asked, *intent) {
            (Asked::Nothing, _) => Err(Refusal::NotYourTurn),
            (Asked::Over, _) => Err(Refusal::Over),
            (Asked::PutDown(_), Intent::Back) => Ok(()),
            (Asked::Play, Intent::Back) => Err(Refusal::NothingToTakeBack),
            (Asked::PutDown(lifted), Intent::PutDown { cell, turned }) => {
                self.check_put_down(lifted, cell, turned)
            }
            (Asked::PutDown(_), _) => Err(Refusal::CardInTheAir),
            (Asked::Play, intent) => self.check_play(intent),
        }
    }

    /// A lifted card is put down where it first fits.
    fn fallback(&self) -> Option<Intent> {
        let action = self.hand.iter().copied().find(|card| !card.is_dragon());
        match (self.asked, action) {
            (Asked::Play, Some(card)) if self.has_silver => Some(Intent::ColourOnly { card }),
            _ => self.choices().intents.into_iter().next(),
        }
    }
}

/// Returns true if the observer is the one who has lifted a card.
pub(crate) fn lifts(state: &State, who: Observer) -> bool {
    state.lifted.is_some() && state.acting().map(Observer::Seat) == Some(who)
}
