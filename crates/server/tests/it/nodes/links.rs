//! Players of one table at different nodes.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use contract::{Input, SeatChange};
use lobby::{Entry, Store as _};
use protocol::{ProblemCode, ServerMessage};
use serde_json::{Value, json};

use super::{
    house::{House, SECRET, Socket, begin, begin_two, setup},
    postgres,
};
use crate::support::{PATIENCE, until};

/// Answers all decisions until the match ends. Returns the number of moves.
async fn play(table: &str, sockets: &mut [Socket], looks: &mut [Socket]) -> usize {
    let mut answered = vec![0; sockets.len()];
    let (mut moves, mut quiet) = (0, Instant::now());
    while !sockets.iter().all(|socket| socket.game.as_ref().is_some_and(|game| game.outcome.is_some())) {
        let before = moves;
        looks.iter_mut().for_each(|look| drop(look.hear("")));
        for (socket, answered) in sockets.iter_mut().zip(&mut answered) {
            socket.hear("");
            if let Some((decision, intent)) = socket.owes(*answered) {
                *answered = decision;
                let id = format!("move-{moves}");
                moves += 1;
                let submit =
                    json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
                socket.send(&id, submit).await;
                if let Err(problem) = socket.answer(&id).await {
                    assert_eq!(problem["code"], "stale", "{problem}");
                }
            }
        }
        if moves > before {
            quiet = Instant::now();
        }
        assert!(quiet.elapsed() < PATIENCE, "the match stands still");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    moves
}

/// Returns the updates of a match that a client received, by their place in it.
fn told(frames: &[String]) -> BTreeMap<(u64, u64), &str> {
    let updates = frames.iter().filter_map(|text| match serde_json::from_str(text).unwrap() {
        ServerMessage::<Value>::Game(update) => Some(((update.epoch, update.seq), text.as_str())),
        _ => None,
    });
    updates.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: whole matches of all games over links"]
async fn players_of_one_table_are_at_different_servers() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let houses = [House::linked(&url, "a", SECRET).await, House::linked(&url, "b", SECRET).await];
    let mut both = 0;
    for game in houses[0].lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        let (ann, ann_token) = houses[0].sign_in(&format!("Ann {}", &game[..9])).await;
        let (_, ben_token) = houses[1].sign_in(&format!("Ben {}", &game[..9])).await;
        let (table, mut sockets) =
            begin_two([&houses[0], &houses[1]], game, [&ann_token, &ben_token], &ann).await;
        // The same players also watch at the other node.
        let mut looks = [houses[1].socket(&ann_token).await, houses[0].socket(&ben_token).await];
        for look in &mut looks {
            look.watch(&table, None).await;
        }
        let begun = Instant::now();
        let moves = play(&table, &mut sockets, &mut looks).await;
        println!("{game}: {moves} moves of two people at two servers in {:?}", begun.elapsed());
        // Both received the same bytes.
        for (socket, look) in sockets.iter_mut().zip(&mut looks) {
            until("it is told of the end", || {
                look.hear("");
                look.game.as_ref().is_some_and(|game| game.outcome.is_some())
            })
            .await;
            socket.hear("");
            assert!(!socket.is_closed() && !look.is_closed(), "nobody was closed");
            let (here, there) = (told(&socket.frames), told(&look.frames));
            let first = *there.first_key_value().unwrap().0;
            for (place, text) in there.range(first..).skip(1) {
                assert_eq!(here.get(place), Some(text), "{game}: {place:?}");
                both += 1;
            }
        }
        let log = houses[1].store.log(&table).await.unwrap();
        let played = log.iter().filter(|l| matches!(&l.entry, Entry::Played { from: Some(_), .. })).count();
        assert!(played > 0 && played <= moves, "{game}: {played} of {moves}");
    }
    assert!(both > 20, "{both} frames were told at both servers");
    for house in &houses {
        house.close().await;
    }
}

/// The owner of a table carries out requests over HTTP and of operators, wherever they arrive.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: whole matches of all games over links"]
async fn what_no_socket_asks_for_is_done_by_the_owner() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (House::linked(&url, "a", SECRET).await, House::linked(&url, "b", SECRET).await);
    let from = "127.0.0.1".parse().unwrap();
    let mut guessed = 0;
    for game in a.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        let (ann, token) = a.sign_in(&format!("Ann {}", &game[..9])).await;
        let hints = protocol::Setup { hints: true, ..setup(game, 3) };
        let table = match a.lobby.make_table(&ann, hints).await {
            Ok(made) => made.id,
            // The game does not allow hints.
            Err(_) => a.lobby.make_table(&ann, setup(game, 3)).await.unwrap().id,
        };
        let mut there = a.socket(&token).await;
        there.watch(&table, None).await;
        begin(&mut there, &table).await;
        there.asked((&table, None), 0).await.expect("it has begun");
        let wanted = protocol::http::GuessMatch { players: Vec::new() };
        match b.lobby.guess(&ann, (&table, from), wanted).await {
            Ok(made) => {
                guessed += 1;
                let row = b.store.find_table(&made.id).await.unwrap().unwrap();
                assert_eq!(row.summary.status, protocol::Status::Playing, "{game}");
            }
            Err(problem) => {
                assert!(
                    matches!(problem.code, ProblemCode::NotAllowed | ProblemCode::NotInThisGame),
                    "{problem:?}"
                );
            }
        }
        b.lobby.forfeit(&table, &ann.id).await.unwrap();
        b.lobby.forfeit(&table, &ann.id).await.unwrap_or_else(|problem| {
            assert_eq!(problem.code, ProblemCode::WrongTime, "{game}: bots may have ended it");
        });
        let log = b.store.log(&table).await.unwrap();
        let left =
            |entry: &Entry| matches!(entry, Entry::Played { input: Input::Seat(SeatChange::Leave), .. });
        assert_eq!(log.iter().filter(|logged| left(&logged.entry)).count(), 1, "{game}");
        there.hear("");
        assert!(
            !there.is_closed() && there.epoch == there.game.as_ref().unwrap().epoch,
            "{game}: it stays where it is"
        );
    }
    assert!(guessed > 0);
    a.close().await;
    b.close().await;
}
