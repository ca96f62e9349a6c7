//! Undo: takes back the latest human decision, and the bots' decisions after it.
//!
//! - A match keeps its state before the latest human decision (`AnyMatch::keep`). The lobby remembers the inputs since
//!   then.
//! - A decision can be undone only if it revealed nothing hidden. `contract/src/take_back.rs` finds that out with
//!   imagined worlds. That happens on request only, and on a thread that serves no other client.
//! - `Entry::TookBack` has the number of last inputs that are void. `Inputs`, the record and the talk of a match omit
//!   them. So checkpoints, replays, continued matches and `septet verify` contain no code for undo.
//! - The table then asks every player again, under the number of that entry and with a full clock. A client that knows
//!   a later entry receives the match from its start.
//! - Two laws hold for every game: `what can be taken back showed nothing`, and `going back leaves nothing`.

use std::collections::BTreeMap;

use contract::{ChaCha8Rng, Input, NotTakenBack, Seat};
use protocol::By;
use serde::{Deserialize, Serialize};

use super::{Asking, Game};

/// Inputs of automatic players that are taken back with a decision at most.
const MOST_FOLLOWING: usize = 12;

/// Decisions that one seat may take back in a match: it has an end, and its log is read when the table wakes.
const MOST_OF_A_SEAT: u32 = 16;

/// The newest decision of a person, as long as nobody else decided but automatic players.
pub(super) struct Deed {
    /// Its place among the inputs.
    first: usize,
    /// It, and what automatic players decided after it.
    inputs: Vec<(Seat, Input)>,
}

/// A decision that can be taken back, if nothing hidden was shown since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decided {
    pub(crate) seat: Seat,
    /// Its place among the inputs.
    pub(crate) place: usize,
    /// The entry with which it was made.
    pub(crate) seq: u64,
    /// How many inputs go with it, itself counted.
    pub(crate) inputs: u32,
}

/// What was taken back in a match so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct TakenBack {
    /// How often, by seat.
    of: BTreeMap<Seat, u32>,
    /// How many inputs were left the last time.
    left: usize,
    /// The entry with which that was done, and when.
    at: (u64, u64),
}

impl TakenBack {
    pub(crate) fn is_nothing(&self) -> bool {
        self.of.is_empty()
    }
}

impl Game {
    /// Notes an input, as [`Game::decided`] tells of it. To be called before it is among the steps.
    pub(super) fn note_deed(&mut self, seat: Seat, by: By, input: &Input) {
        match (by, input) {
            // What left no choice goes with the decision of the same player before it.
            (By::StandingOrder, Input::Intent(_)) if self.deed_is_of(seat) => {
                self.deed.iter_mut().for_each(|deed| deed.inputs.push((seat, input.clone())));
            }
            (By::Player | By::StandingOrder, Input::Intent(_)) => {
                self.rules.keep();
                let inputs = vec![(seat, input.clone())];
                self.deed = Some(Box::new(Deed { first: self.steps.len(), inputs }));
            }
            (By::Bot | By::StandIn, Input::Intent(_)) => {
                self.deed.take_if(|deed| deed.inputs.len() > MOST_FOLLOWING);
                if let Some(deed) = &mut self.deed {
                    deed.inputs.push((seat, input.clone()));
                }
            }
            (By::Clock, _) | (By::Player | By::Bot | By::StandIn | By::StandingOrder, Input::Seat(_)) => {
                self.deed = None;
            }
        }
    }

    /// Whether the newest decision of a person is this seat's, and little followed.
    fn deed_is_of(&self, seat: Seat) -> bool {
        let deed = self.deed.as_ref().filter(|deed| deed.inputs.len() <= MOST_FOLLOWING);
        deed.is_some_and(|deed| deed.inputs.first().is_some_and(|(of, _)| *of == seat))
    }

    /// The newest decision of a person, if only automatic players decided since, nobody came or went, and it was not taken
    /// back already.
    pub(crate) fn decided(&self) -> Option<Decided> {
        let deed = self.deed.as_ref().filter(|_| self.outcome.is_none())?;
        let mark = self.steps.get(deed.first).filter(|_| deed.first >= self.taken_back.left)?;
        let same = self.taken.iter().all(|(_, taken)| *taken < mark.seq);
        let inputs = deed.inputs.len() as u32;
        same.then_some(Decided { seat: mark.seat, place: deed.first, seq: mark.seq, inputs })
    }

    /// Whether nothing hidden was shown by it. Cost: many imagined worlds, so ask where that delays nobody.
    pub(crate) fn shows_nothing(&self, rng: &mut ChaCha8Rng) -> Result<(), NotTakenBack> {
        let deed = self.deed.as_ref().ok_or(NotTakenBack::Unsure)?;
        self.rules.may_go_back(&deed.inputs, rng)
    }

    /// Whether a seat has taken back as many decisions as one may.
    pub(crate) fn took_back_most(&self, seat: Seat) -> bool {
        self.taken_back.of.get(&seat).is_some_and(|of| *of >= MOST_OF_A_SEAT)
    }

    /// Whether anybody took something back.
    pub(crate) fn was_taken_back(&self) -> bool {
        !self.taken_back.is_nothing()
    }

    /// Takes back the newest decision of a person with entry `seq`. Returns whether it was that of this seat, with so many
    /// inputs; if not, nothing changed.
    pub(crate) fn take_back(&mut self, at: (u64, u64), seat: Seat, inputs: u32) -> bool {
        let Some(decided) = self.decided().filter(|it| (it.seat, it.inputs) == (seat, inputs)) else {
            return false;
        };
        if !self.rules.go_back() {
            return false;
        }
        let left = self.steps.partition_point(|mark| mark.seq < decided.seq);
        self.steps.truncate(left);
        self.deed = None;
        *self.taken_back.of.entry(seat).or_default() += 1;
        (self.taken_back.left, self.taken_back.at) = (left, at);
        self.outcome = None;
        self.ask_all_anew();
        true
    }

    /// Asks everybody anew as they were when the last decision was taken back: under other numbers, so that nothing that was
    /// said about what was taken back is taken for an answer, and with all their time.
    fn ask_all_anew(&mut self) {
        let (seq, at) = self.taken_back.at;
        self.public.take();
        (self.asking, self.waiting) = Asking::of(self.rules.as_ref());
        for (_, asked) in self.asked.iter_mut() {
            *asked = None;
        }
        for (_, in_turn) in self.in_turn.iter_mut() {
            *in_turn = (0, 0);
        }
        self.stage = None;
        self.ask_for(seq, at, None);
        self.banks.note_anew(at, self.waiting, &self.asking.paces);
    }

    /// While the match is played again: what was taken back is not among the inputs, but all were asked anew then.
    pub(super) fn ask_anew_if_taken_back(&mut self) {
        if self.was_taken_back() && self.steps.len() == self.taken_back.left {
            self.ask_all_anew();
        }
    }

    /// Whether whoever knows the match up to entry `since` has to be told all of it: that was another match, or they were told
    /// of something that was taken back.
    pub(crate) fn is_told_anew(&self, since: u64) -> bool {
        since < self.began || since < self.taken_back.at.0
    }
}
