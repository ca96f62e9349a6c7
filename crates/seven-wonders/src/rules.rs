//! The contract with the host.

use contract::{
    ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatChangeRefused,
    SeatCount, SeatSet, Seed, Teams, Unimaginable,
};

use crate::{
    Event, Intent, Options, Refusal, State, View, Wonders,
    course::{Boxes, Plan},
    court,
    dealer::Dealer,
    imagine::imagine,
    legality::Situation,
    scoring, setup,
    state::Step,
    view_of::view_of,
};

/// The rules of 7 Wonders, for one match.
#[derive(Clone, Debug)]
pub struct SevenWonders {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
}

impl SevenWonders {
    /// What the match consists of.
    pub(crate) const fn plan(&self) -> Plan {
        Plan::new(Boxes {
            leaders: !self.options.leaders.is_off(),
            cities: self.options.cities,
            tower: self.options.tower,
            projects: self.options.projects,
            packs: self.options.boards.has_packs(),
            of_eight: self.seats.get() == 8,
        })
    }
}

impl Rules for SevenWonders {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Situation<'a>;

    const INFO: GameInfo = GameInfo {
        id: "seven-wonders",
        name: "7 Wonders",
        min_seats: 2,
        max_seats: 8,
        minutes: 30,
        joins_running: false,
        whispers: false,
        // 21 turns of 7, boards, last cards, the discard pile, leaders: three of the draft, three of the phases, two of
        // tiles, penalties of three projects, leaders in tombs and tiles on boards, and
        // what some ask after each turn; and in each turn everybody may have to say how much of a loss they pay.
        max_steps: 600,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        Self::INFO.is_for(seats)?;
        if !options.leaders.is_off() && seats.get() < 3 {
            return Err(OptionsRefused("7 Wonders has leaders from 3 seats on".to_owned()));
        }
        let refused = |why: &str| Err(OptionsRefused(why.to_owned()));
        if (options.tower || options.projects) && seats.get() < 3 {
            return refused("7 Wonders has Babel from 3 seats on");
        }
        if options.cities && seats.get() < 3 {
            return refused("7 Wonders has Cities from 3 seats on");
        }
        if seats.get() == 8 && !options.cities {
            return refused("7 Wonders for 8 seats needs Cities");
        }
        if options.teams && !options.cities {
            return refused("7 Wonders has teams only with Cities");
        }
        if options.teams && Teams::side_by_side(seats, 2).is_err() {
            return refused("teams are for 4, 6 or 8 seats");
        }
        let (pool, dealt) = (court::pool(&options).len(), court::PACK * seats.get());
        if !options.leaders.is_off() && pool < dealt {
            let why = format!("these sets have {pool} leaders, and {} seats need {dealt}", seats.get());
            return Err(OptionsRefused(why));
        }
        if !options.boards.is_usual() && seats.get() < 3 {
            return refused("7 Wonders has boards of other boxes from 3 seats on");
        }
        let rules = Self { seats, options };
        let (boards, cities) = (rules.fewest_wonders(), setup::cities(seats).get());
        if boards < cities {
            return Err(OptionsRefused(format!("there are {boards} boards, and {cities} are needed")));
        }
        Ok(rules)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        let mut state = setup::start(self, seed);
        Dealer { rules: self, state: &mut state, log: &mut Log::unread() }.begin();
        state
    }

    fn phase(&self, state: &State) -> Phase {
        match state.step {
            Step::Boards(_) => Phase::Open(state.choosing(self.options.wonders == Wonders::Picked)),
            Step::Turn | Step::Draft | Step::Tiles | Step::Recruit | Step::Losses => {
                let asked = self.seats.seats().filter(|seat| state.is_asked(*seat));
                let (given, owing) = asked.partition(|seat| state.has_given(*seat));
                Phase::Sealed { owing, given }
            }
            Step::Asked => {
                let asked = state.agenda.first().map(|ask| state.player_of(ask.city));
                Phase::Open(asked.into_iter().collect())
            }
            Step::Over { .. } => Phase::Over(scoring::outcome(state)),
        }
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        Pace { turn: state.asked.number(), stage: None, limit: None }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        Dealer { rules: self, state, log }.carry_out(seat, *intent);
    }

    fn view(&self, state: &State, who: Observer) -> View {
        view_of(self, state, who)
    }

    fn situation<'a>(&'a self, view: &'a View) -> Situation<'a> {
        Situation::InView(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Situation<'a> {
        Situation::InState(self, state, seat)
    }

    fn teams(&self) -> Teams {
        let teams = self.options.teams.then(|| Teams::side_by_side(self.seats, 2).ok()).flatten();
        teams.unwrap_or(Teams::NONE)
    }

    fn facts() -> Option<Facts> {
        Some(Facts::of(&crate::Facts::printed()))
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        imagine(self, view, rng)
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.left
    }

    /// Who leaves is played on by the host's automatic player and cannot win.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left = state.left.with(seat);
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// All opponents count as having left.
    fn claim(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left = state.left.union(self.teams().opponents(seat, self.seats)).without(seat);
        Dealer { rules: self, state, log }.end(true);
        Ok(())
    }
}
