//! Plays random matches and applies every law to every position.

use std::num::NonZeroU32;

use contract::{
    AnyGame as _, AnyMatch, Catalogued, ChaCha8Rng, Input, Log, Observer, Phase, Rules, Seat, SeatChange,
    SeatCount, below, pick,
};
use serde_json::Value;

use crate::{FoundAt, Moment, Validators, laws, sample::Sampler};

/// The number of intents of other seats and positions that are tried at each position.
const STRANGE: usize = 16;
/// The number of additional intents that are made from the schema alone.
const ABSURD: usize = 8;

/// Lists all pieces of a state, in any order.
type Census<R> = fn(&<R as Rules>::State) -> Vec<u32>;

/// The kit for one game.
pub struct Laws<R: Rules> {
    census: Option<Census<R>>,
    every: NonZeroU32,
}

impl<R: Rules> Default for Laws<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rules> Laws<R> {
    /// Creates the kit with all laws except that of conservation.
    pub const fn new() -> Self {
        Self { census: None, every: NonZeroU32::MIN }
    }

    /// Adds the law of conservation: at every position `census` lists the same pieces, in any order.
    #[must_use]
    pub const fn conserving(mut self, census: fn(&R::State) -> Vec<u32>) -> Self {
        self.census = Some(census);
        self
    }

    /// Applies the laws of single positions to one position in `number`, or in `SEPTET_LAW_EVERY`. It is for
    /// games whose positions take long to check.
    #[must_use]
    pub const fn every(mut self, number: NonZeroU32) -> Self {
        self.every = number;
        self
    }

    /// Plays `games` random matches for each seat count with its options, or `SEPTET_LAW_GAMES` matches.
    ///
    /// # Panics
    ///
    /// If a law is broken; the message names the law and the place. If the variable is no number.
    pub fn hold(&self, games: u64, tables: impl IntoIterator<Item = (u8, R::Options)>) {
        let games = std::env::var("SEPTET_LAW_GAMES")
            .map_or(games, |games| games.parse().expect("SEPTET_LAW_GAMES is a number"));
        let every = std::env::var("SEPTET_LAW_EVERY")
            .map_or(self.every, |every| every.parse().expect("SEPTET_LAW_EVERY is a number above 0"));
        let tools = Tools { every, validators: Validators::of::<R>(), sampler: Sampler::of::<R>() };
        for (seats, options) in tables {
            for seed in 0..games {
                self.play(&tools, seats, &options, seed);
            }
        }
    }

    fn play(&self, tools: &Tools, seats: u8, options: &R::Options, seed: u64) {
        let seats = SeatCount::new(seats).expect("a law is tried with 1 to 8 seats");
        let options_json = serde_json::to_value(options).expect("options serialize");
        let text = options_json.to_string();
        let place = FoundAt { game: R::INFO.id, seats, options: text, seed, step: 0 };
        let valid = tools.validators.validate("options", &options_json);
        assert!(valid.is_ok(), "law `everything survives the wire` is broken in {place}: {valid:?}");
        laws::newcomers_fit_the_options::<R>(&place, options);
        let rules = R::new(seats, options.clone()).unwrap_or_else(|e| panic!("{place}: {e}"));
        let running = Catalogued::<R>::new().open(seats, &options_json, place.deal());
        let trial = Trial {
            state: rules.start(place.deal()),
            running: running.unwrap_or_else(|e| panic!("{place}: {e}")),
            rng: place.rng(0),
            pieces: Vec::new(),
            turns: laws::Turns::new(rules.seats()),
            stages: laws::Stages::new(rules.seats()),
            strange: Vec::new(),
            inputs: Vec::new(),
            bids: Vec::new(),
            intents_counted: 0,
            judge: laws::Judge::new(&tools.validators),
            census: self.census,
            tools,
            place,
            rules,
        };
        trial.run(&options_json);
    }
}

/// Applies all laws except conservation to a few matches for each table.
///
/// # Panics
///
/// As [`Laws::hold`].
pub fn obeys<R: Rules>(tables: impl IntoIterator<Item = (u8, R::Options)>) {
    Laws::<R>::new().hold(5, tables);
}

/// The parts that all matches of a trial share.
struct Tools {
    /// One position in this number is checked.
    every: NonZeroU32,
    validators: Validators,
    sampler: Sampler,
}

/// One match under trial, typed and erased side by side.
struct Trial<'a, R: Rules> {
    rules: R,
    place: FoundAt,
    state: R::State,
    running: Box<dyn AnyMatch>,
    rng: ChaCha8Rng,
    census: Option<Census<R>>,
    pieces: Vec<u32>,
    turns: laws::Turns,
    stages: laws::Stages,
    judge: laws::Judge<'a>,
    tools: &'a Tools,
    /// The intents found so far, of any seat.
    strange: Vec<R::Intent>,
    inputs: Vec<(Seat, Input, u64)>,
    /// The intents that were offered for the current decision of each seat, with the decision's number.
    bids: Vec<(Seat, u32, R::Intent)>,
    intents_counted: u32,
}

impl<R: Rules> Trial<'_, R> {
    fn run(mut self, options: &Value) {
        let mut events = Log::new();
        loop {
            self.place.step = self.inputs.len() as u32;
            self.judge_position(&events);
            self.conserve();
            if matches!(self.rules.phase(&self.state), Phase::Over(_)) {
                break;
            }
            self.count_steps();
            events = self.step();
        }
        laws::the_log_is_the_match::<R>(&self.place, options, &self.inputs, self.running.events());
    }

    fn judge_position(&mut self, events: &Log<R::Event>) {
        let state = self.state.clone();
        let at = Moment::new(&self.rules, &state, self.place.clone());
        laws::turns_are_numbered(&at, &mut self.turns);
        laws::a_stage_has_one_time(&at, &mut self.stages);
        let is_end = matches!(at.phase, Phase::Over(_));
        if !is_end
            && !(u64::from(self.place.step) + self.place.seed)
                .is_multiple_of(u64::from(self.tools.every.get()))
        {
            return;
        }
        laws::exactly_acting_seats_have_choices(&at);
        laws::what_is_offered_applies(&at);
        laws::seal_is_well_formed(&at);
        laws::imagined_worlds_look_the_same(&at);
        laws::the_outcome_is_a_standing(&at);
        laws::teams_are_of_all_seats(&at);
        laws::a_view_is_what_all_see_and_ones_own(&at);
        laws::fallback_is_legal(&at);
        laws::a_refused_seat_change_changes_nothing(&at);
        laws::joins_take_open_seats(&at);
        laws::who_leaves_is_gone(&at);
        let rng = &mut self.rng;
        laws::sealed_intents_are_replaced_commute_and_stay_secret(&at, |n| below(rng, n as u32) as usize);
        laws::told_and_shown_agree(&at, &self.strange, |n| below(rng, n as u32) as usize);

        for (_, view) in at.seats() {
            let choices = self.rules.choices(view);
            self.strange.extend(choices.intents.into_iter().chain(choices.back));
        }
        self.strange.sort();
        self.strange.dedup();
        let tried: Vec<R::Intent> =
            (0..STRANGE).filter_map(|_| pick(&self.strange, &mut self.rng).cloned()).collect();
        let absurd: Vec<Value> = (0..ABSURD).map(|_| self.tools.sampler.intent(&mut self.rng)).collect();
        let parsed = absurd.iter().filter_map(|value| serde_json::from_value(value.clone()).ok());
        let tried: Vec<R::Intent> = tried.into_iter().chain(parsed).collect();
        let samples: Vec<Value> = tried
            .iter()
            .map(|intent| serde_json::to_value(intent).expect("intents serialize"))
            .chain(absurd)
            .collect();
        laws::no_json_breaks_a_match(&self.place, self.running.as_mut(), &samples, &mut self.rng);
        laws::check_and_apply_agree(&at, &tried);
        laws::everything_survives_the_wire(&at, &self.judge, &tried, events);
        if (self.place.step / self.tools.every).is_multiple_of(3) {
            let options = serde_json::from_str(&self.place.options).expect("they were written as JSON");
            laws::a_guess_is_a_function_of_the_view(&at, &options);
        }
        if (self.place.step / self.tools.every).is_multiple_of(16) {
            laws::asked_together_or_apart_is_the_same(&self.place, self.running.as_ref());
            laws::fallbacks_end_the_match(&at);
            laws::newcomers_run_out(&at);
            laws::partners_of_who_left_play_on(&at);
        }
    }

    /// Checks that the same pieces exist at every position.
    fn conserve(&mut self) {
        let Some(census) = self.census else { return };
        let mut pieces = census(&self.state);
        pieces.sort_unstable();
        if self.place.step == 0 {
            self.pieces.clone_from(&pieces);
        }
        assert!(
            pieces == self.pieces,
            "law `pieces are conserved` is broken in {}: {pieces:?} instead of {:?}",
            self.place,
            self.pieces
        );
    }

    fn count_steps(&self) {
        assert!(
            self.intents_counted < R::INFO.max_steps,
            "law `a match ends` is broken in {}: not within {} steps",
            self.place,
            R::INFO.max_steps
        );
    }

    /// Lets a player leave, or take an open seat. In every third match players join and leave often.
    fn change_seats(&mut self) -> Option<Log<R::Event>> {
        let restless = self.place.seed % 3 == 2 && R::INFO.joins_running;
        let open: Vec<Seat> = self.rules.open_seats(&self.state).iter().collect();
        if !open.is_empty() && below(&mut self.rng, if restless { 4 } else { 20 }) == 0 {
            let seat = *pick(&open, &mut self.rng).expect("some seat is open");
            return Some(self.change_seat(seat, SeatChange::Join).expect("an open seat can be taken"));
        }
        if below(&mut self.rng, if restless { 10 } else { 100 }) == 0 {
            let seats: Vec<Seat> = self.rules.seats().seats().collect();
            let seat = *pick(&seats, &mut self.rng).expect("a match has seats");
            return self.change_seat(seat, SeatChange::Leave);
        }
        None
    }

    fn change_seat(&mut self, seat: Seat, change: SeatChange) -> Option<Log<R::Event>> {
        let mut log = Log::new();
        self.rules.change_seat(&mut self.state, seat, change, &mut log).ok()?;
        self.log_input(seat, Input::Seat(change));
        Some(log)
    }

    /// Plays one random input. Some inputs are undo, a replaced sealed intent, a leave or a join.
    fn step(&mut self) -> Log<R::Event> {
        if let Some(log) = self.change_seats() {
            return log;
        }
        let phase = self.rules.phase(&self.state);
        let replaces = below(&mut self.rng, 8) == 0;
        let able = if replaces { phase.acting() } else { phase.waiting() };
        let seats: Vec<Seat> = able.iter().collect();
        let seat = *pick(&seats, &mut self.rng).expect("a match that is not over waits for somebody");
        let choices = self.rules.choices(&self.rules.view(&self.state, Observer::Seat(seat)));
        let back = choices.back.filter(|_| below(&mut self.rng, 6) == 0);
        let second_thought =
            if back.is_none() { self.second_thought(&phase, seat, &choices.intents) } else { None };
        // Neither a step that is undone nor its undo counts; nor does a bid that replaces one.
        if back.is_some() {
            self.intents_counted = self.intents_counted.saturating_sub(1);
        } else if !replaces_its_own(&phase, seat) && second_thought.is_none() {
            self.intents_counted += 1;
        }
        let intent = back.or(second_thought).unwrap_or_else(|| {
            pick(&choices.intents, &mut self.rng).expect("an acting seat has choices").clone()
        });

        let before = self.state.clone();
        let mut log = Log::new();
        let applied = self.rules.apply(&mut self.state, seat, &intent, &mut log);
        assert!(applied.is_ok(), "{}: {seat}, {intent:?}: {applied:?}", self.place);
        let at = Moment::new(&self.rules, &before, self.place.clone());
        laws::reading_changes_nothing(&at, seat, &intent, &self.state);
        laws::silence_shows_nothing(&at, seat, &self.state, &log);
        if self.place.step.is_multiple_of(8) {
            laws::what_can_be_taken_back_showed_nothing(&at, (seat, &intent), &self.state, &log);
        }
        if choices.intents.contains(&intent) {
            laws::taking_back_restores_every_view(&at, seat, &self.state, &log);
        }
        self.log_input(seat, Input::Intent(serde_json::to_value(&intent).expect("intents serialize")));
        log
    }

    /// Returns an intent that was offered earlier for the same decision, in some calls. It is for sealed
    /// choices that are given in parts, where the list now contains another part.
    fn second_thought(&mut self, phase: &Phase, seat: Seat, listed: &[R::Intent]) -> Option<R::Intent> {
        let Phase::Sealed { .. } = phase else {
            self.bids.clear();
            return None;
        };
        let turn = self.rules.pace(&self.state, seat).turn;
        self.bids.retain(|(other, asked, _)| *other != seat || *asked == turn);
        let view = self.rules.view(&self.state, Observer::Seat(seat));
        let again = |(other, _, bid): &&(Seat, u32, R::Intent)| {
            *other == seat && !listed.contains(bid) && self.rules.check(&view, bid).is_ok()
        };
        let again: Vec<R::Intent> = self.bids.iter().filter(again).map(|(_, _, bid)| bid.clone()).collect();
        for bid in listed {
            if !self.bids.iter().any(|(other, _, known)| *other == seat && known == bid) {
                self.bids.push((seat, turn, bid.clone()));
            }
        }
        if again.is_empty() || below(&mut self.rng, 3) > 0 {
            return None;
        }
        pick(&again, &mut self.rng).cloned()
    }

    fn log_input(&mut self, seat: Seat, input: Input) {
        if self.place.step.is_multiple_of(4) {
            laws::going_back_leaves_nothing(&self.place, self.running.as_mut(), seat, &input);
        }
        let accepted = self.running.submit(seat, &input);
        let accepted = accepted.unwrap_or_else(|e| panic!("{}: {seat}, {input:?}: {e}", self.place));
        laws::what_is_accepted_is_what_was_sent(&self.place, &input, &accepted);
        self.inputs.push((seat, input, self.running.digest()));
    }
}

/// Returns true if a seat has given its sealed intent and may only replace it.
fn replaces_its_own(phase: &Phase, seat: Seat) -> bool {
    matches!(phase, Phase::Sealed { given, .. } if given.contains(seat))
}
