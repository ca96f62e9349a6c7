//! The leaders of a match: the packs of the draft, the hands of players, and the rest of the deck.

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, SeatCount, Seed, shuffle};

use crate::{Leader, LeaderDeed, Leaders, Need, Options, Set};

const DEAL: Purpose = Purpose(6);

/// The number of leaders dealt to each player.
pub(crate) const PACK: usize = 4;

/// Leaders of one player: the hand with Rome's draws and copies of them, or those discarded or given.
pub(crate) type Bench = ArrayVec<Leader, 24>;

/// A leader drawn from the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Drawn {
    pub(crate) seat: Seat,
    pub(crate) leader: Leader,
    /// True if all players saw it.
    pub(crate) open: bool,
}

/// A leader given to another player.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Gift {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) leader: Leader,
    /// The number of leaders that had been drawn before.
    pub(crate) draws: u8,
    /// True if the receiver has not decided about it yet.
    pub(crate) pending: bool,
}

/// The leaders that are not in play, with all hidden facts.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Court {
    /// The packs, by the seat to which they were dealt. Leaders that were kept come first, by round, then the
    /// others. Players' knowledge follows from this.
    pub(crate) packs: BySeat<[Leader; PACK]>,
    /// The number of finished rounds of the draft; all of them if leaders are dealt.
    pub(crate) rounds: u8,
    /// True if packs are passed on.
    pub(crate) drafts: bool,
    /// The hands, in the order of leader numbers.
    pub(crate) hands: BySeat<Bench>,
    /// The decisions laid face down.
    pub(crate) deeds: BySeat<Option<LeaderDeed>>,
    /// The leaders that each player has discarded.
    pub(crate) discarded: BySeat<Bench>,
    /// The leaders that are left; the last one is drawn next.
    pub(crate) deck: Vec<Leader>,
    /// The leaders drawn from the deck.
    pub(crate) draws: Vec<Drawn>,
    /// The leaders given from hand to hand.
    pub(crate) gifts: Vec<Gift>,
    /// The discarded leaders that all players have seen, with their owners.
    pub(crate) gone: Vec<(Seat, Leader)>,
    /// The player who recruited Jesus, if another player has him now.
    pub(crate) jesus: Option<Seat>,
}

/// Returns the leaders that may be dealt, in the order of their numbers.
pub(crate) fn pool(options: &Options) -> Vec<Leader> {
    let playable = |leader: &Leader| {
        let facts = leader.facts();
        let met = |need: &Need| match need {
            Need::Cities => options.cities,
            Need::Babel => options.tower,
        };
        // The box Cities adds its leaders to the box Leaders (G-10).
        let beside = options.cities && options.leaders == Leaders::Box && facts.set == Set::Cities;
        facts.needs.iter().all(met) && (options.leaders.has(facts.set) || beside)
    };
    Leader::all().filter(playable).collect()
}

/// Returns the seat to which the pack was dealt that `seat` holds in a round of the draft. Packs go to the
/// right.
pub(crate) fn origin(seats: SeatCount, seat: Seat, round: usize) -> Seat {
    (0..round).fold(seat, |seat, _| seats.left_of(seat))
}

impl Court {
    /// Deals four leaders to each player.
    pub(crate) fn dealt(seats: SeatCount, options: &Options, seed: &Seed) -> Self {
        let mut deck = pool(options);
        shuffle(&mut deck, &mut seed.stream(DEAL, 0));
        let packs = BySeat::new_with(seats, |_| {
            let mut pack: ArrayVec<Leader, PACK> = deck.split_off(deck.len() - PACK).into_iter().collect();
            pack.sort_unstable();
            pack.into_inner().expect("there are enough for every seat")
        });
        Self::with(packs, options.leader_draft.drafts(), deck)
    }

    /// Builds the court at the beginning of the draft, or after it if there is none.
    pub(crate) fn with(packs: BySeat<[Leader; PACK]>, drafts: bool, deck: Vec<Leader>) -> Self {
        let seats = packs.seats();
        let hands = packs.map(|_, pack| if drafts { Bench::new() } else { pack.iter().copied().collect() });
        let mut court = Self {
            packs,
            rounds: if drafts { 0 } else { PACK as u8 },
            drafts,
            hands,
            deeds: BySeat::filled(seats, None),
            discarded: BySeat::filled(seats, Bench::new()),
            deck,
            draws: Vec::new(),
            gifts: Vec::new(),
            gone: Vec::new(),
            jesus: None,
        };
        court.hands.iter_mut().for_each(|(_, hand)| hand.sort_unstable());
        court
    }

    /// Returns true if leaders are still drafted.
    pub(crate) const fn is_drafting(&self) -> bool {
        (self.rounds as usize) < PACK
    }

    /// Returns true if a seat has a leader to keep or to play now.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.is_drafting() || !self.hands[seat].is_empty()
    }

    /// Returns the pack from which a seat keeps a leader now.
    pub(crate) fn pack_of(&self, seat: Seat) -> Bench {
        if self.is_drafting() { self.pack_in(seat, usize::from(self.rounds)) } else { Bench::new() }
    }

    /// Returns the pack that a seat held in a round of the draft.
    fn pack_in(&self, seat: Seat, round: usize) -> Bench {
        let pack = &self.packs[origin(self.packs.seats(), seat, round)];
        let mut pack: Bench = pack[round..].iter().copied().collect();
        pack.sort_unstable();
        pack
    }

    /// Returns all packs that a seat has seen in the draft, by round.
    pub(crate) fn looks(&self, seat: Seat) -> Vec<Bench> {
        let rounds = if self.drafts { usize::from(self.rounds).min(PACK - 1) + 1 } else { 1 };
        (0..rounds).map(|round| self.pack_in(seat, round)).collect()
    }

    /// Keeps one leader for each player and passes the packs on. The last leader of each pack is kept without
    /// a decision.
    pub(crate) fn keep(&mut self, kept: &BySeat<Leader>) {
        let (seats, round) = (self.packs.seats(), usize::from(self.rounds));
        for (seat, leader) in kept.iter() {
            let pack = &mut self.packs[origin(seats, seat, round)];
            if let Some(at) = pack.iter().position(|other| other == leader) {
                pack.swap(at, round);
                pack[round + 1..].sort_unstable();
            }
            self.hands[seat].push(*leader);
            self.hands[seat].sort_unstable();
        }
        self.rounds += 1;
        if usize::from(self.rounds) == PACK - 1 {
            let last = BySeat::new_with(seats, |seat| self.packs[origin(seats, seat, PACK - 1)][PACK - 1]);
            self.keep(&last);
        }
    }

    /// Draws a leader.
    pub(crate) fn draw(&mut self, seat: Seat, open: bool) -> Option<Leader> {
        let leader = self.deck.pop()?;
        self.draws.push(Drawn { seat, leader, open });
        Some(leader)
    }

    /// Adds a leader to a hand.
    pub(crate) fn put(&mut self, seat: Seat, leader: Leader) {
        let hand = &mut self.hands[seat];
        let at = hand.partition_point(|held| *held < leader);
        hand.insert(at, leader);
    }

    /// Returns the leaders given to a seat that are still to be decided about, in the order of their numbers.
    pub(crate) fn given_to(&self, seat: Seat) -> Bench {
        let gifts = self.gifts.iter().filter(|gift| gift.pending && gift.to == seat);
        let mut given: Bench = gifts.map(|gift| gift.leader).collect();
        given.sort_unstable();
        given
    }

    /// Discards a leader so that all players see it.
    pub(crate) fn discard_openly(&mut self, seat: Seat, leader: Leader) {
        self.discarded[seat].push(leader);
        self.gone.push((seat, leader));
    }

    /// Takes a leader out of a hand.
    pub(crate) fn take(&mut self, seat: Seat, leader: Leader) {
        self.hands[seat].retain(|held| *held != leader);
    }
}
