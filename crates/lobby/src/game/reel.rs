//! The recap of a match for one observer, input by input.

use contract::{AnyMatch, Json, Observer, Seat, SeatSet};
use protocol::{
    By,
    http::{ReelStep, STEPS_IN_A_REEL},
};
use serde_json::value::RawValue;

use super::{Game, Mark, NotPlayed, Replay};
use crate::changes::patch;

/// The most moves of others that lists count.
const MOST_COUNTED: usize = 99;

/// The inputs of a recap, and its observer.
pub(crate) struct Cut {
    pub(crate) who: Observer,
    /// The number of inputs before the first one.
    first: usize,
    /// The number of inputs that are omitted because there are newer ones.
    pub(crate) left_out: usize,
}

/// The content of a recap. Steps have the log's numbers.
pub(crate) struct Reeled {
    pub(crate) view: Json,
    pub(crate) waiting: SeatSet,
    pub(crate) steps: Vec<ReelStep<Json>>,
}

impl Game {
    /// Returns the inputs that an observer missed after entry `after`; without it, since the last move of the
    /// seat's own player. A recap never begins before the player took the seat: until then the player saw the
    /// spectators' view.
    pub(crate) fn cut(&self, who: Observer, after: Option<u64>) -> Cut {
        let own = |seat| self.steps.iter().rfind(|mark| mark.is_own(seat)).map_or(0, |mark| mark.seq);
        let (turn, taken) = who.seat().map_or((0, 0), |seat| (own(seat), self.taken[seat]));
        let since = after.unwrap_or(turn).max(taken).max(self.began);
        let told: Vec<u64> = self.marks_after(since, who).map(|mark| mark.seq).collect();
        let left_out = told.len().saturating_sub(STEPS_IN_A_REEL);
        let first = told.get(left_out).map(|seq| self.steps.partition_point(|mark| mark.seq < *seq));
        Cut { who, first: first.unwrap_or(self.steps.len()), left_out }
    }

    /// Returns the number of moves of others that a seat noticed since its own player's last one and since
    /// that player came. It is at most 99. Cost: a look at each of them.
    pub(crate) fn since_turn(&self, seat: Seat) -> u32 {
        let who = Observer::Seat(seat);
        let marks = self.marks_after(self.taken[seat], who).rev().take_while(|mark| !mark.is_own(seat));
        let told = marks.filter(|mark| mark.seat != seat && self.rules.hears(who, mark.events()));
        told.take(MOST_COUNTED).count() as u32
    }
}

impl Mark {
    /// Returns the decider of an input, as one observer receives it.
    pub(super) fn by_told(&self, who: Observer) -> By {
        if who.is(self.seat) { self.by } else { self.by.told_to_others() }
    }

    /// Returns true if the player of this seat decided the input, and no bot or clock did.
    fn is_own(&self, seat: Seat) -> bool {
        self.seat == seat && self.by == By::Player
    }

    fn events(&self) -> std::ops::Range<u32> {
        self.first_event..self.end_event
    }
}

impl Replay {
    /// Replays the match and collects one observer's recap. Cost: its inputs, and a view after each shown
    /// input.
    pub(crate) fn show(self, rules: Box<dyn AnyMatch>, cut: &Cut) -> Result<Reeled, NotPlayed> {
        let (mut first, mut steps, mut before) = (None, Vec::new(), String::new());
        self.play_and_look(rules, &mut |game: &Game| {
            if game.inputs() < cut.first {
                return Ok(());
            }
            let shown = game.steps.last().filter(|mark| first.is_some() && mark.noticed.by(cut.who));
            if first.is_some() && shown.is_none() {
                return Ok(());
            }
            let view = game.rules.view(cut.who);
            let now = view.get().to_owned();
            match shown {
                None => first = Some((view, game.waiting())),
                Some(mark) => steps.push(ReelStep {
                    seq: mark.seq,
                    at: mark.at,
                    seat: mark.seat,
                    by: mark.by_told(cut.who),
                    events: game.rules.told(cut.who, mark.events()),
                    changes: RawValue::from_string(patch("/view", &before, &now))?,
                    waiting: game.waiting().iter().collect(),
                }),
            }
            before = now;
            Ok(())
        })?;
        let (view, waiting) = first.ok_or(NotPlayed::Short)?;
        Ok(Reeled { view, waiting, steps })
    }
}
