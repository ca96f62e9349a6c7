//! What one observer was shown of a match, input by input.

use contract::{AnyMatch, Json, Observer, Seat, SeatSet};
use protocol::{
    By,
    http::{ReelStep, STEPS_IN_A_REEL},
};
use serde_json::value::RawValue;

use super::{Game, Mark, NotPlayed, Replay};
use crate::changes::patch;

/// Deeds of others that are counted for lists at most.
const MOST_COUNTED: usize = 99;

/// Which inputs are shown, and to whom.
pub(crate) struct Cut {
    pub(crate) who: Observer,
    /// How many inputs come before the first of them.
    first: usize,
    /// How many of them are not shown because there are newer ones.
    pub(crate) left_out: usize,
}

/// What was shown. Steps have the log's numbers.
pub(crate) struct Reeled {
    pub(crate) view: Json,
    pub(crate) waiting: SeatSet,
    pub(crate) steps: Vec<ReelStep<Json>>,
}

impl Game {
    /// What an observer missed after entry `after`; without one, since the last deed of the seat's own player. Never from
    /// before they took the seat: until then they were shown what spectators are.
    pub(crate) fn cut(&self, who: Observer, after: Option<u64>) -> Cut {
        let own = |seat| self.steps.iter().rfind(|mark| mark.is_own(seat)).map_or(0, |mark| mark.seq);
        let (turn, taken) = who.seat().map_or((0, 0), |seat| (own(seat), self.taken[seat]));
        let since = after.unwrap_or(turn).max(taken).max(self.began);
        let told: Vec<u64> = self.marks_after(since, who).map(|mark| mark.seq).collect();
        let left_out = told.len().saturating_sub(STEPS_IN_A_REEL);
        let first = told.get(left_out).map(|seq| self.steps.partition_point(|mark| mark.seq < *seq));
        Cut { who, first: first.unwrap_or(self.steps.len()), left_out }
    }

    /// How many deeds of others a seat was told of since its own player's last one, and since that player came; no more than
    /// 99. Cost: a look at each of them.
    pub(crate) fn since_turn(&self, seat: Seat) -> u32 {
        let who = Observer::Seat(seat);
        let marks = self.marks_after(self.taken[seat], who).rev().take_while(|mark| !mark.is_own(seat));
        let told = marks.filter(|mark| mark.seat != seat && self.rules.hears(who, mark.events()));
        told.take(MOST_COUNTED).count() as u32
    }
}

impl Mark {
    /// Who decided it, as one observer is told.
    pub(super) fn by_told(&self, who: Observer) -> By {
        if who.is(self.seat) { self.by } else { self.by.told_to_others() }
    }

    /// Whether the player of this seat did it, and nobody for them.
    fn is_own(&self, seat: Seat) -> bool {
        self.seat == seat && self.by == By::Player
    }

    fn events(&self) -> std::ops::Range<u32> {
        self.first_event..self.end_event
    }
}

impl Replay {
    /// Plays it again and looks on with one observer's eyes. Cost: its inputs, and a view after each that is shown.
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
