//! The running or last match of a table.

mod banks;
mod clock;
mod reel;
mod replay;
mod start;
mod take_back;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use contract::{
    AnyMatch, BySeat, ChaCha8Rng, Fields, Input, InputRefused, Json, Observer, Outcome, Pace, Phase, Seat,
    SeatSet, SeedHash, Sight,
};
use protocol::{By, Clock, Step};
use serde_json::Value;

use self::banks::Banks;
pub use self::banks::{Left, Paid};
pub use self::start::begun_again;
use self::take_back::Deed;
pub(crate) use self::{
    reel::Reeled,
    replay::{Inputs, NotPlayed, Replay},
    start::Start,
    take_back::{Decided, TakenBack},
};
use crate::{Outage, Sitter};

/// The most steps in one message, many times those of a match. Only repeated undos reach it, and they must
/// not make the match too large to send.
const STEPS_TOLD: usize = 1_500;

/// The inputs of one seat in one turn after which it can only continue, without stepping back or replacing a
/// choice. So every turn has an end, and with it the match.
const SECOND_THOUGHTS: u32 = 64;

/// The running or last match of a table, with the lobby's data beside the rules. These are the decider and
/// time of each input, and the open decision of each seat.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) number: u32,
    pub(crate) rules_version: u32,
    pub(crate) players: BySeat<Option<Sitter>>,
    began: u64,
    /// The time of the beginning, in milliseconds since 1970.
    began_at: u64,
    start: Start,
    rules: Box<dyn AnyMatch>,
    steps: Vec<Mark>,
    /// The answer of the rules after the last input and before the next. The lobby asks once.
    asking: Asking,
    waiting: SeatSet,
    asked: BySeat<Option<OpenDecision>>,
    banks: Banks,
    /// The pauses that ended, and the start of a current one. During a pause the match waits for no seat.
    pauses: Vec<Outage>,
    paused: Option<u64>,
    /// The newest stage whose decisions share one time.
    stage: Option<Stage>,
    /// The entry with which the last newcomer took each seat. Earlier messages to the seat went to another
    /// player.
    taken: BySeat<u64>,
    outcome: Option<Outcome>,
    /// The spectators' view, once it was made. Inputs that spectators do not notice leave it unchanged.
    public: OnceLock<Arc<Fields>>,
    /// The turn of each seat's last input, and the number of its inputs in that turn.
    in_turn: BySeat<(u32, u32)>,
    deed: Option<Box<Deed>>,
    taken_back: TakenBack,
}

/// The place of one input's events in the match's log.
#[derive(Clone, Copy)]
struct Mark {
    seq: u64,
    at: u64,
    seat: Seat,
    by: By,
    first_event: u32,
    end_event: u32,
    noticed: Noticed,
}

/// The observers who notice an input. For all others it does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noticed {
    ByAll,
    /// Only these seats notice it. The seat that acts is always among them.
    By(SeatSet),
}

impl Noticed {
    fn by(self, who: Observer) -> bool {
        match (self, who) {
            (Self::ByAll, _) => true,
            (Self::By(seats), Observer::Seat(seat)) => seats.contains(seat),
            (Self::By(_), Observer::Public) => false,
        }
    }
}

/// The public part of the open decisions. A sealed choice changes only the set of seats that still owe one.
/// Observers receive that set without a step.
#[derive(PartialEq)]
struct Asking {
    acting: SeatSet,
    /// Seats that may act although the match does not wait for them. Becoming one means another decision.
    free: SeatSet,
    paces: BySeat<Option<Pace>>,
    open: SeatSet,
    outcome: Option<Outcome>,
}

impl Asking {
    /// Returns the state of the rules, and the seats for which they wait.
    fn of(rules: &dyn AnyMatch) -> (Self, SeatSet) {
        let phase = rules.phase();
        let acting = phase.acting();
        let pace = |seat| acting.contains(seat).then(|| rules.pace(seat));
        let asking = Self {
            acting,
            free: match phase {
                Phase::Meanwhile { free, .. } => free,
                Phase::Sealed { .. } | Phase::Open(_) | Phase::Over(_) => SeatSet::EMPTY,
            },
            paces: BySeat::new_with(rules.seats(), pace),
            open: rules.open_seats(),
            outcome: phase.outcome().cloned(),
        };
        (asking, phase.waiting())
    }
}

/// The open decision of one acting seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenDecision {
    /// The number that a submission has to name.
    pub(crate) number: u64,
    /// The turn of the pace. While it stays the same, the clock runs on.
    pub(crate) turn: u32,
    since: u64,
    /// True if its time is that of the stage.
    shared: bool,
    limit: Option<u32>,
}

/// A stage in which several players decide and ask each other again, within one time.
#[derive(Clone, Copy)]
struct Stage {
    number: u32,
    began: u64,
    /// The time at which a player was last asked in it.
    asked: u64,
}

impl OpenDecision {
    /// Returns the time for the decision in milliseconds, if there is a limit.
    fn time(&self, clock: Clock) -> Option<u64> {
        self.own(clock).or_else(|| clock.millis())
    }

    /// Returns the limit that the rules set, in milliseconds.
    fn own(&self, clock: Clock) -> Option<u64> {
        let own = self.limit.filter(|seconds| !hurries(*seconds, clock));
        own.map(|seconds| u64::from(seconds) * 1_000)
    }
}

impl Game {
    pub(crate) fn begin(
        id: String,
        number: u32,
        rules_version: u32,
        players: BySeat<Option<Sitter>>,
        start: Start,
        rules: Box<dyn AnyMatch>,
        (seq, at): (u64, u64),
    ) -> Self {
        let (asking, waiting) = Asking::of(rules.as_ref());
        let asked = BySeat::filled(rules.seats(), None);
        let taken = BySeat::filled(rules.seats(), seq);
        let in_turn = BySeat::filled(rules.seats(), (0, 0));
        let outcome = asking.outcome.clone();
        let banks = Banks::full(rules.seats());
        let mut game = Self {
            id,
            number,
            rules_version,
            players,
            began: seq,
            began_at: at,
            start,
            rules,
            steps: Vec::new(),
            asking,
            waiting,
            asked,
            banks,
            pauses: Vec::new(),
            paused: None,
            stage: None,
            taken,
            outcome,
            public: OnceLock::new(),
            in_turn,
            deed: None,
            taken_back: TakenBack::default(),
        };
        game.ask(seq, at, None);
        game
    }

    /// Plays one input as entry `seq`. Returns its form for the log, and the observers who notice it. A
    /// refusal changes no data.
    pub(crate) fn play(
        &mut self,
        at: (u64, u64),
        seat: Seat,
        by: By,
        input: &Input,
    ) -> Result<(Input, Noticed), InputRefused> {
        let many = self.inputs_in_turn(seat) >= SECOND_THOUGHTS;
        if many && self.rules.is_second_thought(seat, input) {
            return Err(InputRefused::Settled);
        }
        let first_event = self.rules.events();
        let written = self.rules.submit(seat, input)?;
        let noticed = self.note(at, (seat, by), input, first_event);
        Ok((written, noticed))
    }

    /// Replays a logged input as entry `seq`. Returns the observers who notice it. A refusal changes no data.
    pub(crate) fn replay(
        &mut self,
        at: (u64, u64),
        seat: Seat,
        by: By,
        input: &Input,
    ) -> Result<Noticed, InputRefused> {
        let first_event = self.rules.events();
        self.rules.replay(seat, input)?;
        Ok(self.note(at, (seat, by), input, first_event))
    }

    /// Returns the number of inputs of a seat in the turn for which it is asked.
    fn inputs_in_turn(&self, seat: Seat) -> u32 {
        match (self.asked(seat), self.in_turn.get(seat)) {
            (Some(asked), Some((turn, inputs))) if *turn == asked.turn => *inputs,
            _ => 0,
        }
    }

    fn note(
        &mut self,
        (seq, at): (u64, u64),
        (seat, by): (Seat, By),
        input: &Input,
        first_event: u32,
    ) -> Noticed {
        if let Some(asked) = self.asked(seat) {
            self.in_turn[seat] = (asked.turn, self.inputs_in_turn(seat) + 1);
        }
        let end_event = self.rules.events();
        let hears = |who| self.rules.hears(who, first_event..end_event);
        let (asking, waiting) = Asking::of(self.rules.as_ref());
        let openly = matches!(input, Input::Seat(_)) || self.asking != asking || hears(Observer::Public);
        let noticed = if openly {
            self.public.take();
            Noticed::ByAll
        } else {
            let seats = self.rules.seats().seats();
            Noticed::By(seats.filter(|other| *other == seat || hears(Observer::Seat(*other))).collect())
        };
        self.note_deed(seat, by, input);
        self.steps.push(Mark { seq, at, seat, by, first_event, end_event, noticed });
        self.outcome.clone_from(&asking.outcome);
        (self.asking, self.waiting) = (asking, waiting);
        self.ask(seq, at, Some(seat));
        noticed
    }

    /// Gives a seat to a newcomer with entry `seq`.
    pub(crate) fn taken_over(&mut self, seat: Seat, seq: u64, player: Option<Sitter>) {
        self.taken[seat] = seq;
        self.players[seat] = player;
    }

    /// Updates the open decisions. A seat is asked again if it was not asked before, has just answered, or
    /// the rules count another decision. Its clock restarts in the first and the last case only.
    fn ask(&mut self, seq: u64, at: u64, actor: Option<Seat>) {
        self.banks.note(at, self.waiting, &self.asking.paces);
        self.ask_for(seq, at, actor);
    }

    /// Updates the open decisions without the banks.
    fn ask_for(&mut self, seq: u64, at: u64, actor: Option<Seat>) {
        let waiting = self.waiting;
        for (seat, asked) in self.asked.iter_mut() {
            let Some(pace) = self.asking.paces[seat] else {
                *asked = None;
                continue;
            };
            let shared = pace.stage.is_some();
            let fresh = OpenDecision { number: seq, turn: pace.turn, since: at, shared, limit: pace.limit };
            *asked = Some(match *asked {
                Some(before) if before.turn == pace.turn && actor == Some(seat) => {
                    OpenDecision { number: seq, ..before }
                }
                Some(before) if before.turn == pace.turn => before,
                _ => {
                    if let Some(number) = pace.stage.filter(|_| waiting.contains(seat)) {
                        let running = self.stage.filter(|stage| stage.number == number);
                        let began = running.map_or(at, |stage| stage.began);
                        self.stage = Some(Stage { number, began, asked: at });
                    }
                    fresh
                }
            });
        }
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    pub(crate) fn winners(&self) -> Vec<Seat> {
        self.outcome.iter().flat_map(Outcome::winners).collect()
    }

    pub(crate) fn seed_hash(&self) -> SeedHash {
        self.start.seed.hash()
    }

    /// Returns the seed, once the match is finished and no data is secret.
    pub(crate) fn revealed_seed(&self) -> Option<String> {
        self.outcome.is_some().then(|| self.start.seed.reveal())
    }

    pub(crate) fn asked(&self, seat: Seat) -> Option<OpenDecision> {
        self.asked.get(seat).copied().flatten()
    }

    pub(crate) fn waiting(&self) -> SeatSet {
        if self.is_paused() { SeatSet::EMPTY } else { self.waiting }
    }

    pub(crate) fn open_seats(&self) -> SeatSet {
        self.asking.open
    }

    pub(crate) fn fallback(&self, seat: Seat) -> Option<Input> {
        self.rules.fallback(seat)
    }

    /// Returns the intent of a seat that is waited for, if only one is possible.
    pub(crate) fn only_choice(&self, seat: Seat) -> Option<Value> {
        self.rules.only_choice(seat)
    }

    /// Returns true if all observers can tell that. Cost: sixteen imagined worlds, so let no client wait.
    pub(crate) fn all_can_tell(&self, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
        self.rules.all_can_tell(seat, rng)
    }

    /// Returns an observer's view, and its choices if it acts.
    pub(crate) fn sight_and_choices(&self, who: Observer) -> (Sight, Option<Json>) {
        let public = self.public.get_or_init(|| self.rules.public_view());
        match who {
            Observer::Seat(seat) => self.rules.sight_and_choices(seat, public),
            Observer::Public => (Sight::public(public.clone()), None),
        }
    }

    /// Returns the number of accepted inputs.
    pub(crate) fn inputs(&self) -> usize {
        self.steps.len()
    }

    /// Returns the time until which bots let a deciding player read and speak, in milliseconds since 1970.
    /// They wait for `live`, or in a correspondence match for a quarter of the player's time. The wait begins
    /// with the question, or with the last move of `people` since.
    pub(crate) fn patient_until(
        &self,
        seat: Seat,
        people: SeatSet,
        (clock, live): (Clock, Duration),
    ) -> Option<u64> {
        let asked = self.asked(seat)?;
        let began = self.stage.filter(|_| asked.shared).map_or(asked.since, |stage| stage.began);
        let deeds = self.steps.iter().rev().take_while(|mark| mark.at >= began);
        let theirs = |mark: &&Mark| mark.by.told_to_others() == By::Player && people.contains(mark.seat);
        let since = { deeds }.find(theirs).map_or(began, |mark| mark.at);
        let patience = match clock.is_slow() {
            true => asked.own(clock).or_else(|| clock.at_least()).map_or(0, |time| time / 4),
            false => live.as_millis() as u64,
        };
        Some(since + patience)
    }

    /// Returns true if an observer receives anything after entry `since`: a step, or the match's beginning.
    pub(crate) fn is_news(&self, since: u64, who: Observer) -> bool {
        self.is_told_anew(since) || self.marks_after(since, who).next().is_some()
    }

    /// Returns the steps after entry `since` that an observer receives, by the log's numbers; at most the
    /// newest [`STEPS_TOLD`]. A newcomer sees earlier ones like a spectator. Cost: one serialization each.
    pub(crate) fn steps_after(&self, since: u64, who: Observer) -> Vec<Step<Json>> {
        let told = |mark: &Mark| Step {
            seq: mark.seq,
            at: mark.at,
            seat: mark.seat,
            by: mark.by_told(self.there(mark, who)),
            events: self.rules.told(self.there(mark, who), mark.first_event..mark.end_event),
        };
        let mut marks: Vec<&Mark> = self.marks_after(since, who).rev().take(STEPS_TOLD).collect();
        marks.reverse();
        marks.into_iter().map(told).collect()
    }

    /// Returns true if an observer receives the same steps after entry `since` as a spectator.
    pub(crate) fn is_told_as_all(&self, since: u64, who: Observer) -> bool {
        let from = self.steps.partition_point(|mark| mark.seq <= since);
        self.steps[from..].iter().all(|mark| {
            let there = self.there(mark, who);
            mark.noticed.by(there) == mark.noticed.by(Observer::Public)
                && mark.by_told(there) == mark.by_told(Observer::Public)
                && self.rules.hears_as_all(there, mark.first_event..mark.end_event)
        })
    }

    fn marks_after(&self, since: u64, who: Observer) -> impl DoubleEndedIterator<Item = &Mark> {
        let from = self.steps.partition_point(|mark| mark.seq <= since);
        self.steps[from..].iter().filter(move |mark| mark.noticed.by(self.there(mark, who)))
    }

    /// Returns the observer that `who` was at that time: a spectator, if the seat was taken later.
    fn there(&self, mark: &Mark, who: Observer) -> Observer {
        match who {
            Observer::Seat(seat) if mark.seq < self.taken[seat] => Observer::Public,
            _ => who,
        }
    }
}

/// Returns true if a limit of the rules is ignored. Limits under an hour are for players who sit together.
const fn hurries(seconds: u32, clock: Clock) -> bool {
    clock.is_slow() && seconds < 3_600
}
