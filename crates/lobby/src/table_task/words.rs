//! Talk at the table: to all, whispers, and among partners.

use contract::Seat;
use protocol::{Account, ProblemCode, RequestId};

use super::{TableTask, refusals::no, requests::Done};
use crate::{
    Entry, Requested,
    chair::Chair,
    done::{RequestKind, What},
    problems::with_json,
    text::chat_text,
};

impl TableTask {
    pub(super) async fn say(&mut self, account: Account, id: RequestId, text: &str) -> Done {
        let from = Requested { account: account.id.clone(), request: id.clone() };
        let text = chat_text(text, &self.shared.config.limits).map_err(with_json)?;
        if let Some(answer) = self.answered(&from, &What::Words(RequestKind::Said, &text))? {
            return Ok(Some(answer));
        }
        self.may_talk(&account)?;
        self.know(&account.id).await?;
        self.log_and_count(vec![Entry::Said { account: account.id, request: id, text }]).await
    }

    pub(super) async fn whisper(&mut self, account: Account, id: RequestId, to: Seat, text: &str) -> Done {
        let from = Requested { account: account.id.clone(), request: id.clone() };
        let text = chat_text(text, &self.shared.config.limits).map_err(with_json)?;
        if let Some(answer) = self.answered(&from, &What::Words(RequestKind::Whispered, &text))? {
            return Ok(Some(answer));
        }
        self.may_talk(&account)?;
        let state = self.state();
        if !self.edition().is_some_and(|edition| edition.game.info().whispers) {
            let message = "this game has no whispers; all accounts at the table can read its chat";
            return no(ProblemCode::NotInThisGame, message);
        }
        let seat = self.player(&account)?;
        self.playing()?;
        let to = match state.chairs.get(to) {
            None => return no(ProblemCode::NotFound, "there is no such seat"),
            Some(_) if to == seat => return no(ProblemCode::NotAllowed, "you cannot whisper to yourself"),
            Some(Chair::Account { account, left: false, .. }) => account.clone(),
            Some(Chair::Account { left: true, .. }) => {
                return no(ProblemCode::NotAllowed, "that player has left this match");
            }
            Some(Chair::Bot { .. } | Chair::Free) => {
                return no(ProblemCode::NotAllowed, "bots do not read whispers");
            }
        };
        self.log_and_count(vec![Entry::Whispered { account: account.id, to, request: id, text }]).await
    }
    /// Stores a line that only partners receive.
    pub(super) async fn confide(&mut self, account: Account, id: RequestId, text: &str) -> Done {
        let from = Requested { account: account.id.clone(), request: id.clone() };
        let text = chat_text(text, &self.shared.config.limits).map_err(with_json)?;
        if let Some(answer) = self.answered(&from, &What::Words(RequestKind::Confided, &text))? {
            return Ok(Some(answer));
        }
        self.may_talk(&account)?;
        let state = self.state();
        if state.teams.is_none() || state.setup.team_talk.is_open() {
            let message = "partners have no private chat here; all accounts at the table can read its chat";
            return no(ProblemCode::NotInThisGame, message);
        }
        let seat = self.player(&account)?;
        self.playing()?;
        let partners = state.teams.partners(seat);
        let plays = |seat: Seat| state.chairs.get(seat)?.player().map(str::to_owned);
        let to: Vec<String> = partners.iter().filter_map(plays).collect();
        if to.is_empty() {
            return no(ProblemCode::NotAllowed, "your partners are bots, which do not read messages");
        }
        let team = state.teams.side(seat).iter().collect();
        self.log_and_count(vec![Entry::Confided { account: account.id, to, team, request: id, text }]).await
    }
}
