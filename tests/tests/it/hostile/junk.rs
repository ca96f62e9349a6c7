//! Additional fields in legal intents, at any depth: in intents of every game, and in frames of the largest
//! possible size.

use std::collections::BTreeSet;

use protocol::{Problem, ProblemCode, ServerMessage};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tests::{Guest, Heard, Server, begin_with, chance, pick, request};

use super::Scene;

/// The largest value of `frame-bytes`.
const LARGEST: usize = 262_144;

const FAST: [&str; 6] =
    ["--bot-pause", "0", "--limits", "messages-per-second=100000", "--limits", "message-burst=100000"];

fn nested(deep: usize) -> Value {
    (0..deep).fold(json!(1), |inner, _| json!([inner]))
}

/// Sends a legal intent with an additional field. It must be refused.
async fn with_junk(guest: &mut Guest, decision: u64, legal: &Value) {
    for junk in [json!(null), nested(1), nested(25), json!({ "do": "back" })] {
        for name in ["x", "", "Do", "$serde_json::private::Number"] {
            let mut intent = legal.clone();
            intent[name] = junk.clone();
            sent_as_text(guest, decision, &intent.to_string()).await;
        }
    }
    let Some((tag, rest)) = legal.as_object().and_then(|fields| Some((fields.get("do")?, fields))) else {
        panic!("{legal} is no intent")
    };
    let values = rest.iter().filter(|(name, _)| *name != "do").map(|(_, value)| value);
    let list: Vec<&Value> = std::iter::once(tag).chain(values).collect();
    sent_as_text(guest, decision, &json!(list).to_string()).await;
    let text = legal.to_string();
    let open = text.trim_end_matches('}');
    let closed = &text[open.len()..];
    let joint = closed.replacen('}', "", 1);
    for deep in [30, 60, 120, 125, 127, 1_000] {
        let more = format!("{open}{joint},\"x\":{}{}}}", "[".repeat(deep), "]".repeat(deep));
        sent_as_text(guest, decision, &more).await;
    }
    let twice = format!("{open}{joint},\"do\":\"back\"}}");
    sent_as_text(guest, decision, &twice).await;
}

async fn sent_as_text(guest: &mut Guest, decision: u64, intent: &str) {
    let table = guest.table.clone();
    let id = tests::ask_id();
    let text = format!(
        r#"{{"type":"submit","id":"{id}","table":"{table}","decision":{decision},"intent":{intent}}}"#
    );
    guest.socket.send_text(&text).await;
    loop {
        let heard = guest.socket.heard().await;
        let Heard::Said(message, frame) = heard else { panic!("{intent:.200}: {heard:?}") };
        guest.record.note(&table, &message, &frame);
        match *message {
            ServerMessage::Problem { problem, .. } => {
                // If several players pick at once, the decision may have changed.
                let known = matches!(problem.code, ProblemCode::Malformed | ProblemCode::Stale);
                assert!(known, "{intent:.200}: {problem:?}");
                return;
            }
            ServerMessage::Done { .. } => panic!("{intent:.200} was taken"),
            _ => {}
        }
    }
}

/// Answers a decision with an offered intent, again if others were faster. Returns the decision's number.
async fn answer(guest: &mut Guest, rng: &mut ChaCha8Rng) -> u64 {
    let mut stale = None;
    loop {
        let fresh = |number: u64| Some(number) != stale;
        guest
            .until("a decision or the end", |r| r.is_over() || r.decision().is_some_and(|d| fresh(d.number)))
            .await;
        let Some(number) = guest.record.decision().map(|decision| decision.number) else { return u64::MAX };
        let intent = pick(guest.record.offered(), rng).clone();
        match guest.submit(number, intent.clone()).await {
            Ok(_) => return number,
            // The current state follows.
            Err(Problem { code: ProblemCode::Stale | ProblemCode::NotWaiting, .. }) => stale = Some(number),
            Err(problem) => panic!("{intent} was offered and refused: {problem:?}"),
        }
    }
}

#[tokio::test]
async fn junk_beside_a_legal_intent_is_refused_in_every_game_and_the_table_lives() {
    let mut server = Server::start(&FAST).await;
    let mut rng = chance();
    for info in games::GAMES {
        let (game, bots) = (info.id, info.min_seats - 1);
        let mut guest =
            begin_with(&server, 1, bots, &json!({ "game": game, "options": null })).await.remove(0);
        let (mut tried, mut answered) = (BTreeSet::new(), 0);
        for _ in 0..12 {
            guest
                .until("a decision or the end", |record| {
                    record.is_over() || record.decision().is_some_and(|decision| decision.number > answered)
                })
                .await;
            if guest.record.is_over() {
                break;
            }
            let decision = guest.record.decision().expect("it was waited for").clone();
            let back = Some(&decision.choices["back"]).filter(|back| !back.is_null());
            let legal: Vec<Value> = guest.record.offered().iter().chain(back).cloned().collect();
            for intent in legal {
                if tried.insert(intent["do"].to_string()) {
                    with_junk(&mut guest, decision.number, &intent).await;
                }
            }
            answered = answer(&mut guest, &mut rng).await;
        }
        assert!(!tried.is_empty());
        println!("{game}: junk beside {tried:?}");
        let steps = guest.record.steps.len();
        server.kill();
        server.restart().await;
        let (who, table) = (guest.who.clone(), guest.table.clone());
        let mut guest = Guest::come_back(&server, &who, &table).await;
        guest.until("the match", |record| record.game.is_some()).await;
        assert!(guest.record.steps.len() >= steps, "{game}: nothing is lost");
        answer(&mut guest, &mut rng).await;
    }
    let log = server.log();
    assert!(!log.contains("panicked") && !log.contains("cannot be read"), "{log}");
}

/// Returns texts of at most `most` bytes that grow when they are parsed, by nesting, escapes or width.
fn bombs(most: usize) -> Vec<String> {
    let mut magic = "1".to_owned();
    loop {
        let (open, close) = ("[".repeat(100), "]".repeat(100));
        let inner = json!(magic).to_string();
        let more = format!(r#"{open}{{"$serde_json::private::RawValue":{inner}}}{close}"#);
        if more.len() > most {
            break;
        }
        magic = more;
    }
    let shallow_magic = (0..10).fold("1".to_owned(), |inner, _| {
        format!(r#"{{"\u0024serde_json::private::RawValue":{}}}"#, json!(inner))
    });
    vec![
        magic,
        shallow_magic,
        "[".repeat(most),
        "{\"a\":".repeat(most / 5),
        format!("{}{}", "[".repeat(most / 2), "]".repeat(most / 2)),
        format!("[{}1]", "1,".repeat(most / 2 - 4)),
        format!("[{}[]]", "[],".repeat(most / 3 - 4)),
        format!("[{}{{}}]", "{},".repeat(most / 3 - 4)),
        format!("\"{}\"", "[".repeat(most - 2)),
        format!("\"{}\"", "\\\"".repeat(most / 2 - 2)),
        format!("{{\"{}\":1}}", "a".repeat(most - 8)),
        "1".repeat(most),
    ]
}

#[tokio::test]
async fn no_frame_of_the_largest_size_harms_the_server() {
    let largest = format!("frame-bytes={LARGEST}");
    let mut scene = Scene::set_with(&[&FAST[..], &["--limits", &largest]].concat()).await;
    for bomb in bombs(LARGEST - 200) {
        for text in [
            bomb.clone(),
            format!(r#"{{"type":"submit","id":"a","table":"t","decision":1,"intent":{bomb}}}"#),
            format!(r#"{{"type":"ping","id":"a","x":{bomb}}}"#),
            format!(
                r#"{{"type":"configure","id":"a","table":"t","setup":{{"game":"g","seats":2,"options":{bomb}}}}}"#
            ),
        ] {
            scene.socket.send_text(&text).await;
            match scene.socket.message().await {
                ServerMessage::Problem { problem, .. } => {
                    let known = [ProblemCode::Malformed, ProblemCode::NotFound].contains(&problem.code);
                    assert!(known, "{text:.100}: {problem:?}");
                    assert!(problem.message.len() < 1_000, "{:.200}", problem.message);
                }
                other => panic!("{text:.100}: {other:?}"),
            }
        }
        let options = format!(r#"{{"game":"seven-kingdoms","seats":2,"options":{bomb}}}"#);
        for (path, body) in [("/api/tables", &options), ("/api/tables", &bomb), ("/api/session", &bomb)] {
            let (name, value) = &scene.who.header;
            let headers = [(*name, value.as_str())];
            let answer = request(scene.server.address(), "POST", path, &headers, body).await;
            let answer = answer.expect("the server answers");
            assert!((400..500).contains(&answer.status), "{path} {body:.100}: {answer:?}");
        }
    }
    assert!(scene.socket.is_alive().await);
    let log = scene.server.log();
    assert!(!log.contains("panicked") && !log.contains("overflow"), "{log}");
    scene.nobody_noticed().await;
}
