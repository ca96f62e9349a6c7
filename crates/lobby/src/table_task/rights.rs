//! The rights of an account at this table, at this time.

use contract::{Json, Seat};
use protocol::{Account, Problem, ProblemCode, Status};

use super::{
    TableTask,
    refusals::{no, slower},
    thrift,
};
use crate::{
    Edition, OfferedGame, Requested,
    done::{Given, RequestKind, What, fingerprint, of_change},
};

impl TableTask {
    /// Lets an account add an entry to the log, if there is room.
    pub(super) fn spare(&mut self, account: &Account) -> Result<(), Problem<Json>> {
        let state = self.state();
        if state.told(&account.id, state.seq) >= thrift::FULL
            || state.talk.whispers_heard(&account.id) >= thrift::WHISPERS
        {
            return no(ProblemCode::TooMany, "this table's log is full; make a new table");
        }
        let belongs = state.belongs(&account.id);
        self.thrift.entry(&account.id, belongs).map_err(slower)
    }

    /// Checks if an account may talk. Only accounts that watch the table may, so that the host finds every
    /// speaker in the list.
    pub(super) fn may_talk(&self, account: &Account) -> Result<(), Problem<Json>> {
        let state = self.state();
        if !self.presence.connected(&account.id) {
            return no(ProblemCode::NotWatching, "watch the table before you talk at it");
        }
        if state.order.is_muted(&account.id) {
            return no(ProblemCode::Muted, "the host of this table muted you");
        }
        if state.crowd >= thrift::CROWD && !state.belongs(&account.id) {
            return no(
                ProblemCode::TooMany,
                "spectators have filled their part of this table's log; sit down to talk",
            );
        }
        Ok(())
    }

    /// Returns the first answer if the same request was answered before.
    pub(super) fn answered(&self, from: &Requested, what: &What<'_>) -> Result<Option<u64>, Problem<Json>> {
        let reused = "that id was already used for another request; choose a new one";
        if let Some(Given { seq, deed, content }) = self.state().done(from) {
            let told = |number: u64| self.state().told(&from.account, number);
            let same = match what {
                What::Decision(number, _) => {
                    deed == RequestKind::Input && content.is_none_or(|of| told(of) == *number)
                }
                What::Change(change) => {
                    deed == RequestKind::Input && content.is_none_or(|of| of == of_change(*change))
                }
                What::Words(kind, words) => {
                    deed == *kind && content.is_none_or(|of| of == fingerprint(words))
                }
            };
            return if same { Ok(Some(seq)) } else { no(ProblemCode::IdReused, reused) };
        }
        match self.refused.get(from) {
            Some((refused, problem)) => match what {
                What::Decision(number, intent) if *refused == (*number, fingerprint(&intent.to_string())) => {
                    Err(problem.clone())
                }
                What::Decision(..) | What::Change(_) | What::Words(..) => no(ProblemCode::IdReused, reused),
            },
            None => Ok(None),
        }
    }

    pub(super) fn player(&self, account: &Account) -> Result<Seat, Problem<Json>> {
        match self.state().seat_of(&account.id) {
            Some(seat) if self.state().chairs[seat].player().is_some() => Ok(seat),
            Some(_) => no(ProblemCode::NotAllowed, "you gave up your seat in this match"),
            None => no(ProblemCode::NotAllowed, "you have no seat here"),
        }
    }

    pub(super) fn host(&self, account: &Account) -> Result<(), Problem<Json>> {
        if self.state().host == account.id {
            Ok(())
        } else {
            no(ProblemCode::NotAllowed, "only the host of this table can do that")
        }
    }

    /// Returns the rules that apply here: those of the running match, or the newest.
    pub(super) fn edition(&self) -> Option<Edition<'_>> {
        let (state, catalogue) = (self.state(), &self.shared.catalogue);
        match state.game.as_ref().filter(|_| state.status == Status::Playing) {
            Some(game) => catalogue.edition(&state.setup.game, game.rules_version),
            None => catalogue.get(&state.setup.game).map(OfferedGame::newest),
        }
    }

    pub(super) fn gathering(&self, otherwise: &str) -> Result<(), Problem<Json>> {
        match self.state().status {
            Status::Gathering => Ok(()),
            Status::Playing => no(ProblemCode::WrongTime, otherwise),
            Status::Finished => no(ProblemCode::WrongTime, "the match has finished; ask for a rematch"),
        }
    }

    pub(super) fn playing(&self) -> Result<(), Problem<Json>> {
        match self.state().status {
            Status::Playing => Ok(()),
            Status::Gathering => no(ProblemCode::WrongTime, "the match has not begun"),
            Status::Finished => no(ProblemCode::WrongTime, "the match has ended"),
        }
    }
}
