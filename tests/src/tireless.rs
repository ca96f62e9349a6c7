//! A player who always reconnects.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    time::{Duration, Instant},
};

use protocol::{ClientMessage, Problem, ProblemCode, ServerMessage};
use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};
use serde_json::{Value, json};

use crate::{Credentials, Heard, Record, Socket, Upgrade, ask_id, pick, waiting::patiently};

/// A player who decides at random and always reconnects.
///
/// If the server is down, the player tries until it or another one answers, resumes, and repeats
/// unacknowledged moves under the same id. At times the player also tries moves that no game allows, and on a
/// new socket repeats acknowledged ones. Neither may have an effect.
pub struct Tireless {
    /// The player's credentials.
    pub who: Credentials,
    /// The table's id.
    pub table: String,
    /// Everything received over all sockets.
    pub record: Record,
    /// The acknowledged moves: the request's id and its place in the log.
    pub accepted: Vec<(String, u64)>,
    /// The times and servers of those acknowledgements.
    pub acknowledged: Vec<Acknowledged>,
    /// The time and server of each connection.
    pub came: Vec<(Instant, SocketAddr)>,
    /// The moves received while the player followed the match, as frames by epoch and number.
    pub told: BTreeMap<(u64, u64), String>,
    /// The thinking time before each decision.
    pub thinks: Duration,
    /// True if the player makes no decisions and only watches until the match is finished.
    pub looks_on: bool,
    /// The number of sockets so far.
    pub sockets: u32,
    /// The number of absurd intents that were refused.
    pub refused: u32,
    /// The number of moves for which another player was faster.
    pub overtaken: u32,
    /// The number of repeated acknowledgements.
    pub repeated: u32,
    /// The longest time from the first sending of a move until its acknowledgement.
    pub longest: Duration,
    unanswered: Option<Submission>,
    newest: Option<Submission>,
    absurd: Vec<String>,
    answered: u64,
}

/// The times of an acknowledged move.
#[derive(Clone, Copy, Debug)]
pub struct Acknowledged {
    /// The time at which it was first sent.
    pub asked: Instant,
    /// The time of its acknowledgement.
    pub at: Instant,
    /// The server that acknowledged it.
    pub by: SocketAddr,
}

#[derive(Clone)]
struct Submission {
    id: String,
    decision: u64,
    intent: Value,
    asked: Instant,
}

impl Tireless {
    /// Creates a player who already has a seat at the table.
    pub fn new(who: Credentials, table: &str) -> Self {
        let (table, record) = (table.to_owned(), Record::default());
        Self {
            who,
            table,
            record,
            accepted: Vec::new(),
            acknowledged: Vec::new(),
            came: Vec::new(),
            told: BTreeMap::new(),
            thinks: Duration::ZERO,
            looks_on: false,
            sockets: 0,
            refused: 0,
            overtaken: 0,
            repeated: 0,
            longest: Duration::ZERO,
            unanswered: None,
            newest: None,
            absurd: Vec::new(),
            answered: 0,
        }
    }

    /// Plays until the match is finished and every move is acknowledged.
    ///
    /// # Panics
    ///
    /// If an offered intent is refused, or a running server refuses the connection.
    pub async fn play_to_the_end(&mut self, server: SocketAddr, rng: &mut ChaCha8Rng) {
        self.play_among(&[server], rng).await;
    }

    /// Plays as [`Tireless::play_to_the_end`] does, at the first running one of these servers, and at the
    /// next one after that has ended.
    ///
    /// # Panics
    ///
    /// As there.
    pub async fn play_among(&mut self, servers: &[SocketAddr], rng: &mut ChaCha8Rng) {
        let mut at = 0;
        while !self.is_done() {
            let mut socket = self.connect(servers, &mut at).await;
            self.play(&mut socket, rng).await;
        }
    }

    fn is_done(&self) -> bool {
        self.record.is_over() && self.unanswered.is_none()
    }

    /// Tries until there is a socket.
    async fn connect(&mut self, servers: &[SocketAddr], at: &mut usize) -> Socket {
        patiently("a server comes back", async {
            loop {
                let server = servers[*at % servers.len()];
                match Upgrade::of(server, &self.who).try_open(server).await {
                    Ok(Ok(socket)) => {
                        self.came.push((Instant::now(), server));
                        return socket;
                    }
                    // The server is stopping after SIGTERM, or has no database; or a balancer has no ready
                    // server.
                    Ok(Err(refused)) if matches!(refused.status, 502..=504) => *at += 1,
                    Ok(Err(refused)) => panic!("not let in: {refused:?}"),
                    Err(_) => *at += 1,
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await
    }

    /// Plays on this socket until it breaks or the match is finished.
    async fn play(&mut self, socket: &mut Socket, rng: &mut ChaCha8Rng) {
        self.sockets += 1;
        let (epoch, since) = self.record.resume.unzip();
        let watch =
            ClientMessage::Watch { id: ask_id(), table: self.table.clone(), since, epoch, changes: false };
        let mut follows = false;
        socket.send(&watch).await;
        self.say_again(socket, self.newest.as_ref()).await;
        self.say_again(socket, self.unanswered.as_ref()).await;
        while !self.is_done() {
            let Heard::Said(message, frame) = socket.heard().await else { return };
            match &*message {
                ServerMessage::Done { id, seq, .. } => self.acknowledge(id, *seq),
                ServerMessage::Problem { id, problem, .. } => {
                    if let (ProblemCode::TooMany, Some(wait)) = (problem.code, problem.retry_after) {
                        tokio::time::sleep(Duration::from_millis(wait)).await;
                        // If an absurd intent was too fast, the real one is still under way, and is answered
                        // once.
                        let slowed = |submission: &&Submission| Some(submission.id.as_str()) == id.as_deref();
                        self.say_again(socket, self.unanswered.as_ref().filter(slowed)).await;
                    } else if !self.reconsider(id.as_deref(), problem) {
                        // The player cannot continue on this socket now, so the next attempt follows soon,
                        // not at once.
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        return;
                    }
                }
                message => {
                    if let ServerMessage::Game(update) = message {
                        // The first update continues from the player's last position, which differs between
                        // players.
                        if follows && !update.steps.is_empty() {
                            self.hear((update.epoch, update.seq), &frame);
                        }
                        follows = true;
                    }
                    self.record.note(&self.table, message, &frame);
                }
            }
            self.decide(socket, rng).await;
        }
    }

    /// Checks that an update with the same number always has the same frame.
    fn hear(&mut self, place: (u64, u64), frame: &str) {
        let name = &self.who.account.name;
        let first = self.told.entry(place).or_insert_with(|| frame.to_owned());
        assert!(first == frame, "{name}: two frames at {place:?}:\n{first}\n{frame}");
    }

    fn acknowledge(&mut self, id: &str, seq: Option<u64>) {
        assert!(!self.absurd.iter().any(|absurd| absurd == id), "nonsense {id} was accepted as {seq:?}");
        if let Some(submission) = self.unanswered.take_if(|submission| submission.id == id) {
            let seq = seq.expect("a submission has a place in the log");
            self.longest = self.longest.max(submission.asked.elapsed());
            self.accepted.push((submission.id.clone(), seq));
            let by = self.came.last().expect("they came to it").1;
            self.acknowledged.push(Acknowledged { asked: submission.asked, at: Instant::now(), by });
            self.newest = Some(submission);
        } else if let Some((_, first)) = self.accepted.iter().rev().find(|(accepted, _)| accepted == id) {
            assert_eq!(seq, Some(*first), "{id} was acknowledged at another place before");
            self.repeated += 1;
        }
    }

    /// Returns true if the player continues on this socket.
    fn reconsider(&mut self, id: Option<&str>, problem: &Problem) -> bool {
        let refused = matches!(
            problem.code,
            ProblemCode::Malformed
                | ProblemCode::Refused
                | ProblemCode::NotWaiting
                | ProblemCode::Stale
                | ProblemCode::WrongTime
        );
        if refused && self.absurd.iter().any(|absurd| Some(absurd.as_str()) == id) {
            self.refused += 1;
            return true;
        }
        // If several players may act at once, another one can be faster. The log then contains nothing of
        // this move.
        let overtaken = matches!(
            problem.code,
            ProblemCode::Refused | ProblemCode::NotWaiting | ProblemCode::Stale | ProblemCode::WrongTime
        );
        if overtaken
            && let Some(late) = self.unanswered.take_if(|submission| Some(submission.id.as_str()) == id)
        {
            self.overtaken += 1;
            self.answered = late.decision.saturating_sub(1);
            return true;
        }
        assert!(
            matches!(
                problem.code,
                ProblemCode::Closing | ProblemCode::StorageUnavailable | ProblemCode::Overtaken
            ),
            "{}: request {id:?} (waiting for {:?}): {problem:?}",
            self.who.account.name,
            self.unanswered.as_ref().map(|submission| (&submission.id, submission.decision)),
        );
        false
    }

    async fn decide(&mut self, socket: &mut Socket, rng: &mut ChaCha8Rng) {
        let Some(decision) = self.record.decision() else { return };
        if self.looks_on
            || self.unanswered.is_some()
            || decision.number <= self.answered
            || self.record.offered().is_empty()
        {
            return;
        }
        if !self.thinks.is_zero() {
            tokio::time::sleep(self.thinks).await;
        }
        let asked = Instant::now();
        let (number, intent) = (decision.number, pick(self.record.offered(), rng).clone());
        if rng.next_u32().is_multiple_of(16) {
            let absurd =
                Submission { id: ask_id(), decision: number, intent: json!({ "do": "cheat" }), asked };
            self.absurd.push(absurd.id.clone());
            self.say_again(socket, Some(&absurd)).await;
        }
        self.answered = number;
        self.unanswered = Some(Submission { id: ask_id(), decision: number, intent, asked });
        self.say_again(socket, self.unanswered.as_ref()).await;
    }

    async fn say_again(&self, socket: &mut Socket, submission: Option<&Submission>) {
        let Some(Submission { id, decision, intent, asked: _ }) = submission else { return };
        let submit = ClientMessage::Submit {
            id: id.clone(),
            table: self.table.clone(),
            decision: *decision,
            intent: intent.clone(),
        };
        socket.send(&submit).await;
    }
}
