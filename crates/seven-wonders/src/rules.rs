//! The rules of the game for the server.

use contract::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Rules, Seat,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Teams, Unimaginable,
};

use serde::Serialize;

use crate::{
    Event, Intent, Options, Refusal, State, View, Wonders,
    course::{Boxes, Plan},
    court,
    dealer::Dealer,
    edition::Edition,
    imagine::imagine,
    legality::Situation,
    options::AllOptions,
    scoring, setup,
    state::Step,
    view_of::{own, view_of},
};

/// The rules of 7 Wonders, for one match.
#[derive(Clone, Debug)]
pub struct SevenWonders {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
    pub(crate) edition: Edition,
}

impl SevenWonders {
    /// Returns true if any box is played in addition to the base game.
    pub const fn has_boxes(&self) -> bool {
        let Options { leaders, cities, tower, projects, boards, .. } = self.options;
        !leaders.is_off() || cities || tower || projects || !boards.is_usual()
    }

    /// Returns the plan of the match.
    pub(crate) const fn plan(&self) -> Plan {
        Plan::new(Boxes {
            leaders: !self.options.leaders.is_off(),
            cities: self.options.cities,
            tower: self.options.tower,
            projects: self.options.projects,
            packs: self.options.boards.has_packs(),
            of_eight: self.seats.get() == 8,
            edition: self.edition,
        })
    }
}

/// Returns the reason why a match cannot have these options: one sentence with the change to make.
fn refuse(seats: SeatCount, options: &Options) -> Option<String> {
    let of_three = [
        (!options.leaders.is_off(), "leaders are", "leaders"),
        (options.cities, "Cities is", "Cities"),
        (options.tower, "the Tower of Babel is", "the Tower of Babel"),
        (options.projects, "the Great Projects are", "the Great Projects"),
        (!options.boards.is_usual(), "boards of other boxes are", "boards of other boxes"),
    ];
    if let Some((_, what, name)) = of_three.into_iter().find(|(chosen, ..)| *chosen && seats.get() < 3) {
        return Some(format!("{what} for 3 seats or more: take more seats, or play without {name}"));
    }
    if seats.get() == 8 && !options.cities {
        return Some("8 seats need Cities: play with Cities, or take fewer seats".to_owned());
    }
    if options.teams && !options.cities {
        return Some("teams need Cities: play with Cities, or without teams".to_owned());
    }
    if options.teams && Teams::side_by_side(seats, 2).is_err() {
        return Some("teams are for 4, 6 or 8 seats: take as many, or play without teams".to_owned());
    }
    let (pool, dealt) = (court::pool(options).len(), court::PACK * seats.get());
    if !options.leaders.is_off() && pool < dealt {
        let few = format!("these sets have {pool} leaders, and {} seats need {dealt}", seats.get());
        return Some(format!("{few}: add a set, or take fewer seats"));
    }
    None
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
        random_seats: true,
        whispers: false,
        // The bound for all boxes together: 24 turns of 8 players with leader phases, drafts, boards, last
        // cards and all questions. Each loss asks all players once. `tests/bound.rs` adds it up from the
        // printed facts.
        max_steps: 600,
    };
    /// Version 2 closes Great Projects (section 15), pays leaders for all built cards (G-23), and lets powers
    /// join (G-24). The Great Wall's side B needs no Cities (ruling 33).
    const RULES_VERSION: u32 = 2;

    fn all_options() -> impl Serialize {
        AllOptions::from(Options::default())
    }

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        Self::INFO.is_for(seats)?;
        let rules = Self { seats, options, edition: Edition::default() };
        refuse(seats, &options).map_or(Ok(rules), |why| Err(OptionsRefused(why)))
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

    /// Returns the points, without those for conflicts and payments at the end of the age.
    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        scoring::outcome(state).totals()
    }

    fn teams(&self) -> Teams {
        let teams = self.options.teams.then(|| Teams::side_by_side(self.seats, 2).ok()).flatten();
        teams.unwrap_or(Teams::NONE)
    }

    fn facts() -> Option<Facts> {
        Some(Facts::of(&crate::Facts::printed()))
    }

    fn own(&self, state: &State, seat: Seat) -> Option<Own<Intent>> {
        Some(own(self, state, seat))
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        imagine(self, view, rng)
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.left
    }

    /// Removes a player. A bot plays on in their place, and they cannot win.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left = state.left.with(seat);
        state.kept.forget();
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// Ends the match for this player. All opponents count as having left.
    fn claim(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left = state.left.union(self.teams().opponents(seat, self.seats)).without(seat);
        state.kept.forget();
        Dealer { rules: self, state, log }.end(true);
        Ok(())
    }
}
