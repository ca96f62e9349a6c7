//! Carries out the requests of clients.

use std::net::IpAddr;

use contract::{Json, SeatChange};
use protocol::{Account, ClientMessage, Problem, To};

use super::{TableTask, refusals::code_label, thrift::Thrift};
use crate::{
    Entry, Outbox, arranging::check_request, presence::ConnectionId, problems::with_json, talk::KnownLine,
};

/// The result of a request, with the number of its log entry if it has one.
pub(super) type Done = Result<Option<u64>, Problem<Json>>;

impl TableTask {
    pub(super) async fn request(
        &mut self,
        connection: ConnectionId,
        (mut account, address): (Account, IpAddr),
        outbox: Outbox,
        message: ClientMessage,
    ) {
        let id = message.id().clone();
        let welcome = self.let_in(&account, &message).and_then(|()| self.sits_if_companion(&account));
        let welcome = welcome.and_then(|()| match self.state().is_arranged() {
            true => check_request(&message).map_err(with_json),
            false => Ok(()),
        });
        let spare = |task: &mut Self| if Thrift::counts(&message) { task.spare(&account) } else { Ok(()) };
        if let Err(problem) = welcome.and_then(|()| spare(self)) {
            return self.answer_problem(&outbox, id, problem);
        }
        self.catch_up(|_, watcher| watcher.account.id == account.id);
        if matches!(
            message,
            ClientMessage::Admit { .. }
                | ClientMessage::StandIn { .. }
                | ClientMessage::Pause { .. }
                | ClientMessage::AllowUndo { .. }
                | ClientMessage::Rematch { .. }
        ) {
            account = self.voice(account);
        }
        let (submission, name) = (matches!(message, ClientMessage::Submit { .. }), account.id.clone());
        // Every table's task has room for its largest future that is not on the heap. So only frequent
        // requests stay there.
        let done = match message {
            ClientMessage::Watch { since, epoch, changes, .. } => {
                let since = since.filter(|_| epoch == Some(self.claim.epoch())).unwrap_or(0);
                let state = self.state();
                let since = state.numbers.first(&account.id, since, state.seq);
                self.watch(connection, (account, address), &outbox, since, changes);
                Box::pin(self.give_host_back()).await;
                Ok(None)
            }
            ClientMessage::Unwatch { .. } => {
                self.detach(connection);
                Ok(None)
            }
            ClientMessage::Sit { seat, .. } => Box::pin(self.sit(account, seat)).await,
            ClientMessage::Admit { account: who, admit, .. } => {
                Box::pin(self.admit(&account, &who, admit)).await
            }
            ClientMessage::StandIn { seat, agree, .. } => self.stand_in(&account, seat, agree),
            ClientMessage::Pause { pause, .. } => Box::pin(self.pause(&account, pause)).await,
            ClientMessage::Undo { wish, .. } => Box::pin(self.undo(&account, wish)).await,
            ClientMessage::AllowUndo { allow, .. } => Box::pin(self.allow_undo(&account, allow)).await,
            ClientMessage::Stand { .. } => Box::pin(self.stand(&account)).await,
            ClientMessage::Ready { ready, .. } => Box::pin(self.ready(&account, ready)).await,
            ClientMessage::AddBot { seat, player, .. } => {
                Box::pin(self.add_bot(&account, seat, player)).await
            }
            ClientMessage::Beside { seat, name, .. } => {
                Box::pin(self.seat_beside((&account, address), seat, &name)).await
            }
            ClientMessage::Remove { seat, .. } => Box::pin(self.remove(&account, seat)).await,
            ClientMessage::Mute { account: whom, muted, .. } => {
                Box::pin(self.mute(&account, whom, muted)).await
            }
            ClientMessage::Ban { account: whom, banned, .. } => {
                Box::pin(self.ban(&account, whom, banned)).await
            }
            ClientMessage::Configure { setup, .. } => Box::pin(self.configure(&account, setup)).await,
            ClientMessage::Start { lesson, .. } => Box::pin(self.start(&account, lesson)).await,
            ClientMessage::Submit { id, decision, intent, .. } => {
                self.submit(&account, id, decision, intent).await
            }
            ClientMessage::Hint { id, decision, .. } => {
                match Box::pin(self.hint(&account, id, decision, outbox.clone())).await {
                    // The answer follows when the bot has decided.
                    Ok(()) => return,
                    Err(problem) => Err(problem),
                }
            }
            ClientMessage::Foresee { id, .. } => match self.foresee(&account, id, outbox.clone()) {
                // The answer follows with the prediction.
                Ok(()) => return,
                Err(problem) => Err(problem),
            },
            ClientMessage::ChooseAhead { intent, .. } => Box::pin(self.choose_ahead(&account, intent)).await,
            ClientMessage::StandingOrder { forced, .. } => {
                Box::pin(self.standing_order(&account, forced)).await
            }
            ClientMessage::Chat { id, to: None, text, .. } => Box::pin(self.say(account, id, &text)).await,
            ClientMessage::Chat { id, to: Some(To::Seat(to)), text, .. } => {
                Box::pin(self.whisper(account, id, to, &text)).await
            }
            ClientMessage::Chat { id, to: Some(To::Team(_)), text, .. } => {
                Box::pin(self.confide(account, id, &text)).await
            }
            ClientMessage::React { reaction, .. } => self.react(&account, reaction),
            ClientMessage::ChatBefore { seq, whisper, lines, .. } => {
                self.tell_earlier(&name, &outbox, KnownLine { seq, whisper }, lines);
                Ok(None)
            }
            ClientMessage::Resign { id, .. } => {
                Box::pin(self.change_seat(&account, id, SeatChange::Leave)).await
            }
            ClientMessage::Claim { id, .. } => {
                Box::pin(self.change_seat(&account, id, SeatChange::Claim)).await
            }
            ClientMessage::Rematch { .. } => Box::pin(self.again(&account)).await,
            ClientMessage::Close { .. } => Box::pin(self.close(&account)).await,
            // No table handles these requests.
            ClientMessage::Listen { .. } | ClientMessage::Decline { .. } | ClientMessage::Ping { .. } => {
                Ok(None)
            }
        };
        match done {
            Ok(seq) => {
                let seq = seq.map(|seq| self.state().told(&name, seq));
                self.answer_done(&outbox, id, seq);
            }
            Err(problem) => {
                metrics::counter!("septet_refused_total", "code" => code_label(problem.code)).increment(1);
                self.answer_problem(&outbox, id, problem);
                if submission && let Some(state) = &self.state {
                    self.tell_game(&name, &outbox, state.seq);
                    self.presence.shows(connection, self.last_shown(&name));
                }
            }
        }
    }

    fn watch(
        &mut self,
        connection: ConnectionId,
        (account, address): (Account, IpAddr),
        outbox: &Outbox,
        since: u64,
        changes: bool,
    ) {
        self.tell_one(&account.id, outbox, since);
        self.tell_ahead_to(&account.id, outbox);
        self.tell_order_to(&account.id, outbox);
        let shown = changes.then(|| self.last_shown(&account.id));
        // A closed socket was detached already, and is not detached a second time.
        let comes = !outbox.is_closed() && !self.presence.is_attached(connection);
        self.absentees.is_back(&account.id);
        if comes && self.presence.attach(connection, account, outbox.clone(), address, shown.clone()) {
            self.tell_presence();
        }
        self.presence.set_shown(connection, shown);
    }

    pub(super) fn detach(&mut self, connection: ConnectionId) {
        let now = self.shared.clock.now();
        let Some(account) = self.presence.detach(connection, now) else { return };
        self.askings.withdraw(&account);
        if self.state.is_some() {
            self.count_absentees();
            self.tell_presence();
        }
    }

    pub(super) async fn log_and_count(&mut self, entries: Vec<Entry>) -> Done {
        if entries.is_empty() {
            return Ok(None);
        }
        self.log(entries).await?;
        Ok(Some(self.state().seq))
    }

    /// Returns true in a correspondence match. No player counts as absent there.
    pub(super) fn is_slow(&self) -> bool {
        self.state().setup.clock.is_slow()
    }
}
