//! Faults planted in a game of sealed bids: the kit names the law that each breaks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::{
    ChaCha8Rng, GameInfo, Log, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatChangeRefused,
    SeatCount, SeatSet, Seed, Unimaginable,
};
use contract_laws::{
    Laws,
    toys::{Goof, goof},
};

/// [`Goof`] with a fault.
#[derive(Clone)]
struct Faulty<const FAULT: u8>(Goof);

const BID_IS_TOLD: u8 = 1;
const ORDER_IS_KEPT: u8 = 2;
const REPLACING_LEAVES_A_TRACE: u8 = 3;
const OWED_COUNTS_AS_GIVEN: u8 = 4;
const WHO_LEFT_IS_THERE: u8 = 5;
const IMAGINES_NOTHING: u8 = 6;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    goof: goof::State,
    trace: Vec<usize>,
}

impl<const FAULT: u8> Rules for Faulty<FAULT> {
    type Options = goof::Options;
    type State = State;
    type Intent = goof::Intent;
    type Refusal = goof::Refusal;
    type Event = goof::Event;
    type View = goof::View;
    type Situation<'a> = goof::Situation<'a>;

    const INFO: GameInfo = Goof::INFO;
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: goof::Options) -> Result<Self, OptionsRefused> {
        Goof::new(seats, options).map(Self)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn start(&self, seed: Seed) -> State {
        State { goof: self.0.start(seed), trace: Vec::new() }
    }

    fn phase(&self, state: &State) -> Phase {
        match self.0.phase(&state.goof) {
            Phase::Sealed { owing, given } if FAULT == OWED_COUNTS_AS_GIVEN => {
                Phase::Sealed { owing, given: given.union(owing) }
            }
            phase => phase,
        }
    }

    fn pace(&self, state: &State, seat: Seat) -> Pace {
        self.0.pace(&state.goof, seat)
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &goof::Intent, log: &mut Log<goof::Event>) {
        let goof::Intent::Bid { rank } = *intent;
        if FAULT == BID_IS_TOLD {
            log.openly(|| goof::Event::Bid { seat, rank });
        }
        self.0.carry_out(&mut state.goof, seat, intent, log);
        match FAULT {
            ORDER_IS_KEPT => state.trace = [seat.number()].into(),
            REPLACING_LEAVES_A_TRACE => {
                state.trace.push(seat.number());
                state.trace.sort_unstable();
            }
            _ => {}
        }
    }

    fn view(&self, state: &State, who: Observer) -> goof::View {
        self.0.view(&state.goof, who)
    }

    fn situation<'a>(&'a self, view: &'a goof::View) -> goof::Situation<'a> {
        self.0.situation(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> goof::Situation<'a> {
        self.0.situation_in(&state.goof, seat)
    }

    fn imagine(&self, view: &goof::View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        if FAULT == IMAGINES_NOTHING {
            return Err(Unimaginable::new("there is no other deal"));
        }
        Ok(State { goof: self.0.imagine(view, rng)?, trace: Vec::new() })
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        if FAULT == WHO_LEFT_IS_THERE { SeatSet::EMPTY } else { self.0.empty_seats(&state.goof) }
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut Log<goof::Event>,
    ) -> Result<(), SeatChangeRefused> {
        self.0.leave(&mut state.goof, seat, log)
    }
}

#[track_caller]
fn check<const FAULT: u8>(law: &str) {
    let tables = (2..=4).map(|seats| (seats, goof::Options { cards: 3, teams: false }));
    let outcome = catch_unwind(AssertUnwindSafe(|| Laws::<Faulty<FAULT>>::new().hold(4, tables)));
    let message = outcome.expect_err("the fault is found");
    let message = message.downcast_ref::<String>().expect("laws fail with a formatted message");
    assert!(message.contains(&format!("law `{law}` is broken in goof, ")), "{message}");
}

#[test]
fn a_bid_told_to_others_is_caught() {
    check::<BID_IS_TOLD>("sealed intents stay secret");
}

#[test]
fn bids_whose_order_matters_are_caught() {
    check::<ORDER_IS_KEPT>("sealed intents commute");
}

#[test]
fn a_replaced_bid_that_leaves_a_trace_is_caught() {
    check::<REPLACING_LEAVES_A_TRACE>("sealed intents can be replaced");
}

#[test]
fn a_view_of_which_no_world_is_found_is_caught() {
    check::<IMAGINES_NOTHING>("imagined worlds look the same");
}

#[test]
fn a_player_who_can_leave_twice_is_caught() {
    check::<WHO_LEFT_IS_THERE>("who leaves is gone");
}

#[test]
fn a_seat_that_has_given_what_it_owes_is_caught() {
    check::<OWED_COUNTS_AS_GIVEN>("seal is well formed");
}
