//! The match next door: two people who play on whatever happens, and how long the server takes to carry out
//! their moves.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tests::{Guest, Record, Server, begin, chance, patiently, pick};
use tokio::task::JoinHandle;

/// Moves before anything hostile happens.
const BEFORE: usize = 16;

/// Moves that are looked at after something has happened, at least.
const AFTER: usize = 5;

/// How often they are looked at before they count as slow.
const LOOKS: usize = 5;

/// The match next door. Ends with the test.
pub struct Calm {
    moves: Arc<Mutex<Vec<Duration>>>,
    looked_at: usize,
    players: JoinHandle<()>,
}

impl Calm {
    /// Begins a match and plays for a while.
    pub async fn begin(server: &Server) -> Self {
        let people = begin(server, 2, 0).await;
        let moves = Arc::new(Mutex::new(Vec::new()));
        let players = tokio::spawn(play_on(people, Arc::clone(&moves)));
        let calm = Self { moves, looked_at: BEFORE, players };
        calm.until(BEFORE).await;
        calm
    }

    /// The moves since the last look took as long as those before anything happened, but for noise: the hostile
    /// client is busy on this machine, too. Others may be busy on it for a while, so what is slow is looked at again:
    /// what a client could do to the server does not pass that soon.
    pub async fn is_undisturbed(&mut self) {
        let mut looks = Vec::new();
        while looks.len() < LOOKS {
            let (before, since) = self.look().await;
            if since < before * 5 + Duration::from_millis(50) {
                return;
            }
            looks.push((before, since));
        }
        panic!("how long a move took before, and since the last look, each time: {looks:?}");
    }

    async fn look(&mut self) -> (Duration, Duration) {
        self.until(self.looked_at + AFTER).await;
        let moves = self.moves.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let times = (median(&moves[..BEFORE]), median(&moves[self.looked_at..]));
        self.looked_at = moves.len();
        times
    }

    async fn until(&self, count: usize) {
        patiently("the match next door goes on", async {
            while self.moves.lock().unwrap_or_else(PoisonError::into_inner).len() < count {
                assert!(!self.players.is_finished(), "the match next door has broken off");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// Nobody plays next door any more.
    pub fn end(&self) {
        self.players.abort();
    }
}

impl Drop for Calm {
    fn drop(&mut self) {
        self.end();
    }
}

async fn play_on(mut people: Vec<Guest>, moves: Arc<Mutex<Vec<Duration>>>) {
    let mut rng = chance();
    loop {
        let (actor, seq) = if people[0].record.is_over() {
            people[0].rematch().await.expect("they play again");
            for person in &mut people {
                person.ready(true).await.expect("who sits can be ready");
            }
            (0, people[0].start().await.expect("everybody is ready"))
        } else {
            let asked = |person: &Guest| person.record.decision().is_some();
            let actor = people.iter().position(asked).expect("somebody is asked until it is over");
            let person = &mut people[actor];
            let number = person.record.decision().expect("they are asked").number;
            let intent = pick(person.record.offered(), &mut rng).clone();
            let begun = Instant::now();
            let seq = person.submit(number, intent).await.expect("it was offered");
            moves.lock().unwrap_or_else(PoisonError::into_inner).push(begun.elapsed());
            (actor, seq)
        };
        // Others are told of no private step, and number those that they are told of by themselves.
        let heard = |record: &Record| record.game.as_ref().is_some_and(|game| Some(game.seq) >= seq);
        people[actor].until("what was done", heard).await;
        let known = |record: &Record| record.game.as_ref().map(|game| (game.number, game.waiting.clone()));
        let now = known(&people[actor].record);
        for person in &mut people {
            person.until("whose turn it is", |record: &Record| known(record) == now).await;
        }
        let pause = if moves.lock().unwrap_or_else(PoisonError::into_inner).len() < BEFORE { 1 } else { 40 };
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times[times.len() / 2]
}
