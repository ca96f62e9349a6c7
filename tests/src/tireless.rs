//! A player whom nothing stops.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    time::{Duration, Instant},
};

use protocol::{ClientMessage, Problem, ProblemCode, ServerMessage};
use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};
use serde_json::{Value, json};

use crate::{Credentials, Heard, Record, Socket, Upgrade, ask_id, pick, waiting::patiently};

/// A player who decides at random and, whenever the server is gone, tries until it or another one is there, resumes where
/// they were, and repeats what was not acknowledged, under the same id. Now and then they also try what no game
/// allows, and on a new socket they repeat what was acknowledged: neither may have an effect.
pub struct Tireless {
    /// Who.
    pub who: Credentials,
    /// The table's id.
    pub table: String,
    /// What was heard, over all sockets.
    pub record: Record,
    /// What was acknowledged: the request's id and its place in the log.
    pub accepted: Vec<(String, u64)>,
    /// When and by whom, for each of those.
    pub acknowledged: Vec<Acknowledged>,
    /// When they came to which server.
    pub came: Vec<(Instant, SocketAddr)>,
    /// The moves they were told of while they followed the match, as frames by epoch and number.
    pub told: BTreeMap<(u64, u64), String>,
    /// How long they think before they answer what they are asked.
    pub thinks: Duration,
    /// Whether they decide nothing and only look on, until the match is over.
    pub looks_on: bool,
    /// How many sockets there were.
    pub sockets: u32,
    /// How often something absurd was refused.
    pub refused: u32,
    /// How often somebody else was faster.
    pub overtaken: u32,
    /// How often something acknowledged was acknowledged again.
    pub repeated: u32,
    /// How long something took from when it was first said until it was acknowledged, at most.
    pub longest: Duration,
    unanswered: Option<Submission>,
    newest: Option<Submission>,
    absurd: Vec<String>,
    answered: u64,
}

/// When something was acknowledged.
#[derive(Clone, Copy, Debug)]
pub struct Acknowledged {
    /// When it was said first.
    pub asked: Instant,
    /// When it was acknowledged.
    pub at: Instant,
    /// By which server.
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
    /// A player who has a seat at the table already.
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

    /// Plays until the match is over and everything is acknowledged.
    ///
    /// # Panics
    ///
    /// If something offered is refused, or a server that is there does not let them in.
    pub async fn play_to_the_end(&mut self, server: SocketAddr, rng: &mut ChaCha8Rng) {
        self.play_among(&[server], rng).await;
    }

    /// As [`Tireless::play_to_the_end`], at the first of these servers that is there, and at the next one if it is not there any more.
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
                    // On its way out, after SIGTERM, or without its database; or a balancer has none that is there.
                    Ok(Err(refused)) if matches!(refused.status, 502..=504) => *at += 1,
                    Ok(Err(refused)) => panic!("not let in: {refused:?}"),
                    Err(_) => *at += 1,
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await
    }

    /// Plays on this socket until it breaks or nothing is left to do.
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
                        // If it was nonsense that came too fast, the other one is on its way, and is answered once.
                        let slowed = |submission: &&Submission| Some(submission.id.as_str()) == id.as_deref();
                        self.say_again(socket, self.unanswered.as_ref().filter(slowed)).await;
                    } else if !self.reconsider(id.as_deref(), problem) {
                        // Whoever cannot play yet is asked again soon, and not at once.
                        tokio::time::sleep(Duration::from_millis(20)).await;
                        return;
                    }
                }
                message => {
                    if let ServerMessage::Game(update) = message {
                        // The first one says where they are, from where they were: everybody was elsewhere.
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

    /// What was told again under the same number has to be the same.
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

    /// Whether to go on with this socket.
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
        // Where several may act at once somebody else can have been faster. Nothing of it is in the log then.
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
