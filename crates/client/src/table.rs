//! One table as this client knows it.

use std::sync::atomic::{AtomicU64, Ordering};

use contract::{Seat, SeatCount, SeatSet};
use protocol::{
    Account, AheadDropped, ChatLine, ClientMessage, Decision, GameUpdate, Occupant, ServerMessage, Setup,
    Step, TableView, To,
};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::{Client, Done, Error};

/// One table as this client knows it: the newest view of it, and requests about it.
///
/// Messages queue up until [`Table::next`] takes them in; a program that follows a table has to call it.
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
    /// The newest entry of the table's log that came of what this handle asked for.
    asked: AtomicU64,
}

/// What [`Table::next`] took in. The table itself has the newest state.
#[derive(Clone, Debug)]
pub enum News {
    /// Somebody came or went, or the setup changed: [`Table::view`].
    Table,
    /// The match went on: [`Table::game`]. With the steps that are new.
    Game(Vec<Step>),
    /// Somebody who sits here or spoke here has another name now.
    Renamed(Account),
    /// The match waits for others than before, or until another time, and nothing else has changed.
    Waiting,
    /// What a strong automatic player would do, as [`Table::hint`] asked.
    Hint {
        /// The decision that it is about.
        decision: u64,
        /// The automatic player.
        adviser: String,
        /// The game's intent.
        intent: Value,
    },
    /// What can probably be done at one's next decision, as [`Table::foresee`] asked.
    Foreseen {
        /// The game's `Choices`; the surest first.
        choices: Value,
        /// For each of its intents in how many of a hundred cases it will be possible.
        chances: Vec<u32>,
    },
    /// What [`Table::choose_ahead`] chose, or that it was dropped.
    Ahead {
        /// The game's intent; `None` if nothing is chosen.
        intent: Option<Value>,
        /// Why it was dropped, if it was.
        dropped: Option<AheadDropped>,
    },
    /// What [`Table::standing_order`] said.
    StandingOrder {
        /// Whether what leaves no choice is played.
        forced: bool,
        /// Not before this account has decided anew what it took back.
        rests: bool,
    },
    /// Something was said, or whispered by or to this account or its team ([`ChatLine::whisper`]).
    Chat(Vec<ChatLine>),
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
            // It was given up in the moment in which it was followed.
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
            let message = message.ok_or_else(|| Error::Unreachable("this client has given up".into()))??;
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
            _ => None,
        }
    }

    fn advance(&mut self, epoch: u64, seq: u64) {
        self.seq = if epoch == self.epoch { self.seq.max(seq) } else { seq };
        self.epoch = epoch;
    }

    /// The client this handle belongs to.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table's epoch: `seq` counts within it.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The newest entry of the table's log that this client has seen.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Who sits where, and how the table is set up.
    pub const fn view(&self) -> &TableView {
        &self.view
    }

    /// This account's seat.
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The seats of this account's partners; nobody where everybody plays for themselves.
    pub fn partners(&self) -> SeatSet {
        self.you.map(|you| self.view.teams.partners(you)).unwrap_or_default()
    }

    /// Whether this account is the host.
    pub const fn is_host(&self) -> bool {
        self.host
    }

    /// The running or last match; its steps are in [`News::Game`].
    pub const fn game(&self) -> Option<&GameUpdate> {
        self.game.as_ref()
    }

    /// How many seats the table has.
    pub fn seats(&self) -> SeatCount {
        self.view.setup.seats
    }

    /// What this account is asked, if the table waits for it.
    pub fn decision(&self) -> Option<&Decision> {
        let game = self.game.as_ref()?;
        self.you.filter(|you| game.waiting.contains(you)).and(game.decision.as_ref())
    }

    /// Whether this account has said that it is ready.
    pub fn is_ready(&self) -> bool {
        let seat = self.you.and_then(|you| self.view.seats.get(you));
        seat.is_some_and(|seat| matches!(seat.occupant, Occupant::Account { ready: true, .. }))
    }

    /// Whether this account has asked to join the running match, and not all players have answered yet.
    pub fn asks(&self) -> bool {
        self.view.asking.iter().any(|asking| asking.account.id == self.client.account().id)
    }

    /// Says whether one agrees that an account joins the running match.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn admit(&self, account: &str, admit: bool) -> Result<Done, Error> {
        let account = account.to_owned();
        self.ask(|id, table| ClientMessage::Admit { id, table, account, admit }).await
    }

    /// Takes a seat; `None`: the first free one. In a running match the players may be asked first: then it is done
    /// without a place in the log, and [`Table::asks`] until they have answered.
    ///
    /// # Errors
    ///
    /// If the server refuses, or with [`Error::Interrupted`]. So do all requests below.
    pub async fn sit(&self, seat: Option<Seat>) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Sit { id, table, seat }).await
    }

    /// Says whether one agrees that an automatic player stands in for a player who is gone, until they are back.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn stand_in(&self, seat: Seat, agree: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::StandIn { id, table, seat, agree }).await
    }

    /// Asks for a pause of the running match, or agrees to the one that is asked for; or declines it, or ends it.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn pause(&self, pause: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Pause { id, table, pause }).await
    }

    /// Asks to take back one's last decision, or no longer. Only people may.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn undo(&self, wish: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Undo { id, table, wish }).await
    }

    /// Agrees that a player takes back their last decision, or not.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn allow_undo(&self, allow: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::AllowUndo { id, table, allow }).await
    }

    /// Stands up before the start.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn stand(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Stand { id, table }).await
    }

    /// Says that one is ready to start, or not.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn ready(&self, ready: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Ready { id, table, ready }).await
    }

    /// Host: puts an automatic player of the server into a free seat, `None`: into all of them.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn add_bot(&self, seat: Option<Seat>, player: &str) -> Result<Done, Error> {
        let player = player.to_owned();
        self.ask(|id, table| ClientMessage::AddBot { id, table, seat, player }).await
    }

    /// Host: empties a seat.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn remove(&self, seat: Seat) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Remove { id, table, seat }).await
    }

    /// Host: changes the setup.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn configure(&self, setup: Setup) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Configure { id, table, setup }).await
    }

    /// Host: begins the match.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn start(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Start { id, table, lesson: false }).await
    }

    /// Answers a decision. Repeated with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses; the state as it is follows by [`Table::next`].
    pub async fn submit(&self, decision: u64, intent: Value) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Submit { id, table, decision, intent }).await
    }

    /// Asks what a strong automatic player would do; [`News::Hint`] says it. For accounts of people, at tables whose setup
    /// allows hints; everybody there is told that it was asked.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn hint(&self, decision: u64) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Hint { id, table, decision }).await
    }

    /// Asks what can probably be done at one's next decision, while others think; [`News::Foreseen`] says it.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn foresee(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Foresee { id, table }).await
    }

    /// Chooses one of what was foreseen, to be played when one is waited for next if it is possible then; `None` takes that
    /// back.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn choose_ahead(&self, intent: Option<Value>) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::ChooseAhead { id, table, intent }).await
    }

    /// Has whatever leaves this account no choice played for it in this match, or no longer.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn standing_order(&self, forced: bool) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::StandingOrder { id, table, forced }).await
    }

    /// Says something to everybody at the table. Repeated with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses.
    pub async fn chat(&self, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: None, text }).await
    }

    /// Whispers something to one player: only the two accounts hear it. Repeated with the same id if the
    /// connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses, for instance because this game has no whispers.
    pub async fn whisper(&self, to: Seat, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::Seat(to)), text }).await
    }

    /// Says something that only this account's partners hear. Repeated with the same id if the connection breaks.
    ///
    /// # Errors
    ///
    /// If the server refuses, for instance because this table has no channel for partners
    /// ([`TeamTalk::Private`](protocol::TeamTalk)).
    pub async fn say_to_team(&self, text: &str) -> Result<Done, Error> {
        let text = text.to_owned();
        self.ask(|id, table| ClientMessage::Chat { id, table, to: Some(To::TEAM), text }).await
    }

    /// Gives up one's seat in the running match for good.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn resign(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Resign { id, table }).await
    }

    /// Last person in the match, or with partners the last team: ends it and wins.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn claim(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Claim { id, table }).await
    }

    /// After the end: gathers for another match.
    ///
    /// # Errors
    ///
    /// As [`Table::sit`].
    pub async fn rematch(&self) -> Result<Done, Error> {
        self.ask(|id, table| ClientMessage::Rematch { id, table }).await
    }

    /// Who made it, before the start: closes the table for good.
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

    /// Takes in messages until the table shows what this handle has asked for and was done.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Error> {
        let epoch = self.epoch;
        while self.epoch == epoch && self.seq < *self.asked.get_mut() {
            self.next().await?;
        }
        Ok(())
    }
}
