//! Quick reactions of people. They are in no log: watchers see them for a moment.

use contract::Json;
use protocol::{Account, AccountKind, ProblemCode, Reaction, ServerMessage, encode};

use super::{
    TableTask,
    refusals::{no, slower},
    requests::Done,
};

impl TableTask {
    /// Shows a reaction to all watchers. The rules of chat apply.
    pub(super) fn react(&mut self, account: &Account, reaction: Reaction) -> Done {
        if account.kind == AccountKind::Bot {
            return no(ProblemCode::NotAllowed, "reactions are for people; use `chat`");
        }
        self.may_talk(account)?;
        self.thrift.reaction(&account.id).map_err(slower)?;
        let state = self.state();
        let seat = state.seat_of(&account.id).filter(|seat| state.chairs[*seat].player().is_some());
        let (table, account) = (self.row.id.clone(), self.now(account));
        let message = ServerMessage::<Json>::Reaction { table, account, seat, reaction };
        self.presence.tell_all(&encode(&message));
        Ok(None)
    }
}
