//! Hints: the move of a strong built-in bot in a player's place, at tables that allow hints.

use std::{cmp::Ordering, sync::Arc};

use contract::{Json, Observer, Seat};
use protocol::{Account, Problem, ProblemCode, RequestId, ServerMessage, encode};

use super::{TableTask, refusals::no};
use crate::{
    Entry, Outbox,
    thinking::{Counsel, HINTS, Rank, answer_of},
};

/// The token of a pending hint. The task that waits for the hint holds it.
pub(super) type Pending = Arc<()>;

impl TableTask {
    /// Has a bot think about an account's decision, and answers `id` then. All clients see that the player
    /// asked, once for each decision. A seat has at most one pending hint.
    pub(super) async fn hint(
        &mut self,
        account: &Account,
        id: RequestId,
        decision: u64,
        outbox: Outbox,
    ) -> Result<(), Problem<Json>> {
        if !self.state().setup.hints {
            return no(ProblemCode::NotAllowed, "this table does not allow hints; its host can allow them");
        }
        if account.kind.is_program() {
            return no(ProblemCode::NotAllowed, "only people get hints; bots do not");
        }
        let seat = self.player(account)?;
        self.playing()?;
        let state = self.state();
        let game = state.game.as_ref().expect("a playing table has a match");
        let Some(asked) = game.asked(seat) else {
            return no(ProblemCode::NotWaiting, "it is not your turn");
        };
        if decision.cmp(&state.told(&account.id, asked.number)) != Ordering::Equal {
            return no(
                ProblemCode::Stale,
                "that decision is no longer open; ask for a hint for the current one",
            );
        }
        if self.hinting.get(&seat).is_some_and(|pending| pending.strong_count() > 0) {
            return no(ProblemCode::TooMany, "the server is already preparing a hint for you; wait for it");
        }
        let catalogue = self.shared.catalogue.clone();
        let edition = catalogue.edition(&state.setup.game, game.rules_version);
        let Some(adviser) = edition.and_then(|edition| edition.adviser) else {
            return no(ProblemCode::NotInThisGame, "this game has no bot that gives hints");
        };
        let cost = adviser.thinks();
        let (sight, choices) = game.sight_and_choices(Observer::Seat(seat));
        let Some(choices) = choices else {
            return no(ProblemCode::NotWaiting, "you have nothing to choose");
        };
        let room = self.shared.hints.room().map_err(crate::problems::with_json)?;
        let (number, of_match) = (asked.number, game.number);
        let luck = self.shared.config.luck;
        let counsel = Counsel {
            game: state.setup.game.clone(),
            seats: state.chairs.seats(),
            options: state.setup.options.clone(),
            rules_version: game.rules_version,
            view: sight.text(),
            choices,
        };
        if self.state().hinted.get(&seat) != Some(&number) {
            let account = account.id.clone();
            self.log(vec![Entry::Hinted { seat, account, decision: number }]).await?;
        }
        let think = move |allowance: contract::Allowance<'_>| {
            counsel.answer(&catalogue, &mut luck.draw(of_match, seat, number), allowance)
        };
        let (thought, told) = self.shared.thinkers.think(Rank::People, HINTS, cost, think);
        let pending: Pending = Arc::new(());
        self.hinting.insert(seat, Arc::downgrade(&pending));
        let virtual_time = self.shared.config.starts_at.is_some();
        let table = self.row.id.clone();
        tokio::spawn(async move {
            let hint = answer_of(told, virtual_time).await.flatten();
            // A client with the answer may ask for the next hint.
            drop((thought, room, pending));
            match hint {
                Some((adviser, intent)) => {
                    let hint = ServerMessage::Hint { table: table.clone(), decision, adviser, intent };
                    outbox.send(encode(&hint));
                    outbox.send(encode::<Json>(&ServerMessage::Done { id, table: Some(table), seq: None }));
                }
                None => {
                    let why = "the bot could not analyse the decision; the server's log says why";
                    let problem = Problem::new(ProblemCode::Internal, why);
                    outbox.send(encode::<Json>(&ServerMessage::Problem {
                        id: Some(id),
                        table: Some(table),
                        problem,
                    }));
                }
            }
        });
        Ok(())
    }
}

/// The pending hints by seat.
pub(super) type Hinting = std::collections::BTreeMap<Seat, std::sync::Weak<()>>;
