//! The task that owns the socket of a [`Client`](crate::Client).

use std::{collections::HashMap, time::Duration};

use protocol::{ClientMessage, CloseCode, RequestId, ServerMessage};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep},
};

use crate::{
    Connection, Done, Error, Session,
    backoff::Backoff,
    command::{Command, fresh_id},
    follow::{Follow, table_of},
    listening::Listening,
};

/// The longest absence of a server.
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) struct Link {
    session: Session,
    commands: mpsc::UnboundedReceiver<Command>,
    follows: Vec<Follow>,
    /// The unanswered requests, in order.
    asked: Vec<Unanswered>,
    /// Messages about tables with a still unknown id. They arrive before the answer that names it.
    strays: HashMap<String, Vec<ServerMessage>>,
    /// The notices that the client listens for, if it does.
    listening: Option<Listening>,
}

struct Unanswered {
    message: ClientMessage,
    sent: bool,
    answer: oneshot::Sender<Result<Done, Error>>,
}

impl Unanswered {
    fn id(&self) -> &RequestId {
        self.message.id()
    }

    /// Returns true if the server recognizes a repetition.
    const fn repeatable(&self) -> bool {
        matches!(self.message, ClientMessage::Submit { .. } | ClientMessage::Chat { .. })
    }
}

/// The reason for the end of a connection.
enum End {
    /// All handles were dropped.
    Unneeded,
    Broken(Error),
}

impl Link {
    pub(crate) fn new(session: Session, commands: mpsc::UnboundedReceiver<Command>) -> Self {
        Self {
            session,
            commands,
            follows: Vec::new(),
            asked: Vec::new(),
            strays: HashMap::new(),
            listening: None,
        }
    }

    pub(crate) async fn run(mut self, mut connection: Connection) {
        loop {
            let error = match self.serve(&mut connection).await {
                End::Unneeded => return connection.close().await,
                End::Broken(error) => error,
            };
            drop(connection);
            self.interrupt();
            connection = match self.reopen(error).await {
                Ok(connection) => connection,
                Err(Some(error)) => return self.fail(&error),
                Err(None) => return,
            };
        }
    }

    /// Uses a connection until it ends.
    async fn serve(&mut self, connection: &mut Connection) -> End {
        if let Err(error) = self.resume(connection).await {
            return End::Broken(error);
        }
        loop {
            let done = tokio::select! {
                message = connection.next() => match message {
                    Ok(message) => {
                        self.receive(message);
                        self.tidy(connection).await
                    }
                    Err(error) => Err(error),
                },
                command = self.commands.recv() => match command {
                    Some(command) => self.carry_out(command, connection).await,
                    None => return End::Unneeded,
                },
            };
            if let Err(error) = done {
                return End::Broken(error);
            }
        }
    }

    /// Resumes all tables, and repeats the requests that are safe to repeat.
    async fn resume(&mut self, connection: &mut Connection) -> Result<(), Error> {
        self.follows.retain(|follow| !follow.inbox.is_closed());
        self.strays.clear();
        for follow in &mut self.follows {
            connection.send(&follow.watch(fresh_id())).await?;
        }
        if let Some(listening) = &self.listening {
            connection.send(&listening.listen(fresh_id())).await?;
        }
        for asked in &mut self.asked {
            asked.sent = true;
            connection.send(&asked.message).await?;
        }
        Ok(())
    }

    /// Stops following tables whose handles were dropped.
    async fn tidy(&mut self, connection: &mut Connection) -> Result<(), Error> {
        while let Some(at) = self.follows.iter().position(|follow| follow.inbox.is_closed()) {
            let gone = self.follows.remove(at);
            if let Some(table) = gone.id.filter(|id| !self.follows.iter().any(|f| f.id.as_ref() == Some(id)))
            {
                connection.send(&ClientMessage::Unwatch { id: fresh_id(), table }).await?;
            }
        }
        Ok(())
    }

    async fn carry_out(&mut self, command: Command, connection: &mut Connection) -> Result<(), Error> {
        match self.note(command) {
            Noted::Follow => {
                let follow = self.follows.last_mut().expect("just noted");
                connection.send(&follow.watch(fresh_id())).await
            }
            Noted::Ask => {
                let asked = self.asked.last_mut().expect("just noted");
                asked.sent = true;
                connection.send(&asked.message).await
            }
            Noted::Break => Err(Error::Unreachable("the client broke off".into())),
        }
    }

    /// Stores a command; [`Link::resume`] finds it there.
    fn note(&mut self, command: Command) -> Noted {
        match command {
            Command::Follow { reference, inbox, answer } => {
                self.follows.push(Follow::new(reference, inbox, answer));
                Noted::Follow
            }
            Command::Ask { message, answer } => {
                self.asked.push(Unanswered { message, sent: false, answer });
                Noted::Ask
            }
            Command::Listen { listening, answer } => {
                self.asked.push(Unanswered { message: listening.listen(fresh_id()), sent: false, answer });
                self.listening = Some(listening);
                Noted::Ask
            }
            Command::Break => Noted::Break,
        }
    }

    fn receive(&mut self, message: ServerMessage) {
        if let Some(table) = table_of(&message) {
            let table = table.clone();
            return self.dispatch(table, message);
        }
        match message {
            ServerMessage::Done { id, table, seq } => self.answer(&id, Ok(Done { table, seq })),
            ServerMessage::Problem { id: Some(id), problem, .. } => {
                self.answer(&id, Err(Error::Problem(problem)));
            }
            ServerMessage::Notices { notices } => {
                // The listener may have been dropped. The server continues to send notices, and they are
                // dropped here.
                for (notice, listening) in notices.into_iter().zip(self.listening.iter().cycle()) {
                    let _ = listening.inbox.send(Ok(notice));
                }
            }
            ServerMessage::Pong { id, .. } => self.answer(&id, Ok(Done { table: None, seq: None })),
            // `hello` was read already, and `closing` needs no reaction: the reconnect follows from the
            // close.
            _ => {}
        }
    }

    fn dispatch(&mut self, table: String, message: ServerMessage) {
        if let ServerMessage::Unwatched { reason, .. } = &message {
            let gone = Error::Unwatched(reason.clone());
            for follow in self.follows.extract_if(.., |follow| follow.id.as_ref() == Some(&table)) {
                let _ = follow.inbox.send(Err(gone.clone()));
            }
            return;
        }
        for follow in self.follows.iter_mut().filter(|follow| follow.id.as_ref() == Some(&table)) {
            follow.deliver(message.clone());
        }
        // It may be for a handle whose table has no id yet, even if another handle follows the same table.
        if self.follows.iter().any(|follow| follow.id.is_none()) {
            self.strays.entry(table).or_default().push(message);
        }
    }

    fn answer(&mut self, id: &RequestId, result: Result<Done, Error>) {
        if let Some(at) = self.follows.iter().position(|follow| follow.watching.as_ref() == Some(id)) {
            return self.followed(at, result);
        }
        if let Some(at) = self.asked.iter().position(|asked| asked.id() == id) {
            // The caller may have dropped the future.
            let _ = self.asked.remove(at).answer.send(result);
        }
    }

    fn followed(&mut self, at: usize, result: Result<Done, Error>) {
        match result {
            Ok(Done { table: Some(table), .. }) => {
                let follow = &mut self.follows[at];
                if follow.id.is_none() {
                    let early = self.strays.remove(&table).unwrap_or_default();
                    // Earlier messages are for other handles.
                    let state = |message: &ServerMessage| matches!(message, ServerMessage::Table { .. });
                    early.into_iter().skip_while(|m| !state(m)).for_each(|message| follow.deliver(message));
                }
                follow.caught_up(table);
                if self.follows.iter().all(|follow| follow.id.is_some()) {
                    self.strays.clear();
                }
            }
            Ok(_) => self.unfollow(at, &Error::Garbled("a table without an id is followed".into())),
            Err(error) => self.unfollow(at, &error),
        }
    }

    fn unfollow(&mut self, at: usize, error: &Error) {
        let follow = self.follows.remove(at);
        match follow.asked {
            Some(asked) => drop(asked.send(Err(error.clone()))),
            None => drop(follow.inbox.send(Err(error.clone()))),
        }
    }

    /// Fails the sent requests that cannot be repeated after the socket broke.
    fn interrupt(&mut self) {
        for asked in self.asked.extract_if(.., |asked| asked.sent && !asked.repeatable()) {
            let _ = asked.answer.send(Err(Error::Interrupted));
        }
    }

    /// Reconnects until a socket opens. `None`: all handles were dropped.
    async fn reopen(&mut self, mut error: Error) -> Result<Connection, Option<Error>> {
        let begun = Instant::now();
        let mut backoff = Backoff::default();
        loop {
            let ended = matches!(&error, Error::Closed { code, .. }
                if CloseCode::try_from(*code).is_ok_and(|code| !code.resumable()));
            if ended || !error.is_passing() || begun.elapsed() > PATIENCE {
                return Err(Some(error));
            }
            let pause = sleep(backoff.wait());
            tokio::pin!(pause);
            loop {
                tokio::select! {
                    () = &mut pause => break,
                    command = self.commands.recv() => {
                        self.note(command.ok_or(None)?);
                    }
                }
            }
            match Connection::open(&self.session).await {
                Ok(connection) => return Ok(connection),
                Err(failed) => error = failed,
            }
        }
    }

    fn fail(self, error: &Error) {
        if let Some(listening) = self.listening {
            let _ = listening.inbox.send(Err(error.clone()));
        }
        for asked in self.asked {
            let _ = asked.answer.send(Err(error.clone()));
        }
        for follow in self.follows {
            match follow.asked {
                Some(asked) => drop(asked.send(Err(error.clone()))),
                None => drop(follow.inbox.send(Err(error.clone()))),
            }
        }
    }
}

enum Noted {
    Follow,
    Ask,
    Break,
}
