//! One table as this client knows it.

use std::sync::atomic::{AtomicU64, Ordering};

use contract::{Seat, SeatCount, SeatSet};
use protocol::{
    ClientMessage, Decision, GameUpdate, Occupant, Reaction, ServerMessage, Setup, TableView, To,
};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::{Client, Done, Error, News};

/// One table as this client knows it: its newest state, and requests about it.
///
/// Messages queue up until [`Table::next`] takes them in. A program that follows a table has to call it.
#[derive(Debug)]
pub struct Table {
    client: Client,
    id: String,
    inbox: mpsc::UnboundedReceiver<Result<ServerMessage, Error>>,
    epoch: u64,
    seq: u64,
    you: Option<Seat>,
    host: bool,
    view: TableView,
    game: Option<GameUpdate>,
    /// The newest entry of the table's log that answers a request of this handle.
    asked: AtomicU64,
}

impl Table {
    pub(crate) fn open(
        client: Client,
        id: String,
        mut inbox: mpsc::UnboundedReceiver<Result<ServerMessage, Error>>,
    ) -> Result<Self, Error> {
        let (epoch, seq, you, host, view) = match inbox.try_recv() {
            Ok(Ok(ServerMessage::Table { epoch, seq, you, host, state, .. })) => {
                (epoch, seq, you, host, state)
            }
            // The server ended the following right away.
            Ok(Err(error)) => return Err(error),
            Ok(Ok(other)) => {
                return Err(Error::Garbled(format!("a followed table begins with {other:?}")));
            }
            Err(_) => return Err(Error::Garbled("a followed table does not begin with its state".into())),
        };
        let mut table =
            Self { client, id, inbox, epoch, seq, you, host, view, game: None, asked: AtomicU64::new(0) };
        while let Ok(message) = table.inbox.try_recv() {
            table.take_in(message?);
        }
        Ok(table)
    }

    /// Waits for the next message about this table and takes it in. Dropping the future loses nothing.
    ///
    /// # Errors
    ///
    /// If the table cannot be followed any longer, or the client has given up.
    pub async fn next(&mut self) -> Result<News, Error> {
        loop {
            let message = self.inbox.recv().await;
            let message = message.ok_or_else(|| Error::Unreachable("this client has stopped".into()))??;
            if let Some(news) = self.take_in(message) {
                return Ok(news);
            }
        }
    }

    fn take_in(&mut self, message: ServerMessage) -> Option<News> {
        match message {
            ServerMessage::Table { epoch, seq, you, host, state, .. } => {
                self.advance(epoch, seq);
                (self.you, self.host, self.view) = (you, host, state);
                Some(News::Table)
            }
            ServerMessage::Game(mut game) => {
                self.advance(game.epoch, game.seq);
                let steps = std::mem::take(&mut game.steps);
                self.game = Some(game);
                Some(News::Game(steps))
            }
            ServerMessage::Waiting(update) => {
                self.advance(update.epoch, update.seq);
                let game = self.game.as_mut().filter(|game| game.number == update.number)?;
                (game.waiting, game.deadlines, game.now) = (update.waiting, update.deadlines, update.now);
                game.banks = update.banks;
                Some(News::Waiting)
            }
            ServerMessage::Chat { epoch, seq, lines, .. } => {
                self.advance(epoch, seq);
                Some(News::Chat(lines))
            }
            ServerMessage::Hint { decision, adviser, intent, .. } => {
                Some(News::Hint { decision, adviser, intent })
            }
            ServerMessage::Foreseen { choices, chances, .. } => Some(News::Foreseen { choices, chances }),
            ServerMessage::Ahead { intent, dropped, .. } => Some(News::Ahead { intent, dropped }),
            ServerMessage::StandingOrder { forced, rests, .. } => Some(News::StandingOrder { forced, rests }),
            ServerMessage::Renamed { account, .. } => Some(News::Renamed(account)),
            ServerMessage::Reaction { account, seat, reaction, .. } => {
                Some(News::Reaction { account, seat, reaction })
            }
            _ => None,
        }
    }

    fn advance(&mut self, epoch: u64, seq: u64) {
        self.seq = if epoch == self.epoch { self.seq.max(seq) } else { seq };
        self.epoch = epoch;
    }

    /// Returns the client of this handle.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// Returns the id of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the epoch of the table, within which `seq` counts.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Returns the newest entry of the table's log that this client has seen.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns the seats, the setup and the state of the table.
    pub const fn view(&self) -> &TableView {
        &self.view
    }

    /// Returns the seat of this account.
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Returns the seats of this account's partners. Empty where all players play alone.
    pub fn partners(&self) -> SeatSet {
        self.you.map(|you| self.view.teams.partners(you)).unwrap_or_default()
    }

    /// Returns true if this account is the host.
    pub const fn is_host(&self) -> bool {
        self.host
    }

    /// Returns the running or last match. Its steps are in [`News::Game`].
    pub const fn game(&self) -> Option<&GameUpdate> {
        self.game.as_ref()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> SeatCount {
        self.view.setup.seats
    }

    /// Returns the decision of this account, if the match waits for it.
    pub fn decision(&self) -> Option<&Decision> {
        let game = self.game.as_ref()?;
        self.you.filter(|you| game.waiting.contains(you)).and(game.decision.as_ref())
    }

    /// Returns true if this account is ready.
    pub fn is_ready(&self) -> bool {
        let seat = self.you.and_then(|you| self.view.seats.get(you));
        seat.is_some_and(|seat| matches!(seat.occupant, Occupant::Account { ready: true, .. }))
    }

    /// Returns true if this account asks to join the running match, and not all players have answered yet.
    pub fn asks(&self) -> bool {
        self.view.asking.iter().any(|asking| asking.account.id == self.client.account().id)
    }

    /// Agrees that an account joins the running match, or refuses.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn admit(&self, account: &str, admit: bool) -> Result<Done, Error> {
        let account = account.to_owned();
        self.ask(|id, table| ClientMessage::Admit { id, table, account, admit }).await
    }

    /// Takes a seat; `None`: the first free one. In a running match the players may be asked first. Then the
    /// answer has no `seq`, and [`Table::asks`] is true until they have answered.
    ///
    /// # Errors
    ///
    /// If the server refuses, or with [`Error::Interrupted`]. So do all requests below.
    pub async fn sit(&self, seat: Option<Seat>) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Sit { id, table, seat }).await
    }

    /// Agrees that a substitute bot plays for an absent player until the player returns, or withdraws that.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn stand_in(&self, seat: Seat, agree: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::StandIn { id, table, seat, agree }).await
    }

    /// Asks for a pause of the running match, agrees to it, declines it, or ends it.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn pause(&self, pause: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Pause { id, table, pause }).await
    }

    /// Asks to undo the account's last decision, or withdraws the request. Only for people.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn undo(&self, wish: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Undo { id, table, wish }).await
    }

    /// Agrees that a player undoes their last decision, or refuses.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn allow_undo(&self, allow: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::AllowUndo { id, table, allow }).await
    }

    /// Leaves the seat before the start.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn stand(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Stand { id, table }).await
    }

    /// Declares the account ready to start, or not ready.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn ready(&self, ready: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Ready { id, table, ready }).await
    }

    /// Puts a built-in bot into a free seat; `None`: into all of them. For the host.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn add_bot(&self, seat: Option<Seat>, player: &str) -> Result<Done, Error> {
        let player = player.to_owned();
        self.ask(|id, table| ClientMessage::AddBot { id, table, seat, player }).await
    }

    /// Empties a seat. For the host.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn remove(&self, seat: Seat) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Remove { id, table, seat }).await
    }

    /// Changes the setup. For the host.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn configure(&self, setup: Setup) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Configure { id, table, setup }).await
    }

    /// Starts the match. For the host.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn start(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Start { id, table, lesson: false }).await
    }

    /// Answers a decision. The client repeats it with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses; [`Table::next`] then brings the current state.
    pub async fn submit(&self, decision: u64, intent: Value) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Submit { id, table, decision, intent }).await
    }

    /// Asks for the move of a strong built-in bot; [`News::Hint`] brings it. For people, at tables whose
    /// setup has hints. All at the table see the request.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn hint(&self, decision: u64) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Hint { id, table, decision }).await
    }

    /// Asks for the probable moves at the account's next decision, which arrive as [`News::Foreseen`].
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn foresee(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Foresee { id, table }).await
    }

    /// Chooses a premove from the foreseen intents, for the next decision if it is possible then. `None`
    /// cancels it.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn choose_ahead(&self, intent: Option<Value>) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::ChooseAhead { id, table, intent }).await
    }

    /// Turns auto-play of forced moves on or off in this match.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn standing_order(&self, forced: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::StandingOrder { id, table, forced }).await
    }

    /// Sends a line to all at the table. The client repeats it with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses.
    pub async fn chat(&self, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: None, text }).await
    }

    /// Sends a whisper to one player. The client repeats it with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses, for example because this game has no whispers.
    pub async fn whisper(&self, to: Seat, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::Seat(to)), text }).await
    }

    /// Sends a line to this account's partners. The client repeats it with the same id after a break.
    ///
    /// # Errors
    ///
    /// If the server refuses, for example because this table has no chat for partners
    /// ([`TeamTalk::Private`](protocol::TeamTalk)).
    pub async fn say_to_team(&self, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::TEAM), text }).await
    }

    /// Shows a quick reaction to all at the table for a moment. For accounts of people.
    ///
    /// # Errors
    ///
    /// If the server refuses, for example because the account reacts too often.
    pub async fn react(&self, reaction: Reaction) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::React { id, table, reaction }).await
    }

    /// Gives up the seat in the running match permanently.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn resign(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Resign { id, table }).await
    }

    /// Ends the match with a victory, for the last person, or the last team, in it.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn claim(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Claim { id, table }).await
    }

    /// Proposes another match after the end.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn rematch(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Rematch { id, table }).await
    }

    /// Closes the table permanently. For its maker, before the start.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn close_table(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Close { id, table }).await
    }

    async fn ask(&self, message: impl FnOnce(String, String) -> ClientMessage) -> Result<Done, Error> {
        let done = self.client.ask(|id| message(id, self.id.clone())).await?;
        self.asked.fetch_max(done.seq.unwrap_or_default(), Ordering::Relaxed);
        Ok(done)
    }

    /// Takes in messages until the table shows the effect of this handle's finished requests.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Error> {
        let epoch = self.epoch;
        while self.epoch == epoch && self.seq < *self.asked.get_mut() {
            self.next().await?;
        }
        Ok(())
    }
}
