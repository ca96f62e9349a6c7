//! The same secret deal at two tables, in every game and with expansions. The deals are equal, the server is
//! killed in the middle, both records are hidden until both matches are finished, and they are verified
//! afterwards.

use std::process::{Command, Output};

use protocol::http::{Duplicate, MadeDuplicate, MatchRecord};
use serde_json::{Value, json};
use tests::{Answer, Credentials, Guest, Server, Tireless, all_tables, chance, request};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

fn verify(args: &[&str]) -> Output {
    Command::new(tests::binary()).arg("verify").args(args).output().expect("the binary can be started")
}

fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

fn id_of(guest: &Guest) -> String {
    guest.record.table.as_ref().and_then(|table| table.game.as_ref()).expect("there is a match").id.clone()
}

/// Returns a player's view before the first move, from the first frame about the match.
fn dealt(guest: &Guest) -> Value {
    let frames = guest
        .record
        .frames
        .iter()
        .map(|frame| serde_json::from_str::<Value>(frame).expect("frames are JSON"));
    let first = frames.into_iter().find(|frame| frame["type"] == "game").expect("it was waited for");
    assert!(!first["view"].is_null());
    first["view"].clone()
}

async fn get(server: &Server, path: &str) -> Answer {
    request(server.address(), "GET", path, &[], "").await.expect("the server answers")
}

async fn made(server: &Server, who: &Credentials, setup: &Value) -> MadeDuplicate {
    let body = json!({ "setup": setup, "tables": 2 }).to_string();
    let answer = who.request(server.address(), "POST", "/api/duplicates", &body).await;
    assert_eq!(answer.status, 201, "{setup}: {answer:?}");
    answer.json()
}

/// Starts a match with one person in the first seat and built-in bots, and returns the guest before the first
/// decision.
async fn begun(server: &Server, who: &Credentials, table: &str) -> Guest {
    let mut guest = Guest::come_back(server, who, table).await;
    guest.sit(None).await.expect("a seat is free");
    guest.add_bot(None, "random").await.expect("who sits there is host");
    guest.start().await.expect("everybody is ready");
    guest.until("the match", |record| record.game.is_some()).await;
    guest
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_every_game_and_box_it_is_one_deal_and_closed_until_both_are_over() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let url = format!("sqlite://{}", server.database().display());
    for wanted in all_tables() {
        let (ada, ben) =
            (Credentials::person(&server, "Ada").await, Credentials::person(&server, "Ben").await);
        let set = made(&server, &ada, &wanted).await;
        let hers = begun(&server, &ada, &set.tables[0].code).await;
        let id = id_of(&hers);
        server.kill();
        server.restart().await;
        let mut player = Tireless::new(ada.clone(), &set.tables[0].id);
        player.play_to_the_end(server.address(), &mut rng).await;
        assert!(player.record.is_over());

        // No account can read the record yet, and a killed server still knows the deal.
        for path in ["", "/replay?as=spectator", "/analysis/0"] {
            let path = format!("/api/matches/{id}{path}");
            let own = ada.request(server.address(), "GET", &path, "").await;
            for answer in [get(&server, &path).await, own] {
                assert_eq!(answer.status, 409, "{path}: {answer:?}");
                assert!(!answer.body.contains("view") && !answer.body.contains("seed"), "{answer:?}");
            }
        }
        assert!(!verify(&[&id, "--server", &server.url()]).status.success());
        let output = verify(&[&id, "--database", &url]);
        assert!(output.status.success(), "{wanted}: {}", said(&output));
        let his = begun(&server, &ben, &set.tables[1].code).await;
        let hash = |guest: &Guest| {
            let game = guest.record.table.as_ref().and_then(|table| table.game.clone());
            game.expect("there is a match").seed_hash
        };
        assert_eq!(hash(&hers), hash(&his));
        assert_eq!(dealt(&hers), dealt(&his), "{wanted}");
        let mut player = Tireless::new(ben.clone(), &set.tables[1].id);
        player.play_to_the_end(server.address(), &mut rng).await;

        let all: Duplicate = get(&server, &format!("/api/duplicates/{}", set.id)).await.json();
        assert!(all.open, "{wanted}");
        let results: Vec<_> = all.tables.into_iter().filter_map(|table| table.result).collect();
        let [one, other] = &results[..] else { panic!("{wanted}: {results:?}") };
        let record = async |id: &str| get(&server, &format!("/api/matches/{id}")).await.json::<MatchRecord>();
        let (first, second) = (record(&one.id).await, record(&other.id).await);
        assert_eq!((first.seed, first.options, first.seats), (second.seed, second.options, second.seats));
        for (won, lost) in one.matchpoints.iter().zip(&other.matchpoints) {
            assert!((won.won + lost.won - 1.0).abs() < f64::EPSILON, "{wanted}");
        }
        let hash = first.seed_hash.0.clone();
        for id in [&one.id, &other.id] {
            let output = verify(&[id, "--server", &server.url(), "--hash", &hash]);
            assert!(output.status.success(), "{wanted}: {}", said(&output));
        }
    }
}
