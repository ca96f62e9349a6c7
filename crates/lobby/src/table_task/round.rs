//! Texts that are written once for all observers who receive a match at the same time.

use std::sync::Arc;

use contract::{Observer, Seat};
use protocol::{Around, Body, Decision, Frame, Steps};

use super::TableTask;
use crate::{
    Game,
    changes::{PublicChanges, Seen, Shown},
};

/// The observers who receive a match at the same time, and the texts that exist for them.
pub(super) struct Round<'a> {
    table: &'a TableTask,
    game: &'a Game,
    around: Around,
    /// The views by observer.
    seen: Vec<(Reader<'a>, Arc<Seen>)>,
    /// The steps by seat and first entry. Without a seat they are those of spectators.
    steps: Vec<(Story, Steps)>,
    public: PublicChanges,
}

/// An observer of the match, and its account if it has numbers of its own. `None`: the common numbers apply.
type Reader<'a> = (Observer, Option<&'a str>);

/// The seat whose steps they are, and the entry after which they begin.
type Story = (Option<Seat>, u64);

impl TableTask {
    /// Returns the part of a match message that is equal for all observers.
    pub(super) fn around(&self, game: &Game) -> Around {
        let waiting: Vec<Seat> = game.waiting().iter().collect();
        let place = (self.row.id.as_str(), self.claim.epoch(), game.number);
        let (deadlines, banks) = (self.deadlines(), self.banks());
        let now = self.shared.clock.now();
        Around::of(place, &waiting, (&deadlines, banks.as_ref(), now), game.outcome())
    }
}

impl<'a> Round<'a> {
    pub(super) fn of(table: &'a TableTask, game: &'a Game) -> Self {
        Self::within(table, game, table.around(game))
    }

    /// Starts a round with a common part that was written already.
    pub(super) fn within(table: &'a TableTask, game: &'a Game, around: Around) -> Self {
        Self { table, game, around, seen: Vec::new(), steps: Vec::new(), public: PublicChanges::default() }
    }

    /// Returns the message with all that an observer knows, with the steps after entry `since`.
    pub(super) fn whole(&mut self, who: Observer, account: &'a str, since: u64) -> Frame {
        let seen = self.seen(who, account);
        let body = Body::Whole {
            from_start: self.game.is_told_anew(since),
            view: &|to| seen.sight.write(to),
            size: seen.sight.size(),
            decision: &seen.decision,
        };
        let steps = self.steps(who, account, since);
        self.around.message(self.seq(account), &steps, &body)
    }

    /// Returns the changes since an observer was shown `before`, and its current view. There is no frame if
    /// the observer needs all of it: after another match, or if that is shorter.
    pub(super) fn changes(
        &mut self,
        who: Observer,
        account: &'a str,
        since: u64,
        before: &Shown,
    ) -> (Option<Frame>, Shown) {
        let now = self.seen(who, account);
        let changes = before.changes(&now, &mut self.public).filter(|_| !self.game.is_told_anew(since));
        let frame = changes.map(|changes| {
            let steps = self.steps(who, account, since);
            self.around.message(self.seq(account), &steps, &Body::Changes(&changes))
        });
        (frame.filter(|frame| frame.size() < now.size()), now.into())
    }

    /// Returns an observer's view of the match and its open decision.
    pub(super) fn seen(&mut self, who: Observer, account: &'a str) -> Arc<Seen> {
        let reader = (who, self.table.state().numbers.alone(account));
        if let Some((_, seen)) = self.seen.iter().find(|(other, _)| *other == reader) {
            return seen.clone();
        }
        let seen = Arc::new(self.look(who, account));
        self.seen.push((reader, seen.clone()));
        seen
    }

    fn look(&self, who: Observer, account: &str) -> Seen {
        let (state, game) = (self.table.state(), self.game);
        let (sight, choices) = game.sight_and_choices(who);
        // Only a player receives a decision. A bot in the seat is asked elsewhere.
        let asked = who.seat().filter(|seat| state.chairs[*seat].player().is_some() && !game.is_paused());
        let asked = asked.and_then(|seat| Some((seat, game.asked(seat)?, choices?)));
        let decision = asked.map(|(seat, asked, choices)| Decision {
            number: state.told(account, asked.number),
            owed: game.waiting().contains(seat),
            choices,
        });
        let size = decision.as_ref().map_or(4, |decision| decision.choices.get().len() + 64);
        let mut written = Vec::with_capacity(size);
        serde_json::to_writer(&mut written, &decision).expect("a decision has string keys");
        let decision = String::from_utf8(written).expect("serde_json writes UTF-8");
        Seen { number: game.number, sight, decision }
    }

    fn steps(&mut self, who: Observer, account: &str, since: u64) -> String {
        let (state, game) = (self.table.state(), self.game);
        let since = if game.is_told_anew(since) { 0 } else { since };
        let own = who.seat().filter(|_| !game.is_told_as_all(since, who));
        let at = self.steps.iter().position(|(story, _)| *story == (own, since)).unwrap_or_else(|| {
            self.steps.push(((own, since), Steps::of(&game.steps_after(since, who))));
            self.steps.len() - 1
        });
        self.steps[at].1.list(|seq| state.told(account, seq))
    }

    fn seq(&self, account: &str) -> u64 {
        let state = self.table.state();
        state.told(account, state.seq)
    }
}
