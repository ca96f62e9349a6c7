//! An undisturbed match: two people play all the time, and the time that the server takes for their moves is
//! measured.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tests::{Guest, Record, Server, begin, chance, patiently, pick};
use tokio::task::JoinHandle;

/// The number of moves before anything hostile happens.
const BEFORE: usize = 16;

/// The minimum number of moves that are measured after a disturbance.
const AFTER: usize = 5;

/// The number of measurements after which slow moves are a failure.
const LOOKS: usize = 5;

/// The undisturbed match. It ends with the test.
pub struct Calm {
    moves: Arc<Mutex<Vec<Duration>>>,
    looked_at: usize,
    players: JoinHandle<()>,
}

impl Calm {
    /// Starts a match and waits for its first moves.
    pub async fn begin(server: &Server) -> Self {
        let people = begin(server, 2, 0).await;
        let moves = Arc::new(Mutex::new(Vec::new()));
        let players = tokio::spawn(play_on(people, Arc::clone(&moves)));
        let calm = Self { moves, looked_at: BEFORE, players };
        calm.until(BEFORE).await;
        calm
    }

    /// Checks that the moves since the last call were as fast as those before the first disturbance, with a
    /// tolerance: the hostile client uses this machine, too. Other processes may also use it for a while, so
    /// slow moves are measured again. An effect of a client on the server would last longer.
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

    /// Ends the match.
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
        // Others receive no private steps, and their clients number the received ones separately.
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
