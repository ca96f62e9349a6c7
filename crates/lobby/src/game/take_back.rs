//! Undo of the latest human decision, and of the bots' decisions after it.
//!
//! - A match keeps its state before the latest human decision (`AnyMatch::keep`). The lobby remembers the
//!   inputs since then.
//! - A decision can be undone only if it revealed nothing hidden. `contract/src/take_back.rs` finds that out
//!   with imagined worlds. That happens on request only, and on a thread that serves no other client.
//! - `Entry::TookBack` has the number of last inputs that are void. `Inputs`, the record and the talk of a
//!   match omit them. So checkpoints, replays, continued matches and `septet verify` contain no code for
//!   undo.
//! - The table then asks every player again, under the number of that entry and with a full clock. A client
//!   that knows a later entry receives the match from its start.
//! - Two laws hold for every game: `what can be taken back showed nothing`, and `going back leaves nothing`.

use std::collections::BTreeMap;

use contract::{ChaCha8Rng, Input, NotTakenBack, Seat};
use protocol::By;
use serde::{Deserialize, Serialize};

use super::{Asking, Game};

/// The most inputs of bots that are undone with a decision.
const MOST_FOLLOWING: usize = 12;

/// The most decisions that one seat may undo in a match. A match needs an end, and its log is read when the
/// table wakes.
const MOST_OF_A_SEAT: u32 = 16;

/// The newest decision of a person, as long as only bots have decided since.
pub(super) struct Deed {
    /// Its place among the inputs.
    first: usize,
    /// The decision, and the decisions of bots after it.
    inputs: Vec<(Seat, Input)>,
}

/// A decision that can be undone, if nothing hidden was revealed since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decided {
    pub(crate) seat: Seat,
    /// Its place among the inputs.
    pub(crate) place: usize,
    /// The entry with which it was made.
    pub(crate) seq: u64,
    /// The number of inputs that are undone with it, including itself.
    pub(crate) inputs: u32,
}

/// The undos of a match so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct TakenBack {
    /// The number of undos, by seat.
    of: BTreeMap<Seat, u32>,
    /// The number of inputs that the last undo left.
    left: usize,
    /// The entry and the time of the last undo.
    at: (u64, u64),
}

impl TakenBack {
    pub(crate) fn is_nothing(&self) -> bool {
        self.of.is_empty()
    }
}

impl Game {
    /// Notes an input for [`Game::decided`]. Call it before the input is among the steps.
    pub(super) fn note_deed(&mut self, seat: Seat, by: By, input: &Input) {
        match (by, input) {
            // An auto-played move belongs to the decision of the same player before it.
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

    /// Returns true if the newest decision of a person is this seat's, and few inputs followed.
    fn deed_is_of(&self, seat: Seat) -> bool {
        let deed = self.deed.as_ref().filter(|deed| deed.inputs.len() <= MOST_FOLLOWING);
        deed.is_some_and(|deed| deed.inputs.first().is_some_and(|(of, _)| *of == seat))
    }

    /// Returns the newest decision of a person, if it can be undone. Only bots have decided since, no player
    /// came or left, and it follows the last undo.
    pub(crate) fn decided(&self) -> Option<Decided> {
        let deed = self.deed.as_ref().filter(|_| self.outcome.is_none())?;
        let mark = self.steps.get(deed.first).filter(|_| deed.first >= self.taken_back.left)?;
        let same = self.taken.iter().all(|(_, taken)| *taken < mark.seq);
        let inputs = deed.inputs.len() as u32;
        same.then_some(Decided { seat: mark.seat, place: deed.first, seq: mark.seq, inputs })
    }

    /// Checks that the decision revealed nothing hidden. Cost: many imagined worlds, so call it where it
    /// delays no client.
    pub(crate) fn shows_nothing(&self, rng: &mut ChaCha8Rng) -> Result<(), NotTakenBack> {
        let deed = self.deed.as_ref().ok_or(NotTakenBack::Unsure)?;
        self.rules.may_go_back(&deed.inputs, rng)
    }

    /// Returns true if a seat has undone as many decisions as a seat may.
    pub(crate) fn took_back_most(&self, seat: Seat) -> bool {
        self.taken_back.of.get(&seat).is_some_and(|of| *of >= MOST_OF_A_SEAT)
    }

    /// Returns true if a player undid anything.
    pub(crate) fn was_taken_back(&self) -> bool {
        !self.taken_back.is_nothing()
    }

    /// Undoes the newest decision of a person with entry `seq`. Returns false and changes no data unless it
    /// is this seat's decision, with so many inputs.
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

    /// Asks all seats again, as at the last undo. The numbers are new, so that no answer to an undone
    /// question is valid. All seats have their full time.
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

    /// Asks all seats again where the last undo was, while the match is replayed. The undone inputs are not
    /// among the inputs.
    pub(super) fn ask_anew_if_taken_back(&mut self) {
        if self.was_taken_back() && self.steps.len() == self.taken_back.left {
            self.ask_all_anew();
        }
    }

    /// Returns true if an observer that knows the match up to entry `since` needs all of it. Then it knows
    /// another match, or inputs that were undone.
    pub(crate) fn is_told_anew(&self, since: u64) -> bool {
        since < self.began || since < self.taken_back.at.0
    }
}
