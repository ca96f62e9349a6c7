//! The task that owns one table.
//!
//! Cost: an accepted input is one clone of the match's state, one append in a shared commit, and one
//! serialization for each distinct observer. A refused input is one clone, a repeated one is one lookup. An
//! awake table has one task of at most 3 KiB and one timer. A sleeping table has only rows in the database:
//! one query per second finds the due tables.

mod absence;
mod admitting;
mod ahead;
mod alarm;
mod append;
mod automatic;
mod beside;
mod broken;
mod closing;
mod continuing;
mod dealt;
mod duplicate;
mod elsewhere;
mod evicting;
mod forfeiting;
mod guessing;
mod hints;
mod lost;
mod naming;
mod order;
mod owning;
mod pausing;
mod playing;
mod reacting;
mod refusals;
mod requests;
mod resigning;
mod rights;
mod round;
mod seats;
mod standing;
mod tell;
mod tell_match;
mod thrift;
mod times;
mod undoing;
mod view;
mod words;
mod written;

use std::{collections::BTreeMap, sync::Arc};

use contract::{BySeat, Json, Seat, SeatCount};
use protocol::{ClientMessage, Problem, ProblemCode, RequestId, ServerMessage, Status, encode};
use tokio::{sync::mpsc, time::Instant};
use tracing::Instrument as _;

use self::{append::Changed, elsewhere::Elsewhere, tell::Telling, thrift::Thrift};
use crate::{
    Claim, Outage, Outages, Outbox, Sitter, StoreError, TableRow,
    absent::Absentees,
    answer_times::Kind,
    asking::Askings,
    awake::Lease,
    mailbox::{Command, Request},
    names::Names,
    presence::Presence,
    problems::store_problem,
    reading::{Read, Unread, read},
    shared::Shared,
    showcase::Shown,
    state::State,
    thinking::Thought,
    undoing::Undoing,
};

/// The owner of one table.
pub(crate) struct TableTask {
    shared: Arc<Shared>,
    row: Arc<TableRow>,
    /// True if the store has `row`. An append that seemed to fail may have stored another row.
    row_is_stored: bool,
    /// `None`: the table reads its log before the next command.
    state: Option<State>,
    /// The claim under which the log was read.
    claim: Claim,
    /// The node that owns the table, if it is another node on a shared store.
    elsewhere: Option<Box<Elsewhere>>,
    /// The entry of the newest checkpoint, or of the last attempt to store one.
    checkpoint: u64,
    names: Names,
    /// The reason why the log cannot be read or folded. With a reason, the table does not try again.
    broken: Option<Problem<Json>>,
    presence: Presence,
    thinking: Option<BySeat<Thinking>>,
    /// The decisions that bots think about, by seat. Removing one gives it up.
    thoughts: BTreeMap<Seat, Thought>,
    /// The seats for which a bot thinks about a hint.
    hinting: hints::Hinting,
    looking: ahead::Looking,
    forced: standing::Forced,
    refused: RefusedBefore,
    thrift: Thrift,
    telling: Telling,
    askings: Askings,
    undoing: Undoing,
    absentees: Absentees,
    /// The seats with a substitute bot, as watchers last received them.
    away: Vec<Seat>,
    /// The seats that may get a substitute bot by consent, as watchers last received them.
    missed: Vec<Seat>,
    /// The times during which no player could play here, because the node that owned the table was not alive.
    lost: Box<[Outage]>,
    /// The outages in the deadlines that watchers received.
    outages: Arc<Outages>,
    /// The newest entry that watchers know: its number for clients, and its number in the store.
    told: Option<(u64, u64)>,
    /// The table as public lists show it, if they do.
    shown: Option<Shown>,
    awake_since: u64,
    idle_since: Instant,
    retry_at: Option<Instant>,
    lease: Lease,
    commands: mpsc::Receiver<Command>,
}

/// The work of a bot for a seat.
#[derive(Clone, Copy, Default)]
struct Thinking {
    /// The number of the decision that the bot thinks about.
    about: Option<u64>,
    /// The turn that the bot last began. Its further steps follow without a pause.
    turn: Option<u32>,
    /// The newest entry of the log and the number of the match's inputs when the bot looked.
    seen: (u64, usize),
    /// The time until which the bot holds back its move, unless the match changes before.
    holds_until: Option<u64>,
    /// The earliest time of the move, in milliseconds since 1970. Until then people can follow the match.
    acts_from: u64,
}

impl Thinking {
    /// Returns idle bots for all seats that a table can have: a match may have more than its table had.
    fn nobody() -> BySeat<Self> {
        let most = SeatCount::new(SeatCount::MAX).expect("the greatest count is one");
        BySeat::filled(most, Self::default())
    }
}

/// The last refused submissions. A repeated request id gets the same answer again.
#[derive(Default)]
struct RefusedBefore(std::collections::VecDeque<(crate::Requested, (Submitted, Problem<Json>))>);

/// The number of a decision, and the fingerprint of its answer. An answer itself may be long.
type Submitted = (u64, u64);

impl RefusedBefore {
    const KEPT: usize = 64;

    fn get(&self, request: &crate::Requested) -> Option<&(Submitted, Problem<Json>)> {
        self.0.iter().find(|(r, _)| r == request).map(|(_, refused)| refused)
    }

    fn keep(&mut self, request: crate::Requested, submitted: Submitted, problem: Problem<Json>) {
        if self.0.len() == Self::KEPT {
            self.0.pop_front();
        }
        self.0.push_back((request, (submitted, problem)));
    }
}

impl TableTask {
    pub(crate) fn new(
        shared: Arc<Shared>,
        row: Arc<TableRow>,
        lease: Lease,
        commands: mpsc::Receiver<Command>,
    ) -> Box<Self> {
        Box::new(Self {
            awake_since: shared.clock.now(),
            lost: Box::default(),
            outages: shared.outages(),
            shared,
            row,
            row_is_stored: false,
            state: None,
            claim: Claim::ALONE,
            elsewhere: None,
            checkpoint: 0,
            names: Names::default(),
            broken: None,
            presence: Presence::default(),
            thinking: None,
            thoughts: BTreeMap::new(),
            hinting: hints::Hinting::new(),
            looking: ahead::Looking::default(),
            forced: standing::Forced::default(),
            refused: RefusedBefore::default(),
            thrift: Thrift::default(),
            telling: Telling::default(),
            askings: Askings::default(),
            undoing: Undoing::default(),
            absentees: Absentees::default(),
            away: Vec::new(),
            missed: Vec::new(),
            told: None,
            shown: None,
            idle_since: Instant::now(),
            retry_at: None,
            lease,
            commands,
        })
    }

    /// Runs until the table falls asleep or the server stops. Returns the commands that came too late.
    ///
    /// Large and rare futures are on the heap, like the table. A task reserves room for its largest future,
    /// once for each move of a value, and there are many tables.
    pub(crate) async fn run(mut self: Box<Self>) -> Vec<Command> {
        loop {
            let alarm = self.next_alarm();
            tokio::select! {
                command = self.commands.recv() => match command {
                    Some(Command::Stop { done }) => {
                        let _ = done.send(());
                        return Vec::new();
                    }
                    Some(Command::Resign { done }) if self.is_owned() => {
                        let late = Box::pin(self.resign()).await;
                        let _ = done.send(());
                        return late;
                    }
                    Some(Command::Request(request)) if self.is_wanted_elsewhere(&request) => {
                        let mut late = Box::pin(self.resign()).await;
                        late.insert(0, Command::Request(request));
                        return late;
                    }
                    Some(command) => self.carry_out(command).await,
                    None => return Vec::new(),
                },
                () = tokio::time::sleep_until(alarm) => Box::pin(self.ring()).await,
            }
            if self.is_long_to_wake() {
                Box::pin(self.shorten_waking()).await;
            }
            self.tell_refunds();
            self.show();
            if self.may_sleep() {
                match self.fall_asleep().await {
                    Ok(late) => return late,
                    Err(awake) => self = awake,
                }
            }
        }
    }

    async fn carry_out(&mut self, command: Command) {
        // Every account can change its name or be looked up. That must not keep a table awake.
        if !matches!(command, Command::Renamed { .. } | Command::IsHere { .. }) {
            self.idle_since = Instant::now();
        }
        if self.leave_if_over() && matches!(command, Command::Wake) {
            return;
        }
        match command {
            Command::Request(mut request) => {
                if self.elsewhere.is_none() {
                    request.problem = self.loaded_for(&request.message).await.err().map(Box::new);
                }
                if self.elsewhere.is_some() || request.problem.is_some() {
                    let Some(here) = Box::pin(self.not_loaded(request)).await else { return };
                    request = here;
                }
                // The rest of the request, its turn and its relay, lives until the answer is sent.
                let Request { connection, address, since, .. } = *request;
                let timed = Kind::of(&request.message);
                let (who, outbox) = ((request.account, address), request.outbox);
                self.request(connection, who, outbox, request.message).instrument(request.span).await;
                if let Some(kind) = timed {
                    self.shared.answer_times.note(kind, since);
                }
            }
            Command::Detach { connection } => self.detach(connection),
            Command::Ponder { seat, number } => {
                if self.loaded().await.is_ok() {
                    self.ponder(seat, number);
                }
            }
            Command::Decided { seat, number, decided } => {
                if self.loaded().await.is_ok() {
                    self.decided(seat, number, decided).await;
                }
            }
            Command::Foreseen(foresaw) => {
                if self.loaded().await.is_ok() {
                    self.foresaw(*foresaw);
                }
            }
            Command::Renamed { account: Some(account) } => self.renamed(&account).await,
            Command::Renamed { account: None } => self.renamed_unheard().await,
            Command::Times { done } => {
                let loaded = self.loaded().await;
                if loaded.is_ok() {
                    Box::pin(self.time_has_changed()).await;
                }
                let _ = done.send(loaded);
            }
            Command::IsHere { account, answer } => {
                let _ = answer.send(self.presence.connected(&account));
                return;
            }
            Command::Deal(dealing) => Box::pin(self.deal(*dealing)).await,
            Command::Guess(guessing) => Box::pin(self.guess(*guessing)).await,
            Command::Begin(beginning) => Box::pin(self.begin_as(*beginning)).await,
            Command::Forfeit(forfeiting) => Box::pin(self.forfeit(*forfeiting)).await,
            Command::Evict(evicting) => Box::pin(self.evict(*evicting)).await,
            Command::Wake => {
                if self.loaded().await.is_ok() {
                    Box::pin(self.ring()).await;
                }
            }
            Command::Stop { done } | Command::Resign { done } => done.send(()).unwrap_or_default(),
        }
        Box::pin(self.play_what_is_settled()).await;
        self.let_players_think();
    }

    /// Shows the table in lists while it is public and not finished, and a client watches it.
    fn show(&mut self) {
        let summary = &self.row.summary;
        let listed = self.row.public && !summary.closed && summary.status != Status::Finished;
        let from = self.presence.from(&self.row.host).filter(|_| listed);
        match (&self.shown, from) {
            (None, None) => return,
            (Some(shown), Some(from)) if shown.is_still(&self.row, from, &self.names) => return,
            (Some(_) | None, Some(_) | None) => {}
        }
        let name = |sitter: &Sitter| sitter.name(&self.names).to_owned();
        let names = || self.row.summary.sitting.iter().map(name).collect();
        self.shown = from.map(|from| Shown {
            row: Arc::clone(&self.row),
            names: names(),
            named: self.names.changes(),
            from,
        });
        self.shared.showcase.show(&self.row.id, self.shown.clone());
    }

    /// Reads the log, unless it is in memory.
    async fn loaded(&mut self) -> Result<(), Problem<Json>> {
        if self.state.is_some() {
            return Ok(());
        }
        if let Some(problem) = &self.broken {
            return Err(problem.clone());
        }
        Box::pin(self.load()).await
    }

    /// Reads the log like `loaded`. For `watch` it also checks if a shared deal is still secret.
    async fn loaded_for(&mut self, message: &ClientMessage) -> Result<(), Problem<Json>> {
        self.loaded().await?;
        if matches!(message, ClientMessage::Watch { .. }) && self.state().keeps_its_deal() {
            Box::pin(self.look_whether_open()).await?;
        }
        Ok(())
    }

    async fn load(&mut self) -> Result<(), Problem<Json>> {
        self.claim().await?;
        self.learn_lost().await?;
        let Read { mut state, checkpoint } = match read(&self.shared, &self.row).await {
            Ok(read) => read,
            Err(Unread::Gone) => {
                let message = "this table was deleted because no match began at it for a long time";
                return Err(Problem::new(ProblemCode::NotFound, message));
            }
            Err(Unread::Store(StoreError::Unreadable(why))) => return Err(self.give_up(&why).await),
            Err(Unread::Store(error)) => return Err(store_problem(&error)),
            Err(Unread::Unfoldable(error)) => return Err(self.give_up(&error.to_string()).await),
        };
        if let Some(unplayable) = &mut state.unplayable {
            match self.shared.store.find_match(&unplayable.id).await {
                Ok(found) => unplayable.outcome = found.and_then(|found| found.outcome),
                Err(StoreError::Unreadable(_)) => {}
                Err(error) => return Err(store_problem(&error)),
            }
        }
        let said = times::times_of(self.shared.store.as_ref(), times::sitting(&state)).await;
        state.times = said.map_err(|e| store_problem(&e))?.into_iter().collect();
        let mut names = Names::default();
        let accounts = state.accounts().map(str::to_owned).collect();
        names.learn(self.shared.store.as_ref(), accounts).await.map_err(|e| store_problem(&e))?;
        for account in state.met.iter() {
            names.meet(account);
        }
        self.names = names;
        self.presence.set_devices(state.devices());
        let newest = (state.seq, state.stored);
        self.nobody_thinks();
        self.state = Some(state);
        self.still_claimed()?;
        self.checkpoint = checkpoint;
        self.retry_at = None;
        if self.told.is_none() {
            self.note_waiting();
        }
        // The store may have kept an append that seemed to fail.
        if let Some((after, stored_after)) = self.told.replace(newest) {
            let whispers = stored_after < newest.1;
            let (automatic, missed) = (false, after < newest.0);
            self.tell(Changed {
                after,
                stored_after,
                table: missed,
                game: missed,
                automatic,
                pause: missed,
                chat: missed,
                whispers,
            });
        }
        if self.is_long_to_wake() {
            self.shorten_waking().await;
        }
        Ok(())
    }

    fn state(&self) -> &State {
        self.state.as_ref().expect("commands are carried out on a loaded table")
    }

    fn state_mut(&mut self) -> &mut State {
        self.state.as_mut().expect("commands are carried out on a loaded table")
    }

    fn answer_problem(&self, outbox: &Outbox, id: RequestId, problem: Problem<Json>) {
        let table = Some(self.row.id.clone());
        outbox.send(encode(&ServerMessage::Problem { id: Some(id), table, problem }));
    }

    fn answer_done(&self, outbox: &Outbox, id: RequestId, seq: Option<u64>) {
        let table = Some(self.row.id.clone());
        outbox.send(encode::<Json>(&ServerMessage::Done { id, table, seq }));
    }
}

impl Drop for TableTask {
    /// Removes the table from lists. A panic ends only this task. Its watchers receive `unwatched` and can
    /// watch again, which wakes the table from its log.
    fn drop(&mut self) {
        if self.shown.is_some() {
            self.shared.showcase.show(&self.row.id, None);
        }
        if std::thread::panicking() {
            let reason = "an error closed the table; watch it again, and it continues".to_owned();
            let table = self.row.id.clone();
            self.presence.tell_all(&encode::<Json>(&ServerMessage::Unwatched { table, reason }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the size of a function's result, in bytes.
    const fn size_of_result<T, F>(_: fn(T) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_task_has_no_room_for_what_is_seldom_done() {
        // Each awake table has one such future. It once had 21,000 bytes.
        let size = size_of_result(TableTask::run);
        assert!(size <= 3_072, "{size} bytes");
    }
}
