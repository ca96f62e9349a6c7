//! The leaders of a match: the packs of the draft, what each player keeps in hand, and the deck that is left.

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, SeatCount, Seed, shuffle};

use crate::{Leader, LeaderDeed, Leaders, Need, Options, Set};

const DEAL: Purpose = Purpose(6);

/// Leaders dealt to each player.
pub(crate) const PACK: usize = 4;

/// Leaders of one player: four, and whatever Rome draws, copies of it included; or what was discarded or given.
pub(crate) type Bench = ArrayVec<Leader, 24>;

/// A leader that was drawn of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Drawn {
    pub(crate) seat: Seat,
    pub(crate) leader: Leader,
    /// Whether everybody saw it.
    pub(crate) open: bool,
}

/// A leader that was given away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Gift {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) leader: Leader,
    /// How many leaders had been drawn before.
    pub(crate) draws: u8,
    /// Whether what becomes of it is still to be decided.
    pub(crate) pending: bool,
}

/// The truth about leaders that are not in play.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Court {
    /// By who was dealt them: first those that were kept of each, by round, then those that nobody has kept yet. Who
    /// has seen what follows from it.
    pub(crate) packs: BySeat<[Leader; PACK]>,
    /// Rounds of the draft that are over; all of them if leaders are dealt.
    pub(crate) rounds: u8,
    /// Whether packs are passed on.
    pub(crate) drafts: bool,
    /// What each player has in hand, in the order of the leaders' numbers.
    pub(crate) hands: BySeat<Bench>,
    /// What lies face down.
    pub(crate) deeds: BySeat<Option<LeaderDeed>>,
    /// What each player has discarded.
    pub(crate) discarded: BySeat<Bench>,
    /// What was not dealt; the next one to be drawn is the last.
    pub(crate) deck: Vec<Leader>,
    /// What was drawn of it.
    pub(crate) draws: Vec<Drawn>,
    /// What was given from hand to hand.
    pub(crate) gifts: Vec<Gift>,
    /// Those of the discarded leaders that everybody has seen, with whose they were.
    pub(crate) gone: Vec<(Seat, Leader)>,
    /// Who recruited Jesus, if he is with somebody else now.
    pub(crate) jesus: Option<Seat>,
}

/// The leaders that may be dealt, in the order of their numbers.
pub(crate) fn pool(options: &Options) -> Vec<Leader> {
    let playable = |leader: &Leader| {
        let facts = leader.facts();
        let met = |need: &Need| match need {
            Need::Cities => options.cities,
            Need::Babel => options.tower,
        };
        // The box Cities brings its leaders along (G-10).
        let beside = options.cities && options.leaders == Leaders::Box && facts.set == Set::Cities;
        facts.needs.iter().all(met) && (options.leaders.has(facts.set) || beside)
    };
    Leader::all().filter(playable).collect()
}

/// Who was dealt the pack that `seat` holds in a round of the draft: packs go to the right.
pub(crate) fn origin(seats: SeatCount, seat: Seat, round: usize) -> Seat {
    (0..round).fold(seat, |seat, _| seats.left_of(seat))
}

impl Court {
    /// Four for everybody.
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

    /// At the beginning of the draft, or after it if there is none.
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

    /// Whether leaders are still drafted.
    pub(crate) const fn is_drafting(&self) -> bool {
        (self.rounds as usize) < PACK
    }

    /// Whether a seat has a leader to keep or to play now.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.is_drafting() || !self.hands[seat].is_empty()
    }

    /// What a seat keeps one of now.
    pub(crate) fn pack_of(&self, seat: Seat) -> Bench {
        if self.is_drafting() { self.pack_in(seat, usize::from(self.rounds)) } else { Bench::new() }
    }

    /// What a seat held in a round of the draft.
    fn pack_in(&self, seat: Seat, round: usize) -> Bench {
        let pack = &self.packs[origin(self.packs.seats(), seat, round)];
        let mut pack: Bench = pack[round..].iter().copied().collect();
        pack.sort_unstable();
        pack
    }

    /// Everything that a seat has seen in the draft, by round.
    pub(crate) fn looks(&self, seat: Seat) -> Vec<Bench> {
        let rounds = if self.drafts { usize::from(self.rounds).min(PACK - 1) + 1 } else { 1 };
        (0..rounds).map(|round| self.pack_in(seat, round)).collect()
    }

    /// Everybody keeps one, and packs are passed on. The last leader of each is kept without being asked.
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

    /// A leader is drawn.
    pub(crate) fn draw(&mut self, seat: Seat, open: bool) -> Option<Leader> {
        let leader = self.deck.pop()?;
        self.draws.push(Drawn { seat, leader, open });
        Some(leader)
    }

    /// A leader comes into a hand.
    pub(crate) fn put(&mut self, seat: Seat, leader: Leader) {
        let hand = &mut self.hands[seat];
        let at = hand.partition_point(|held| *held < leader);
        hand.insert(at, leader);
    }

    /// What was given to a seat and is still to be decided, in the order of the leaders' numbers.
    pub(crate) fn given_to(&self, seat: Seat) -> Bench {
        let gifts = self.gifts.iter().filter(|gift| gift.pending && gift.to == seat);
        let mut given: Bench = gifts.map(|gift| gift.leader).collect();
        given.sort_unstable();
        given
    }

    /// A leader is discarded and everybody sees it.
    pub(crate) fn discard_openly(&mut self, seat: Seat, leader: Leader) {
        self.discarded[seat].push(leader);
        self.gone.push((seat, leader));
    }

    /// A leader leaves a hand.
    pub(crate) fn take(&mut self, seat: Seat, leader: Leader) {
        self.hands[seat].retain(|held| *held != leader);
    }
}
