//! Whispers over real sockets, in every game of the catalogue. In a game with whispers, two players receive
//! them, and no other account can detect them, also after reconnections and a crash. In a game without, they
//! are refused.

use protocol::{ProblemCode, http::GameListing};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};
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

/// A toy game with teams: partners receive the chat of their team and share its place. No other account can
/// detect that chat, also after a crash.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_talk_among_themselves_and_win_together() {
    let toys = ["--bot-pause", "20", "--foretell-every-card-for-tests", "7", "--offer-toy-games-for-tests"];
    let mut server = Server::start(&toys).await;
    let setup = json!({ "game": "goof", "options": { "cards": 3, "teams": true }, "team_talk": "private" });
    let mut players = begin_with(&server, 4, 0, &setup).await;
    let table = players[0].table.clone();
    let teams = players[3].record.table.as_ref().expect("they were told").teams;
    assert_eq!(json!(teams), json!([[0, 1], [2, 3]]));
    let mut eve = Guest::arrive(&server, "Eve", &table).await;
    let [ana, ben, cem, dan] = &mut players[..] else { panic!("four play") };
    cem.chat("before").await.expect("it is accepted");
    ana.say_to_team(SECRET).await.expect("it is accepted");
    ben.say_to_team(SECRET).await.expect("it is accepted");
    assert_eq!(eve.say_to_team(SECRET).await.unwrap_err().code, ProblemCode::NotAllowed);
    cem.chat("after").await.expect("it is accepted");
    for guest in [&mut *ana, &mut *ben] {
        guest.until("all four lines", |record| record.chat.len() == 4).await;
        assert_eq!(whispers(&guest.record), 2);
    }
    for guest in [&mut eve, &mut *cem, &mut *dan] {
        deaf(guest).await;
    }
    server.kill();
    server.restart().await;
    let mut back = Vec::new();
    for guest in [&*ana, ben, cem, dan] {
        back.push(Guest::come_back(&server, &guest.who, &table).await);
    }
    back[1].until("all four lines", |record| record.chat.len() == 4).await;
    for guest in &mut back[2..] {
        deaf(guest).await;
    }
    let mut playing = tokio::task::JoinSet::new();
    for (n, mut guest) in (0..).zip(back) {
        playing.spawn(async move {
            guest.play_to_the_end(&mut ChaCha8Rng::seed_from_u64(n)).await;
            guest
        });
    }
    let ended = playing.join_all().await;
    let outcome = ended[0].record.game.as_ref().and_then(|game| game.outcome.clone()).expect("it is over");
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!((places[0], places[2]), (places[1], places[3]));
    assert_eq!(outcome.teams.iter().filter_map(|team| team.total).sum::<i32>(), 3);
}

fn whispers(record: &tests::Record) -> usize {
    record.chat.iter().filter(|line| line.whisper.is_some() && line.text == SECRET).count()
}

/// Checks that this client received the public lines, numbered without a gap, and no other chat.
async fn deaf(guest: &mut Guest) {
    guest.until("what was said aloud", |record| record.chat.len() == 2).await;
    let [before, after] = &guest.record.chat[..] else { panic!("two lines were said aloud") };
    assert_eq!((&*before.text, &*after.text, after.seq), ("before", "after", before.seq + 1));
    for frame in &guest.record.frames {
        assert!(!frame.contains(SECRET) && !frame.contains("whisper"), "{frame}");
    }
}
