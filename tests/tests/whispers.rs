//! Whispers over real sockets, in every game of the catalogue: where a game has them, two hear them and nobody
//! else can tell, also after everybody came back and after a crash; where it has none, they are refused.

use protocol::{ProblemCode, http::GameListing};
use serde_json::json;
use tests::{Guest, Server, begin_with, request, seat};

const SECRET: &str = "the owl for your two ones";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hear_a_whisper_and_nobody_else_can_tell() {
    let mut server = Server::start(&["--bot-pause", "600000"]).await;
    let games = request(server.address(), "GET", "/api/games", &[], "").await.expect("it is accepted");
    for game in games.json::<Vec<GameListing>>() {
        let people = game.min_seats.max(3).min(game.max_seats);
        let setup = json!({ "game": game.id, "options": game.options });
        let mut guests = begin_with(&server, people, 0, &setup).await;
        if game.whispers {
            whispering(&mut server, &mut guests).await;
        } else {
            let refused = guests[0].whisper(seat(1), SECRET).await.unwrap_err();
            assert_eq!(refused.code, ProblemCode::NotInThisGame, "{}", game.id);
            guests[1].chat("aloud").await.expect("it is accepted");
            guests[0].until("a line", |record| !record.chat.is_empty()).await;
            assert_eq!(guests[0].record.chat[0].text, "aloud", "{}", game.id);
        }
    }
}

async fn whispering(server: &mut Server, players: &mut [Guest]) {
    let table = players[0].table.clone();
    let mut eve = Guest::arrive(&*server, "Eve", &table).await;
    let [ana, ben, cem, ..] = players else { panic!("a game with whispers seats three") };
    cem.chat("before").await.expect("it is accepted");
    let before = ana.whisper(seat(1), SECRET).await.expect("it is accepted");
    let again = ben.whisper(seat(0), SECRET).await.expect("it is accepted");
    assert_eq!(before, again, "whispers have no number of their own");
    cem.chat("after").await.expect("it is accepted");
    for guest in [&mut *ana, &mut *ben] {
        guest.until("all four lines", |record| record.chat.len() == 4).await;
        assert_eq!(whispers(&guest.record), 2);
    }
    deaf(&mut eve).await;
    deaf(cem).await;

    server.kill();
    server.restart().await;
    for guest in [&mut *ana, &mut *ben] {
        let mut back = Guest::come_back(&*server, &guest.who, &table).await;
        back.until("all four lines", |record| record.chat.len() == 4).await;
        assert_eq!(back.record.chat, guest.record.chat, "what was told before the crash, and nothing else");
    }
    for guest in [&eve, &*cem] {
        deaf(&mut Guest::come_back(&*server, &guest.who, &table).await).await;
    }
    deaf(&mut Guest::arrive(&*server, "Zoe", &table).await).await;
}

fn whispers(record: &tests::Record) -> usize {
    record.chat.iter().filter(|line| line.whisper.is_some() && line.text == SECRET).count()
}

/// This client was sent what was said aloud, numbered without a gap, and no word more.
async fn deaf(guest: &mut Guest) {
    guest.until("what was said aloud", |record| record.chat.len() == 2).await;
    let [before, after] = &guest.record.chat[..] else { panic!("two lines were said aloud") };
    assert_eq!((&*before.text, &*after.text, after.seq), ("before", "after", before.seq + 1));
    for frame in &guest.record.frames {
        assert!(!frame.contains(SECRET) && !frame.contains("whisper"), "{frame}");
    }
}
