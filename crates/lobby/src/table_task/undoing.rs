//! Undo: a player takes a decision back, if it revealed nothing hidden and all players concerned agree.

use contract::NotTakenBack;
use protocol::{Account, Deal, Problem, ProblemCode, Undo};
use tokio::time::Instant;

use super::{
    TableTask,
    refusals::{no, slower},
    requests::Done,
};
use crate::{Entry, undoing::NotNow};

impl TableTask {
    /// Handles a person's wish to undo their last decision, or its withdrawal.
    pub(super) async fn undo(&mut self, account: &Account, wish: bool) -> Done {
        if account.kind.is_program() {
            return no(ProblemCode::NotAllowed, "only people can undo a decision; bots cannot");
        }
        let seat = self.player(account)?;
        self.playing()?;
        let waits = self.undoing.wish().map(|open| open.account == account.id);
        match (wish, waits) {
            (true, Some(true)) | (false, None | Some(false)) => return Ok(None),
            (true, Some(false)) => {
                return no(
                    ProblemCode::WrongTime,
                    "another player asks for an undo; answer that request first",
                );
            }
            (false, Some(true)) => {
                self.undoing.close();
                self.tell_table();
                return Ok(None);
            }
            (true, None) => {}
        }
        match self.state().deal {
            Deal::Chance | Deal::Lesson | Deal::Fork | Deal::Guess { .. } => {}
            // Results are compared. A player who has seen the result of a choice would know more than the
            // others did.
            Deal::Day { .. } | Deal::Duplicate { .. } => {
                return no(ProblemCode::NotAllowed, "decisions of a shared deal cannot be undone");
            }
        }
        let Some(decided) = self.state().decided() else {
            return no(ProblemCode::WrongTime, "there is no decision to undo now");
        };
        if decided.seat != seat {
            return no(
                ProblemCode::WrongTime,
                "another player has decided since, so your decision cannot be undone",
            );
        }
        if self.state().game.as_ref().is_some_and(|game| game.took_back_most(seat)) {
            return no(ProblemCode::WrongTime, "you have reached the limit of undos in this match");
        }
        match self.undoing.may_ask(&account.id, decided.seq) {
            Ok(()) => {}
            Err(NotNow::Asked) => {
                return no(
                    ProblemCode::WrongTime,
                    "the other players were already asked to undo this decision",
                );
            }
            Err(NotNow::TooOften(wait)) => return Err(slower(wait)),
        }
        if let Err(why) = self.shows_nothing().await? {
            let message = format!("your decision cannot be undone: {why}");
            return Err(Problem::new(ProblemCode::Shown, message));
        }
        self.undoing.open(&account.id, seat, decided.seq);
        if !self.judges_of_undo().is_empty() {
            self.tell_table();
        }
        self.take_back_what_is_agreed().await
    }

    /// Records a player's answer to an undo request.
    pub(super) async fn allow_undo(&mut self, judge: &Account, allow: bool) -> Done {
        if !self.undoing.is_open() {
            return no(ProblemCode::NotFound, "no undo request is open");
        }
        if !self.judges_of_undo().contains(&judge.id) {
            return no(ProblemCode::NotAllowed, "only the other people who play here can agree to an undo");
        }
        if allow {
            self.undoing.agree(&judge.id);
        } else {
            self.undoing.close();
        }
        self.tell_table();
        self.take_back_what_is_agreed().await
    }

    /// Returns the accounts that must agree: the people who decide, without the requester. If there are none,
    /// no consent is needed.
    fn judges_of_undo(&self) -> Vec<String> {
        let Some(wish) = self.undoing.wish() else { return Vec::new() };
        let mut judges = self.people_who_decide();
        // Players at the same device agree aloud.
        let beside = self.state().beside_of(&wish.account);
        judges.retain(|judge| *judge != wish.account && beside != Some(judge));
        judges
    }

    /// Returns the undo request as all clients see it.
    pub(super) fn undo_view(&self) -> Option<Undo> {
        let (wish, judges) = (self.undoing.wish()?, self.judges_of_undo());
        Some(Undo { seat: wish.seat, agreed: wish.agreed().to_vec(), needs: wish.needs(&judges) })
    }

    /// Undoes a decision if all have agreed. Drops a request whose time has passed.
    pub(super) async fn take_back_what_is_agreed(&mut self) -> Done {
        let Some(wish) = self.undoing.wish() else { return Ok(None) };
        let decided = self.state().decided().filter(|decided| decided.seq == wish.decision);
        let late = self.undoing.until().is_some_and(|until| until <= Instant::now());
        let Some(decided) = decided.filter(|_| !late) else {
            self.undoing.close();
            self.tell_table();
            return Ok(None);
        };
        if !wish.needs(&self.judges_of_undo()).is_empty() {
            return Ok(None);
        }
        let (seat, account) = (wish.seat, wish.account.clone());
        self.undoing.close();
        self.log_and_count(vec![Entry::TookBack { seat, account, inputs: decided.inputs }]).await
    }

    /// Checks that the newest decision revealed nothing hidden, away from threads that serve requests.
    async fn shows_nothing(&mut self) -> Result<Result<(), NotTakenBack>, Problem<contract::Json>> {
        let state = self.state.take().expect("commands are carried out on a loaded table");
        let find_out = tokio::task::spawn_blocking(move || {
            let game = state.game.as_ref();
            let found =
                game.map_or(Err(NotTakenBack::Unsure), |game| game.shows_nothing(&mut rand::make_rng()));
            (state, found)
        });
        // If the rules panic there, the table reads its log again.
        match find_out.await {
            Ok((state, found)) => {
                self.state = Some(state);
                Ok(found)
            }
            Err(_) => Err(Problem::new(
                ProblemCode::Internal,
                "the server could not check what the decision revealed",
            )),
        }
    }
}
