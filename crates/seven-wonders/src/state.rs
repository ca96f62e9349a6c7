//! The truth.

use arrayvec::ArrayVec;
use contract::{BySeat, Observer, Seat, SeatSet, Seed, Teams};

use crate::{
    Card, ConflictView, Direction, How, Pick,
    city::City,
    course::{Agenda, Ask, Counter, MOST_TURNS, Plan},
    court::Court,
    deck::deck,
    hand::Hand,
    kept::Kept,
    tower::Tower,
    works::Works,
};

/// The truth about a match: what lies open, what is hidden, and the seed of what is not dealt yet.
///
/// Cities are indexed by [`Seat`]; the Free city of the two-player game comes after the seats.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// Later ages are dealt from it when they begin.
    pub(crate) seed: Seed,
    /// What the match consists of.
    pub(crate) plan: Plan,
    /// Who plays with whom.
    pub(crate) teams: Teams,
    /// Which moment of the age it is.
    pub(crate) moment: u8,
    /// Counts the decisions.
    pub(crate) asked: Counter,
    /// 1 to 3; 0 while boards are chosen.
    pub(crate) age: u8,
    /// The turn of the age that is played, from 1.
    pub(crate) turn: u8,
    /// How often hands were passed on in this age.
    pub(crate) passes: u8,
    /// The turn of this age after which they were not.
    pub(crate) kept_hands: Option<u8>,
    /// Whether what comes at the end of the turn is on the agenda already.
    pub(crate) closing: bool,
    /// What is drawn by chance for later ages, in worlds that are imagined by who has seen it.
    pub(crate) foreseen: Option<Box<[Card]>>,
    pub(crate) step: Step,
    pub(crate) cities: BySeat<City>,
    pub(crate) left: SeatSet,
    /// By seat; a card that is picked stays.
    pub(crate) hands: BySeat<Hand>,
    /// What lies face down, by city.
    pub(crate) picks: BySeat<Option<Pick>>,
    /// The turns of this age so far.
    pub(crate) trail: ArrayVec<Turn, MOST_TURNS>,
    /// Last cards of this age that were discarded, by seat.
    pub(crate) unplayed: BySeat<Option<Card>>,
    /// Two-player game: what is drawn from for the Free city, the top last.
    pub(crate) pile: Pile,
    /// Two-player game: what was drawn in this age, by turn.
    pub(crate) drawn: ArrayVec<Card, MOST_TURNS>,
    pub(crate) discard: Vec<Discarded>,
    /// What eight players have set aside, by age.
    pub(crate) aside: ArrayVec<Card, MOST_ASIDE>,
    /// Coins that each city loses now, and
    pub(crate) losses: BySeat<u16>,
    /// how many of them it has said to pay, by seat.
    pub(crate) paid: BySeat<Option<u16>>,
    /// What is asked before the match goes on.
    pub(crate) agenda: Agenda,
    pub(crate) conflicts: ArrayVec<BySeat<ConflictView>, 3>,
    /// Leaders that are not in play, if there are leaders.
    pub(crate) court: Option<Box<Court>>,
    /// The tiles, if the Tower of Babel is built.
    pub(crate) tower: Option<Box<Tower>>,
    /// The Great Projects that were shown, by age.
    pub(crate) works: ArrayVec<Works, 3>,
    /// What is reckoned of all that when somebody looks.
    pub(crate) kept: Kept,
}

/// More than are built of the discard pile in one turn.
pub(crate) const MOST_SALVAGES: usize = 12;

/// Cards that are set aside in three ages.
const MOST_ASIDE: usize = 4;

/// Cards in any order.
pub(crate) type Pile = ArrayVec<Card, 7>;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// Boards are taken; if one at a time, by this seat.
    Boards(Seat),
    /// Leaders are kept.
    Draft,
    /// Tiles are kept.
    Tiles,
    /// Leaders are recruited.
    Recruit,
    /// Plays are laid face down.
    Turn,
    /// How many coins of a loss are paid.
    Losses,
    /// The first question of the agenda.
    Asked,
    /// The match is over; claimed, or played to the end.
    Over { claimed: bool },
}

/// What was played in a turn.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// By city; `None` for who played nothing, as most do not with last cards.
    pub(crate) plays: BySeat<Option<Play>>,
    /// What was built from the discard pile afterwards; `None` if nothing was wanted.
    pub(crate) from_discard: ArrayVec<Salvage, MOST_SALVAGES>,
}

/// A card built of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Salvage {
    pub(crate) city: Seat,
    pub(crate) card: Option<Card>,
    /// Whether it has gone back to the pile.
    pub(crate) discarded: bool,
}

/// One play of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Play {
    pub(crate) card: Card,
    pub(crate) how: How,
    /// Coins that came in.
    pub(crate) income: u16,
    /// The stage that was built.
    pub(crate) stage: Option<u8>,
    /// Whether the marker was turned face up since.
    pub(crate) opened: bool,
    /// Whether the card has gone to the discard pile since.
    pub(crate) discarded: bool,
    /// Whether everybody has seen its colour.
    pub(crate) shown: bool,
}

impl Play {
    /// Whether only its player knows the card.
    pub(crate) const fn hides(&self) -> bool {
        self.how.hides() && !self.opened
    }
}

/// A card of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Discarded {
    pub(crate) card: Card,
    /// Who knows that it is there.
    pub(crate) known: SeatSet,
}

impl How {
    /// Whether the card goes where nobody sees it.
    pub const fn hides(self) -> bool {
        matches!(
            self,
            Self::Stage { .. }
                | Self::OtherStage { .. }
                | Self::FreeStage { .. }
                | Self::Tile { .. }
                | Self::Discard
        )
    }
}

/// Where hands go in an age.
pub(crate) const fn direction(age: u8) -> Direction {
    if age == 2 { Direction::Right } else { Direction::Left }
}

impl State {
    /// The shuffled deck of an age.
    pub(crate) fn deck(&self, age: u8) -> Vec<Card> {
        deck(&self.seed, age, self.cities.seats(), &self.plan, self.foreseen.as_deref().unwrap_or_default())
    }

    /// The number of the present turn from 0.
    pub(crate) fn turn_index(&self) -> usize {
        usize::from(self.turn.max(1)) - 1
    }

    /// How often hands had been passed on in this age before a turn, counted from 0.
    pub(crate) fn passes_before(&self, turn: usize) -> usize {
        let turn = turn.min(self.turn_index());
        turn - usize::from(self.kept_hands.is_some_and(|kept| turn >= usize::from(kept)))
    }

    /// The hand of whoever looks; spectators have none.
    pub(crate) fn hand_of(&self, who: Observer) -> Option<Vec<Card>> {
        who.seat().map(|seat| self.hands[seat].to_vec())
    }

    /// The partner of a seat, where two play together.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams.partners(seat).iter().next()
    }

    /// The hand of the partner of whoever looks.
    pub(crate) fn partners_hand(&self, who: Observer) -> Option<Vec<Card>> {
        let partner = who.seat().and_then(|seat| self.partner(seat))?;
        Some(self.hands[partner].to_vec())
    }

    /// Whether this is the two-player game, with the Free city after the seats.
    pub(crate) fn free_city(&self) -> Option<Seat> {
        let (cities, seats) = (self.cities.seats(), self.hands.seats());
        if cities == seats { None } else { Seat::new(seats.get(), cities) }
    }

    /// Who plays for the Free city this turn.
    pub(crate) fn free_city_player(&self) -> Option<Seat> {
        self.free_city_player_in(usize::from(self.turn.max(1)) - 1)
    }

    /// Who plays for the Free city in a turn of this age, counted from 0: in ages I and III first the player to
    /// its left, in age II the other one; then in turns.
    pub(crate) fn free_city_player_in(&self, turn: usize) -> Option<Seat> {
        let first = usize::from(self.age == 2);
        // Nobody plays another card for it after the last turn.
        let turn = turn.min(usize::from(self.plan.turns()) - 1);
        self.free_city().and_then(|_| Seat::new((first + turn) % 2, self.hands.seats()))
    }

    /// Whose hand this city's plays come from, this turn.
    pub(crate) fn player_of(&self, city: Seat) -> Seat {
        self.player_in(city, usize::from(self.turn.max(1)) - 1)
    }

    /// Whose hand this city's plays come from, in a turn of this age, counted from 0.
    pub(crate) fn player_in(&self, city: Seat, turn: usize) -> Seat {
        let free = Some(city) == self.free_city();
        if free { self.free_city_player_in(turn).expect("there is a Free city") } else { city }
    }

    /// The cities that this seat plays for this turn: its own, then perhaps the Free city.
    pub(crate) fn cities_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let free = self.free_city().filter(|_| self.free_city_player() == Some(seat));
        std::iter::once(seat).chain(free)
    }

    /// Whether this seat has something to lay face down at all.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        match self.step {
            Step::Draft | Step::Recruit => self.court.as_ref().is_none_or(|court| court.is_asked(seat)),
            Step::Losses => self.can_pay(seat) > 0,
            Step::Boards(_) | Step::Tiles | Step::Turn | Step::Asked | Step::Over { .. } => true,
        }
    }

    /// Whether this seat has laid all it has to this turn.
    pub(crate) fn has_given(&self, seat: Seat) -> bool {
        match self.step {
            Step::Draft | Step::Recruit => {
                self.court.as_ref().is_some_and(|court| court.deeds[seat].is_some())
            }
            Step::Losses => self.paid[seat].is_some(),
            Step::Tiles => self.tower.as_ref().is_some_and(|tower| tower.deeds[seat].is_some()),
            Step::Turn | Step::Boards(_) | Step::Asked | Step::Over { .. } => {
                self.cities_of(seat).all(|city| self.picks[city].is_some())
            }
        }
    }

    /// The question that is asked now, between turns.
    pub(crate) fn asking(&self) -> Option<Ask> {
        match self.step {
            Step::Asked => self.agenda.first(),
            Step::Boards(_)
            | Step::Draft
            | Step::Tiles
            | Step::Recruit
            | Step::Turn
            | Step::Losses
            | Step::Over { .. } => None,
        }
    }

    /// The seats that are asked for boards.
    pub(crate) fn choosing(&self, one_at_a_time: bool) -> SeatSet {
        match self.step {
            Step::Boards(next) if one_at_a_time => SeatSet::one(next),
            Step::Boards(_) => {
                self.hands.seats().seats().filter(|s| self.cities[*s].board().is_none()).collect()
            }
            Step::Draft
            | Step::Tiles
            | Step::Recruit
            | Step::Turn
            | Step::Losses
            | Step::Asked
            | Step::Over { .. } => SeatSet::EMPTY,
        }
    }
}
