//! The state of a match.

use arrayvec::ArrayVec;
use contract::{BySeat, Observer, Seat, SeatSet, Seed, Teams};

use crate::{
    Card, ConflictView, Direction, How, Pick,
    city::{City, Face},
    course::{Agenda, Ask, Counter, MOST_TURNS, Plan},
    court::Court,
    deck::deck,
    edition::Edition,
    hand::Hand,
    kept::Kept,
    tower::Tower,
    works::Works,
};

/// The state of a match: public and hidden parts, and the seed of everything not dealt yet.
///
/// Cities are indexed by [`Seat`]; the Free city of the two-player game comes after the seats.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The seed from which later ages are dealt when they begin.
    pub(crate) seed: Seed,
    /// The plan of the match.
    pub(crate) plan: Plan,
    /// The teams.
    pub(crate) teams: Teams,
    /// The index of the present moment of the age.
    pub(crate) moment: u8,
    /// The counter of decisions.
    pub(crate) asked: Counter,
    /// The age, 1 to 3; 0 while boards are chosen.
    pub(crate) age: u8,
    /// The turn of the age that is played, from 1.
    pub(crate) turn: u8,
    /// The number of times that hands were passed on in this age.
    pub(crate) passes: u8,
    /// The turn of this age after which hands were not passed on.
    pub(crate) kept_hands: Option<u8>,
    /// True if the matters at the end of the turn are on the agenda already.
    pub(crate) closing: bool,
    /// The cards drawn by chance for later ages, in imagined worlds whose observer has seen them.
    pub(crate) foreseen: Option<Box<[Card]>>,
    pub(crate) step: Step,
    pub(crate) cities: BySeat<City>,
    pub(crate) left: SeatSet,
    /// The hands, by seat. A picked card stays here.
    pub(crate) hands: BySeat<Hand>,
    /// The plays laid face down, by city.
    pub(crate) picks: BySeat<Option<Pick>>,
    /// The turns of this age so far.
    pub(crate) trail: ArrayVec<Turn, MOST_TURNS>,
    /// The last cards of this age that were discarded, by seat.
    pub(crate) unplayed: BySeat<Option<Card>>,
    /// The two-player game's draw pile for the Free city, the top card last.
    pub(crate) pile: Pile,
    /// The cards that were drawn from that pile in this age, by turn.
    pub(crate) drawn: ArrayVec<Card, MOST_TURNS>,
    pub(crate) discard: Vec<Discarded>,
    /// The cards that eight players have set aside, by age.
    pub(crate) aside: ArrayVec<Card, MOST_ASIDE>,
    /// The coins that each city loses now.
    pub(crate) losses: BySeat<u16>,
    /// The number of those coins that each seat has chosen to pay.
    pub(crate) paid: BySeat<Option<u16>>,
    /// The questions that are asked before the match continues.
    pub(crate) agenda: Agenda,
    pub(crate) conflicts: ArrayVec<BySeat<ConflictView>, 3>,
    /// The leaders that are not in play, if the match has leaders.
    pub(crate) court: Option<Box<Court>>,
    /// The tiles, if the match has the Tower of Babel.
    pub(crate) tower: Option<Box<Tower>>,
    /// The Great Projects shown so far, by age.
    pub(crate) works: ArrayVec<Works, 3>,
    /// A cache of values computed from all other fields.
    pub(crate) kept: Kept,
}

/// A limit above the number of cards that are built from the discard pile in one turn.
pub(crate) const MOST_SALVAGES: usize = 12;

/// The number of cards that are set aside in three ages.
const MOST_ASIDE: usize = 4;

/// Cards in any order.
pub(crate) type Pile = ArrayVec<Card, 7>;

/// The decision that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// Boards are chosen. The seat is the next one, if players choose in turn.
    Boards(Seat),
    /// Leaders are kept.
    Draft,
    /// Tiles are kept.
    Tiles,
    /// Leaders are played.
    Recruit,
    /// Plays are laid face down.
    Turn,
    /// Losers choose how many coins they pay.
    Losses,
    /// The first question of the agenda is asked.
    Asked,
    /// The match is finished: claimed, or played to the end.
    Over { claimed: bool },
}

/// The plays of a turn.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// The plays, by city; `None` for a city that played nothing, as most do not with last cards.
    pub(crate) plays: BySeat<Option<Play>>,
    /// The cards built from the discard pile afterwards; `None` for a player who declined.
    pub(crate) from_discard: ArrayVec<Salvage, MOST_SALVAGES>,
}

/// A card built from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Salvage {
    pub(crate) city: Seat,
    pub(crate) card: Option<Card>,
    /// True if it has gone back to the pile.
    pub(crate) discarded: bool,
}

/// One play of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Play {
    pub(crate) card: Card,
    pub(crate) how: How,
    /// The coins that came in.
    pub(crate) income: u16,
    /// The stage that was built.
    pub(crate) stage: Option<u8>,
    /// True if the marker was turned face up later.
    pub(crate) opened: bool,
    /// True if the card went to the discard pile later.
    pub(crate) discarded: bool,
    /// True if all players have seen its colour.
    pub(crate) shown: bool,
}

impl Play {
    /// Returns true if only its player knows the card.
    pub(crate) const fn hides(&self) -> bool {
        self.how.hides() && !self.opened
    }
}

/// A card of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Discarded {
    pub(crate) card: Card,
    /// The seats that know that it is in the pile.
    pub(crate) known: SeatSet,
}

impl How {
    /// Returns true if the card goes to a place where no other player sees it.
    pub const fn hides(self) -> bool {
        self.buries() || matches!(self, Self::Tile { .. } | Self::Discard)
    }

    /// Returns true if the card goes under a stage of a wonder.
    pub(crate) const fn buries(self) -> bool {
        matches!(self, Self::Stage { .. } | Self::OtherStage { .. } | Self::FreeStage { .. })
    }
}

/// Returns the direction in which hands are passed in an age.
pub(crate) const fn direction(age: u8) -> Direction {
    if age == 2 { Direction::Right } else { Direction::Left }
}

impl State {
    /// Returns true at the end of the match.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.step, Step::Over { .. })
    }

    /// Returns true if everyone sees a marker that lies under a stage. At the end all cards and leaders are turned
    /// over.
    pub(crate) fn unearths(&self, marker: Face) -> bool {
        self.is_over()
            && self.plan.edition >= Edition::V2
            && matches!(marker, Face::Card(_) | Face::Leader(_))
    }

    /// Returns true if everyone sees a card of a play that lies under a stage.
    pub(crate) fn unearths_play(&self, how: How, card: Card) -> bool {
        how.buries() && self.unearths(Face::Card(card))
    }

    /// Returns the shuffled deck of an age.
    pub(crate) fn deck(&self, age: u8) -> Vec<Card> {
        deck(&self.seed, age, self.cities.seats(), &self.plan, self.foreseen.as_deref().unwrap_or_default())
    }

    /// Returns the index of the present turn, from 0.
    pub(crate) fn turn_index(&self) -> usize {
        usize::from(self.turn.max(1)) - 1
    }

    /// Returns how often hands had been passed on in this age before a turn, counted from 0.
    pub(crate) fn passes_before(&self, turn: usize) -> usize {
        let turn = turn.min(self.turn_index());
        turn - usize::from(self.kept_hands.is_some_and(|kept| turn >= usize::from(kept)))
    }

    /// Returns the hand of an observer; `None` for spectators.
    pub(crate) fn hand_of(&self, who: Observer) -> Option<Vec<Card>> {
        who.seat().map(|seat| self.hands[seat].to_vec())
    }

    /// Returns the partner of a seat, if there are teams.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams.partners(seat).iter().next()
    }

    /// Returns the hand of an observer's partner.
    pub(crate) fn partners_hand(&self, who: Observer) -> Option<Vec<Card>> {
        let partner = who.seat().and_then(|seat| self.partner(seat))?;
        Some(self.hands[partner].to_vec())
    }

    /// Returns the Free city, if this is the two-player game.
    pub(crate) fn free_city(&self) -> Option<Seat> {
        let (cities, seats) = (self.cities.seats(), self.hands.seats());
        if cities == seats { None } else { Seat::new(seats.get(), cities) }
    }

    /// Returns the player of the Free city in this turn.
    pub(crate) fn free_city_player(&self) -> Option<Seat> {
        self.free_city_player_in(usize::from(self.turn.max(1)) - 1)
    }

    /// Returns the player of the Free city in a turn of this age, counted from 0. In ages I and III the
    /// player to its left begins, in age II the other one. Then they alternate.
    pub(crate) fn free_city_player_in(&self, turn: usize) -> Option<Seat> {
        let first = usize::from(self.age == 2);
        // After the last turn no further card is played for it.
        let turn = turn.min(usize::from(self.plan.turns()) - 1);
        self.free_city().and_then(|_| Seat::new((first + turn) % 2, self.hands.seats()))
    }

    /// Returns the seat from whose hand this city is played in this turn.
    pub(crate) fn player_of(&self, city: Seat) -> Seat {
        self.player_in(city, usize::from(self.turn.max(1)) - 1)
    }

    /// Returns the seat from whose hand this city is played in a turn of this age, counted from 0.
    pub(crate) fn player_in(&self, city: Seat, turn: usize) -> Seat {
        let free = Some(city) == self.free_city();
        if free { self.free_city_player_in(turn).expect("there is a Free city") } else { city }
    }

    /// Returns the cities that this seat plays for in this turn: its own, then perhaps the Free city.
    pub(crate) fn cities_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let free = self.free_city().filter(|_| self.free_city_player() == Some(seat));
        std::iter::once(seat).chain(free)
    }

    /// Returns true if this seat has anything to lay face down.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        match self.step {
            Step::Draft | Step::Recruit => self.court.as_ref().is_none_or(|court| court.is_asked(seat)),
            Step::Losses => self.can_pay(seat) > 0,
            Step::Boards(_) | Step::Tiles | Step::Turn | Step::Asked | Step::Over { .. } => true,
        }
    }

    /// Returns true if this seat has laid everything that it has to lay in this turn.
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

    /// Returns the question that is asked now, between turns.
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

    /// Returns the seats that have to choose boards.
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
