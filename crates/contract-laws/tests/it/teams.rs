//! Faults planted in a game of teams: the kit names the law that each breaks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use contract::{
    ChaCha8Rng, GameInfo, Log, Observer, OptionsRefused, Outcome, Pace, Phase, Rules, Seat,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Teams, Unimaginable,
};
use contract_laws::{
    Laws,
    toys::{Goof, goof},
};

/// [`Goof`] in teams of two, with a fault.
#[derive(Clone)]
struct Faulty<const FAULT: u8>(Goof);

const NONE: u8 = 0;
const TEAMS_OF_OTHER_SEATS: u8 = 1;
const PARTNERS_ARE_PLACED_APART: u8 = 2;
const TEAMS_ARE_NOT_NAMED: u8 = 3;
const TOTALS_ARE_WRONG: u8 = 4;
const WHO_LEFT_TAKES_THE_PARTNER: u8 = 5;
const A_TEAM_THAT_LEFT_WINS: u8 = 6;
const A_CLAIM_IS_FOR_NOBODY: u8 = 7;
const A_BID_IS_TOLD_TO_OPPONENTS: u8 = 8;
const PARTNERS_ARE_FORGOTTEN: u8 = 9;

impl<const FAULT: u8> Faulty<FAULT> {
    fn by_points(&self, state: &goof::State) -> Outcome {
        let won = self.0.view(state, Observer::Public).won;
        let key = |side: SeatSet| side.iter().map(|seat| won[seat]).sum::<u8>();
        Outcome::ranked_by_side(self.0.teams(), self.0.seats(), key, vec![])
    }

    fn faulty(&self, state: &goof::State, mut outcome: Outcome) -> Outcome {
        let left = self.0.empty_seats(state);
        let first = self.0.seats().seats().next().expect("a match has seats");
        match FAULT {
            PARTNERS_ARE_PLACED_APART => outcome.places[first] = 3 - outcome.places[first],
            TEAMS_ARE_NOT_NAMED => outcome.teams.clear(),
            TOTALS_ARE_WRONG => outcome.teams[0].total = Some(-1),
            WHO_LEFT_TAKES_THE_PARTNER if left.len() == 1 => {
                let side = left.iter().fold(SeatSet::EMPTY, |all, seat| all.union(self.0.teams().side(seat)));
                outcome.places = outcome.places.map(|seat, _| 1 + u8::from(side.contains(seat)));
            }
            A_TEAM_THAT_LEFT_WINS => outcome = self.by_points(state),
            _ => {}
        }
        outcome
    }
}

impl<const FAULT: u8> Rules for Faulty<FAULT> {
    type Options = goof::Options;
    type State = goof::State;
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

    fn start(&self, seed: Seed) -> goof::State {
        self.0.start(seed)
    }

    fn phase(&self, state: &goof::State) -> Phase {
        match self.0.phase(state) {
            Phase::Over(outcome) => Phase::Over(self.faulty(state, outcome)),
            phase => phase,
        }
    }

    fn pace(&self, state: &goof::State, seat: Seat) -> Pace {
        self.0.pace(state, seat)
    }

    fn carry_out(
        &self,
        state: &mut goof::State,
        seat: Seat,
        intent: &goof::Intent,
        log: &mut Log<goof::Event>,
    ) {
        let goof::Intent::Bid { rank } = *intent;
        if FAULT == A_BID_IS_TOLD_TO_OPPONENTS {
            let next = self.0.teams().opponents(seat, self.0.seats()).iter().next();
            log.only(next.into_iter().collect::<SeatSet>(), || goof::Event::Bid { seat, rank });
        }
        self.0.carry_out(state, seat, intent, log);
    }

    fn view(&self, state: &goof::State, who: Observer) -> goof::View {
        self.0.view(state, who)
    }

    fn situation<'a>(&'a self, view: &'a goof::View) -> goof::Situation<'a> {
        self.0.situation(view)
    }

    fn situation_in<'a>(&'a self, state: &'a goof::State, seat: Seat) -> goof::Situation<'a> {
        self.0.situation_in(state, seat)
    }

    fn imagine(&self, view: &goof::View, rng: &mut ChaCha8Rng) -> Result<goof::State, Unimaginable> {
        let mut view = view.clone();
        if FAULT == PARTNERS_ARE_FORGOTTEN {
            view.shown_hands = None;
        }
        self.0.imagine(&view, rng)
    }

    fn teams(&self) -> Teams {
        let more = SeatCount::new(self.0.seats().get() as u8 + 2).filter(|_| FAULT == TEAMS_OF_OTHER_SEATS);
        more.map_or(self.0.teams(), |more| Teams::side_by_side(more, 2).expect("they are even"))
    }

    fn empty_seats(&self, state: &goof::State) -> SeatSet {
        self.0.empty_seats(state)
    }

    fn leave(
        &self,
        state: &mut goof::State,
        seat: Seat,
        log: &mut Log<goof::Event>,
    ) -> Result<(), SeatChangeRefused> {
        self.0.leave(state, seat, log)
    }

    fn claim(
        &self,
        state: &mut goof::State,
        seat: Seat,
        log: &mut Log<goof::Event>,
    ) -> Result<(), SeatChangeRefused> {
        match FAULT {
            A_TEAM_THAT_LEFT_WINS => Err(SeatChangeRefused::NotInThisGame),
            A_CLAIM_IS_FOR_NOBODY => Ok(()),
            _ => self.0.claim(state, seat, log),
        }
    }
}

fn hold<const FAULT: u8>() {
    let tables = [(4, goof::Options { cards: 3, teams: true })];
    Laws::<Faulty<FAULT>>::new().hold(4, tables);
}

#[track_caller]
fn check<const FAULT: u8>(law: &str) {
    let outcome = catch_unwind(AssertUnwindSafe(hold::<FAULT>));
    let message = outcome.expect_err("the fault is found");
    let message = message.downcast_ref::<String>().expect("laws fail with a formatted message");
    assert!(message.contains(&format!("law `{law}` is broken in goof, ")), "{message}");
}

#[test]
fn without_a_fault_the_laws_hold() {
    hold::<NONE>();
}

#[test]
fn teams_of_other_seats_are_caught() {
    check::<TEAMS_OF_OTHER_SEATS>("teams are of all seats");
}

#[test]
fn outcomes_that_are_not_of_teams_are_caught() {
    check::<PARTNERS_ARE_PLACED_APART>("the outcome is a standing");
    check::<TEAMS_ARE_NOT_NAMED>("the outcome is a standing");
    check::<TOTALS_ARE_WRONG>("the outcome is a standing");
}

#[test]
fn a_partner_who_is_punished_for_who_left_is_caught() {
    check::<WHO_LEFT_TAKES_THE_PARTNER>("partners of who left play on");
}

#[test]
fn a_team_that_wins_though_all_of_it_left_is_caught() {
    check::<A_TEAM_THAT_LEFT_WINS>("partners of who left play on");
}

#[test]
fn a_claim_that_ends_nothing_is_caught() {
    check::<A_CLAIM_IS_FOR_NOBODY>("the side that claims wins");
}

#[test]
fn what_partners_share_is_kept_from_opponents() {
    check::<A_BID_IS_TOLD_TO_OPPONENTS>("sealed intents stay secret");
}

#[test]
fn imagined_worlds_show_what_partners_share() {
    check::<PARTNERS_ARE_FORGOTTEN>("imagined worlds look the same");
}
