//! Notifications, ladders and series where one node leads, and players are at another one.

use std::time::Duration;

use protocol::{
    Noticed,
    http::{LadderListing, LadderMatch, Player, Series, SeriesState},
};
use serde_json::json;

use super::{house::SECRET, options, postgres};
use crate::{
    doorbell,
    ladders::{GAME, Program, ladder, over},
    support::{Server, bearer, patiently, until},
};

/// Starts two nodes. The first one leads, and both know each other.
async fn two(
    url: &str,
    of: impl Fn() -> (lobby::Catalogue, Option<server::BellSettings>),
) -> (Server, Server) {
    let a = Server::linked(url, options("a"), SECRET, of()).await;
    let b = Server::linked(url, options("b"), SECRET, of()).await;
    a.lobby.saw("at a");
    b.lobby.saw("at b");
    until("both are asked", || a.lobby.is_here("at b") && b.lobby.is_here("at a")).await;
    (a, b)
}

fn all() -> (lobby::Catalogue, Option<server::BellSettings>) {
    (server::catalogue(), None)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: ladders and series at two servers"]
async fn people_at_another_server_are_called_and_it_is_taken_back() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = two(&postgres.url(), doorbell::at_several).await;
    doorbell::people_are_called_at(&b).await;
    doorbell::people_are_called_at(&a).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: ladders and series at two servers"]
async fn whom_friends_ask_is_called_as_often_as_at_one_server() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = two(&postgres.url(), doorbell::at_several_seldom).await;
    doorbell::friends_are_called_as_often_at([&b, &a]).await;
    doorbell::friends_are_called_as_often_at([&a, &b]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: ladders and series at two servers"]
async fn a_program_plays_on_a_ladder_from_any_server() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = two(&postgres.url(), all).await;
    let (mut ada, mut bea) = (Program::of(&b, "Ada").await, Program::of(&a, "Bea").await);
    for program in [&ada, &bea] {
        program.session.join_ladder(GAME).await.unwrap();
        program.session.join_ladder(GAME).await.unwrap();
    }
    let waiting = async |server: &Server| {
        let listed: Vec<LadderListing> = server.get("/api/ladders").await.read();
        listed.iter().map(|one| one.waiting).sum::<u32>()
    };
    assert_eq!((waiting(&a).await, waiting(&b).await), (2, 2), "both say who waits");
    let play = async |program: &mut Program| {
        let first = program.next_match().await;
        program.session.leave_ladder(GAME).await.unwrap();
        // Two run at the same time if there is time for that. A late second one is not played.
        let another = async {
            loop {
                // News may repeat the present state.
                let next = program.next_match().await;
                if next != first {
                    return next;
                }
            }
        };
        let second = tokio::time::timeout(Duration::from_secs(2), another).await;
        tokio::join!(program.play(&first), async {
            if let Ok(second) = &second {
                program.play(second).await;
            }
        });
        first
    };
    let (of_ada, of_bea) = tokio::join!(play(&mut ada), play(&mut bea));
    println!("Ada played at {of_ada}, Bea at {of_bea}");
    for program in [&ada, &bea] {
        let is =
            |player: &Player| matches!(player, Player::Account { account } if account.id == program.id());
        // The second match may have begun too late for the bot to hear of it.
        let played = |one: &LadderMatch| {
            one.seats.iter().any(|seat| is(&seat.player) && seat.place.is_some() && !seat.failed)
        };
        patiently("it counts", async {
            while !over(&b, 1).await.iter().any(played) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
    }
    let standings = ladder(&b).await.standings;
    for program in [&ada, &bea] {
        let is =
            |player: &Player| matches!(player, Player::Account { account } if account.id == program.id());
        assert!(standings.iter().any(|one| is(&one.player) && one.matches > 0 && !one.here), "{standings:?}");
    }
    assert_eq!((waiting(&a).await, waiting(&b).await), (0, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: ladders and series at two servers"]
async fn a_series_is_made_asked_for_and_played_from_any_server() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = two(&postgres.url(), all).await;
    let maker = b.bot("Maker").await;
    let of_maker = bearer(&maker);
    let headers = [("authorization", of_maker.as_str())];
    // The asked account listens at another node than the leader, and than the first time.
    let session = client::Session::sign_in(&b.own_origin(), "Ada", protocol::AccountKind::Bot).await.unwrap();
    let ada = client::Client::connect(&session).await.unwrap();
    let mut listener = ada.listen(&[GAME.to_owned()]).await.unwrap();
    let wanted = |deals: u32| {
        json!({ "game": GAME, "seats": 2, "deals": deals,
            "players": [{ "account": session.account().id }, { "player": "random" }] })
    };
    let made: Series = b.json("POST", "/api/series", &headers, wanted(1)).await.read();
    assert_eq!(made.state, SeriesState::Asked);
    let asked = async {
        loop {
            let notice = listener.next().await.unwrap();
            if matches!(&notice.what, Noticed::Series { id, .. } if *id == made.id) {
                return;
            }
        }
    };
    patiently("it is asked", asked).await;
    let token = session.token().unwrap().to_owned();
    let of_ada = bearer(&token);
    let as_ada = [("authorization", of_ada.as_str())];
    for server in [&a, &b] {
        let mut socket = server.socket(&token).await;
        socket.say(json!({ "type": "listen", "id": "listen", "plays": [GAME] })).await;
        let told = serde_json::to_value(socket.next().await).unwrap();
        assert!(told.to_string().contains(&made.id), "it is asked wherever it comes to listen: {told}");
    }
    let declined: Series =
        b.send("POST", &format!("/api/series/{}/decline", made.id), &as_ada, None).await.read();
    assert_eq!(declined.state, SeriesState::Declined);

    let made: Series = b.json("POST", "/api/series", &headers, wanted(1)).await.read();
    let begun: Series =
        b.send("POST", &format!("/api/series/{}/accept", made.id), &as_ada, None).await.read();
    assert_eq!(begun.state, SeriesState::Running);
    let cancelled: Series =
        b.send("POST", &format!("/api/series/{}/cancel", made.id), &headers, None).await.read();
    assert_eq!(cancelled.state, SeriesState::Cancelled);
    // Limits apply at every node, because the leader counts.
    let many = b.json("POST", "/api/series", &headers, wanted(1_000_000)).await;
    assert!(many.status >= 400, "{many:?}");

    let bots = json!({ "game": GAME, "seats": 2, "deals": 2,
        "players": [{ "player": "random" }, { "player": "random" }] });
    let made: Series = b.json("POST", "/api/series", &headers, bots).await.read();
    let played = patiently("it is played", async {
        loop {
            let series: Series = b.get(&format!("/api/series/{}", made.id)).await.read();
            if series.state == SeriesState::Over {
                return series.played;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    assert_eq!(played.await, 4);
}
