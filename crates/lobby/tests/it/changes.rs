//! Changes instead of whole views: both kinds of sockets end up with the same state.

use contract::{Catalogued, Rules, SeatCount};
use games::{GAMES, Listed, Visitor, visit};
use lobby::{Catalogue, Config, OfferedGame};
use protocol::ServerMessage;
use serde_json::json;

use crate::house::{Client, House, setup};

/// A client, and a second socket of the same account that receives changes.
struct Pair {
    whole: Client,
    changes: Client,
}

impl Pair {
    async fn of(house: &House, whole: Client) -> Self {
        let mut changes = house.socket(whole.session.clone()).await;
        changes.table.clone_from(&whole.table);
        changes.ok(json!({"type": "watch", "changes": true})).await;
        Self { whole, changes }
    }

    /// Reads the messages; both sockets have the same steps and the same state.
    async fn agree(&mut self) {
        self.whole.hear().await;
        let steps = |message: &ServerMessage| match message {
            ServerMessage::Game(update) => json!([update.seq, update.steps]),
            ServerMessage::Changed(change) => json!([change.seq, change.steps]),
            _ => json!(null),
        };
        let before = self.changes.heard.len();
        self.changes.hear().await;
        let told =
            self.changes.heard[before..].iter().map(|text| steps(&serde_json::from_str(text).unwrap()));
        let told: Vec<_> = told.filter(|steps| !steps.is_null()).collect();
        let heard = &self.whole.heard;
        let whole = heard.iter().map(|text| steps(&serde_json::from_str(text).unwrap()));
        let whole: Vec<_> = whole.filter(|steps| !steps.is_null()).collect();
        assert!(whole.ends_with(&told), "{told:?}");
        assert_eq!(self.whole.known(), self.changes.known());
        self.whole.heard.clear();
    }
}

fn bytes(frames: &[String]) -> usize {
    frames.iter().map(String::len).sum()
}

/// Plays a match of random answers and then a rematch at a table of this size, with a spectator. Returns the
/// number of bytes that each kind of socket received.
async fn play<R: Rules>(seats: u8) -> [usize; 2] {
    let offer = OfferedGame {
        game: Box::new(Catalogued::<R>::new()),
        players: Vec::new(),
        levels: Vec::new(),
        adviser: None,
        museum: Vec::new(),
    };
    let house = House::of(Config::default(), || Catalogue::new(vec![offer])).await;
    let mut people = Vec::new();
    for n in 0..seats {
        people.push(house.person(&format!("P{n}")).await);
    }
    house.table(setup(R::INFO.id, seats), &mut people.iter_mut().collect::<Vec<_>>()).await;
    let mut pairs = Vec::new();
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&people[0].table);
    eve.ok(json!({"type": "watch"})).await;
    // Some watch before the match has begun, and some join during it.
    for person in people {
        pairs.push(Pair::of(&house, person).await);
    }
    pairs[0].whole.ok(json!({"type": "start"})).await;
    pairs.push(Pair::of(&house, eve).await);
    let mut told = [0, 0];
    for round in 0..2 {
        let mut turns = 0;
        loop {
            for pair in &mut pairs {
                pair.whole.hear().await;
                told[0] += bytes(&pair.whole.heard);
                let before = pair.changes.heard.len();
                pair.agree().await;
                told[1] += bytes(&pair.changes.heard[before..]);
            }
            turns += 1;
            let game = pairs[0].whole.game();
            if game.outcome.is_some() || turns > 250 {
                break;
            }
            let owes = |pair: &&mut Pair| pair.whole.game().decision.as_ref().is_some_and(|asked| asked.owed);
            let mut owing: Vec<_> = pairs.iter_mut().filter(owes).collect();
            let one = turns % owing.len();
            let player = &mut owing[one];
            let decision = player.whole.game().decision.as_ref().unwrap();
            let intents = decision.choices["intents"].as_array().unwrap();
            let intent = &intents[(turns * 7 + round) % intents.len()];
            let submission = json!({"type": "submit", "decision": decision.number, "intent": intent});
            player.whole.ok(submission.clone()).await;
            // Once more from the other socket: it is refused, and answered with the whole view.
            if turns % 10 == 0 {
                let _ = player.changes.ask(submission).await;
            }
        }
        if round == 0 && pairs[0].whole.game().outcome.is_some() {
            pairs[0].whole.ok(json!({"type": "rematch"})).await;
            for pair in &mut pairs[..usize::from(seats)] {
                pair.whole.ok(json!({"type": "ready", "ready": true})).await;
            }
            pairs[0].whole.ok(json!({"type": "start"})).await;
        }
    }
    told
}

struct AreTheSameAndShorter;

impl Visitor for AreTheSameAndShorter {
    type Output = ();

    fn visit<R: Rules>(self, _: Listed<R>) {
        // Some numbers of seats need an option.
        let fits = |n: &u8| SeatCount::new(*n).is_some_and(|n| R::new(n, R::Options::default()).is_ok());
        let most = (R::INFO.min_seats..=R::INFO.max_seats).rev().find(fits).unwrap();
        for seats in [R::INFO.min_seats, most] {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
            let [whole, changes] = runtime.unwrap().block_on(play::<R>(seats));
            println!("{} with {seats}: {whole} bytes whole, {changes} as changes", R::INFO.id);
            assert!(changes * 10 < whole * 9, "{}: {changes} of {whole}", R::INFO.id);
        }
    }
}

/// Each game has a thread of its own.
#[test]
fn are_the_same_and_shorter_in_every_game() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| visit(game.id, AreTheSameAndShorter).unwrap());
        }
    });
}
