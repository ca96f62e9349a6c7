//! The largest message: all steps of a whole match, for a socket that connects at its end.

use contract::{Catalogued, Purpose, Rules, Seed, pick};
use contract_laws::Mixes;
use games::{GAMES, Listed, Visitor, visit};
use lobby::{Catalogue, Config, OfferedGame};
use protocol::Setup;
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// The number of bytes that docs/bots/protocol.md promises: half of the bytes that may wait for a socket.
const LARGEST: usize = 256 * 1024;

/// The number of matches of each game, with any options.
const MATCHES: usize = 12;

/// Returns the size of the largest message to a client.
fn largest(client: &Client) -> usize {
    client.heard.iter().map(String::len).max().unwrap_or(0)
}

/// Plays a match of random answers to its end, and returns the size of the largest message, also for sockets
/// that open then.
async fn play<R: Rules>(setup: Setup, rng: &mut contract::ChaCha8Rng) -> usize {
    let offer = OfferedGame {
        game: Box::new(Catalogued::<R>::new()),
        players: Vec::new(),
        levels: Vec::new(),
        adviser: None,
        museum: Vec::new(),
    };
    let house = House::of(Config::default(), || Catalogue::new(vec![offer])).await;
    let mut people = Vec::new();
    for n in 0..setup.seats.get() {
        people.push(house.person(&format!("P{n}")).await);
    }
    house.match_of(setup, &mut people.iter_mut().collect::<Vec<_>>()).await;
    let mut seen = 0;
    loop {
        for client in &mut people {
            client.hear().await;
            seen = seen.max(largest(client));
            client.heard.clear();
        }
        if people[0].game().outcome.is_some() {
            break;
        }
        let owes = |client: &&mut Client| client.game().decision.as_ref().is_some_and(|asked| asked.owed);
        let player = people.iter_mut().find(owes).expect("the match waits for one of them");
        let decision = player.game().decision.as_ref().unwrap();
        let intents = decision.choices["intents"].as_array().unwrap();
        let intent: &Value = pick(intents, rng).unwrap();
        let submission = json!({"type": "submit", "decision": decision.number, "intent": intent});
        player.ok(submission).await;
    }
    for client in &people {
        let mut back = house.socket(client.session.clone()).await;
        back.table.clone_from(&client.table);
        back.ok(json!({"type": "watch"})).await;
        back.hear().await;
        assert!(back.game().from_start && back.game().outcome.is_some());
        seen = seen.max(largest(&back));
    }
    seen
}

struct Largest;

impl Visitor for Largest {
    type Output = ();

    fn visit<R: Rules>(self, _: Listed<R>) {
        let game = Catalogued::<R>::new();
        let mixes = Mixes::of(&game);
        let mut rng = Seed::from_bytes([5; 32]).stream(Purpose(1), 0);
        let mut most = 0;
        for _ in 0..MATCHES {
            let (seats, options) = mixes.setup(&mut rng);
            let setup = Setup { options, ..setup(R::INFO.id, seats.get() as u8) };
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
            let seen = runtime.unwrap().block_on(play::<R>(setup, &mut rng));
            assert!(seen < LARGEST, "{}: {seen} bytes", R::INFO.id);
            most = most.max(seen);
        }
        println!("{}: {most} bytes", R::INFO.id);
    }
}

#[test]
#[ignore = "long suite: whole matches of all games and boxes"]
fn a_message_stays_below_half_of_what_may_wait() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| visit(game.id, Largest).unwrap());
        }
    });
}
