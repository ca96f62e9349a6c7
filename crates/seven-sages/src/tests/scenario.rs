//! Positions set up by hand.

use arrayvec::ArrayVec;
use contract::{Log, Observer, Phase, Rules as _, Seat, SeatCount, Seed};

use crate::{
    Card, Casting, Event, Intent, Kin, Lying, Options, Power, Refusal, Sage, SevenSages, Site, Spell, Stage,
    State, Tile, Track, View,
    dealer::Dealer,
    sage_set::SageSet,
    state::Step,
    stock::{Hand, Powers, Spells},
    taking::Taking,
};

pub(super) use Sage::{Alchemist, Druid, Healer, Mage, Priestess, Seer, Witch};

/// A match that tests bring to a position. The pawn starts at clearing 1, whose order is seer, witch, druid,
/// healer, mage, priestess, alchemist. Hands are empty until they are dealt.
pub(super) struct Table {
    pub(super) rules: SevenSages,
    pub(super) state: State,
    log: Log<Event>,
}

/// Returns the seat with this number, from 0.
pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number, SeatCount::new(5).unwrap()).unwrap()
}

pub(super) fn seats(numbers: &[usize]) -> Vec<Seat> {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// Returns a power card.
pub(super) fn of(sage: Sage, value: u8) -> Power {
    Power::new(sage.kin(), value).unwrap()
}

pub(super) fn owl(value: u8) -> Power {
    Power::new(Kin::Owl, value).unwrap()
}

pub(super) fn play(power: Power) -> Intent {
    Intent::Play { power }
}

pub(super) fn cast(casting: Casting) -> Intent {
    Intent::Cast { casting }
}

/// The sages in rank order on clearing 1.
pub(super) const RANKED: [Sage; 5] = [Seer, Witch, Healer, Mage, Priestess];

impl Table {
    pub(super) fn new(count: u8) -> Self {
        Self::with(count, Options { first: Some(seat(0)), ..Options::default() })
    }

    pub(super) fn with(count: u8, options: Options) -> Self {
        let rules = SevenSages::new(SeatCount::new(count).unwrap(), options).unwrap();
        let mut state = rules.start(Seed::from_bytes([count; 32]));
        state.out = [Druid, Alchemist].into_iter().take(5 - usize::from(count)).collect::<SageSet>();
        let all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(|number| Tile::Clearing { number });
        for (ground, number) in state.sites.iter_mut().zip([2, 3, 1]) {
            ground.tile = all[number - 1];
        }
        state.stack = all[3..].iter().copied().chain([Tile::Finitum]).rev().collect();
        for (_, player) in state.players.iter_mut() {
            player.hand = Hand::NONE;
        }
        Self { rules, state, log: Log::new() }
    }

    /// Sets up the beginning of the alliances, with the seats in rank order.
    pub(super) fn talking(count: u8) -> Self {
        let mut table = Self::new(count);
        for (number, sage) in RANKED.into_iter().enumerate().take(count.into()) {
            table.does(number, Intent::Choose { sage });
        }
        table.log.truncate(0);
        table
    }

    /// Sets up the beginning of the exchange, these against all others.
    pub(super) fn exchanging(count: u8, one: &[usize]) -> Self {
        let mut table = Self::talking(count);
        table.ally(one);
        table
    }

    /// Sets up the beginning of the fight, these against all others. There are no power cards to draw: a
    /// player who passes hands on only the cards that the test deals.
    pub(super) fn fighting(count: u8, one: &[usize]) -> Self {
        let mut table = Self::exchanging(count, one);
        table.begin_fight();
        table.empty_piles();
        table
    }

    /// Copies the position.
    pub(super) fn copy(&self) -> Self {
        Self { rules: self.rules, state: self.state.clone(), log: Log::new() }
    }

    fn ally(&mut self, one: &[usize]) {
        let mut game = Dealer {
            options: &Options::default(),
            taking: Taking::AllAtOnce,
            state: &mut self.state,
            log: &mut self.log,
        };
        game.end_talks();
        for number in one {
            game.join_track(seat(*number), Track::One);
        }
        game.close_ranks(Track::Two);
        self.log.truncate(0);
    }

    pub(super) fn begin_fight(&mut self) {
        Dealer {
            options: &Options::default(),
            taking: Taking::AllAtOnce,
            state: &mut self.state,
            log: &mut self.log,
        }
        .begin_fight();
        self.log.truncate(0);
    }

    pub(super) fn deal(&mut self, number: usize, powers: &[Power], spells: &[Spell]) -> &mut Self {
        self.state.players[seat(number)].hand = Hand {
            powers: powers.iter().copied().collect::<Powers>(),
            spells: spells.iter().copied().collect::<Spells>(),
        };
        self
    }

    /// Sets the pile; the top comes first.
    pub(super) fn pile(&mut self, powers: &[Power]) -> &mut Self {
        self.state.powers = powers.iter().rev().copied().map(Powers::number).collect();
        self
    }

    pub(super) fn spell_pile(&mut self, spells: &[Spell]) -> &mut Self {
        self.state.spells = spells.iter().rev().map(|spell| *spell as u8).collect();
        self
    }

    pub(super) fn crystals(&mut self, site: Site, values: &[u8]) -> &mut Self {
        let there = &mut self.state.sites[site.index()].crystals;
        *there = [0; 3];
        there[..values.len()].copy_from_slice(values);
        self
    }

    /// Sets the crystals of a player.
    pub(super) fn owns(&mut self, number: usize, values: &[u8]) -> &mut Self {
        self.state.players[seat(number)].crystals = values.iter().copied().collect();
        self
    }

    /// Plays an intent, which must be allowed and be offered as such.
    #[track_caller]
    pub(super) fn does(&mut self, number: usize, intent: Intent) -> &mut Self {
        let view = self.view(number);
        assert_eq!(self.rules.check(&view, &intent), Ok(()), "{number}: {intent:?} in {:?}", view.stage);
        self.rules.apply(&mut self.state, seat(number), &intent, &mut self.log).unwrap();
        self
    }

    #[track_caller]
    pub(super) fn refuses(&self, number: usize, intent: &Intent) -> Refusal {
        self.rules.check(&self.view(number), intent).expect_err("it is refused")
    }

    pub(super) fn view(&self, number: usize) -> View {
        self.rules.view(&self.state, Observer::Seat(seat(number)))
    }

    pub(super) fn stage(&self) -> Stage {
        self.rules.view(&self.state, Observer::Public).stage
    }

    /// Returns the seats that have to decide, in their order.
    pub(super) fn asked(&self) -> Vec<usize> {
        match self.rules.phase(&self.state) {
            Phase::Open(waiting) | Phase::Meanwhile { asked: waiting, .. } => {
                waiting.iter().map(Seat::number).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the events that an observer received since the last look.
    pub(super) fn told(&self, who: Observer) -> Vec<Event> {
        self.log.told_to(who).cloned().collect()
    }

    pub(super) fn forget(&mut self) {
        self.log.truncate(0);
    }

    pub(super) fn score(&self) -> i16 {
        self.state.fight.score
    }

    pub(super) fn score_to(&mut self, score: i16) -> &mut Self {
        self.state.fight.score = score;
        self
    }

    /// Returns the cards in the fight.
    pub(super) fn lying(&self) -> Vec<Card> {
        self.state.fight.cards.iter().map(|lying| lying.card).collect()
    }

    /// Lays a card in the fight that was played before, without effect on the score.
    pub(super) fn lay(&mut self, number: usize, power: Power, value: u8) -> u8 {
        let track = self.state.track(seat(number));
        let n = self.state.fight.played;
        self.state.fight.played += 1;
        let card = Card::Power { power };
        self.state.fight.cards.push(Lying { n, seat: seat(number), track, card, value });
        n
    }

    pub(super) fn hand(&self, number: usize) -> Vec<Power> {
        self.state.players[seat(number)].hand.powers.iter().collect()
    }

    pub(super) fn spells(&self, number: usize) -> Vec<Spell> {
        self.state.players[seat(number)].hand.spells.iter().collect()
    }

    /// Returns the values of a player's crystals.
    pub(super) fn has(&self, number: usize) -> Vec<u8> {
        self.state.players[seat(number)].crystals.to_vec()
    }

    /// Returns the seat with the turn in the fight.
    #[track_caller]
    pub(super) fn turn(&self) -> usize {
        match self.state.step {
            Step::Fight(seat) => seat.number(),
            step => panic!("nobody fights: {step:?}"),
        }
    }

    /// Lets all pass in turn until the crystals, with the timeout's choice of cards to hand over and to
    /// discard.
    pub(super) fn all_pass(&mut self) -> &mut Self {
        while matches!(self.state.step, Step::Fight(_) | Step::HandOver | Step::Discard) {
            self.clock_plays();
        }
        self
    }

    /// Plays the timeout of the first seat that has to decide.
    pub(super) fn clock_plays(&mut self) -> Intent {
        let number = self.asked()[0];
        let intent = self.rules.fallback(&self.view(number)).unwrap();
        self.does(number, intent.clone());
        intent
    }

    /// Returns the alliances as numbers of seats in rank order.
    pub(super) fn sides(&self) -> [Vec<usize>; 2] {
        Track::ALL.map(|track| {
            let members = self.state.of_track(track);
            self.state.ranking().iter().filter(|seat| members.contains(**seat)).map(|s| s.number()).collect()
        })
    }

    pub(super) fn discarded(&self) -> Vec<Power> {
        self.state.powers_discarded.iter().collect()
    }

    pub(super) fn empty_piles(&mut self) -> &mut Self {
        self.state.powers = ArrayVec::new();
        self.state.powers_discarded = Powers::NONE;
        self
    }
}
