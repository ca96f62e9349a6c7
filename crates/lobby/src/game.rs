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

/// Many times what a match has. Only people who change their minds on end get there, and they must not make the
/// match too large to be told.
const STEPS_TOLD: usize = 1_500;

/// Inputs of one seat in one turn after which it can only go on, and neither take back nor replace: a turn has an
/// end, however long its player thinks, and with it the match.
const SECOND_THOUGHTS: u32 = 64;

/// The running or last match of a table, with what the lobby keeps beside the rules: which input came from
/// whom and when, and what each seat is being asked since when.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) number: u32,
    pub(crate) rules_version: u32,
    pub(crate) players: BySeat<Option<Sitter>>,
    began: u64,
    /// When, milliseconds since 1970.
    began_at: u64,
    start: Start,
    rules: Box<dyn AnyMatch>,
    steps: Vec<Mark>,
    /// What the rules say after the last input, and before the next: asked for once.
    asking: Asking,
    waiting: SeatSet,
    asked: BySeat<Option<OpenDecision>>,
    banks: Banks,
    /// The pauses that were, and since when there is one. Then it waits for nobody.
    pauses: Vec<Outage>,
    paused: Option<u64>,
    /// The newest stage whose decisions share one time.
    stage: Option<Stage>,
    /// The entry with which the last newcomer took each seat. What was told to the seat before was told to
    /// somebody else.
    taken: BySeat<u64>,
    outcome: Option<Outcome>,
    /// What spectators see, once somebody looked. What they are told nothing of does not change it.
    public: OnceLock<Arc<Fields>>,
    /// The turn of each seat's last input, and how many it had in that turn.
    in_turn: BySeat<(u32, u32)>,
    deed: Option<Box<Deed>>,
    taken_back: TakenBack,
}

/// Where the events of one input lie in the match's log.
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

/// Who is told of an input. For everybody else it does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noticed {
    ByAll,
    /// By these seats only. The seats that act are always among them.
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

/// What everybody can see of whom the match waits for. Sealed choices that are given show in nothing but who still
/// owes one, which is told without a step.
#[derive(PartialEq)]
struct Asking {
    acting: SeatSet,
    /// Seats that may do something for which nobody waits. A seat that becomes one of them has another decision.
    free: SeatSet,
    paces: BySeat<Option<Pace>>,
    open: SeatSet,
    outcome: Option<Outcome>,
}

impl Asking {
    /// What the rules say now, and whom they wait for.
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

/// What one acting seat is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenDecision {
    /// What a submission has to name.
    pub(crate) number: u64,
    /// The pace's turn: while it stays, the clock runs on.
    pub(crate) turn: u32,
    since: u64,
    /// Whether its time is that of the stage.
    shared: bool,
    limit: Option<u32>,
}

/// A stage in which several decide and ask each other again, within one time.
#[derive(Clone, Copy)]
struct Stage {
    number: u32,
    began: u64,
    /// When somebody was last asked in it.
    asked: u64,
}

impl OpenDecision {
    /// The time for it in milliseconds, if there is a limit.
    fn time(&self, clock: Clock) -> Option<u64> {
        self.own(clock).or_else(|| clock.millis())
    }

    /// The limit that the rules set, in milliseconds.
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

    /// Plays one input as entry `seq`, and returns it as it is to be logged, and who is told of it. A refusal
    /// changes nothing.
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

    /// Plays again what the log has as entry `seq`, and says who is told of it. A refusal changes nothing.
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

    /// How many inputs a seat had in the turn that it is asked for.
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

    /// A newcomer takes a seat with entry `seq`.
    pub(crate) fn taken_over(&mut self, seat: Seat, seq: u64, player: Option<Sitter>) {
        self.taken[seat] = seq;
        self.players[seat] = player;
    }

    /// A seat is asked anew when it was not asked before, when it has just answered, or when the rules count
    /// another decision; its clock starts anew only in the first and the last case.
    fn ask(&mut self, seq: u64, at: u64, actor: Option<Seat>) {
        self.banks.note(at, self.waiting, &self.asking.paces);
        self.ask_for(seq, at, actor);
    }

    /// The same, without the banks.
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

    /// The seed, once nothing is secret any more.
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

    /// What a seat does that is waited for, if there is one thing it can do.
    pub(crate) fn only_choice(&self, seat: Seat) -> Option<Value> {
        self.rules.only_choice(seat)
    }

    /// Whether everybody can tell that there is one. Cost: sixteen imagined worlds, so ask where that delays nobody.
    pub(crate) fn all_can_tell(&self, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
        self.rules.all_can_tell(seat, rng)
    }

    /// What an observer sees, and what they can do if they act.
    pub(crate) fn sight_and_choices(&self, who: Observer) -> (Sight, Option<Json>) {
        let public = self.public.get_or_init(|| self.rules.public_view());
        match who {
            Observer::Seat(seat) => self.rules.sight_and_choices(seat, public),
            Observer::Public => (Sight::public(public.clone()), None),
        }
    }

    /// How many inputs were accepted.
    pub(crate) fn inputs(&self) -> usize {
        self.steps.len()
    }

    /// Until when somebody who is deciding is let read and speak before an automatic player takes that away from
    /// them: for so long (`live`), or where there is a move a day for a quarter of their time, from when they were
    /// asked, or from the last deed of one of these `people` since.
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

    /// Whether one observer is told of anything after entry `since`: of a step, or of the match's beginning.
    pub(crate) fn is_news(&self, since: u64, who: Observer) -> bool {
        self.is_told_anew(since) || self.marks_after(since, who).next().is_some()
    }

    /// The steps after entry `since` that one observer is told of, at most the newest [`STEPS_TOLD`]: who came
    /// later sees what was before like anybody else. Their places are the log's. Cost: one serialization an event.
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

    /// Whether one observer is told of the same steps after entry `since` as spectators are, and the same of them.
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

    /// Whose eyes this observer had then.
    fn there(&self, mark: &Mark, who: Observer) -> Observer {
        match who {
            Observer::Seat(seat) if mark.seq < self.taken[seat] => Observer::Public,
            _ => who,
        }
    }
}

/// Limits of rules under an hour are for people who sit at the table together.
const fn hurries(seconds: u32, clock: Clock) -> bool {
    clock.is_slow() && seconds < 3_600
}
