//! Carrying out what clients ask for.

use protocol::{Account, By, ClientMessage, Clock, Problem, ProblemCode, RequestId, Setup, Status};
use serde_json::Value;
use table::{Input, InputRefused, Json, Seat, SeatChange};

use super::{
    TableTask, Thinking,
    thrift::{self, Thrift},
};
use crate::{
    Entry, Outbox, Requested,
    chair::Chair,
    presence::ConnectionId,
    setup::check_setup,
    shared::EPOCH,
    state::Deed,
    text::{chat_text, random_seed},
};

/// The place of what was done in the log, if it has one.
type Done = Result<Option<u64>, Problem<Json>>;

fn no<T>(code: ProblemCode, message: &str) -> Result<T, Problem<Json>> {
    Err(Problem::new(code, message))
}

impl TableTask {
    pub(super) async fn request(
        &mut self,
        connection: ConnectionId,
        account: Account,
        outbox: Outbox,
        message: ClientMessage,
    ) {
        let id = message.id().clone();
        if Thrift::counts(&message)
            && let Err(problem) = self.spare(&account)
        {
            return self.answer_problem(&outbox, id, problem);
        }
        let (submission, name) = (matches!(message, ClientMessage::Submit { .. }), account.id.clone());
        let done = match message {
            ClientMessage::Watch { since, epoch, .. } => {
                let since = since.filter(|_| epoch == Some(EPOCH)).unwrap_or(0);
                self.watch(connection, account, &outbox, since);
                Ok(None)
            }
            ClientMessage::Unwatch { .. } => {
                self.detach(connection);
                Ok(None)
            }
            ClientMessage::Sit { seat, .. } => self.sit(account, seat).await,
            ClientMessage::Stand { .. } => self.stand(&account).await,
            ClientMessage::Ready { ready, .. } => self.ready(&account, ready).await,
            ClientMessage::AddBot { seat, player, .. } => self.add_bot(&account, seat, player).await,
            ClientMessage::Remove { seat, .. } => self.remove(&account, seat).await,
            ClientMessage::Configure { setup, .. } => self.configure(&account, setup).await,
            ClientMessage::Start { .. } => self.start(&account).await,
            ClientMessage::Submit { id, decision, intent, .. } => {
                self.submit(&account, id, decision, intent).await
            }
            ClientMessage::Chat { id, to: None, text, .. } => self.say(account, id, &text).await,
            ClientMessage::Chat { id, to: Some(to), text, .. } => self.whisper(account, id, to, &text).await,
            ClientMessage::Resign { id, .. } => self.change_seat(&account, id, SeatChange::Leave).await,
            ClientMessage::Claim { id, .. } => self.change_seat(&account, id, SeatChange::Claim).await,
            ClientMessage::Rematch { .. } => self.again(&account).await,
            ClientMessage::Ping { .. } => Ok(None),
        };
        match done {
            Ok(seq) => self.answer_done(&outbox, id, seq),
            Err(problem) => {
                metrics::counter!("septet_refused_total", "code" => code_label(problem.code)).increment(1);
                self.answer_problem(&outbox, id, problem);
                if submission && let Some(state) = &self.state {
                    self.tell_game(&name, &outbox, state.seq);
                }
            }
        }
    }

    /// Lets an account make the log longer, if there is room.
    fn spare(&mut self, account: &Account) -> Result<(), Problem<Json>> {
        let state = self.state();
        if state.seq >= thrift::FULL || state.talk.whispers_heard(&account.id) >= thrift::WHISPERS {
            return no(ProblemCode::TooMany, "too much was said and changed at this table; make a new one");
        }
        let is_seated = state.seat_of(&account.id).is_some();
        self.thrift.entry(&account.id, is_seated).map_err(slower)
    }

    fn watch(&mut self, connection: ConnectionId, account: Account, outbox: &Outbox, since: u64) {
        self.tell_one(&account.id, outbox, since);
        // A socket that is gone has said so already, and will not say it again.
        let comes = !outbox.is_closed() && !self.presence.is_attached(connection);
        if comes && self.presence.attach(connection, account, outbox.clone()) {
            self.tell_presence();
        }
    }

    pub(super) fn detach(&mut self, connection: ConnectionId) {
        let now = self.shared.clock.now();
        if self.presence.detach(connection, now) && self.state.is_some() {
            self.tell_presence();
        }
    }

    async fn sit(&mut self, account: Account, seat: Option<Seat>) -> Done {
        let state = self.state();
        let mine = state.seat_of(&account.id);
        if state.status != Status::Gathering {
            if mine.is_some() {
                return no(ProblemCode::WrongTime, "you have, or gave up, a seat in this match");
            }
            self.takes_newcomers()?;
        }
        let open = state.open_seats();
        let seat = match seat {
            Some(seat) if Some(seat) == mine => return Ok(None),
            Some(seat) if state.chairs.get(seat).is_none() => {
                return no(ProblemCode::NotFound, "there is no such seat");
            }
            Some(seat) if !open.contains(seat) => {
                return no(ProblemCode::SeatTaken, "that seat is not free; take another one");
            }
            Some(seat) => seat,
            None if mine.is_some() => return Ok(None),
            None => match open.iter().next() {
                Some(seat) => seat,
                None => return no(ProblemCode::SeatTaken, "all seats are taken; you can watch"),
            },
        };
        let mut entries = vec![Entry::Sat { seat, account }];
        entries.extend(self.joining(seat, By::Player));
        self.log_and_count(entries).await
    }

    /// In a running match whoever sits down joins it.
    fn joining(&self, seat: Seat, by: By) -> Option<Entry> {
        let joins = self.state().status == Status::Playing;
        joins.then_some(Entry::Played { seat, by, from: None, input: Input::Seat(SeatChange::Join) })
    }

    /// Whether a match that has begun may have newcomers at all.
    fn takes_newcomers(&self) -> Result<(), Problem<Json>> {
        let state = self.state();
        if state.status == Status::Finished {
            return no(ProblemCode::WrongTime, "the match is over; ask for another one");
        }
        let offer = self.shared.catalogue.get(&state.setup.game);
        match offer.is_some_and(|offer| offer.game.info().joins_running) {
            true => Ok(()),
            false => no(ProblemCode::NoNewcomers, "the match is on, and this game takes no newcomers"),
        }
    }

    async fn stand(&mut self, account: &Account) -> Done {
        self.gathering("the match is on; resign to give up your seat")?;
        match self.state().seat_of(&account.id) {
            Some(seat) => self.log_and_count(vec![Entry::Freed { seat }]).await,
            None => no(ProblemCode::NotAllowed, "you have no seat here"),
        }
    }

    async fn ready(&mut self, account: &Account, ready: bool) -> Done {
        self.gathering("the match has begun")?;
        match self.state().seat_of(&account.id) {
            // Nothing to write down.
            Some(seat) if self.state().chairs[seat].is_ready() == ready => Ok(None),
            Some(seat) => self.log_and_count(vec![Entry::Ready { seat, ready }]).await,
            None => no(ProblemCode::NotAllowed, "take a seat first"),
        }
    }

    async fn add_bot(&mut self, account: &Account, seat: Option<Seat>, player: String) -> Done {
        self.host(account)?;
        let state = self.state();
        if state.status != Status::Gathering {
            self.takes_newcomers()?;
        }
        let offer = self.shared.catalogue.get(&state.setup.game);
        if offer.and_then(|o| o.player(&player)).is_none() {
            return no(ProblemCode::NotFound, "this game has no automatic player of that name");
        }
        let free = state.open_seats();
        let seats: Vec<Seat> = match seat {
            Some(seat) if state.chairs.get(seat).is_none() => {
                return no(ProblemCode::NotFound, "there is no such seat");
            }
            Some(seat) if !free.contains(seat) => {
                return no(ProblemCode::SeatTaken, "that seat is not free");
            }
            Some(seat) => vec![seat],
            None if free.is_empty() && state.status == Status::Playing => {
                return no(ProblemCode::SeatTaken, "all seats are taken");
            }
            None => free.iter().collect(),
        };
        let bot = |seat| {
            [Entry::Bot { seat, player: player.clone() }].into_iter().chain(self.joining(seat, By::Bot))
        };
        self.log_and_count(seats.into_iter().flat_map(bot).collect()).await
    }

    async fn remove(&mut self, account: &Account, seat: Seat) -> Done {
        self.host(account)?;
        self.gathering("nobody can be removed from a running match")?;
        match self.state().chairs.get(seat) {
            Some(chair) if !chair.is_free() => self.log_and_count(vec![Entry::Freed { seat }]).await,
            Some(_) | None => no(ProblemCode::NotFound, "nobody sits there"),
        }
    }

    async fn configure(&mut self, account: &Account, setup: Setup) -> Done {
        self.host(account)?;
        self.gathering("the match has begun")?;
        let state = self.state();
        if setup.game != state.setup.game {
            return no(ProblemCode::BadSetup, "make another table for another game");
        }
        let setup = check_setup(&self.shared.catalogue, setup).map_err(with_json)?;
        let sitting = state.chairs.iter().filter(|(_, chair)| !chair.is_free()).count();
        if sitting > setup.seats.get() {
            return no(ProblemCode::BadSetup, "more people sit here than there would be seats");
        }
        self.log_and_count(vec![Entry::Configured { setup }]).await
    }

    async fn start(&mut self, account: &Account) -> Done {
        self.host(account)?;
        self.gathering("the match has begun")?;
        let state = self.state();
        if state.chairs.iter().any(|(_, chair)| chair.is_free()) {
            return no(ProblemCode::NotReady, "some seats are free; fill them or have fewer seats");
        }
        let unready = |chair: &Chair| match chair {
            Chair::Account { account: a, ready, .. } => !ready && a.id != account.id,
            Chair::Bot { .. } | Chair::Free => false,
        };
        if state.chairs.iter().any(|(_, chair)| unready(chair)) {
            return no(ProblemCode::NotReady, "not everybody is ready");
        }
        let Some(offer) = self.shared.catalogue.get(&state.setup.game) else {
            return no(ProblemCode::NotFound, "this server does not have that game");
        };
        let began = Entry::Began {
            id: uuid::Uuid::now_v7().to_string(),
            rules_version: offer.game.rules_version(),
            seed: random_seed().reveal(),
        };
        self.thinking = Some(Thinking::nobody());
        self.log_and_count(vec![began]).await
    }

    async fn submit(&mut self, account: &Account, id: RequestId, decision: u64, intent: Value) -> Done {
        let from = Requested { account: account.id.clone(), request: id };
        if let Some(answer) = self.answered(&from, Deed::Input)? {
            return Ok(Some(answer));
        }
        let seat = self.player(account)?;
        self.playing()?;
        let game = self.state().game.as_ref().expect("a match is on while playing");
        let Some(asked) = game.asked(seat) else {
            return no(ProblemCode::NotWaiting, "it is not your turn");
        };
        if asked.number != decision {
            return no(ProblemCode::Stale, "that was asked before; here is what is asked now");
        }
        let turn = (game.number, asked.turn);
        self.thrift.submission(seat, turn).map_err(slower)?;
        let played = self.play(seat, By::Player, Some(from.clone()), Input::Intent(intent)).await;
        if let Err(problem) = &played
            && matches!(problem.code, ProblemCode::Refused | ProblemCode::Malformed)
        {
            self.refused.keep(from, problem.clone());
        }
        played
    }

    async fn change_seat(&mut self, account: &Account, id: RequestId, change: SeatChange) -> Done {
        let from = Requested { account: account.id.clone(), request: id };
        if let Some(answer) = self.answered(&from, Deed::Input)? {
            return Ok(Some(answer));
        }
        let seat = self.player(account)?;
        self.playing()?;
        if change == SeatChange::Claim {
            let others = || self.state().chairs.iter().filter(|(s, _)| *s != seat).map(|(_, chair)| chair);
            if others().any(|chair| chair.player().is_some()) {
                return no(ProblemCode::NotAllowed, "others are still playing");
            }
            if others().all(|chair| chair.account().is_none()) {
                return no(ProblemCode::NotAllowed, "nobody has left this match; play it or resign");
            }
        }
        self.play(seat, By::Player, Some(from), Input::Seat(change)).await
    }

    async fn say(&mut self, account: Account, id: RequestId, text: &str) -> Done {
        let from = Requested { account: account.id.clone(), request: id.clone() };
        if let Some(answer) = self.answered(&from, Deed::Said)? {
            return Ok(Some(answer));
        }
        let limits = &self.shared.config.limits;
        let text = chat_text(text, limits).map_err(with_json)?;
        self.log_and_count(vec![Entry::Said { account, request: id, text }]).await
    }

    async fn whisper(&mut self, account: Account, id: RequestId, to: Seat, text: &str) -> Done {
        let from = Requested { account: account.id.clone(), request: id.clone() };
        if let Some(answer) = self.answered(&from, Deed::Whispered)? {
            return Ok(Some(answer));
        }
        let state = self.state();
        let offer = self.shared.catalogue.get(&state.setup.game);
        if !offer.is_some_and(|offer| offer.game.info().whispers) {
            let message = "nobody whispers in this game; what you say is for everybody at the table";
            return no(ProblemCode::NotInThisGame, message);
        }
        let seat = self.player(&account)?;
        self.playing()?;
        let to = match state.chairs.get(to) {
            None => return no(ProblemCode::NotFound, "there is no such seat"),
            Some(_) if to == seat => return no(ProblemCode::NotAllowed, "whisper to another player"),
            Some(Chair::Account { account, left: false, .. }) => account.clone(),
            Some(Chair::Account { left: true, .. }) => {
                return no(ProblemCode::NotAllowed, "that player has left this match");
            }
            Some(Chair::Bot { .. } | Chair::Free) => {
                return no(ProblemCode::NotAllowed, "an automatic player does not listen");
            }
        };
        let text = chat_text(text, &self.shared.config.limits).map_err(with_json)?;
        self.log_and_count(vec![Entry::Whispered { account, to, request: id, text }]).await
    }

    async fn again(&mut self, account: &Account) -> Done {
        if self.state().status != Status::Finished {
            return no(ProblemCode::WrongTime, "the match is not over");
        }
        if self.state().seat_of(&account.id).is_none() && self.state().host.id != account.id {
            return no(ProblemCode::NotAllowed, "only who played can ask for another match");
        }
        self.log_and_count(vec![Entry::Again]).await
    }

    /// Plays one input and stores it.
    pub(super) async fn play(&mut self, seat: Seat, by: By, from: Option<Requested>, input: Input) -> Done {
        let at = self.shared.clock.now();
        let logged = self.state_mut().try_play(at, seat, by, from, input).map_err(refusal)?;
        self.store(vec![logged]).await?;
        metrics::counter!("septet_inputs_total", "by" => by_label(by)).increment(1);
        Ok(Some(self.state().seq))
    }

    async fn log_and_count(&mut self, entries: Vec<Entry>) -> Done {
        if entries.is_empty() {
            return Ok(None);
        }
        self.log(entries).await?;
        Ok(Some(self.state().seq))
    }

    /// The first answer, if the same request was answered before.
    fn answered(&self, from: &Requested, deed: Deed) -> Result<Option<u64>, Problem<Json>> {
        if let Some((seq, before)) = self.state().done(from) {
            if before != deed {
                return no(ProblemCode::IdReused, "that id was used for another request; choose a new one");
            }
            return Ok(Some(seq));
        }
        match self.refused.get(from) {
            Some(problem) => Err(problem.clone()),
            None => Ok(None),
        }
    }

    fn player(&self, account: &Account) -> Result<Seat, Problem<Json>> {
        match self.state().seat_of(&account.id) {
            Some(seat) if self.state().chairs[seat].player().is_some() => Ok(seat),
            Some(_) => no(ProblemCode::NotAllowed, "you gave up your seat in this match"),
            None => no(ProblemCode::NotAllowed, "you have no seat here"),
        }
    }

    fn host(&self, account: &Account) -> Result<(), Problem<Json>> {
        if self.state().host.id == account.id {
            Ok(())
        } else {
            no(ProblemCode::NotAllowed, "only the host can do that")
        }
    }

    fn gathering(&self, otherwise: &str) -> Result<(), Problem<Json>> {
        match self.state().status {
            Status::Gathering => Ok(()),
            Status::Playing => no(ProblemCode::WrongTime, otherwise),
            Status::Finished => no(ProblemCode::WrongTime, "the match is over; ask for another one"),
        }
    }

    fn playing(&self) -> Result<(), Problem<Json>> {
        match self.state().status {
            Status::Playing => Ok(()),
            Status::Gathering => no(ProblemCode::WrongTime, "the match has not begun"),
            Status::Finished => no(ProblemCode::WrongTime, "the match is over"),
        }
    }

    /// Whether nobody counts as away: days pass between decisions.
    pub(super) fn is_slow(&self) -> bool {
        matches!(self.state().setup.clock, Clock::Days { .. })
    }
}

fn slower(wait: std::time::Duration) -> Problem<Json> {
    let mut problem = Problem::new(ProblemCode::TooMany, "that was much at this table; wait a moment");
    problem.retry_after = Some((wait.as_millis() as u64).max(1));
    problem
}

fn refusal(refused: InputRefused) -> Problem<Json> {
    let message = refused.to_string();
    match refused {
        InputRefused::NotWaiting => Problem::new(ProblemCode::NotWaiting, message),
        InputRefused::Malformed(_) => Problem::new(ProblemCode::Malformed, message),
        InputRefused::Refused { data, .. } => {
            Problem { refusal: Some(data), ..Problem::new(ProblemCode::Refused, message) }
        }
        InputRefused::Seat(_) => Problem::new(ProblemCode::WrongTime, message),
        InputRefused::Broken => {
            tracing::error!("the rules panicked on an input; nothing was changed");
            Problem::new(ProblemCode::Internal, message)
        }
    }
}

/// A problem without a refusal, on its way to a socket.
pub(crate) fn with_json(problem: Problem) -> Problem<Json> {
    Problem { code: problem.code, message: problem.message, refusal: None, retry_after: problem.retry_after }
}

fn code_label(code: ProblemCode) -> &'static str {
    match code {
        ProblemCode::Stale => "stale",
        ProblemCode::Refused => "refused",
        ProblemCode::NotWaiting => "not_waiting",
        ProblemCode::Malformed => "malformed",
        ProblemCode::StorageUnavailable => "storage_unavailable",
        ProblemCode::Internal => "internal",
        _ => "other",
    }
}

fn by_label(by: By) -> &'static str {
    match by {
        By::Player => "player",
        By::Clock => "clock",
        By::Bot => "bot",
        By::StandIn => "stand_in",
    }
}
