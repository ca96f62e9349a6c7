//! The whole truth of one match.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet, Seed};

use crate::{
    Card, EndedBy, Kin, Lying, Question, Sage, Site, Tile, Track,
    knowledge::Knowledge,
    sage_set::SageSet,
    stock::{Hand, Powers, Spells},
};

/// The maximum number of seats.
pub(crate) const MOST_SEATS: usize = 5;
/// The number of times that each player may propose, withdraw, vote and show cards in the talks of one round.
pub(crate) const TALK_MOVES: u8 = 40;
/// The number of times that each player may give cards in one exchange.
pub(crate) const GIFTS: u8 = 12;
/// The lead that ends a fight.
pub(crate) const KNOCKOUT: i16 = 25;
/// The maximum number of cards in a fight: all power cards and spells.
pub(crate) const MOST_LYING: usize = 64 + 14;
/// The maximum number of crystals of a player: at most two in each of eleven rounds.
pub(crate) const MOST_CRYSTALS: usize = 22;

/// Some seats in an order.
pub(crate) type Seats = ArrayVec<Seat, MOST_SEATS>;

/// The whole truth of one match. Flat: copying it allocates nothing.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The seed for shuffling discard piles.
    pub(crate) seed: Seed,
    /// The number of times that discard piles were shuffled.
    pub(crate) reshuffles: u32,
    /// The number of the decision.
    pub(crate) turn: u32,
    pub(crate) round: u8,
    pub(crate) chooser: Seat,
    pub(crate) out: SageSet,
    pub(crate) sites: [Ground; 3],
    pub(crate) pawn: Site,
    /// The stack of tiles. The last one is turned up next.
    pub(crate) stack: ArrayVec<Tile, 9>,
    pub(crate) covered: ArrayVec<Tile, 11>,
    pub(crate) last_round: bool,
    pub(crate) players: BySeat<Player>,
    pub(crate) known: Knowledge,
    pub(crate) talk: Talk,
    pub(crate) exchange: Exchange,
    pub(crate) fight: Fight,
    /// The power pile, as numbers of [`Powers`]. The last one is drawn next.
    pub(crate) powers: ArrayVec<u8, 64>,
    pub(crate) powers_discarded: Powers,
    /// The spell pile, as numbers in [`crate::Spell::ALL`]. The last one is drawn next.
    pub(crate) spells: ArrayVec<u8, 14>,
    pub(crate) spells_discarded: Spells,
    /// The supply of crystals. The last one is put out next.
    pub(crate) crystals: ArrayVec<u8, 36>,
    /// Crystals that left the game, sorted.
    pub(crate) gone: ArrayVec<u8, MOST_CRYSTALS>,
    /// The seats that are asked in turn, the current one first.
    pub(crate) queue: Seats,
    pub(crate) step: Step,
}

/// A tile in play with its crystals.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    pub(crate) tile: Tile,
    /// The values by slot; 0 for an empty slot.
    pub(crate) crystals: [u8; 3],
}

/// The possessions of one player.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Player {
    pub(crate) hand: Hand,
    pub(crate) token: Option<Sage>,
    /// The role that Mutantus swaps.
    pub(crate) role: Option<Sage>,
    /// The role taken by Binensus.
    pub(crate) second: Option<Sage>,
    pub(crate) track: Option<Track>,
    /// The values of the crystals, sorted.
    pub(crate) crystals: ArrayVec<u8, MOST_CRYSTALS>,
    pub(crate) left: bool,
}

/// The talks of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Talk {
    /// The seats to which each seat has made offers.
    pub(crate) offers: [SeatSet; MOST_SEATS],
    pub(crate) no_deal: SeatSet,
    pub(crate) listening: SeatSet,
    /// The number of times that each seat was asked again after it listened.
    pub(crate) recalled: [u8; MOST_SEATS],
    pub(crate) walked: SeatSet,
    pub(crate) moves_left: [u8; MOST_SEATS],
}

/// The exchange of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Exchange {
    pub(crate) ready: SeatSet,
    pub(crate) gifts_left: [u8; MOST_SEATS],
    /// The number of times that each seat was asked again after it was ready.
    pub(crate) reopened: [u8; MOST_SEATS],
}

/// The fight of a round.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Fight {
    /// True from the first turn on until the pawn has moved.
    pub(crate) on: bool,
    pub(crate) score: i16,
    pub(crate) played: u8,
    pub(crate) cards: ArrayVec<Lying, MOST_LYING>,
    pub(crate) passed: Seats,
    pub(crate) may_skip: Option<Seat>,
    pub(crate) cast: SeatSet,
    pub(crate) solo_bonus: Option<u8>,
    pub(crate) knockout_by: Option<Seat>,
}

/// The next decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// The first of the queue chooses.
    Choose,
    Negotiate,
    /// The first of the queue answers.
    Join,
    /// The first of the queue names a side.
    Side,
    Speak(Question),
    Exchange,
    Fight(Seat),
    /// The last but one to pass hands over to the last to pass.
    HandOver,
    /// The last to pass discards.
    Discard,
    /// The first of the queue takes one.
    TakeCrystal,
    MovePawn,
    Over(EndedBy),
}

impl State {
    /// Returns the printed order of the pawn's clearing (section 1).
    pub(crate) fn order(&self) -> &'static [Sage] {
        self.sites[self.pawn.index()].tile.order()
    }

    /// Returns the seats with a token in rank order, highest first (R-15, R-28: tokens, not role cards).
    pub(crate) fn ranking(&self) -> Seats {
        let mut holder = [None; 7];
        for (seat, player) in self.players.iter() {
            if let Some(token) = player.token {
                holder[token.index()] = Some(seat);
            }
        }
        self.order().iter().filter_map(|sage| holder[sage.index()]).collect()
    }

    /// Returns the sages whose role card no player has.
    pub(crate) fn free_roles(&self) -> SageSet {
        let held = self.players.iter().flat_map(|(_, player)| [player.role, player.second]).flatten();
        SageSet::ALL.without(self.out).without(held.collect())
    }

    /// Returns the kinds of power cards in the game.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kin> {
        kinds_without(self.out)
    }

    pub(crate) fn of_track(&self, track: Track) -> SeatSet {
        self.players.which(|player| player.track == Some(track))
    }

    /// Returns the alliance of a player, once it is complete.
    pub(crate) fn track(&self, seat: Seat) -> Track {
        self.players[seat].track.expect("both alliances stand")
    }

    /// Returns true if finitum is turned up: no more tiles are turned up then.
    pub(crate) fn finitum_is_up(&self) -> bool {
        self.sites.iter().any(|ground| ground.tile == Tile::Finitum)
    }

    /// Returns the other members of a seat's alliance.
    pub(crate) fn partners(&self, seat: Seat) -> SeatSet {
        self.players[seat].track.map_or(SeatSet::EMPTY, |track| self.of_track(track).without(seat))
    }

    pub(crate) fn has_passed(&self, seat: Seat) -> bool {
        self.fight.passed.contains(&seat)
    }

    /// Returns the seat that has to decide, unless there are several.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.step {
            Step::Choose | Step::Join | Step::Side | Step::TakeCrystal => self.queue.first().copied(),
            Step::Speak(question) => self.ranking().get(question.rank()).copied(),
            Step::Fight(seat) => Some(seat),
            Step::HandOver => self.fight.passed.iter().rev().nth(1).copied(),
            Step::Discard => self.fight.passed.last().copied(),
            Step::MovePawn => self.ranking().last().copied(),
            Step::Negotiate | Step::Exchange | Step::Over(_) => None,
        }
    }

    /// Returns the players who have not walked away from the talks.
    pub(crate) fn talking(&self) -> SeatSet {
        self.players.seats().seats().filter(|seat| !self.talk.walked.contains(*seat)).collect()
    }

    /// Returns the number of times that each seat was asked again since the last question to all.
    pub(crate) fn again(&self) -> [u8; MOST_SEATS] {
        match self.step {
            Step::Negotiate => self.talk.recalled,
            Step::Exchange => self.exchange.reopened,
            Step::Choose
            | Step::Join
            | Step::Side
            | Step::Speak(_)
            | Step::Fight(_)
            | Step::HandOver
            | Step::Discard
            | Step::TakeCrystal
            | Step::MovePawn
            | Step::Over(_) => [0; MOST_SEATS],
        }
    }

    /// Returns the number of a seat's question.
    pub(crate) fn turn_of(&self, seat: Seat) -> u32 {
        self.turn + u32::from(self.again()[seat.number()])
    }

    /// Returns true while alliances are formed or partners exchange cards: cards may be shown then.
    pub(crate) const fn is_alliance_phase(&self) -> bool {
        matches!(self.step, Step::Negotiate | Step::Join | Step::Side | Step::Speak(_) | Step::Exchange)
    }

    /// Returns the seats that do not have to decide but may show cards.
    pub(crate) fn free(&self) -> SeatSet {
        if !self.is_alliance_phase() {
            return SeatSet::EMPTY;
        }
        let waiting = self.waiting();
        let able =
            |seat: &Seat| self.talk.moves_left[seat.number()] > 0 && !self.players[*seat].hand.is_empty();
        self.players.seats().seats().filter(|seat| !waiting.contains(*seat)).filter(able).collect()
    }

    /// Returns the seats that have to decide.
    pub(crate) fn waiting(&self) -> SeatSet {
        let without =
            |set: SeatSet| self.players.seats().seats().filter(|seat| !set.contains(*seat)).collect();
        match self.step {
            Step::Negotiate => without(self.talk.walked.union(self.talk.listening)),
            Step::Exchange => without(self.exchange.ready),
            Step::Choose
            | Step::Join
            | Step::Side
            | Step::Speak(_)
            | Step::Fight(_)
            | Step::HandOver
            | Step::Discard
            | Step::TakeCrystal
            | Step::MovePawn
            | Step::Over(_) => self.asked().map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }
}

impl Talk {
    /// Creates talks in which no player has spoken yet.
    pub(crate) fn new() -> Self {
        Self { moves_left: [TALK_MOVES; MOST_SEATS], ..Self::default() }
    }
}

impl Question {
    /// Returns the player of the question, as an index in rank order.
    pub(crate) const fn rank(self) -> usize {
        match self {
            Self::FirstAlone => 0,
            Self::SecondJoins | Self::SecondAlone => 1,
            Self::ThirdJoins => 2,
        }
    }
}

impl Ground {
    /// Returns the sum of the crystals.
    pub(crate) fn sum(&self) -> u8 {
        self.crystals.iter().sum()
    }
}

impl Lying {
    pub(crate) fn is_owl(&self) -> bool {
        matches!(self.card, Card::Power { power } if power.kin() == Kin::Owl)
    }

    pub(crate) const fn is_power(&self) -> bool {
        matches!(self.card, Card::Power { .. })
    }
}

pub(crate) fn kinds_without(out: SageSet) -> impl Iterator<Item = Kin> {
    Kin::ALL.into_iter().filter(move |kin| kin.sage().is_none_or(|sage| !out.has(sage)))
}

/// Returns the number of crystals on each clearing, which is also the number of takers at a tie.
pub(crate) const fn crystals_each(seats: usize) -> usize {
    if seats == 5 { 3 } else { 2 }
}
